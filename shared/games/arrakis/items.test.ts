import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../text/message.ts';
import { speaker } from '../../text/speak.ts';
import { book } from './book.ts';
import { DATA } from './data.ts';
import {
  AREAS,
  ATREIDES_TOKENS,
  FIGURES,
  HARKONNEN_TOKENS,
  LEADERS,
  OBJECTIVES,
  PLANNING,
  POWERS,
  PRESCIENCE,
  SIDES,
  SIETCHES,
  SYMBOLS,
  TRACKS,
  VEHICLES,
  WORMSIGNS,
  ZONES,
} from './ids.ts';
import { items, itemsIn, itemsOf } from './items.ts';
import { withDefaults } from './default-options.ts';
import { arrakisItemsEn } from './text/items.en.ts';
import { arrakisPiecesEn } from './text/pieces.en.ts';
import { words } from './words.ts';

const known = new Set(book.rules.map(({ id }) => id));
const of = (kind: string): readonly string[] => items.filter(({ entity }) => entity.kind === kind).map(({ entity }) => entity.id);

describe('the look-up', () => {
  it('has every area, leader, card and ban once', () => {
    expect(of('area')).toEqual([...AREAS]);
    expect(of('leader')).toEqual([...LEADERS]);
    expect([...of('card')].sort()).toEqual([...PLANNING].sort());
    expect(of('prescience')).toEqual([...PRESCIENCE]);
    expect(of('power')).toEqual([...POWERS]);
  });
  it('has every other piece of the box once: 272 things in all', () => {
    expect(of('unit')).toEqual(SIDES.flatMap((side) => FIGURES.map((figure) => `${side}/${figure}`)));
    expect(of('token')).toEqual([...ATREIDES_TOKENS, ...HARKONNEN_TOKENS]);
    expect(of('objective')).toEqual([...OBJECTIVES]);
    expect(of('die')).toEqual([...SYMBOLS, 'desert-power']);
    expect(of('vehicle')).toEqual([...VEHICLES]);
    expect(of('wormsign')).toEqual([...WORMSIGNS]);
    expect(of('track')).toEqual([...TRACKS, 'supremacy']);
    expect(of('zone')).toEqual([...ZONES]);
    expect(of('tactical')).toEqual([...SIETCHES]);
    expect(of('piece')).toHaveLength(7);
    expect(items).toHaveLength(272);
  });
  it('names each by itself, says something about it in every language, and cites rules there are', async () => {
    for (const language of LANGUAGES) {
      const { say } = speaker(language, await words.texts[language]());
      expect(new Set(items.map(({ name, entity }) => `${entity.kind} ${say(name)}`)).size).toBe(items.length);
      for (const { group, lines, facts = [], rules: cited } of items) {
        expect(say({ key: group })).toBeTruthy();
        expect(lines.length).toBeGreaterThan(0);
        for (const line of lines) expect(say(line)).toMatch(/^[^{}]{2,220}$/);
        for (const { label, value } of facts) expect([say(label), say(value)].every((text) => text.length > 0)).toBe(true);
        expect(cited.filter((id) => !known.has(id))).toEqual([]);
      }
    }
  });
  it('says what the data says, corrected or not', () => {
    const copies = (found: typeof items) => found.find(({ entity }) => entity.id === 'thumpers')?.facts?.[0]?.value.with;
    const deck = DATA.decks['fremen-ally'];
    const thumpers = { ...deck.thumpers, copies: 2, effects: deck.thumpers?.effects ?? [], source: 'seed' } as const;
    expect(copies(itemsOf({ ...DATA, decks: { ...DATA.decks, 'fremen-ally': { ...deck, thumpers } } }))).toEqual({ value: 2 });
    expect(copies(items)).toEqual({ value: 1 });
    expect(itemsIn({ options: withDefaults({}) })).toBe(items);
  });
  it('marks what no source states', () => {
    const unstated = items.filter(({ reconstructed }) => reconstructed).map(({ entity }) => entity.id);
    expect(unstated).toContain('paul-rides-the-maker');
    expect(unstated).not.toContain('crysknife');
  });
  it('has no text that nothing uses', () => {
    const keys = JSON.stringify(items);

    const unused = Object.keys({ ...arrakisItemsEn, ...arrakisPiecesEn }).filter(
      (key) => !key.startsWith('arrakis.group.') && !keys.includes(`"${key}"`),
    );
    expect(unused).toEqual([]);
  });
});
