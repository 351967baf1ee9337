import { Table } from '../kernel/table.ts';
import type { GameModule, GameTypes, Move, Position } from '../kernel/types.ts';
import type { LessonStep } from './lesson.ts';

interface Extra<G extends GameTypes> {
  /** Dice that fall by this answer, in the order in which the rules ask for them. */
  readonly dice?: readonly number[];
  /** Nobody asked: it is done because it may be done at any time. */
  readonly interject?: NonNullable<Move<G>['interject']>;
}
interface Yours<G extends GameTypes> extends Extra<G> {
  /** Another answer that is easily given instead, by the name of its reason: `<step>.why.<name>`. */
  readonly instead?: Readonly<Record<string, unknown>>;
}
/** Writes the steps of one lesson; texts: `<game>.lesson.<lesson>.<step>`, with `.task` and `.why.*`. */
export interface Script<G extends GameTypes> {
  /** The learner is to find this answer. Every other one is explained by `.why.other`, or by what the game says of all of them. */
  yours(name: string, rule: string, answer: unknown, more?: Yours<G>): LessonStep<G>;
  /** The script's own answer of any seat. */
  told(name: string, rule: string, seat: G['Seat'], answer: unknown, more?: Extra<G>): LessonStep<G>;
}

/** @param other one text for all answers that no step explains; without it each step has its own */
export function scriptOf<G extends GameTypes>(game: string, lesson: string, learner: G['Seat'], other?: string): Script<G> {
  const key = (name: string): string => `${game}.lesson.${lesson}.${name}`;
  const step = (
    name: string,
    rule: string,
    seat: G['Seat'],
    answer: unknown,
    { dice, interject }: Extra<G>,
  ): Omit<LessonStep<G>, 'yours'> => ({
    move: { seat, answer, ...(interject !== undefined && { interject }), ...(dice && { dice }) },
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
        { why: { key: other ?? key(`${name}.why.other`), rule } },
      ],
    }),
  };
}

/** Where a lesson begins: a position laid out, and played on to its first question. Lessons bring the dice with their answers. */
export const openedAt =
  <G extends GameTypes>(module: GameModule<G>, lay: () => Position<G>, options: G['Options']): (() => Position<G>) =>
  () => {
    const table = new Table<G>(module, lay(), options);
    table.start();
    return table.position;
  };
