import { type Challenge, challengeOf, dayAt } from '../../shared/daily/challenge.ts';
import { courseOf } from '../../shared/kernel/course.ts';
import { seedFrom } from '../../shared/kernel/record.ts';
import { begin } from '../../shared/kernel/table.ts';
import type { Replies } from '../../shared/protocol/pushes.ts';
import type { RequestOf } from '../../shared/protocol/requests.ts';
import { trouble } from '../../shared/protocol/trouble.ts';
import { type Client, type Hall, hexOf } from './hall.ts';
import { keepIfPossible } from './keep.ts';
import { entryFor, makerOf, mustHaveRoom } from './lobby.ts';
import { seatName, tableOf } from './names.ts';
import { listChanged } from './publish.ts';
import { openRecord } from './open-record.ts';
import { type Chair, freeChair, roomOf } from './room.ts';

/**
 * The challenge of today: a table that is dealt from the date alone, with bots whose luck is the date's too. Whoever asks again
 * that day comes back to the same table.
 */
export function daily(hall: Hall, client: Client, { game, name }: RequestOf<'daily'>): Replies['daily'] {
  const entry = entryFor(hall, game);
  const { module } = entry;
  const at = hall.clock.now();
  const day = dayAt(at);
  const own = [...hall.rooms.values()].find((room) => room.daily === day && room.entry === entry && room.owner === client.device);
  if (own) return { table: own.id };
  mustHaveRoom(hall, client);
  const challenge = challengeOf(module, day);
  const { options, secret, salts } = challenge;
  const chairs = chairsFor(module.seatIds, challenge, client);
  const id = hexOf(hall, 8);
  const basis = {
    id,
    entry,
    name: '',
    phase: 'playing',
    options: { ...options },
    chairs,
    owner: client.device,
    maker: makerOf(client),
    secret,
  } as const;
  const room = roomOf({ ...basis, open: false, daily: day }, at);
  const [chair] = room.chairs.filter(({ kind }) => kind === 'person');
  if (!chair) throw trouble('error.noSeat');
  chair.name = seatName(room, chair, name);
  room.name = tableOf(hall, chair.name);
  const taken = room.chairs.map(({ seat }) => seat);
  openRecord(hall, room, courseOf(begin(module, { seats: taken, options, seed: seedFrom(secret, salts) })), { daily: day });
  hall.rooms.set(id, room);
  keepIfPossible(hall, room);
  listChanged(hall);
  hall.wake(room);
  return { table: id };
}

/** The person in the place of the day, bots in all others. */
const chairsFor = (seatIds: readonly string[], { seats, place, salts }: Challenge, { device }: Client): Chair[] =>
  seatIds.slice(0, seats).map((seat, nth) => ({
    ...freeChair(seat, salts[nth] ?? ''),
    ...(nth === place ? { kind: 'person' as const, device } : { kind: 'bot' as const, level: 'adept' as const }),
  }));
