import type { GameFace } from '../shelf-entry.ts';
import { facts } from './facts.ts';
import type { AdventureGame } from './types.ts';
import { words } from './words.ts';

/** What a device shows of the adventure game. */
export const face: GameFace<AdventureGame> = { facts, words };
