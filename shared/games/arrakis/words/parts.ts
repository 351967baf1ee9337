import type { LobbyPart } from '../../face.ts';
import { boardOf } from '../board.ts';
import { HOUSES, type HouseId, NAMED, type SeatId, SEATS } from '../ids.ts';
import { withDefaults } from '../default-options.ts';
import { seated } from '../seating.ts';
import type { ArrakisOptions } from '../types.ts';
import { house, leader, stoneOf } from './names.ts';

/** So many of a House's leaders are named. */
const FEW = 3;

/** Who leads each House, as far as no lot decides it; against Mahdi all lead Houses of one side. R1.2, R14.1, R15.1 */
function leadsOf(seats: readonly SeatId[], options: ArrakisOptions): Readonly<Partial<Record<HouseId, SeatId>>> | null {
  const { sides, shared, mode } = withDefaults(options);
  const [one = 'seat1', two = one] = seats;
  if (seats.length === 1 || (seats.length === 2 && mode === 'mahdi')) return { 'house-atreides': one, 'fremen-ally': two };
  return sides === 'random' ? null : seated(seats, shared, sides);
}
/** The Houses that each of so many seats leads, with their leaders; null = the lot decides. */
export function parts(count: number, options: ArrakisOptions): readonly (readonly LobbyPart[])[] | null {
  const seats = SEATS.slice(0, count);
  const lead = leadsOf(seats, options);
  const { leaders } = boardOf({}).data;
  const part = (id: HouseId): LobbyPart => ({
    stone: stoneOf(id),
    name: house(id),
    people: NAMED.filter((one) => leaders[one].house === id)
      .slice(0, FEW)
      .map(leader),
  });
  return lead && seats.map((seat) => HOUSES.filter((id) => lead[id] === seat).map(part));
}
