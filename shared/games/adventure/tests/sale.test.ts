import { describe, expect, test } from 'vitest';
import { seatOf } from '../queries/table.ts';
import { offered } from './deal.fixture.ts';
import { open, type Story } from './story.fixture.ts';

const pieces = (story: Story, counts: Readonly<Record<string, number>>): Readonly<Record<string, number>> => {
  const { most } = (offered(story, 'red', 'sell') as { fields: { pieces: { most: Readonly<Record<string, number>> } } }).fields.pieces;
  return Object.fromEntries(Object.keys(most).map((key) => [key, counts[key] ?? 0]));
};
const sell = (story: Story, counts: Readonly<Record<string, number>>): Story =>
  story.interject('red', 'sell', { pieces: pieces(story, counts), paid: 'red' });

describe('a sale', () => {
  // R12.3 R4.5
  test('of any two pieces brings 1 spice; cards go under the deck', () => {
    const story = open({ figures: { 'paul-atreides': { gear: ['sword'] } }, stock: { red: { hand: ['secret-silo'] } } });
    sell(story, { 'red/harvesters': 1, 'red/secret-silo': 1 });
    expect([story.spice('red'), story.hand('red'), story.state.bank.harvesters]).toEqual([7, [], 13]);
    expect(story.state.deck.hidden.at(-1)).toBe('secret-silo');
    sell(story, { 'paul-atreides/sword': 1, 'red/harvesters': 1 });
    expect(story.state.figures['paul-atreides'].gear).toEqual([]);
    expect(story.told('sold')).toEqual([
      { type: 'sold', colour: 'red', harvesters: 1, cards: 1, gear: [] },
      { type: 'sold', colour: 'red', harvesters: 1, cards: 0, gear: ['sword'] },
    ]);
  });
  // R12.3
  test('is of exactly two pieces', () => {
    const story = open();
    const refused = (counts: object) => story.table.refusal({ seat: 'seat1', interject: 'sell', answer: { pieces: counts, paid: 'red' } });
    expect(refused({ 'red/harvesters': 1 })?.key).toBe('refused.notOffered');
    expect(refused({ 'red/harvesters': 3 })?.key).toBe('refused.notOffered');
    expect(refused({ 'red/harvesters': 2 })).toBeNull();
    expect(offered(open({ stock: { red: { harvesters: 1 } } }), 'red', 'sell')).toBeUndefined();
  });
  // R12.3 R12.7
  test('needs spice in the bank', () => {
    const story = open({ stock: { red: { spice: 52 } } });
    expect(story.state.bank.spice).toBe(0);
    expect(offered(story, 'red', 'sell')).toBeUndefined();
  });
  // R12.2 R12.3
  test('takes unprotected Harvesters first', () => {
    const story = sell(open({ stock: { red: { harvesters: 3, sheltered: 2 } } }), { 'red/harvesters': 2 });
    expect(story.state.stock.red).toMatchObject({ harvesters: 1, sheltered: 1 });
  });
  // R12.6 R12.1 R9.6
  test('in the middle of a fight pays for Guile against Poison', () => {
    const story = open({
      active: 'yellow',
      step: 'fight',
      figures: { 'paul-atreides': 'spice-1', 'princess-irulan': { at: 'spice-1', gear: ['poison'] } },
      stock: { red: { spice: 2 } },
      turn: { moved: ['princess-irulan'], ready: ['princess-irulan'] },
    });
    story.play('yellow', { do: 'fight', figure: 'princess-irulan', against: 'red' }, [6, 1, 1, 1, 1, 1, 1, 1]);
    story.play('yellow', { bearer: 'princess-irulan', target: 'paul-atreides' });
    expect(story.choices('red')).toMatchObject({ max: 0 });
    sell(story, { 'red/harvesters': 2 }).play('red', 1, [4, ...[6, 1, 1, 1, 1, 1, 1], ...[6, 1, 1, 1, 1, 1], ...[6, 1, 1, 1, 1]]);
    expect(story.told('guileTest')).toMatchObject([{ figure: 'paul-atreides', danger: 'poison-card', guile: 4, hit: false }]);
  });
  // R12.6 R9.2
  test('of a sword takes its dice out of the fight that is going on', () => {
    const story = open({
      active: 'yellow',
      step: 'fight',
      figures: { 'paul-atreides': { at: 'spice-1', gear: ['sword'] }, 'princess-irulan': { at: 'spice-1', gear: ['poison'] } },
      turn: { moved: ['princess-irulan'], ready: ['princess-irulan'] },
    });
    story.play('yellow', { do: 'fight', figure: 'princess-irulan', against: 'red' }, [6, 1, 1, 1, 1, 1, 1, 1]);
    expect(story.told('fightRound').at(-1)?.defender.d8).toBe(4);
    sell(story, { 'paul-atreides/sword': 1, 'red/harvesters': 1 });
    story.play('yellow', 'keep', [6, 1, 1, 1, 1, 1, 1]);
    expect(story.told('fightRound').at(-1)?.defender.d8).toBe(0);
  });
});

describe('Guile', () => {
  // R12.1
  test('costs 3 spice a point, up to 6, whoever is asked', () => {
    const story = open({ active: 'yellow', stock: { red: { spice: 20 } } });
    for (let points = 0; points < 2; points++) story.interject('red', 'guile', 'duke-leto');
    expect([story.spice('red'), story.told('guileBought').at(-1)?.guile]).toEqual([14, 6]);
    expect(offered(story, 'red', 'guile')).toMatchObject({ of: ['paul-atreides', 'gurney-halleck'] });
    expect(offered(open({ stock: { red: { spice: 2 } } }), 'red', 'guile')).toBeUndefined();
  });
  // R12.1 R12.6 R6.15
  test('bought in the middle of a storm helps whoever is still to be tested, and is gone after the test', () => {
    const story = open({
      first: [{ do: 'firstMove', colour: 'red' }],
      step: 'fight',
      dice: [1, 2],
      figures: { 'paul-atreides': 'spice-1', 'princess-irulan': 'spice-3', chani: 'spice-5' },
      stock: { yellow: { harvesters: 0 }, blue: { harvesters: 0 }, green: { harvesters: 0 } },
    });
    story.play('red', { figure: 'paul-atreides', dice: 'a', to: 'sandstorm' });
    expect(story.asked).toBe('brace yellow');
    story.interject('blue', 'guile', 'chani').interject('yellow', 'guile', 'princess-irulan');
    story.play('yellow', 1, [5]);
    expect(story.told('guileTest')).toMatchObject([{ figure: 'princess-irulan', guile: 5, hit: false }]);
    expect(story.state.figures['princess-irulan'].bought).toBe(0);
    expect(story.state.figures.chani.bought).toBe(1);
    story.play('blue', 0, [5]);
    expect(story.told('guileTest').at(-1)).toMatchObject({ figure: 'chani', guile: 4, hit: true });
  });
});

describe('protection', () => {
  // R12.2
  test('costs 1 spice for each Harvester, at most one each', () => {
    const story = open().interject('red', 'protect', { colour: 'red', harvesters: 2 });
    expect(story.state.stock.red).toMatchObject({ spice: 4, sheltered: 2 });
    expect(offered(story, 'red', 'protect')).toEqual({ pick: 'one', of: [{ colour: 'red', harvesters: 1 }] });
    expect(offered(open({ stock: { red: { spice: 1 } } }), 'red', 'protect')).toEqual({
      pick: 'one',
      of: [{ colour: 'red', harvesters: 1 }],
    });
  });
  // R12.2 R12.6 R6.24
  test('bought before the test saves a Harvester, and is gone after it', () => {
    const story = open({
      first: [{ do: 'firstMove', colour: 'red' }],
      step: 'fight',
      dice: [1, 2],
      figures: { 'paul-atreides': 'spice-2' },
    });
    story.play('red', { figure: 'paul-atreides', dice: 'a', to: 'worm-1' });
    story.interject('yellow', 'protect', { colour: 'yellow', harvesters: 1 });
    story.play('red', { harvesters: 'yellow' }).interject('yellow', 'protect', { colour: 'yellow', harvesters: 1 });
    story.play('yellow', 0, [6]);
    expect(story.told('harvesterTest')).toMatchObject([{ dice: [6], lost: 1, sheltered: 2 }]);
    expect(story.state.stock.yellow).toMatchObject({ harvesters: 2, sheltered: 0 });
  });
});

describe('hidden equipment', () => {
  // R9.1
  test('is assigned at any time to a figure that lacks the kind', () => {
    const story = open({
      active: 'yellow',
      figures: { 'duke-leto': { gear: ['sword'] } },
      stock: { red: { hand: ['sword', 'secret-silo'] } },
    });
    expect(offered(story, 'red', 'equip')).toEqual({
      pick: 'one',
      of: [
        { figure: 'paul-atreides', card: 'sword' },
        { figure: 'gurney-halleck', card: 'sword' },
      ],
    });
    story.interject('red', 'equip', { figure: 'gurney-halleck', card: 'sword' });
    expect([story.state.figures['gurney-halleck'].gear, story.hand('red')]).toEqual([['sword'], ['secret-silo']]);
    expect(seatOf(story.state, 'red')).toBe('seat1');
    expect(offered(story, 'red', 'equip')).toBeUndefined();
  });
});
