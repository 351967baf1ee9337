import type { SheetRequest, Use } from '../../../sheets/sheet.ts';
import type { FactionId, LeaderName, SeatId } from '../ids.ts';
import type { Team, TeamRecords } from '../team-records.ts';
import { type Desk, personsInTeams, seatedAt } from './common.ts';

// What pages of a table of two teams read. Uprising R18

/** A desk with its teams. */
export interface TeamDesk {
  readonly desk: Desk;
  readonly teams: TeamRecords;
}
/** A Commander, the own track and the team. */
export interface Side extends Team {
  readonly leader: LeaderName;
  readonly track: FactionId;
}
/** @throws Error if nobody plays this edition in teams: such a sheet is none of its */
export function teamDesk(plain: Desk): TeamDesk {
  const persons = personsInTeams(plain);
  // Its rules are those of the edition alone: none is counted otherwise.
  const desk: Desk = { ...(persons === null ? plain : seatedAt(plain, persons)), counted: (rules) => rules };
  const { teams } = desk.book;
  if (!teams) throw new Error(`${plain.edition} has no teams`);
  return { desk, teams };
}
/** Only where so many play in teams. */
export const inTeams =
  (persons: number): Use['copies'] =>
  (_, { seats }) =>
    seats === persons ? 1 : 0;
/** Pages of one side of the board: the first so many, or those after them where so many play in teams. */
export const sideFor =
  (persons: number, pages: (request: SheetRequest) => number = () => 1): Use['copies'] =>
  (page, request) =>
    (request.seats === persons) === page >= pages(request) ? 1 : 0;
/** The sides in the order of their seats. Uprising R18.2 */
export function sidesOf({ book }: Desk, { sides, personal }: TeamRecords): readonly Side[] {
  return Object.entries(sides)
    .map(([leader, team]) => ({ ...team, leader, track: personal.find((id) => book.board.tracks[id].owner === leader) as FactionId }))
    .sort((one, other) => one.commander.localeCompare(other.commander));
}
/** Whose a seat is. */
export const sideOf = (sides: readonly Side[], seat: SeatId): Side =>
  sides.find(({ commander, allies }) => commander === seat || allies.includes(seat)) as Side;

/**
 * Effects as Allies read them, who alone fight and get rewards: the icon of a Faction stands for that of this side of the
 * board, which their Commander has no say in. Uprising R18.10, Uprising R18.12
 */
export const meantByAllies = <Read>(effects: Read, { teams }: Desk['book']): Read => (teams ? meant(effects, teams.icons) : effects);
function meant<Read>(value: Read, icons: TeamRecords['icons']): Read {
  if (Array.isArray(value)) return value.map((each: unknown) => meant(each, icons)) as Read;
  if (typeof value !== 'object' || value === null) return value;
  // What names a track means this very one.
  const isIcon = !('track' in value);
  const entries = Object.entries(value).map(([key, of]): [string, unknown] => [
    key,
    key === 'faction' && isIcon ? (icons[of as FactionId]?.all ?? of) : meant(of, icons),
  ]);
  return Object.fromEntries(entries) as Read;
}
