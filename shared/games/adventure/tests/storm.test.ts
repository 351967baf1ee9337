import { describe, expect, test } from 'vitest';
import { propose } from './deal.fixture.ts';
import { open } from './story.fixture.ts';

describe('a Sandstorm', () => {
  // R6.15
  test('tests also the Harvesters that came to a poor opponent while others were asked', () => {
    const figures = { 'gurney-halleck': 'sandstorm' } as const;
    const stock = { yellow: { harvesters: 0 }, green: { harvesters: 0 } };
    const story = open({ active: 'red', step: 'fight', figures, stock, first: [{ do: 'instruction', figure: 'gurney-halleck' }] });
    expect(story.asked).toBe('shelter blue');
    story.interject('green', 'accept', propose(story, 'blue', 'green', { gives: { harvesters: 2 } }));
    story.play('blue', 0);
    expect(story.asked).toBe('shelter green');
    story.play('green', 0, [1, 6, 1]);
    expect(story.state.stock.green?.harvesters).toBe(1);
    expect(story.told('harvesterTest').map(({ colour }) => colour)).toEqual(['blue', 'green']);
  });

  // R6.15 R1.7
  test('comes to the opponents first, then to both colours of the active player', () => {
    const figures = {
      'gurney-halleck': 'sandstorm',
      'duke-leto': 'spice-1',
      chani: 'spice-6',
      'beast-rabban': 'spice-3',
      'emperor-shaddam': 'spice-8',
    } as const;
    const story = open({ seats: 2, step: 'fight', figures, first: [{ do: 'instruction', figure: 'gurney-halleck' }] });
    story.play('yellow', 0).play('green', 0, [1, 1, 1, 1, 1, 1]);
    for (const colour of ['yellow', 'green', 'blue', 'red'] as const) story.play(colour, 0, [1]);
    expect(story.told('guileTest').map(({ figure }) => figure)).toEqual(['emperor-shaddam', 'beast-rabban', 'chani', 'duke-leto']);
  });
});
