import { describe, expect, it } from 'vitest';
import type { Table } from '../../../kernel/table.ts';
import type { Lesson } from '../../lesson.ts';
import { holdsForLesson, playedLesson } from '../../lessons.fixture.ts';
import { dice } from '../index.ts';
import { rules } from '../rules-text.ts';
import type { DiceGame, State } from '../types.ts';
import { words } from '../words.ts';
import { battle } from './battle.ts';
import { example } from './example.ts';
import { lessons } from './index.ts';
import { roll } from './roll.ts';

const played = (lesson: Lesson<DiceGame>, before?: (table: Table<DiceGame>, step: number) => void) =>
  playedLesson(dice, lesson, before).table;

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('lesson %s', (_, lesson) => {
  holdsForLesson(lesson, { module: dice, words, rules });
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
    expect(state.storm).toBe(example.start().state.storm);
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
