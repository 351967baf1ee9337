import { describe, expect, test } from 'vitest';
import { adventure } from '../index.ts';
import { offered } from './deal.fixture.ts';
import { open, type Story } from './story.fixture.ts';

// What exactly is offered where something is short, and that only what is not offered has a reason.

const most = (story: Story): unknown => (offered(story, 'red', 'sell') as { fields: { pieces: { most: object } } }).fields.pieces.most;
const names = (story: Story, name: string): unknown => (offered(story, 'red', name) as { of: unknown } | undefined)?.of;

describe('a short purse', () => {
  // R12.1
  test('with the price of one point of Guile has one point, and no figure gets more than 6', () => {
    const poor = open({ stock: { red: { spice: 3 } } });
    expect(names(poor, 'guile')).toEqual(['paul-atreides', 'duke-leto', 'gurney-halleck']);
    expect(names(open({ stock: { red: { spice: 2 } } }), 'guile')).toBeUndefined();
    const braced = open({
      step: 'fight',
      stock: { red: { spice: 30 } },
      first: [{ do: 'brace', figure: 'duke-leto', danger: 'worm', by: 'blue' }],
    });
    expect(braced.choices('red')).toEqual({ pick: 'number', min: 0, max: 2 });
    const dear = open({
      step: 'fight',
      stock: { red: { spice: 2 } },
      first: [{ do: 'brace', figure: 'duke-leto', danger: 'worm', by: 'blue' }],
    });
    expect([dear.choices('red'), dear.whyNot('red', 1)]).toEqual([{ pick: 'number', min: 0, max: 0 }, 'guileTooDear R12.1']);
  });
  // R12.2
  test('protects no Harvester by half', () => {
    const options = { corrections: { game: { prices: { protection: 2 } } } };
    const story = open({ options, stock: { red: { spice: 3 } } });
    expect(names(story, 'protect')).toEqual([{ colour: 'red', harvesters: 1 }]);
    expect(story.interject('red', 'protect', { colour: 'red', harvesters: 1 }).spice('red')).toBe(1);
  });
  // R11.1
  test('buys nothing by half', () => {
    const options = { corrections: { game: { prices: { card: 2, harvester: 2 } } } };
    const story = open({ step: 'buy', options, stock: { red: { spice: 5 } } });
    expect(story.choices('red')).toEqual({ pick: 'amounts', most: { cards: 3, harvesters: 3 }, min: 0, max: 2 });
  });
  // R11.1
  test('that is empty buys what costs nothing', () => {
    const options = { corrections: { game: { prices: { card: 0, harvester: 0 } } } };
    const story = open({ step: 'buy', options, stock: { red: { spice: 0 } } });
    expect(story.options('red')).toHaveLength(16);
  });
  // R6.3 R13.3
  test('pays what it can of a toll, the other colour of its player the rest', () => {
    const options = { corrections: { game: { prices: { toll: 3 } } } };
    const story = open({ seats: 2, options, stock: { red: { spice: 1 } } }).play('red', 'throw', [1, 2]);
    story.play('red', { figure: 'paul-atreides', dice: 'a', to: 'training-red' });
    expect([story.spice('red'), story.spice('blue')]).toEqual([0, 4]);
  });
  // R6.3
  test('is not asked for a toll in the desert', () => {
    const story = open().play('red', 'throw', [1, 2]).play('red', { figure: 'paul-atreides', dice: 'a', to: 'spice-1' });
    expect(story.told('toll')).toEqual([]);
  });
  // R11.2
  test('that holds anything has no reason against staking it', () => {
    expect(open({ step: 'invest', stock: { red: { spice: 1 } } }).whyNot('red', 'left')).toBeUndefined();
  });
});

describe('what can be sold', () => {
  // R12.3
  test('is what there is: no Harvester where there is none, each assigned card once', () => {
    const story = open({
      figures: { 'paul-atreides': { gear: ['sword'] } },
      stock: { red: { harvesters: 0, hand: ['secret-silo', 'secret-silo'] } },
    });
    expect(most(story)).toEqual({ 'red/secret-silo': 2, 'paul-atreides/sword': 1 });
  });
});

describe('only what is not offered has a reason', () => {
  // R6.3 R9.8
  test('of moves and flights without a toll: those into the castle', () => {
    const poor = { red: { spice: 0, harvesters: 1 } };
    const walking = open({ stock: poor }).play('red', 'throw', [1, 2]);
    expect(walking.whyNot('red', { figure: 'paul-atreides', dice: 'a', to: 'spice-1' })).toBeUndefined();
    const flying = open({ stock: poor, figures: { 'paul-atreides': { at: 'spice-1', gear: ['ornithopter'] } } });
    expect(flying.whyNot('red', { figure: 'paul-atreides', to: 'spice-4' })).toBeUndefined();
    expect(flying.whyNot('red', { figure: 'paul-atreides', to: 'traitor' })).toBe('tollTooHigh R6.3');
    const between = open({ step: 'boundary', figures: { 'paul-atreides': { at: 'spice-1', gear: ['ornithopter'] } } });
    expect(between.whyNot('red', { figure: 'paul-atreides', to: 'spice-1' })).toBe('standsThere R9.8');
  });
  // R9.1 R8.6
  test('of figures for a card or for the points of a fight: those that cannot', () => {
    const buying = open({ step: 'buy', deck: ['sword'] }).play('red', { cards: 1, harvesters: 0 });
    expect(buying.whyNot('red', 'duke-leto')).toBeUndefined();
    const story = open({
      active: 'blue',
      step: 'fight',
      turn: { moved: ['chani'], ready: ['chani'] },
      figures: { chani: 'spice-3', 'gurney-halleck': 'spice-3', 'duke-leto': 'spice-3' },
    }).play('blue', { do: 'fight', figure: 'chani', against: 'red' });
    expect(['duke-leto', 'paul-atreides'].map((figure) => story.whyNot('red', figure))).toEqual([undefined, 'notInFight R8.6']);
  });
  // R7.3
  test('of fights: those with somebody on the same space', () => {
    const story = open({
      active: 'blue',
      step: 'fight',
      turn: { moved: ['chani'], ready: ['chani'] },
      figures: { chani: 'spice-3', 'gurney-halleck': 'spice-3', 'princess-irulan': 'spice-1' },
    });
    const whyNot = (against: string) => story.whyNot('blue', { do: 'fight', figure: 'chani', against });
    expect(['red', 'yellow'].map(whyNot)).toEqual([undefined, undefined]);
  });
  // R10.4 R10.5 R6.25
  test('of opponents for a Harvester Raid: the poor, those who are out, the own other colour', () => {
    const raid = (seats: number): Story =>
      open({
        seats,
        step: 'fight',
        figures: {
          chani: seats === 4 ? null : 'spice-1',
          'dr-kynes': seats === 4 ? null : 'spice-1',
          stilgar: seats === 4 ? null : 'spice-1',
        },
        stock: { red: { hand: ['harvester-raid'] }, yellow: { harvesters: 0 } },
      }).play('red', { do: 'kanly', card: 'harvester-raid' });
    const whyNot = (story: Story) => ['yellow', 'blue', 'green'].map((colour) => story.whyNot('red', colour));
    expect(whyNot(raid(4))).toEqual(['nothingToRaid R10.5', 'outOfGame R6.25', undefined]);
    expect(whyNot(raid(2))).toEqual(['nothingToRaid R10.5', 'samePlayer R13.2', undefined]);
  });
  // R9.6 R8.9
  test('of poison in a fight: what was won in this turn, and what came later', () => {
    const fight = (fresh: readonly 'poison'[]): Story =>
      open({
        active: 'blue',
        step: 'fight',
        turn: { moved: ['chani'], ready: ['chani'] },
        figures: {
          chani: { at: 'spice-3', gear: ['poison'] },
          stilgar: { at: 'spice-3', gear: ['poison'], fresh },
          'gurney-halleck': 'spice-3',
        },
      })
        .play('blue', { do: 'fight', figure: 'chani', against: 'red' })
        .play('blue', 'chani', [6, ...Array.from({ length: 10 }, () => 1)]);
    expect(fight(['poison']).whyNot('blue', { bearer: 'stilgar' })).toBe('wonThisTurn R8.9');
    expect(fight([]).whyNot('blue', { bearer: 'stilgar' })).toBeUndefined();
  });
});

describe('a figure', () => {
  // R1.6
  test('is safe on the sietch of its colour alone: not on the Training space, nor on another sietch', () => {
    const safe = (at: 'red-sietch' | 'training-red' | 'blue-sietch'): boolean =>
      adventure.view(open({ figures: { 'paul-atreides': at } }).state, null).figures['paul-atreides'].safe;
    expect([safe('red-sietch'), safe('training-red'), safe('blue-sietch')]).toEqual([true, false, false]);
  });
  // R6.1
  test('that is the last of its colour is asked for no second move', () => {
    const figures = { 'duke-leto': null, 'gurney-halleck': null } as const;
    const story = open({ figures }).play('red', 'throw', [1, 2]).play('red', { figure: 'paul-atreides', dice: 'a', to: 'spice-1' });
    expect(story.asked).toBe('act red');
  });
  // R7.3
  test('may fight after its move, and so may the second one', () => {
    const story = open({ figures: { chani: 'spice-1', stilgar: 'sandstorm' } }).play('red', 'throw', [1, 2]);
    story.play('red', { figure: 'paul-atreides', dice: 'a', to: 'spice-1' }).play('blue', []);
    story.play('red', { figure: 'duke-leto', dice: 'b', to: 'smuggler' }, [1]);
    expect(story.state.turn.ready).toEqual(['paul-atreides', 'duke-leto']);
  });
  // R6.11
  test('that comes home unhurt is not healed', () => {
    const home = (strength: number): Story =>
      open({
        step: 'fight',
        figures: { 'paul-atreides': { at: 'red-sietch', strength } },
        first: [{ do: 'instruction', figure: 'paul-atreides' }],
      });
    expect(home(4).told('healed')).toEqual([]);
    expect(home(3).told('healed')).toEqual([{ type: 'healed', figure: 'paul-atreides', strength: 4 }]);
  });
  // R12.1 R14.1
  test('that falls has no Guile left that was bought', () => {
    const story = open({
      active: 'blue',
      step: 'fight',
      turn: { moved: ['chani'], ready: ['chani'] },
      figures: { chani: 'spice-3', 'gurney-halleck': { at: 'spice-3', strength: 1, bought: 2 } },
    }).play('blue', { do: 'fight', figure: 'chani', against: 'red' }, [6, 1, 1, 1, 1]);
    expect(story.state.figures['gurney-halleck']).toEqual({ at: null, strength: 0, bought: 0, gear: [], fresh: [] });
  });
});

// R12.8
test('a spectator sees nobody’s hand', () => {
  const { state } = open({ stock: { red: { hand: ['sword'] } } });
  expect(Object.values(adventure.view(state, null).stock).map(({ hand }) => hand)).toEqual([null, null, null, null]);
  expect(adventure.view(state, 'seat1').stock.red?.hand).toEqual(['sword']);
});
