import { describe, expect, test } from 'vitest';
import { adventure } from '../index.ts';
import { ids, offered, proposal, propose } from './deal.fixture.ts';
import { open } from './story.fixture.ts';

describe('two players', () => {
  // R13.1 R4.1
  test('play two colours each, in the usual order, each with its own stock', () => {
    const story = open({ seats: 2, step: 'invest' });
    expect(story.state.seatOf).toEqual({ red: 'seat1', yellow: 'seat2', blue: 'seat1', green: 'seat2' });
    expect(adventure.view(story.state, 'seat1').mine).toEqual(['red', 'blue']);
    const turns: string[] = [];
    for (let turn = 0; turn < 4; turn++) {
      turns.push(story.asked);
      story.play(story.state.turn.colour, { left: 1, middle: 0, right: 0 }).until('invest');
    }
    expect(turns).toEqual(['invest red+blue', 'invest yellow+green', 'invest red+blue', 'invest yellow+green']);
    expect(story.told('staked').map(({ colour }) => colour)).toEqual(['red', 'yellow', 'blue', 'green']);
  });
  // R13.2 R1.7
  test('never hurt their own other colour', () => {
    const story = open({
      seats: 2,
      step: 'fight',
      figures: { 'paul-atreides': 'spice-1', chani: 'spice-1', 'princess-irulan': 'spice-1' },
      turn: { moved: ['paul-atreides'], ready: ['paul-atreides'] },
      stock: { red: { hand: ['hunter-seeker', 'harvester-raid'] } },
    });
    expect(story.options('red')).toContainEqual({ do: 'fight', figure: 'paul-atreides', against: 'yellow' });
    expect(story.options('red')).not.toContainEqual({ do: 'fight', figure: 'paul-atreides', against: 'blue' });
    expect(story.play('red', { do: 'kanly', card: 'hunter-seeker' }).options('red')).toEqual(['princess-irulan']);
    expect(story.whyNot('red', 'chani')).toBe('samePlayer R13.2');
  });
  // R13.2 R8.6
  test('fight with one colour at a time', () => {
    const story = open({
      seats: 2,
      step: 'fight',
      figures: { 'paul-atreides': 'spice-1', chani: 'spice-1', 'princess-irulan': { at: 'spice-1', strength: 1 } },
      turn: { moved: ['paul-atreides'], ready: ['paul-atreides'] },
    });
    story.play('red', { do: 'fight', figure: 'paul-atreides', against: 'yellow' }, [6, 1, 1, 1, 1]);
    expect([story.strength('paul-atreides'), story.strength('chani')]).toEqual([5, 4]);
  });
});

describe('a toll that nobody can pay', () => {
  // R6.3 R13.1
  test('is waived where nothing else is left, and costs the other colour nothing', () => {
    const figures = { 'paul-atreides': 'traitor', 'duke-leto': 'traitor', 'gurney-halleck': 'traitor' } as const;
    const story = open({ seats: 2, figures, stock: { red: { spice: 0, harvesters: 1 }, blue: { spice: 0 } } });
    story.play('red', 'throw', [1, 1]).play('red', { figure: 'paul-atreides', dice: 'a', to: 'poison-1' });
    expect(story.told('toll')).toEqual([{ type: 'toll', colour: 'red', waived: true }]);
    expect([story.spice('red'), story.spice('blue')]).toEqual([0, 0]);
  });
});

describe('the colours of one player', () => {
  // R13.3 R12.4
  test('give each other what they have, without asking', () => {
    const story = open({ seats: 2, active: 'yellow', stock: { red: { harvesters: 3, sheltered: 3, hand: ['sword', 'secret-silo'] } } });
    story.interject('red', 'transfer', { from: 'red', to: 'blue', good: 'spice', count: 5 });
    story.interject('red', 'transfer', { from: 'red', to: 'blue', good: 'harvesters', count: 2 });
    story.interject('red', 'transfer', { from: 'red', to: 'blue', good: 'secret-silo', count: 1 });
    expect(story.state.stock).toMatchObject({
      red: { spice: 1, harvesters: 1, sheltered: 1 },
      blue: { spice: 11, harvesters: 5, sheltered: 0 },
    });
    expect([story.hand('red'), story.hand('blue')]).toEqual([['sword'], ['secret-silo']]);
    expect(story.told('transferred').at(-1)).toEqual({ type: 'transferred', from: 'red', to: 'blue', spice: 0, harvesters: 0, cards: 1 });
  });
  // R13.3 R9.1
  test('assign equipment that comes over at once', () => {
    const story = open({ seats: 2, active: 'yellow', stock: { red: { hand: ['sword'] } } });
    story.interject('red', 'transfer', { from: 'red', to: 'blue', good: 'sword', count: 1 });
    expect(story.asked).toBe('assign red+blue');
    story.play('blue', 'chani');
    expect(story.state.figures.chani.gear).toEqual(['sword']);
  });
  // R13.3
  test('need no offers, and with one colour there is nothing to transfer', () => {
    const story = open({ seats: 2 });
    expect(
      story.table.refusal({ seat: 'seat1', interject: 'propose', answer: proposal('red', 'blue', { gives: { spice: 1 } }) }),
    ).not.toBeNull();
    expect(offered(open({ seats: 3 }), 'red', 'transfer')).toBeUndefined();
    const alone = open({ seats: 2, figures: { chani: null, 'dr-kynes': null, stilgar: null } });
    expect(offered(alone, 'red', 'transfer')).toBeUndefined();
  });
  // R13.3 R12.8
  test('help each other out in a trade with a third', () => {
    const story = open({ seats: 2, stock: { red: { spice: 1 }, blue: { hand: ['secret-silo'] }, green: { harvesters: 5 } } });
    const id = propose(story, 'red', 'yellow', { gives: { spice: 4, 'secret-silo': 1 }, wants: { harvesters: 7 } });
    expect(ids(story, 'yellow', 'accept')).toEqual([id]);
    story.interject('yellow', 'accept', id);
    expect(story.state.stock).toMatchObject({
      red: { spice: 0, harvesters: 10 },
      blue: { spice: 3 },
      yellow: { spice: 10, harvesters: 0 },
      green: { harvesters: 1 },
    });
    expect([story.hand('blue'), story.hand('yellow')]).toEqual([[], ['secret-silo']]);
  });
  // R13.3 R12.3
  test('sell two pieces together', () => {
    const story = open({ seats: 2, stock: { red: { harvesters: 1 }, blue: { harvesters: 1 } } });
    story.interject('red', 'sell', { pieces: { 'red/harvesters': 1, 'blue/harvesters': 1 }, paid: 'blue' });
    expect(story.state.stock).toMatchObject({ red: { harvesters: 0, spice: 6 }, blue: { harvesters: 0, spice: 7 } });
  });
  // R13.1 R12.5
  test('are both bound by a pact', () => {
    const story = open({
      seats: 2,
      step: 'fight',
      figures: { 'paul-atreides': 'spice-1', 'feyd-rautha': 'spice-1' },
      turn: { moved: ['paul-atreides'], ready: ['paul-atreides'] },
    });
    story.interject('green', 'accept', propose(story, 'blue', 'yellow', { pact: 1 }));
    expect(story.whyNot('red', { do: 'fight', figure: 'paul-atreides', against: 'green' })).toBe('pact R12.5');
  });
});

describe('a colour goes out', () => {
  // R14.1 R14.2 R13.1
  test('its player goes on with the other; who has none left has lost', () => {
    const last = { 'princess-irulan': { at: 'spice-1', strength: 1 }, 'emperor-shaddam': null, 'sardaukar-warrior': null } as const;
    const fighting = { 'paul-atreides': { at: 'spice-1', strength: 6 } } as const;
    const turn = { moved: ['paul-atreides'], ready: ['paul-atreides'] } as const;
    const fight = { do: 'fight', figure: 'paul-atreides', against: 'yellow' };
    const dice = [6, 1, 1, 1, 1, 1, 1];
    const story = open({
      seats: 2,
      step: 'fight',
      figures: { ...last, ...fighting },
      turn,
      stock: { yellow: { spice: 4, stake: { left: 2 } } },
    });
    const { bank } = story.state;
    const before = bank.spice;
    story.play('red', fight, dice);
    expect(story.state).toMatchObject({ fallen: ['yellow'], bank: { spice: before + 6 }, stock: { green: { spice: 6 } } });
    expect(story.table.position.outcome).toBeNull();
    const gone = { 'feyd-rautha': null, 'baron-harkonnen': null, 'beast-rabban': null } as const;
    const end = open({ seats: 2, step: 'fight', figures: { ...last, ...fighting, ...gone }, turn }).play('red', fight, dice);
    expect(end.table.position.outcome?.winners).toEqual(['seat1']);
  });
});
