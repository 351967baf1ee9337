import type { GameFace } from '../shelf-entry.ts';
import { facts } from './facts.ts';
import type { ArrakisGame } from './types.ts';
import { words } from './words.ts';

/** What a device shows of War for Arrakis. */
export const face: GameFace<ArrakisGame> = { facts, words };
