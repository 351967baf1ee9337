import type { Game } from '../types.ts';

export const D6 = { name: 'd6', sides: 6 } as const;
const D8 = { name: 'd8', sides: 8 } as const;
const ONE_D6 = [D6] as const;
const ONE_D8 = [D8] as const;
/** The raider's d8, then the opponent's d6. R6.21, R10.4 */
export const RAID = [D8, D6] as const;

export const rollD6 = (game: Game): number => game.chance.roll(ONE_D6)[0] ?? 1;
export const rollD8 = (game: Game): number => game.chance.roll(ONE_D8)[0] ?? 1;
