import type { Sheet } from '../../../sheets/sheet.ts';
import { houseBoards, houseCards } from './house-cards.ts';
import { map, mapPoster } from './map.ts';
import { turnReference } from './turn-reference.ts';

/** Everything that can be printed for the Dice Game: together a complete print-and-play set. */
export const diceSheets: readonly Sheet[] = [turnReference, houseCards, houseBoards, map, mapPoster];
