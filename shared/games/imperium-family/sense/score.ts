import type { Table } from '../../../kernel/table.ts';
import type { SeatId } from '../ids.ts';
import { playerOf } from '../queries/table.ts';
import type { FamilyGame } from '../types.ts';

export function value({ position, state }: Table<FamilyGame>, seat: SeatId): number {
  if (position.outcome) return position.outcome.winners.includes(seat) ? 1 : 0;
  const best = Math.max(...state.order.filter((id) => id !== seat).map((id) => playerOf(state, id).vp));
  return 1 / (1 + Math.exp(best - playerOf(state, seat).vp));
}
