import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../../kernel/chance.ts';
import { startOf } from '../../../testkit/play.ts';
import { arrange, type Arrangement } from '../arranged-position.ts';
import { boardOf } from '../board.ts';
import { HARKONNEN_TOKENS, type HouseId } from '../ids.ts';
import { arrakis } from '../index.ts';
import { legionToMend, otherRanks } from '../queries/companion.ts';
import { playable, decksFor, splits } from '../queries/planning-cards.ts';
import { hostileTo } from '../queries/areas.ts';
import { less, wholeOf } from '../queries/legions.ts';
import { canAttackByWorm } from '../queries/worms.ts';
import { namedAt } from '../queries/table.ts';
import type { ArrakisGame } from '../types.ts';
import { open, rest, still } from './story.fixture.ts';

const laidOut = (more: Partial<Arrangement>) => arrange({ agenda: [], ...more, state: { ...still, ...more.state } }).state;

// R1.1
test('every seat has a standing, as near to its goal as its side is', () => {
  const { state } = open({ agenda: [rest], state: { ...still, supremacy: 4 } });
  const { seat1 = -1, seat2 = -1, ...nobody } = arrakis.standing(state);
  expect(nobody).toEqual({});
  expect([seat1 >= 0, seat2 > seat1]).toEqual([true, true]);
});

// R13.10 RU-27
test('where the Wild Maker is relieved a sandworm stands in for it', () => {
  const story = open({
    agenda: [{ do: 'relieve', side: 'atreides' }, rest],
    state: {
      ...still,
      worms: ['ne-outer-9'],
      leaders: { ...laidOut({}).leaders, 'wild-maker': { at: 'ne-outer-4', spent: false } },
    },
  });
  const named = JSON.stringify(story.options('atreides'));
  expect(named).toContain('wild-maker');
  story.play('atreides', story.choices('atreides')?.pick === 'some' ? ['wild-maker'] : 'wild-maker');
  expect([story.state.leaders['wild-maker'].at, story.state.worms]).toEqual(['ready', ['ne-outer-9', 'ne-outer-4']]);
});

// R7.11 RU-24
test('of cards in hand each is offered once, and scheming is none that is played', () => {
  const state = laidOut({ hands: { 'house-harkonnen': ['sandmasters', 'hawats-scheming', 'sandmasters'] } });
  expect(playable(state, 'house-harkonnen')).toEqual(['sandmasters']);
});

// R8.4
test('a worm that comes from the supply comes from nowhere on the map', () => {
  const story = open({ agenda: [{ do: 'bringWorm', at: 'ne-outer-4', bound: [] }, rest], state: { ...still, worms: ['ne-outer-9'] } });
  expect([story.asked, story.options('atreides')]).toEqual(['wormFrom atreides', ['supply', 'ne-outer-9']]);
  story.play('atreides', 'supply');
  expect(story.told('wormCame')).toEqual([{ type: 'wormCame', at: 'ne-outer-4', from: null, maker: false }]);
  expect(story.state.worms).toEqual(['ne-outer-9', 'ne-outer-4']);
});

// R2.12 R8.4
test('where worms and the Wild Maker are nobody comes of his own accord', () => {
  const { leaders } = laidOut({});
  const state = laidOut({
    harkonnen: { arsunt: { regular: 1 } },
    state: { worms: ['ne-outer-9'], leaders: { ...leaders, 'wild-maker': { at: 'ne-outer-4', spent: false } } },
  });
  const not = (side: 'harkonnen' | 'atreides') =>
    (['ne-outer-9', 'ne-outer-4', 'arsunt', 'ne-outer-5'] as const).map((at) => hostileTo(state, side).has(at));
  expect([not('harkonnen'), not('atreides')]).toEqual([
    [true, true, false, false],
    [true, true, true, false],
  ]);
});

// R7.7 R7.12
test('a draw is split among the decks that have cards, each as far as it goes', () => {
  const [one, two] = decksFor(laidOut({}), 'house-atreides') as [HouseId, HouseId];
  const { cardsOf } = boardOf({});
  const split = (first: number, second: number) => {
    const discards = { [one]: cardsOf[one].slice(first), [two]: cardsOf[two].slice(second) };
    const state = laidOut({});
    return splits({ ...state, discards: { ...state.discards, ...discards } }, 'house-atreides', 2);
  };
  expect(split(3, 1)).toEqual({ most: { [one]: 2, [two]: 1 }, all: 2 });
  expect(split(0, 3)).toEqual({ most: { [two]: 2 }, all: 2 });
  expect(split(1, 0)).toEqual({ most: { [one]: 1 }, all: 1 });
});

describe('legions', () => {
  // R10.2
  test('a part less another keeps what the other has not, figures and leaders alike', () => {
    const state = laidOut({ harkonnen: { arsunt: { regular: 3, elite: 1, named: ['baron-harkonnen', 'captain-aramsham'] } } });
    const whole = wholeOf(state, 'harkonnen', 'arsunt');
    const left = less(whole, { ...whole, regular: 1, elite: 1, named: ['captain-aramsham'] });
    expect(left).toMatchObject({ regular: 2, elite: 0, named: ['baron-harkonnen'] });
    expect(less(whole, undefined)).toBe(whole);
  });
  test('named leaders of an area are those who stand there', () => {
    const state = laidOut({ harkonnen: { arsunt: { regular: 1, named: ['captain-aramsham'] }, carthag: { regular: 1 } } });
    expect([namedAt(state, 'harkonnen', 'arsunt'), namedAt(state, 'harkonnen', 'carthag')]).toEqual([['captain-aramsham'], []]);
  });
  // R12.9
  test('a leader who is out of the game, waits or is in a tank stands on no legion that is set right', () => {
    const harkonnen = { arsunt: { regular: 1, named: ['captain-aramsham'] } } as const;
    const mended = (place: 'gone' | 'waiting' | 'tank' | 'ready') =>
      Object.keys(legionToMend(laidOut({ harkonnen, leaders: { 'baron-harkonnen': place } }), 'harkonnen', 'arsunt').most);
    expect(mended('ready')).toContain('baron-harkonnen');
    for (const place of ['gone', 'waiting', 'tank'] as const) expect(mended(place)).not.toContain('baron-harkonnen');
  });
  // R4.2
  test('sietch tokens change places with those of another rank', () => {
    const state = laidOut({});
    const [at] = otherRanks(state, 'gara-kulon');
    expect(at).not.toBe('gara-kulon');
    expect(otherRanks(state, 'carthag')).toEqual([]);
  });
});

// R14.7
test('worms can attack as soon as one of several legions is in reach', () => {
  const harkonnen = { 'ne-outer-4': { regular: 1 }, 'sw-outer-4': { regular: 1 } } as const;
  expect(canAttackByWorm(laidOut({ harkonnen, state: { worms: ['ne-outer-3'] } }), false)).toBe(true);
  expect(canAttackByWorm(laidOut({ harkonnen: { 'sw-outer-4': { regular: 1 } }, state: { worms: ['ne-outer-3'] } }), false)).toBe(false);
});

// R4.6
test('each set of Harkonnen tokens is made of its own', () => {
  const { harkonnenTokens, data } = boardOf({});
  for (const [set, tokens] of Object.entries(harkonnenTokens)) {
    const own = HARKONNEN_TOKENS.filter((id) => String(data.pieces.harkonnenTokens[id].set) === set);
    expect(new Set(tokens)).toEqual(new Set(own));
  }
});

// R18.1
describe('an imagined position', () => {
  const ranksFor = (seat: 'seat1' | 'seat2') =>
    Array.from({ length: 8 }, (_, seed) => {
      const table = startOf<ArrakisGame>({ module: arrakis, seats: 2, options: {} }, 3);
      table.imagine(seat, chanceOf(seed));
      return JSON.stringify(Object.values(table.state.sietches).map((sietch) => sietch?.rank.hidden));
    });
  test('deals the closed sietches anew for the Harkonnen, who have not seen them, not for the Atreides', () => {
    expect(new Set(ranksFor('seat1')).size).toBe(1);
    expect(new Set(ranksFor('seat2')).size).toBeGreaterThan(1);
  });
});
