import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import examples from '../examples.json' with { type: 'json' };
import { seedOf } from '../../../kernel/chance.ts';
import { begin } from '../../../kernel/table.ts';
import { boardOf } from '../board.ts';
import { FIGURES } from '../ids.ts';
import { arrakis } from '../index.ts';
import { legionAt, NOBODY } from '../queries/legions.ts';
import type { ArrakisGame } from '../types.ts';
import { action, doing, open, still, turnOf } from './story.fixture.ts';

const moving = () =>
  open({
    agenda: [...action('house-harkonnen', 'strategy'), { do: 'relieve', side: 'harkonnen' }],
    state: turnOf('harkonnen'),
    dice: { 'giedi-prime': { mentat: 3 } },
    harkonnen: { carthag: { regular: 2, generic: 1 } },
  }).play('harkonnen', { from: 'carthag', to: 'arsunt', way: 'foot' });
const card = () =>
  open({
    agenda: doing('house-harkonnen', 'card:arsunt-legion'),
    harkonnen: { arsunt: { regular: 2 } },
    state: { ...still, ...turnOf('harkonnen') },
  });

describe('worked examples of the digest', () => {
  test('each is told by a test that begins with its number', () => {
    const sources = globSync('shared/games/arrakis/**/*.test.ts').map((file) => readFileSync(file, 'utf8'));
    const told = new Set(sources.flatMap((source) => [...source.matchAll(/\('([WT]-\d+)[ :,]/g)].map(([, id]) => id)));
    expect(examples.filter(({ id }) => !told.has(id))).toEqual([]);
    expect([...told].filter((id) => !examples.some((example) => example.id === id))).toEqual([]);
  });
  // R4.6
  test('W-10: a starting token puts exactly the figures of its face into the settlement', () => {
    const { state, opening } = begin<ArrakisGame>(arrakis, { seats: ['seat1', 'seat2'], options: {}, seed: seedOf(5) });
    const flipped = opening.flatMap(({ event }) => (event.type === 'tokenFlipped' ? [event] : []));
    const printed = boardOf({}).data.pieces.harkonnenTokens;
    expect(printed['black-special-bashar'].units).toEqual({ generic: 1, special: 1, regular: 1 });
    expect(flipped.map(({ token }) => token)).toContain('black-special-bashar');
    for (const at of new Set(flipped.map((token) => token.at))) {
      const units = flipped.filter((token) => token.at === at).map(({ token }) => printed[token].units);
      for (const figure of FIGURES)
        expect(legionAt(state, 'harkonnen', at)?.[figure]).toBe(units.reduce((sum, each) => sum + (each[figure] ?? 0), 0));
    }
  });
  // R7.3
  test('W-13: of a card that places and moves one may do both, either or nothing', () => {
    const ends = [true, false].flatMap((places) =>
      [true, false].map((moves) => {
        const story = card();
        const take = (does: boolean) =>
          story.play('harkonnen', does ? story.options('harkonnen').find((option) => option !== 'done') : 'done');
        expect(story.options('harkonnen')).toContain('done');
        while (story.asked === 'put harkonnen') take(places);
        expect([story.asked, story.options('harkonnen')]).toEqual(['choose harkonnen', ['done', 0, 1]]);
        take(moves);
        if (moves) {
          expect(story.options('harkonnen')).toContain('done');
          take(true).play(
            'harkonnen',
            places ? { units: { regular: 1, elite: 0 }, leaders: { generic: 0 } } : { units: { regular: 1 }, leaders: {} },
          );
        }
        expect(story.asked).toBe('prune atreides');
        return [story.told('placed').length > 0, story.told('marched').length];
      }),
    );
    expect(ends).toEqual([
      [true, 1],
      [true, 0],
      [false, 1],
      [false, 0],
    ]);
  });
  // R10.1 RU-56
  test('T-13: leaders neither stay without a unit nor go without one', () => {
    const gone = moving().play('harkonnen', { units: { regular: 2 }, leaders: { generic: 0 } });
    // Whoever would stay alone goes along, whatever was said.
    expect([gone.legion('harkonnen', 'arsunt'), gone.legion('harkonnen', 'carthag')]).toMatchObject([{ regular: 2, generic: 1 }, NOBODY]);
    const all = moving().play('harkonnen', { units: { regular: 2 }, leaders: { generic: 1 } });
    expect(all.legion('harkonnen', 'arsunt')).toMatchObject({ regular: 2, generic: 1 });
    const part = moving().play('harkonnen', { units: { regular: 1 }, leaders: { generic: 0 } });
    expect([part.legion('harkonnen', 'arsunt'), part.legion('harkonnen', 'carthag')]).toMatchObject([
      { regular: 1, generic: 0 },
      { regular: 1, generic: 1 },
    ]);
    expect(() => moving().play('harkonnen', { units: {}, leaders: { generic: 1 } })).toThrow();
  });
});
