import { isOneOf } from '../../../kernel/typed.ts';
import { set } from '../../../kernel/write.ts';
import { type AreaId, type AtreidesToken, type Figure, FIGURES, type Rank, RANKS, type Side } from '../ids.ts';
import { NOBODY, substitute } from '../queries/legions.ts';
import { areaOf, seatOf, without } from '../queries/table.ts';
import type { PieceSource, Putting } from '../questions.ts';
import type { Game } from '../types.ts';
import { dismissLonely, join, moveLeader, reinforce, take } from './legions.ts';
import { changeLegion } from './records.ts';
import { bringWorm } from './worms.ts';

/** Tokens of the pool are drawn and looked at before it is said where they go. R7.6 */
export function drawTokens(game: Game, count: number): void {
  const { state } = game;
  takeTokens(game, game.chance.shuffle(state.pool.hidden).slice(0, count));
}
/** These tokens of the pool have been drawn. */
export function takeTokens(game: Game, drawn: readonly AtreidesToken[]): void {
  const { state } = game;
  if (drawn.length === 0) return;
  set(game, state, 'pool', { hidden: without(state.pool.hidden, drawn) });
  set(game, state, 'drawn', { hidden: [...state.drawn.hidden, ...drawn] });
  const told = { type: 'tokensDrawn', count: drawn.length } as const;
  game.tell({ ...told, tokens: drawn }, { to: knowing(game), others: told });
}
/** Those that were not placed go back. */
export function returnTokens(game: Game): void {
  const { state } = game;
  if (state.drawn.hidden.length === 0) return;
  set(game, state, 'pool', { hidden: [...state.pool.hidden, ...state.drawn.hidden] });
  set(game, state, 'drawn', { hidden: [] });
}
/** Who may see what lies facedown. RU-43 */
const knowing = ({ state }: Game) => [...new Set([seatOf(state, 'house-atreides'), seatOf(state, 'fremen-ally')])];

/** A piece comes to an area, from the supply or from elsewhere on the map. R2.9, R2.10 */
export function place(game: Game, side: Side, { what, to }: Putting, from: PieceSource): void {
  if (what === 'sandworm') bringWorm(game, to, from as 'supply' | AreaId);
  else if (what === 'wild-maker') bringWorm(game, to, 'wild-maker');
  else if (what === 'token') placeToken(game, to, from);
  else if (isFigure(what)) placeFigure(game, side, what, to, from === 'supply' ? null : (from as AreaId));
  else {
    const before = areaOf(game.state, what);
    moveLeader(game, what, to); // RU-47
    game.tell({ type: 'placed', side, what, count: 1, from: before, to });
  }
}
function placeFigure(game: Game, side: Side, what: Figure, to: AreaId, from: AreaId | null): void {
  const comes = from === null && isRank(what) ? substitute(game.state, side, what) : what;
  if (comes === null) return;
  if (from) leave(game, side, from, { ...NOBODY, [comes]: 1 });
  reinforce(game, side, to, comes, 1);
  game.tell({ type: 'placed', side, what: comes, count: 1, from, to });
  if (from) dismissLonely(game, side, from);
}
const isFigure = (what: string): what is Figure => isOneOf(FIGURES, what);
const isRank = (what: string): what is Rank => isOneOf(RANKS, what);
const leave = (game: Game, side: Side, at: AreaId, part: typeof NOBODY): void =>
  changeLegion(game, side, at, () => take(game, side, at, part));

function placeToken(game: Game, to: AreaId, from: PieceSource): void {
  const { state } = game;
  if (typeof from === 'object') {
    leave(game, 'atreides', from.at, { ...NOBODY, tokens: [from.token] });
    join(game, 'atreides', to, { ...NOBODY, tokens: [from.token] });
    game.tell({ type: 'placed', side: 'atreides', what: 'token', count: 1, from: from.at, to });
    dismissLonely(game, 'atreides', from.at);
    return;
  }
  const [token, ...rest] = state.drawn.hidden as readonly AtreidesToken[];
  if (!token) return;
  set(game, state, 'drawn', { hidden: rest });
  join(game, 'atreides', to, { ...NOBODY, tokens: [token] });
  const told = { type: 'tokenDeployed', at: to } as const;
  game.tell({ ...told, token }, { to: knowing(game), others: told });
}
