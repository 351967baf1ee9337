import { Table } from '../../../kernel/table.ts';
import type { Position } from '../../../kernel/types.ts';
import type { LessonStep } from '../../lesson.ts';
import { type Arrangement, arrange } from '../arrange.ts';
import type { SeatId } from '../ids.ts';
import { dice } from '../index.ts';
import type { DiceGame } from '../types.ts';

type Step = LessonStep<DiceGame>;
interface Extra {
  /** Dice that fall by this answer, 1-6 each, in the order of the tray. */
  readonly dice?: readonly number[];
}
interface Yours extends Extra {
  /** Another answer that is easily given instead, by the name of its reason: `<step>.why.<name>`. */
  readonly instead?: Readonly<Record<string, unknown>>;
}
/** Writes the steps of one lesson; texts: `dice.lesson.<lesson>.<step>`, with `.task` and `.why.*`. */
export interface Script {
  /** The learner is to find this answer. Every other one is explained by `.why.other`. */
  yours(name: string, rule: string, answer: unknown, more?: Yours): Step;
  /** The script's own answer of any seat. */
  told(name: string, rule: string, seat: SeatId, answer: unknown, more?: Extra): Step;
}

export function scriptOf(lesson: string, learner: SeatId): Script {
  const key = (name: string): string => `dice.lesson.${lesson}.${name}`;
  const step = (name: string, rule: string, seat: SeatId, answer: unknown, { dice }: Extra): Omit<Step, 'yours'> => ({
    move: { seat, answer, ...(dice && { dice }) },
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
export function startingWith(arrangement: Arrangement): () => Position<DiceGame> {
  return () => {
    const table = new Table<DiceGame>(dice, arrange({ ...arrangement, options: OPTIONS }), OPTIONS);
    table.start();
    return table.position;
  };
}
export const OPTIONS = { dice: 'table', start: 'seat1' } as const;
