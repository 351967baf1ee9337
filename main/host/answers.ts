import { answersSince, type Course } from '../../shared/kernel/course.ts';
import type { GameTypes } from '../../shared/kernel/types.ts';
import type { RequestOf } from '../../shared/protocol/requests.ts';
import { trouble } from '../../shared/protocol/trouble.ts';
import { ring } from './clock.ts';
import { type Client, type Hall, mustChair, ownChair, roomFor, sitsAt } from './hall.ts';
import { change } from './keep.ts';
import { learn, unlearn } from './lesson.ts';
import { locking } from './locking.ts';
import { mustShow } from './names.ts';
import { backTo, mustPlay, playMove, settle } from './play.ts';
import { type Plea, waitingFor } from './plea.ts';
import { publish } from './publish.ts';
import { MOST_MARKS, once } from './once.ts';
import { nameOf, note, type Room } from './room.ts';
import { undoFor } from './state.ts';
import { teamOf } from './teams.ts';

const NUDGE_PAUSE_MS = 5000;
/** Lines of chat that a table remembers. */
const MOST_LINES = 200;

export function answer(hall: Hall, client: Client, given: RequestOf<'answer'>): void {
  const room = roomFor(hall, client, given.table);
  once(client, room.answered, given.key, (mark) => answerNow(hall, client, room, given, mark));
}
function answerNow(hall: Hall, client: Client, room: Room, given: RequestOf<'answer'>, mark?: string): void {
  const chair = ownChair(client, room, given.seat);
  const course = mustPlay(room);
  if (room.paused) throw trouble('error.paused');
  if (chair.standIn) throw trouble('error.standIn');
  if (given.question !== course.question) throw trouble('error.stale');
  const { seat, interject, answer: what, dice } = given;
  const move = { seat, answer: what, ...(interject === undefined ? {} : { interject: interject as never }), ...(dice ? { dice } : {}) };
  if (room.lesson) learn(hall, room, move);
  else locking(hall, room, move, () => playMove(hall, room, move, mark ? { mark } : {}));
}

export function undo(hall: Hall, client: Client, { table, seat, key }: RequestOf<'undo'>): void {
  const room = roomFor(hall, client, table);
  once(client, room.answered, key, (mark) => {
    ownChair(client, room, seat);
    if (room.lesson) unlearn(hall, room);
    else takeBackFreely(hall, room, seat, mark);
  });
}
function takeBackFreely(hall: Hall, room: Room, seat: string, mark?: string): void {
  mustPlay(room);
  const { free, seal } = undoFor(room, seat);
  if (!free) throw trouble(seal?.key ?? 'sealed.none', seal?.with);
  backTo(hall, room, seat, 1, mark ? { mark } : {});
}
/** Asks the others to let a seat take back beyond a barrier, or answers such a plea. A single no ends the plea. */
export function plead(hall: Hall, client: Client, { table, seat, answer: says }: RequestOf<'plead'>): void {
  const room = roomFor(hall, client, table);
  ownChair(client, room, seat);
  const course = mustPlay(room);
  if (says === false) {
    refusePlea(hall, room, seat);
    return;
  }
  const plea = says ? agreedTo(room, seat) : newPlea(room, course, seat);
  if (waitingFor({ plea, chairs: room.chairs }).length === 0) {
    backTo(hall, room, plea.seat, answersSince(course, plea.seat), { consent: true });
    return;
  }
  change(hall, room, () => {
    room.plea = plea;
  });
  publish(hall, room);
}
/** @throws Trouble if the seat has nothing that could be taken back */
function newPlea(room: Room, course: Course<GameTypes>, seat: string): Plea {
  if (room.lesson) throw trouble('error.lesson');
  if (answersSince(course, seat) === 0) throw trouble(undoFor(room, seat).seal?.key ?? 'sealed.none');
  return { seat, yes: new Set() };
}
/** @throws Trouble if nobody waits for what this seat says */
function mustWaitFor(room: Room, seat: string): Plea {
  if (!room.plea || !waitingFor(room).includes(seat)) throw trouble('error.noPlea');
  return room.plea;
}
function agreedTo(room: Room, by: string): Plea {
  const { seat, yes } = mustWaitFor(room, by);
  return { seat, yes: new Set([...yes, by]) };
}
function refusePlea(hall: Hall, room: Room, by: string): void {
  const { seat } = mustWaitFor(room, by);
  change(hall, room, () => {
    note(room, { key: 'notice.pleaRefused', with: { name: nameOf(room, seat), other: nameOf(room, by) } });
    room.plea = null;
  });
  publish(hall, room);
}

/**
 * A line for everybody, or for the speaker's team alone. Before the game there is no team: whoever arranges the table could still
 * put a rival into it. @throws Trouble if the speaker has no team, or is of both
 */
export function say(hall: Hall, client: Client, { table, text, team: toTeam = false, key }: RequestOf<'say'>): void {
  const room = roomFor(hall, client, table);
  const own = room.chairs.flatMap(({ kind, device, seat }) => (kind === 'person' && device === client.device ? [seat] : []));
  const team = toTeam ? (room.phase === 'lobby' ? null : teamOf(room, own)) : undefined;
  if (team === null) throw trouble('error.noTeam');
  once(client, room.said, key, () => {
    const chair = room.chairs.find(({ kind, device }) => kind === 'person' && device === client.device);
    const line = { at: hall.clock.now(), from: chair?.name ?? '', seat: chair?.seat ?? null, text: mustShow(text), ...(team && { team }) };
    for (const mark of room.said) if (room.said.size > MOST_MARKS) room.said.delete(mark);
    change(hall, room, () => {
      room.chat.push(line);
      if (room.chat.length > MOST_LINES) room.chat.shift();
    });
    publish(hall, room);
  });
}
export function pause(hall: Hall, client: Client, { table, on }: RequestOf<'pause'>): void {
  const room = roomFor(hall, client, table);
  // A seat that is only kept for somebody does not play now.
  const chair = room.chairs.find(({ kind, device }) => kind === 'person' && device === client.device);
  if (!chair && !client.hostRights) throw trouble('error.notYourSeat');
  mustPlay(room);
  if (room.paused === on) return;
  change(hall, room, () => {
    room.paused = on;
    if (!on) room.since = hall.clock.now();
    note(room, { key: on ? 'notice.paused' : 'notice.resumed', with: { name: chair?.name ?? '' } });
  });
  settle(hall, room);
}
export function nudge(hall: Hall, client: Client, { table, seat }: RequestOf<'nudge'>): void {
  const room = roomFor(hall, client, table);
  mustChair(room, seat);
  mustPlay(room);
  if (!client.hostRights && !sitsAt(client, room)) throw trouble('error.notYourSeat');
  const now = hall.clock.now();
  if (now - room.nudgedAt < NUDGE_PAUSE_MS) throw trouble('error.tooFast');
  room.nudgedAt = now;
  ring(hall, room, [seat]);
}
