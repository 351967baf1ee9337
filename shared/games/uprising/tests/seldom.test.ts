import { describe, expect, test } from 'vitest';
import type { Arrangement, ArrangedPlayer } from '../../imperium-family/arranged-position.ts';
import { open } from './story.fixture.ts';

/** The Endgame of a seat that holds one Intrigue card; how many VP and spice it is worth. */
function endgame(card: string, own: ArrangedPlayer, more: Arrangement = {}): readonly number[] {
  const players = { ...more.players, seat1: { ...own, vp: 10, intrigue: [card] } };
  const story = open({ agenda: [{ do: 'recall' }], ...more, players });
  if (story.asked !== 'endgame seat1') return [];
  if (!story.options().some((option) => JSON.stringify(option) === JSON.stringify({ play: card }))) return [];
  story.play({ play: card });
  if (story.table.task?.do === 'flipCard') story.play(story.options()[0]);
  return [story.of('seat1').vp - 10, story.of('seat1').spice];
}
const DONE = ['contract-espionage', 'contract-espionage', 'contract-heighliner-water', 'contract-harvest-4'];

describe('what random games come by too seldom', () => {
  // R9.2
  test('Secure Spice Trade: two copies of The Spice Must Flow', () => {
    const flow = 'the-spice-must-flow';
    expect(endgame('secure-spice-trade', { discard: [flow, flow] })).toEqual([1, 2]);
    expect(endgame('secure-spice-trade', { discard: [flow] })).toEqual([]);
  });
  // R12.4
  test('Shadow Alliance: 4 Influence where an opponent has the Alliance', () => {
    const players = { seat2: { influence: { fremen: 5 } } };
    const alliances = { fremen: 'seat2' } as const;
    expect(endgame('shadow-alliance', { influence: { fremen: 4 } }, { players, alliances })).toEqual([1, 0]);
    expect(endgame('shadow-alliance', { influence: { fremen: 3 } }, { players, alliances })).toEqual([]);
  });
  // R14.5
  test('CHOAM Profits and Backed by CHOAM count completed contracts', () => {
    const options = { choam: 'with' } as const;
    expect(endgame('choam-profits', { contracts: { done: DONE } }, { options })).toEqual([1, 0]);
    expect(endgame('choam-profits', { contracts: { done: DONE.slice(1) } }, { options })).toEqual([]);
    const offers = (done: readonly string[]): readonly unknown[] => {
      const seat1 = { conflict: 1, intrigue: ['backed-by-choam'], contracts: { done } };
      const window = { do: 'window', by: 'seat1', passes: 0, played: false } as const;
      return open({ options, agenda: [window, { do: 'rank' }], players: { seat1 } }).options();
    };
    expect([offers(DONE.slice(0, 2)).length, offers(DONE.slice(0, 1)).length]).toEqual([2, 1]);
  });
  // R11.4
  test('T39: Crysknife turns one of several won Conflicts down', () => {
    const won = [
      { conflict: 'propaganda', faceUp: true },
      { conflict: 'choam-security', faceUp: true },
    ];
    expect(endgame('crysknife', { won })).toEqual([1, 0]);
  });
  // R14.2
  test('the contract for acquiring The Spice Must Flow is completed by the next one', () => {
    const hand = ['convincing-argument', 'convincing-argument', 'prepare-the-way', 'prepare-the-way', 'diplomacy'];
    const contracts = { open: ['contract-acquire-tsmf'] };
    const story = open({ options: { choam: 'with' }, players: { seat1: { hand, contracts } } });
    story.play('reveal', { acquire: 'the-spice-must-flow', from: 'reserve', to: 'discard' }).piece('complete');
    expect(story.of('seat1').contracts).toEqual({ open: [], done: ['contract-acquire-tsmf'] });
    expect([story.of('seat1').influence['spacing-guild'], story.of('seat1').solari]).toEqual([1, 3]);
  });
  // R14.4
  test('T21: a contract for a space where an own Agent stands already needs a new one there', () => {
    const players = { seat1: { hand: ['diplomacy'] } };
    const contracts = { open: ['contract-heighliner-water', 'contract-immediate'] };
    const story = open({ options: { choam: 'with' }, contracts, agents: { heighliner: ['seat1'] }, players });
    story.send('diplomacy', 'dutiful-service').piece('contract').play({ contract: 'contract-heighliner-water', from: 'open' });
    expect([story.of('seat1').contracts, story.of('seat1').water]).toEqual([{ open: ['contract-heighliner-water'], done: [] }, 1]);
  });
  // R15.2
  test('T33: at the end of the track Feyd’s signet does nothing', () => {
    const feyd = (place: string): readonly string[] => {
      const leaderBoard = { place };
      return open({ players: { seat1: { leader: 'feyd-rautha-harkonnen', hand: ['signet-ring'], leaderBoard } } })
        .send('signet-ring', 'arrakeen')
        .pieces();
    };
    expect([feyd('t3c').includes('move_track_token'), feyd('t4').includes('move_track_token')]).toEqual([true, false]);
  });
});
