import { COLOURS, type Colour, type SeatId } from './ids.ts';

/** Who plays which colour: two persons play two each, with three green is left out. R4.1, R13.1 */
export function seating(seats: readonly SeatId[]): Partial<Record<Colour, SeatId>> {
  const colours = seats.length === 3 ? COLOURS.slice(0, 3) : COLOURS;
  return Object.fromEntries(colours.map((colour, at) => [colour, seats[at % seats.length]]));
}
