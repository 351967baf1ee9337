import { type Board as Book, boardOf, housesOf, sideOfHouse } from '../board.ts';
import {
  type AreaId,
  type BoardId,
  type HouseId,
  HOUSES,
  type LeaderId,
  type Mode,
  type NamedId,
  type PlanningId,
  type SeatId,
  type Side,
} from '../ids.ts';
import type { Board, State } from '../types.ts';

export { otherSide, housesOf, sideOfHouse } from '../board.ts';

/** The data of this game. */
export const book = ({ options }: Pick<State, 'options'>): Book => boardOf(options);

// Who plays. R1.2, R15
export const modeOf = ({ lead }: State): Mode => (lead['house-harkonnen'] === null ? 'mahdi' : 'war');
/** Do people play on a board of their own, and tell what they draw there? */
export const isCompanion = ({ options, lead }: Pick<State, 'options' | 'lead'>): boolean =>
  options.board === 'companion' && lead['house-harkonnen'] === null;
/** Does the automa play this side? R16 */
export const isAutoma = ({ lead }: State, side: Side): boolean => side === 'harkonnen' && lead['house-harkonnen'] === null;
/** Seat that leads a House. Asked only of Houses that people lead. */
export const seatOf = ({ lead }: State, house: HouseId): SeatId => lead[house] as SeatId;
/** The same for any House: for the automa, where no rule decides, the Atreides do. R16.2 */
export const seatAlways = ({ lead }: State, house: HouseId): SeatId => lead[house] ?? (lead['house-atreides'] as SeatId);
export const sideOfSeat = ({ lead }: State, seat: SeatId): Side | null => {
  const house = HOUSES.find((id) => lead[id] === seat);
  return house ? sideOfHouse(house) : null;
};
/** Do two players share this side? R15 */
export const isShared = ({ lead }: State, side: Side): boolean => {
  const [house, ally] = housesOf(side);
  return lead[house] !== lead[ally];
};
/** Who decides for a side where no rule names another: its House. R15.9, RU-43 */
export const leaderOf = (side: Side): HouseId => housesOf(side)[0];
/** Who decides for a side at this moment: whoever acts, in the hazards phase the player of the Fremen, else its House. R15.6, R15.9 */
export function deciderOf({ turn, phase }: State, side: Side): HouseId {
  if (turn?.side === side && turn.house !== null) return turn.house;
  return side === 'atreides' && phase === 'hazards' ? 'fremen-ally' : leaderOf(side);
}
/** The teammate of whoever leads this House; the House itself, where one player leads both. */
export const mateOf = (state: State, house: HouseId): HouseId => {
  const side = sideOfHouse(house);
  return isShared(state, side) ? (housesOf(side).find((other) => other !== house) as HouseId) : house;
};
/** Houses whose hands and dice an acting House can use: both, where one player has both. R15.3, R15.6 */
export const ownHouses = (state: State, house: HouseId): readonly HouseId[] =>
  isShared(state, sideOfHouse(house)) ? [house] : housesOf(sideOfHouse(house));

/** The automa of Mahdi; asked only where it plays. R16 */
export const automaOf = ({ automa }: State): NonNullable<State['automa']> => automa as NonNullable<State['automa']>;

// Leaders. R17
/** Where a leader stands on the map. */
export const areaOf = ({ leaders }: Pick<State, 'leaders'>, id: LeaderId): AreaId | null => {
  const { at } = leaders[id];
  return at === 'waiting' || at === 'ready' || at === 'tank' || at === 'gone' ? null : at;
};
/** Named leaders of a side in this area. */
export function namedAt(state: State, side: Side, at: AreaId): readonly NamedId[] {
  const all = book(state).namedOf[side];
  for (const id of all) if (state.leaders[id].at === at) return all.filter((other) => state.leaders[other].at === at);
  return NO_LEADERS;
}
const NO_LEADERS: readonly NamedId[] = [];
/** Has this leader come into play, and is still in the game? */
export const isInPlay = ({ leaders }: State, id: LeaderId): boolean => leaders[id].at !== 'waiting' && leaders[id].at !== 'gone';
/** Paul and Jessica, whichever is in play. R2.15 */
export function person(state: State, who: NamedId | 'paul' | 'jessica'): NamedId {
  if (who === 'paul') return isInPlay(state, 'paul-muaddib') ? 'paul-muaddib' : 'paul-atreides';
  if (who === 'jessica') return isInPlay(state, 'reverend-mother-jessica') ? 'reverend-mother-jessica' : 'lady-jessica';
  return who;
}

// Boards. R6.2, R15.2
export const boardsOf = ({ boards }: State, side: Side): readonly BoardId[] => BOARDS_OF[side].filter((id) => boards[id]);
const BOARDS_OF = {
  harkonnen: ['giedi-prime', 'house-harkonnen-board', 'corrino-ally-board'],
  atreides: ['sietch-tabr', 'house-atreides-board', 'fremen-ally-board'],
} as const satisfies Readonly<Record<Side, readonly BoardId[]>>;
/** The dashboard of a House. */
export const boardIdOf = (state: State, house: HouseId): BoardId => {
  const side = sideOfHouse(house);
  const [both, one, other] = BOARDS_OF[side];
  return isShared(state, side) ? (house === leaderOf(side) ? one : other) : both;
};
export const boardState = (state: State, id: BoardId): Board => state.boards[id] as Board;

// Cards. R2.3
export const handOf = (state: State, house: HouseId): readonly PlanningId[] => state.hands[house].hidden;
/** Cards of a deck that are in nobody's hand and not discarded; their order is chance. */
export function deckLeft(state: State, deck: HouseId): readonly PlanningId[] {
  const gone = [...state.hands[deck].hidden, ...state.discards[deck], ...state.attached, ...laidAside(state)];
  return without(book(state).cardsOf[deck], gone);
}
/** How many cards a deck has left. */
export function deckSize(state: State, deck: HouseId): number {
  const { cardsOf, deckOf } = book(state);
  const away = (cards: readonly PlanningId[]): number => cards.reduce((sum, card) => (deckOf[card] === deck ? sum + 1 : sum), 0);
  return (
    cardsOf[deck].length - state.hands[deck].hidden.length - state.discards[deck].length - away(state.attached) - away(laidAside(state))
  );
}
const NO_CARDS: readonly PlanningId[] = [];
/** Cards that the automa keeps: its reinforcements, and a scheme of Hawat. R16.1, R16.18 */
const laidAside = ({ automa }: State): readonly PlanningId[] =>
  automa ? [...automa.reinforcements.hidden, ...(automa.schemeAside ? (['hawats-scheming'] as const) : NO_CARDS)] : NO_CARDS;
/** A list less these, each as often as it is named. */
export function without<T>(list: readonly T[], gone: readonly T[]): T[] {
  const left = [...gone];
  return list.filter((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
