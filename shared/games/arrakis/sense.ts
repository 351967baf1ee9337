import type { GameSense } from '../face.ts';
import { nearness } from './queries/end.ts';
import { sideOfSeat } from './queries/table.ts';
import type { ArrakisGame } from './types.ts';

/** How War for Arrakis is played well: not yet more than who is nearer to winning. */
export const sense: GameSense<ArrakisGame> = {
  value({ state }, seat) {
    const side = sideOfSeat(state, seat);
    return side === null ? 0 : nearness(state, side);
  },
  habit: () => null,
  candidates: () => [],
  calm: () => true,
  urgent: () => false,
};
