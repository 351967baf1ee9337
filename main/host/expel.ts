import { createHash } from 'node:crypto';
import type { GuestLine, Replies } from '../../shared/protocol/pushes.ts';
import type { RequestOf } from '../../shared/protocol/requests.ts';
import { trouble } from '../../shared/protocol/trouble.ts';
import { type Client, type Hall, mustHost, push } from './hall.ts';
import { change } from './keep.ts';
import { closeLessons } from './lesson.ts';
import { vacate } from './lobby.ts';
import { unwatch } from './publish.ts';
import { closeRoom } from './records.ts';
import type { Room } from './room.ts';

/** Barred guests that the host remembers, the eldest forgotten first. */
const MOST_BARRED = 500;

/** What a device is called among guests: its own token stays secret. */
const idOf = (device: string): string => createHash('sha256').update(`guest ${device}`).digest('hex').slice(0, 16);
const ofGuest = ({ rooms }: Hall, device: string): Room[] =>
  [...rooms.values()].filter(({ lesson, chairs }) => !lesson && chairs.some((chair) => chair.kind === 'person' && chair.device === device));

function lineOf(hall: Hall, device: string, address: string): GuestLine {
  const rooms = ofGuest(hall, device);
  const names = rooms.flatMap(({ chairs }) => chairs.flatMap((chair) => (chair.device === device && chair.name ? [chair.name] : [])));
  return { guest: idOf(device), names: [...new Set(names)], address, tables: rooms.map(({ name }) => name), barred: null };
}
/** Everybody who is here without host rights, and whom the host has barred. */
export function guests(hall: Hall, client: Client): Replies['guests'] {
  mustHost(client);
  const here = new Map<string, GuestLine>();
  for (const { device, hostRights, address } of hall.clients) if (!hostRights) here.set(device, lineOf(hall, device, address));
  return { guests: [...here.values(), ...hall.barred.values()] };
}

/** Puts a guest out: its seats are free, its lines cut; barred, it does not come in again until the host lets it. */
export function expel(hall: Hall, client: Client, { guest, bar }: RequestOf<'expel'>): void {
  mustHost(client);
  const found = [...hall.clients].find(({ device, hostRights }) => !hostRights && idOf(device) === guest);
  if (!found) throw trouble('error.noGuest');
  const { device, address } = found;
  if (bar) {
    hall.barred.set(guest, { ...lineOf(hall, device, address), barred: bar });
    for (const eldest of hall.barred.keys()) if (hall.barred.size > MOST_BARRED) hall.barred.delete(eldest);
    hall.hostFile.setBarred([...hall.barred.values()]);
  }
  const isMeant = (other: Client): boolean => other.device === device || (bar === 'address' && other.address === address);
  const out = [...hall.clients].filter((other) => !other.hostRights && isMeant(other));
  for (const one of out) {
    unwatch(one);
    push(one, { push: 'out', why: { key: bar ? 'error.barred' : 'error.putOut' } });
    one.cut();
  }
  for (const one of new Set(out.map((other) => other.device))) leaveAll(hall, one);
}
/** A device that was put out holds no seat, none is kept for it or for its next game, and no table stays that nobody else sits at. */
function leaveAll(hall: Hall, device: string): void {
  hall.hostFile.forget(device);
  closeLessons(hall, device);
  for (const room of hall.rooms.values()) {
    for (const chair of room.chairs) {
      if (room.lesson || chair.device !== device) continue;
      if (room.phase === 'over' || chair.kind === 'bot') change(hall, room, () => Object.assign(chair, { device: null }));
      else vacate(hall, room, chair, 'notice.released', null);
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
  const guest = idOf(device);
  for (const other of barred.values())
    if (other.guest === guest || (other.barred === 'address' && other.address === address)) throw trouble('error.barred');
}
