import type { Blocked } from '../../../kernel/types.ts';
import { HOUSE_DICE, type HouseDieId, type HouseId, KINDS, type Kind, type LeaderId, POLAR_SINK, type RegionId, REGIONS } from '../ids.ts';
import { WHY } from '../reasons.ts';
import type { Battle, Breach, Dance, Fist, FistKey, State } from '../types.ts';
import { hasOthers, isUnderStorm, othersAt } from './map.ts';
import { atHand } from './spice.ts';
import { board, clockwiseFrom, count, house, isInPlay, troops, usesPowerOf } from './table.ts';

export type Side = 'attacker' | 'defender';
export const DANCE_PRICE = 1; // R16.9, Q33
const WORTH: Readonly<Record<Kind, number>> = { troop: 1, large: 2 }; // R1.1, R12.6

/** Why no battle takes place there; null = one does. R12.1, R14.6 */
const whyNoBattle = (state: State, active: HouseId, at: RegionId) => {
  if (at === POLAR_SINK) return WHY.polarSinkPeace;
  if (isUnderStorm(state, at)) return WHY.underStorm;
  return hasOthers(state, at, active, state.turn.ally) ? null : WHY.noEnemyThere;
};
export const battlesOf = (state: State, active: HouseId): RegionId[] =>
  REGIONS.filter((at) => troops(state, active, at) > 0 && whyNoBattle(state, active, at) === null);
export const notBattles = (state: State, active: HouseId): Blocked[] =>
  REGIONS.flatMap((target): Blocked[] => {
    const { battles, fought } = state.turn;
    if (fought.includes(target)) return [{ target, why: WHY.alreadyFought }]; // R12.11
    const why = troops(state, active, target) > 0 && !battles.includes(target) ? whyNoBattle(state, active, target) : null;
    return why ? [{ target, why }] : [];
  });

/** Who is main defender: whose last turn is the most recent; before that, who sits latest in the order of play. R12.2 */
export function battleAt(state: State, active: HouseId, at: RegionId): Battle {
  const { ally } = state.turn;
  const enemies = othersAt(state, at, active, ally);
  const recent = (id: HouseId): number => house(state, id).lastTurn * state.order.length + state.order.indexOf(id);
  const [defender, ...coDefenders] = enemies.sort((one, other) => recent(other) - recent(one));
  return { at, attacker: active, ally, defender: defender as HouseId, coDefenders, offered: [] };
}
export const housesOn = (battle: Battle, side: Side): HouseId[] =>
  side === 'attacker' ? (battle.ally ? [battle.attacker, battle.ally] : [battle.attacker]) : [battle.defender, ...battle.coDefenders];
export const hasTroops = (state: State, battle: Battle, side: Side): boolean =>
  housesOn(battle, side).some((id) => troops(state, id, battle.at) > 0);

/** Which attacking troop is lost to the Fortification, or that it is ignored. R12.3, R16.5 */
export function breaches(state: State, battle: Battle): Breach[] {
  const of: Breach[] = usesPowerOf(state, 'harkonnen', battle.attacker) ? ['infiltrate'] : [];
  for (const id of housesOn(battle, 'attacker'))
    for (const lose of KINDS) if (count(state, id, lose, battle.at) > 0) of.push({ lose, of: id });
  return of;
}

export const noBreaches = (state: State, { attacker }: Battle): Blocked[] =>
  usesPowerOf(state, 'harkonnen', attacker) ? [] : [{ target: 'infiltrate', why: WHY.notInfiltrating }];

/** On which side Bene Tleilax may convert: attacker or main defender; for spice only in its own turn. R16.9 */
function danceSide(state: State, battle: Battle): Side | null {
  if (battle.attacker === 'bene-tleilax') return 'attacker';
  return battle.defender === 'bene-tleilax' && state.options.face_dancers === 'dice' ? 'defender' : null;
}
/** The first die that shows the House and nobody has used. R16.9, Q21 */
export function danceDie(state: State, of: HouseId): HouseDieId | null {
  const { face } = board(state).data.houses[of];
  return HOUSE_DICE.find((die) => state.turn.dice[die].face === face && state.turn.dice[die].used === null) ?? null;
}
/** Enemy troops Bene Tleilax can replace now. R16.9 */
export function conversions(state: State, battle: Battle): { of: Exclude<Dance, 'done'>[]; blocked: Blocked[] } {
  const of: Exclude<Dance, 'done'>[] = [];
  const blocked: Blocked[] = [];
  const side = danceSide(state, battle);
  if (!side || !isInPlay(state, 'bene-tleilax') || count(state, 'bene-tleilax', 'troop', 'supply') === 0) return { of, blocked };
  const paid = state.options.face_dancers === 'spice';
  for (const convert of housesOn(battle, side === 'attacker' ? 'defender' : 'attacker')) {
    const spice = atHand(state);
    const can = paid ? spice >= DANCE_PRICE : danceDie(state, convert) !== null;
    const why = paid ? { ...WHY.tooExpensive, rule: 'R16.9', with: { price: DANCE_PRICE, spice } } : WHY.noDieForDance;
    for (const what of KINDS) {
      if (count(state, convert, what, battle.at) === 0) continue;
      if (can) of.push({ convert, what });
      else blocked.push({ target: { convert, what }, why });
    }
  }
  return { of, blocked };
}

/** Who may offer Leaders, clockwise from the active player: ally and co-defenders. R12.12 */
export const offerers = (state: State, { attacker, ally, coDefenders }: Battle): HouseId[] =>
  clockwiseFrom(state, attacker).filter((id) => id === ally || coDefenders.includes(id));

export const troopKey = (kind: Kind, id: HouseId): FistKey => `${kind}:${id}`;
const leaderKey = (leader: LeaderId): FistKey => `leader:${leader}`;
/** Everything a side could put into its fist: troops of all its Houses, Leaders on the House card of the main one, offered ones. R12.5, R1.3, R16.21 */
export function gathered(state: State, battle: Battle, side: Side): Record<string, number> {
  const most: Record<string, number> = {};
  const houses = housesOn(battle, side);
  for (const id of houses) {
    for (const kind of KINDS) {
      const here = count(state, id, kind, battle.at);
      if (here > 0) most[troopKey(kind, id)] = here;
    }
  }
  for (const leader of house(state, houses[0] as HouseId).leaders) most[leaderKey(leader)] = 1;
  const { ownerOf } = board(state);
  for (const leader of battle.offered) if (houses.includes(ownerOf[leader])) most[leaderKey(leader)] = 1;
  return most;
}
/** Leaders in a fist. */
export const leadersIn = (state: State, fist: Fist): LeaderId[] =>
  board(state)
    .data.game.setupOrder.flatMap((id) => board(state).leadersOf[id])
    .filter((leader) => (fist[leaderKey(leader)] ?? 0) > 0);
/** Ordinary troop 1, large troop 2, Leader its printed value, fewer beside another of its House. R12.6, R16.2 */
export function strength(state: State, fist: Fist): number {
  const { ownerOf, strengthOf } = board(state);
  const leaders = leadersIn(state, fist);
  let sum = 0;
  for (const id of state.order) for (const kind of KINDS) sum += WORTH[kind] * (fist[troopKey(kind, id)] ?? 0);
  const counted = new Set<HouseId>();
  for (const leader of leaders) {
    const owner = ownerOf[leader];
    sum += counted.has(owner) ? strengthOf[leader].beside : strengthOf[leader].alone;
    counted.add(owner);
  }
  return sum;
}
/** The stronger side, the defender in a tie. R12.7 */
export const winnerOf = (strengths: Readonly<Record<Side, number>>): Side =>
  strengths.attacker > strengths.defender ? 'attacker' : 'defender';
/** Where a troop goes that a storm or a lost battle takes uncommitted. R16.15, R16.22 */
export const evacuatesTo = (state: State, id: HouseId): 'card' | 'supply' =>
  id !== 'smugglers' && usesPowerOf(state, 'guild', id) ? 'card' : 'supply';
/** Where a troop of a battle of Leaders goes. R16.3, R16.22 */
export const duelsTo = (state: State, id: HouseId): 'card' | 'supply' =>
  id !== 'smugglers' && usesPowerOf(state, 'atreides', id) ? 'card' : 'supply';
