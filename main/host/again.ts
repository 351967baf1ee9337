import { saltOf } from '../../shared/kernel/record.ts';
import type { RequestOf } from '../../shared/protocol/requests.ts';
import { trouble } from '../../shared/protocol/trouble.ts';
import { type Client, type Hall, hexOf, push, roomFor } from './hall.ts';
import { change, keep } from './keep.ts';
import { makerOf, mustHaveRoom } from './lobby.ts';
import { listChanged, publish } from './publish.ts';
import { type Chair, freeChair, newSecret, type Room, roomOf } from './room.ts';

/** Plays once more: a new lobby where everybody who sat at the old table has the same seat, or the next one. The second who asks gets the same. */
export function again(hall: Hall, client: Client, { table, moved = false }: RequestOf<'again'>): { table: string } {
  const room = roomFor(hall, client, table);
  const own = room.chairs.find(({ kind, device }) => kind === 'person' && device === client.device);
  if (!own && !client.hostRights) throw trouble('error.notYourSeat');
  if (room.phase !== 'over' || room.lesson) throw trouble('error.notOver');
  if (room.next && hall.rooms.has(room.next.table)) return { table: room.next.table };
  mustHaveRoom(hall, client);
  const next = lobbyLike(hall, room, client, moved ? 1 : 0);
  const called = own?.name ?? hall.name;
  keep(hall, next);
  change(hall, room, () => {
    room.next = { table: next.id, name: called };
  });
  hall.rooms.set(next.id, next);
  for (const { members } of room.classes.values()) {
    for (const member of members) push(member, { push: 'again', table, next: next.id, name: called });
  }
  publish(hall, room);
  listChanged(hall);
  return { table: next.id };
}

/** @param on so many seats further everybody sits */
function lobbyLike(hall: Hall, { entry, name, options, chairs, clock, open }: Room, client: Client, on: number): Room {
  const id = hexOf(hall, 8);
  return roomOf(
    {
      id,
      entry,
      name,
      phase: 'lobby',
      options: { ...options },
      chairs: chairs.map(({ seat }, at) => sameSitter(hall, id, seat, chairs[(at - on + chairs.length) % chairs.length] as Chair)),
      owner: client.device,
      maker: makerOf(client),
      secret: newSecret(hall.random),
      clock,
      open,
    },
    hall.clock.now(),
  );
}
/** Whoever sat there, without a bot that stood in. */
function sameSitter(hall: Hall, table: string, seat: string, { kind, name, level, device, awayAt }: Chair): Chair {
  const chair = freeChair(seat, hexOf(hall, 16));
  if (kind === 'bot') return { ...chair, kind, name, level };
  if (kind !== 'person' || device === null) return chair;
  return { ...chair, kind, name, device, awayAt, salt: saltOf(device, table, seat) };
}
