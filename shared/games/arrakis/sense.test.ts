import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../kernel/chance.ts';
import { chooseInterjection } from '../../search/interjections.ts';
import { botAnswer, ideaOf } from '../../testkit/think.ts';
import type { Arrangement } from './arranged-position.ts';
import type { AreaId, PrescienceId, Side } from './ids.ts';
import { sense } from './sense.ts';
import { acting, cards, marks, PUZZLES, type Puzzle } from './sense-positions.fixture.ts';
import { open } from './tests/story.fixture.ts';

/** So many ideas of what is hidden, and so many thoughts about each. */
const IDEAS = { adept: 3, mentat: 1 } as const;
const THOUGHTS = 20;

describe('positions', () => {
  // Named here: positions that are not solved, so that a bot that learns one makes this fail.
  const UNSOLVED: Readonly<Record<'adept' | 'mentat', readonly string[]>> = { adept: [], mentat: [] };
  const answers = (puzzle: Puzzle, level: 'adept' | 'mentat', n: number): boolean => {
    const story = open(puzzle.lay);
    return puzzle.good(botAnswer(story.table, sense, level, n, THOUGHTS).answer as never, story);
  };
  test('there is more than one answer to each', () => {
    for (const { name, lay } of PUZZLES) {
      const { table } = open(lay);
      const choices = table.choices(table.asked[0] as 'seat1');
      expect([name, choices?.pick === 'one' ? choices.of.length : 2]).not.toEqual([name, 1]);
    }
  });
  test.each(['adept', 'mentat'] as const)(
    '%s',
    (level) => {
      const solved = (puzzle: Puzzle): boolean =>
        Array.from({ length: IDEAS[level] }, (_, n) => answers(puzzle, level, n + 1)).filter(Boolean).length * 2 > IDEAS[level];
      expect(PUZZLES.filter((puzzle) => !solved(puzzle)).map(({ name }) => name)).toEqual(UNSOLVED[level]);
    },
    120_000,
  );
});

describe('unasked', () => {
  const wish = (side: Side, lay: Arrangement) => {
    const { table } = open(lay);
    const seat = side === 'atreides' ? 'seat1' : 'seat2';
    return chooseInterjection(ideaOf(table, seat, 1), sense, seat, 'adept', chanceOf(5));
  };
  const dice = { 'sietch-tabr': { mentat: 1 }, 'giedi-prime': { mentat: 1 } } as const;
  // R13.4
  test('a card that is fulfilled is claimed, in whosever turn', () => {
    const state = { shown: cards('the-spice-stops-flowing'), claimed: [], deeds: { ridden: 0, harvesters: 2, assault: 0, fallen: 0 } };
    const move = { seat: 'seat1', interject: 'claim', answer: 'the-spice-stops-flowing' };
    expect(wish('atreides', acting('atreides', dice, { state }))).toEqual(move);
    expect(wish('atreides', acting('harkonnen', dice, { state }))).toEqual(move);
    expect(wish('atreides', acting('atreides', dice, { state: { ...state, ...marks(0, 0, 10) } }))).toBeNull();
  });
  // R17.9
  test('Hawat is plotted out of the game', () => {
    const lay = acting('harkonnen', dice, {
      leaders: { 'thufir-hawat': 'ready' },
      hands: { 'house-harkonnen': ['hawats-scheming', 'hawats-scheming'] },
    });
    expect(wish('harkonnen', lay)).toEqual({ seat: 'seat2', interject: 'scheme', answer: 2 });
  });
  // R7.9
  test('an ornithopter looks where the Atreides could claim something, and nowhere else', () => {
    const lay = (shown: PrescienceId): Arrangement =>
      acting('harkonnen', dice, {
        atreides: { 'gara-kulon': { named: ['paul-atreides'], tokens: ['s-elite', 's-special'] } },
        state: { zones: { 'air-ne-inner-ne-outer': 'ornithopter' }, shown: cards(shown), claimed: [] },
      });
    expect(wish('harkonnen', lay('the-lisan-al-gaib'))).toMatchObject({ interject: 'scout', answer: { at: 'gara-kulon' } });
    expect(wish('harkonnen', lay('stunted-worms'))).toBeNull();
  });
  // R13.9
  test('the Family Atomics strike where garrisons lie open then', () => {
    const lay = (worms: readonly AreaId[]): Arrangement =>
      acting('atreides', dice, {
        harkonnen: { arrakeen: { regular: 5 }, 'imperial-basin': { elite: 5 } },
        atreides: { windgap: { regular: 1 } },
        state: { atomics: { unlocked: true, at: null }, worms },
      });
    expect(wish('atreides', lay(['ne-inner-3']))).toMatchObject({ interject: 'detonate' });
    expect(wish('atreides', lay([]))).toBeNull();
  });
});
