import type { Condition, Master } from '../data/prescience.ts';
import { type AreaId, AREAS, type SectorId, SIETCHES } from '../ids.ts';
import { naibs, tokensToGiveUp } from '../queries/claims.ts';
import { isWatched } from '../queries/free-actions.ts';
import { isFree, sietchAt, terrain } from '../queries/areas.ts';
import { legionAt, legionsOf, unitsAt, unitsOf } from '../queries/legions.ts';
import { areaOf, boardIdOf, boardState, isInPlay, person } from '../queries/table.ts';
import { hasWorm } from '../queries/wild-maker.ts';
import { sandEdge } from '../queries/travel.ts';
import type { Part } from '../types.ts';
import { duel } from './duel.ts';
import { type Force, forceAt, forceOf } from './force.ts';
import { type Look, once, onceFor } from './look.ts';
import { automaTerms, rankOf } from './siege.ts';

/*
 * How far the Atreides are from what prescience cards ask, in dice. Everything is counted by one rule: a die moves two legions by an area
 * each (R7.4), brings one leader and one token to a sietch (R7.6), or attacks once.
 */

/** Where the Atreides stand, as far as prescience cards ask: so that a bot can think of other places than the real ones. */
export interface Stand {
  readonly areas: ReadonlySet<AreaId>;
  readonly paul: AreaId | null;
  readonly jessica: AreaId | null;
  /** Legions that are others than on the map. */
  readonly changed: ReadonlyMap<AreaId, Part>;
}
const UNCHANGED: Stand['changed'] = new Map();
export const standOf = once(
  ({ state }): Stand => ({
    areas: new Set(legionsOf(state, 'atreides')),
    paul: areaOf(state, person(state, 'paul')),
    jessica: areaOf(state, person(state, 'jessica')),
    changed: UNCHANGED,
  }),
);
/** Where they would stand with these legions instead of those on the map. */
export function standWith(look: Look, changes: readonly (readonly [AreaId, Part])[]): Stand {
  const now = standOf(look);
  const areas = new Set(now.areas);
  for (const [at, part] of changes) unitsOf(part) > 0 ? areas.add(at) : areas.delete(at);
  const changed = new Map(changes);
  const where = (who: Master): AreaId | null => {
    const id = person(look.state, who);
    for (const [at, { named }] of changes) if (named.includes(id)) return at;
    const at = now[who];
    return at !== null && changed.has(at) ? null : at;
  };
  return { areas, paul: where('paul'), jessica: where('jessica'), changed };
}
const whereIs = (stand: Stand, who: Master): AreaId | null => (who === 'paul' ? stand.paul : stand.jessica);
const unitsIn = ({ state }: Look, { changed }: Stand, at: AreaId): number => {
  const part = changed.get(at);
  return part ? unitsOf(part) : unitsAt(state, 'atreides', at);
};
const tokensIn = ({ state }: Look, { changed }: Stand, at: AreaId): number =>
  (changed.get(at)?.tokens ?? legionAt(state, 'atreides', at)?.tokens.hidden ?? []).length;
const forceIn = (look: Look, { changed }: Stand, at: AreaId): Force => {
  const part = changed.get(at);
  return part ? forceOf(look.state, part) : forceAt(look, 'atreides', at);
};

/** Dice for somebody to come who is beside the board: a Deployment die, or one that can stand for it. */
const ARRIVAL = 1.2;
const NEVER = 9;
/** Farther than the dice of a round could lead. */
const FARTHEST = 5;
/** In the tank a leader waits for a die of each slot that is left, START and the last one included. R12.10 */
const arrival = ({ state, book }: Look, who: Master): number => {
  const id = person(state, who);
  if (!isInPlay(state, id)) return NEVER;
  if (state.leaders[id].at !== 'tank') return ARRIVAL;
  const { tank } = boardState(state, boardIdOf(state, book.data.leaders[id].house));
  return tank.length - tank.indexOf(id) + ARRIVAL;
};

/** How many dice it will take to fulfil a condition; 0 = it is fulfilled. */
export function diceFor(look: Look, condition: Condition, stand: Stand): number {
  const { state } = look;
  switch (condition.is) {
    case 'legions':
      return diceToSpread(look, condition, stand);
    case 'inDeepDesert':
      return Math.max(...condition.who.map((who) => stepsToDeep(look, whereIs(stand, who)))) + arrivals(look, condition.who, stand);
    case 'togetherInSietch':
      return arrivals(look, condition.who, stand) + diceToMeet(look, condition.who, stand);
    case 'revealSietchOfPaul': {
      const goals = sietches(look).filter((at) => !isWatched(state, at) && isClosed(look, at));
      return goals.length === 0 ? NEVER : stepsFrom(look, stand.paul, goals) + arrivals(look, ['paul'], stand);
    }
    case 'revealTokensOfPaul':
      return diceToTokens(look, condition.count, stand);
    case 'dieForWater': {
      const at = whereIs(stand, condition.who);
      if (at === null)
        return 1 + arrivals(look, [condition.who], stand) + Math.min(NEVER, ...sietches(look).map((home) => stepsToQuiet(look, home)));
      return 1 + stepsToQuiet(look, at);
    }
    case 'dieForNaib':
      return naibs(state).length > 0 ? 1 : 2.2;
    case 'giveUpToken':
      return tokensToGiveUp(state).length > 0 ? 0 : 2;
    case 'deed':
      return diceForDeed(look, condition, stand);
  }
}
const arrivals = (look: Look, who: readonly Master[], stand: Stand): number =>
  who.reduce((sum, each) => sum + (whereIs(stand, each) === null ? arrival(look, each) : 0), 0);

/** Both go to a sietch at once; who is not on the map comes to the one where the other is, or goes. R7.6 */
function diceToMeet(look: Look, who: readonly Master[], stand: Stand): number {
  const from = who.flatMap((each) => whereIs(stand, each) ?? []);
  if (from.length === 0) return 0;
  return Math.min(NEVER, ...sietches(look).map((home) => Math.max(...from.map((at) => look.book.distance(at, home)))));
}
/** Tokens come to sietches, one with each die, also with the one that brings Paul; or Paul goes to where enough lie. R7.6 */
function diceToTokens(look: Look, count: number, stand: Stand): number {
  const { paul } = stand;
  const missing = (at: AreaId): number => Math.max(0, count - tokensIn(look, stand, at));
  if (paul === null) {
    const withHim = Math.min(NEVER, ...sietches(look).map(missing));
    return arrivals(look, ['paul'], stand) + Math.max(0, withHim - 1);
  }
  let best = missing(paul) === 0 ? 0 : NEVER;
  for (const at of sietches(look)) best = Math.min(best, look.book.distance(paul, at) + missing(at));
  for (const at of stand.areas) if (missing(at) === 0) best = Math.min(best, look.book.distance(paul, at));
  return best;
}

type Spread = Extract<Condition, { readonly is: 'legions' }>;
const goodGround = onceFor(({ state }, { in: kinds, noSietch }: Spread): readonly AreaId[] =>
  AREAS.filter((at) => kinds.includes(terrain(state, at)) && !(noSietch && sietchAt(state, at) !== null) && isFree(state, 'atreides', at)),
);
/** Each unit stands in one place: a legion gives as many as it has, and one less where it stands well itself. Nearest ones go first. */
function diceToSpread(look: Look, condition: Spread, stand: Stand): number {
  const { book } = look;
  const ground = goodGround(look, condition);
  const goals: AreaId[] = [];
  let missing = condition.least;
  for (const at of ground) {
    if (stand.areas.has(at)) missing--;
    else goals.push(at);
  }
  if (missing <= 0) return 0;
  const sources: { readonly at: AreaId; left: number }[] = [];
  for (const at of stand.areas) sources.push({ at, left: unitsIn(look, stand, at) - (ground.includes(at) ? 1 : 0) });
  let sum = 0;
  const taken = new Set<AreaId>();
  for (let steps = 1; steps <= FARTHEST; steps++) {
    for (const source of sources) {
      for (const goal of goals) {
        if (source.left <= 0) break;
        if (taken.has(goal) || book.distance(source.at, goal) !== steps) continue;
        taken.add(goal);
        source.left--;
        sum += steps;
        if (--missing === 0) return Math.max(steps, sum / 2);
      }
    }
  }
  return NEVER;
}
function stepsFrom({ book }: Look, from: AreaId | null, goals: readonly AreaId[]): number {
  return from === null ? 0 : Math.min(NEVER, ...goals.map((at) => book.distance(from, at)));
}
const deepGround = once(({ state }): readonly AreaId[] =>
  AREAS.filter((at) => terrain(state, at) === 'deep-desert' && sietchAt(state, at) === null && isFree(state, 'atreides', at)),
);
/** Who comes to the map comes to a sietch, and goes on from there. */
const stepsToDeep = (look: Look, at: AreaId | null): number => (at === null ? deepFromSietch(look) : stepsFrom(look, at, deepGround(look)));
const deepFromSietch = once((look): number => Math.min(NEVER, ...sietches(look).map((at) => stepsFrom(look, at, deepGround(look)))));
const sietches = once(({ state }): readonly AreaId[] => SIETCHES.flatMap((id) => state.sietches[id]?.at ?? []));
const isClosed = ({ state }: Look, at: AreaId): boolean => {
  const id = sietchAt(state, at);
  return id !== null && state.sietches[id]?.open === false;
};
const isQuiet = onceFor(({ state, book }, sector: SectorId): boolean =>
  book.areasIn[sector].every((at) => legionAt(state, 'harkonnen', at) === null),
);
const quietGround = once((look): readonly AreaId[] =>
  AREAS.filter((at) => look.book.data.areas[at].sectors.some((sector) => isQuiet(look, sector)) && isFree(look.state, 'atreides', at)),
);
/** Steps to the next sector without a Harkonnen legion; 0 = it stands in one. RU-55 */
const stepsToQuiet = onceFor((look, at: AreaId): number => stepsFrom(look, at, quietGround(look)));

type Deed = Extract<Condition, { readonly is: 'deed' }>;
function diceForDeed(look: Look, { deed, least }: Deed, stand: Stand): number {
  const left = least - look.state.deeds[deed];
  if (left <= 0) return 0;
  switch (deed) {
    case 'ridden': {
      if (stand.paul !== null) return diceToRide(look, stand.paul);
      return arrivals(look, ['paul'], stand) + Math.min(UNSIGNED, ...sietches(look).map((at) => diceToRide(look, at)));
    }
    case 'harvesters':
      return diceToHarvesters(look, left, stand);
    case 'assault': {
      const prey = (at: AreaId): boolean => legionAt(look.state, 'harkonnen', at) !== null;
      if (stand.paul !== null) return diceToBeat(look, [stand.paul], prey, stand);
      return Math.min(NEVER, arrivals(look, ['paul'], stand) + diceToBeat(look, sietches(look), prey, stand));
    }
    case 'fallen':
      return diceToBeat(look, [...stand.areas], (at) => namedIn(look, at), stand);
  }
}
/** A ride, where first a wormsign has to come: Desert Power spends no die, but is not always allowed. R7.8 */
const UNSIGNED = 1.4;
/** One die rides from where sand carries; first Paul may go there. R10.5 */
const diceToRide = onceFor((look, from: AreaId): number => {
  const starts = AREAS.filter((at) => look.book.distance(from, at) < UNSIGNED && sandEdge(look.state, at).length > 0);
  return Math.min(UNSIGNED, 1 + stepsFrom(look, from, starts));
});
/** Legions end their moves on lone harvesters. R12.7 */
function diceToHarvesters({ state, book }: Look, left: number, stand: Stand): number {
  const steps = state.harvesters
    .filter((at) => !legionAt(state, 'harkonnen', at) && !hasWorm(state, at))
    .map((at) => Math.min(NEVER, ...[...stand.areas].map((from) => book.distance(from, at))))
    .sort((one, other) => one - other)
    .slice(0, left);
  if (steps.length < left) return NEVER;
  return Math.max(steps.at(-1) ?? 0, steps.reduce((sum, each) => sum + each, 0) / 2);
}
const namedIn = ({ state, book }: Look, at: AreaId): boolean => book.namedOf.harkonnen.some((id) => state.leaders[id].at === at);
/** Less hope than that is no plan. */
const HOPE = 0.3;
/** Dice for one of these legions to beat one of the enemy: it goes there once, and attacks until it wins. */
function diceToBeat(look: Look, from: readonly AreaId[], isPrey: (at: AreaId) => boolean, stand: Stand): number {
  let best = NEVER;
  for (const prey of legionsOf(look.state, 'harkonnen')) {
    if (!isPrey(prey)) continue;
    for (const at of from) {
      const steps = look.book.distance(at, prey);
      if (steps > 3 || !stand.areas.has(at)) continue;
      const wins = chance(look, forceIn(look, stand, at), prey);
      if (wins > HOPE) best = Math.min(best, steps - 1 + 1 / wins);
    }
  }
  return best;
}
/** A legion in a settlement throws for its rank too. R11.3 */
const chance = (look: Look, force: Force, prey: AreaId): number =>
  duel(force, forceAt(look, 'harkonnen', prey), rankOf(look, 'harkonnen', prey), automaTerms(look, 'atreides')).wins;
