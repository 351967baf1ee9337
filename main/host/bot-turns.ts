import { chanceOf } from '../../shared/kernel/chance.ts';
import type { GameTypes, Move } from '../../shared/kernel/types.ts';
import type { BotLevel } from '../../shared/protocol/requests.ts';
import { heedInterjections } from './interjections.ts';
import { requestFor } from './bot-request.ts';
import { throwingFor, wordsOf } from './dice.ts';
import { guarded } from './guarded.ts';
import type { Hall } from './hall.ts';
import { playMove } from './play.ts';
import { type Chair, chairOf, isBotSeat, type Room } from './room.ts';
import { lockedNow } from './locked.ts';
import { isOpenlyForced } from './openly-forced.ts';
import { isBotsTurn, pauseMs, thinksMs } from './pace.ts';
import { standInFor } from './stand-in.ts';

/** Milliseconds a bot may think, by level. */
const BUDGET_MS: Readonly<Record<BotLevel, number>> = { random: 500, novice: 500, adept: 500, mentat: 1500 };
/** Milliseconds beyond its budget until the host answers for a bot. */
const GRACE_MS = 2000;
/** Milliseconds until an answer is tried again that the disk did not take. */
const RETRY_MS = 3000;

/** Lets all bots say what they like, then every bot think that owes an answer and does not think yet. */
export function wakeBots(hall: Hall, room: Room): void {
  if (!heedInterjections(hall, room, () => wakeAsked(hall, room))) wakeAsked(hall, room);
}

function wakeAsked(hall: Hall, room: Room): void {
  room.hurries &&= isBotsTurn(room);
  const { course, paused, phase, lesson, closed } = room;
  if (!course || paused || phase !== 'playing' || lesson || closed) return;
  for (const seat of course.table.asked) {
    const chair = chairOf(room, seat);
    if (chair && isBotSeat(chair) && !room.thinking.has(seat)) guarded(hall.log, 'A bot', () => think(hall, room, chair));
  }
}

async function think(hall: Hall, room: Room, chair: Chair): Promise<void> {
  const { course } = room;
  if (!course) return;
  const { seat } = chair;
  const { question } = course;
  const thought = {};
  room.thinking.set(seat, thought);
  const asked = hall.clock.now();
  const delayMs = pauseMs(hall, room);
  const { move, by } = await answerFor(hall, room, chair);
  const wholeMs = wholeOf(hall, room, chair, delayMs, Math.max(0, hall.clock.now() - asked));
  // Finding out whether it was forced takes time too, which would tell: so the rest is counted after it.
  await pause(hall, wholeMs - Math.max(0, hall.clock.now() - asked));
  if (room.thinking.get(seat) !== thought) return wakeBots(hall, room);
  room.thinking.delete(seat);
  const isStillAsked =
    !room.closed &&
    !room.paused &&
    room.course === course &&
    course.question === question &&
    isBotSeat(chair) &&
    course.table.asked.includes(seat);
  if (!isStillAsked) return wakeBots(hall, room);
  try {
    const fits = course.table.refusal(move) === null;
    throwingFor(hall, fits ? move : standInFor(hall, room, chair), (thrown) => playMove(hall, room, thrown, { by: fits ? by : 'safe' }));
  } catch (error) {
    hall.log(`A bot's answer was not taken: ${String(error)}`);
    room.thinking.set(seat, thought);
    hall.clock.after(RETRY_MS, () => {
      if (room.thinking.get(seat) === thought) room.thinking.delete(seat);
      wakeBots(hall, room);
    });
  }
}
/** Milliseconds between a question and its answer. @param tookMs milliseconds that the bot has thought */
const wholeOf = (hall: Hall, room: Room, { seat, level }: Chair, delayMs: number, tookMs: number): number =>
  thinksMs(
    room,
    delayMs,
    level ?? 'novice',
    tookMs,
    () => room.course !== null && isOpenlyForced(room.entry.module, room.course.table, seat, chanceOf(...wordsOf(hall))),
  );
const pause = ({ clock }: Hall, ms: number): Promise<void> => (ms > 0 ? new Promise((done) => clock.after(ms, done)) : Promise.resolve());

/** The bot's answer; if it fails or does not come in time, that of a stand-in. */
async function answerFor(hall: Hall, room: Room, chair: Chair): Promise<{ move: Move<GameTypes>; by: 'bot' | 'safe' }> {
  const { seat, level } = chair;
  const stands = lockedNow(room);
  if (stands?.seat === seat) return { move: { seat, answer: stands.answer }, by: 'safe' };
  const budgetMs = BUDGET_MS[level ?? 'novice'];
  let giveUp = (): void => {};
  try {
    const request = requestFor(hall, room, chair, budgetMs);
    const late = new Promise<never>((_, fail) => {
      giveUp = hall.clock.after(budgetMs + GRACE_MS, () => fail(new Error('out of time')));
    });
    const move = await Promise.race([hall.bots.answer(request), late]);
    return { move: { ...move, seat }, by: 'bot' };
  } catch (error) {
    hall.log(`A bot (${level}) failed: ${String(error)}`);
    return { move: standInFor(hall, room, chair), by: 'safe' };
  } finally {
    giveUp();
  }
}
