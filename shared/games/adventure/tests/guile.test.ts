import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../arranged-position.ts';
import { guileOf } from '../queries/guile.ts';
import { tested } from '../steps/guile.ts';
import { open } from './story.fixture.ts';

const worm = (more: Arrangement) =>
  open({
    active: 'blue',
    step: 'fight',
    first: tested('baron-harkonnen', 'worm', 'blue'),
    ...more,
  });

describe('Guile tests', () => {
  // R6.23 R12.1
  test('D3: the Baron buys Guile up to 6 and cannot die; afterwards it is 4 again', () => {
    const story = worm({ figures: { 'baron-harkonnen': 'spice-1' } });
    expect(story.choices('green')).toEqual({ pick: 'number', min: 0, max: 2 });
    story.play('green', 2, [6]);
    expect(story.told('guileTest')).toMatchObject([{ guile: 6, die: 6, hit: false }]);
    expect([story.at('baron-harkonnen'), guileOf(story.state, 'baron-harkonnen'), story.spice('green')]).toEqual(['spice-1', 4, 0]);
  });
  // R6.23
  test('D4: exactly the Guile value is survived, one more is not', () => {
    expect(
      worm({ figures: { 'baron-harkonnen': 'spice-1' } })
        .play('green', 0, [4])
        .at('baron-harkonnen'),
    ).toBe('spice-1');
    expect(
      worm({ figures: { 'baron-harkonnen': 'spice-1' } })
        .play('green', 0, [5])
        .at('baron-harkonnen'),
    ).toBeNull();
  });
  // R1.3 R12.6
  test('with Guile 6 there is nothing to ask', () => {
    const story = open({
      step: 'fight',
      active: 'blue',
      figures: { 'baron-harkonnen': { at: 'spice-1', bought: 2 }, stilgar: 'worm-1' },
      first: [{ do: 'wormTarget', figure: 'stilgar' }],
    });
    story.play('blue', { figure: 'baron-harkonnen' }, [6]);
    expect(story.asked).toBe('act blue');
    expect(story.at('baron-harkonnen')).toBe('spice-1');
  });
  // R12.6
  test('the owner is asked also without spice: a sale may pay', () => {
    const story = worm({ figures: { 'baron-harkonnen': 'spice-1' }, stock: { green: { spice: 2 } } });
    expect(story.asked).toBe('brace green');
    expect(story.choices('green')).toMatchObject({ max: 0 });
    expect(story.whyNot('green', 1)).toBe('guileTooDear R12.1');
    story.interject('green', 'sell', { pieces: { 'green/harvesters': 2 }, paid: 'green' });
    expect(story.choices('green')).toMatchObject({ max: 1 });
  });
  // R9.7 R6.23
  test('a Stillsuit counts against Worm and Sandstorm only', () => {
    const figures = { 'baron-harkonnen': { at: 'spice-1', gear: ['stillsuit'] } } as const;
    expect(worm({ figures }).play('green', 0, [5]).at('baron-harkonnen')).toBe('spice-1');
    const poison = open({
      step: 'fight',
      active: 'blue',
      figures: { ...figures, stilgar: 'poison-1' },
      first: [{ do: 'poisonTarget', figure: 'stilgar' }],
    });
    poison.play('blue', 'baron-harkonnen').play('green', 0, [5, 1]);
    expect(poison.strength('baron-harkonnen')).toBe(2);
  });
  // R9.7 R12.1
  test('Stillsuit and bought Guile together are not above 6', () => {
    const figures = { 'baron-harkonnen': { at: 'spice-1', bought: 1, gear: ['stillsuit'] } } as const;
    const story = open({
      step: 'fight',
      active: 'blue',
      figures: { ...figures, stilgar: 'worm-1' },
      first: [{ do: 'wormTarget', figure: 'stilgar' }],
    });
    story.play('blue', { figure: 'baron-harkonnen' }, [6]);
    expect(story.told('guileTest')).toMatchObject([{ guile: 6, hit: false }]);
    expect(story.state.figures['baron-harkonnen'].bought).toBe(0);
  });
});

// R12.2
test('who protects nothing has done nothing', () => {
  const story = open({ active: 'blue', step: 'fight', first: [{ do: 'shelter', colour: 'red', danger: 'worm' }] });
  expect(story.asked).toBe('shelter red');
  story.play('red', 0);
  expect([story.told('sheltered'), story.state.stock.red?.sheltered]).toEqual([[], 0]);
});
