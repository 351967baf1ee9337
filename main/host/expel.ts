import type { GuestLine, Replies } from '../../shared/protocol/pushes.ts';
import type { RequestOf } from '../../shared/protocol/requests.ts';
import { trouble } from '../../shared/protocol/trouble.ts';
import { guestOf } from '../storage/host-file.ts';
import { type Client, type Hall, mustHost, push } from './hall.ts';
import { change } from './keep.ts';
import { closeLessons } from './lesson.ts';
import { vacate } from './lobby.ts';
import { publish, unwatch } from './publish.ts';
import { closeRoom } from './records.ts';

/** Barred guests that the host remembers, the eldest forgotten first. */
const MOST_BARRED = 500;

/** The host's own devices have come with its token. Older files did not note that down: there a table made by the host tells. */
const isHosts = ({ hostFile, rooms }: Hall, device: string): boolean =>
  hostFile.known(device)?.own ?? [...rooms.values()].some(({ maker, owner }) => maker === null && owner === device);

/** Devices of guests that are here, or have a place at a table or one that is kept for them. */
function guestDevices(hall: Hall): string[] {
  const rooms = [...hall.rooms.values()].filter(({ lesson }) => !lesson);
  const seated = rooms.flatMap(({ chairs }) => chairs.flatMap(({ device }) => (device === null ? [] : [device])));
  const here = [...hall.clients].map(({ device }) => device);
  return [...new Set([...here, ...seated])].filter((device) => !isHosts(hall, device));
}
function lineOf({ clients, rooms, hostFile }: Hall, device: string): GuestLine {
  const known = hostFile.known(device);
  const client = [...clients].find((one) => one.device === device);
  const tables = [...rooms.values()].filter(({ lesson, chairs }) => !lesson && chairs.some((chair) => chair.device === device));
  const names = tables.flatMap(({ chairs }) => chairs.flatMap((chair) => (chair.device === device && chair.name ? [chair.name] : [])));
  return {
    guest: guestOf(device),
    names: names.length > 0 ? [...new Set(names)] : (known?.names.slice(0, 1) ?? []),
    address: client?.address ?? known?.address ?? '',
    tables: tables.map(({ name }) => name),
    here: client !== undefined,
    lastHere: client ? null : (known?.at ?? null),
    barred: null,
  };
}
/** Whoever is here without host rights, whoever has a place and is away, and whom the host has barred. */
export function guests(hall: Hall, client: Client): Replies['guests'] {
  mustHost(client);
  const lines = guestDevices(hall).map((device) => lineOf(hall, device));
  const away = lines.filter(({ here }) => !here).sort((one, other) => Number(other.lastHere) - Number(one.lastHere));
  return { guests: [...lines.filter(({ here }) => here), ...away, ...hall.barred.values()] };
}

/**
 * Puts a guest out, whether it is here or not: its seats are free, its lines cut; barred, it does not come in again until the
 * host lets it. Who has left for good since the host last looked can be barred all the same, and an address is barred as the
 * host saw it: a guest that comes from another one meanwhile bars nobody else.
 */
export function expel(hall: Hall, client: Client, { guest, bar }: RequestOf<'expel'>): void {
  mustHost(client);
  const devices = guestDevices(hall);
  const device = devices.find((one) => guestOf(one) === guest);
  const line = device === undefined ? lineFrom(hall, guest) : lineOf(hall, device);
  if (!line) throw trouble('error.noGuest');
  const place = bar === null || bar === 'device' ? null : bar.address;
  if (bar) {
    const barred = place === null ? ({ barred: 'device' } as const) : ({ barred: 'address', address: place } as const);
    hall.barred.set(guest, { ...line, here: false, lastHere: line.lastHere ?? hall.clock.now(), ...barred });
    for (const eldest of hall.barred.keys()) if (hall.barred.size > MOST_BARRED) hall.barred.delete(eldest);
    hall.hostFile.setBarred([...hall.barred.values()]);
  }
  hall.hostFile.forget(guest, null);
  const meant = devices.filter((one) => one === device || (place !== null && comesFrom(hall, one, place)));
  for (const one of meant) cutLines(hall, one, bar ? 'error.barred' : 'error.putOut');
  for (const one of meant) leaveAll(hall, one);
}
/** Of a guest who is neither here nor at a table. */
function lineFrom({ hostFile }: Hall, guest: string): GuestLine | null {
  const known = hostFile.knownAs(guest);
  if (!known || known.own) return null;
  return { guest, names: known.names.slice(0, 1), address: known.address, tables: [], here: false, lastHere: known.at, barred: null };
}
/** A device that is here comes from each of its lines, one that is away from where it came last. */
function comesFrom(hall: Hall, device: string, address: string): boolean {
  const lines = [...hall.clients].filter((one) => one.device === device);
  return lines.length > 0 ? lines.some((one) => one.address === address) : lineOf(hall, device).address === address;
}
function cutLines(hall: Hall, device: string, why: string): void {
  for (const one of [...hall.clients].filter((other) => other.device === device)) {
    unwatch(one);
    push(one, { push: 'out', why: { key: why } });
    one.cut();
  }
}
/** A device that was put out holds no seat, none is kept for it or for its next game, and no table stays that nobody else sits at. */
function leaveAll(hall: Hall, device: string): void {
  hall.hostFile.forget(guestOf(device), device);
  closeLessons(hall, device);
  for (const room of hall.rooms.values()) {
    for (const chair of room.chairs) {
      if (room.lesson || chair.device !== device) continue;
      if (room.phase === 'over' || chair.kind === 'bot') {
        change(hall, room, () => Object.assign(chair, { device: null }));
        publish(hall, room);
      } else vacate(hall, room, chair, 'notice.released', null);
    }
  }
  for (const room of [...hall.rooms.values()]) {
    const isDeserted = room.owner === device && room.phase === 'lobby' && room.chairs.every(({ kind }) => kind !== 'person');
    if (isDeserted) closeRoom(hall, room, { key: 'notice.closed' });
  }
}
/** Lets a barred guest in again, if it knows the code. */
export function admit(hall: Hall, client: Client, { guest }: RequestOf<'admit'>): void {
  mustHost(client);
  if (!hall.barred.delete(guest)) throw trouble('error.noGuest');
  hall.hostFile.setBarred([...hall.barred.values()]);
}
/** @throws Trouble if the host has barred the device or its address */
export function mustBeWelcome({ barred }: Hall, device: string, address: string): void {
  const guest = guestOf(device);
  for (const other of barred.values())
    if (other.guest === guest || (other.barred === 'address' && other.address === address)) throw trouble('error.barred');
}
