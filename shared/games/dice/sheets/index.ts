import { backed, inKit, threeOnAPage, twoOnAPage, used } from '../../../sheets/desk.ts';
import type { Sheet } from '../../../sheets/sheet.ts';
import { box } from './box.ts';
import { diceSheet } from './dice.ts';
import { houseBoards, houseCards, houseTarot } from './house-cards.ts';
import { map, mapA2, mapA3, mapPoster } from './map.ts';
import { rulesHalf } from './rules-half.ts';
import { scoreSheet } from './score-sheet.ts';
import { setupSheet } from './setup-sheet.ts';
import { teach } from './teach.ts';
import { tokens } from './tokens.ts';
import { turnReference } from './turn-reference.ts';

/** Everything that can be printed for the Dice Game: together a complete print-and-play set. */
export const diceSheets: readonly Sheet[] = [
  inKit(used('play', turnReference, threeOnAPage)),
  used('setup', teach),
  used('setup', rulesHalf, twoOnAPage),
  inKit(used('setup', setupSheet)),
  inKit(backed(used('setup', houseCards))),
  backed(houseTarot),
  houseBoards,
  used('end', scoreSheet),
  map,
  inKit(mapPoster),
  mapA3,
  mapA2,
  inKit(diceSheet),
  inKit(backed(tokens)),
  inKit(box),
];
