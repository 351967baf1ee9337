import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../../kernel/chance.ts';
import { heard } from '../../../kernel/table.ts';
import type { CardId, Colour, SeatId } from '../ids.ts';
import { adventure } from '../index.ts';
import { propose } from './deal.fixture.ts';
import { open, type Story } from './story.fixture.ts';

const SEATS = ['seat1', 'seat2', 'seat3', 'seat4', null] as const;
const holding = () => open({ stock: { red: { hand: ['hunter-seeker', 'secret-silo'] }, yellow: { hand: ['secret-silo'] } } });
/** Hands of a colour in positions that the seat cannot tell from the real one. */
function imagined(story: Story, seat: SeatId, colour: Colour, times = 60): readonly string[] {
  const hands = Array.from({ length: times }, (_, n) => {
    story.table.imagine(seat, chanceOf(n));
    expect(adventure.invariants(story.state)).toEqual([]);
    const hand = (story.state.stock[colour]?.hand.hidden ?? []).join();
    story.table.undo();
    return hand;
  });
  return [...new Set(hands)].sort();
}

describe('information', () => {
  // R1.4 R1.3
  test('board, fighters, equipment, spice, Harvesters, stakes and the number of hidden cards are public', () => {
    const story = open({
      figures: { 'paul-atreides': { at: 'spice-1', strength: 2, bought: 1, gear: ['sword'] } },
      stock: { red: { spice: 4, harvesters: 2, sheltered: 1, stake: { middle: 3 }, hand: ['secret-silo'] } },
    });
    const view = adventure.view(story.state, null);
    expect(view.figures['paul-atreides']).toMatchObject({
      at: 'spice-1',
      strength: 2,
      guile: 4,
      gear: ['sword'],
      safe: false,
      colour: 'red',
    });
    expect(view.figures['duke-leto'].safe).toBe(true);
    expect(view.stock.red).toMatchObject({ spice: 4, harvesters: 2, sheltered: 1, stake: { middle: 3 }, cards: 1, hand: null, out: false });
    expect(view).toMatchObject({ deck: 50, mine: [], bank: { spice: 70 - 7 - 18, harvesters: 24 - 2 - 9 } });
  });
  // R1.4
  test('hidden cards are for their owner alone, the deck for nobody', () => {
    const { state } = holding();
    const hands = SEATS.map((seat) => adventure.view(state, seat).stock.red?.hand);
    expect(hands).toEqual([['secret-silo', 'hunter-seeker'], null, null, null, null]);
    for (const seat of SEATS) expect(JSON.stringify(adventure.view(state, seat))).not.toContain('"hidden"');
  });
  // R11.7 R1.4
  test('only the buyer hears what was drawn', () => {
    const story = open({ step: 'buy', deck: ['hunter-seeker', 'secret-silo'] });
    const told = story.table.play({ seat: 'seat1', answer: { cards: 2, harvesters: 0 } });
    expect(JSON.stringify(heard(told, 'seat1'))).toContain('hunter-seeker');
    for (const seat of ['seat2', null] as const) expect(JSON.stringify(heard(told, seat))).not.toMatch(/hunter|silo/);
  });
  // R6.19
  test('a look at the Bene Gesserit space shows the cards to the looker, until he has taken one', () => {
    const story = open({
      first: [{ do: 'firstMove', colour: 'red' }],
      step: 'fight',
      dice: [1, 2],
      figures: { 'paul-atreides': 'training-blue' },
      stock: { yellow: { hand: ['hunter-seeker', 'secret-silo', 'secret-silo'] } },
    });
    story.play('red', { figure: 'paul-atreides', dice: 'a', to: 'bene-gesserit' }).play('red', 'yellow');
    const hands = (): unknown[] => SEATS.map((seat) => adventure.view(story.state, seat).stock.yellow?.hand?.length);
    expect(hands()).toEqual([3, 3, undefined, undefined, undefined]);
    expect(imagined(story, 'seat1', 'yellow')).toEqual(['secret-silo,secret-silo,hunter-seeker']);
    expect(imagined(story, 'seat3', 'yellow').length).toBeGreaterThan(5);
    const told = story.table.play({ seat: 'seat1', answer: { card: 'secret-silo', from: null } });
    expect(hands()).toEqual([undefined, 2, undefined, undefined, undefined]);
    expect(JSON.stringify([heard(told, 'seat3'), heard(told, null)])).not.toContain('silo');
  });
});

describe('an imagined position', () => {
  // R1.4
  test('deals anew what the seat cannot know, and leaves it its own cards', () => {
    const story = holding();
    expect(imagined(story, 'seat1', 'red')).toEqual(['secret-silo,hunter-seeker']);
    expect(imagined(story, 'seat1', 'yellow')).toEqual(['harvester-raid', 'hunter-seeker', 'secret-silo']);
    expect(imagined(story, 'seat3', 'red').length).toBeGreaterThan(4);
  });
  // R9.1
  test('hides equipment where no figure lacks it, sooner than elsewhere', () => {
    const gear = ['sword'] as const;
    const armed = { 'princess-irulan': { gear }, 'emperor-shaddam': { gear }, 'sardaukar-warrior': { gear } };
    const story = open({ figures: armed, stock: { yellow: { hand: ['secret-silo'] } } });
    expect(imagined(story, 'seat1', 'yellow')).toEqual(['harvester-raid', 'hunter-seeker', 'secret-silo', 'sword']);
  });
  // R12.8
  test('keeps the cards of a standing offer for the partner, and only for him', () => {
    const story = holding();
    propose(story, 'red', 'yellow', { gives: { 'secret-silo': 1 } });
    for (const hand of imagined(story, 'seat2', 'red')) expect(hand).toContain('secret-silo');
    expect(imagined(story, 'seat2', 'red').length).toBeGreaterThan(2);
    expect(imagined(story, 'seat3', 'red').some((hand) => !hand.includes('secret-silo'))).toBe(true);
    const offers = new Set<string>();
    for (let n = 0; n < 60; n++) {
      story.table.imagine('seat3', chanceOf(n));
      offers.add(Object.keys(story.state.offers[0]?.cards.hidden.gives ?? {}).join());
      story.table.undo();
    }
    expect(offers.size).toBeGreaterThan(1);
  });
  // R12.8
  test('deals the cards of an answered offer anew for others, though the answer has none', () => {
    const story = holding();
    propose(story, 'red', 'yellow', { gives: { 'secret-silo': 1 } });
    propose(story, 'yellow', 'red', { gives: { spice: 1 } });
    const answered = (seat: SeatId) =>
      new Set(
        Array.from({ length: 60 }, (_, n) => {
          story.table.imagine(seat, chanceOf(n));
          const [offer] = story.state.offers;
          expect(offer).toMatchObject({ from: 'yellow', gives: { spice: 1 }, cards: { hidden: { gives: {}, wants: {} } } });
          const faces = Object.keys(offer?.counter?.cards.hidden.gives ?? {}).join();
          story.table.undo();
          return faces;
        }),
      );
    expect([...answered('seat1')]).toEqual(['secret-silo']);
    expect(answered('seat3').size).toBeGreaterThan(3);
  });
  // R13.3 R12.8
  test('keeps them in the hand of whichever colour of the player has them', () => {
    const hand: readonly CardId[] = ['secret-silo'];
    const story = open({ seats: 2, stock: { blue: { hand } } });
    propose(story, 'red', 'yellow', { gives: { 'secret-silo': 1 } });
    expect(imagined(story, 'seat2', 'blue')).toEqual(['secret-silo']);
  });
});
