import type { GameSense } from '../../face.ts';
import { playerOf } from '../queries/table.ts';
import type { FamilyGame } from '../types.ts';

/** What bots know of the games of the family. */
export const familySense: GameSense<FamilyGame> = {
  value({ position, state }, seat) {
    if (position.outcome) return position.outcome.winners.includes(seat) ? 1 : 0;
    const best = Math.max(...state.order.filter((id) => id !== seat).map((id) => playerOf(state, id).vp));
    return 1 / (1 + Math.exp(best - playerOf(state, seat).vp));
  },
  habit: () => null,
  candidates: () => [],
  calm: ({ task }) => task?.do === 'turn',
  urgent: ({ state }) => state.order.some((id) => playerOf(state, id).vp >= 8),
};
