import type { Sheet } from '../../../sheets/sheet.ts';
import { cardReference } from './card-reference.ts';
import { turnReference } from './turn-reference.ts';

/** Everything that can be printed for the adventure game, to play it with the box. */
export const adventureSheets: readonly Sheet[] = [turnReference, cardReference];
