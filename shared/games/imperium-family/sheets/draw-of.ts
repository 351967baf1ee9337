import { seedOf } from '../../../kernel/chance.ts';
import { begin } from '../../../kernel/table.ts';
import type { ConflictName, PlayerId } from '../ids.ts';
import type { State } from '../types.ts';
import type { Desk } from './common.ts';

/** What chance decides before a game. */
export interface Draw {
  readonly state: State;
  /** Round 1 first. R2.2 */
  readonly conflicts: readonly ConflictName[];
  /** Those who have a Leader, clockwise; House Hagal has none. */
  readonly players: readonly PlayerId[];
}

/** The draw of a game with this seed where Leaders are dealt: the same numbers give the same Leaders, deck and First Player. */
export function drawOf({ module, options, request }: Desk): Draw {
  const table = begin(module, {
    seats: module.seatIds.slice(0, request.seats),
    options: { ...options, leaders: 'random', start: 'random', board: 'app' },
    seed: seedOf(request.seed),
  });
  const { state } = table.position;
  const conflicts = [...state.conflicts, ...state.conflictDeck.hidden];
  return { state, conflicts, players: state.order.filter((id) => state.players[id]?.leader) };
}
