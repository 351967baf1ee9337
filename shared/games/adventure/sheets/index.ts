import { threeOnAPage, used } from '../../../sheets/desk.ts';
import type { Sheet } from '../../../sheets/sheet.ts';
import { cardReference } from './card-reference.ts';
import { fighterCards } from './fighter-cards.ts';
import { scoreSheet } from './score-sheet.ts';
import { setupSheet } from './setup-sheet.ts';
import { boardA2, boardA3, boardPoster, spaceReference } from './space-reference.ts';
import { teach } from './teach.ts';
import { turnReference } from './turn-reference.ts';

/** Everything that can be printed for the adventure game, to play it with the box. */
export const adventureSheets: readonly Sheet[] = [
  used('play', turnReference, threeOnAPage),
  used('play', spaceReference),
  used('play', cardReference),
  used('setup', teach),
  used('setup', setupSheet),
  used('setup', fighterCards),
  used('end', scoreSheet),
  boardPoster,
  boardA3,
  boardA2,
];
