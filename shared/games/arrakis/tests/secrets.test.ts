import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../../kernel/chance.ts';
import { boardOf } from '../board.ts';
import { arrakis } from '../index.ts';
import { against } from './mahdi.fixture.ts';
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
  test('nor the automa’s reinforcements: whoever imagines them knows how many lie there, and from which decks', () => {
    const { deckOf, cardsOf } = boardOf({});
    const cards = [
      ...cardsOf['corrino-ally'].slice(0, 2),
      ...cardsOf['house-harkonnen'].slice(0, 1),
      ...cardsOf['corrino-ally'].slice(5, 6),
    ];
    const dealt = Array.from({ length: 12 }, (_, seed) => {
      const story = against({}, { reinforcements: { hidden: cards } });
      story.table.imagine('seat1', chanceOf(seed));
      expect(arrakis.invariants(story.state)).toEqual([]);
      return story.state.automa?.reinforcements.hidden ?? [];
    });
    for (const hidden of dealt) expect(hidden.map((card) => deckOf[card])).toEqual(cards.map((card) => deckOf[card]));
    expect(new Set(dealt.map(String)).size).toBeGreaterThan(1);
  });
  // R18.1 R16.1
  test('alone against the automa one sees what the Atreides see; no Harkonnen hand is anybody’s', () => {
    const view = arrakis.view(table(1), 'seat1');
    expect([view.objectives, view.legions.atreides['gara-kulon']?.known]).toEqual([['objective-10-5-3'], ['s-elite']]);
    expect([view.hands['house-atreides'].cards, view.hands['fremen-ally'].cards]).toEqual([['war-plan'], ['thumpers']]);
    expect([view.hands['house-harkonnen'].cards, view.hands['corrino-ally'].cards]).toEqual([null, null]);
  });
});
