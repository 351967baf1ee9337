import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../../imperium-family/arranged-position.ts';
import { words } from '../words.ts';
import { open, type Story } from './story.fixture.ts';

const recall = (arrangement: Arrangement): Story => open({ agenda: [{ do: 'recall' }], ...arrangement });

describe('the end of the game', () => {
  // R16.6 R3.4
  test('T37: only the points in Recall count', () => {
    expect(recall({ players: { seat1: { vp: 9 } } }).state.round).toBe(2);
    const won = recall({ players: { seat1: { vp: 10 } } });
    expect(won.state.result).toEqual({ winner: 'seat1', by: null });
    expect(won.told('endgame')).toEqual([{ type: 'endgame' }]);
  });
  // R16.6
  test('the chart draws its line at ten points, and what goes beyond it above', () => {
    const { state, table } = open({ players: { seat1: { vp: 10 }, seat2: { vp: 11 }, seat3: { vp: 9 } } });
    const { seat1 = 0, seat2 = 0, seat3 = 0 } = table.module.standing(state);
    expect(words.arrival?.(table.module.view(state, 'seat1'))).toBe(seat1);
    expect([seat3 < seat1, seat1 < seat2]).toEqual([true, true]);
  });
  // R16.6 R3.2
  test('T38: after the last Conflict card the game ends anyway', () => {
    const story = recall({ conflictsLeft: 0, round: 10, players: { seat2: { vp: 7 } } });
    expect([story.asked, story.table.position.outcome?.winners]).toEqual(['over', ['seat2']]);
  });
  // R16.7 R16.8 R19.54
  test('T39: Tiebreaker gives ten spice, which decide', () => {
    const story = recall({ players: { seat1: { vp: 10, spice: 1, intrigue: ['tiebreaker'] }, seat2: { vp: 10, spice: 3 } } });
    expect(story.asked).toBe('endgame seat1');
    story.play({ play: 'tiebreaker' });
    expect(story.state.result).toEqual({ winner: 'seat1', by: 'spice' });
  });
  // R16.7 J18
  test('Endgame cards are played from the First Player on, all of one player in one go', () => {
    const players = { seat1: { vp: 10, intrigue: ['tiebreaker'] }, seat3: { intrigue: ['corner-the-market', 'plans-within-plans'] } };
    const story = recall({ firstPlayer: 'seat3', players });
    expect(story.asked).toBe('endgame seat3');
    story.play({ play: 'corner-the-market' });
    expect(story.asked).toBe('endgame seat3');
    story.play('pass');
    expect(story.asked).toBe('endgame seat1');
    story.play('pass');
    expect(story.state.result?.winner).toBe('seat1');
  });
  // R16.8
  test.each([
    [{ solari: 1 }, 'solari'],
    [{ water: 2 }, 'water'],
    [{ garrison: 4 }, 'garrison'],
    [{ lastReveal: 5 }, 'latest_reveal_turn'],
  ] as const)('equal scores: %j decides', (more, by) => {
    expect(recall({ players: { seat1: { vp: 10 }, seat2: { vp: 10, ...more } } }).state.result).toEqual({ winner: 'seat2', by });
  });
  // R16.8 R5.5
  test('the latest Reveal turn counts as it was taken', () => {
    const story = open({ firstPlayer: 'seat3', players: { seat1: { vp: 10 }, seat2: { vp: 10 } }, conflictsLeft: 0 });
    for (const seat of ['seat3', 'seat1', 'seat2']) {
      expect(story.asked).toBe(`turn ${seat}`);
      story.play('reveal', 'done');
    }
    expect(story.state.result).toEqual({ winner: 'seat2', by: 'latest_reveal_turn' });
  });
  // R19.45
  test('Corner the Market: two of them, and more than each opponent', () => {
    const flow = 'the-spice-must-flow';
    const points = (others: readonly string[]): number =>
      recall({ players: { seat1: { vp: 10, discard: [flow, flow], intrigue: ['corner-the-market'] }, seat2: { discard: others } } })
        .play({ play: 'corner-the-market' })
        .of('seat1').vp;
    expect(points([flow])).toBe(12);
    expect(points([flow, flow])).toBe(11);
  });
  // R19.55
  test('Plans Within Plans: three tracks, or all four', () => {
    const points = (influence: Record<string, number>, answers: readonly unknown[]): number =>
      recall({ players: { seat1: { vp: 10, influence, intrigue: ['plans-within-plans'] } } })
        .play({ play: 'plans-within-plans' }, ...answers)
        .of('seat1').vp;
    expect(points({ emperor: 3, fremen: 3, 'spacing-guild': 3 }, [])).toBe(11);
    expect(points({ emperor: 3, fremen: 3, 'spacing-guild': 3, 'bene-gesserit': 3 }, [1])).toBe(12);
    expect(points({ emperor: 3 }, [])).toBe(10);
  });
});
