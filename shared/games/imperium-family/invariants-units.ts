import { bookOf } from './edition.ts';
import type { Holds } from './invariants.ts';
import { playerOf } from './queries/table.ts';
import { unitsOf } from './queries/strength.ts';
import type { State } from './types.ts';

/** Sandworms are in the Conflict or in the bank, cards are won once, Objectives are had once. Uprising R7.5, Uprising R10.6, Uprising R2.8 */
export function unitsHold(state: State, holds: Holds): void {
  const { game, board, objectives = {} } = bookOf(state);
  const players = state.order.map((id) => ({ id, ...playerOf(state, id) }));
  const hasWorms = game.strength.sandworm !== undefined;
  for (const { id, sandworms, hooks } of players) {
    holds(hasWorms ? (sandworms ?? -1) >= 0 && hooks !== undefined : sandworms === undefined && hooks === undefined, `sandworms of ${id}`);
    if (state.phase === 'recall' || state.phase === 'endgame') holds(unitsOf(state, id) === 0, `units of ${id} after the Conflict`); // Uprising R10.7
  }
  holds((state.shieldWall === undefined) === (board.shield_wall === undefined), 'the Shield Wall');
  const left = [...state.conflicts];
  for (const { conflict } of players.flatMap(({ won = [] }) => won)) {
    const at = left.indexOf(conflict);
    holds(at >= 0, `${conflict} was won twice, or never turned up`);
    if (at >= 0) left.splice(at, 1);
  }
  const held = players.flatMap((player) => player.objectives ?? []).map(({ objective }) => objective);
  for (const name of new Set(held))
    holds(held.filter((each) => each === name).length <= (objectives[name]?.copies ?? 0), `Objectives ${name}`);
}
