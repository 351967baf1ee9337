import { challengeOf } from '../../shared/daily/challenge.ts';
import { placeName } from '../../shared/protocol/table-name.ts';
import { type HeaderLine, saltOf } from '../../shared/kernel/record.ts';
import { type Replay, resume as resumeRecord } from '../../shared/kernel/replay.ts';
import type { BotLevel } from '../../shared/protocol/requests.ts';
import { trouble } from '../../shared/protocol/trouble.ts';
import type { Message } from '../../shared/text/message.ts';
import { quickDigest } from '../storage/digest.ts';
import type { Journal, NewLine } from '../storage/journal.ts';
import type { StoredTable } from '../storage/tables.ts';
import { windClock } from './clock.ts';
import type { Hall } from './hall.ts';
import { keepIfPossible } from './keep.ts';
import { entryFor } from './lobby.ts';
import { lockedStill } from './locked.ts';
import { type Looked, marksIn } from './look.ts';
import { positionLine } from './play.ts';
import { pleaStill } from './plea.ts';
import { listChanged } from './publish.ts';
import { type Chair, freeChair, type HostEntry, MOST_NOTICES, type Room, roomOf } from './room.ts';

/** How a record from elsewhere is named here: no device of this host has a share in its seed. */
export const importedAs = (commit: string): string => quickDigest(commit).slice(0, 10);

/**
 * Puts a saved game on a table: every seat is its device's again, chat and pause are as they were.
 * @param owner who may arrange it, if that is not known any more
 * @param looked what was found when its record was looked at; absent = it is played through here, and everybody waits for that
 * @throws Trouble if its record cannot be used; then it is left as it is
 */
export function continueGame(hall: Hall, save: string, owner: string | null, looked?: Looked): Room {
  const { journal, replayed, marks } = looked && !looked.torn ? goOn(hall, save, looked) : openAnew(hall, save, looked);
  try {
    const replay = replayed();
    const { header } = replay;
    const entry = entryFor(hall, header.game);
    const now = hall.clock.now();
    if (replay.restored) {
      const { lost } = replay.restored;
      const line: NewLine = positionLine(replay.course, now);
      journal.append({ ...line, restored: { rules: entry.module.rulesVersion, lost } } as NewLine);
    }
    const known = hall.tables.read(save);
    const isOver = replay.course.table.position.outcome !== null;
    const room = roomOf(
      {
        id: save,
        entry,
        name: known?.name ?? header.name,
        phase: isOver ? 'over' : 'playing',
        options: { ...header.options },
        chairs: chairsOf(replay, known, save, now),
        owner: known?.owner ?? owner,
        maker: known?.maker ?? null,
        secret: header.secret,
        clock: known ? known.clock : header.clock,
        course: replay.course,
        daily: dailyOf(header, entry),
        ...(known ? { open: known.open } : {}),
      },
      now,
    );
    recall(room, replay, marks, known);
    if (isOver) journal.close();
    else room.journal = journal;
    hall.rooms.set(save, room);
    for (const { device } of hall.clients) claim(room, device, now);
    keepIfPossible(hall, room);
    windClock(hall, room);
    listChanged(hall);
    hall.wake(room);
    return room;
  } catch (error) {
    journal.close();
    throw error;
  }
}

/** The file of a record, what it led to, and by which marks an answer that is sent again is known. */
interface Opened {
  readonly journal: Journal;
  /** @throws Trouble with the first line that does not fit */
  replayed(): Replay;
  readonly marks: readonly string[];
}
const goOn = (hall: Hall, save: string, looked: Looked): Opened => ({
  journal: hall.saves.goOn(save, looked),
  replayed: () => looked.replay,
  marks: looked.marks,
});
function openAnew(hall: Hall, save: string, looked?: Looked): Opened {
  const { journal, lines } = hall.saves.open(save);
  const [header] = lines;
  const replayed = (): Replay => {
    if (looked?.lines === lines.length) return looked.replay;
    if (header?.kind !== 'record') throw trouble('error.record.unknown');
    const { replay, misfit } = resumeRecord(entryFor(hall, header.game).module, lines);
    if (misfit) throw trouble(misfit.key, misfit.with);
    return replay;
  };
  return { journal, replayed, marks: marksIn(lines) };
}

/** The day whose challenge a record says it is, if it was dealt from that day. */
const dailyOf = ({ daily, secret }: HeaderLine, { module }: HostEntry): string | null =>
  daily !== undefined && challengeOf(module, daily).secret === secret ? daily : null;

/** Who sat where, as the record tells it; which device that was, as the table's own file tells it. */
function chairsOf({ seats, header }: Replay, known: StoredTable | null, save: string, now: number): Chair[] {
  const isFromElsewhere = save.startsWith(importedAs(header.commit));
  return seats.map(({ seat, kind, name, level, standIn }, at) => {
    const device = known?.chairs.find((chair) => chair.seat === seat)?.device ?? null;
    const isAnybodys = kind === 'person' && device === null && isFromElsewhere;
    const chair = { ...freeChair(seat, header.salts[at] ?? ''), name, device, awayAt: now };
    if (isAnybodys) return chair;
    return { ...chair, kind, level: level as BotLevel | null, standIn: standIn ?? false };
  });
}
/** What was said and what had happened, and by which marks an answer that is sent again is known. */
function recall(room: Room, replay: Replay, marks: readonly string[], known: StoredTable | null): void {
  room.at = replay.at;
  for (const mark of marks) room.answered.add(mark);
  if (!known) {
    room.notices.push(...noticesOf(replay).slice(-MOST_NOTICES));
    return;
  }
  room.paused = known.paused && room.phase === 'playing';
  room.next = known.next;
  if (room.phase === 'playing') {
    room.locked = lockedStill(replay, known.locked);
    room.plea = pleaStill(replay, known.plea);
  }
  room.chat.push(...known.chat);
  room.notices.push(...known.notices, ...restoredNotice(replay));
  for (const mark of known.said) room.said.add(mark);
}

/** Seats that a device had at the beginning, where it is not known any more who has them: its share in the seed tells. */
export const claimable = ({ id, chairs }: Room, device: string): Chair[] =>
  chairs.filter(({ kind, device: owner, salt, seat }) => kind === 'person' && owner === null && salt === saltOf(device, id, seat));
/** Gives a device back the seats that it can claim. @returns whether it got one */
export function claim(room: Room, device: string, now: number): boolean {
  const own = claimable(room, device);
  for (const chair of own) Object.assign(chair, { device, awayAt: now });
  return own.length > 0;
}

function restoredNotice({ restored, course }: Replay): Room['notices'][number][] {
  if (!restored) return [];
  return [{ turn: course.table.position.turn, message: { key: 'notice.restored', with: { lost: restored.lost } } }];
}
/** For records whose table's own notices are not known. */
function noticesOf(replay: Replay): Room['notices'][number][] {
  const names = new Map(
    replay.header.seats.map(({ seat, kind, name }: HeaderLine['seats'][number], at) => [seat, name ?? placeName(kind, at)]),
  );
  const told = replay.happenings.flatMap(({ turn, line }) => {
    const message = line.kind === 'seat' ? seatMessage(line.holder) : line.kind === 'undo' ? undoMessage(line.seat, line.consent) : null;
    return message ? [{ turn, message }] : [];
  });
  return [...told, ...restoredNotice(replay)];

  function seatMessage({ seat, kind, name, standIn }: Replay['seats'][number]): Message {
    const called = name ?? names.get(seat) ?? seat;
    if (kind === 'bot' || standIn) return { key: 'notice.bot', with: { name: called } };
    return { key: kind === 'free' ? 'notice.left' : 'notice.sat', with: { name: called } };
  }
  function undoMessage(seat: string, consent: true | undefined): Message | null {
    return consent ? { key: 'notice.takenBack', with: { name: names.get(seat) ?? seat } } : null;
  }
}
