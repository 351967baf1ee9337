import { describe, expect, test } from 'vitest';
import { open } from './story.fixture.ts';

describe('Harvester tests', () => {
  // R6.24 R12.2
  test('Harvesters are lost on 5 and 6; protected ones are not tested, and protection is gone afterwards', () => {
    const story = open({
      step: 'fight',
      active: 'blue',
      figures: { stilgar: 'worm-1' },
      stock: { red: { harvesters: 5, sheltered: 1 } },
      first: [{ do: 'wormTarget', figure: 'stilgar' }],
    });
    story.play('blue', { harvesters: 'red' });
    expect(story.asked).toBe('shelter red');
    expect(story.choices('red')).toEqual({ pick: 'number', min: 0, max: 4 });
    story.play('red', 1, [5, 6, 4]);
    expect(story.state.stock.red).toMatchObject({ harvesters: 3, sheltered: 0, spice: 5 });
    expect(story.told('harvesterTest')).toMatchObject([{ dice: [5, 6, 4], lost: 2, sheltered: 2 }]);
  });
  // R12.2 R12.6
  test('with all Harvesters protected nobody is asked and nothing is lost', () => {
    const story = open({
      step: 'fight',
      active: 'blue',
      figures: { stilgar: 'worm-1' },
      stock: { red: { harvesters: 2, sheltered: 2 } },
      first: [{ do: 'wormTarget', figure: 'stilgar' }],
    });
    story.play('blue', { harvesters: 'red' });
    expect(story.asked).toBe('act blue');
    expect(story.state.stock.red).toMatchObject({ harvesters: 2, sheltered: 0 });
  });
});
