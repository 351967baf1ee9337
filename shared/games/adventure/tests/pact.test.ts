import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../arranged-position.ts';
import type { Colour } from '../ids.ts';
import { adventure } from '../index.ts';
import { hasPact } from '../queries/pact.ts';
import { tested } from '../steps/guile.ts';
import { propose } from './deal.fixture.ts';
import { open, type Story } from './story.fixture.ts';

const NOTHING = { left: 0, middle: 0, right: 0 };
/** Red and yellow promise peace. */
function atPeace(arrangement: Arrangement = {}, rounds = 1, by: Colour = 'red', to: Colour = 'yellow'): Story {
  const story = open(arrangement);
  return story.interject(to, 'accept', propose(story, by, to, { pact: rounds }));
}

describe('a pact', () => {
  // R12.5
  test('is open to all, and made by an offer', () => {
    const story = atPeace();
    const pact = { between: ['seat1', 'seat2'], madeIn: 'red', rounds: 1 };
    expect(adventure.view(story.state, null).pacts).toEqual([pact]);
    expect(story.told('pact')).toEqual([{ type: 'pact', between: ['seat1', 'seat2'], rounds: 1 }]);
  });
  // R12.5 R6.25
  test('spares the figures of both from every choice that hurts', () => {
    const away = {
      'princess-irulan': 'spice-1',
      chani: 'spice-3',
      'emperor-shaddam': 'poison-1',
      'paul-atreides': { at: 'spice-1', gear: ['lasgun'] },
    } as const;
    const story = atPeace({
      step: 'fight',
      figures: away,
      turn: { moved: ['paul-atreides'], ready: ['paul-atreides'] },
      stock: { red: { hand: ['hunter-seeker'] } },
    });
    expect(story.options('red')).toEqual(['done', { do: 'kanly', card: 'hunter-seeker' }]);
    expect(story.whyNot('red', { do: 'fight', figure: 'paul-atreides', against: 'yellow' })).toBe('pact R12.5');
    story.play('red', { do: 'kanly', card: 'hunter-seeker' });
    expect(story.options('red')).toEqual(['chani']);
    expect(story.whyNot('red', 'princess-irulan')).toBe('pact R12.5');
  });
  // R12.5 R6.14
  test('spares no Harvesters: D11, a Worm may still take them, a Duel does nothing', () => {
    const landing = (at: 'worm-1' | 'duel-1') =>
      atPeace({
        seats: 3,
        first: [{ do: 'firstMove', colour: 'red' }],
        step: 'fight',
        dice: [1, 1],
        figures: { 'paul-atreides': at === 'worm-1' ? 'spice-2' : 'spice-3', 'princess-irulan': 'spice-5', chani: 'blue-sietch' },
      }).play('red', { figure: 'paul-atreides', dice: 'a', to: at });
    expect(landing('worm-1').options('red')).toEqual([{ harvesters: 'yellow' }, { harvesters: 'blue' }]);
    expect(landing('duel-1').told('noTarget')).toHaveLength(1);
  });
  // R12.5 R7.2
  test('spares both from an ambush', () => {
    const walking: Arrangement = {
      first: [{ do: 'firstMove', colour: 'red' }],
      step: 'fight',
      dice: [1, 2],
      figures: { 'paul-atreides': 'red-sietch', 'princess-irulan': 'spice-1' },
    };
    const landed = (story: Story) => story.play('red', { figure: 'paul-atreides', dice: 'a', to: 'spice-1' }).asked;
    expect(landed(open(walking))).toBe('ambush yellow');
    expect(landed(atPeace(walking))).toBe('secondMove red');
  });
});

// R12.5 R13.1
test('nobody has a pact with himself', () => {
  const { state } = open({ seats: 2, pacts: [{ between: ['seat1', 'seat2'], madeIn: 'red', rounds: 1 }] });
  expect((['yellow', 'blue', 'green'] as const).map((other) => hasPact(state, 'red', other))).toEqual([true, false, true]);
});

// R12.5 R13.1 R14.1
test('a pact outlives one of two colours of a player', () => {
  const story = open({
    seats: 2,
    active: 'green',
    step: 'fight',
    figures: { 'dr-kynes': null, stilgar: null, chani: 'spice-3' },
    first: tested('chani', 'sandstorm', 'green'),
    pacts: [{ between: ['seat1', 'seat2'], madeIn: 'green', rounds: 2 }],
  }).play('blue', 0, [6]);
  expect([story.state.fallen, story.state.pacts.length]).toEqual([['blue'], 1]);
});

describe('several pacts', () => {
  const between = (story: Story) => story.state.pacts.map((pact) => [...pact.between, pact.madeIn, pact.rounds]);
  // R12.5
  test('of a turn stand beside each other, and so do those of the same two made in turns of two colours', () => {
    const story = atPeace({ step: 'invest' });
    story.interject('green', 'accept', propose(story, 'blue', 'green', { pact: 2 }));
    story.play('red', NOTHING).until('invest');
    story.interject('yellow', 'accept', propose(story, 'red', 'yellow', { pact: 3 }));
    expect(between(story)).toEqual([
      ['seat1', 'seat2', 'red', 1],
      ['seat3', 'seat4', 'red', 2],
      ['seat1', 'seat2', 'yellow', 3],
    ]);
  });
  // R12.5
  test('end one by one, and it is told when nothing of what two promised is left', () => {
    const story = atPeace({ step: 'invest' });
    story.interject('green', 'accept', propose(story, 'blue', 'green', { pact: 2 }));
    story.play('red', NOTHING).until('invest');
    story.interject('yellow', 'accept', propose(story, 'red', 'yellow', { pact: 1 }));
    for (const colour of ['yellow', 'blue', 'green'] as const) story.play(colour, NOTHING).until('invest');
    expect(between(story)).toEqual([
      ['seat3', 'seat4', 'red', 1],
      ['seat1', 'seat2', 'yellow', 1],
    ]);
    expect(story.told('pactOver')).toEqual([]);
    story.play('red', NOTHING);
    expect(story.told('pactOver')).toEqual([{ type: 'pactOver', between: ['seat1', 'seat2'] }]);
  });
});

describe('a pact ends', () => {
  /** Colours in whose turns it still holds, from the next turn on. */
  function heldIn(story: Story, turns: number): string[] {
    const held: string[] = [];
    for (let turn = 0; turn < turns; turn++) {
      story.play(story.state.turn.colour, NOTHING).until('invest');
      if (story.state.pacts.length > 0) held.push(story.state.turn.colour);
    }
    return held;
  }
  // R12.5
  test('before the next throw of the colour in whose turn it was made', () => {
    const story = atPeace({ step: 'invest' });
    expect(heldIn(story, 4)).toEqual(['yellow', 'blue', 'green']);
    expect(story.told('pactOver')).toEqual([{ type: 'pactOver', between: ['seat1', 'seat2'] }]);
  });
  // R12.5
  test('after as many rounds as were agreed', () => {
    expect(heldIn(atPeace({ step: 'invest' }, 2), 9)).toEqual(['yellow', 'blue', 'green', 'red', 'yellow', 'blue', 'green']);
  });
  // R12.5
  test('made between two turns: with the next throw of the colour whose turn had ended', () => {
    const story = open({ step: 'boundary', figures: { chani: { at: 'spice-1', gear: ['ornithopter'] } } });
    expect(story.asked).toBe('boundaryFlight blue');
    story.interject('yellow', 'accept', propose(story, 'red', 'yellow', { pact: 1 })).until('invest');
    expect(story.state.pacts).toMatchObject([{ madeIn: 'red' }]);
    expect(heldIn(story, 3)).toEqual(['blue', 'green']);
  });
  // R12.5 R14.1
  test('if that colour is out meanwhile: when its place in the order comes round', () => {
    const story = open({
      active: 'blue',
      step: 'fight',
      figures: { chani: { at: 'spice-1', strength: 1 }, 'dr-kynes': null, stilgar: null, 'paul-atreides': { at: 'spice-1', strength: 6 } },
      turn: { moved: ['chani'], ready: ['chani'] },
    });
    story.interject('yellow', 'accept', propose(story, 'red', 'yellow', { pact: 1 }));
    story.play('blue', { do: 'fight', figure: 'chani', against: 'red' }, [1, 6, 1, 1, 1, 1, 1]);
    expect(story.state.fallen).toEqual(['blue']);
    story.until('invest');
    expect(heldIn(story, 3)).toEqual(['red', 'yellow']);
  });
  // R14.1
  test('with a player who is out', () => {
    const story = open({
      active: 'blue',
      step: 'fight',
      figures: {
        chani: { at: 'spice-1', strength: 6 },
        'paul-atreides': { at: 'spice-1', strength: 1 },
        'duke-leto': null,
        'gurney-halleck': null,
      },
      turn: { moved: ['chani'], ready: ['chani'] },
    });
    story.interject('yellow', 'accept', propose(story, 'red', 'yellow', { pact: 3 }));
    story.interject('green', 'accept', propose(story, 'yellow', 'green', { pact: 3 }));
    story.play('blue', { do: 'fight', figure: 'chani', against: 'red' }, [6, 1, 1, 1, 1, 1, 1]);
    expect(story.state.fallen).toEqual(['red']);
    expect(story.state.pacts.map((pact) => pact.between)).toEqual([['seat2', 'seat4']]);
  });
  // R12.5
  test('never before what was promised first', () => {
    const story = atPeace({ step: 'invest' }, 3);
    story.interject('red', 'accept', propose(story, 'yellow', 'red', { pact: 1 }));
    expect(story.state.pacts).toMatchObject([{ rounds: 3 }]);
  });
});
