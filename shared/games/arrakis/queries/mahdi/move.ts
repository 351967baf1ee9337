import type { EffectOf } from '../../data/notation.ts';
import type { AreaId, Rank, SietchId } from '../../ids.ts';
import type { Route } from '../../questions.ts';
import type { Part, State } from '../../types.ts';
import { hostileTo, terrain } from '../areas.ts';
import { legionAt, legionsOf, NOBODY, stackingLimit, sum, unitsAt, wholeOf, withFacedown } from '../legions.ts';
import { fits, movable } from '../movement.ts';
import { automaOf, book } from '../table.ts';
import { carriersOver } from '../travel.ts';
import { best, type Choice, type Row } from './choice.ts';
import { hasFlightLeft } from './flights.ts';
import { powerAt, powerOf } from './power.ts';
import { aim, areaOfSietch, otherAims, stepsToSietch } from './target.ts';

type MoveEffect = EffectOf<'move'>;
type Steps = ReadonlyMap<AreaId, number>;

/**
 * Steps from each area to the goal over areas that are free for the Harkonnen, over any borders. R16.9
 * @param from the farthest of these is as far as it looks; absent = all areas that can be reached
 */
export function stepsTo(state: State, goal: AreaId, from?: readonly AreaId[]): Steps {
  const hostile = hostileTo(state, 'harkonnen');
  const { touching } = book(state);
  const steps = new Map<AreaId, number>([[goal, 0]]);
  // The map grows while it is walked through.
  for (const [at, count] of steps) {
    if (from?.every((each) => steps.has(each))) break;
    for (const near of touching[at]) if (!steps.has(near) && !hostile.has(near)) steps.set(near, count + 1);
  }
  return steps;
}

/** How many more units fit into an area. R2.8 */
const roomAt = (state: State, at: AreaId): number => stackingLimit(state, 'harkonnen') - unitsAt(state, 'harkonnen', at);
/** Who of a legion goes: all that fit, the strongest first, and all leaders. R16.9 */
export function partFor(state: State, { from, to, way }: Route, again = false): Part {
  const part = movable(state, 'harkonnen', { from, way }, again);
  let room = roomAt(state, to);
  const fitting = (rank: Rank): number => {
    const count = Math.min(room, part[rank]);
    room -= count;
    return count;
  };
  const [special, elite, regular] = [fitting('special'), fitting('elite'), fitting('regular')];
  return { ...NOBODY, regular, elite, special, ...withFacedown(part.facedown?.slice(0, room)), generic: part.generic, named: part.named };
}

/** Moves of one legion towards the goal. R16.9 */
function movesOf(state: State, from: AreaId, steps: Steps): readonly Route[] {
  const { touching, flight } = book(state);
  const stepsFrom = (at: AreaId): number => steps.get(at) ?? Infinity;
  const away = stepsFrom(from);
  const isOpen = (to: AreaId): boolean => roomAt(state, to) > 0;
  // Those at the goal move only to make one legion of two. R16.9
  if (away === 1)
    return touching[from].filter((to) => stepsFrom(to) === 1 && isJoined(state, from, to)).map((to) => ({ from, to, way: 'foot' }));
  const zones = hasFlightLeft(state) && !state.carried[from] ? carriersOver(state, from) : [];
  if (zones.length > 0) {
    const ends = flight[from].filter((to) => stepsFrom(to) > 0 && stepsFrom(to) < away && isOpen(to));
    const nearest = Math.min(...ends.map(stepsFrom));
    if (ends.length > 0)
      return ends.filter((to) => stepsFrom(to) === nearest).flatMap((to) => zones.map((way): Route => ({ from, to, way })));
  }
  return touching[from].filter((to) => steps.get(to) === away - 1 && isOpen(to)).map((to) => ({ from, to, way: 'foot' }));
}
/** Would one legion be there that is stronger than both are now? */
function isJoined(state: State, from: AreaId, to: AreaId): boolean {
  if (!legionAt(state, 'harkonnen', to) || roomAt(state, to) <= 0) return false;
  return joinedPower(state, from, to) > Math.max(powerAt(state, 'harkonnen', from), powerAt(state, 'harkonnen', to));
}
const joinedPower = (state: State, from: AreaId, to: AreaId): number =>
  powerOf(state, sum(wholeOf(state, 'harkonnen', to), partFor(state, { from, to, way: 'foot' })));

/** Legions that this effect can move, with the moves they have. */
interface Plan {
  readonly sietch: SietchId;
  readonly steps: Steps;
  readonly movers: readonly { readonly from: AreaId; readonly routes: readonly Route[] }[];
}
/** Everything that can move towards the present target; null = no legion exceeds its defenders. R16.9 */
export function plan(state: State, { which, again }: MoveEffect): Plan | null {
  const sietch = aim(state, which);
  const goal = areaOfSietch(state, sietch);
  if (!sietch || !goal) return null;
  const defenders = powerAt(state, 'atreides', goal);
  const able = legionsOf(state, 'harkonnen').filter(
    (from) =>
      fits(state, 'harkonnen', from, which) &&
      hasMoved(state, from) === (again === true) &&
      powerOf(state, movable(state, 'harkonnen', { from, way: 'foot' }, again)) > defenders,
  );
  const steps = stepsTo(state, goal, able);
  const movers = able.flatMap((from) => {
    const routes = movesOf(state, from, steps);
    return routes.length > 0 ? [{ from, routes }] : [];
  });
  return { sietch, steps, movers };
}
const hasMoved = (state: State, from: AreaId): boolean => state.turn?.moved.hidden[from] !== undefined;

/** Which legion moves next: the nearest, then the strongest. R16.9 */
export function mover(state: State, { steps, movers }: Plan): Choice<AreaId> {
  const joined = (from: AreaId): number =>
    steps.get(from) === 1
      ? Math.max(...(movers.find((each) => each.from === from)?.routes ?? []).map(({ to }) => joinedPower(state, from, to)))
      : 0;
  return best(
    movers.map(({ from }) => from),
    [
      { row: 'nearest', by: (from) => -(steps.get(from) ?? Infinity) },
      { row: 'joinAtTarget', by: joined },
      { row: 'stronger', by: (from) => powerAt(state, 'harkonnen', from) },
    ],
  );
}
/** Which way it takes: among the shortest, by where the move ends. R16.9 */
export function wayOf(state: State, { steps, movers }: Plan, from: AreaId): Choice<Route> {
  const routes = movers.find((each) => each.from === from)?.routes ?? [];
  if (steps.get(from) === 1) return best(routes, [{ row: 'joinAtTarget', by: ({ to }) => joinedPower(state, from, to) }]);
  return best(routes, ENDS(state));
}
/** R16.9 */
const ENDS = (state: State): readonly Row<Route>[] => [
  { row: 'joinsLegion', by: ({ to }) => legionAt(state, 'harkonnen', to) !== null },
  { row: 'nearSietch', by: ({ to }) => -stepsToSietch(state, to) },
  { row: 'mountain', by: ({ to }) => terrain(state, to) === 'mountain' },
  { row: 'plateau', by: ({ to }) => terrain(state, to) === 'plateau' || terrain(state, to) === 'minor-erg' },
  { row: 'noWormsign', by: ({ to }) => !state.wormsigns.includes(to) },
];
/** Would anybody move, perhaps towards a temporary target? */
export function canMove(state: State, effect: MoveEffect): boolean {
  const now = plan(state, effect);
  if (now) return hasMovers(now);
  const automa = automaOf(state);
  return otherAims(state, effect.which).of.some((temporary) => hasMovers(plan({ ...state, automa: { ...automa, temporary } }, effect)));
}
const hasMovers = (found: Plan | null): boolean => found !== null && found.movers.length > 0;
