import type { coreEn } from './app-core.en.ts';
import type { TextsLike } from './message.ts';

export const coreHu: TextsLike<typeof coreEn> = {
  'refused.gameOver': 'A játéknak vége, több választ nem vár.',
  'refused.notAsked': 'Ez a kérdés most nem neked szól. A kérdés helyén látod, kitől várunk választ.',
  'refused.notOffered': 'Ez nincs a lehetőségek között. Válassz egyet a megvilágítottak közül.',
};
