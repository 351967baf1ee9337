import { twoOnAPage, used } from '../../../sheets/desk.ts';
import type { Sheet } from '../../../sheets/sheet.ts';
import { areaList } from './area-list.ts';
import { cardList } from './card-list.ts';
import { diceLeaders } from './dice-leaders.ts';
import { hazards } from './hazards.ts';
import { mahdiCards } from './mahdi-cards.ts';
import { mahdiReference, mahdiTracker } from './mahdi.ts';
import { map, mapA3, mapPoster } from './map.ts';
import { prescience } from './prescience.ts';
import { atreidesReference, combatReference, harkonnenReference } from './references.ts';
import { rulesHalf } from './rules-half.ts';
import { scoreSheet } from './score-sheet.ts';
import { setupSheet } from './setup-sheet.ts';
import { spiceBoard } from './spice-board.ts';
import { teach } from './teach.ts';
import { againstMahdi, perPerson } from './who-plays.ts';

/** Everything that can be printed for War for Arrakis, to play it with the box. */
export const arrakisSheets: readonly Sheet[] = [
  used('play', harkonnenReference, perPerson('harkonnen')),
  used('play', atreidesReference, perPerson('atreides')),
  used('play', diceLeaders),
  used('play', combatReference),
  used('play', hazards),
  used('play', spiceBoard),
  used('play', prescience),
  cardList,
  map,
  mapPoster,
  mapA3,
  areaList,
  used('setup', teach),
  used('setup', rulesHalf, twoOnAPage),
  used('setup', setupSheet),
  used('end', scoreSheet),
  used('play', mahdiReference, againstMahdi),
  used('play', mahdiTracker, againstMahdi),
  mahdiCards,
];
