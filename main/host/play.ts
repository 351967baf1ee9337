import { advance, answersSince, standpointOf, takeBack, withdraw } from '../../shared/kernel/course.ts';
import { hashOf } from '../../shared/kernel/record.ts';
import type { Course } from '../../shared/kernel/course.ts';
import type { GameTypes, Move } from '../../shared/kernel/types.ts';
import type { RequestOf } from '../../shared/protocol/requests.ts';
import { Trouble, trouble } from '../../shared/protocol/trouble.ts';
import type { NewLine } from '../storage/journal.ts';
import { wakeBots } from './bot-turns.ts';
import { ring, windClock } from './clock.ts';
import { type Client, type Hall, mustChair, ownChair, roomFor } from './hall.ts';
import { learn, unlearn } from './lesson.ts';
import { listChanged, publish } from './publish.ts';
import { nameOf, note, type Room } from './room.ts';
import { unhear, undoFor, waitingFor } from './state.ts';

/** Answers between two stored positions. */
const POSITION_EVERY = 20;
const NUDGE_PAUSE_MS = 5000;

/** The running game of a room. @throws Trouble if there is none */
export function mustPlay(room: Room): Course<GameTypes> {
  if (!room.course) throw trouble('error.notStarted');
  if (room.phase === 'over') throw trouble('error.over');
  return room.course;
}

export function answer(hall: Hall, client: Client, given: RequestOf<'answer'>): void {
  const room = roomFor(hall, client, given.table);
  const chair = ownChair(client, room, given.seat);
  const course = mustPlay(room);
  if (room.paused) throw trouble('error.paused');
  if (chair.standIn) throw trouble('error.standIn');
  if (given.question !== course.question) throw trouble('error.stale');
  const { seat, interject, answer: what, dice } = given;
  const move = { seat, answer: what, ...(interject === undefined ? {} : { interject: interject as never }), ...(dice ? { dice } : {}) };
  if (room.lesson) learn(hall, room, move);
  else playMove(hall, room, move);
}

/**
 * Plays an answer: checked, in the journal on disk, then shown.
 * @throws Trouble if it is not allowed or the disk does not take it, DiceWanted for real dice; then nothing has happened
 */
export function playMove(hall: Hall, room: Room, move: Move<GameTypes>, by?: 'bot' | 'safe'): void {
  const course = mustPlay(room);
  const { table } = course;
  const why = table.refusal(move);
  if (why) throw new Trouble({ error: { key: why.key, ...(why.with ? { with: why.with } : {}) }, rule: why.rule });
  if (!move.interject && !table.secret && table.answered.includes(move.seat)) throw trouble('refused.notAsked');
  const { question } = course;
  const before = standpointOf(course);
  advance(course, move);
  const { outcome, turn } = table.position;
  const at = hall.clock.now();
  const hash = hashOf(table.position);
  const line: NewLine = { kind: 'answer', at, ...(by ? { by } : {}), ...move, hash, ...(outcome ? { outcome } : {}) };
  try {
    if (turn % POSITION_EVERY === 0) room.journal?.append(line, positionLine(course, at));
    else room.journal?.append(line);
  } catch (error) {
    withdraw(course, before);
    throw error;
  }
  room.plea = null;
  if (course.question !== question) room.since = at;
  if (outcome) {
    room.phase = 'over';
    room.journal?.close();
    room.journal = null;
    listChanged(hall);
  }
  settle(hall, room);
}
/** A stored position: it lets the game go on by other rules. */
export function positionLine({ table }: Course<GameTypes>, at: number): NewLine {
  const { seed: _, ...position } = table.position;
  return { kind: 'position', at, position, hash: hashOf(position) };
}
function settle(hall: Hall, room: Room): void {
  windClock(hall, room);
  publish(hall, room);
  wakeBots(hall, room);
}

export function undo(hall: Hall, client: Client, { table, seat }: RequestOf<'undo'>): void {
  const room = roomFor(hall, client, table);
  ownChair(client, room, seat);
  mustPlay(room);
  if (room.lesson) return unlearn(hall, room);
  const { free, seal } = undoFor(room, seat);
  if (!free) throw trouble(seal?.key ?? 'sealed.none', seal?.with);
  backTo(hall, room, seat, 1);
}
/** Takes answers back: on disk, then shown. @throws Trouble if the disk does not take it; then they stand as before */
export function backTo(hall: Hall, room: Room, seat: string, answers: number, consent?: true): void {
  const course = mustPlay(room);
  const moves = course.log.slice(-answers).map(({ move }) => move);
  const before = standpointOf(course);
  takeBack(course, answers);
  try {
    const hash = hashOf(course.table.position);
    room.journal?.append({ kind: 'undo', at: hall.clock.now(), seat, answers, ...(consent ? { consent } : {}), hash });
  } catch (error) {
    for (const move of moves) advance(course, move);
    Object.assign(course, before);
    throw error;
  }
  room.plea = null;
  room.since = hall.clock.now();
  unhear(room);
  if (consent) note(room, { key: 'notice.takenBack', with: { name: nameOf(room, seat) } });
  settle(hall, room);
}

/** Asks the others to let a seat take back beyond a barrier, or answers such a plea. One no ends it. */
export function plead(hall: Hall, client: Client, { table, seat, answer: says }: RequestOf<'plead'>): void {
  const room = roomFor(hall, client, table);
  ownChair(client, room, seat);
  const course = mustPlay(room);
  if (says === undefined) {
    if (room.lesson) throw trouble('error.lesson');
    if (answersSince(course, seat) === 0) throw trouble(undoFor(room, seat).seal?.key ?? 'sealed.none');
    room.plea = { seat, yes: new Set() };
  } else {
    if (!room.plea || !waitingFor(room).includes(seat)) throw trouble('error.noPlea');
    if (says) room.plea.yes.add(seat);
    else refusePlea(room, seat);
  }
  if (room.plea && waitingFor(room).length === 0) return backTo(hall, room, room.plea.seat, answersSince(course, room.plea.seat), true);
  publish(hall, room);
}
function refusePlea(room: Room, seat: string): void {
  if (room.plea) note(room, { key: 'notice.pleaRefused', with: { name: nameOf(room, room.plea.seat), other: nameOf(room, seat) } });
  room.plea = null;
}

export function say(hall: Hall, client: Client, { table, text }: RequestOf<'say'>): void {
  const room = roomFor(hall, client, table);
  const chair = room.chairs.find(({ device }) => device === client.device);
  room.chat.push({ at: hall.clock.now(), from: chair?.name ?? '', seat: chair?.seat ?? null, text });
  if (room.chat.length > 200) room.chat.shift();
  publish(hall, room);
}
export function pause(hall: Hall, client: Client, { table, on }: RequestOf<'pause'>): void {
  const room = roomFor(hall, client, table);
  const chair = room.chairs.find(({ device }) => device === client.device);
  if (!chair && !client.hostRights) throw trouble('error.notYourSeat');
  mustPlay(room);
  if (room.paused === on) return;
  room.paused = on;
  if (!on) room.since = hall.clock.now();
  note(room, { key: on ? 'notice.paused' : 'notice.resumed', with: { name: chair?.name ?? '' } });
  settle(hall, room);
}
export function nudge(hall: Hall, client: Client, { table, seat }: RequestOf<'nudge'>): void {
  const room = roomFor(hall, client, table);
  mustChair(room, seat);
  mustPlay(room);
  const now = hall.clock.now();
  if (now - room.nudgedAt < NUDGE_PAUSE_MS) throw trouble('error.tooFast');
  room.nudgedAt = now;
  ring(hall, room, [seat]);
}
