import { describe, expect, test } from 'vitest';
import { open } from './story.fixture.ts';

describe('buying', () => {
  // R11.1 R11.7
  test('up to 3 cards and 3 Harvesters for 1 spice each, once', () => {
    const story = open({ step: 'buy', deck: ['secret-silo', 'hunter-seeker'] });
    expect(story.choices('red')).toEqual({ pick: 'amounts', most: { cards: 3, harvesters: 3 }, min: 0, max: 6 });
    story.play('red', { cards: 2, harvesters: 3 });
    expect(story.state.stock.red).toMatchObject({ spice: 1, harvesters: 6, hand: { hidden: ['secret-silo', 'hunter-seeker'] } });
    expect(story.asked).toBe('invest red');
  });
  // R11.1
  test('a single Harvester and no card: nothing is drawn, so it may be taken back', () => {
    const story = open({ step: 'buy' }).play('red', { cards: 0, harvesters: 1 });
    expect(story.state.stock.red).toMatchObject({ spice: 5, harvesters: 4 });
    expect([story.told('drew'), story.table.canUndo]).toEqual([[], true]);
    expect(open({ step: 'buy' }).play('red', { cards: 1, harvesters: 0 }).table.canUndo).toBe(false);
  });
  // R11.1
  test('with Harvesters at a corrected price', () => {
    const options = { corrections: { game: { prices: { harvester: 2 } } } };
    const story = open({ step: 'buy', stock: { red: { spice: 4 } }, options });
    expect(story.options('red')).toContainEqual({ cards: 0, harvesters: 2 });
    expect(story.options('red')).not.toContainEqual({ cards: 1, harvesters: 2 });
    expect(story.options('red')).not.toContainEqual({ cards: 0, harvesters: 3 });
    expect(story.play('red', { cards: 0, harvesters: 2 }).spice('red')).toBe(0);
  });
  // R11.1 R12.7 R1.2
  test('as far as purse, bank and deck last', () => {
    const story = open({ step: 'buy', stock: { red: { spice: 2 }, green: { harvesters: 15 } } });
    expect(story.choices('red')).toMatchObject({ most: { cards: 3, harvesters: 0 }, max: 2 });
    expect(story.whyNot('red', 'harvesters')).toBe('bankHasNoHarvesters R12.7');
    const poor = open({ step: 'buy', stock: { red: { spice: 0 } } });
    expect(poor.whyNot('red', 'cards')).toBe('noSpice R11.1');
    expect(poor.choices('red')).toMatchObject({ max: 0 });
    expect(poor.play('red', { cards: 0, harvesters: 0 }).whyNot('red', 'left')).toBe('noSpiceToStake R11.2');
  });
  // R11.1
  test('with corrected prices that differ, every purchase that can be paid is offered', () => {
    const options = { corrections: { game: { prices: { card: 2 } } } };
    const story = open({ step: 'buy', stock: { red: { spice: 3 } }, options });
    expect(story.options('red')).toHaveLength(6);
    expect(story.options('red')).toContainEqual({ cards: 1, harvesters: 1 });
    expect(story.options('red')).not.toContainEqual({ cards: 1, harvesters: 2 });
    expect(story.play('red', { cards: 1, harvesters: 1 }).spice('red')).toBe(0);
  });
});

describe('investing', () => {
  const invested = (stake: object, more: object = {}) => open({ stock: { red: { stake, ...more } } });
  // R11.2
  test('any amounts on any of the three spaces', () => {
    const story = open({ step: 'invest' });
    expect(story.choices('red')).toEqual({ pick: 'amounts', most: { left: 6, middle: 6, right: 6 }, min: 0, max: 6 });
    story.play('red', { left: 1, middle: 2, right: 0 });
    expect(story.state.stock.red).toMatchObject({ spice: 3, stake: { left: 1, middle: 2, right: 0 } });
  });
  // R11.4
  test('W3: 8 wins nothing, 10 brings 12 from the bank and the stake back', () => {
    const story = open({ active: 'yellow', stock: { red: { spice: 0, stake: { middle: 4 } } } });
    story.play('yellow', 'throw', [3, 5]).until('open');
    expect([story.spice('red'), story.state.stock.red?.stake.middle]).toEqual([0, 4]);
    story.play('blue', 'throw', [4, 6]);
    expect([story.spice('red'), story.state.stock.red?.stake.middle]).toEqual([16, 0]);
    expect(story.told('paidOut')).toEqual([{ type: 'paidOut', colour: 'red', field: 'middle', stake: 4, spice: 12, short: false }]);
  });
  // R11.3
  test('5 and 9 pay double, 4 and 10 three times, 3 and 11 four times', () => {
    const won = (dice: readonly number[]) =>
      invested({ left: 1, middle: 1, right: 1 }, { spice: 0 }).play('red', 'throw', dice).spice('red');
    expect(
      [
        [1, 4],
        [4, 5],
        [1, 3],
        [5, 5],
        [1, 2],
        [5, 6],
        [3, 3],
      ].map(won),
    ).toEqual([3, 3, 4, 4, 5, 5, 0]);
  });
  // R11.5 R1.2
  test('D6: a bank of 5 pays the thrower first, the next gets the rest; both take their stakes back', () => {
    const story = open({
      stock: {
        red: { spice: 0, stake: { middle: 4 } },
        yellow: { spice: 0, stake: { middle: 2 } },
        blue: { spice: 53 },
        green: { spice: 6 },
      },
    });
    expect(story.state.bank.spice).toBe(5);
    story.play('red', 'throw', [4, 6]);
    expect([story.spice('red'), story.spice('yellow'), story.state.bank.spice]).toEqual([9, 2, 0]);
  });
  // R11.6
  test("a stake still counts in its owner's next throw, then it is lost", () => {
    const won = invested({ left: 2 }).play('red', 'throw', [4, 5]);
    expect(won.spice('red')).toBe(12);
    const lost = invested({ left: 2, right: 1 }).play('red', 'throw', [1, 1]);
    expect(lost.state.stock.red).toMatchObject({ spice: 6, stake: { left: 0, middle: 0, right: 0 } });
    expect(lost.told('stakeLost').map(({ field, spice }) => [field, spice])).toEqual([
      ['left', 2],
      ['right', 1],
    ]);
  });
  // R11.6 R9.8
  test('who flies instead of throwing loses the stakes too', () => {
    const story = open({
      figures: { 'paul-atreides': { at: 'spice-1', gear: ['ornithopter'] } },
      stock: { red: { stake: { middle: 2 } } },
    });
    story.play('red', { figure: 'paul-atreides', to: 'duel-1' }, [1]);
    expect(story.told('stakeLost')).toHaveLength(1);
    expect(story.state.stock.red?.stake.middle).toBe(0);
  });
});
