import type { GameTypes } from '../kernel/types.ts';
import type { Message } from '../text/message.ts';
import type { Lesson } from './lesson.ts';

/** Words that are read in a second, and seconds that an answer of one's own and one of the others take. */
const [WORDS_A_SECOND, OWN_SECONDS, OTHER_SECONDS] = [2, 8, 4] as const;

/** About how many seconds a lesson takes: reading all that it tells, and each answer. @param tell says a message in the learner's language */
export function secondsOf<G extends GameTypes>({ steps, end }: Lesson<G>, tell: (message: Message) => string): number {
  const told = [...steps.flatMap(({ tale, task }) => [tale, task]), end].filter((message) => message !== undefined);
  const words = told.map(tell).join(' ').split(/\s+/).filter(Boolean).length;
  const own = steps.filter(({ yours }) => yours).length;
  return words / WORDS_A_SECOND + own * OWN_SECONDS + (steps.length - own) * OTHER_SECONDS;
}
/** The same in whole minutes, as a lesson is announced. */
export const minutesOf = <G extends GameTypes>(lesson: Lesson<G>, tell: (message: Message) => string): number =>
  Math.max(1, Math.round(secondsOf(lesson, tell) / 60));
