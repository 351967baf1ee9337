import type { Table } from '../../../kernel/table.ts';
import { type CardId, type Colour, type EquipmentId, FIELDS, type FigureId, type SeatId } from '../ids.ts';
import { figuresOf, stockOf } from '../queries/table.ts';
import type { AdventureGame, State } from '../types.ts';

/** What everything is worth, on the scale of one spice; found by looking at hundreds of games of bots. */
const FIGURE = 9;
export const POINT = 4;
const POINT_OF_GUILE = 1.5;
const STAKED = 1.3;
/** A hidden card of which nobody knows what it is. */
const UNKNOWN = 2.5;

/** A piece of equipment that a figure of this Strength bears. R9.2-R9.8 */
export function gearWorth(card: EquipmentId, strength: number): number {
  switch (card) {
    case 'sword':
      return 2 + 1.6 * strength;
    case 'gom-jabbar':
      return strength < 6 ? 3.5 : 1;
    case 'poison':
      return 3;
    case 'lasgun':
      return 0.6 * strength;
    case 'stillsuit':
      return 2;
    default:
      return 1.5;
  }
}
export function figureWorth(state: State, figure: FigureId): number {
  const { strength, bought, gear } = state.figures[figure];
  let worth = FIGURE + POINT * strength + POINT_OF_GUILE * bought;
  for (const card of gear) worth += gearWorth(card, strength);
  return worth;
}
const HIDDEN: Readonly<Partial<Record<CardId, number>>> = { 'hunter-seeker': 4.5, 'secret-silo': 3.3, 'harvester-raid': 3 };
/** A hidden card that one knows. Equipment is hidden only where no figure lacks it. R9.1 */
export const cardWorth = (card: CardId): number => HIDDEN[card] ?? 1;

/** The first Harvesters are worth most: the bank has no spice for many. R6.12 */
export function harvestersWorth(count: number): number {
  return 2.6 * Math.min(count, 6) + 1.3 * Math.max(0, Math.min(count, 12) - 6) + 0.4 * Math.max(0, count - 12);
}
export function spiceWorth(spice: number): number {
  return 1.1 * Math.min(spice, 6) + 0.9 * Math.max(0, Math.min(spice, 15) - 6) + 0.5 * Math.max(0, spice - 15);
}
/** Everything that a colour has. */
export function stockWorth(state: State, colour: Colour): number {
  const { spice, harvesters, stake, hand, arriving } = stockOf(state, colour);
  let staked = 0;
  for (const field of FIELDS) staked += stake[field];
  return spiceWorth(spice) + harvestersWorth(harvesters) + STAKED * staked + UNKNOWN * hand.hidden.length + 5 * arriving.length;
}
/** How strong a colour is; 0 = out. */
export function power(state: State, colour: Colour): number {
  let figures = 0;
  for (const figure of figuresOf(state, colour)) figures += figureWorth(state, figure);
  return figures > 0 ? figures + stockWorth(state, colour) : 0;
}
/** Power counts more than it seems: who is ahead stays ahead. */
const LEAD = 2;
/** What each player has of all chances to win. */
export function shares(state: State): Readonly<Partial<Record<SeatId, number>>> {
  const powers: Partial<Record<SeatId, number>> = {};
  let sum = 0;
  for (const seat of state.seats) powers[seat] = 0;
  for (const colour of state.colours)
    powers[state.seatOf[colour] as SeatId] = (powers[state.seatOf[colour] as SeatId] ?? 0) + power(state, colour);
  for (const seat of state.seats) sum += powers[seat] = (powers[seat] ?? 0) ** LEAD;
  for (const seat of state.seats) powers[seat] = (powers[seat] ?? 0) / sum;
  return powers;
}

/** How near a seat is to winning: 1 or 0 at the end. */
export function value({ position, state }: Table<AdventureGame>, seat: SeatId): number {
  if (position.outcome) return position.outcome.winners.includes(seat) ? 1 : 0;
  return Math.min(0.98, shares(state)[seat] ?? 0);
}
/** Only two players are left, and one of them has a single weak figure. */
export function isUrgent(state: State): boolean {
  const alive = state.seats.filter((seat) =>
    state.colours.some((colour) => state.seatOf[colour] === seat && figuresOf(state, colour).length > 0),
  );
  return alive.length === 2 && state.colours.some((colour) => figuresOf(state, colour).length === 1);
}
