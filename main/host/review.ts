import type { Replies } from '../../shared/protocol/pushes.ts';
import type { RequestOf } from '../../shared/protocol/requests.ts';
import { trouble } from '../../shared/protocol/trouble.ts';
import type { Finding } from '../../shared/review/findings.ts';
import type { ReviewEars, ReviewedGame } from '../bots/reviewer.ts';
import { withoutHidden } from './guard.ts';
import { type Client, type Hall, roomFor } from './hall.ts';
import type { Room } from './room.ts';

/** Reviews that are kept for whoever asks again. */
const MOST_REVIEWS = 8;

/** A mentat's look at a finished game; everybody at the table shares it. */
export interface Review {
  phase: Exclude<Replies['review']['phase'], 'none'>;
  looks: number;
  readonly findings: Finding[];
  /** Its turn has come: it waits no more. */
  start(): void;
  stop(): void;
}
const isAhead = ({ phase }: Review): boolean => phase === 'thinking' || phase === 'waiting';

/**
 * Begins, tells or stops a review. It needs a finished game: it speaks of what every seat could have done, which while a game
 * runs is nobody's business.
 */
export function review(hall: Hall, client: Client, { table, act, from }: RequestOf<'review'>): Replies['review'] {
  const room = roomFor(hall, client, table);
  if (room.lesson || room.phase !== 'over') throw trouble('error.review.running');
  if (act === 'begin') begin(hall, room);
  if (act === 'stop') stopReview(hall, room.id);
  const known = hall.reviews.get(room.id);
  if (!known) return { phase: 'none', looks: 0, looked: 0, findings: [] };
  const { phase, looks, findings } = known;
  return { phase, looks, looked: findings.length, findings: findings.slice(from) };
}
/** A table is closed, or somebody has seen enough. */
export function stopReview({ reviews }: Hall, table: string): void {
  reviews.get(table)?.stop();
}

/** The host stops: those that wait first, that none begins instead of another. */
export function stopReviews({ reviews }: Hall): void {
  for (const { stop } of [...reviews.values()].reverse()) stop();
}

/** Whoever asks second shares the review that there is; of two games the second waits for the first, for all cores look at one. */
function begin(hall: Hall, room: Room): void {
  const known = hall.reviews.get(room.id);
  if (known && (isAhead(known) || known.phase === 'done')) return;
  const { course, entry } = room;
  if (!course?.table.position.outcome) throw trouble('error.review.running');
  const { start, table, log } = course;
  const game = { game: entry.module.id, start, options: table.options, log: log.map(({ move }) => move) };
  hall.reviews.delete(room.id);
  hall.reviews.set(room.id, lineUp(hall, game));
  forgetEldest(hall.reviews);
  startNext(hall);
}
/** A review that waits until it is started, and lets the next begin when it ends. */
function lineUp(hall: Hall, game: ReviewedGame): Review {
  let stopLooking = (): void => {};
  function end(phase: 'done' | 'failed' | 'stopped'): void {
    made.phase = phase;
    startNext(hall);
  }
  const made: Review = {
    phase: 'waiting',
    looks: 0,
    findings: [],
    start() {
      made.phase = 'thinking';
      const ears: ReviewEars = {
        looks(count) {
          made.looks += count;
        },
        found: (finding) => made.findings.push(withoutHidden(finding, 'finding', hall.strict, hall.log) ?? { ...finding, line: null }),
        done: () => end('done'),
        failed(why) {
          hall.log(`A review failed: ${why}`);
          end('failed');
        },
      };
      const isPlayed = [...hall.rooms.values()].some(({ phase, lesson }) => phase === 'playing' && !lesson);
      stopLooking = hall.reviewer.begin(game, ears, isPlayed);
    },
    stop() {
      if (!isAhead(made)) return;
      stopLooking();
      end('stopped');
    },
  };
  return made;
}
/** They stand in the order in which they were asked for. */
function startNext({ reviews }: Hall): void {
  const all = [...reviews.values()];
  if (!all.some(({ phase }) => phase === 'thinking')) all.find(({ phase }) => phase === 'waiting')?.start();
}
/** Too many are kept: the eldest goes that is neither looked at nor waits for it. */
function forgetEldest(reviews: Hall['reviews']): void {
  const eldest = [...reviews].find(([, one]) => !isAhead(one));
  if (eldest && reviews.size > MOST_REVIEWS) reviews.delete(eldest[0]);
}
