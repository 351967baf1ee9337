import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../../imperium-family/arranged-position.ts';
import { open, type Story } from './story.fixture.ts';

const recall = (arrangement: Arrangement): Story => open({ agenda: [{ do: 'recall' }], ...arrangement });

describe('Makers', () => {
  // R11.1
  test('W12: a maker space without an Agent gets 1 bonus spice, on top of what lies there', () => {
    const story = open({
      agenda: [{ do: 'makers' }],
      agents: { 'imperial-basin': ['seat1'] },
      bonusSpice: { 'deep-desert': 1 },
    });
    expect(story.state.bonusSpice).toEqual({ 'deep-desert': 2, 'hagga-basin': 1, 'imperial-basin': 0 });
  });
});

describe('the end of the game', () => {
  // R11.2 R11.3
  test('only the points in Recall count: 9 play on, 10 end it', () => {
    expect(recall({ players: { seat1: { vp: 9 } } }).state.round).toBe(2);
    expect(recall({ players: { seat1: { vp: 10 } } }).state.result).toEqual({ winner: 'seat1', by: null });
  });
  // R11.2
  test('W13: Agents go home, and the marker goes to the left', () => {
    const story = recall({ firstPlayer: 'seat2', agents: { arrakeen: ['seat1'] } });
    expect([story.state.firstPlayer, story.of('seat1').agents, story.state.agents['arrakeen'], story.asked]).toEqual([
      'seat3',
      2,
      [],
      'turn seat3',
    ]);
  });
  // R11.2
  test('after the last Conflict card it ends anyway', () => {
    const story = recall({ conflictsLeft: 0, round: 10, players: { seat2: { vp: 7 } } });
    expect([story.asked, story.table.position.outcome?.winners]).toEqual(['over', ['seat2']]);
  });
  // R11.5
  test.each([
    [{ spice: 1 }, 'spice'],
    [{ solari: 1 }, 'solari'],
    [{ water: 2 }, 'water'],
    [{ garrison: 4 }, 'garrison'],
    [{ lastReveal: 5 }, 'latest_reveal_turn'],
  ] as const)('equal scores: %j decides', (more, by) => {
    expect(recall({ players: { seat1: { vp: 10 }, seat2: { vp: 10, ...more } } }).state.result).toEqual({ winner: 'seat2', by });
  });
  // R11.5
  test('the latest Reveal turn counts as it was taken', () => {
    const story = open({ firstPlayer: 'seat3', players: { seat1: { vp: 10 }, seat2: { vp: 10 } }, conflictsLeft: 0 });
    for (const seat of ['seat3', 'seat1', 'seat2']) {
      expect(story.asked).toBe(`turn ${seat}`);
      story.play('reveal', 'done');
    }
    expect(story.state.result).toEqual({ winner: 'seat2', by: 'latest_reveal_turn' });
  });
  // R11.6
  test('points go on beyond the printed track', () => {
    const { state, table } = open({ players: { seat1: { vp: 14 }, seat2: { vp: 12 } } });
    expect(state.players.seat1?.vp).toBe(14);
    expect(table.module.standing(state).seat1).toBe(1);
  });
});
