import { expect, test } from 'vitest';
import { arrange } from '../arranged-position.ts';
import type { Colour } from '../ids.ts';
import { adventure } from '../index.ts';
import type { AdventureState, Stock } from '../types.ts';

const laidOut = (): AdventureState => structuredClone(arrange({ figures: { chani: null, stilgar: { gear: ['sword'] } } }).state);
const stock = (state: AdventureState, colour: Colour): Stock => {
  const found = state.stock[colour];
  if (!found) throw new Error(colour);
  return found;
};
/** Blue is out and has given all back. */
function fallen(state: AdventureState): AdventureState {
  for (const figure of ['dr-kynes', 'stilgar'] as const) Object.assign(state.figures[figure], { at: null, strength: 0, gear: [] });
  const { spice, harvesters } = stock(state, 'blue');
  Object.assign(stock(state, 'blue'), { spice: 0, harvesters: 0 });
  state.bank = { spice: state.bank.spice + spice, harvesters: state.bank.harvesters + harvesters };
  state.deck.hidden = [...state.deck.hidden, 'sword'];
  state.fallen = ['blue'];
  return state;
}
const OFFER = { id: 7, counter: null, gives: {}, wants: {}, cards: { hidden: { gives: [], wants: [] } }, pact: null, lapses: 'red' };
const offer = (from: string, to: string) => ({ ...OFFER, from, to }) as unknown as AdventureState['offers'][number];

test('a position that fits breaks nothing', () => {
  expect(adventure.invariants(laidOut())).toEqual([]);
});

test.each<[RegExp, (state: AdventureState) => void]>([
  // R2.1
  [/^spice /, (state) => (state.bank.spice += 1)],
  [
    /^spice -/,
    (state) => {
      stock(state, 'red').spice += state.bank.spice + 1;
      state.bank.spice = -1;
    },
  ],
  [/^harvesters /, (state) => (state.bank.harvesters += 1)],
  [
    /^harvesters -/,
    (state) => {
      stock(state, 'red').harvesters += state.bank.harvesters + 1;
      state.bank.harvesters = -1;
    },
  ],
  // R2.2
  [/ cards sword$/, (state) => (state.figures.stilgar.gear = [])],
  [/^red owes$/, (state) => (stock(state, 'red').spice = -1)],
  [/^red owes$/, (state) => (stock(state, 'red').harvesters = -1)],
  [/^red owes$/, (state) => (stock(state, 'red').stake = { ...stock(state, 'red').stake, middle: -1 })],
  // R12.2
  [/^red shelters -1$/, (state) => (stock(state, 'red').sheltered = -1)],
  [/^red shelters 99$/, (state) => (stock(state, 'red').sheltered = 99)],
  [/^red hand order$/, (state) => (stock(state, 'red').hand.hidden = ['hunter-seeker', 'sword'])],
  // R14.1
  [
    /^blue is out and owns something$/,
    (state) => {
      for (const figure of ['dr-kynes', 'stilgar'] as const) Object.assign(state.figures[figure], { at: null, strength: 0, gear: [] });
    },
  ],
  // R1.3
  [/^stilgar Strength 0$/, (state) => (state.figures.stilgar.strength = 0)],
  [/^stilgar Strength 7$/, (state) => (state.figures.stilgar.strength = 7)],
  [/^chani Strength 1$/, (state) => (state.figures.chani.strength = 1)],
  [/^chani Strength 0$/, (state) => (state.figures.chani.gear = ['sword'])],
  [/^stilgar Guile$/, (state) => (state.figures.stilgar.bought = -1)],
  // R9.1
  [/^stilgar gear$/, (state) => (state.figures.stilgar.gear = ['sword', 'sword'])],
  [/^stilgar gear$/, (state) => (state.figures.stilgar.fresh = ['poison'])],
  // R14.1
  [/^blue is out and owns something$/, (state) => Object.assign(fallen(state), { fallen: [] })],
  ...(['spice', 'harvesters'] as const).map((good): [RegExp, (state: AdventureState) => void] => [
    /^blue is out and owns something$/,
    (state) => (stock(fallen(state), 'blue')[good] = 1),
  ]),
  [/^blue is out and owns something$/, (state) => (stock(fallen(state), 'blue').stake = { left: 0, middle: 1, right: 0 })],
  [/^blue is out and owns something$/, (state) => (stock(fallen(state), 'blue').hand = { hidden: ['sword'] })],
  [/^blue is out and owns something$/, (state) => (stock(fallen(state), 'blue').arriving = ['sword'])],
  // R4.1
  [/^stilgar is not in play$/, (state) => (state.colours = ['red', 'yellow', 'green'])],
  // R12.8
  [/^partners of offer 7$/, (state) => (state.offers = [offer('red', 'red')])],
  [/^offers from red to blue$/, (state) => (state.offers = [offer('red', 'blue'), offer('red', 'blue')])],
  [/^pact of seat1 and seat1$/, (state) => (state.pacts = [{ between: ['seat1', 'seat1'], rounds: 1, madeIn: 'red' }])],
  [/^pact of seat1 and seat2$/, (state) => (state.pacts = [{ between: ['seat1', 'seat2'], rounds: 0, madeIn: 'red' }])],
])('a position that is wrong is found out: %s', (what, spoil) => {
  const state = laidOut();
  spoil(state);
  expect(adventure.invariants(state)).toContainEqual(expect.stringMatching(what));
});

// R14.1
test('a colour that is out and has given all back is right', () => {
  expect(adventure.invariants(fallen(laidOut()))).toEqual([]);
});

// A figure at its limit is right, and so is one with a single point.
test('the limits themselves are allowed', () => {
  for (const strength of [1, 6]) {
    const state = laidOut();
    state.figures.stilgar.strength = strength;
    expect(adventure.invariants(state)).toEqual([]);
  }
});
