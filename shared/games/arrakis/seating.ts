import type { Chance } from '../../kernel/chance.ts';
import type { TeamSeat } from '../../kernel/types.ts';
import { sideOfHouse } from './board.ts';
import { type HouseId, HOUSES, type SeatId, SEATS, type Side } from './ids.ts';
import { withDefaults } from './default-options.ts';
import type { ArrakisOptions, ArrakisState } from './types.ts';

/**
 * Who leads each House where people play both sides; the first seat leads the `first` side; who decides what for
 * a side they share says `queries/table.ts`. R1.2, R15.1, R15.9
 */
export function seated(seats: readonly SeatId[], shared: Side, first: Side): Readonly<Record<HouseId, SeatId>> {
  const [one = 'seat1', two = one, three = two, four = three] = seats;
  const lead = (side: Side, house: SeatId, ally: SeatId): Partial<Record<HouseId, SeatId>> =>
    side === 'atreides' ? { 'house-atreides': house, 'fremen-ally': ally } : { 'house-harkonnen': house, 'corrino-ally': ally };
  const second: Side = first === 'atreides' ? 'harkonnen' : 'atreides';
  const sharing = seats.length === 3 ? shared : null;
  const [allyOfFirst, allyOfSecond] =
    seats.length === 4 ? [three, four] : [sharing === first ? three : one, sharing === second ? three : two];
  return { ...lead(first, one, allyOfFirst), ...lead(second, two, allyOfSecond) } as Readonly<Record<HouseId, SeatId>>;
}

/** Who leads each House, by how many play and what the table chose. R1.2, R4.17, R15.1 */
export function leads(seats: readonly SeatId[], options: ArrakisState['options'], chance: Chance): ArrakisState['lead'] {
  const [one = 'seat1', two = one] = seats;
  if (seats.length === 1 || (seats.length === 2 && options.mode === 'mahdi'))
    return { 'house-harkonnen': null, 'corrino-ally': null, 'house-atreides': one, 'fremen-ally': two };
  const first = options.sides === 'random' ? (chance.below(2) === 0 ? 'atreides' : 'harkonnen') : options.sides;
  return seated(seats, options.shared, first);
}

/** What each of three or four seats is: in a game as it is led, before it as far as the lobby can know. R15 */
export function teamSeats(
  count: number,
  options: ArrakisOptions,
  now?: { readonly lead: Readonly<Record<HouseId, SeatId | null>> } | null,
): readonly TeamSeat[] | null {
  if (count < 3) return null;
  const { sides, shared } = withDefaults(options);
  const seats = SEATS.slice(0, count);
  if (sides === 'random' && !now) {
    const team = (at: number): string => (count === 3 ? 'lot' : at % 2 === 0 ? 'one' : 'two');
    return seats.map((_, at) => ({ team: team(at), role: at < 2 ? 'leads' : 'joins' }));
  }
  const lead = now?.lead ?? seated(seats, shared, sides === 'harkonnen' ? sides : 'atreides');
  return seats.map((seat) => {
    const [first, ...others] = HOUSES.filter((house) => lead[house] === seat) as [HouseId, ...HouseId[]];
    return { team: sideOfHouse(first), role: others.length > 0 ? 'both' : first };
  });
}
