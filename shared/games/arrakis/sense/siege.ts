import { type AreaId, type Side, SIETCHES } from '../ids.ts';
import { countsAttacks, hasFlightLeft } from '../queries/mahdi/flights.ts';
import { isAutoma, otherSide } from '../queries/table.ts';
import { sietchAt } from '../queries/areas.ts';
import type { State } from '../types.ts';
import { areaOfSietch, targetArea } from '../queries/mahdi/target.ts';
import { carriersOver, sandEdge } from '../queries/travel.ts';
import { duel, type Terms } from './duel.ts';
import { type Force, forceAt, forcesOf } from './force.ts';
import { type Look, onceFor } from './look.ts';
import { prizeOf } from './need.ts';
import { ELSEWHERE, HORIZON, OUTDONE, PATIENCE, WIN } from './weights.ts';

/** A settlement or sietch that can be taken. */
interface Hold {
  readonly side: Side;
  readonly at: AreaId;
  readonly rank: number;
  /** Worth of taking it. */
  readonly prize: number;
}
/** What a side has to lose. */
export const holdsOf = onceFor((look, side: Side): readonly Hold[] => {
  const { state, book } = look;
  const hold = (at: AreaId, rank: number): Hold => ({ side, at, rank, prize: prizeOf(look, side, rank) });
  if (side === 'harkonnen')
    return state.settlements.map((at) => hold(at, book.data.pieces.settlementRanks[book.data.areas[at].settlement ?? 'pyon-village']));
  return SIETCHES.flatMap((id) => {
    const sietch = state.sietches[id];
    return sietch ? [hold(sietch.at, sietch.rank.hidden)] : [];
  });
});
/** The hold of a side in an area. */
export const holdAt = (look: Look, side: Side, at: AreaId): Hold | null => holdsOf(look, side).find((hold) => hold.at === at) ?? null;
/** Rank of the settlement of a side in an area; 0 = none. */
export const rankOf = ({ state, book }: Look, side: Side, at: AreaId): number => {
  if (side === 'atreides') {
    const sietch = sietchAt(state, at);
    return sietch ? (state.sietches[sietch]?.rank.hidden ?? 0) : 0;
  }
  const kind = book.data.areas[at].settlement;
  return kind && (state.settlements as readonly AreaId[]).includes(at) ? book.data.pieces.settlementRanks[kind] : 0;
};

/** Areas beyond the next one that the sand leads to, or an ornithopter. R10.4, R10.5 */
const riddenFrom = onceFor(({ state }, from: AreaId): readonly AreaId[] =>
  state.wormsigns.length + state.worms.length > 0 ? sandEdge(state, from) : NOWHERE,
);
const flownFrom = onceFor(({ state, book }, from: AreaId): readonly AreaId[] =>
  !state.carried[from] && carriersOver(state, from).length > 0 && !isFlightUsed(state) ? book.flight[from] : NOWHERE,
);
/** The automa's one ornithopter is gone, where its attacks count. RU-5 */
const isFlightUsed = (state: Look['state']): boolean => isAutoma(state, 'harkonnen') && countsAttacks(state) && !hasFlightLeft(state);
const NOWHERE: readonly AreaId[] = [];
/** What is left of a threat over a leap: the way may be gone before it is used. */
const LEAP = 0.9;

/** How much of an attack from there counts now: all of it next to the goal, less the further it is. */
export function nearnessOf(look: Look, side: Side, from: AreaId, to: AreaId): number {
  // No border stops the automa. R16.9
  const isOfAutoma = isAutoma(look.state, side);
  const steps = isOfAutoma ? look.book.distanceAnyway(from, to) : look.book.distance(from, to);
  if (steps <= 1) return 1;
  if ((side === 'atreides' ? riddenFrom : flownFrom)(look, from).includes(to)) return LEAP;
  if (steps > HORIZON) return 0;
  return (isOfAutoma && to !== aimOf(look.state) ? ELSEWHERE : 1) * PATIENCE ** (steps - 1);
}
/** The sietch that the legions of the automa move towards. R16.9 */
const aimOf = (state: State): AreaId | null => areaOfSietch(state, state.automa?.temporary ?? null) ?? targetArea(state);

/** Nothing is quite certain: so that a chance can be taken out of a product again. */
const MOST = 0.98;
/** How likely a force from there is to take what is held, sooner or later. */
function pressureOf(look: Look, side: Side, from: AreaId, force: Force, hold: Hold, guard: Force): number {
  const near = nearnessOf(look, side, from, hold.at);
  return near === 0 ? 0 : Math.min(MOST, near * assault(look, side, force, guard, hold.rank));
}
/** How an attack would go; the automa goes on for nothing, but only with greater power does it come at all. R16.8, R16.13 */
function assault(look: Look, side: Side, force: Force, guard: Force, rank: number): number {
  const { wins } = duel(force, guard, rank, automaTerms(look, side));
  return !isAutoma(look.state, side) || force.power > guard.power ? wins : OUTDONE * wins;
}
/** What is different in a battle with the automa: it goes on for nothing, and throws in its reinforcements. R16.13 */
export const automaTerms = onceFor(({ state }, attacker: Side): Terms => {
  if (!state.automa) return USUAL;
  const cards = state.bans.includes('landsraad') ? 0 : state.automa.reinforcements.hidden.length;
  return isAutoma(state, attacker) ? { freeContinue: true, cards } : { cards: -cards };
});
const USUAL: Terms = {};

/** A hold, and how likely each legion of the enemy takes it. */
interface Pressed {
  readonly hold: Hold;
  readonly guard: Force;
  readonly by: ReadonlyMap<AreaId, number>;
  /** Chance that nobody does. */
  readonly safe: number;
}
const pressedBy = onceFor((look, attacker: Side): readonly Pressed[] => {
  const defender = otherSide(attacker);
  const forces = forcesOf(look, attacker);
  return holdsOf(look, defender).map((hold) => {
    const guard = forceAt(look, defender, hold.at);
    const by = new Map<AreaId, number>();
    let safe = 1;
    for (const [from, force] of forces) {
      const chance = pressureOf(look, attacker, from, force, hold, guard);
      if (chance === 0) continue;
      by.set(from, chance);
      safe *= 1 - chance;
    }
    return { hold, guard, by, safe };
  });
});
/** A force that is elsewhere, or another one, than in the position; null = nobody is there. */
type Change = readonly [AreaId, Force | null];

/** What an attacker may hope to take, as the position is. */
export const baseSiege = onceFor((look, attacker: Side): number => siegeOf(pressedBy(look, attacker)));
/** Whoever may win in several places wins only once. */
function siegeOf(pressed: readonly { readonly hold: Hold; readonly safe: number }[]): number {
  let sum = 0;
  let notWon = 1;
  for (const { hold, safe } of pressed)
    if (hold.prize >= WIN) notWon *= safe;
    else sum += hold.prize * (1 - safe);
  return sum + WIN * (1 - notWon);
}
/** By how much the hopes of an attacker rise with these changes of its own legions. */
export function siegeGain(look: Look, attacker: Side, changes: readonly Change[]): number {
  const changed = pressedBy(look, attacker).map(({ hold, guard, by, safe }) => {
    let now = safe;
    for (const [from, force] of changes) {
      now /= 1 - (by.get(from) ?? 0);
      if (force && force.units > 0) now *= 1 - pressureOf(look, attacker, from, force, hold, guard);
    }
    return { hold, safe: now };
  });
  return siegeOf(changed) - baseSiege(look, attacker);
}
/** The danger for a hold, if this force guarded it. */
export function dangerAt(look: Look, hold: Hold, guard: Force): number {
  let safe = 1;
  for (const { force, near } of besiegersOf(look, hold))
    safe *= 1 - Math.min(MOST, near * assault(look, otherSide(hold.side), force, guard, hold.rank));
  return hold.prize * (1 - safe);
}
/** The danger for a hold as it is guarded now. */
export const dangerNow = (look: Look, hold: Hold): number =>
  hold.prize * (1 - (pressedBy(look, otherSide(hold.side)).find((pressed) => pressed.hold.at === hold.at)?.safe ?? 1));
/** Enemies who could come to a hold. */
interface Besieger {
  readonly force: Force;
  readonly near: number;
}
const besiegersOf = onceFor((look, { side, at }: Hold): readonly Besieger[] =>
  [...forcesOf(look, otherSide(side))]
    .map(([from, force]) => ({ force, near: nearnessOf(look, otherSide(side), from, at) }))
    .filter(({ near }) => near > 0),
);
/** By how much the danger falls, if an enemy legion were gone. */
export const reliefOf = (look: Look, side: Side, enemyAt: AreaId): number => -siegeGain(look, otherSide(side), [[enemyAt, null]]);
