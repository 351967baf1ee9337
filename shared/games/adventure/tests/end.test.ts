import { describe, expect, test } from 'vitest';
import { adventure } from '../index.ts';
import { open } from './story.fixture.ts';

const FIGHT = { do: 'fight', figure: 'chani', against: 'red' } as const;
const fighting = (more: object = {}) =>
  open({
    active: 'blue',
    step: 'fight',
    turn: { moved: ['chani'], ready: ['chani'] },
    figures: {
      chani: 'spice-3',
      'gurney-halleck': { at: 'spice-3', strength: 1, gear: ['sword'] },
      'paul-atreides': null,
      'duke-leto': null,
    },
    stock: { red: { spice: 4, harvesters: 2, stake: { left: 3 }, hand: ['secret-silo', 'hunter-seeker'] } },
    ...more,
  });

describe('elimination and end', () => {
  // R14.1 R4.5
  test('a colour without figures gives spice, stakes, Harvesters and cards back; its last equipment goes to the winner', () => {
    const story = fighting();
    const { spice, harvesters } = story.state.bank;
    story.play('blue', FIGHT, [6, 1, 1, 1, 1]);
    expect(story.told('colourOut')).toEqual([{ type: 'colourOut', colour: 'red', spice: 7, harvesters: 2, cards: 2 }]);
    expect(story.state.bank).toEqual({ spice: spice + 7, harvesters: harvesters + 2 });
    expect(story.state.stock.red).toMatchObject({ spice: 0, harvesters: 0, stake: { left: 0 }, hand: { hidden: [] } });
    expect(new Set(story.state.deck.hidden.slice(-2))).toEqual(new Set(['secret-silo', 'hunter-seeker']));
    expect(story.state.figures.chani.gear).toEqual(['sword']);
    expect(story.state.fallen).toEqual(['red']);
    expect(story.table.position.outcome).toBeNull();
    expect(story.asked).toBe('act blue'); // the turn of another goes on
  });
  // R14.1
  test('in its own turn the turn ends at once', () => {
    const story = fighting({
      figures: { chani: { at: 'spice-3', strength: 1 }, 'dr-kynes': null, stilgar: null, 'gurney-halleck': 'spice-3' },
    });
    story.play('blue', FIGHT, [1, 6, 1, 1, 1, 1]);
    expect(story.asked).toBe('open green');
  });
  // R14.1 R7.2
  test('in its own turn, by an ambush: no space, no second ambush', () => {
    const figures = {
      'paul-atreides': null,
      'duke-leto': null,
      'gurney-halleck': { at: 'worm-4', strength: 1 },
      chani: 'spice-1',
      'princess-irulan': 'spice-1',
    } as const;
    const story = open({ figures }).play('red', 'throw', [2, 6]).play('red', { figure: 'gurney-halleck', dice: 'a', to: 'spice-1' });
    story.play('blue', ['blue']).play('yellow', ['yellow'], [6, 1, 1, 1, 1]);
    expect(story.asked).toBe('open yellow');
    expect(story.told('ambush')).toHaveLength(1);
  });
  // R14.2
  test('the last player with a figure wins at once', () => {
    const gone = {
      'princess-irulan': null,
      'emperor-shaddam': null,
      'sardaukar-warrior': null,
      'feyd-rautha': null,
      'baron-harkonnen': null,
      'beast-rabban': null,
    } as const;
    const story = fighting({
      figures: { ...gone, chani: 'spice-3', 'gurney-halleck': { at: 'spice-3', strength: 1 }, 'paul-atreides': null, 'duke-leto': null },
    });
    story.play('blue', FIGHT, [6, 1, 1, 1, 1]);
    expect(story.table.position.outcome).toEqual({ winners: ['seat3'], reason: 'lastStanding' });
    expect(story.asked).toBe('over');
  });
  // R14.1 R14.2 R13.1
  test('two players: a colour goes alone, the game ends by player', () => {
    const green = { 'feyd-rautha': null, 'baron-harkonnen': null, 'beast-rabban': null } as const;
    const red = { 'gurney-halleck': { at: 'spice-3', strength: 1 }, 'paul-atreides': null, 'duke-leto': null } as const;
    const first = open({
      seats: 2,
      active: 'yellow',
      step: 'fight',
      turn: { moved: ['princess-irulan'], ready: ['princess-irulan'] },
      figures: { ...green, ...red, 'princess-irulan': 'spice-3' },
    });
    first.play('yellow', { do: 'fight', figure: 'princess-irulan', against: 'red' }, [6, 1, 1, 1, 1]);
    expect(first.table.position.outcome).toBeNull();
    const blue = { chani: null, 'dr-kynes': null, stilgar: null } as const;
    const last = open({
      seats: 2,
      active: 'yellow',
      step: 'fight',
      turn: { moved: ['princess-irulan'], ready: ['princess-irulan'] },
      figures: { ...blue, ...red, 'princess-irulan': 'spice-3' },
    });
    last.play('yellow', { do: 'fight', figure: 'princess-irulan', against: 'red' }, [6, 1, 1, 1, 1]);
    expect(last.table.position.outcome).toEqual({ winners: ['seat2'], reason: 'lastStanding' });
  });
  // R14.3
  test('a storm cannot take the last figure of whoever caused it', () => {
    const only = { 'paul-atreides': null, 'duke-leto': null, 'gurney-halleck': 'sandstorm' } as const;
    const none = { harvesters: 0 };
    const story = open({
      step: 'fight',
      first: [{ do: 'instruction', figure: 'gurney-halleck' }],
      figures: only,
      stock: { yellow: none, blue: none, green: none },
    });
    expect(story.asked).toBe('act red');
    expect(story.told('storm')).toHaveLength(1);
  });
});

describe('a colour that falls', () => {
  // R14.1
  test('gives back what it has on every one of its investment spaces', () => {
    const story = open({
      active: 'blue',
      step: 'fight',
      figures: { chani: 'spice-1', 'paul-atreides': { at: 'spice-1', strength: 1 }, 'duke-leto': null, 'gurney-halleck': null },
      turn: { moved: ['chani'], ready: ['chani'] },
      stock: { red: { spice: 1, harvesters: 2, stake: { left: 2, middle: 4, right: 8 }, hand: ['secret-silo'] } },
    });
    const { spice } = story.state.bank;
    story.play('blue', { do: 'fight', figure: 'chani', against: 'red' }, [6, 1, 1, 1, 1]);
    expect(story.told('colourOut')).toEqual([{ type: 'colourOut', colour: 'red', spice: 15, harvesters: 2, cards: 1 }]);
    expect(story.state.bank.spice).toBe(spice + 15);
  });
});

describe('where the players stand', () => {
  // R14.2
  test('goes by the Strength of all their figures', () => {
    const figures = { 'paul-atreides': null, 'duke-leto': null, 'gurney-halleck': { strength: 2 }, chani: null, 'dr-kynes': null } as const;
    const two = open({ seats: 2, figures: { ...figures, stilgar: { strength: 4 }, 'feyd-rautha': { strength: 6 } } });
    // Yellow has 12, green 6, 3 and 5.
    expect(adventure.standing(two.state)).toEqual({ seat1: 6 / 32, seat2: 26 / 32 });
    const weak = Object.entries(two.state.figures).map(([figure, each]) => [figure, { ...each, strength: 0 }]);
    const none = { ...two.state, figures: Object.fromEntries(weak) };
    expect(adventure.standing(none)).toEqual({ seat1: 0, seat2: 0 });
  });
});
