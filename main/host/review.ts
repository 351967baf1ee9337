import type { Replies } from '../../shared/protocol/pushes.ts';
import type { RequestOf } from '../../shared/protocol/requests.ts';
import { trouble } from '../../shared/protocol/trouble.ts';
import type { Finding } from '../../shared/review/findings.ts';
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
  stop(): void;
}

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

/** Whoever asks second shares the review that there is. */
function begin(hall: Hall, room: Room): void {
  const known = hall.reviews.get(room.id);
  if (known?.phase === 'thinking' || known?.phase === 'done') return;
  const { course, entry } = room;
  if (!course?.table.position.outcome) throw trouble('error.review.running');
  if ([...hall.reviews.values()].some(({ phase }) => phase === 'thinking')) throw trouble('error.review.busy');
  const made: Review = { phase: 'thinking', looks: 0, findings: [], stop: () => {} };
  const { start, table, log } = course;
  const isPlayed = [...hall.rooms.values()].some(({ phase, lesson }) => phase === 'playing' && !lesson);
  const stop = hall.reviewer.begin(
    { game: entry.module.id, start, options: table.options, log: log.map(({ move }) => move) },
    {
      looks(count) {
        made.looks += count;
      },
      found: (finding) => made.findings.push(withoutHidden(finding, 'finding', hall.strict, hall.log) ?? { ...finding, line: null }),
      done() {
        made.phase = 'done';
      },
      failed(why) {
        hall.log(`A review failed: ${why}`);
        made.phase = 'failed';
      },
    },
    isPlayed,
  );
  made.stop = () => {
    if (made.phase !== 'thinking') return;
    stop();
    made.phase = 'stopped';
  };
  hall.reviews.delete(room.id);
  hall.reviews.set(room.id, made);
  const [eldest = ''] = hall.reviews.keys();
  if (hall.reviews.size > MOST_REVIEWS) hall.reviews.delete(eldest);
}
