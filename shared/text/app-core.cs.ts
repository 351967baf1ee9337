import type { coreEn } from './app-core.en.ts';
import type { TextsLike } from './message.ts';

export const coreCs: TextsLike<typeof coreEn> = {
  'refused.gameOver': 'Hra skončila, další odpovědi už nečeká.',
  'refused.notAsked': 'Tahle otázka teď není pro tebe. Dole u otázky vidíš, kdo je na řadě.',
  'refused.notOffered': 'To mezi možnostmi není. Vyber některou z osvětlených.',
};
