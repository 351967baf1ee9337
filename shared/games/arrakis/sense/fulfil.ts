import type { Condition, Master } from '../data/prescience.ts';
import { type AreaId, type PrescienceId, type SectorId, SIETCHES } from '../ids.ts';
import { naibs, tokensToGiveUp } from '../queries/claims.ts';
import { legionAt, legionsOf } from '../queries/legions.ts';
import { areaOf, isAutoma, isDesert, person, sietchAt, terrain } from '../queries/table.ts';
import { type Look, once, onceFor } from './look.ts';
import { stepsWorth } from './need.ts';
import { HALF_WAY, HASTE } from './weights.ts';

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

/** What claiming a card brings. */
export const gainOf = onceFor((look, card: PrescienceId): number => {
  const { prescience, numbers } = look.book.data;
  const isFeared = look.state.shown.some((shown) => shown.card === card && shown.feared);
  return stepsWorth(look, prescience[card].gains, isFeared ? numbers.fear : 0);
});
/** What carrying it out costs. */
export function costOf(condition: Condition): number {
  switch (condition.is) {
    case 'dieForWater':
      return 0.5; // he, or she, is back after three dice
    case 'dieForNaib':
      return 0.15;
    case 'giveUpToken':
      return 0.5;
    default:
      return 0;
  }
}

/** The same as they stand. */
export const promiseNow = once((look): number => promiseOf(look, standOf(look)));
/** All that the open cards promise: the best that can still be claimed, each as far as it is fulfilled. R13.2 */
export function promiseOf(look: Look, stand: Stand): number {
  const { state, book } = look;
  const left = book.data.numbers.claims - state.claimed.length;
  if (left <= 0 || state.phase === 'end') return 0;
  const promises: number[] = [];
  for (const { card } of state.shown) {
    const { condition } = book.data.prescience[card];
    const gain = gainOf(look, card) - costOf(condition);
    if (gain > 0) promises.push(gain * readinessOf(look, condition, stand));
  }
  const best = promises.sort((one, other) => other - one).slice(0, left);
  return (isAutoma(state, 'harkonnen') ? HASTE : 1) * best.reduce((sum, promise) => sum + promise, 0);
}

const whereIs = (stand: Stand, who: Master): AreaId | null => (who === 'paul' ? stand.paul : stand.jessica);
/** How far a condition is fulfilled: 1 = it is. */
function readinessOf(look: Look, condition: Condition, stand: Stand): number {
  const { state } = look;
  switch (condition.is) {
    case 'legions': {
      let count = 0;
      for (const at of stand.areas)
        if (condition.in.includes(terrain(state, at)) && !(condition.noSietch && sietchAt(state, at) !== null)) count++;
      return partly(count / condition.least);
    }
    case 'inDeepDesert':
      return partly(mean(condition.who.map((who) => nearDeep(look, whereIs(stand, who)))));
    case 'togetherInSietch': {
      const [one = null, other = null] = condition.who.map((who) => whereIs(stand, who));
      if (one === null || other === null) return partly((one ? 0.35 : 0) + (other ? 0.35 : 0));
      if (one === other && sietchAt(state, one)) return 1;
      return partly(0.6 / Math.max(1, look.book.distance(one, other)) + (sietchAt(state, one) || sietchAt(state, other) ? 0.2 : 0));
    }
    case 'revealSietchOfPaul': {
      if (stand.paul === null) return 0.2;
      const sietch = sietchAt(state, stand.paul);
      return sietch && state.sietches[sietch]?.open === false ? 1 : partly(nearClosed(look, stand.paul));
    }
    case 'revealTokensOfPaul': {
      if (stand.paul === null) return 0.15;
      return partly((legionAt(state, 'atreides', stand.paul)?.tokens.hidden.length ?? 0) / condition.count);
    }
    case 'dieForWater': {
      const at = whereIs(stand, condition.who);
      if (at === null) return 0.25;
      return look.book.data.areas[at].sectors.some((sector) => isQuiet(look, sector)) ? 1 : 0.3;
    }
    case 'dieForNaib':
      return naibs(state).length > 0 ? 1 : 0.25;
    case 'giveUpToken':
      return tokensToGiveUp(state).length > 0 ? 1 : 0.3;
    case 'deed': {
      const done = state.deeds[condition.deed] / condition.least;
      return done >= 1 ? 1 : 0.15 + 0.4 * done;
    }
  }
}
const partly = (share: number): number => (share >= 1 ? 1 : HALF_WAY * share * share + 0.1 * share);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const isQuiet = onceFor(({ state, book }, sector: SectorId): boolean =>
  book.areasIn[sector].every((at) => legionAt(state, 'harkonnen', at) === null),
);
const isDeep = (look: Look, at: AreaId): boolean => terrain(look.state, at) === 'deep-desert' && sietchAt(look.state, at) === null;
/** 1 in deep desert, less the more steps away. */
function nearDeep(look: Look, at: AreaId | null): number {
  if (at === null) return 0.1;
  if (isDeep(look, at)) return 1;
  return look.book.open[at].some((near) => isDeep(look, near)) ? 0.55 : isDesert(look.state, at) ? 0.3 : 0.2;
}
function nearClosed({ state, book }: Look, at: AreaId): number {
  const closed = SIETCHES.flatMap((id) => (state.sietches[id]?.open === false ? (state.sietches[id]?.at ?? []) : []));
  return closed.some((site) => book.distance(at, site) <= 1) ? 0.6 : 0.2;
}
