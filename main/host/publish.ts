import { same } from '../../shared/kernel/choices.ts';
import { diff } from '../../shared/protocol/delta.ts';
import type { OpenTable, Push, SaveLine, TableLine, TableState } from '../../shared/protocol/pushes.ts';
import type { Message } from '../../shared/text/message.ts';
import { stateWithoutHidden, leaks } from './guard.ts';
import { guarded } from './guarded.ts';
import { type Client, type Hall, mayEnter, push } from './hall.ts';
import { chairOf, type Room, type ViewerClass } from './room.ts';
import { type Common, commonState, stateFor } from './state.ts';

/** Milliseconds by which lists of tables are gathered before they go out. */
const LIST_DELAY_MS = 40;

const chairsOf = ({ chairs }: Room, device: string) => chairs.filter((chair) => chair.kind === 'person' && chair.device === device);
const mineOf = (room: Room, device: string): string[] => chairsOf(room, device).map(({ seat }) => seat);
/** Whose eyes look where nobody says it: several hands at one device are not shown to each other. */
export function onlySeatOf(room: Room, device: string): string | null {
  const own = chairsOf(room, device).filter(({ standIn }) => !standIn);
  return room.phase !== 'lobby' && own.length === 1 ? (own[0]?.seat ?? null) : null;
}
const leftBy = ({ chairs }: Room, device: string): string[] =>
  chairs.filter((chair) => chair.kind !== 'person' && chair.device === device).map(({ seat }) => seat);
const keyOf = (seat: string | null, mine: readonly string[], left: readonly string[]): string => JSON.stringify([seat, mine, left]);

/** Sends everybody at the table what changed for them. */
export function publish(hall: Hall, room: Room): void {
  rehome(hall, room);
  const common = commonState(hall, room);
  for (const viewers of room.classes.values()) {
    // What a game cannot show one viewer keeps nothing from the others; a secret that would leave is an error while we test.
    if (hall.strict) show(hall, room, common, viewers);
    else guarded(hall.log, 'view', () => show(hall, room, common, viewers));
  }
}
function show(hall: Hall, room: Room, common: Common, viewers: ViewerClass): void {
  const state = stateFor(room, common, viewers);
  const text = changeTo(viewers, state, room.id);
  if (text === null) return;
  const safe = leaks(text) ? stateWithoutHidden(state, hall.strict, hall.log) : state;
  const safeText = safe === state ? text : changeTo(viewers, safe, room.id);
  viewers.state = safe;
  if (safeText === null) return;
  viewers.rev++;
  for (const member of viewers.members) member.send(safeText);
}
/** The push that leads a class of viewers to a state; null = it is there already. */
function changeTo({ state: before, rev }: ViewerClass, state: TableState, table: string): string | null {
  const patch = diff(before, state);
  return patch && JSON.stringify({ push: 'change', table, base: rev, rev: rev + 1, patch } satisfies Push);
}

/** Whoever took or lost a seat sees the table with other eyes from now on; whom it is not open to any more, no longer. */
function rehome(hall: Hall, room: Room): void {
  for (const [key, { members, watching }] of [...room.classes]) {
    for (const member of [...members]) {
      if (!mayEnter(member, room)) {
        sendAway(member, room, { key: 'notice.closed' });
        continue;
      }
      const mine = mineOf(room, member.device);
      const seat = watching !== null && mine.includes(watching) ? watching : null;
      if (keyOf(seat, mine, leftBy(room, member.device)) !== key) watch(hall, member, room, seat);
    }
  }
}

/** Shows a table to a client through the eyes of a seat (its own; the caller has checked) or of a spectator. */
export function watch(hall: Hall, client: Client, room: Room, seat: string | null): void {
  unwatch(client);
  const mine = mineOf(room, client.device);
  const left = leftBy(room, client.device);
  const key = keyOf(seat, mine, left);
  const viewers: ViewerClass = room.classes.get(key) ?? { watching: seat, mine, left, members: new Set(), rev: 0, state: null as never };
  room.classes.set(key, viewers);
  viewers.members.add(client);
  client.watching = { room, seat, key };
  if (viewers.members.size === 1) {
    const state = stateFor(room, commonState(hall, room), viewers);
    viewers.state = leaks(JSON.stringify(state)) ? stateWithoutHidden(state, hall.strict, hall.log) : state;
  }
  push(client, { push: 'table', rev: viewers.rev, state: viewers.state });
}
export function unwatch(client: Client): void {
  const at = client.watching;
  client.watching = null;
  const viewers = at?.room.classes.get(at.key);
  viewers?.members.delete(client);
  if (at && viewers?.members.size === 0) at.room.classes.delete(at.key);
}

/** The table is no more: its viewers are told. */
export function dismiss(room: Room, why: Message): void {
  for (const { members } of [...room.classes.values()]) {
    for (const member of [...members]) sendAway(member, room, why);
  }
}
function sendAway(member: Client, { id }: Room, why: Message): void {
  unwatch(member);
  push(member, { push: 'gone', table: id, why });
}

const openLine = ({ id, entry, name, phase, chairs, open }: Room): OpenTable => ({
  table: id,
  game: entry.module.id,
  name,
  phase,
  seats: chairs.length,
  free: chairs.filter(({ kind }) => kind === 'free').length,
  open,
});
function lineFor({ device }: Client, room: Room): TableLine {
  const mine = mineOf(room, device);
  const people = room.chairs.flatMap(({ kind, name }) => (kind === 'person' && name !== null ? [name] : []));
  return { ...openLine(room), mine, asked: mine.some((seat) => isAsked(room, seat)), people, at: room.at };
}
/** Is a person asked there now? A seat where a bot answers is not. */
const isAsked = (room: Room, seat: string): boolean =>
  room.phase === 'playing' && !room.paused && !chairOf(room, seat)?.standIn && room.course?.table.asked.includes(seat) === true;
const askedIn = (room: Room): string[] => room.chairs.flatMap(({ seat }) => (isAsked(room, seat) ? [seat] : []));
export const tablesFor = ({ rooms }: Hall, client: Client): TableLine[] =>
  [...rooms.values()].filter((room) => mayEnter(client, room) && !room.lesson).map((room) => lineFor(client, room));
/** Tables that anybody on the LAN may know of. */
export const openTables = ({ rooms }: Hall): OpenTable[] => [...rooms.values()].filter(({ open, lesson }) => open && !lesson).map(openLine);
/** Saved games that are not on a table now: for the host only. */
export const savesFor = ({ rooms, saves }: Hall, client: Client): SaveLine[] =>
  client.hostRights ? saves.list().filter(({ save }) => !rooms.has(save)) : [];

/** The list of tables has changed: those who look at it are told, soon. */
export function listChanged(hall: Hall): void {
  hall.listSoon ??= hall.clock.after(LIST_DELAY_MS, () => {
    hall.listSoon = null;
    for (const room of hall.rooms.values()) room.toldAsked = askedIn(room);
    for (const client of hall.clients) {
      if (client.listens) push(client, { push: 'tables', tables: tablesFor(hall, client), saves: savesFor(hall, client) });
    }
  });
}

/** Somebody else is asked at a table: the devices that sit there and look at the list see it there. */
export function tellAsked(hall: Hall, room: Room): void {
  const asked = askedIn(room);
  const before = room.toldAsked;
  if (same(asked, before) || room.lesson) return;
  room.toldAsked = asked;
  for (const client of hall.clients) {
    const isConcerned = mineOf(room, client.device).some((seat) => asked.includes(seat) !== before.includes(seat));
    if (client.listens && isConcerned) push(client, { push: 'line', line: lineFor(client, room) });
  }
}
