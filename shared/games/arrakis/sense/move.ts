import type { EffectOf } from '../data/notation.ts';
import { type AreaId, RANKS, type Side } from '../ids.ts';
import { legionAt, less, stackingLimit, sum, unitsAt, unitsIn, unitsOf, wholeOf } from '../queries/legions.ts';
import { companies, movable, mustChoose, partOf, routes } from '../queries/movement.ts';
import { person } from '../queries/table.ts';
import { sietchAt } from '../queries/areas.ts';
import type { Company, Route } from '../questions.ts';
import type { Part } from '../types.ts';
import { bestFirst, mostWorth, rate, type Rated } from '../../../search/rated.ts';
import { forceAt, forceOf } from './force.ts';
import { standWith } from './errand.ts';
import { promiseNow, promiseOf } from './fulfil.ts';
import { exposureOf, signRisk } from './ground.ts';
import { actingFor, type Look, onceFor } from './look.ts';
import { charmOf } from './charm.ts';
import { counted } from './opinion.ts';
import { raidGain } from './raid.ts';
import { dangerAt, dangerNow, holdAt, siegeGain } from './siege.ts';
import { FIGURE_WORTH, THREAT } from './weights.ts';

type MoveEffect = EffectOf<'move'>;
/** Routes looked at closely: most of them lead nowhere. */
const CLOSELY = 8;
const HASTILY = 3;

/** Everybody, everybody but one, the strongest that fit, or one who is enough to hold an area. */
function plansFor(look: Look, side: Side, route: Route, effect: MoveEffect): readonly Company[] {
  const { fields } = companies(look.state, side, route, effect);
  const units = counted(fields.units);
  const leaders = counted(fields.leaders);
  const room = Math.max(1, stackingLimit(look.state, side) - unitsAt(look.state, side, route.to));
  const all = Object.values(units.most).reduce((total, count) => total + count, 0);
  const most = Math.min(units.max, all);
  const plans: Company[] = [];
  const add = (count: number, strongest: boolean, along: 'all' | 'named' | 'none'): void => {
    if (count < 1 || count > most) return;
    plans.push({ units: pick(units.most, count, strongest), leaders: leadersFor(leaders, along) });
  };
  add(Math.min(most, room), true, 'all');
  if (most > 1) {
    if (holdAt(look, side, route.from)) add(Math.min(most - 1, room), true, 'all');
    add(1, false, 'none');
    if (side === 'atreides' && Object.keys(leaders.most).some((id) => id !== 'generic')) add(1, false, 'named');
    if (most > 3 && holdAt(look, side, route.from)) add(2, false, 'none');
  }
  return plans;
}
const ORDER: readonly string[] = RANKS;
const strength = (unit: string): number => (ORDER.includes(unit) ? ORDER.indexOf(unit) : 2.5);
function pick(most: Readonly<Record<string, number>>, count: number, strongest: boolean): Record<string, number> {
  const units: Record<string, number> = {};
  for (const unit of Object.keys(most)) units[unit] = 0;
  let left = count;
  const order = Object.keys(most).sort((one, other) => (strongest ? strength(other) - strength(one) : strength(one) - strength(other)));
  for (const unit of order) {
    const go = Math.min(left, most[unit] ?? 0);
    units[unit] = go;
    left -= go;
  }
  return units;
}
function leadersFor(
  { most, min }: { readonly most: Readonly<Record<string, number>>; readonly min: number; readonly max: number },
  along: 'all' | 'named' | 'none',
): Record<string, number> {
  const leaders: Record<string, number> = {};
  let going = 0;
  for (const [id, count] of Object.entries(most)) {
    leaders[id] = along === 'all' || (along === 'named' && id !== 'generic') ? count : 0;
    going += leaders[id];
  }
  for (const id of Object.keys(most)) {
    if (going >= min) break;
    if (leaders[id] === 0) {
      leaders[id] = 1;
      going++;
    }
  }
  return leaders;
}

/** What a move of a part is worth: what it threatens and guards, what it risks, and what comes nearer by it. */
export function moveGain(look: Look, side: Side, { from, to, way }: Pick<Route, 'from' | 'to'> & Partial<Route>, part: Part): number {
  const { state } = look;
  const whole = wholeOf(state, side, from);
  const there = wholeOf(state, side, to);
  const left = less(whole, part);
  const flat = legionAt(state, side, from)?.facedown.length ?? 0;
  const before = { from: forceAt(look, side, from), to: forceAt(look, side, to) };
  const after = { from: forceOf(state, left, flat), to: forceOf(state, sum(there, part)) };
  const excess = Math.max(0, unitsOf(there) + unitsOf(part) - stackingLimit(state, side));
  let gain = -excess * FIGURE_WORTH[side].regular;
  gain +=
    THREAT *
    siegeGain(look, side, [
      [from, after.from],
      [to, after.to],
    ]);
  for (const [at, was, is] of [
    [from, before.from, after.from],
    [to, before.to, after.to],
  ] as const) {
    const hold = holdAt(look, side, at);
    if (hold) gain += dangerNow(look, hold) - dangerAt(look, hold, is);
    gain += exposureOf(look, side, at, was) - exposureOf(look, side, at, is);
  }
  if (side === 'atreides')
    gain += raidGain(look, [
      [from, after.from],
      [to, after.to],
    ]);
  gain -= signRisk(look, side, to);
  gain += charmOf(look, side, to, part) - charmOf(look, side, from, part);
  if (side === 'atreides') {
    gain +=
      promiseOf(
        look,
        standWith(look, [
          [from, left],
          [to, sum(there, part)],
        ]),
      ) - promiseNow(look);
    gain += findsAt(look, to) + rideOf(look, way, part);
  } else if (way !== undefined && way !== 'foot') gain -= 0.06;
  return gain;
}
/** A station or a lone harvester where a legion comes to rest. R10.8 */
function findsAt(look: Look, at: AreaId): number {
  const { state } = look;
  const station = state.stations.includes(at) ? 0.9 : 0;
  const harvester = state.harvesters.includes(at) && !legionAt(state, 'harkonnen', at) ? harvesterWorth(look, at) : 0;
  return station + harvester;
}
/** Spice that the Harkonnen lose, and what a card gives for it. */
export function harvesterWorth(look: Look, at: AreaId): number {
  const { state, book } = look;
  const deep = book.data.areas[at].terrain === 'deep-desert';
  const wanted = state.shown.some(({ card }) => {
    const { condition } = book.data.prescience[card];
    return condition.is === 'deed' && condition.deed === 'harvesters' && state.deeds.harvesters < condition.least;
  });
  return (deep ? 0.5 : 0.28) + (wanted ? 0.6 : 0);
}
function rideOf(look: Look, way: Route['way'] | undefined, part: Part): number {
  if (way !== 'sand' || !part.named.includes(person(look.state, 'paul'))) return 0;
  const { state, book } = look;
  return state.deeds.ridden === 0 &&
    state.shown.some(({ card }) => {
      const { condition } = book.data.prescience[card];
      return condition.is === 'deed' && condition.deed === 'ridden';
    })
    ? 1.2
    : 0;
}

/** The companies that could go this way, with what each would bring. */
export function ratedCompanies(look: Look, side: Side, route: Route, effect: MoveEffect): readonly Rated<Company>[] {
  return plansFor(look, side, route, effect).map((it) => ({
    it,
    worth: moveGain(look, side, route, partOf(look.state, side, route, effect, it)),
  }));
}
function gainOfRoute(look: Look, side: Side, route: Route, effect: MoveEffect): number {
  const part = movable(look.state, side, route, effect.again);
  if (!mustChoose(look.state, side, route.from, part)) return moveGain(look, side, route, part);
  return mostWorth(ratedCompanies(look, side, route, effect), ({ worth }) => worth)?.worth ?? 0;
}
/** The moves of an effect that promise most, best first; `which.picked` before anything is picked: those of any legion. */
export const ratedRoutes = onceFor((look, effect: MoveEffect): readonly Rated<Route>[] => {
  const { side } = look;
  const rough = bestFirst(rate(routes(look.state, actingFor(look), effect), (it) => roughly(look, side, it))).slice(
    0,
    look.hasty ? HASTILY : CLOSELY,
  );
  return bestFirst(rate(rough, ({ it }) => gainOfRoute(look, side, it, effect)).map(({ it: { it }, worth }) => ({ it, worth })));
});
/** A first look at a move, by the two areas alone. */
function roughly(look: Look, side: Side, { from, to, way }: Route): number {
  const joins = unitsIn(legionAt(look.state, side, to));
  const crowded = joins > 4 ? 0.2 : 0;
  const finds = side === 'atreides' ? findsAt(look, to) : -signRisk(look, side, to);
  const ride = way === 'sand' ? 0.05 : 0;
  const guards = sietchAt(look.state, to) ? 0.03 : 0;
  return charmOf(look, side, to) - charmOf(look, side, from) + finds + ride + guards - crowded;
}
/** What the best moves of different legions bring together. */
export function movesWorth(look: Look, effect: MoveEffect): number {
  let left = effect.legions;
  let worth = 0;
  const used = new Set<AreaId>();
  for (const { it, worth: gain } of ratedRoutes(look, effect)) {
    if (left === 0 || gain <= 0) break;
    if (used.has(it.from)) continue;
    used.add(it.from);
    worth += gain;
    left--;
  }
  return worth;
}
