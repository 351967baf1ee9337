import { Table } from '../../../kernel/table.ts';
import type { Position } from '../../../kernel/types.ts';
import type { LessonStep } from '../../lesson.ts';
import { type Arrangement, arrange } from '../arrange.ts';
import type { SeatId } from '../ids.ts';
import { adventure } from '../index.ts';
import type { AdventureInterjections } from '../questions.ts';
import type { AdventureGame } from '../types.ts';

type Step = LessonStep<AdventureGame>;
interface Extra {
  /** Dice that fall by this answer, in the order in which the rules ask for them. */
  readonly dice?: readonly number[];
  /** Nobody asked: it is done because it may be done at any time. R12.6 */
  readonly interject?: keyof AdventureInterjections;
}
interface Yours extends Extra {
  /** Another answer that is easily given instead, by the name of its reason: `<step>.why.<name>`. */
  readonly instead?: Readonly<Record<string, unknown>>;
}
/** Writes the steps of one lesson; texts: `adventure.lesson.<lesson>.<step>`, with `.task` and `.why.*`. */
export interface Script {
  /** The learner is to find this answer. Every other one is explained by `.why.other`. */
  yours(name: string, rule: string, answer: unknown, more?: Yours): Step;
  /** The script's own answer of any seat. */
  told(name: string, rule: string, seat: SeatId, answer: unknown, more?: Extra): Step;
}

export function scriptOf(lesson: string, learner: SeatId): Script {
  const key = (name: string): string => `adventure.lesson.${lesson}.${name}`;
  const step = (name: string, rule: string, seat: SeatId, answer: unknown, { dice, interject }: Extra): Omit<Step, 'yours'> => ({
    move: { seat, answer, ...(interject && { interject }), ...(dice && { dice }) },
    tale: { key: key(name) },
    rule,
  });
  return {
    told: (name, rule, seat, answer, more = {}) => ({ ...step(name, rule, seat, answer, more), yours: false }),
    yours: (name, rule, answer, more = {}) => ({
      ...step(name, rule, learner, answer, more),
      yours: true,
      task: { key: key(`${name}.task`) },
      otherwise: [
        ...Object.entries(more.instead ?? {}).map(([why, when]) => ({ when, why: { key: key(`${name}.why.${why}`), rule } })),
        { why: { key: key(`${name}.why.other`), rule } },
      ],
    }),
  };
}

/** Lays the position out and plays on to its first question. Lessons bring the dice with their answers. */
export function startingWith(arrangement: Arrangement): () => Position<AdventureGame> {
  return () => {
    const table = new Table<AdventureGame>(adventure, arrange({ ...arrangement, options: OPTIONS }), OPTIONS);
    table.start();
    return table.position;
  };
}
export const OPTIONS = { dice: 'table', start: 'seat1' } as const;
export const NAMES = { seat1: 'Zsuzsa', seat2: 'Judit', seat3: 'Ferenc', seat4: 'Tomáš' } as const;
