import { isOneOf } from '../../../kernel/typed.ts';
import type { Message, Param } from '../../../text/message.ts';
import type { Entity, SeatNames } from '../../face.ts';
import { boardOf, housesOf, sideOfHouse } from '../board.ts';
import type { ArrakisData } from '../data.ts';
import {
  AREAS,
  type AreaId,
  type Figure,
  HOUSES,
  type HouseId,
  type LeaderId,
  type ObjectiveId,
  type PlanningId,
  type PowerId,
  type PrescienceId,
  type SeatId,
  type SectorId,
  type Side,
  type TacticalSector,
  type TrackId,
  type Vehicle,
  ZONES,
  type ZoneId,
} from '../ids.ts';
import { HOUSE_SIGNS } from '../signs.ts';
import type { ArrakisView } from '../types.ts';

export type Gaps = Readonly<Record<string, Param>>;
/** What is needed to name people: who leads which House. `view` null = sides only. */
export interface Table {
  readonly view: ArrakisView | null;
  readonly names: SeatNames;
}
/** The same where a game is being played. */
export interface Here extends Table {
  readonly view: ArrakisView;
}

export const said = (key: string, gaps?: Gaps): Message => (gaps ? { key: `arrakis.${key}`, with: gaps } : { key: `arrakis.${key}` });
/** A name as somebody typed it. */
export const plain = (name: string): Message => said('plain', { name });
export const listed = (parts: readonly Message[]): Message => (parts.length > 0 ? said('list', { parts }) : said('nothing'));
/** Facts that have nothing to do with each other: semicolons stand between them. */
export const facts = ([first, ...more]: readonly [Message, ...Message[]]): Message => {
  const [next, ...rest] = more;
  return next ? said('apart', { first, rest: facts([next, ...rest]) }) : first;
};

/** Sector and number of an area without a printed name. */
const NUMBERED = /^([ns][ew]-(?:outer|inner))-(\d+)$/;
export function area(id: AreaId): Message {
  const [, sector, number] = NUMBERED.exec(id) ?? [];
  return sector ? said('area', { sector: said(`area.in.${sector}`), number: Number(number) }) : said(`area.${id}`);
}
export const sectorName = (id: SectorId | TacticalSector): Message => said(`sector.${id}`);
export function zone(table: Table, id: ZoneId): Message {
  const [one, other] = dataOf(table).zones[id];
  return said('zone', { one: said(`area.in.${one}`), other: said(`area.in.${other}`) });
}
const isIn = <Id extends string>(ids: readonly Id[], id: unknown): id is Id => isOneOf(ids, id);
export const isArea = (id: unknown): id is AreaId => isIn(AREAS, id);
export const isZone = (id: unknown): id is ZoneId => isIn(ZONES, id);
/** Where a vehicle is: an area or an air zone. */
export const place = (table: Table, id: AreaId | ZoneId): Message => (isZone(id) ? zone(table, id) : area(id));
export const side = (id: Side): Message => said(`side.${id}`);
export const house = (id: HouseId): Message => said(`house.${id}`);
export const leader = (id: LeaderId): Message => said(`leader.${id}`);
export const card = (id: PlanningId): Message => said(`card.${id}`);
export const prescience = (id: PrescienceId): Message => said(`prescience.${id}`);
export const vehicle = (id: Vehicle): Message => said(`vehicle.${id}`);
export const track = (id: TrackId): Message => said(`track.${id}`);
export const power = (id: PowerId): Message => said(`power.${id}`);
export const symbol = (id: string): Message => said(`symbol.${id}`);
export const unit = (of: Side, id: Figure): Message => said(`unit.${of}.${id}`);
/** An objective is called after its targets. */
export const objective = (table: Table, id: ObjectiveId): Message => said('objective', targetsOf(table, id));
export function targetsOf(table: Table, id: ObjectiveId): Readonly<Record<'kwisatz' | 'dwellers' | 'jihad', number>> {
  const { targets } = dataOf(table).objectives[id];
  return { kwisatz: targets['kwisatz-haderach'], dwellers: targets['sand-dwellers'], jihad: targets.jihad };
}

/** The data this game is played with. */
export const dataOf = ({ view }: Pick<Table, 'view'>): ArrakisData => boardOf(view?.options ?? {}).data;
export const nameOf = ({ names }: Table, seat: SeatId): string => names[seat] ?? seat;
export const housesOfSeat = (view: ArrakisView, seat: SeatId): readonly HouseId[] => HOUSES.filter((id) => view.lead[id] === seat);
/** The side a seat plays; a shared one is played by two. */
export function sideOfSeat(view: ArrakisView, seat: SeatId): Side | null {
  const [first] = housesOfSeat(view, seat);
  return first ? sideOfHouse(first) : null;
}
export const seatOfHouse = ({ view }: Table, id: HouseId): SeatId | null => view?.lead[id] ?? null;
/** Two players lead the Houses of this side. R15 */
export function isShared({ view: { lead } }: Here, of: Side): boolean {
  const [house, ally] = housesOf(of);
  return lead[house] !== lead[ally];
}
/** Who acts for a House: the player, or the House where nobody leads it or nobody is known. */
export function whoOf(table: Table, id: HouseId): Message {
  const seat = seatOfHouse(table, id);
  return seat === null ? house(id) : plain(nameOf(table, seat));
}
/** Who plays a side; the side itself where two share it or nobody leads it. */
export function whoIs(table: Table, id: Side): Message {
  const [first, second] = housesOf(id).map((each) => seatOfHouse(table, each));
  return first && first === second ? plain(nameOf(table, first)) : side(id);
}
/** The seat of a side that one player has alone. */
export function seatOfSide(table: Table, id: Side): SeatId | null {
  const [first, second] = housesOf(id).map((each) => seatOfHouse(table, each));
  return first && first === second ? first : null;
}

/** The stones of the look that the Houses have. */
const STONES: Readonly<Record<HouseId, string>> = {
  'house-harkonnen': 'harkonnen',
  'corrino-ally': 'corrino',
  'house-atreides': 'atreides',
  'fremen-ally': 'fremen',
};
export const stoneOf = (id: HouseId): string => STONES[id];
export const houseSign = (id: HouseId): string => HOUSE_SIGNS[id];

export const ofArea = (id: AreaId): Entity => ({ kind: 'area', id });
export const ofZone = (id: ZoneId): Entity => ({ kind: 'zone', id });
export const ofPlace = (id: AreaId | ZoneId): Entity => (isZone(id) ? ofZone(id) : ofArea(id));
export const ofLeader = (id: LeaderId): Entity => ({ kind: 'leader', id });
export const ofCard = (id: PlanningId): Entity => ({ kind: 'card', id });
export const ofPrescience = (id: PrescienceId): Entity => ({ kind: 'prescience', id });
export const ofPower = (id: PowerId): Entity => ({ kind: 'power', id });
export const ofTrack = (id: TrackId): Entity => ({ kind: 'track', id });
/** A figure without a name, e.g. a regular unit of the Atreides, as the look-up has it: all of a kind are one thing. */
export const ofFigure = (of: Side, figure: Figure): Entity => ({ kind: 'unit', id: `${of}/${figure}` });
export const ofDie = (id: string): Entity => ({ kind: 'die', id });
export const ofHouse = (id: HouseId): Entity => ({ kind: 'house', id });
