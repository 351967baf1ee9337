import { threeOnAPage, used } from '../../../sheets/desk.ts';
import type { Sheet } from '../../../sheets/sheet.ts';
import { diceSheet } from './dice.ts';
import { houseBoards, houseCards } from './house-cards.ts';
import { map, mapA2, mapA3, mapPoster } from './map.ts';
import { scoreSheet } from './score-sheet.ts';
import { setupSheet } from './setup-sheet.ts';
import { teach } from './teach.ts';
import { tokens } from './tokens.ts';
import { turnReference } from './turn-reference.ts';

/** Everything that can be printed for the Dice Game: together a complete print-and-play set. */
export const diceSheets: readonly Sheet[] = [
  used('play', turnReference, threeOnAPage),
  used('setup', teach),
  used('setup', setupSheet),
  used('setup', houseCards),
  houseBoards,
  used('end', scoreSheet),
  map,
  mapPoster,
  mapA3,
  mapA2,
  diceSheet,
  tokens,
];
