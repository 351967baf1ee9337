import type { DeepReadonly } from '../../../kernel/types.ts';
import { type Board, boardOf } from '../board.ts';
import { type HouseId, HOUSES, type Kind, type LeaderId, type Place, type SeatId, type TokenId } from '../ids.ts';
import type { House, State } from '../types.ts';

/** The data of this game. */
export const board = (state: State): Board => boardOf(state.options);

/** A House in play. Asked only of Houses that are; `isInPlay` tells. */
export const house = (state: State, id: HouseId): DeepReadonly<House> => state.houses[id] as DeepReadonly<House>;
export const isInPlay = (state: State, id: HouseId): boolean => state.houses[id] !== undefined;
export const seatOf = (state: State, id: HouseId): SeatId => house(state, id).seat;
export const houseOf = (state: State, seat: SeatId): HouseId | null => HOUSES.find((id) => state.houses[id]?.seat === seat) ?? null;

/** The other Houses clockwise from this one's left. */
export function clockwiseFrom({ order }: State, id: HouseId): HouseId[] {
  const at = order.indexOf(id);
  return [...order.slice(at + 1), ...order.slice(0, at)];
}
/** Seats in the order in which Houses are chosen: counter-clockwise, the start player last. R4.5 */
export function draftOrder({ seats, startSeat }: State): SeatId[] {
  const at = seats.indexOf(startSeat);
  return [...seats.slice(0, at).reverse(), ...seats.slice(at).reverse()];
}
/** Houses that can be chosen with so many players. R4.6 */
export const available = (state: State): HouseId[] => {
  const { houses } = board(state).data;
  return HOUSES.filter((id) => state.seats.length >= houses[id].seatsFrom);
};

/** Whom the Bene Gesserit can predict: any House in play but themselves, and the Guild even unplayed. R4.9, Q6 */
export const predictable = (state: State): HouseId[] =>
  HOUSES.filter((id) => id !== 'bene-gesserit' && (id === 'guild' || isInPlay(state, id)));

export const isActive = (state: State, id: HouseId): boolean => state.turn.active === id;
/** The House whose turn it is; to be asked only within a turn. R5.1 */
export const activeHouse = ({ turn }: State): HouseId => turn.active as HouseId;
/** Its ally; to be asked only where it has one. R7.1 */
export const allyHouse = ({ turn }: State): HouseId => turn.ally as HouseId;
/**
 * May this House use that House's marked power now? The owner, and in its own turn the active player allied with the owner; defenders
 * borrow none. Rules that a marked power overrides ask this first. R16.1, R16.21, R1.7
 */
export const usesPowerOf = ({ turn }: State, owner: HouseId, id: HouseId): boolean =>
  id === owner || (id === turn.active && turn.ally === owner);
/** The other one of the two who share this turn; null without an alliance. R1.4 */
export const partnerOf = ({ turn }: State, id: HouseId): HouseId | null => (id === turn.active ? turn.ally : turn.active);

export const count = (state: State, id: HouseId, kind: Kind, place: Place): number => house(state, id)[kind][place];
/** Troops of both kinds; each counts as one. R1.1 */
export const troops = (state: State, id: HouseId, place: Place): number => {
  const { troop, large } = house(state, id);
  return troop[place] + large[place];
};
export const holds = (state: State, id: HouseId, token: TokenId): boolean => house(state, id).tokens.includes(token);
export const holderOf = (state: State, token: TokenId): HouseId | null => state.order.find((id) => holds(state, id, token)) ?? null;
/** Leaders in supply. R1.3 */
export const lostLeaders = (state: State, id: HouseId): readonly LeaderId[] => {
  const ready = house(state, id).leaders;
  const all = board(state).leadersOf[id];
  return ready.length === all.length ? NO_LEADERS : all.filter((leader) => !ready.includes(leader));
};
const NO_LEADERS: readonly LeaderId[] = [];
