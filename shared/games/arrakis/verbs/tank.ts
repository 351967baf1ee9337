import { set } from '../../../kernel/write.ts';
import type { NamedId, Side } from '../ids.ts';
import { areaOf, boardIdOf, boardsOf, boardState, book } from '../queries/table.ts';
import type { Game } from '../types.ts';
import { countDeed } from './deeds.ts';

/** A named leader goes to START, its card as spent as it was; who is there is pushed to the right, and out of the last slot. R12.9, R12.11 */
export function sendToTank(game: Game, id: NamedId): void {
  const { state } = game;
  const { house } = book(state).data.leaders[id];
  const from = areaOf(state, id);
  const board = boardState(state, boardIdOf(state, house));
  const slots = [...board.tank];
  let pushed: NamedId | null = id;
  for (let at = 0; pushed !== null && at < slots.length; at++) {
    const next: NamedId | null = slots[at] ?? null;
    slots[at] = pushed;
    pushed = next;
  }
  set(game, board, 'tank', slots);
  set(game, state.leaders, id, { ...state.leaders[id], at: 'tank' });
  if (book(state).sideOf[id] === 'harkonnen') countDeed(game, 'fallen');
  game.tell({ type: 'leaderToTank', leader: id, from });
  if (pushed !== null) leave(game, book(state).sideOf[pushed], [pushed]);
}
/** Every figure of a side's tanks moves one slot; from the last one it leaves. R12.10, R15.10 */
export function advanceTank(game: Game, side: Side): void {
  const { state } = game;
  for (const id of boardsOf(state, side)) {
    const { tank } = boardState(state, id);
    if (tank.every((leader) => leader === null)) continue;
    const out = tank.at(-1) ?? null;
    set(game, boardState(state, id), 'tank', [null, ...tank.slice(0, -1)]);
    leave(game, side, out ? [out] : []);
  }
}
function leave(game: Game, side: Side, out: readonly NamedId[]): void {
  for (const id of out) set(game, game.state.leaders, id, { ...game.state.leaders[id], at: 'ready' });
  game.tell({ type: 'tankAdvanced', side, out });
}
