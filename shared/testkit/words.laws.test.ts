import { describe, expect, it } from 'vitest';
import { entryOf, GAME_IDS } from '../games/index.ts';
import type { GameTypes } from '../kernel/types.ts';
import { forLanguages } from '../text/message.ts';
import { hangs, isNamed, listenerOf, STOPS, type WordsBook } from './words-law.ts';
import { wordsFaults } from './words-walk.ts';

const BOOKS = import.meta.glob<{ readonly book: WordsBook<GameTypes> }>('../games/*/words-law.fixture.ts', { eager: true });

describe('the law of words', () => {
  it.each(GAME_IDS)(
    'holds in %s, in every language',
    async (id) => {
      const { book } = BOOKS[`../games/${id}/words-law.fixture.ts`] ?? {};
      if (!book) throw new Error(`${id} has registered nothing`);
      expect(await wordsFaults(entryOf(id), book)).toEqual([]);
    },
    60_000,
  );
});

describe('the law finds', () => {
  const texts = {
    'x.troops': '{count} troops',
    'x.good': '{count, plural, one {# troop} other {# troops}}, {more} cards',
    'x.rounds': 'for {n} round(s)',
    'x.list': '{parts}',
    'x.fact': 'you lose',
    'x.open': 'see x.somewhere',
    'x.twice': 'What now?.',
  };
  const inAll = async () => texts;
  const words = { texts: forLanguages(() => inAll) };
  const faultsOf = async (message: Parameters<Awaited<ReturnType<typeof listenerOf>>['hear']>[0], excepted = {}) => {
    const listener = await listenerOf('x', words, { things: /^(troops|good)$/, excepted });
    listener.hear(message);
    return listener.faults();
  };

  it('a plural of one, and brackets that stand for one', async () => {
    expect((await faultsOf({ key: 'x.troops', with: { count: 4 } })).join()).toContain('one troops');
    expect((await faultsOf({ key: 'x.rounds', with: { n: 1 } })).join()).toContain('one rounds');
    expect((await faultsOf({ key: 'x.good', with: { count: 4, more: 1 } })).join()).toBe('one good: "{more} cards" (en)');
  });
  it('halves of sentences joined by "and", and keys that nobody has resolved', async () => {
    const parts = [{ key: 'x.fact' }, { key: 'x.fact' }];
    expect((await faultsOf({ key: 'x.list', with: { parts } })).join()).toContain('joined list');
    expect(await faultsOf({ key: 'x.list', with: { parts: [{ key: 'x.fact' }] } })).toEqual([]);
    expect((await faultsOf({ key: 'x.open' })).join()).toContain('gap open');
  });
  it('a sentence that ends twice, unless it is three dots', async () => {
    expect((await faultsOf({ key: 'x.twice' })).join()).toContain('stops twice');
    expect(['Gone..', 'Gone,,', 'Gone .', 'Gone...', 'Gone … on', 'No, Shaddam IV., openly'].map((said) => STOPS.test(said))).toEqual([
      ...[true, true, true],
      ...[false, false, false],
    ]);
  });
  it('a question that does not name what asks it', () => {
    expect(isNamed('Zsuzsa, kit üldöz a homokféreg?', 'Homokféreg', 'hu')).toBe(true);
    expect(isNamed('Zsuzsa, kit üldöz a homokférget küldő?', 'Homokféreg', 'hu')).toBe(true);
    expect(isNamed('Zsuzsa, whom do you fetch?', 'Worm 2', 'en')).toBe(false);
    expect(isNamed('Zsuzsa, Worm 1: whom?', 'Worm 2', 'en')).toBe(false);
    expect(isNamed('민지, 모래벌레: 누구?', '모래벌레', 'ko')).toBe(true);
  });
  it('a person who hangs at the end of a sentence', () => {
    expect(hangs('Arrakeen: 2 troops to supply, Zsuzsa (Atreides).')).toBe(true);
    expect(hangs('Arrakeen: 2 haderő a készletbe kerül, 민지.')).toBe(true);
    expect(hangs('Attack: Zsuzsa (Atreides), Judit (Fremen).')).toBe(false);
    expect(hangs('Zsuzsa (Atreides): 2 troops to supply.')).toBe(false);
  });
  it('an exception that nothing needs', async () => {
    const rounds = { key: 'x.rounds', with: { n: 1 } };
    expect(await faultsOf(rounds, { 'one rounds': 'an example' })).toEqual([]);
    expect(await faultsOf({ key: 'x.fact' }, { 'one rounds': 'an example' })).toEqual(['needless exception: one rounds']);
  });
});
