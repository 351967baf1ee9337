import { courseOf } from '../../shared/kernel/course.ts';
import { optionsOf, saltOf, seedFrom } from '../../shared/kernel/record.ts';
import { begin } from '../../shared/kernel/table.ts';
import type { OptionSpec } from '../../shared/kernel/types.ts';
import type { RequestOf } from '../../shared/protocol/requests.ts';
import { trouble } from '../../shared/protocol/trouble.ts';
import { setHolder } from './chairs.ts';
import { windClock } from './clock.ts';
import { type Client, type Hall, hexOf, mustArrange, mustChair, mustHost, roomFor, sitsAt } from './hall.ts';
import { change, keep, keepIfPossible } from './keep.ts';
import { seatName, tableName, tableOf } from './names.ts';
import { openRecord } from './open-record.ts';
import { listChanged, publish } from './publish.ts';
import { type Chair, chairOf, freeChair, type HostEntry, isBotSeat, newSecret, nameOf, note, type Room, roomOf } from './room.ts';
import { mustHaveSpace } from './space.ts';
import { teamOf } from './teams.ts';

/** Tables a guest may have at the same time, lessons included; all guests of an address; all guests; and the whole host. */
export const MOST_OF = { device: 3, address: 6, guests: 40, host: 60 } as const;

/** @throws Trouble for a game that this host does not have */
export function entryFor({ shelf }: Hall, game: string): HostEntry {
  const entry = Object.hasOwn(shelf, game) ? shelf[game] : undefined;
  if (!entry) throw trouble('error.noGame', { game });
  return entry;
}
/** May this client make one more table? Some places are kept for the host, whatever guests do. */
function hasRoom({ rooms }: Hall, client: Client): boolean {
  const made = [...rooms.values()].filter(({ maker }) => maker !== null);
  const isFull =
    !client.hostRights &&
    (made.length >= MOST_OF.guests ||
      made.filter(({ owner }) => owner === client.device).length >= MOST_OF.device ||
      made.filter(({ maker }) => maker === client.address).length >= MOST_OF.address);
  return !isFull && rooms.size < MOST_OF.host;
}
/** @throws Trouble if no more tables may be made */
export function mustHaveRoom(hall: Hall, client: Client): void {
  if (!hasRoom(hall, client)) throw trouble('error.tooManyTables');
}
/** Whoever chooses a game may soon play against bots: they are loaded, unless no table could be made for them. */
export function ready(hall: Hall, client: Client): void {
  if (hasRoom(hall, client)) hall.bots.ready();
}
/** Where the guest calls from who makes a table; null = the host itself. */
export const makerOf = ({ hostRights, address }: Client): string | null => (hostRights ? null : address);

export function create(hall: Hall, client: Client, { game, name, seats }: RequestOf<'create'>): { table: string } {
  const entry = entryFor(hall, game);
  mustHaveRoom(hall, client);
  mustFit(entry, seats);
  const id = hexOf(hall, 8);
  const chairs = entry.module.seatIds.slice(0, seats).map((seat) => freeChair(seat, hexOf(hall, 16)));
  const options = Object.fromEntries(entry.module.options.map((spec) => [spec.id, spec.values[0] ?? '']));
  const secret = newSecret(hall.random);
  const called = typeof name === 'string' ? tableName(hall, name) : tableOf(hall, name.of);
  const basis = { id, entry, name: called, phase: 'lobby', options, chairs, owner: client.device, maker: makerOf(client), secret } as const;
  const room = roomOf(basis, hall.clock.now());
  keep(hall, room);
  hall.rooms.set(id, room);
  listChanged(hall);
  return { table: id };
}
function mustFit({ module }: HostEntry, seats: number): void {
  if (!module.seatCounts.includes(seats)) throw trouble('error.seatCount', { seats, counts: module.seatCounts.join(', ') });
}

export function configure(hall: Hall, client: Client, wanted: RequestOf<'configure'>): void {
  const room = roomFor(hall, client, wanted.table);
  mustArrange(client, room);
  const seats = wanted.seats ?? room.chairs.length;
  const options = { ...room.options, ...wanted.options };
  // Who made a table is a rival once it plays: a short clock would make another's seat overdue at once.
  if (wanted.clock !== undefined && room.phase !== 'lobby' && !client.hostRights) throw trouble('error.started');
  if (wanted.seats !== undefined || wanted.options !== undefined) {
    if (room.phase !== 'lobby') throw trouble('error.started');
    mustFit(room.entry, seats);
    mustSuit(room.entry, options, seats);
  }
  change(hall, room, () => {
    if (seats !== room.chairs.length) resize(hall, room, seats);
    room.options = options;
    if (wanted.name !== undefined) room.name = tableName(hall, wanted.name, room);
    room.open = wanted.open ?? room.open;
    if (wanted.clock !== undefined) room.clock = wanted.clock;
  });
  windClock(hall, room);
  publish(hall, room);
  listChanged(hall);
}
/** Every option must exist, have such a value, and fit the number of seats. */
function mustSuit({ module }: HostEntry, options: Readonly<Record<string, string>>, seats: number): void {
  for (const [id, value] of Object.entries(options)) {
    const spec = module.options.find((option) => option.id === id);
    if (!spec?.values.includes(value)) throw trouble('error.option', { option: id, value });
    if (value !== spec.values[0] && !suits(spec, seats)) {
      throw trouble('error.optionSeats', { option: id, seats, counts: spec.seats?.join(', ') ?? '' });
    }
  }
}
const suits = ({ seats: counts }: OptionSpec, seats: number): boolean => !counts || counts.includes(seats);

function resize(hall: Hall, room: Room, seats: number): void {
  const taken = room.chairs.slice(seats).find(({ kind }) => kind === 'person');
  if (taken) throw trouble('error.seatOccupied', { name: nameOf(room, taken.seat) });
  const chairs = room.entry.module.seatIds.slice(0, seats);
  room.chairs = chairs.map((seat) => chairOf(room, seat) ?? freeChair(seat, hexOf(hall, 16)));
}

export function sit(hall: Hall, client: Client, { table, seat, name: typed }: RequestOf<'sit'>): void {
  const room = roomFor(hall, client, table);
  const chair = mustChair(room, seat);
  const isOwn = chair.kind === 'person' && chair.device === client.device;
  if (chair.device !== client.device && chair.kind !== 'free') throw trouble('error.seatTaken', { name: nameOf(room, seat) });
  if (room.phase === 'over') throw trouble('error.over');
  if (room.phase === 'playing' && !isOwn) mustBeFreeFor(client, room, chair);
  mustHaveSpace(room);
  if (room.phase === 'lobby' && !isOwn) mustHaveSeatLeft(client, room);
  const name = seatName(room, chair, typed);
  const { name: before } = chair;
  const level = isOwn ? chair.level : null;
  change(hall, room, () => {
    setHolder(hall, room, chair, { kind: 'person', name, level, standIn: isOwn && chair.standIn }, client.device);
    if (room.phase === 'lobby') chair.salt = saltOf(client.device, room.id, seat);
    if (isOwn && before !== null && before !== name) note(room, { key: 'notice.renamed', with: { before, name } });
    else if (!isOwn && room.phase === 'playing') note(room, { key: 'notice.sat', with: { name } });
  });
  hall.hostFile.called(client.device, name);
  publish(hall, room);
  listChanged(hall);
}
/**
 * A seat that was left in mid-game is its device's until the host frees it, and nobody gets a rival's hand: only who sat
 * there from the beginning knows it already. A hand once seen counts, whether its seat is still held, only kept, or freed by the host.
 * By ruling a partner may play for whoever left, and so sees a hand that R15.13 and R18.21 hide: a seat is freed only by the host.
 */
function mustBeFreeFor({ device }: Client, room: Room, chair: Chair): void {
  if (chair.device === device) return;
  if (chair.device !== null) throw trouble('error.seatKept', { name: nameOf(room, chair.seat) });
  const hasBegunAt = ({ salt, seat }: Chair): boolean => salt === saltOf(device, room.id, seat);
  const seen = room.chairs.flatMap((one) => (one.device === device || hasBegunAt(one) ? [one.seat] : []));
  const isPartner = teamOf(room, [...seen, chair.seat]) !== null;
  if (seen.length > 0 && !isPartner && !hasBegunAt(chair)) throw trouble('error.secondHand');
}
/** One device plays for several people at its own table, at others' for half of the seats at most. @throws Trouble */
function mustHaveSeatLeft(client: Client, { owner, chairs }: Room): void {
  if (client.hostRights || owner === client.device) return;
  const most = Math.max(1, Math.floor(chairs.length / 2));
  if (chairs.filter(({ kind, device }) => kind === 'person' && device === client.device).length >= most)
    throw trouble('error.enoughSeats', { most });
}

export function stand(hall: Hall, client: Client, { table, seat }: RequestOf<'stand'>): void {
  const room = roomFor(hall, client, table);
  const chair = mustChair(room, seat);
  if (chair.kind !== 'person' || chair.device !== client.device) throw trouble('error.notYourSeat');
  vacate(hall, room, chair, 'notice.left', room.phase === 'lobby' ? null : client.device);
}
export function release(hall: Hall, client: Client, { table, seat }: RequestOf<'release'>): void {
  mustHost(client);
  const room = roomFor(hall, client, table);
  const chair = mustChair(room, seat);
  if (chair.kind !== 'person' && chair.device === null) throw trouble('error.seatFree');
  vacate(hall, room, chair, 'notice.released', null);
}
/**
 * Frees a seat; in a running game its name stays, so that whoever comes knows whose it was.
 * @param keptFor the device that alone may come back to it
 */
export function vacate(hall: Hall, room: Room, chair: Chair, key: string, keptFor: string | null): void {
  if (room.lesson) throw trouble('error.lesson');
  const name = nameOf(room, chair.seat);
  change(hall, room, () => {
    setHolder(hall, room, chair, { kind: 'free', name: room.phase === 'lobby' ? null : chair.name, level: null, standIn: false }, keptFor);
    if (room.phase === 'lobby') chair.salt = hexOf(hall, 16);
    else note(room, { key, with: { name } });
    room.plea = null;
  });
  publish(hall, room);
  listChanged(hall);
}

export function bot(hall: Hall, client: Client, { table, seat, level }: RequestOf<'bot'>): void {
  const room = roomFor(hall, client, table);
  const chair = mustChair(room, seat);
  mustHandOver(hall, client, room, chair, level !== null);
  if (room.phase === 'over' || room.lesson) throw trouble('error.over');
  if (!client.hostRights) mustHaveSpace(room);
  const isPerson = chair.kind === 'person';
  const name = nameOf(room, seat);
  if (level === null) {
    if (!isBotSeat(chair)) throw trouble('error.noBot');
    const known = isPerson || chair.device !== null ? chair.name : null;
    change(hall, room, () => {
      setHolder(hall, room, chair, { kind: isPerson ? 'person' : 'free', name: known, level: null, standIn: false }, chair.device);
      if (room.phase === 'playing') note(room, { key: isPerson ? 'notice.back' : 'notice.botLeft', with: { name } });
    });
  } else {
    const isStandIn = isPerson && room.phase === 'playing';
    if (isPerson && !isStandIn) throw trouble('error.seatTaken', { name });
    change(hall, room, () => {
      setHolder(hall, room, chair, { kind: isStandIn ? 'person' : 'bot', name: chair.name, level, standIn: isStandIn }, chair.device);
      if (room.phase === 'playing') note(room, { key: 'notice.bot', with: { name } });
    });
  }
  windClock(hall, room);
  publish(hall, room);
  listChanged(hall);
  hall.wake(room);
}
/**
 * Before the game the host and who made the table; in the game the host and the seat's own device: who made the table is a
 * rival there. A seat that keeps the table waiting anybody who plays may give to a bot, but not take back.
 */
function mustHandOver(hall: Hall, client: Client, room: Room, chair: Chair, toBot: boolean): void {
  if (client.hostRights || (chair.kind === 'person' && chair.device === client.device)) return;
  if (room.phase === 'lobby' && room.owner === client.device) return;
  if (toBot && sitsAt(client, room) && isOverdue(hall, room, chair)) return;
  throw trouble('error.hostOnly');
}
function isOverdue(hall: Hall, room: Room, chair: Chair): boolean {
  const isAsked = room.course?.table.asked.includes(chair.seat) ?? false;
  const isLate = room.clock !== null && !room.paused && hall.clock.now() - room.since >= 2 * room.clock * 1000;
  return isAsked && isLate;
}

/** The owner's corrected data, if there are any. @throws Trouble naming the field, if they contradict themselves */
function correctionsFor(hall: Hall, { module, problemsOf }: HostEntry): { readonly corrections?: object } {
  const found = problemsOf ? hall.corrections(module.id) : null;
  if (!found) return {};
  const [problem] = problemsOf?.(found.data) ?? [];
  if (problem) throw trouble('error.corrections', { game: module.id, field: problem.field, path: found.path });
  return { corrections: found.data };
}

/** Begins the game. @throws DiceWanted if real dice are thrown in the set-up: start again with them */
export function start(hall: Hall, client: Client, { table, dice }: RequestOf<'start'>): void {
  const room = roomFor(hall, client, table);
  mustArrange(client, room);
  if (room.phase !== 'lobby') throw trouble('error.started');
  if (room.chairs.some(({ kind }) => kind === 'free')) throw trouble('error.seatsFree');
  const { entry, chairs, options, secret } = room;
  const { module } = entry;
  mustSuit(entry, options, chairs.length);
  const corrections = correctionsFor(hall, entry);
  const seed = seedFrom(
    secret,
    chairs.map(({ salt }) => salt),
  );
  const course = courseOf(
    begin(module, {
      seats: chairs.map(({ seat }) => seat),
      options: optionsOf({ options, ...corrections }),
      seed,
      ...(dice ? { dice } : {}),
    }),
  );
  openRecord(hall, room, course, { ...corrections, ...(dice ? { dice } : {}) });
  room.phase = course.table.position.outcome ? 'over' : 'playing';
  room.since = hall.clock.now();
  if (corrections.corrections) note(room, { key: 'notice.corrected' });
  keepIfPossible(hall, room);
  windClock(hall, room);
  publish(hall, room);
  listChanged(hall);
  hall.wake(room);
}
