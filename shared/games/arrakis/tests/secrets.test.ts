import { describe, expect, test } from 'vitest';
import { arrakis } from '../index.ts';
import { open, rest, shown } from './story.fixture.ts';

const table = (seats: number) =>
  open({
    seats,
    agenda: [rest],
    atreides: { 'gara-kulon': { regular: 1, tokens: ['s-elite'] } },
    hands: {
      'house-harkonnen': ['sandmasters'],
      'corrino-ally': ['shigawire'],
      'house-atreides': ['war-plan'],
      'fremen-ally': ['thumpers'],
    },
    state: { shown },
  }).state;

describe('who knows what', () => {
  // R18.1 R15.13 R15.14
  test('teammates know what lies facedown and the objective alike, but not each other’s hands', () => {
    const state = table(4);
    for (const [seat, house, mate] of [
      ['seat1', 'house-atreides', 'fremen-ally'],
      ['seat3', 'fremen-ally', 'house-atreides'],
    ] as const) {
      const view = arrakis.view(state, seat);
      expect(view.objectives).toEqual(['objective-10-5-3']);
      expect(view.sietches['gara-kulon']?.rank).toBe(2);
      expect(view.legions.atreides['gara-kulon']?.known).toEqual(['s-elite']);
      expect([view.hands[house].cards, view.hands[mate].cards, view.hands[mate].count]).toEqual([state.hands[house].hidden, null, 1]);
    }
    for (const seat of ['seat2', 'seat4', null] as const) {
      const view = arrakis.view(state, seat);
      expect([view.objectives, view.sietches['gara-kulon']?.rank, view.legions.atreides['gara-kulon']?.known]).toEqual([null, null, null]);
    }
    expect(arrakis.view(state, 'seat2').hands['corrino-ally'].cards).toBeNull();
  });
  // R18.1 R16.1
  test('alone against the automa one sees what the Atreides see; no Harkonnen hand is anybody’s', () => {
    const view = arrakis.view(table(1), 'seat1');
    expect([view.objectives, view.legions.atreides['gara-kulon']?.known]).toEqual([['objective-10-5-3'], ['s-elite']]);
    expect([view.hands['house-atreides'].cards, view.hands['fremen-ally'].cards]).toEqual([['war-plan'], ['thumpers']]);
    expect([view.hands['house-harkonnen'].cards, view.hands['corrino-ally'].cards]).toEqual([null, null]);
  });
});
