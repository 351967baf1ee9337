import { describe, expect, it } from 'vitest';
import { DiceWanted } from '../../../kernel/chance.ts';
import { Table } from '../../../kernel/table.ts';
import type { Lesson } from '../../lesson.ts';
import { speaker } from '../../../text/speak.ts';
import { dice } from '../index.ts';
import { rules } from '../rules-text.ts';
import type { DiceGame, State } from '../types.ts';
import { words } from '../words.ts';
import { battle } from './battle.ts';
import { example } from './example.ts';
import { lessons } from './index.ts';
import { roll } from './roll.ts';

const begun = (lesson: Lesson<DiceGame>): Table<DiceGame> => new Table<DiceGame>(dice, lesson.start(), lesson.options);
/** Plays the script to its end; `before` looks at the table before each answer. */
function played(lesson: Lesson<DiceGame>, before?: (table: Table<DiceGame>, step: number) => void): Table<DiceGame> {
  const table = begun(lesson);
  for (const [at, { move }] of lesson.steps.entries()) {
    before?.(table, at);
    const refusal = table.refusal(move);
    if (refusal)
      throw new Error(`${lesson.id} ${at}: ${JSON.stringify({ move, refusal, task: table.task, choices: table.choices(move.seat) })}`);
    table.play(move);
    expect(dice.invariants(table.state)).toEqual([]);
  }
  return table;
}

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('lesson %s', (_, lesson) => {
  it('plays from its beginning to its end with exactly the dice it brings', () => {
    const table = played(lesson, (now, at) => {
      const { move } = lesson.steps[at] as (typeof lesson.steps)[number];
      if (move.dice) expect(() => now.fork().play({ ...move, dice: move.dice?.slice(1) ?? [] })).toThrow(DiceWanted);
    });
    expect(table.position.outcome).toBeNull();
  });
  it('starts anew each time', () => {
    expect(lesson.start()).toEqual(lesson.start());
    expect(lesson.start()).not.toBe(lesson.start());
  });
  it('explains only answers that could be given, and every other one at last', () => {
    played(lesson, (table, at) => {
      const { move, otherwise = [], yours } = lesson.steps[at] as (typeof lesson.steps)[number];
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
});

const troops = (state: State, house: 'atreides' | 'harkonnen' | 'corrino') => {
  const { troop, large, leaders, reserve, tokens } = state.houses[house] as NonNullable<State['houses'][typeof house]>;
  return { troop, large, leaders, reserve, tokens };
};

describe('W3', () => {
  it('ends as the rulebook’s example does', () => {
    const { state, task } = played(example);
    const atreides = troops(state, 'atreides');
    const harkonnen = troops(state, 'harkonnen');
    const corrino = troops(state, 'corrino');
    expect([atreides.troop.card, atreides.troop.arrakeen, atreides.troop.carthag]).toEqual([1, 2, 0]);
    expect(atreides.tokens).toEqual(['snooper']);
    expect([harkonnen.troop.carthag, harkonnen.leaders]).toEqual([2, []]);
    expect([corrino.troop['sietch-tabr'], corrino.reserve]).toEqual([2 + 2, 4 - 4]);
    expect(state.storm).toBe(begun(example).state.storm);
    expect(state.result).toBeNull();
    expect(task).toEqual({ do: 'roll', house: 'corrino' });
  });
  it('offers Carthag, Broken Land and the Polar Sink, nothing else. W6', () => {
    let offered: unknown;
    played(example, (table) => {
      if (table.task?.do === 'target') offered = table.choices('seat1');
    });
    expect(offered).toEqual({ pick: 'one', of: expect.arrayContaining(['carthag', 'broken-land', 'polar-sink']) });
    expect((offered as { of: readonly string[] }).of).toHaveLength(3);
  });
});

describe('the other lessons end as they say', () => {
  it('the Roll: no spice, and the Thumper is still there. D1', () => {
    const { state } = played(roll);
    expect(state.turn.dice.spice).toMatchObject({ face: 'shai-hulud', frozen: true });
    expect(state.turn.purse.die).toBe(0);
    expect(troops(state, 'atreides').tokens).toEqual(['thumper']);
    expect(state.assets['minor-erg']).toBeNull(); // R10.3
  });
  it('the battle: Carthag taken, the duellist’s troop on the card, the wall built anew', () => {
    const { state } = played(battle);
    const atreides = troops(state, 'atreides');
    expect([atreides.troop.carthag, atreides.troop.card, atreides.leaders]).toEqual([2, 1, ['duncan-idaho']]);
    expect([troops(state, 'harkonnen').troop.carthag, troops(state, 'harkonnen').leaders]).toEqual([0, []]);
    expect(troops(state, 'corrino').leaders).toEqual(['shaddam-iv']); // R12.12: lent, not committed
    expect(state.assets.carthag).toBe('fortification');
    expect(state.turn.active).toBe('corrino');
  });
});
