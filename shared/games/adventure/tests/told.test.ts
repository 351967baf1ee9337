import { describe, expect, test } from 'vitest';
import { adventure } from '../index.ts';
import { propose } from './deal.fixture.ts';
import { open, type Story } from './story.fixture.ts';

// What happens is told, so that everybody can follow it.

const FIGHT = { do: 'fight', figure: 'chani', against: 'red' } as const;
const fighting = (figures: NonNullable<Parameters<typeof open>[0]>['figures']): Story =>
  open({ active: 'blue', step: 'fight', turn: { moved: ['chani'], ready: ['chani'] }, figures: { chani: 'spice-3', ...figures } });

describe('of a fight', () => {
  // R8.4 R8.5 R8.6
  test('who fights whom, who loses the points, each round with its number, and who won', () => {
    const story = fighting({ 'gurney-halleck': { at: 'spice-3', strength: 1, gear: ['shield'] }, 'duke-leto': 'spice-3' });
    story.play('blue', FIGHT).play('red', 'gurney-halleck', [5, 1, 1, 1, 5, 1, 1, 1, 6, 1, 1, 1, 1, 1, 1, 1]);
    expect(story.told('fight')).toEqual([{ type: 'fight', cause: 'called', at: 'spice-3', attacker: 'blue', defender: 'red' }]);
    expect(story.told('named')).toEqual([{ type: 'named', figure: 'gurney-halleck' }]);
    expect(story.told('fightRound').map(({ nth }) => nth)).toEqual([1, 2]);
    expect(story.told('fightWon')).toEqual([{ type: 'fightWon', colour: 'blue', figures: ['chani'], beaten: 'gurney-halleck' }]);
    expect(story.told('assigned')).toEqual([{ type: 'assigned', figure: 'chani', card: 'shield' }]);
  });
  // R8.10
  test('the active player’s side names first, be it the attacked one', () => {
    const pair = { 'gurney-halleck': 'spice-3', 'duke-leto': 'spice-3', 'dr-kynes': 'spice-3' } as const;
    expect(fighting(pair).play('blue', FIGHT).asked).toBe('name blue');
    const ambushed = open({
      active: 'blue',
      step: 'fight',
      first: [{ do: 'ambush', figure: 'chani' }],
      figures: { chani: 'spice-3', ...pair },
    });
    expect(ambushed.play('red', ['red']).asked).toBe('name blue');
  });
  // R9.6
  test('who poisons whom', () => {
    const story = fighting({ chani: { at: 'spice-3', gear: ['poison'] }, 'gurney-halleck': 'spice-3' });
    story.play('blue', FIGHT, [6, 1, 1, 1, 1, 1, 1, 1, 1]).play('blue', { bearer: 'chani', target: 'gurney-halleck' });
    expect(story.told('dosed')).toEqual([{ type: 'dosed', by: 'chani', figure: 'gurney-halleck' }]);
  });
});

describe('of a turn', () => {
  // R4.4
  test('who begins, and who is next', () => {
    const story = open({ first: [{ do: 'startDice', of: ['yellow', 'blue'] }], step: 'turn', active: 'red' }, [2, 5]);
    expect(story.told('starts')).toEqual([{ type: 'starts', colour: 'blue' }]);
    expect(story.state).toMatchObject({ startColour: 'blue', round: 2, turn: { colour: 'blue', phase: 'roll' } });
    expect(story.told('turn')).toEqual([{ type: 'turn', colour: 'blue', turn: 2, round: 2 }]);
  });
  // R6.16 R6.22
  test('what a space gives', () => {
    const on = (at: 'training-red' | 'space-guild'): Story =>
      open({ step: 'fight', figures: { 'paul-atreides': at }, first: [{ do: 'instruction', figure: 'paul-atreides' }] });
    expect(on('training-red').told('trained')).toEqual([{ type: 'trained', figure: 'paul-atreides', strength: 5 }]);
    const flown = on('space-guild').play('red', 'spice-4');
    expect(flown.told('guildFlight')).toEqual([{ type: 'guildFlight', figure: 'paul-atreides', from: 'space-guild', to: 'spice-4' }]);
  });
  // R11.1 R12.2
  test('what is bought and what is protected', () => {
    const bought = open({ step: 'buy' }).play('red', { cards: 0, harvesters: 2 });
    expect(bought.told('bought')).toEqual([{ type: 'bought', colour: 'red', cards: 0, harvesters: 2 }]);
    expect(open({ step: 'buy' }).play('red', { cards: 0, harvesters: 0 }).told('bought')).toEqual([]);
    const safe = open({ stock: { red: { spice: 5 } } }).interject('red', 'protect', { colour: 'red', harvesters: 2 });
    expect(safe.told('sheltered')).toEqual([{ type: 'sheltered', colour: 'red', harvesters: 2 }]);
    expect([safe.spice('red'), safe.state.stock.red?.sheltered]).toEqual([3, 2]);
  });
  // R14.2
  test('who has won', () => {
    const gone = { 'duke-leto': null, 'gurney-halleck': null, 'princess-irulan': null, 'emperor-shaddam': null, 'sardaukar-warrior': null };
    const out = { 'feyd-rautha': null, 'baron-harkonnen': null, 'beast-rabban': null } as const;
    const story = fighting({ ...gone, ...out, 'paul-atreides': { at: 'spice-3', strength: 1 } }).play('blue', FIGHT, [6, 1, 1, 1, 1]);
    expect(story.told('won')).toEqual([{ type: 'won', seat: 'seat3' }]);
  });
});

describe('of cards', () => {
  // R4.5 R6.18
  test('that what an attacker left went under the deck, where anything was left', () => {
    const looted = (gear: ('sword' | 'shield')[], piece: string): Story => {
      const figures = { 'gurney-halleck': { at: 'spice-1', gear } } as const;
      const story = open({ active: 'blue', step: 'fight', figures, stock: { blue: { hand: ['hunter-seeker'] } } });
      return story
        .play('blue', { do: 'kanly', card: 'hunter-seeker' })
        .play('blue', 'gurney-halleck')
        .play('red', 0, [6])
        .play('blue', piece);
    };
    expect(looted(['sword', 'shield'], 'sword').told('underDeck')).toEqual([{ type: 'underDeck', colour: 'red', count: 1 }]);
    expect(looted(['sword'], 'nothing').told('underDeck')).toEqual([{ type: 'underDeck', colour: 'red', count: 1 }]);
    expect(looted(['sword'], 'sword').told('underDeck')).toEqual([]);
  });
  // R4.5
  test('several at once go under the deck in any order', () => {
    const orders = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      const story = open({ seed, stock: { red: { hand: ['secret-silo', 'hunter-seeker'] } } });
      story.interject('red', 'sell', { pieces: { 'red/harvesters': 0, 'red/secret-silo': 1, 'red/hunter-seeker': 1 }, paid: 'red' });
      orders.add(story.state.deck.hidden.slice(-2).join());
    }
    expect(orders).toEqual(new Set(['secret-silo,hunter-seeker', 'hunter-seeker,secret-silo']));
  });
  // R8.5
  test('to its owner alone, what stays hidden of a prize', () => {
    const story = fighting({
      chani: { at: 'spice-3', gear: ['shield'] },
      'gurney-halleck': { at: 'spice-3', strength: 1, gear: ['shield'] },
    }).play('blue', FIGHT, [6, 1, 1, 1, 1]);
    const told = story.table.play({ seat: 'seat3', answer: 'hidden' });
    expect(told.filter(({ event }) => event.type === 'keptHidden')).toEqual([
      { event: { type: 'keptHidden', colour: 'blue', card: 'shield' }, to: ['seat3'] },
    ]);
  });
});

describe('of a trade', () => {
  // R12.8
  test('that it was made, and an accepted one stands no more', () => {
    const story = open();
    const id = propose(story, 'red', 'yellow', { gives: { spice: 1 }, wants: { harvesters: 1 } });
    story.interject('yellow', 'accept', id);
    expect(story.told('traded')).toMatchObject([
      { offer: { id, from: 'red', to: 'yellow', gives: { spice: 1 }, wants: { harvesters: 1 } } },
    ]);
    expect(story.told('transferred')).toEqual([]);
  });
  // R13.3
  test('what the other colour of a player lends for it, and how much', () => {
    const story = open({ seats: 2, stock: { red: { spice: 1 }, blue: { spice: 5 } } });
    story.interject('yellow', 'accept', propose(story, 'red', 'yellow', { gives: { spice: 3 } }));
    expect(story.told('transferred')).toEqual([{ type: 'transferred', from: 'blue', to: 'red', spice: 2, harvesters: 0, cards: 0 }]);
    expect([story.spice('red'), story.spice('blue'), story.spice('yellow')]).toEqual([0, 3, 9]);
  });
  // R12.8
  test('the two partners see the cards of an answered offer too, others only how many', () => {
    const story = open({ stock: { red: { hand: ['secret-silo'] } } });
    propose(story, 'red', 'yellow', { gives: { 'secret-silo': 1 } });
    propose(story, 'yellow', 'red', { wants: { 'secret-silo': 1 }, gives: { spice: 1 } });
    const seen = (seat: 'seat1' | 'seat3' | null) => adventure.view(story.state, seat).offers[0];
    expect(seen('seat1')).toMatchObject({ wants: { 'secret-silo': 1 }, counter: { gives: { 'secret-silo': 1 } } });
    for (const seat of ['seat3', null] as const) {
      expect(seen(seat)).toMatchObject({ wants: {}, counter: { gives: {}, cards: { gives: 1 } } });
      expect(JSON.stringify(seen(seat))).not.toContain('silo');
    }
  });
  // R12.6
  test('who has proposed in a turn is known until it ends', () => {
    const story = open({ step: 'invest' });
    for (const colour of ['red', 'blue'] as const) propose(story, colour, 'yellow', { gives: { spice: 1 } });
    expect(story.state.turn.proposed).toEqual(['red', 'blue']);
    story.play('red', { left: 0, middle: 0, right: 0 });
    expect(story.state.turn.proposed).toEqual([]);
  });
});
