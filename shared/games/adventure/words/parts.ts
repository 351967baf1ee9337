import type { LobbyPart } from '../../face.ts';
import { COLOURS, FIGURES, SEATS } from '../ids.ts';
import { seating } from '../seating.ts';
import { colourName, colourOf, figure, stoneOf, type Table } from './names.ts';

/** As in the box: nobody sits here yet. */
const NOBODY: Table = { view: null, names: {} };

/** The Houses that each of so many seats plays, with their fighters. R4.1, R13.1 */
export function parts(count: number): readonly (readonly LobbyPart[])[] {
  const seats = SEATS.slice(0, count);
  const seatOf = seating(seats);
  return seats.map((seat) =>
    COLOURS.filter((colour) => seatOf[colour] === seat).map((colour) => ({
      stone: stoneOf(NOBODY, colour),
      name: colourName(colour),
      people: FIGURES.filter((id) => colourOf(NOBODY, id) === colour).map(figure),
    })),
  );
}
