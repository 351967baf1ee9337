import type { SpecialName } from '../data/notation.ts';
import { type AreaId, ATOMICS, type PrescienceId, SIETCHES } from '../ids.ts';
import { legionAt, wholeOf } from '../queries/legions.ts';
import { sietchAt } from '../queries/areas.ts';
import type { SpecialTarget } from '../questions.ts';
import { exileOf } from './battle.ts';
import { forceAt } from './force.ts';
import { gainOf, promiseNow } from './fulfil.ts';
import { exposureOf } from './ground.ts';
import { type Look, onceFor, lookAt } from './look.ts';
import { harvesterWorth, moveGain } from './move.ts';
import { stepsWorth } from './need.ts';
import { dangerAt, dangerNow, holdAt } from './siege.ts';
import { DIE, LOWEST_STEP, ORNITHOPTER } from './weights.ts';

type Target = Exclude<SpecialTarget, 'done'>;
type Rating = (look: Look, target: Target) => number;

const areaOf = (target: Target): AreaId | null => ('area' in target ? target.area : null);
const at =
  (worth: (look: Look, area: AreaId) => number): Rating =>
  (look, target) => {
    const area = areaOf(target);
    return area ? worth(look, area) : 0;
  };
/** What a vehicle costs the Harkonnen who lose it. */
const vehicleLost: Rating = (look, target) =>
  !('vehicle' in target)
    ? 0
    : target.vehicle.vehicle === 'harvester'
      ? harvesterWorth(look, target.vehicle.at)
      : target.vehicle.vehicle === 'ornithopter'
        ? ORNITHOPTER
        : 0.15;
/** An open card that the Atreides could still claim. */
const promised = (look: Look, card: PrescienceId): number => gainOf(look, card) * 0.5;

/** What each target of a card's special effect is worth to whoever plays the card. */
const RATINGS: Readonly<Record<SpecialName, Rating>> = {
  detonateAtomics: at((look, area) => atomicsWorth(look, area)),
  discardWormsigns: at((look, area) => (legionAt(look.state, 'harkonnen', area) || look.state.harvesters.includes(area) ? 0.15 : 0.08)),
  removeHarvesters: at((look, area) => harvesterWorth(look, area)),
  removeVehicles: vehicleLost,
  takeOrnithopter: () => 0.2,
  fremenRockets: (look, target) =>
    'sector' in target
      ? 0.1 + look.state.harvesters.filter((area) => look.book.data.areas[area].sectors.includes(target.sector)).length
      : vehicleLost(look, target),
  revealArea: at((look, area) => revealWorth(look, area)),
  troopCarriers: (look, target) =>
    'from' in target ? moveGain(look, look.side, { from: target.from, to: target.to }, wholeOf(look.state, look.side, target.from)) : 0,
  swapTokens: (look, target) => ('from' in target ? swapWorth(look, target.from, target.to) : 0),
  relocateSietch: (look, target) =>
    'sietch' in target ? fleeWorth(look, look.state.sietches[target.sietch]?.at ?? target.to, target.to) : 0.2,
  displaceLegion: (look, target) => ('from' in target ? exileOf(look, 'harkonnen', target.from, target.to) : 0),
  bindPaul: () => 0.3,
  forceDie: (_, target) => ('symbol' in target ? (target.symbol === 'mentat' ? 0.3 : target.symbol === 'house' ? 0.25 : 0.15) : 0),
  spendEnemyHouseDie: () => DIE.atreides,
  secondObjective: () => 0.5,
  shuffleBack: (look, target) => ('card' in target ? promised(look, target.card) : 0),
  replacePrescience: () => 0.2,
  shiftPrescience: (look, target) => ('down' in target ? shiftWorth(look, target) : 0),
  attachFear: (look, target) => ('card' in target ? 0.5 + 0.2 * gainOf(look, target.card) : 0),
  attachEyes: (look, target) => ('card' in target ? 0.2 * gainOf(look, target.card) : 0),
  lowerImperium: (look, target) =>
    'power' in target
      ? Object.values(look.state.imperium).every((step) => step >= look.state.imperium[target.power])
        ? LOWEST_STEP + 0.2
        : 0.15
      : 0,
};
export const targetWorth = (look: Look, name: SpecialName, target: Target): number => RATINGS[name](look, target);

/** What a special is likely to bring before its targets are known. */
export function specialHope(look: Look, name: SpecialName, count: number): number {
  const { state } = look;
  const harvesters = state.harvesters.length;
  const vehicles = harvesters + Object.keys(state.zones).length;
  switch (name) {
    case 'removeHarvesters':
      return (
        Math.max(
          0,
          ...state.harvesters.map((area) => (look.book.data.areas[area].terrain === 'deep-desert' ? harvesterWorth(look, area) : 0)),
        ) * 1.3
      );
    case 'removeVehicles':
    case 'fremenRockets':
      return vehicles > 0 ? 0.25 * Math.min(count, vehicles) : 0;
    case 'takeOrnithopter':
      return Object.values(state.zones).includes('ornithopter') ? ORNITHOPTER : -1;
    case 'discardWormsigns':
      return 0.06 * Math.min(count, state.wormsigns.length);
    case 'detonateAtomics':
      return state.atomics.at === null ? Math.max(0, ...ATOMICS.map((area) => atomicsWorth(look, area))) : 0;
    case 'shuffleBack':
      return Math.max(0, promiseNow(look) * 0.35);
    case 'attachFear':
      return 1;
    case 'attachEyes':
      return 0.25;
    case 'lowerImperium':
      return LOWEST_STEP;
    case 'spendEnemyHouseDie':
      return Object.values(state.boards).some((board) => board.token === 'house' || board.unused.house > 0) ? DIE.atreides * 0.8 : 0;
    case 'relocateSietch':
      return Math.max(0, ...SIETCHES.flatMap((id) => state.sietches[id]?.at ?? []).map((area) => 0.5 * dangerOf(look, area)));
    case 'secondObjective':
      return 0.6;
    case 'bindPaul':
      return 0.25;
    default:
      return 0.2;
  }
}
const dangerOf = (look: Look, area: AreaId): number => {
  const hold = holdAt(look, 'atreides', area);
  return hold ? dangerNow(look, hold) : 0;
};
/** A sietch with everybody in it goes to another area. */
function fleeWorth(look: Look, from: AreaId, to: AreaId): number {
  const hold = holdAt(look, 'atreides', from);
  if (!hold) return 0;
  return dangerOf(look, from) - dangerAt(look, { ...hold, at: to }, forceAt(look, 'atreides', from)) - 0.1;
}
/** Tokens of two sietches change places. */
function swapWorth(look: Look, one: AreaId, other: AreaId): number {
  const [first, second] = [holdAt(look, 'atreides', one), holdAt(look, 'atreides', other)];
  if (!first || !second) return 0;
  const [here, there] = [forceAt(look, 'atreides', one), forceAt(look, 'atreides', other)];
  const now = dangerAt(look, first, here) + dangerAt(look, second, there);
  return now - dangerAt(look, first, there) - dangerAt(look, second, here) - 0.05;
}
/** What an ornithopter may find: what the Atreides would give up, or claim by it. */
export function revealWorth(look: Look, area: AreaId): number {
  const { state, book } = look;
  const paul = state.leaders['paul-muaddib'].at === area || state.leaders['paul-atreides'].at === area;
  let worth = 0.04;
  for (const { card } of state.shown) {
    const { condition } = book.data.prescience[card];
    if (condition.is === 'revealTokensOfPaul' && paul && (legionAt(state, 'atreides', area)?.tokens.hidden.length ?? 0) >= condition.count)
      worth += 0.8 * gainOf(look, card);
    if (condition.is === 'revealSietchOfPaul' && paul && sietchAt(state, area)) worth += 0.8 * gainOf(look, card);
  }
  return worth;
}
function shiftWorth(look: Look, { down, up, by }: Extract<Target, { readonly down: unknown }>): number {
  const { targets } = look.book.data.objectives[look.state.objectives.hidden[0] ?? 'objective-10-5-3'];
  const spare = Math.max(0, look.state.prescience[down] - targets[down]);
  const lost = Math.max(0, by - spare);
  return stepsWorth(look, { [up]: by }) - lost;
}
/** Garrisons that worms can reach then, and who is driven out. R13.9 */
export const atomicsWorth = onceFor((look, area: AreaId): number => {
  const { state, book } = look;
  const at = ATOMICS.find((id) => id === area);
  if (!at) return 0;
  const struck = lookAt(look, { ...state, atomics: { ...state.atomics, at } });
  let worth = 0;
  for (const exposed of book.data.exposes[at]) {
    const force = forceAt(look, 'harkonnen', exposed);
    if (force.units > 0) worth += exposureOf(struck, 'harkonnen', exposed, force) * 2;
  }
  if (legionAt(state, 'harkonnen', at)) worth += 0.5;
  if (legionAt(state, 'atreides', at)) worth -= 0.5;
  return worth;
});
