import { blockedAmong, type Choices } from '../../../kernel/choices.ts';
import type { Blocked, Reason } from '../../../kernel/types.ts';
import type { EffectOf, Which } from '../data/notation.ts';
import { type AreaId, ATREIDES_TOKENS, type AtreidesToken, type NamedId, RANKS, type Side, type ZoneId } from '../ids.ts';
import type { Company, EffectRef, Route, Way } from '../questions.ts';
import { WHY } from '../reasons.ts';
import type { Part, State } from '../types.ts';
import { countTokens, hasLeader, leadersOf, legionAt, legionsOf, less, NOBODY, unitsOf, wholeOf, withFacedown } from './legions.ts';
import { hostileTo, isFree, isDesert } from './areas.ts';
import { carriersOver, sandEdge } from './travel.ts';
import { book, otherSide, person, sideOfHouse } from './table.ts';
import { hasWorm } from './wild-maker.ts';

export type MoveEffect = EffectOf<'move'>;

/** Is the legion in this area one that the effect is about? */
export function fits(state: State, side: Side, at: AreaId, which: Which): boolean {
  if (which.picked && state.turn?.picked !== at) return false;
  if (which.at === 'desert' && !isDesert(state, at)) return false;
  if (which.at !== undefined && which.at !== 'desert' && which.at !== at) return false;
  const { with: member } = which;
  if (member === undefined) return true;
  const legion = wholeOf(state, side, at);
  if (member === 'leader') return hasLeader(legion);
  if (member === 'special') return legion.special > 0;
  return legion.named.includes(person(state, member));
}

/** Figures there that may still move in this action; `again` lets those move that just have. R10.2 */
export function movable(state: State, side: Side, { from, way }: Pick<Route, 'from' | 'way'>, again = false): Part {
  const whole = wholeOf(state, side, from);
  const moved = state.turn?.moved.hidden[from];
  const part = again ? (moved ?? NOBODY) : less(whole, moved);
  const carried = isFlown(way) ? state.carried[from] : undefined;
  return carried ? beyond(part, carried) : part;
}
const isFlown = (way: Way): boolean => way !== 'foot' && way !== 'sand';
/** Who of a part is sure not to be among those who were carried; where nobody can tell them apart, nobody flies twice. RU-5 */
const beyond = (part: Part, { regular, elite, special, generic, named }: Part): Part => ({
  regular: Math.max(0, part.regular - regular),
  elite: Math.max(0, part.elite - elite),
  special: Math.max(0, part.special - special),
  generic: Math.max(0, part.generic - generic),
  named: part.named.filter((id) => !named.includes(id)),
  tokens: part.tokens,
  ...withFacedown(part.facedown),
});

/** Why nobody of a legion can begin to move; null = somebody can. */
export function whyNoMove(state: State, side: Side, from: AreaId, effect: MoveEffect, way: Way = 'foot'): Reason | null {
  if (!fits(state, side, from, effect.which)) return WHY.wrongLegion;
  if (boundWithPaul(state, side, from)) return WHY.paulBound;
  const part = movable(state, side, { from, way }, effect.again);
  if (unitsOf(part) <= staying(state, side, from, part) || isWithoutGuide(state, part, effect))
    return isFlown(way) ? WHY.carriedAlready : WHY.movedAlready;
  return effect.leading && leadersOf(part) === 0 ? WHY.needsLeader : null;
}
/** Units that must stay with leaders who cannot come along. RU-56 */
const staying = (state: State, side: Side, from: AreaId, part: Part): number => {
  const whole = wholeOf(state, side, from);
  return unitsOf(part) === unitsOf(whole) && leadersOf(part) < leadersOf(whole) ? 1 : 0;
};
/** Has the leader whose legion it is moved, or not moved, as the effect wants it? */
const isWithoutGuide = (state: State, part: Part, { which }: MoveEffect): boolean =>
  which.with !== undefined && which.with !== 'leader' && which.with !== 'special' && !part.named.includes(person(state, which.with));
/** Is Paul bound, and with him the legion that he is in? */
export const boundWithPaul = (state: State, side: Side, at: AreaId): boolean =>
  side === 'atreides' && state.paulBound === 'now' && state.leaders[person(state, 'paul')].at === at;

/** Why a legion cannot go there on foot, from wherever it stands beside it; null = it can. R10.1, R10.9, R2.11 */
export function whyNotThere(state: State, side: Side, to: AreaId): Reason | null {
  if (isFree(state, side, to)) return null;
  if (hasWorm(state, to)) return WHY.wormThere;
  return legionAt(state, otherSide(side), to) ? WHY.enemyThere : WHY.enemySettlement;
}

/** Can anybody move? */
export const canMove = (state: State, { by }: EffectRef, effect: MoveEffect): boolean => {
  const side = sideOfHouse(by);
  const { open, flight } = book(state);
  const isFreeTo = (to: AreaId): boolean => isFree(state, side, to);
  return legionsOf(state, side).some((from) => {
    if (whyNoMove(state, side, from, effect) !== null) return false;
    if (open[from].some(isFreeTo)) return true;
    return side === 'atreides'
      ? sandEdge(state, from).some(isFreeTo)
      : carriers(state, from, effect).length > 0 && flight[from].some(isFreeTo);
  });
};
/** Ornithopters that can carry somebody of this legion. R10.4 */
const carriers = (state: State, from: AreaId, effect: MoveEffect): readonly ZoneId[] => {
  const zones = carriersOver(state, from);
  const [way] = zones;
  return way && whyNoMove(state, 'harkonnen', from, effect, way) === null ? zones : [];
};
/** Every move that an effect allows now: on foot, by the worms, by ornithopter. R10.1, R10.4, R10.5, RU-52 */
export function routes(state: State, { by }: EffectRef, effect: MoveEffect): Route[] {
  const side = sideOfHouse(by);
  const { onFoot, byAir } = book(state);
  const hostile = hostileTo(state, side);
  const found: Route[] = [];
  for (const from of legionsOf(state, side)) {
    if (whyNoMove(state, side, from, effect)) continue;
    for (const route of onFoot[from]) if (!hostile.has(route.to)) found.push(route);
    if (side === 'atreides') {
      for (const to of sandEdge(state, from)) if (!hostile.has(to)) found.push({ from, to, way: 'sand' });
      continue;
    }
    for (const zone of carriers(state, from, effect))
      for (const route of byAir[from][zone] ?? []) if (!hostile.has(route.to)) found.push(route);
  }
  return found;
}
/** Moves of a legion that are not offered, each with its reason: those to areas next to it, and by ornithopter. */
export function noRoutes(state: State, { by }: EffectRef, effect: MoveEffect): readonly Blocked[] {
  const side = sideOfHouse(by);
  const { data, open } = book(state);
  return legionsOf(state, side).flatMap((from) => {
    const still = whyNoMove(state, side, from, effect);
    if (still) return [{ target: from, why: still }];
    const route = (to: AreaId): Route => ({ from, to, way: 'foot' });
    const grounded = side === 'harkonnen' ? carriersOver(state, from).map((way) => whyNoMove(state, side, from, effect, way)) : [];
    return [
      ...blockedAmong(open[from], (to) => whyNotThere(state, side, to), route),
      ...data.areas[from].impassable.map((to) => ({ target: route(to), why: WHY.impassable })),
      ...grounded.slice(0, 1).flatMap((why) => (why ? [{ target: from, why }] : [])),
    ];
  });
}

/** The leader whose legion it is goes along in any case: Rabban in both of his moves. */
const guideOf = (state: State, { which: { with: member } }: MoveEffect): NamedId | null =>
  member === undefined || member === 'leader' || member === 'special' ? null : person(state, member);
/** Who can go along; everybody of a part without a choice is no question. */
export function companies(state: State, side: Side, route: Route, effect: MoveEffect): Extract<Choices<Company>, { pick: 'form' }> {
  const part = movable(state, side, route, effect.again);
  const units: Record<string, number> = { ...countTokens(part.tokens) };
  for (const rank of RANKS) if (part[rank] > 0) units[rank] = part[rank];
  const leaders: Record<string, number> = part.generic > 0 ? { generic: part.generic } : {};
  const guide = guideOf(state, effect);
  for (const id of part.named) if (id !== guide) leaders[id] = 1;
  const least = effect.leading ? 1 : 0;
  const stay = staying(state, side, route.from, part);
  // Most often all go.
  return {
    pick: 'form',
    fields: {
      units: { pick: 'amounts', most: units, min: 1, max: unitsOf(part) - stay, ...(stay === 0 && { likely: units }) },
      leaders: { pick: 'amounts', most: leaders, min: least, max: leadersOf(part) - (guide ? 1 : 0), likely: leaders },
    },
  };
}
/** Is there something to decide about who goes? A single unit takes its leaders along, or leaves somebody who can stay. */
export const mustChoose = (state: State, side: Side, from: AreaId, part: Part): boolean =>
  unitsOf(part) > 1 || (leadersOf(part) > 0 && unitsOf(wholeOf(state, side, from)) > unitsOf(part));

/** Those who go by an answer. All leaders go along where no unit stays behind. RU-56 */
export function partOf(state: State, side: Side, route: Route, effect: MoveEffect, { units, leaders }: Company): Part {
  const part = movable(state, side, route, effect.again);
  const tokens = tokensOf(units);
  const [regular = 0, elite = 0, special = 0] = RANKS.map((rank) => units[rank]);
  const guide = guideOf(state, effect);
  const going = { regular, elite, special, tokens };
  const stays = unitsOf(wholeOf(state, side, route.from)) > regular + elite + special + tokens.length;
  if (!stays) return { ...going, generic: part.generic, named: part.named };
  const along = (who: string): number => leaders[who] ?? 0;
  return { ...going, generic: along('generic'), named: part.named.filter((id) => id === guide || along(id) > 0) };
}

const NO_TOKENS: readonly AtreidesToken[] = [];
/** The tokens that an answer counts. */
export function tokensOf(counts: Readonly<Record<string, number>>): readonly AtreidesToken[] {
  if (!ATREIDES_TOKENS.some((id) => counts[id])) return NO_TOKENS;
  return ATREIDES_TOKENS.flatMap((id) => Array.from({ length: counts[id] ?? 0 }, (): AtreidesToken => id));
}
