import type { Chance } from '../../../kernel/chance.ts';
import type { Table } from '../../../kernel/table.ts';
import { type Board, boardOf } from '../board.ts';
import { type HouseId, type LeaderId, type Place, type RegionId, REGIONS, type SeatId } from '../ids.ts';
import { alliedGoal as sealsForAllies, alliedSeals, soloGoal as sealsForSolo } from '../queries/end.ts';
import { isUnderStorm } from '../queries/map.ts';
import { house, houseOf, troops } from '../queries/table.ts';
import type { DiceGame, State } from '../types.ts';

/** What a bot looks at when it answers. */
export interface Look {
  readonly table: Table<DiceGame>;
  readonly state: State;
  readonly board: Board;
  /** Who alone holds each strategic region; nobody elsewhere. R1.5 */
  readonly holders: Readonly<Partial<Record<RegionId, HouseId | null>>>;
  /** Strategic regions that each House holds alone. R15.1 */
  readonly seals: Readonly<Partial<Record<HouseId, number>>>;
  /** Where each House stands, as far as it has been asked. */
  readonly spots: Partial<Record<HouseId, readonly Spot[]>>;
  readonly seat: SeatId;
  /** The House of the seat; before the draft any House, which nothing reads. */
  readonly me: HouseId;
  readonly chance: Chance;
}
/** What does not depend on who looks. */
export type Sight = Pick<Look, 'state' | 'board' | 'holders' | 'seals' | 'spots'>;
/** Troops of one House in one region. */
interface Spot {
  readonly at: RegionId;
  readonly strength: number;
  /** Strength that can leave without giving up a seal. */
  readonly free: number;
}
export type Owned = NonNullable<State['houses'][HouseId]>;

export function lookOf(table: Table<DiceGame>, seat: SeatId, chance: Chance): Look {
  const { state } = table;
  return { table, ...sightOf(state), seat, me: houseOf(state, seat) ?? 'atreides', chance };
}
export function sightOf(state: State): Sight {
  const board = boardOf(state.options);
  const holders: Partial<Record<RegionId, HouseId | null>> = {};
  const seals: Partial<Record<HouseId, number>> = {};
  for (const at of board.strategic) {
    const holder = soleHolder(state, at);
    holders[at] = holder;
    if (holder) seals[holder] = (seals[holder] ?? 0) + 1;
  }
  return { state, board, holders, seals, spots: {} };
}
/** The regions where a House stands. */
export function spotsOf(look: Sight, house: HouseId): readonly Spot[] {
  const known = look.spots[house];
  if (known) return known;
  const own = owned(look.state, house);
  const spots: Spot[] = [];
  for (const at of REGIONS) {
    const troop = own.troop[at];
    const strength = troop + 2 * own.large[at];
    if (strength === 0) continue;
    const guard = look.holders[at] === house ? (troop > 0 ? 1 : 2) : 0;
    spots.push({ at, strength, free: strength - guard });
  }
  look.spots[house] = spots;
  return spots;
}
export const owned = house;

/** Tokens of a House in a place, whatever their size. R1.1 */
export const tokensIn = troops;
/** What they count in battle. R12.6 */
export const strengthIn = (state: State, house: HouseId, place: Place): number => {
  const own = owned(state, house);
  return own.troop[place] + 2 * own.large[place];
};
export const isStormy = ({ state }: Pick<Sight, 'state'>, at: RegionId): boolean => isUnderStorm(state, at);

/** The House that alone stands in a region; null = nobody or several. R1.5 */
export function soleHolder(state: State, at: RegionId): HouseId | null {
  let holder: HouseId | null = null;
  for (const house of state.order) {
    if (tokensIn(state, house, at) === 0) continue;
    if (holder) return null;
    holder = house;
  }
  return holder;
}
/** Strategic regions a House controls alone. R15.1 */
export const sealsOf = ({ seals }: Pick<Look, 'seals'>, house: HouseId): number => seals[house] ?? 0;
/** Strategic regions two Houses control together. R15.2 */
export const pairSeals = ({ state }: Pick<Sight, 'state'>, one: HouseId, other: HouseId): number => alliedSeals(state, one, other);
export const soloGoal = ({ state }: Pick<Sight, 'state'>): number => sealsForSolo(state);
export const alliedGoal = ({ state }: Pick<Sight, 'state'>): number => sealsForAllies(state);
export const isSealOf = ({ holders }: Pick<Look, 'holders'>, house: HouseId, at: RegionId): boolean => holders[at] === house;

/** What the Leaders on a House card add together. R16.2 */
export function leaderStrength(board: Board, leaders: readonly LeaderId[]): number {
  let strength = 0;
  for (const [at, leader] of leaders.entries()) strength += at === 0 ? board.strengthOf[leader].alone : board.strengthOf[leader].beside;
  return strength;
}
export const isFriend = (state: State, one: HouseId, other: HouseId): boolean => {
  if (one === other) return true;
  const { active, ally } = state.turn;
  return ally !== null && ((one === active && other === ally) || (one === ally && other === active));
};
/** Turns until a House is active again: 0 = it is active now. */
export function turnsUntil(state: State, house: HouseId): number {
  const { order } = state;
  const from = state.turn.active ? order.indexOf(state.turn.active) : 0;
  return (order.indexOf(house) - from + order.length) % order.length;
}
/** Has the House another turn of its own after the present one? */
export function hasTurnLeft({ state, board }: Pick<Sight, 'state' | 'board'>, house: HouseId): boolean {
  const active = state.turn.active ? state.order.indexOf(state.turn.active) : -1;
  return state.round < board.data.game.rounds || state.order.indexOf(house) > active;
}
/** Spice a House could spend in its own turn, apart from what the dice still bring. */
export function spiceAtHand(state: State, house: HouseId): number {
  const { active, purse } = state.turn;
  return owned(state, house).reserve + (active === house ? purse.harvest + purse.gift + purse.die : 0);
}
/** Troops that wait to be shipped. R10.4, R10.6 */
export function waiting(state: State, house: HouseId): number {
  return tokensIn(state, house, house === 'smugglers' ? 'supply' : 'card');
}
/** The zone the storm will come to in this turn, as the dice lie; null = it rests, or they still roll. R14.1 */
export function comingStorm({ state, board }: Pick<Sight, 'state' | 'board'>): number | null {
  const { spice, region } = state.turn.dice;
  if (!spice.frozen || !region.frozen || !spice.face || !region.face || !board.stormOn[spice.face]) return null;
  return board.downwind[board.windOf[region.face]][state.storm];
}
/** Will the House lose a troop there to the storm of this turn? R14.4, R16.6 */
export function isDoomed(look: Pick<Sight, 'state' | 'board'>, house: HouseId, at: RegionId): boolean {
  const { state, board } = look;
  return house !== 'fremen' && board.desert[at] && state.assets[at] !== 'fortification' && comingStorm(look) === board.zoneOf[at];
}
