import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../../kernel/chance.ts';
import { open } from './story.fixture.ts';

describe('called ambushes', () => {
  // R7.2
  test('stand nowhere but in what is hidden, until they are carried out', () => {
    const story = open({
      step: 'move',
      dice: [1, 2],
      figures: { 'gurney-halleck': 'spice-2', chani: { at: 'spice-2', gear: ['poison'] }, 'beast-rabban': 'spice-2' },
      first: [{ do: 'ambush', figure: 'gurney-halleck' }],
    });
    const calls = (green: readonly string[]): string => {
      story.play('blue', ['blue']).play('green', green, [6, 1, 1, 1, 1, 1, 1, 1, 1]);
      expect(story.asked).toBe('dose blue');
      const agenda = JSON.stringify(story.table.position.agenda);
      story.table.undo();
      story.table.undo();
      return agenda;
    };
    expect(calls(['green'])).toBe(calls([]));
  });

  // R7.2
  test('of others are imagined anew', () => {
    const story = open({
      step: 'move',
      dice: [1, 2],
      figures: { 'gurney-halleck': 'spice-2', chani: { at: 'spice-2', gear: ['poison'] }, 'beast-rabban': 'spice-2' },
      first: [{ do: 'ambush', figure: 'gurney-halleck' }],
    });
    story.play('blue', ['blue']).play('green', ['green'], [6, 1, 1, 1, 1, 1, 1, 1, 1]);
    const seen = (seat: 'seat1' | 'seat4') =>
      new Set(
        Array.from({ length: 20 }, (_, seed) => {
          story.table.imagine(seat, chanceOf(seed, 1));
          const called = story.state.turn.calls.hidden.includes('green');
          story.table.undo();
          return called;
        }),
      );
    expect(seen('seat1').size).toBe(2);
    expect([...seen('seat4')]).toEqual([true]);
  });
});
