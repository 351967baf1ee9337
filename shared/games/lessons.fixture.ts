import { expect, it } from 'vitest';
import { DiceWanted } from '../kernel/chance.ts';
import { Table } from '../kernel/table.ts';
import type { GameModule, GameTypes } from '../kernel/types.ts';
import { speaker } from '../text/speak.ts';
import type { Lesson, LessonStep } from './lesson.ts';
import type { ShelfEntry } from './shelf-entry.ts';

/** Plays the script to its end; `before` looks at the table before each answer. */
export function playedLesson<G extends GameTypes>(
  module: GameModule<G>,
  lesson: Lesson<G>,
  before?: (table: Table<G>, step: number) => void,
): { readonly table: Table<G>; readonly told: readonly G['Event'][] } {
  const table = new Table<G>(module, lesson.start(), lesson.options);
  const told: G['Event'][] = [];
  for (const [at, { move }] of lesson.steps.entries()) {
    before?.(table, at);
    const refusal = table.refusal(move);
    if (refusal)
      throw new Error(`${lesson.id} ${at}: ${JSON.stringify({ move, refusal, task: table.task, choices: table.choices(move.seat) })}`);
    told.push(...table.play(move).map(({ event }) => event));
    expect(module.invariants(table.state)).toEqual([]);
  }
  return { table, told };
}
const stepOf = <G extends GameTypes>(lesson: Lesson<G>, at: number): LessonStep<G> => lesson.steps[at] as LessonStep<G>;

/** What holds for every lesson of every game: tests to be called inside a `describe`. */
export function holdsForLesson<G extends GameTypes>(
  lesson: Lesson<G>,
  { module, words, rules }: Pick<ShelfEntry<G>, 'module' | 'words' | 'rules'>,
): void {
  it('plays from its beginning to its end with exactly the dice it brings', () => {
    const { table } = playedLesson(module, lesson, (now, at) => {
      const { move } = stepOf(lesson, at);
      if (move.dice) expect(() => now.fork().play({ ...move, dice: move.dice?.slice(0, -1) ?? [] })).toThrow(DiceWanted);
    });
    expect(table.position.outcome).toBeNull();
  });
  it('starts anew each time', () => {
    expect(lesson.start()).toEqual(lesson.start());
    expect(lesson.start()).not.toBe(lesson.start());
  });
  it('explains only answers that could be given, and every other one at last', () => {
    playedLesson(module, lesson, (table, at) => {
      const { move, otherwise = [], yours } = stepOf(lesson, at);
      expect(otherwise.at(-1)?.when === undefined).toBe(true);
      expect(otherwise.length > 0).toBe(yours);
      for (const { when } of otherwise.slice(0, -1)) {
        expect([table.refusal({ ...move, answer: when }), when]).toEqual([null, when]);
        expect(when).not.toEqual(move.answer);
      }
    });
  });
  it('asks the learner only for what is the learner’s, and has a text and a rule for everything', async () => {
    const english = speaker('en', await words.texts.en());
    const known = rules.map(({ id }) => id);
    for (const message of [lesson.title, lesson.about, lesson.end]) expect(message && english.say(message)).toBeTruthy();
    for (const { move, tale, task, rule, yours, otherwise = [] } of lesson.steps) {
      expect(known).toContain(rule);
      expect(english.say(tale).length).toBeLessThan(450);
      if (yours) expect([move.seat, english.say(task ?? '').length > 0]).toEqual([lesson.learner, true]);
      for (const { why } of otherwise) expect(english.say(words.reason(why)).length).toBeLessThan(250);
    }
  });
}
