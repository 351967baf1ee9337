import type { GameTypes, Move } from '../../shared/kernel/types.ts';
import { mayInterject, MOST_INTERJECTIONS } from '../../shared/search/interjections.ts';
import { requestFor } from './bot-request.ts';
import { pauseMs } from './pace.ts';
import { throwingFor } from './dice.ts';
import { guarded } from './guarded.ts';
import type { Hall } from './hall.ts';
import { playMove } from './play.ts';
import { type Chair, isBotSeat, type Room } from './room.ts';

/** Milliseconds that a bot which is asked waits for what the others might say first. */
const PATIENCE_MS = 400;

/** May bots say something now? */
const isOpen = ({ paused, phase, lesson, closed, plea }: Room): boolean =>
  phase === 'playing' && !paused && !lesson && !closed && plea === null;

/**
 * After each answer asks every bot whether it does something of its own accord, and plays the first such thing if the
 * game has not moved on meanwhile. People are never kept waiting by it.
 * @param then what the bots that are asked do afterwards: think about the open question
 * @returns true if interjections are under way and `then` will be called; false if there is nothing to wait for
 */
export function heedInterjections(hall: Hall, room: Room, then: () => void): boolean {
  const { course, entry, chairs } = room;
  const { sense } = entry;
  if (!course || !isOpen(room) || !sense?.interject || room.interjections >= MOST_INTERJECTIONS) return false;
  const { moments } = course;
  if (room.heeded?.moment === moments) return !room.heeded.done;
  const speakers = chairs.filter((chair) => isBotSeat(chair) && mayInterject(sense, chair.level ?? 'novice'));
  if (speakers.length === 0) return false;
  const heeded = { moment: moments, done: false };
  room.heeded = heeded;
  let waiting = speakers.length;
  const done = (): void => {
    if (heeded.done) return;
    heeded.done = true;
    if (room.heeded === heeded) then();
  };
  hall.clock.after(PATIENCE_MS + pauseMs(hall, room), done);
  for (const chair of speakers) {
    guarded(hall.log, 'An interjection', async () => {
      await speak(hall, room, chair, moments);
      waiting--;
      if (waiting === 0) done();
    });
  }
  return true;
}

/** Asks one bot, waits a moment so that people can follow, and plays what it said if it still fits. */
async function speak(hall: Hall, room: Room, chair: Chair, moment: number): Promise<void> {
  const { course } = room;
  if (!course) return;
  const { seat } = chair;
  try {
    const { table } = course;
    const said = await hall.bots.interject(requestFor(hall, room, chair, PATIENCE_MS));
    if (!said?.interject) return;
    await new Promise<void>((on) => hall.clock.after(pauseMs(hall, room), on));
    const move: Move<GameTypes> = { ...said, seat };
    if (!isOpen(room)) room.heeded = null;
    const stillFits = room.course === course && course.moments === moment && isBotSeat(chair) && isOpen(room);
    if (!stillFits || table.refusal(move) !== null) return;
    room.interjections++;
    throwingFor(hall, move, (thrown) => playMove(hall, room, thrown, { by: 'bot' }));
  } catch (error) {
    hall.log(`A bot (${chair.level}) had nothing to say: ${String(error)}`);
  }
}
