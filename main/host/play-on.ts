import { chanceOf } from '../../shared/kernel/chance.ts';
import { courseOf } from '../../shared/kernel/course.ts';
import { saltOf, seedFrom } from '../../shared/kernel/record.ts';
import { Table } from '../../shared/kernel/table.ts';
import type { Replies } from '../../shared/protocol/pushes.ts';
import type { RequestOf } from '../../shared/protocol/requests.ts';
import { trouble } from '../../shared/protocol/trouble.ts';
import { playedOnFrom } from '../../shared/review/play-on.ts';
import { wordsOf } from './dice.ts';
import { type Client, type Hall, hexOf, mustChair, roomFor } from './hall.ts';
import { keepIfPossible } from './keep.ts';
import { makerOf, mustHaveRoom } from './lobby.ts';
import { seatName, tableOf } from './names.ts';
import { inTurn } from './long-work.ts';
import { openRecord } from './open-record.ts';
import { listChanged } from './publish.ts';
import { chairOf, freeChair, newSecret, note, type Room, roomOf } from './room.ts';

/**
 * Begins a game in the middle of a finished one. The finished one stays as it is; what the chosen seat could not know there is
 * dealt anew, so that nobody plays with what the end has shown.
 */
export async function playOn(hall: Hall, client: Client, wanted: RequestOf<'playOn'>): Promise<Replies['playOn']> {
  const old = roomFor(hall, client, wanted.table);
  const { course, entry } = old;
  if (old.lesson || old.phase !== 'over' || !course) throw trouble('error.notOver');
  mustChair(old, wanted.seat);
  mustHaveRoom(hall, client);
  const { start, table, log } = course;
  const finished = { start, options: table.options, log: log.map(({ move }) => move) };
  const chance = chanceOf(...wordsOf(hall));
  const from = await inTurn(hall, client, (breathe) => playedOnFrom(entry.module, finished, wanted.turn, wanted.seat, chance, breathe));
  // Whoever was put out meanwhile, or left, begins no game; nor does anybody once the table or the host is closed.
  if (!from || client.gone.aborted || old.closed) throw trouble('error.playOn');
  // Others may have taken the last places meanwhile.
  mustHaveRoom(hall, client);
  const room = roomFrom(hall, client, old, wanted);
  const { id, secret, chairs } = room;
  const seed = seedFrom(
    secret,
    chairs.map(({ salt }) => salt),
  );
  const { corrections } = table.options as { readonly corrections?: object };
  openRecord(hall, room, courseOf(new Table(entry.module, { ...from, seed }, table.options)), {
    format: 2,
    ...(corrections ? { corrections } : {}),
    from,
  });
  hall.rooms.set(id, room);
  note(room, { key: 'notice.playedOn', with: { name: old.name, turn: wanted.turn } });
  keepIfPossible(hall, room);
  listChanged(hall);
  hall.wake(room);
  return { table: id };
}

/** The new table: one person, and bots on all other seats. It is open to nobody else. */
function roomFrom(hall: Hall, client: Client, old: Room, { seat, name, level }: RequestOf<'playOn'>): Room {
  const { entry, options } = old;
  const id = hexOf(hall, 8);
  const chairs = old.chairs.map((chair) => {
    const fresh = freeChair(chair.seat, hexOf(hall, 16));
    return { ...fresh, kind: 'bot' as const, level, name: chair.kind === 'bot' ? chair.name : null };
  });
  const room = roomOf(
    {
      id,
      entry,
      name: '',
      phase: 'playing',
      options: { ...options },
      chairs: chairs.map((chair) => ({ ...chair })),
      owner: client.device,
      maker: makerOf(client),
      secret: newSecret(hall.random),
      open: false,
    },
    hall.clock.now(),
  );
  const own = chairOf(room, seat);
  if (!own) throw trouble('error.noSeat');
  Object.assign(own, { kind: 'person', level: null, name: null, device: client.device, salt: saltOf(client.device, id, seat) });
  own.name = seatName(room, own, name);
  room.name = tableOf(hall, own.name);
  return room;
}
