import { describe, expect, it } from 'vitest';
import { momentsOf, stretchesOf } from './standing.ts';

const standings = [
  { turn: 4, of: { seat1: 0.1, seat2: 0.2 } },
  { turn: 9, of: { seat1: 0.6, seat2: 0.2 } },
  { turn: 14, of: { seat1: 0.6, seat2: 0.3 } },
  { turn: 20, of: { seat1: 0.6, seat2: 1 } },
];

describe('the story of the standings', () => {
  it('finds where it turned, in order of time', () => {
    expect(momentsOf(standings, 2)).toEqual([
      { turn: 9, seat: 'seat1', by: 0.5 },
      { turn: 20, seat: 'seat2', by: 0.7 },
    ]);
  });
  it('tells nothing where nothing changed', () => {
    expect(momentsOf([{ turn: 1, of: { seat1: 0 } }, { turn: 2, of: { seat1: 0 } }])).toEqual([]);
  });
  it('cuts the timeline into turns and names who played them', () => {
    const asked = Array.from({ length: 21 }, (_, turn) => (turn < 5 ? ['seat1'] : turn < 10 ? ['seat2'] : ['seat1']));
    const stretches = stretchesOf(standings, asked);
    expect(stretches.map(({ from, to }) => [from, to])).toEqual([[0, 4], [4, 9], [9, 14], [14, 20], [20, 21]]);
    expect(stretches[1]?.seat).toBe('seat2');
  });
});
