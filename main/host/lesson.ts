import { courseOf, takeBack } from '../../shared/kernel/course.ts';
import { same } from '../../shared/kernel/choices.ts';
import type { LessonStep } from '../../shared/games/lesson.ts';
import { Table } from '../../shared/kernel/table.ts';
import type { GameTypes, Move } from '../../shared/kernel/types.ts';
import type { RequestOf } from '../../shared/protocol/requests.ts';
import { trouble } from '../../shared/protocol/trouble.ts';
import { throwingFor } from './dice.ts';
import { type Client, type Hall, hexOf, roomFor } from './hall.ts';
import { entryFor, makerOf, mustHaveRoom } from './lobby.ts';
import { playMove } from './play.ts';
import { publish } from './publish.ts';
import { closeRoom } from './records.ts';
import { freeChair, type LessonRun, newSecret, type Room, roomOf } from './room.ts';
import { unhear } from './state.ts';

type Step = LessonStep<GameTypes>;

/** Sets up a worked example for one learner, at the step where it was left. Lessons are practice: they are not written down. */
export function lesson(hall: Hall, client: Client, { game, lesson: id, from = 0 }: RequestOf<'lesson'>): { table: string } {
  const entry = entryFor(hall, game);
  const found = entry.lessons?.find((one) => one.id === id);
  if (!found) throw trouble('error.noLesson');
  closeLessons(hall, client.device);
  mustHaveRoom(hall, client);
  const table = new Table(entry.module, found.start(), found.options);
  const names = found.names as Readonly<Record<string, string>>;
  const chairs = entry.module.seats(table.state).map((seat) => {
    const chair = freeChair(seat, '');
    const isLearner = seat === found.learner;
    return Object.assign(chair, {
      kind: isLearner ? 'person' : 'bot',
      name: names[seat] ?? null,
      device: isLearner ? client.device : null,
    });
  });
  const room = roomOf(
    {
      id: hexOf(hall, 8),
      entry,
      name: found.id,
      phase: 'playing',
      options: { ...(found.options as Record<string, string>) },
      chairs,
      owner: client.device,
      maker: makerOf(client),
      secret: newSecret(hall.random),
      course: courseOf(table),
      open: false,
    },
    hall.clock.now(),
  );
  const run: LessonRun = { lesson: found, step: 0, wrong: null };
  room.lesson = run;
  hall.rooms.set(room.id, room);
  // Its last step is always played anew: a lesson that is done begins at its beginning.
  try {
    for (const step of from < found.steps.length ? found.steps.slice(0, from) : []) follow(hall, room, run, step);
  } catch (error) {
    hall.rooms.delete(room.id);
    throw error;
  }
  return { table: room.id };
}

/** Lessons of a device that nobody looks at any more make room. */
export function closeLessons(hall: Hall, device: string): void {
  const idle = [...hall.rooms.values()].filter((room) => room.lesson && room.owner === device && room.classes.size === 0);
  for (const room of idle) closeRoom(hall, room, { key: 'notice.closed' });
}

const mustLearn = (room: Room): LessonRun => {
  if (!room.lesson) throw trouble('error.noLesson');
  return room.lesson;
};
const isScript = ({ move }: Step, given: Move<GameTypes>): boolean =>
  move.seat === given.seat && move.interject === given.interject && same(move.answer, given.answer);

/** The learner's answer: the script's goes on, another of the learner's seat is played, explained, and waits to be taken back. */
export function learn(hall: Hall, room: Room, given: Move<GameTypes>): void {
  const run = mustLearn(room);
  if (run.wrong) throw trouble('error.takeBackFirst');
  const step = run.lesson.steps[run.step];
  if (!step || step.move.seat !== given.seat) throw trouble('refused.notAsked');
  if (isScript(step, given)) follow(hall, room, run, step);
  else goAstray(hall, room, run, step, given);
}
function goAstray(hall: Hall, room: Room, run: LessonRun, step: Step, given: Move<GameTypes>): void {
  const why = step.otherwise?.find(({ when }) => when === undefined || same(when, given.answer))?.why;
  run.wrong = why ?? { key: 'lesson.other', rule: step.rule };
  try {
    throwingFor(hall, given, (thrown) => playMove(hall, room, thrown));
  } catch (error) {
    run.wrong = null;
    throw error;
  }
}
function follow(hall: Hall, room: Room, run: LessonRun, { move }: Step): void {
  run.step++;
  try {
    throwingFor(hall, move, (thrown) => playMove(hall, room, thrown));
  } catch (error) {
    run.step--;
    throw error;
  }
}

/** Plays the script's next answer: the learner's if it is to be shown, the others' when what is told of it has been read. */
export function show(hall: Hall, client: Client, { table }: RequestOf<'show'>): void {
  const room = roomFor(hall, client, table);
  const run = mustLearn(room);
  if (run.wrong) unlearn(hall, room);
  const step = run.lesson.steps[run.step];
  if (!step) throw trouble('refused.notAsked');
  follow(hall, room, run, step);
}

/** Takes the wrong answer back, whatever was thrown or shown by it: a lesson has no secrets. */
export function unlearn(hall: Hall, room: Room): void {
  const run = mustLearn(room);
  if (!run.wrong || !room.course) throw trouble('sealed.lesson');
  takeBack(room.course, 1);
  room.phase = 'playing';
  run.wrong = null;
  room.since = hall.clock.now();
  unhear(room);
  publish(hall, room);
}
