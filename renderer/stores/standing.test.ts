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
    expect(
      momentsOf([
        { turn: 1, of: { seat1: 0 } },
        { turn: 2, of: { seat1: 0 } },
      ]),
    ).toEqual([]);
  });
  it('cuts the timeline into turns and names who played them', () => {
    const beginnings = [
      { step: 3, seat: 'seat1' },
      { step: 5, seat: 'seat1' },
      { step: 9, seat: 'seat2' },
    ];
    expect(stretchesOf(beginnings, 12)).toEqual([
      { from: 0, to: 3, seat: null },
      { from: 3, to: 9, seat: 'seat1' },
      { from: 9, to: 12, seat: 'seat2' },
    ]);
    expect(stretchesOf([], 4)).toEqual([{ from: 0, to: 4, seat: null }]);
  });
});
