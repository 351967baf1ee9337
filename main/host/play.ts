import { advance, type Course, standpointOf, takeBack, withdraw } from '../../shared/kernel/course.ts';
import { hashOf, type UndoLine } from '../../shared/kernel/record.ts';
import type { GameTypes, Move } from '../../shared/kernel/types.ts';
import { Trouble, trouble } from '../../shared/protocol/trouble.ts';
import type { NewLine } from '../storage/journal.ts';
import { windClock } from './clock.ts';
import type { Hall } from './hall.ts';
import { keepIfPossible } from './keep.ts';
import { listChanged, publish, tellAsked } from './publish.ts';
import { nameOf, note, type Room } from './room.ts';
import { mustHaveSpace } from './space.ts';
import { unhear } from './state.ts';

/** Lines of a record between two stored positions, however often answers are taken back in between. */
const POSITION_EVERY = 20;

/** The running game of a room. @throws Trouble if there is none */
export function mustPlay(room: Room): Course<GameTypes> {
  if (!room.course) throw trouble('error.notStarted');
  if (room.phase === 'over') throw trouble('error.over');
  return room.course;
}

/** Who answers, if not a person, and the mark by which the answer is known if it is sent again. */
interface How {
  readonly by?: 'bot' | 'safe';
  readonly mark?: string;
}
/**
 * Plays an answer: checked, in the journal on disk, then shown.
 * @throws Trouble if it is not allowed or the disk does not take it, DiceWanted for real dice; then nothing has happened
 */
export function playMove(hall: Hall, room: Room, move: Move<GameTypes>, { by, mark }: How = {}): void {
  const course = mustPlay(room);
  const { table } = course;
  const why = table.refusal(move);
  if (why) throw new Trouble({ error: { key: why.key, ...(why.with ? { with: why.with } : {}) }, rule: why.rule });
  if (!move.interject && !table.secret && table.answered.includes(move.seat)) throw trouble('refused.notAsked');
  if (move.interject || table.answered.includes(move.seat)) mustHaveSpace(room);
  const { question } = course;
  const before = standpointOf(course);
  advance(course, move);
  const { outcome } = table.position;
  const at = hall.clock.now();
  const hash = hashOf(table.position);
  const line: NewLine = {
    kind: 'answer',
    at,
    ...(by ? { by } : {}),
    ...move,
    hash,
    ...(outcome ? { outcome } : {}),
    ...(mark ? { mark } : {}),
  };
  try {
    if (room.journal && room.journal.length % POSITION_EVERY === 0) room.journal.append(line, positionLine(course, at));
    else room.journal?.append(line);
  } catch (error) {
    withdraw(course, before);
    throw error;
  }
  room.plea = null;
  room.at = at;
  if (course.question !== question) room.since = at;
  if (!(by === 'bot' && move.interject)) room.interjections = 0;
  if (outcome) {
    room.phase = 'over';
    keepIfPossible(hall, room);
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
/** After a change of the game: everybody sees it, and whoever is next is asked. */
export function settle(hall: Hall, room: Room): void {
  windClock(hall, room);
  publish(hall, room);
  tellAsked(hall, room);
  hall.wake(room);
}

/** Takes answers back: on disk, then shown. @throws Trouble if the disk does not take it; then they stand as before */
export function backTo(hall: Hall, room: Room, seat: string, answers: number, how: Pick<UndoLine, 'consent' | 'mark'> = {}): void {
  const course = mustPlay(room);
  mustHaveSpace(room);
  const moves = course.log.slice(-answers).map(({ move }) => move);
  const before = standpointOf(course);
  takeBack(course, answers);
  try {
    const hash = hashOf(course.table.position);
    room.journal?.append({ kind: 'undo', at: hall.clock.now(), seat, answers, ...how, hash });
  } catch (error) {
    for (const move of moves) advance(course, move);
    Object.assign(course, before);
    throw error;
  }
  room.plea = null;
  room.since = hall.clock.now();
  unhear(room);
  if (how.consent) {
    note(room, { key: 'notice.takenBack', with: { name: nameOf(room, seat) } });
    keepIfPossible(hall, room);
  }
  settle(hall, room);
}
