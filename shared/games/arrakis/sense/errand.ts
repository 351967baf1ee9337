import type { Condition, Master } from '../data/prescience.ts';
import { type AreaId, AREAS, type SectorId, SIETCHES } from '../ids.ts';
import { naibs, tokensToGiveUp } from '../queries/claims.ts';
import { isWatched } from '../queries/free.ts';
import { isFree, legionAt, legionsOf } from '../queries/legions.ts';
import { areaOf, isInPlay, person, sietchAt, terrain } from '../queries/table.ts';
import { duel } from './duel.ts';
import { type Force, forceAt } from './force.ts';
import { type Look, once, onceFor } from './look.ts';

/** Where the Atreides stand, as far as prescience cards ask: so that a bot can think of other places than the real ones. */
export interface Stand {
  readonly areas: ReadonlySet<AreaId>;
  readonly paul: AreaId | null;
  readonly jessica: AreaId | null;
}
export const standOf = once(
  ({ state }): Stand => ({
    areas: new Set(legionsOf(state, 'atreides')),
    paul: areaOf(state, person(state, 'paul')),
    jessica: areaOf(state, person(state, 'jessica')),
  }),
);
const whereIs = (stand: Stand, who: Master): AreaId | null => (who === 'paul' ? stand.paul : stand.jessica);
/** Dice for somebody to come who is not on the map; in the tank he has to wait. */
const ARRIVAL = 1.2;
const TANK = 3;
const NEVER = 9;
const arrival = ({ state }: Look, who: Master): number => {
  const id = person(state, who);
  return !isInPlay(state, id) ? NEVER : state.leaders[id].at === 'tank' ? TANK : ARRIVAL;
};

/** How many dice it will take to fulfil a condition; 0 = it is fulfilled. A die moves two legions, by an area each. R7.4 */
export function diceFor(look: Look, condition: Condition, stand: Stand): number {
  const { state, book } = look;
  switch (condition.is) {
    case 'legions':
      return diceToSpread(look, condition, stand);
    case 'inDeepDesert':
      return Math.max(...condition.who.map((who) => stepsToDeep(look, whereIs(stand, who)))) + arrivals(look, condition.who, stand);
    case 'togetherInSietch': {
      const late = arrivals(look, condition.who, stand);
      const [one = null, other = null] = condition.who.map((who) => whereIs(stand, who));
      const first = one ?? other;
      if (first === null) return late;
      const home = Math.min(NEVER, ...sietches(look).map((at) => book.distance(first, at) + (one && other ? book.distance(other, at) : 0)));
      return late + home;
    }
    case 'revealSietchOfPaul': {
      const goals = sietches(look).filter((at) => !isWatched(state, at) && isClosed(look, at));
      return goals.length === 0 ? NEVER : stepsFrom(look, stand.paul, goals) + arrivals(look, ['paul'], stand);
    }
    case 'revealTokensOfPaul': {
      const tokens = (at: AreaId): number => Math.max(0, condition.count - (legionAt(state, 'atreides', at)?.tokens.hidden.length ?? 0));
      if (stand.paul !== null) return tokens(stand.paul);
      return arrivals(look, ['paul'], stand) + Math.min(NEVER, ...sietches(look).map(tokens));
    }
    case 'dieForWater': {
      const at = whereIs(stand, condition.who);
      if (at === null) return 1 + arrivals(look, [condition.who], stand);
      return book.data.areas[at].sectors.some((sector) => isQuiet(look, sector)) ? 1 : 2.5;
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

type Spread = Extract<Condition, { readonly is: 'legions' }>;
const goodGround = onceFor(({ state }, { in: kinds, noSietch }: Spread): readonly AreaId[] =>
  AREAS.filter((at) => kinds.includes(terrain(state, at)) && !(noSietch && sietchAt(state, at) !== null) && isFree(state, 'atreides', at)),
);
function diceToSpread(look: Look, condition: Spread, stand: Stand): number {
  const { book } = look;
  const ground = goodGround(look, condition);
  const open: number[] = [];
  let missing = condition.least;
  const sources: AreaId[] = [];
  for (const at of stand.areas) if (!ground.includes(at)) sources.push(at);
  for (const at of ground) {
    if (stand.areas.has(at)) missing--;
    else {
      let nearest = NEVER;
      for (const from of sources) nearest = Math.min(nearest, book.distance(from, at));
      open.push(nearest);
    }
  }
  if (missing <= 0) return 0;
  const nearest = open.sort((one, other) => one - other).slice(0, missing);
  if (nearest.length < missing) return NEVER;
  return Math.max(nearest.at(-1) ?? 0, nearest.reduce((sum, steps) => sum + steps, 0) / 2);
}
function stepsFrom({ book }: Look, from: AreaId | null, goals: readonly AreaId[]): number {
  return from === null ? 0 : Math.min(NEVER, ...goals.map((at) => book.distance(from, at)));
}
const deepGround = once(({ state }): readonly AreaId[] =>
  AREAS.filter((at) => terrain(state, at) === 'deep-desert' && sietchAt(state, at) === null && isFree(state, 'atreides', at)),
);
const stepsToDeep = (look: Look, at: AreaId | null): number => (at === null ? 1 : stepsFrom(look, at, deepGround(look)));
const sietches = once(({ state }): readonly AreaId[] => SIETCHES.flatMap((id) => state.sietches[id]?.at ?? []));
const isClosed = ({ state }: Look, at: AreaId): boolean => {
  const id = sietchAt(state, at);
  return id !== null && state.sietches[id]?.open === false;
};
const isQuiet = onceFor(({ state, book }, sector: SectorId): boolean =>
  book.areasIn[sector].every((at) => legionAt(state, 'harkonnen', at) === null),
);

type Deed = Extract<Condition, { readonly is: 'deed' }>;
function diceForDeed(look: Look, { deed, least }: Deed, stand: Stand): number {
  const { state, book } = look;
  const left = least - state.deeds[deed];
  if (left <= 0) return 0;
  switch (deed) {
    case 'ridden': {
      if (stand.paul === null) return 1.4 + arrivals(look, ['paul'], stand);
      return book.open[stand.paul].some((at) => state.wormsigns.includes(at) || state.worms.includes(at)) ? 1 : 1.4;
    }
    case 'harvesters': {
      const lone = state.harvesters.filter((at) => !legionAt(state, 'harkonnen', at));
      const steps = lone
        .map((at) => Math.min(NEVER, ...[...stand.areas].map((from) => book.distance(from, at))))
        .sort((one, other) => one - other)
        .slice(0, left);
      return steps.length < left ? NEVER : steps.reduce((sum, each) => sum + each, 0) / 2;
    }
    case 'assault':
      return stand.paul === null ? NEVER : diceToBeat(look, [stand.paul], (at) => legionAt(state, 'harkonnen', at) !== null);
    case 'fallen':
      return diceToBeat(look, [...stand.areas], (at) => namedIn(look, at));
  }
}
const namedIn = ({ state, book }: Look, at: AreaId): boolean => book.namedOf.harkonnen.some((id) => state.leaders[id].at === at);
/** Dice for one of these legions to beat one of the enemy. */
function diceToBeat(look: Look, from: readonly AreaId[], isPrey: (at: AreaId) => boolean): number {
  let best = NEVER;
  for (const prey of legionsOf(look.state, 'harkonnen')) {
    if (!isPrey(prey)) continue;
    for (const at of from) {
      const steps = look.book.distance(at, prey);
      if (steps > 3) continue;
      const wins = chance(look, forceAt(look, 'atreides', at), prey);
      if (wins > 0.3) best = Math.min(best, (steps - 1 + 1) / wins);
    }
  }
  return best;
}
const chance = (look: Look, force: Force, prey: AreaId): number => duel(force, forceAt(look, 'harkonnen', prey), 0).wins;
