import { familyFacts } from '../imperium-family/facts.ts';
import type { FamilyGame } from '../imperium-family/types.ts';
import type { GameFace } from '../shelf-entry.ts';
import { EDITION } from './edition.ts';
import { words } from './words.ts';

/** What a device shows of Uprising. */
export const face: GameFace<FamilyGame> = { facts: familyFacts(EDITION), words };
