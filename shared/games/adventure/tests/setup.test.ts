import { describe, expect, test } from 'vitest';
import { seedOf } from '../../../kernel/chance.ts';
import { begin } from '../../../kernel/table.ts';
import { startOf } from '../../../testkit/play.ts';
import { CARDS, FIGURES, SEATS } from '../ids.ts';
import { adventure } from '../index.ts';
import { factsOf, figuresOf, isSafe, opponents, stockOf } from '../queries/table.ts';
import { storyOf } from './story.fixture.ts';

const started = (seats: number, dice: readonly number[]) =>
  begin(adventure, { seats: SEATS.slice(0, seats), options: { dice: 'table' }, seed: seedOf(1), dice });

describe('set-up', () => {
  // R4.1
  test('colours in another order than the rulebook’s are a fault of the position', () => {
    const { state } = started(4, [6, 1, 2, 3]);
    expect(adventure.invariants(state)).toEqual([]);
    expect(adventure.invariants({ ...state, colours: ['yellow', 'red', 'blue', 'green'] })).toEqual(['order of colours']);
  });
  // R1.1 R4.4
  test('two to four play; dice of the table or of the app, the first player by dice or by seat', () => {
    expect(adventure.seatCounts).toEqual([2, 3, 4]);
    expect(adventure.options).toEqual([
      { id: 'dice', values: ['app', 'table'] },
      { id: 'start', values: ['dice', 'seat1'] },
    ]);
  });
  // R1.1 R2.1 R4.1 R4.3
  test('four players: a colour each, with figures at home, spice and Harvesters', () => {
    const { state } = started(4, [6, 1, 2, 3]);
    expect(state.seatOf).toEqual({ red: 'seat1', yellow: 'seat2', blue: 'seat3', green: 'seat4' });
    for (const colour of state.colours) {
      expect(stockOf(state, colour)).toMatchObject({ spice: 6, harvesters: 3, stake: { left: 0, middle: 0, right: 0 } });
      expect(figuresOf(state, colour).map((figure) => state.figures[figure].at)).toEqual(Array(3).fill(`${colour}-sietch`));
      expect(figuresOf(state, colour).every((figure) => isSafe(state, figure))).toBe(true);
    }
    expect(state.bank).toEqual({ spice: 46, harvesters: 12 });
  });

  // R4.1 R4.3
  test('three players: green is left out, the bank has more', () => {
    const { state } = started(3, [6, 1, 2]);
    expect(state.colours).toEqual(['red', 'yellow', 'blue']);
    expect(state.bank).toEqual({ spice: 52, harvesters: 15 });
    expect(state.figures['baron-harkonnen']).toMatchObject({ at: null, strength: 0 });
  });

  // R4.1 R13.1 R1.7
  test('two players: red and blue against yellow and green', () => {
    const { state } = started(2, [6, 1, 2, 3]);
    expect(state.seatOf).toEqual({ red: 'seat1', blue: 'seat1', yellow: 'seat2', green: 'seat2' });
    expect(opponents(state, 'red')).toEqual(['yellow', 'green']);
    expect(state.bank).toEqual({ spice: 46, harvesters: 12 });
  });

  // R2.2 R4.2
  test('the deck has all 52 cards in random order', () => {
    const { state } = started(4, [6, 1, 2, 3]);
    const { cards } = factsOf(state);
    expect(state.deck.hidden).toHaveLength(52);
    for (const card of CARDS) expect(state.deck.hidden.filter((other) => other === card)).toHaveLength(cards[card].copies);
    const other = startOf({ module: adventure, seats: 4, options: {} }, 2);
    expect(other.state.deck.hidden).not.toEqual(state.deck.hidden);
  });

  // R2.3 R1.3
  test('the fighters begin with their printed values', () => {
    const { state } = started(4, [6, 1, 2, 3]);
    const { fighters } = factsOf(state);
    for (const figure of FIGURES) expect(state.figures[figure].strength).toBe(fighters[figure].strength);
    expect(['paul-atreides', 'duke-leto', 'gurney-halleck'].map((id) => fighters[id as 'paul-atreides'].guile)).toEqual([3, 4, 3]);
  });

  // R4.4
  test('the highest die begins; those who tie for it roll again; then the turns go clockwise', () => {
    const story = storyOf(started(4, [2, 5, 5, 1, 3, 6]));
    expect(story.told('startDice').map(({ colour, die }) => [colour, die])).toEqual([
      ['red', 2],
      ['yellow', 5],
      ['blue', 5],
      ['green', 1],
      ['yellow', 3],
      ['blue', 6],
    ]);
    expect(story.asked).toBe('open blue');
    story.play('blue', 'throw', [1, 1]).until('open');
    expect(story.asked).toBe('open green');
  });
});
