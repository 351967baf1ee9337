import type { GameFace } from '../shelf-entry.ts';
import { facts } from './facts.ts';
import type { DiceGame } from './types.ts';
import { words } from './words.ts';

/** What a device shows of the Dice Game. */
export const face: GameFace<DiceGame> = { facts, words };
