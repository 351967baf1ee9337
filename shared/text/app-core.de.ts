import type { coreEn } from './app-core.en.ts';
import type { TextsLike } from './message.ts';

export const coreDe: TextsLike<typeof coreEn> = {
  'refused.gameOver': 'Die Partie ist vorbei. Es gibt nichts mehr zu beantworten.',
  'refused.notAsked': 'Diese Frage gilt gerade nicht dir. Unten steht, wer gefragt ist.',
  'refused.notOffered': 'Das steht nicht zur Wahl. Nimm eines, das im Licht liegt.',
};
