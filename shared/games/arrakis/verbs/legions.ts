import { set } from '../../../kernel/write.ts';
import type { Group } from '../events.ts';
import { type AreaId, type AtreidesToken, type Figure, FIGURES, type NamedId, type Side } from '../ids.ts';
import { figuresAt, legionAt, less, sum, unitsIn, wholeOf } from '../queries/legions.ts';
import { namedAt } from '../queries/table.ts';
import type { Game, Legion, LeaderPlace, Part, Sparse } from '../types.ts';
import { sendToTank } from './tank.ts';

/** A map of areas with one value more, other, or less (null). */
export function withArea<T>(map: Sparse<T>, at: AreaId, value: T | null): Sparse<T> {
  if (value !== null) return { ...map, [at]: value };
  const rest: Partial<Record<AreaId, T>> = {};
  for (const key in map) if (key !== at) rest[key as AreaId] = map[key as AreaId] as T;
  return rest;
}
const isNothing = (legion: Legion): boolean => unitsIn(legion) + legion.generic === 0;
function put(game: Game, side: Side, at: AreaId, legion: Legion): void {
  set(game, game.state.legions, side, withArea(game.state.legions[side] as Sparse<Legion>, at, isNothing(legion) ? null : legion));
}
const legionFrom = (part: Part): Legion => ({
  regular: part.regular,
  elite: part.elite,
  special: part.special,
  generic: part.generic,
  tokens: { hidden: part.tokens },
  facedown: part.facedown ?? [],
});

/** Figures leave an area; where they go is the caller's business. Their named leaders are taken along by `moveLeader`. */
export function take(game: Game, side: Side, at: AreaId, part: Part): void {
  put(game, side, at, legionFrom(less(wholeOf(game.state, side, at), part)));
}
/** Figures come into an area and join the legion there. R10.3 */
export function join(game: Game, side: Side, at: AreaId, part: Part): void {
  put(game, side, at, legionFrom(sum(wholeOf(game.state, side, at), part)));
}
export function moveLeader(game: Game, id: NamedId | 'wild-maker', at: LeaderPlace): void {
  set(game, game.state.leaders, id, { ...game.state.leaders[id], at });
}

/** Figures go from one area to another, leaders and all. */
export function shift(game: Game, side: Side, from: AreaId, to: AreaId, part: Part): void {
  take(game, side, from, part);
  join(game, side, to, part);
  for (const id of part.named) moveLeader(game, id, to);
}
/** So many figures of the supply come to an area; the caller has seen that they are there. */
export function reinforce(game: Game, side: Side, at: AreaId, figure: Figure, count: number): void {
  const legion = wholeOf(game.state, side, at);
  put(game, side, at, legionFrom({ ...legion, [figure]: legion[figure] + count }));
}

/** A unit is swapped for one of the supply. */
export function swap(game: Game, side: Side, at: AreaId, from: Figure, to: Figure): void {
  const legion = wholeOf(game.state, side, at);
  put(game, side, at, legionFrom({ ...legion, [from]: legion[from] - 1, [to]: legion[to] + 1 }));
  game.tell({ type: 'replaced', side, at, from, to });
}

/** What all may know of those who go. R2.7 */
export function groupOf(part: Part): Group {
  const units: Partial<Record<Figure, number>> = {};
  for (const figure of FIGURES) if (part[figure] > 0) units[figure] = part[figure];
  return { units, named: part.named, tokens: part.tokens.length + (part.facedown?.length ?? 0) };
}

/** Tokens leave the game unseen. */
export function giveUpTokens(game: Game, tokens: readonly AtreidesToken[]): void {
  if (tokens.length > 0) set(game, game.state, 'tokensGone', { hidden: [...game.state.tokensGone.hidden, ...tokens] });
}
/** Leaders without units are removed: generic ones to the supply, named ones to the tank. R2.6 */
export function dismissLonely(game: Game, side: Side, at: AreaId): void {
  const { state } = game;
  if (unitsIn(legionAt(state, side, at)) > 0) return;
  const generic = figuresAt(state, side, at, 'generic');
  const named = namedAt(state, side, at);
  if (generic + named.length === 0) return;
  if (generic > 0) take(game, side, at, { ...wholeOf(state, side, at), named: [] });
  game.tell({
    type: 'removed',
    side,
    at,
    group: { units: generic > 0 ? { generic } : {}, named, tokens: 0 },
    why: 'alone',
  });
  for (const id of named) sendToTank(game, id);
}
