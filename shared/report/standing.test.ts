import { describe, expect, it } from 'vitest';
import { causesOf, goneSince, momentsOf, rankingOf, roundsOf, stretchesOf } from './standing.ts';

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
  it('ranks winners first, then by score, then who fell last; equal ones share a place', () => {
    const finish = (id: string, score: number, outAt: number | null = null, won = false) => ({ id, score, outAt, won });
    expect(rankingOf([finish('a', 5), finish('b', 7), finish('c', 7, null, true), finish('d', 5)])).toEqual([
      { id: 'c', rank: 1 },
      { id: 'b', rank: 2 },
      { id: 'a', rank: 3 },
      { id: 'd', rank: 3 },
    ]);
    const fallen = [finish('a', 0, 30), finish('b', 0, 70), finish('c', 1, null, true), finish('d', 0, 50)];
    expect(rankingOf(fallen).map(({ id, rank }) => `${id}${rank}`)).toEqual(['c1', 'b2', 'd3', 'a4']);
    expect(rankingOf([finish('a', 0, null, true), finish('b', 3, null, true), finish('c', 3)]).map(({ rank }) => rank)).toEqual([1, 1, 3]);
  });
  it('knows since when a seat has nothing left', () => {
    const fall = [
      { turn: 2, of: { seat1: 0.5, seat2: 0.5, seat3: 0 } },
      { turn: 8, of: { seat1: 1, seat2: 0, seat3: 0 } },
      { turn: 9, of: { seat1: 0.9, seat2: 0, seat3: 0 } },
    ];
    expect(['seat1', 'seat2', 'seat3'].map((seat) => goneSince(fall, seat))).toEqual([null, 8, null]);
  });
  it('tells rounds by what begins them', () => {
    const heard = [
      { turn: 0, event: { type: 'round', round: 1 } },
      { turn: 6, event: { type: 'fightRound', round: 9 } },
      { turn: 8, event: { type: 'turn', round: 2 } },
    ];
    expect([0, 1, 8, 9].map(roundsOf(heard))).toEqual([1, 1, 1, 2]);
    expect(roundsOf([])(3)).toBeNull();
  });
  it('tells what brought a moment about', () => {
    const line = (turn: number, seat: string, said: string, scores = false) => ({ turn, seat, said, scores, kind: 'deed' as const });
    const lines = [
      line(4, 'seat1', 'old'),
      line(9, 'seat1', 'reaches 2 Influence'),
      line(9, 'seat1', 'gains 1 VP', true),
      line(9, 'seat2', 'looks on'),
    ];
    const said = (by: number, turn = 9, of = lines) => causesOf(of, { turn, seat: 'seat1', by }, 4).map((one) => one.said);
    expect(said(0.1)).toEqual(['reaches 2 Influence', 'gains 1 VP']);
    expect(said(-0.1, 9, lines.slice(3))).toEqual(['looks on']);
    const fall = [line(9, 'seat1', 'fights'), line(9, 'seat1', 'is out', true), line(9, 'seat2', 'takes the spoils')];
    expect(said(-0.1, 9, fall)).toEqual(['is out']);
    expect(said(0.1, 9, [line(9, 'seat1', 'marches'), line(9, 'seat1', 'loses spice')])).toEqual(['marches']);
    expect(said(0.1, 8)).toEqual([]);
    expect(said(0.1, 12)).toEqual(['gains 1 VP']);
  });
});
