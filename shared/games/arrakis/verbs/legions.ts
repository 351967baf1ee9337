import { set } from '../../../kernel/write.ts';
import { otherSide } from '../board.ts';
import type { Group } from '../events.ts';
import { type AreaId, type AtreidesToken, type Figure, FIGURES, type NamedId, type Side } from '../ids.ts';
import { legionAt, less, sum, unitsIn, unitsOf, wholeOf } from '../queries/legions.ts';
import { namedAt, without } from '../queries/table.ts';
import type { Game, Legion, LeaderPlace, Part, Sparse } from '../types.ts';
import { sendToTank } from './tank.ts';

/** A map of areas with one value more, other, or less (null). */
export function withArea<T>(map: Sparse<T>, at: AreaId, value: T | null): Sparse<T> {
  if (value !== null) return { ...map, [at]: value };
  const { [at]: _, ...rest } = map;
  return rest as Sparse<T>;
}
const isNothing = (legion: Legion): boolean => unitsIn(legion) + legion.generic === 0;
function put(game: Game, side: Side, at: AreaId, legion: Legion): void {
  set(game, game.state.legions, side, withArea(game.state.legions[side] as Sparse<Legion>, at, isNothing(legion) ? null : legion));
}
const legionFrom = (part: Part, facedown: Legion['facedown']): Legion => ({
  regular: part.regular,
  elite: part.elite,
  special: part.special,
  generic: part.generic,
  tokens: { hidden: part.tokens },
  facedown,
});
const facedownAt = (game: Game, side: Side, at: AreaId): Legion['facedown'] => legionAt(game.state, side, at)?.facedown ?? [];

/** Figures leave an area; where they go is the caller's business. Their named leaders are taken along by `moveLeader`. */
export function take(game: Game, side: Side, at: AreaId, part: Part): void {
  put(game, side, at, legionFrom(less(wholeOf(game.state, side, at), part), facedownAt(game, side, at)));
}
/** Figures come into an area and join the legion there. R10.3 */
export function join(game: Game, side: Side, at: AreaId, part: Part): void {
  put(game, side, at, legionFrom(sum(wholeOf(game.state, side, at), part), facedownAt(game, side, at)));
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
  put(game, side, at, legionFrom({ ...legion, [figure]: legion[figure] + count }, facedownAt(game, side, at)));
}

/** A unit is swapped for one of the supply; what has moved before is not looked at: replacing comes first. */
export function swap(game: Game, side: Side, at: AreaId, from: Figure, to: Figure): void {
  const legion = wholeOf(game.state, side, at);
  put(game, side, at, legionFrom({ ...legion, [from]: legion[from] - 1, [to]: legion[to] + 1 }, facedownAt(game, side, at)));
  game.tell({ type: 'replaced', side, at, from, to });
}

/** Those who moved are known to have, so that nobody moves twice in an action. R10.2 */
export function noteMoved(game: Game, from: AreaId, to: AreaId, part: Part): void {
  const { turn } = game.state;
  if (!turn) return;
  const here = turn.moved.hidden as Sparse<Part>;
  const before = here[from];
  // Who moves again is no longer where it was.
  const kept = before ? withArea(here, from, leftOf(before, part)) : here;
  set(game, turn, 'moved', { hidden: withArea(kept, to, sum(kept[to], part)) });
}
/** Of those who have moved, whom this part does not take along. */
function leftOf(moved: Part, part: Part): Part | null {
  const min = (figure: Figure): number => Math.min(moved[figure], part[figure]);
  const left = less(moved, {
    regular: min('regular'),
    elite: min('elite'),
    special: min('special'),
    generic: min('generic'),
    named: part.named,
    tokens: moved.tokens.filter((token) => part.tokens.includes(token)),
  });
  return unitsOf(left) + left.generic + left.named.length > 0 ? left : null;
}

/** What all may know of those who go. R2.7 */
export function groupOf(part: Part): Group {
  const units: Partial<Record<Figure, number>> = {};
  for (const figure of FIGURES) if (part[figure] > 0) units[figure] = part[figure];
  return { units, named: part.named, tokens: part.tokens.length };
}

/** A legion moves on foot. R10.1 */
export function march(game: Game, side: Side, from: AreaId, to: AreaId, part: Part): void {
  shift(game, side, from, to, part);
  noteMoved(game, from, to, part);
  game.tell({ type: 'marched', side, from, to, way: 'foot', group: groupOf(part) });
}
/** Units are removed by their owner until the limit is met. R2.8 */
export function removeExcess(game: Game, side: Side, at: AreaId, part: Part): void {
  take(game, side, at, part);
  giveUpTokens(game, part.tokens);
  game.tell({ type: 'removed', side, at, group: groupOf(part), why: 'stacking' });
  dismissLonely(game, side, at);
}
/** Tokens leave the game unseen. */
export function giveUpTokens(game: Game, tokens: readonly AtreidesToken[]): void {
  if (tokens.length > 0) set(game, game.state, 'tokensGone', { hidden: [...game.state.tokensGone.hidden, ...tokens] });
}
/** Leaders without units are removed: generic ones to the supply, named ones to the tank. R2.6 */
export function dismissLonely(game: Game, side: Side, at: AreaId): void {
  const { state } = game;
  if (unitsIn(legionAt(state, side, at)) > 0) return;
  const generic = legionAt(state, side, at)?.generic ?? 0;
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

/** An Atreides legion that has come to rest takes a lone harvester. R12.7 */
export function runOverHarvester(game: Game, at: AreaId): void {
  const { harvesters } = game.state;
  if (!harvesters.includes(at) || legionAt(game.state, otherSide('atreides'), at)) return;
  set(game, game.state, 'harvesters', without(harvesters, [at]));
  set(game, game.state.deeds, 'harvesters', game.state.deeds.harvesters + 1);
  game.tell({ type: 'vehicleRemoved', vehicle: 'harvester', at, by: 'legion' });
}
