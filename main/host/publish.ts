import { diff } from '../../shared/protocol/delta.ts';
import type { Push, SaveLine, TableLine, TableState } from '../../shared/protocol/pushes.ts';
import type { Message } from '../../shared/text/message.ts';
import { stateWithoutHidden, leaks } from './guard.ts';
import { guarded } from './guarded.ts';
import { type Client, type Hall, mayEnter, push } from './hall.ts';
import type { Room, ViewerClass } from './room.ts';
import { type Common, commonState, stateFor } from './state.ts';

/** Milliseconds by which lists of tables are gathered before they go out. */
const LIST_DELAY_MS = 40;

const mineOf = ({ chairs }: Room, device: string): string[] =>
  chairs.filter((chair) => chair.kind === 'person' && chair.device === device).map(({ seat }) => seat);
const keyOf = (seat: string | null, mine: readonly string[]): string => JSON.stringify([seat, ...mine]);

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
  const state = stateFor(room, common, viewers.watching, viewers.mine);
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

/** Whoever took or lost a seat sees the table with other eyes from now on. */
function rehome(hall: Hall, room: Room): void {
  for (const [key, { members, watching }] of [...room.classes]) {
    for (const member of [...members]) {
      const mine = mineOf(room, member.device);
      const seat = watching !== null && mine.includes(watching) ? watching : null;
      if (keyOf(seat, mine) !== key) watch(hall, member, room, seat);
    }
  }
}

/** Shows a table to a client through the eyes of a seat (its own; the caller has checked) or of a spectator. */
export function watch(hall: Hall, client: Client, room: Room, seat: string | null): void {
  unwatch(client);
  const mine = mineOf(room, client.device);
  const key = keyOf(seat, mine);
  const viewers: ViewerClass = room.classes.get(key) ?? { watching: seat, mine, members: new Set(), rev: 0, state: null as never };
  room.classes.set(key, viewers);
  viewers.members.add(client);
  client.watching = { room, seat, key };
  if (viewers.members.size === 1) {
    const state = stateFor(room, commonState(hall, room), seat, mine);
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
    for (const member of [...members]) {
      unwatch(member);
      push(member, { push: 'gone', table: room.id, why });
    }
  }
}

const lineOf = ({ id, entry, name, phase, chairs, open }: Room): TableLine => ({
  table: id,
  game: entry.module.id,
  name,
  phase,
  seats: chairs.length,
  free: chairs.filter(({ kind }) => kind === 'free').length,
  open,
});
export const tablesFor = ({ rooms }: Hall, client: Client): TableLine[] =>
  [...rooms.values()].filter((room) => mayEnter(client, room) && !room.lesson).map(lineOf);
/** Tables that anybody on the LAN may know of. */
export const openTables = ({ rooms }: Hall): TableLine[] => [...rooms.values()].filter(({ open, lesson }) => open && !lesson).map(lineOf);
/** Saved games that are not on a table now: for the host only. */
export const savesFor = ({ rooms, saves }: Hall, client: Client): SaveLine[] =>
  client.hostRights ? saves.list().filter(({ save }) => !rooms.has(save)) : [];

/** The list of tables has changed: those who look at it are told, soon. */
export function listChanged(hall: Hall): void {
  hall.listSoon ??= hall.clock.after(LIST_DELAY_MS, () => {
    hall.listSoon = null;
    for (const client of hall.clients) {
      if (client.listens) push(client, { push: 'tables', tables: tablesFor(hall, client), saves: savesFor(hall, client) });
    }
  });
}
