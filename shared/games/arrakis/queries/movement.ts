import { blockedAmong } from '../../../kernel/choices.ts';
import type { Choices } from '../../../kernel/choices.ts';
import type { Blocked, Reason } from '../../../kernel/types.ts';
import type { EffectOf, Which } from '../data/notation.ts';
import { type AreaId, ATREIDES_TOKENS, type AtreidesToken, type NamedId, RANKS, type Side } from '../ids.ts';
import type { Company, EffectRef, Route } from '../questions.ts';
import { WHY } from '../reasons.ts';
import type { Part, State } from '../types.ts';
import { countTokens, hasLeader, isFree, leadersOf, legionAt, legionsOf, less, unitsOf, wholeOf } from './legions.ts';
import { book, hasSettlement, hasWorm, isDesert, otherSide, person, sideOfHouse } from './table.ts';

export type MoveEffect = EffectOf<'move'>;

/** Is the legion in this area one that the effect is about? */
export function fits(state: State, side: Side, at: AreaId, which: Which): boolean {
  if (which.picked && state.turn?.picked !== at) return false;
  if (which.at === 'settlement' && !hasSettlement(state, side, at)) return false;
  if (which.at === 'desert' && !isDesert(state, at)) return false;
  if (which.at !== undefined && which.at !== 'settlement' && which.at !== 'desert' && which.at !== at) return false;
  const { with: member } = which;
  if (member === undefined) return true;
  const legion = wholeOf(state, side, at);
  if (member === 'leader') return hasLeader(legion);
  if (member === 'special') return legion.special > 0;
  return legion.named.includes(person(state, member));
}

/** Figures there that may still move in this action: `again` lets those move that just have. R10.2 */
export function movable(state: State, side: Side, at: AreaId, again = false): Part {
  const whole = wholeOf(state, side, at);
  const moved = state.turn?.moved.hidden[at];
  if (again) return moved ?? less(whole, whole);
  return less(whole, moved);
}

/** Why nobody of a legion can begin to move; null = somebody can. */
export function whyNoMove(state: State, side: Side, from: AreaId, effect: MoveEffect): Reason | null {
  if (!fits(state, side, from, effect.which)) return WHY.wrongLegion;
  if (boundWithPaul(state, side, from)) return WHY.paulBound;
  const part = movable(state, side, from, effect.again);
  if (unitsOf(part) === 0) return WHY.movedAlready;
  return effect.leading && leadersOf(part) === 0 ? WHY.needsLeader : null;
}
const boundWithPaul = (state: State, side: Side, at: AreaId): boolean =>
  side === 'atreides' && state.paulBound === 'now' && state.leaders[person(state, 'paul')].at === at;

/** Why a legion cannot go there on foot, from wherever it stands beside it; null = it can. R10.1, R2.11 */
export function whyNotThere(state: State, side: Side, to: AreaId): Reason | null {
  if (isFree(state, side, to)) return null;
  if (hasWorm(state, to)) return WHY.wormThere;
  return legionAt(state, otherSide(side), to) ? WHY.enemyThere : WHY.enemySettlement;
}

/** Can anybody move? */
export const canMove = (state: State, { by }: EffectRef, effect: MoveEffect): boolean => {
  const side = sideOfHouse(by);
  const { open } = book(state);
  return legionsOf(state, side).some(
    (from) => whyNoMove(state, side, from, effect) === null && open[from].some((to) => isFree(state, side, to)),
  );
};
/** Every move on foot that an effect allows now. R10.1 */
export function routes(state: State, { by }: EffectRef, effect: MoveEffect): Route[] {
  const side = sideOfHouse(by);
  const { open } = book(state);
  const found: Route[] = [];
  for (const from of legionsOf(state, side)) {
    if (whyNoMove(state, side, from, effect)) continue;
    for (const to of open[from]) if (isFree(state, side, to)) found.push({ from, to, way: 'foot' });
  }
  return found;
}
/** Moves to areas next to a legion that are not offered, each with its reason. */
export function noRoutes(state: State, { by }: EffectRef, effect: MoveEffect): readonly Blocked[] {
  const side = sideOfHouse(by);
  const { data, open } = book(state);
  return legionsOf(state, side).flatMap((from) => {
    const still = whyNoMove(state, side, from, effect);
    if (still) return [{ target: from, why: still }];
    const route = (to: AreaId): Route => ({ from, to, way: 'foot' });
    return [
      ...blockedAmong(open[from], (to) => whyNotThere(state, side, to), route),
      ...data.areas[from].impassable.map((to) => ({ target: route(to), why: WHY.impassable })),
    ];
  });
}

/** Who can go along; everybody of a part without a choice is no question. */
export function companies(state: State, side: Side, from: AreaId, effect: MoveEffect): Extract<Choices<Company>, { pick: 'form' }> {
  const part = movable(state, side, from, effect.again);
  const units: Record<string, number> = { ...countTokens(part.tokens) };
  for (const rank of RANKS) if (part[rank] > 0) units[rank] = part[rank];
  const leaders: Record<string, number> = part.generic > 0 ? { generic: part.generic } : {};
  for (const id of part.named) leaders[id] = 1;
  return {
    pick: 'form',
    fields: {
      units: { pick: 'amounts', most: units, min: 1, max: unitsOf(part) },
      leaders: { pick: 'amounts', most: leaders, min: effect.leading ? 1 : 0, max: leadersOf(part) },
    },
  };
}
/** Is there something to decide about who goes? A single unit takes its leaders along, or leaves somebody who can stay. */
export const mustChoose = (state: State, side: Side, from: AreaId, part: Part): boolean =>
  unitsOf(part) > 1 || (leadersOf(part) > 0 && unitsOf(wholeOf(state, side, from)) > unitsOf(part));

/** Those who go by an answer. All leaders go along where no unit stays behind. RU-56 */
export function partOf(state: State, side: Side, from: AreaId, effect: MoveEffect, { units, leaders }: Company): Part {
  const part = movable(state, side, from, effect.again);
  const tokens = tokensOf(units);
  const [regular = 0, elite = 0, special = 0] = RANKS.map((rank) => units[rank] ?? 0);
  const going = { regular, elite, special, tokens };
  const stays = unitsOf(wholeOf(state, side, from)) > regular + elite + special + tokens.length;
  if (!stays) return { ...going, generic: part.generic, named: part.named };
  return { ...going, generic: leaders['generic'] ?? 0, named: part.named.filter((id: NamedId) => (leaders[id] ?? 0) > 0) };
}

const NO_TOKENS: readonly AtreidesToken[] = [];
/** The tokens that an answer counts. */
export function tokensOf(counts: Readonly<Record<string, number>>): readonly AtreidesToken[] {
  if (!ATREIDES_TOKENS.some((id) => counts[id])) return NO_TOKENS;
  return ATREIDES_TOKENS.flatMap((id) => Array.from({ length: counts[id] ?? 0 }, (): AtreidesToken => id));
}
