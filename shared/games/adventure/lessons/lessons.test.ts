import { describe, expect, it } from 'vitest';
import type { Table } from '../../../kernel/table.ts';
import type { Lesson } from '../../lesson.ts';
import { holdsForLesson, playedLesson } from '../../lessons.fixture.ts';
import { adventure } from '../index.ts';
import { rules } from '../rules-text.ts';
import { adventureLessonsEn } from '../text/lessons.en.ts';
import type { AdventureGame } from '../types.ts';
import { words } from '../words.ts';
import { fight } from './fight.ts';
import { lessons } from './index.ts';
import { invest } from './invest.ts';
import { move } from './move.ts';
import { storm } from './storm.ts';

const played = (lesson: Lesson<AdventureGame>, before?: (table: Table<AdventureGame>, step: number) => void) =>
  playedLesson(adventure, lesson, before);

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('lesson %s', (_, lesson) => {
  holdsForLesson(lesson, { module: adventure, words, rules });
});

describe('the rulebook’s examples', () => {
  it('4 and 6: one figure moves 4, 6 or 10 steps, or two move 4 and 6. W1, D1', () => {
    let steps: readonly number[] = [];
    const { told, table } = played(move, (now, at) => {
      if (at !== 1) return;
      const { of } = now.choices('seat1') as { readonly of: readonly { readonly figure: string; readonly dice: 'a' | 'b' | 'both' }[] };
      steps = [...new Set(of.map(({ dice }) => ({ a: 4, b: 6, both: 10 })[dice]))];
    });
    expect([...steps].sort((one, other) => one - other)).toEqual([4, 6, 10]);
    expect(told.filter(({ type }) => type === 'moved')).toMatchObject([
      { steps: 6, to: 'spice-3' },
      { steps: 4, to: 'training-yellow' },
    ]);
    expect(table.state.stock.red).toMatchObject({ spice: 6 + 3 - 1 - 3 - 3, harvesters: 4, stake: { left: 2, middle: 1 } });
    expect(table.state.figures['gurney-halleck'].gear).toEqual(['sword']);
    expect(table.state.turn.colour).toBe('yellow');
  });
  it('Chani and Gurney: 6 beats 5, Chani falls to 4, Gurney keeps 3. W2', () => {
    const { told, table } = played(fight);
    const rounds = told.filter((event) => event.type === 'fightRound');
    expect(rounds[0]).toMatchObject({
      attacker: { dice: [2, 3, 3, 3, 5] },
      defender: { dice: [1, 2, 6] },
      loser: { figure: 'chani', strength: 4 },
    });
    expect(rounds[1]).toMatchObject({ attacker: { dice: [6, 2, 1, 4] }, defender: { dice: [5, 2, 1] } });
    expect(rounds.map(({ loser }) => loser?.figure ?? 'even')).toEqual([
      'chani',
      ...['gurney-halleck', 'even', 'gurney-halleck', 'gurney-halleck'],
    ]);
    expect(table.state.figures.chani).toMatchObject({ strength: 5, gear: ['shield'], fresh: ['shield'], bought: 0 });
    expect(table.state.figures['gurney-halleck'].at).toBeNull();
  });
  it('four spice on the middle field: nothing on 8, sixteen on 10, the field is empty. W3', () => {
    const { told, table } = played(invest, (now, at) => {
      if (at === 2) expect(now.state.stock.red).toMatchObject({ spice: 2, stake: { middle: 4 } });
    });
    expect(told.filter(({ type }) => type === 'paidOut')).toEqual([
      { type: 'paidOut', colour: 'red', field: 'middle', stake: 4, spice: 12, short: false },
    ]);
    expect(table.state.stock.red).toMatchObject({ spice: 2 + 12 + 4, stake: { middle: 0 } });
  });
  it('the storm: Paul stands at a die equal to his Guile, and bought Guile is gone. D4', () => {
    const { told, table } = played(storm);
    expect(told.find(({ type }) => type === 'guileTest')).toMatchObject({ die: 4, guile: 4, hit: false });
    expect(table.state.figures['paul-atreides']).toMatchObject({ at: 'spice-2', bought: 0 });
    expect(table.state.stock.red).toMatchObject({ spice: 0, harvesters: 2 });
    expect(table.state.stock.yellow).toMatchObject({ spice: 8 - 2, harvesters: 3 + 1 - 2 });
  });
  it('have no text that no lesson uses', () => {
    const keys = JSON.stringify(lessons);
    expect(Object.keys(adventureLessonsEn).filter((key) => !keys.includes(`"${key}"`))).toEqual([]);
  });
});
