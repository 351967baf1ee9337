import { readRecord } from '../../shared/kernel/record.ts';
import { needlessRestoring, type Replay, resume as resumeRecord } from '../../shared/kernel/replay.ts';
import type { Replies } from '../../shared/protocol/pushes.ts';
import type { BotLevel, RequestOf } from '../../shared/protocol/requests.ts';
import { trouble } from '../../shared/protocol/trouble.ts';
import type { Message } from '../../shared/text/message.ts';
import { quickDigest } from '../storage/digest.ts';
import { windClock } from './clock.ts';
import { type Client, type Hall, hexOf, mustArrange, mustHost, roomFor } from './hall.ts';
import { entryFor } from './lobby.ts';
import { positionLine } from './play.ts';
import { dismiss, listChanged } from './publish.ts';
import { type Chair, freeChair, type Room, roomOf } from './room.ts';

/** A saved game becomes a table again. People's seats are free, with the names of those who sat there. */
export function resume(hall: Hall, client: Client, { save }: RequestOf<'resume'>): Replies['resume'] {
  mustHost(client);
  if (hall.rooms.has(save)) return { table: save };
  const { journal, lines } = hall.saves.open(save);
  try {
    const [header] = lines;
    if (header?.kind !== 'record') throw trouble('error.record.unknown');
    const entry = entryFor(hall, header.game);
    const { replay, misfit } = resumeRecord(entry.module, lines);
    if (misfit) throw trouble(misfit.key, misfit.with);
    const now = hall.clock.now();
    const isOver = replay.course.table.position.outcome !== null;
    if (replay.restored) {
      const position = positionLine(replay.course, now);
      journal.append({ ...position, restored: { rules: entry.module.rulesVersion, lost: replay.restored.lost } } as typeof position);
    }
    const { name, options, clock, secret } = header;
    const chairs = chairsOf(replay, header.salts);
    const room = roomOf(
      {
        id: save,
        entry,
        name,
        phase: isOver ? 'over' : 'playing',
        options: { ...options },
        chairs,
        owner: client.device,
        secret,
        clock,
        course: replay.course,
      },
      now,
    );
    room.notices.push(...noticesOf(replay));
    if (isOver) journal.close();
    else room.journal = journal;
    hall.rooms.set(save, room);
    windClock(hall, room);
    listChanged(hall);
    hall.wake(room);
    return { table: save };
  } catch (error) {
    journal.close();
    throw error;
  }
}
const chairsOf = ({ seats }: Replay, salts: readonly string[]): Chair[] =>
  seats.map(({ seat, kind, name, level, standIn }, at) => ({
    ...freeChair(seat, salts[at] ?? ''),
    kind: kind === 'bot' ? 'bot' : 'free',
    name,
    level: kind === 'bot' && !standIn ? (level as BotLevel | null) : null,
  }));
function noticesOf({ happenings, restored, course, header }: Replay): Room['notices'][number][] {
  const names = new Map(header.seats.map(({ seat, name }) => [seat, name ?? seat]));
  const told = happenings.flatMap(({ turn, line }) => {
    const message = line.kind === 'seat' ? seatMessage(line.holder) : line.kind === 'undo' ? undoMessage(line.seat, line.consent) : null;
    return message ? [{ turn, message }] : [];
  });
  const { turn } = course.table.position;
  return restored ? [...told, { turn, message: { key: 'notice.restored', with: { lost: restored.lost } } }] : told;

  function seatMessage({ seat, kind, name, standIn }: Replay['seats'][number]): Message {
    const known = name ?? names.get(seat) ?? seat;
    if (kind === 'bot' || standIn) return { key: 'notice.bot', with: { name: known } };
    return { key: kind === 'free' ? 'notice.left' : 'notice.sat', with: { name: known } };
  }
  function undoMessage(seat: string, consent: true | undefined): Message | null {
    return consent ? { key: 'notice.takenBack', with: { name: names.get(seat) ?? seat } } : null;
  }
}

/** The record as one file. */
export function exportRecord(hall: Hall, client: Client, { table }: RequestOf<'export'>): Replies['export'] {
  const room = roomFor(hall, client, table);
  if (room.phase === 'lobby' || room.lesson) throw trouble('error.notStarted');
  if (room.phase !== 'over') mustHost(client);
  const plain = room.name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return { file: `sietch-${plain || room.entry.module.id}-${room.id.slice(0, 6)}.jsonl`, text: hall.saves.read(room.id) };
}

/** A record file becomes a saved game, if it fits. */
export function importRecord(hall: Hall, client: Client, { text }: RequestOf<'import'>): Replies['import'] {
  mustHost(client);
  const { lines, good, misfit } = readRecord(text.endsWith('\n') ? text : `${text}\n`, quickDigest);
  const header = lines[0];
  if (misfit || header?.kind !== 'record') throw trouble(misfit?.key ?? 'error.record.unknown', misfit?.with);
  const { module } = entryFor(hall, header.game);
  const invented = needlessRestoring(lines);
  if (invented) throw trouble(invented.key, invented.with);
  const told = resumeRecord(module, lines);
  if (told.misfit) throw trouble(told.misfit.key, told.misfit.with);
  const save = `${quickDigest(header.commit).slice(0, 10)}${hexOf(hall, 3)}`;
  hall.saves.keep(save, good);
  listChanged(hall);
  return { save };
}
export function discard(hall: Hall, client: Client, { save }: RequestOf<'discard'>): void {
  mustHost(client);
  if (hall.rooms.has(save)) throw trouble('error.save.open');
  hall.saves.discard(save);
  listChanged(hall);
}

/** Ends a table. A game under way stays among the saves, with its last position stored. */
export function closeTable(hall: Hall, client: Client, { table }: RequestOf<'close'>): void {
  const room = roomFor(hall, client, table);
  mustArrange(client, room);
  closeRoom(hall, room, { key: 'notice.closed' });
}
export function closeRoom(hall: Hall, room: Room, why: Message): void {
  room.closed = true;
  room.stopClock?.();
  keepPosition(hall, room);
  hall.rooms.delete(room.id);
  dismiss(room, why);
  listChanged(hall);
}
function keepPosition(hall: Hall, { journal, course, id }: Room): void {
  if (!journal || !course) return;
  try {
    journal.append(positionLine(course, hall.clock.now()));
  } catch (error) {
    hall.log(`The last position of ${id} was not stored: ${String(error)}`);
  }
  journal.close();
}
