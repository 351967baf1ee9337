import { chanceOf } from '../../../kernel/chance.ts';
import type { SheetRequest, Use } from '../../../sheets/sheet.ts';
import { sideOfHouse } from '../board.ts';
import { type HouseId, HOUSES, SEATS, type Side } from '../ids.ts';
import { withDefaults } from '../default-options.ts';
import { leads } from '../seating.ts';
import type { ArrakisOptions, ArrakisState } from '../types.ts';

/** Who leads each House at such a table; null = Mahdi does. Sides by lot are drawn with the seed of the sheet. R1.2, R15.1, R16.1 */
export const leadOf = ({ seats, seed, options }: SheetRequest): ArrakisState['lead'] =>
  leads(SEATS.slice(0, seats), withDefaults(options as ArrakisOptions), chanceOf(seed));

/** Alone and, where the table says so, as two people play against Mahdi. R16.1 */
export const isMahdi = (request: SheetRequest): boolean => leadOf(request)['house-harkonnen'] === null;

/** The name of whoever leads a House; nothing if nobody has said so. */
export function personOf(request: SheetRequest, house: HouseId): string {
  const seat = leadOf(request)[house];
  return (seat && request.names?.[SEATS.indexOf(seat)]?.trim()) || '';
}

/** One for each person on a side. */
export const perPerson =
  (side: Side): Use['copies'] =>
  (_, request) => {
    const lead = leadOf(request);
    const seats = HOUSES.filter((house) => sideOfHouse(house) === side).flatMap((house) => lead[house] ?? []);
    return new Set(seats).size;
  };
/** Only where people play against Mahdi. */
export const againstMahdi: Use['copies'] = (_, request) => (isMahdi(request) ? 1 : 0);
