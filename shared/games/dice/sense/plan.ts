import { type HouseId, POLAR_SINK, type RegionId, REGIONS } from '../ids.ts';
import { usesPowerOf } from '../queries/table.ts';
import type { State } from '../types.ts';
import {
  alliedGoal,
  hasTurnLeft,
  isDoomed,
  isFriend,
  isSealOf,
  isStormy,
  leaderStrength,
  type Look,
  owned,
  pairSeals,
  sealsOf,
  type Sight,
  soleHolder,
  soloGoal,
  spotsOf,
  strengthIn,
  tokensIn,
} from './look.ts';

/** What an attack on a region looks like. Strengths as in battle, gains in troops. */
export interface Prospect {
  readonly at: RegionId;
  /** Strength of the troops that can be there. */
  readonly force: number;
  readonly odds: number;
  /** Worth of holding it afterwards. */
  readonly gain: number;
  /** `odds` and `gain` together, less what it costs. */
  readonly worth: number;
}

/** Worth of winning the game, in troops. */
export const VICTORY = 40;
const SEAL_WORTH = [3.5, 6, 8, 8] as const;

/** Worth of one more seal for a House that has so many. */
export function sealWorth(look: Sight, house: HouseId, seals = sealsOf(look, house)): number {
  if (seals + 1 >= soloGoal(look)) return hasTurnLeft(look, house) || look.state.turn.active === house ? VICTORY : SEAL_WORTH[1];
  return SEAL_WORTH[soloGoal(look) - seals >= 3 ? 0 : 1];
}
/** Worth of taking one seal from a House, for everybody else. */
export function denyWorth(look: Sight, house: HouseId, seals = sealsOf(look, house)): number {
  const missing = soloGoal(look) - seals;
  if (!hasTurnLeft(look, house)) return 0.2;
  if (missing <= 0) return VICTORY * 0.7;
  return missing === 1 ? 4 : missing === 2 ? 1.2 : 0.5;
}

/** Worth for a House of driving everybody else out of a region and staying. */
export function regionWorth(look: Sight, house: HouseId, at: RegionId): number {
  const { state, board } = look;
  if (at === POLAR_SINK) return 0;
  const isStrategic = board.data.map.regions[at].strategic;
  const holder = isStrategic ? (look.holders[at] ?? null) : soleHolder(state, at);
  if (!isStrategic) {
    const harvest = state.assets[at] === 'harvester' && holder !== house ? 0.8 : 0;
    return harvest + (holder && holder !== house ? 0.1 : 0);
  }
  if (holder === house) return 0;
  const deny = holder && !isFriend(state, house, holder) ? denyWorth(look, holder) : 0;
  return ownWorth(look, house, holder) + deny;
}
function ownWorth(look: Sight, house: HouseId, holder: HouseId | null): number {
  const { state } = look;
  const solo = sealWorth(look, house);
  const partner = state.turn.active === house ? state.turn.ally : state.turn.ally === house ? state.turn.active : null;
  if (!partner) return solo;
  if (holder === partner) return 0;
  const together = pairSeals(look, house, partner);
  const joint = together + 1 === alliedGoal(look) ? VICTORY * 0.7 : together >= alliedGoal(look) ? 0.2 : 2;
  return state.turn.active === house ? Math.max(solo, joint) : joint;
}

/** Can troops go from one region to the other in one step? R11.3, R11.4 */
export function isInReach({ state, board }: Sight, house: HouseId, from: RegionId, to: RegionId): boolean {
  if (from === to || board.zoneOf[from] === state.storm || board.zoneOf[to] === state.storm) return false;
  if (board.adjacent[from][to] || state.assets[from] === 'ornithopter') return true;
  return state.turn.dice.spice.face === 'shai-hulud' && usesPowerOf(state, 'fremen', house) && isMoving(state, house);
}
const isMoving = ({ turn }: State, house: HouseId): boolean => turn.active === house || turn.ally === house;

/** Strength a House can bring into a region from the map, leaving one guard on each seal; what stands there included. */
export function marchForce(look: Sight, house: HouseId, to: RegionId): number {
  let force = 0;
  for (const { at, strength, free } of spotsOf(look, house)) {
    if (at === to) force += strength;
    else if (free > 0 && isInReach(look, house, at, to)) force += free;
  }
  return force;
}
/** Strength a House can ship for that much spice, where it could still reach the region. R10.4, R10.6 */
export function shipForce(look: Sight, house: HouseId, to: RegionId, spice: number): number {
  if (spice <= 0) return 0;
  const own = owned(look.state, house);
  const from = house === 'smugglers' ? 'supply' : 'card';
  const [troops, large] = [own.troop[from], own.large[from]];
  if (troops + large === 0 || !stagingFor(look, house, to)) return 0;
  const paid = house === 'smugglers' && !standsNear(look, house, to) ? Math.floor(spice / 2) : spice;
  const shipped = Math.min(large, paid);
  return 2 * shipped + Math.min(troops, paid - shipped);
}
const standsNear = (look: Sight, house: HouseId, to: RegionId): boolean =>
  spotsOf(look, house).some(({ at }) => at === to || (at !== POLAR_SINK && isInReach(look, house, at, to)));
/** A region to ship to for an attack on another: itself, a held one beside it, or the Polar Sink. null = there is none. */
export function stagingFor(look: Sight, house: HouseId, to: RegionId): RegionId | null {
  if (isStormy(look, to)) return null;
  let best: RegionId | null = isInReach(look, house, POLAR_SINK, to) ? POLAR_SINK : null;
  for (const { at } of spotsOf(look, house)) {
    if (at === to) return to;
    if (at === POLAR_SINK || !isInReach(look, house, at, to)) continue;
    if (!best || isSealOf(look, house, at)) best = at;
  }
  return best;
}

/** Strength of the troops that would fight a House in a region, and of the Leaders they may use. */
export function resistance({ state, board }: Sight, house: HouseId, at: RegionId): { troops: number; leaders: number; tokens: number } {
  let troops = 0;
  let tokens = 0;
  let leaders = 0;
  for (const other of state.order) {
    if (isFriend(state, house, other)) continue;
    const there = strengthIn(state, other, at);
    if (there === 0) continue;
    troops += there;
    tokens += tokensIn(state, other, at);
    leaders = Math.max(leaders, leaderStrength(board, owned(state, other).leaders));
  }
  return { troops, leaders, tokens };
}

/** Chance that an attack ends with the attacker in the region. */
export function oddsOf(force: number, fist: number, troops: number, leaders: number): number {
  if (force <= 0) return 0;
  if (troops === 0) return 1;
  const against = troops + leaders;
  const ours = force + fist;
  if (force - 1 + fist > against && force > Math.max(0, against + 1 - fist)) return 0.97;
  const power = ours ** 1.8;
  const stays = force >= 2 ? 1 : 0.75;
  return (stays * power) / (power + (against + 0.6) ** 1.8);
}

/** What an attack on a region by the active House promises, with so much spice still to spend. */
export function prospectOf(look: Sight, house: HouseId, at: RegionId, spice: number): Prospect {
  const { state, board } = look;
  const none = { at, force: 0, odds: 0, gain: 0, worth: 0 };
  if (at === POLAR_SINK || isStormy(look, at)) return none;
  let force = marchForce(look, house, at) + shipForce(look, house, at, spice);
  if (force <= 0) return none;
  const { troops, leaders } = resistance(look, house, at);
  const meetsFort = troops > 0 && state.assets[at] === 'fortification' && !usesPowerOf(state, 'harkonnen', house);
  if (meetsFort) force -= 1;
  if (isDoomed(look, house, at)) force -= 1;
  if (force <= 0) return none;
  const partner = state.turn.active === house ? state.turn.ally : null;
  if (partner) force += strengthIn(state, partner, at);
  const gain = regionWorth(look, house, at);
  const odds = oddsOf(force, leaderStrength(board, owned(state, house).leaders), troops, leaders);
  const cost = troops === 0 ? 0.1 : Math.min(force, 1 + troops + leaders * 0.5) * (0.35 + 0.65 * (1 - odds)) - troops * 0.2 * odds;
  return { at, force, odds, gain, worth: odds * gain - cost };
}
/** The best attack within some regions; the first of equals. */
export function bestProspect(look: Sight, house: HouseId, among: readonly RegionId[], spice: number): Prospect | null {
  let best: Prospect | null = null;
  for (const at of among) {
    const prospect = prospectOf(look, house, at, spice);
    if (!best || prospect.worth > best.worth) best = prospect;
  }
  return best;
}

/** Strength with which another House could strike a region in its next turn, Leaders included; 0 = nobody can. */
export function threatTo(look: Sight, house: HouseId, at: RegionId): number {
  const { state, board } = look;
  let most = 0;
  for (const other of state.order) {
    if (isFriend(state, house, other) || !hasTurnLeft(look, other)) continue;
    const own = owned(state, other);
    let force = own.troop[at] + 2 * own.large[at];
    for (const from of REGIONS) {
      if (board.adjacent[from][at] || state.assets[from] === 'ornithopter') force += own.troop[from] + 2 * own.large[from];
    }
    force += Math.min(own.troop.card + 2 * own.large.card, 3);
    if (force > 0) most = Math.max(most, force + leaderStrength(board, own.leaders));
  }
  return most;
}

/** Regions the Region die allows as target. R11.1 */
export function likelyTargets({ state, board, me }: Look): readonly RegionId[] {
  const { face } = state.turn.dice.region;
  const zone = face ? board.inZone[Number(face) as 1] : [];
  if (me !== 'smugglers' && state.turn.ally !== 'smugglers') return zone;
  return REGIONS.filter((at) => zone.includes(at) || (at !== POLAR_SINK && state.order.every((house) => tokensIn(state, house, at) === 0)));
}
