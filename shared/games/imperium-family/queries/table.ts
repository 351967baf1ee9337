import { bookOf } from '../edition.ts';
import type { CardName, IntrigueName, PlayerId, SeatId } from '../ids.ts';
import type { Player, State } from '../types.ts';
import type { DeepReadonly } from '../../../kernel/types.ts';

/** @throws Error for a player who does not take part */
export function playerOf(state: State, id: PlayerId): DeepReadonly<Player> {
  const player = state.players[id];
  if (!player) throw new Error(`${id} does not play`);
  return player;
}
/** A person at the table, not a Rival. R21.1 */
export const isPerson = (id: PlayerId): id is SeatId => id.startsWith('seat');
/** The seat that answers for a player; null = a Rival, whose choices are not its own. */
export const seatFor = (id: PlayerId): SeatId | null => (isPerson(id) ? id : null);

/** All players clockwise, `from` first. R5.1 */
export function clockwise(state: State, from: PlayerId): readonly PlayerId[] {
  const at = state.order.indexOf(from);
  return at === 0 ? state.order : [...state.order.slice(at), ...state.order.slice(0, at)];
}
export const leftOf = (state: State, of: PlayerId): PlayerId => {
  const at = state.order.indexOf(of) + 1;
  return state.order[at === state.order.length ? 0 : at] as PlayerId;
};

export const rightOf = (state: State, of: PlayerId): PlayerId => state.order.at(state.order.indexOf(of) - 1) as PlayerId;

/** Each kind once. */
export function kindsOf<Name extends string>(cards: readonly Name[]): readonly Name[] {
  if (cards.length < 2) return cards;
  const kinds: Name[] = [];
  for (const card of cards) if (!kinds.includes(card)) kinds.push(card);
  return kinds;
}
/** Those with the highest value, which may be several. */
export function highest<It>(list: readonly It[], value: (it: It) => number): readonly It[] {
  const most = Math.max(...list.map(value));
  return list.filter((it) => value(it) === most);
}
export function countIn<Name extends string>(cards: readonly Name[], card: Name): number {
  let count = 0;
  for (const each of cards) if (each === card) count++;
  return count;
}
/** The list less one copy of the card. @throws Error if it is not there */
export function without<Name extends string>(cards: readonly Name[], card: Name): readonly Name[] {
  const at = cards.lastIndexOf(card);
  if (at < 0) throw new Error(`No "${card}" among ${JSON.stringify(cards)}`);
  return [...cards.slice(0, at), ...cards.slice(at + 1)];
}
const sortedBy = <Name extends string>(rank: Readonly<Record<string, number>>, cards: readonly Name[]): readonly Name[] =>
  cards.length < 2 ? cards : [...cards].sort((one, other) => (rank[one] ?? 0) - (rank[other] ?? 0));
/** In the order of the data, so that a hand does not tell in which order it was drawn. */
export const sortedCards = (state: State, cards: readonly CardName[]): readonly CardName[] => sortedBy(bookOf(state).cardRank, cards);
export const sortedIntrigue = (state: State, cards: readonly IntrigueName[]): readonly IntrigueName[] =>
  sortedBy(bookOf(state).intrigueRank, cards);
