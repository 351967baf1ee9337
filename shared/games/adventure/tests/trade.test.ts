import { describe, expect, test } from 'vitest';
import { heard } from '../../../kernel/table.ts';
import { adventure } from '../index.ts';
import { ids, offered, proposal, propose } from './deal.fixture.ts';
import { open } from './story.fixture.ts';

const NOTHING = { left: 0, middle: 0, right: 0 };

describe('an offer', () => {
  // R12.4 R12.8
  test('is carried out at once and as a whole: spice, Harvesters and hidden cards change hands', () => {
    const story = open({ stock: { red: { hand: ['hunter-seeker', 'secret-silo'] } } });
    const id = propose(story, 'red', 'yellow', { gives: { spice: 2, 'secret-silo': 1 }, wants: { spice: 1, harvesters: 3 } });
    story.interject('yellow', 'accept', id);
    expect([story.spice('red'), story.spice('yellow')]).toEqual([5, 7]);
    expect(story.state.stock.red).toMatchObject({ harvesters: 6 });
    expect([story.hand('red'), story.hand('yellow')]).toEqual([['hunter-seeker'], ['secret-silo']]);
    expect(story.state.offers).toEqual([]);
    expect(story.asked).toBe('open red');
  });
  // R12.4
  test('holds no assigned equipment', () => {
    const story = open({ figures: { 'paul-atreides': { gear: ['sword'] } }, stock: { red: { hand: ['lasgun'] } } });
    const { gives } = (offered(story, 'red', 'propose') as { fields: { gives: { most: object } } }).fields;
    expect(gives.most).toMatchObject({ spice: 6, harvesters: 3, sword: 0, lasgun: 1 });
  });
  // R12.8
  test('of hidden cards says to its two partners which they are, to all others how many', () => {
    const story = open({ stock: { red: { hand: ['secret-silo'] } } });
    const told = story.table.play({
      seat: 'seat1',
      interject: 'propose',
      answer: proposal('red', 'yellow', { gives: { 'secret-silo': 1 } }),
    });
    const hears = (['seat1', 'seat2', 'seat3', null] as const).map((seat) => JSON.stringify(heard(told, seat)));
    expect(hears.map((all) => all.includes('secret-silo'))).toEqual([true, true, false, false]);
    expect(hears.every((all) => all.includes('"cards":{"gives":1,"wants":0}'))).toBe(true);
  });
  // R12.8
  test('can be declined by whom it goes to, withdrawn by whom it comes from, and by nobody else', () => {
    const story = open();
    const [one, two] = [propose(story, 'red', 'yellow', { gives: { spice: 1 } }), propose(story, 'red', 'blue', { wants: { spice: 1 } })];
    expect([ids(story, 'yellow', 'decline'), ids(story, 'blue', 'decline'), ids(story, 'green', 'decline')]).toEqual([[one], [two], []]);
    expect([ids(story, 'red', 'withdraw'), ids(story, 'red', 'decline'), ids(story, 'yellow', 'withdraw')]).toEqual([[one, two], [], []]);
    story.interject('yellow', 'decline', one).interject('red', 'withdraw', two);
    expect(story.state.offers).toEqual([]);
    expect(story.events.slice(-2)).toEqual([
      { type: 'declined', from: 'red', to: 'yellow' },
      { type: 'withdrawn', from: 'red', to: 'blue' },
    ]);
    expect([story.spice('red'), story.spice('yellow'), story.spice('blue')]).toEqual([6, 6, 6]);
  });
  // R12.8
  test('is accepted only by who has what it wants, and nobody else learns whether he has', () => {
    const poor = open({ stock: { green: { hand: ['secret-silo'] } } });
    const rich = open({ stock: { yellow: { hand: ['secret-silo'] } } });
    const other = open({ stock: { yellow: { hand: ['hunter-seeker'] } } });
    for (const story of [poor, rich, other]) propose(story, 'red', 'yellow', { gives: { spice: 1 }, wants: { 'secret-silo': 1 } });
    expect([poor, rich, other].map((story) => ids(story, 'yellow', 'accept'))).toEqual([[], [1], []]);
    const can = (story: typeof poor) =>
      (['seat1', 'seat2', 'seat3', null] as const).map((seat) => adventure.view(story.state, seat).offers[0]?.can);
    expect([can(poor), can(rich), can(other)]).toEqual([
      [false, false, false, false], // everybody counts that yellow has no card
      [null, true, null, null],
      [null, false, null, null],
    ]);
  });
  // R12.8
  test('wants no more than some partner may have, as far as everybody sees', () => {
    const story = open({ stock: { yellow: { spice: 9 }, blue: { harvesters: 5, hand: ['secret-silo', 'secret-silo'] } } });
    const { wants } = (offered(story, 'red', 'propose') as { fields: { wants: { most: object } } }).fields;
    expect(wants.most).toMatchObject({ spice: 9, harvesters: 5, sword: 2, 'secret-silo': 2 });
    expect(
      story.table.refusal({ seat: 'seat1', interject: 'propose', answer: proposal('red', 'yellow', { wants: { spice: 10 } }) }),
    ).not.toBeNull();
    expect(story.table.refusal({ seat: 'seat1', interject: 'propose', answer: proposal('red', 'red', {}) })).not.toBeNull();
  });
  // R12.8
  test('that wants no card can be accepted, as everybody sees', () => {
    const story = open();
    propose(story, 'red', 'yellow', { gives: { spice: 1 }, wants: { harvesters: 1 } });
    for (const seat of ['seat2', 'seat3', null] as const) expect(adventure.view(story.state, seat).offers[0]?.can).toBe(true);
  });
  // R12.8
  test('without cards is told to all alike and hides nothing: it may be taken back', () => {
    const story = open();
    const told = story.table.play({ seat: 'seat1', interject: 'propose', answer: proposal('red', 'yellow', { gives: { spice: 1 } }) });
    expect(told.map(({ to }) => to)).toEqual([undefined]);
    expect(story.table.canUndo).toBe(true);
    const shown = open({ stock: { red: { hand: ['secret-silo'] } } });
    propose(shown, 'red', 'yellow', { gives: { 'secret-silo': 1 } });
    expect(shown.table.canUndo).toBe(false);
  });
  // R12.8
  test('may give as much of a thing as it wants', () => {
    const story = open();
    propose(story, 'red', 'yellow', { gives: { spice: 1 }, wants: { spice: 1 } });
    expect(story.state.offers).toHaveLength(1);
  });
  // R12.4 R14.1
  test('is made by nobody who has no figure left', () => {
    const story = open({ figures: { 'paul-atreides': null, 'duke-leto': null, 'gurney-halleck': null } });
    expect([offered(story, 'red', 'propose'), offered(story, 'yellow', 'propose')]).toEqual([
      undefined,
      expect.objectContaining({ pick: 'form' }),
    ]);
  });
  // R12.6 R12.8
  test('of cards waits while a throw or a look is about them, one of spice does not', () => {
    const story = open({ turn: { held: ['yellow'] }, stock: { yellow: { hand: ['secret-silo'] }, green: { hand: ['poison'] } } });
    const plain = propose(story, 'red', 'yellow', { gives: { spice: 1 }, wants: { harvesters: 1 } });
    propose(story, 'blue', 'yellow', { gives: { spice: 1 }, wants: { 'secret-silo': 1 } });
    expect(ids(story, 'yellow', 'accept')).toEqual([plain]);
    const others = propose(story, 'yellow', 'green', { gives: { spice: 1 }, wants: { poison: 1 } });
    expect(ids(story, 'green', 'accept')).toEqual([others]);
    // R13.3: what a player holds of one colour could go out of the other's hand.
    const two = open({ seats: 2, turn: { held: ['yellow'] }, stock: { green: { hand: ['secret-silo'] } } });
    propose(two, 'red', 'green', { gives: { spice: 1 }, wants: { 'secret-silo': 1 } });
    expect(ids(two, 'green', 'accept')).toEqual([]);
  });
  // R12.8
  test('of nothing at all is none', () => {
    const story = open();
    const before = story.events.length;
    propose(story, 'red', 'yellow', {});
    expect([story.state.offers, story.state.offered, story.events.length]).toEqual([[], 0, before]);
  });
  // R12.8
  test('takes the place of an older one to the same colour', () => {
    const story = open();
    propose(story, 'red', 'yellow', { gives: { spice: 1 } });
    const id = propose(story, 'red', 'yellow', { gives: { spice: 2 } });
    expect(story.state.offers).toMatchObject([{ id, gives: { spice: 2 }, counter: null }]);
  });
  // R12.8
  test('made to somebody whose offer stands answers it and remembers it, one answer deep', () => {
    const story = open();
    const first = propose(story, 'red', 'yellow', { gives: { spice: 1 } });
    const second = propose(story, 'yellow', 'red', { wants: { spice: 2 } });
    expect(story.state.offers).toMatchObject([{ id: second, counter: { id: first, gives: { spice: 1 } } }]);
    propose(story, 'red', 'yellow', { gives: { spice: 2 }, wants: { harvesters: 1 } });
    expect(story.state.offers).toMatchObject([{ from: 'red', counter: { id: second } }]);
    expect(story.state.offers[0]?.counter).not.toHaveProperty('counter');
    expect(story.told('proposed').map(({ offer }) => offer.counter)).toEqual([false, true, true]);
  });
});

describe('hidden cards in an offer', () => {
  const showing = () => {
    const story = open({ stock: { red: { hand: ['secret-silo', 'hunter-seeker'] } } });
    const told = story.table.play({
      seat: 'seat1',
      interject: 'propose',
      answer: proposal('red', 'yellow', { gives: { 'secret-silo': 1, spice: 1 }, wants: { spice: 4 } }),
    });
    return { story, told };
  };
  // R12.8
  test('are shown to the partner, others hear how many they are', () => {
    const { story, told } = showing();
    const seen = (seat: 'seat1' | 'seat2' | 'seat3' | null) => adventure.view(story.state, seat).offers[0];
    for (const seat of ['seat1', 'seat2'] as const)
      expect(seen(seat)).toMatchObject({ gives: { 'secret-silo': 1 }, cards: { gives: 1, wants: 0 } });
    for (const seat of ['seat3', null] as const) expect(seen(seat)).toMatchObject({ gives: { spice: 1 }, cards: { gives: 1, wants: 0 } });
    expect(JSON.stringify([seen('seat3'), seen(null), heard(told, 'seat3'), heard(told, null)])).not.toContain('silo');
    expect(JSON.stringify(heard(told, 'seat2'))).toContain('secret-silo');
  });
  // R12.8
  test('lapse as soon as a card has left the hand', () => {
    const { story } = showing();
    story.interject('red', 'sell', { pieces: { 'red/secret-silo': 1, 'red/hunter-seeker': 1, 'red/harvesters': 0 }, paid: 'red' });
    expect(story.state.offers).toEqual([]);
    expect(story.told('lapsed')).toEqual([{ type: 'lapsed', from: 'red', to: 'yellow' }]);
  });
});

describe('an offer lapses', () => {
  // R12.8
  test('when the dice come to the place where it was made', () => {
    const story = open({ step: 'invest' });
    propose(story, 'yellow', 'blue', { gives: { spice: 1 } });
    story.play('red', NOTHING).until('invest');
    expect(story.state).toMatchObject({ turn: { colour: 'yellow' }, offers: [{ id: 1 }] });
    for (const colour of ['yellow', 'blue'] as const) story.play(colour, NOTHING).until('invest');
    expect(story.state.offers).toHaveLength(1);
    story.play('green', NOTHING);
    expect(story.asked).toBe('open red');
    expect(story.state.offers).toEqual([]);
    expect(story.told('lapsed')).toEqual([{ type: 'lapsed', from: 'yellow', to: 'blue' }]);
  });
  // R14.1
  test('when a partner is out', () => {
    const story = open({
      active: 'blue',
      step: 'fight',
      figures: {
        'paul-atreides': null,
        'duke-leto': null,
        'gurney-halleck': { at: 'spice-1', strength: 1 },
        stilgar: { at: 'sandstorm', gear: ['sword'] },
      },
      turn: { moved: ['stilgar'], ready: ['stilgar'] },
      stock: { blue: { hand: ['hunter-seeker'] } },
    });
    propose(story, 'red', 'yellow', { gives: { spice: 1 } });
    propose(story, 'green', 'yellow', { gives: { spice: 1 } });
    story.play('blue', { do: 'kanly', card: 'hunter-seeker' }).play('blue', 'gurney-halleck').play('red', 0, [6]);
    expect(story.state.fallen).toEqual(['red']);
    expect(story.state.offers).toMatchObject([{ from: 'green' }]);
  });
  // R13.3 R14.1
  test('when what it shows went with the other colour of the same player', () => {
    const story = open({
      seats: 2,
      active: 'green',
      step: 'fight',
      figures: { 'dr-kynes': null, stilgar: null, chani: { at: 'spice-3', strength: 1 }, 'feyd-rautha': 'spice-3' },
      turn: { moved: ['feyd-rautha'], ready: ['feyd-rautha'] },
      stock: { blue: { hand: ['secret-silo'] } },
    });
    propose(story, 'red', 'yellow', { gives: { 'secret-silo': 1 } });
    story.play('green', { do: 'fight', figure: 'feyd-rautha', against: 'blue' }, [6, 1, 1, 1, 1]);
    expect(story.state).toMatchObject({ fallen: ['blue'], offers: [] });
    expect(story.told('lapsed')).toEqual([{ type: 'lapsed', from: 'red', to: 'yellow' }]);
  });
  // R12.8
  test('not when its spice is spent, but nobody can accept it then', () => {
    const story = open({ step: 'invest' });
    const id = propose(story, 'red', 'yellow', { gives: { spice: 6 } });
    expect(ids(story, 'yellow', 'accept')).toEqual([id]);
    story.play('red', { left: 1, middle: 0, right: 0 });
    expect([ids(story, 'yellow', 'accept'), ids(story, 'red', 'withdraw')]).toEqual([[], [id]]);
    expect(adventure.view(story.state, 'seat3').offers[0]?.can).toBe(false);
  });
});

describe('what a trade brings', () => {
  // R9.1 R12.4
  test('is assigned at once if it is equipment, before the open question', () => {
    const story = open({ stock: { red: { hand: ['sword'] } } });
    story.interject('yellow', 'accept', propose(story, 'red', 'yellow', { gives: { sword: 1 } }));
    expect(story.asked).toBe('assign yellow');
    story.play('yellow', 'princess-irulan');
    expect(story.state.figures['princess-irulan'].gear).toEqual(['sword']);
    expect(story.asked).toBe('open red');
  });
  // R9.1 R12.6
  test('does not count in a fight that has begun', () => {
    const story = open({
      step: 'fight',
      figures: { 'paul-atreides': { at: 'spice-1', gear: ['poison'] }, 'princess-irulan': { at: 'spice-1', strength: 2 } },
      turn: { moved: ['paul-atreides'], ready: ['paul-atreides'] },
      stock: { green: { hand: ['sword'] } },
    });
    story.play('red', { do: 'fight', figure: 'paul-atreides', against: 'yellow' }, [6, 1, 1, 1, 1, 1]);
    expect(story.asked).toBe('dose red');
    story.interject('yellow', 'accept', propose(story, 'green', 'yellow', { gives: { sword: 1 } })).play('yellow', 'princess-irulan');
    story.play('red', 'keep', [6, 1, 1, 1, 1]);
    expect(story.told('fightRound').at(-1)?.defender).toMatchObject({ d8: 0 });
  });
  // R12.2 R12.4
  test('are unprotected Harvesters first', () => {
    const story = open({ stock: { red: { harvesters: 3, sheltered: 2 } } });
    story.interject('yellow', 'accept', propose(story, 'red', 'yellow', { gives: { harvesters: 2 } }));
    expect(story.state.stock).toMatchObject({ red: { harvesters: 1, sheltered: 1 }, yellow: { harvesters: 5, sheltered: 0 } });
  });
  // R12.6 R12.4
  test('may pay for Guile in the middle of a test', () => {
    const story = open({
      step: 'fight',
      stock: { red: { hand: ['hunter-seeker'] }, yellow: { spice: 0 } },
      figures: { 'princess-irulan': 'spice-3' },
    });
    story.play('red', { do: 'kanly', card: 'hunter-seeker' }).play('red', 'princess-irulan');
    expect(story.choices('yellow')).toMatchObject({ max: 0 });
    story.interject('yellow', 'accept', propose(story, 'blue', 'yellow', { gives: { spice: 6 } }));
    story.play('yellow', 2, [5]);
    expect(story.told('guileTest')).toMatchObject([{ guile: 5, hit: false }]);
  });
});
