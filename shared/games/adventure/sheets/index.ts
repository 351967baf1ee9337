import { backed, inKit, threeOnAPage, twoOnAPage, used } from '../../../sheets/desk.ts';
import type { Sheet } from '../../../sheets/sheet.ts';
import { cardReference } from './card-reference.ts';
import { cards } from './cards.ts';
import { diceSheet } from './dice.ts';
import { fighterCards } from './fighter-cards.ts';
import { figuresSheet, tokens } from './figures-sheet.ts';
import { rulesHalf } from './rules-half.ts';
import { scoreSheet } from './score-sheet.ts';
import { setupSheet } from './setup-sheet.ts';
import { boardA2, boardA3, boardPoster, boardTable, spaceReference } from './space-reference.ts';
import { teach } from './teach.ts';
import { turnReference } from './turn-reference.ts';

/** Everything that can be printed for the adventure game, to play it with the box or, out of print since long, without. */
export const adventureSheets: readonly Sheet[] = [
  inKit(used('play', turnReference, threeOnAPage)),
  inKit(used('play', spaceReference)),
  inKit(used('play', cardReference)),
  used('setup', teach),
  used('setup', rulesHalf, twoOnAPage),
  inKit(used('setup', setupSheet)),
  inKit(backed(used('setup', fighterCards))),
  inKit(backed(cards)),
  inKit(figuresSheet),
  inKit(backed(tokens)),
  inKit(diceSheet),
  used('end', scoreSheet),
  inKit(boardTable),
  boardPoster,
  boardA3,
  boardA2,
];
