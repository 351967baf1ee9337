import { chanceOf, seedOf } from '../../../kernel/chance.ts';
import { begin } from '../../../kernel/table.ts';
import type { ConflictName, PlayerId, RivalName, SeatId } from '../ids.ts';
import type { State } from '../types.ts';
import type { Desk } from './common.ts';

/** What chance decides before a game. */
export interface Draw {
  readonly state: State;
  /** Round 1 first. R2.2 */
  readonly conflicts: readonly ConflictName[];
  /** Those who have a Leader, or a card of a Rival, clockwise; House Hagal has neither. */
  readonly players: readonly PlayerId[];
}

/** The draw of a game with this seed where Leaders are dealt: the same numbers give the same Leaders, deck and First Player. */
export function drawOf({ module, options, request }: Desk): Draw {
  const table = begin(module, {
    seats: module.seatIds.slice(0, request.seats),
    options: { ...options, leaders: 'random', start: 'random', board: 'app' },
    seed: seedOf(request.seed),
  });
  // Persons choose these cards, so no game draws them: the sheet does.
  const chance = chanceOf(request.seed);
  while (table.task?.do === 'rivalCard') {
    const { of } = table.choices(table.asked[0] as SeatId) as { readonly of: readonly RivalName[] };
    table.play({ seat: table.asked[0] as SeatId, answer: of[chance.below(of.length)] });
  }
  const { state } = table.position;
  const conflicts = [...state.conflicts, ...state.conflictDeck.hidden];
  return { state, conflicts, players: state.order.filter((id) => state.players[id]?.leader || state.players[id]?.rivalCard) };
}
