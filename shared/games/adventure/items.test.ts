import { describe, expect, it } from 'vitest';
import { speaker } from '../../text/speak.ts';
import type { Correction } from './corrections.ts';
import { DATA } from './data.ts';
import { CARDS, FIGURES, SPACES } from './ids.ts';
import { items, itemsIn, itemsOf } from './items.ts';
import { withDefaults } from './default-options.ts';
import { rules } from './rules-text.ts';
import { adventureItemsEn } from './text/items.en.ts';
import { words } from './words.ts';

const known = new Set(rules.map(({ id }) => id));
const of = (kind: string): readonly string[] => items.filter(({ entity }) => entity.kind === kind).map(({ entity }) => entity.id);

describe('the look-up', () => {
  it('has all spaces, fighters, cards and investment fields once', () => {
    expect(of('space')).toEqual([...SPACES]);
    expect(of('figure')).toEqual([...FIGURES]);
    expect(of('card')).toEqual([...CARDS]);
    expect(new Set(of('field')).size).toBe(12);
    expect(items).toHaveLength(32 + 12 + 10 + 12);
  });
  it('names each by itself, says something about it and cites rules there are', async () => {
    const english = speaker('en', await words.texts.en());
    const names = items.map(({ name, entity }) => `${entity.kind} ${english.say(name)}`);
    expect(new Set(names).size).toBe(items.length);
    for (const { group, lines, facts = [], rules: cited } of items) {
      expect(english.say({ key: group })).toBeTruthy();
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(english.say(line).length).toBeLessThan(150);
      for (const { label, value } of facts) expect([english.say(label), english.say(value)].every((text) => text.length > 0)).toBe(true);
      expect(cited.filter((id) => !known.has(id))).toEqual([]);
    }
  });
  it('says the same of equal spaces, and of a fighter what the data says', () => {
    const lines = (id: string) => items.find(({ entity }) => entity.id === id)?.lines;
    expect(lines('spice-1')).toEqual(lines('spice-8'));
    const stronger = itemsOf({ ...DATA, fighters: { ...DATA.fighters, chani: { ...DATA.fighters.chani, strength: 6 } } });
    const facts = stronger.find(({ entity }) => entity.id === 'chani')?.facts?.map(({ value }) => value.with);
    expect(facts).toContainEqual({ value: 6 });
    const played = (corrections?: Correction) => itemsIn({ options: withDefaults({ ...(corrections && { corrections }) }) });
    expect(played({ fighters: { chani: { strength: 6 } } }).find(({ entity }) => entity.id === 'chani')?.facts).toEqual(
      stronger.find(({ entity }) => entity.id === 'chani')?.facts,
    );
    expect(played()).toBe(items);
  });
  it('marks what no source states: the investments', () => {
    expect(new Set(items.filter(({ reconstructed }) => reconstructed).map(({ entity }) => entity.kind))).toEqual(new Set(['field']));
  });
  it('has no text that nothing uses', () => {
    const keys = JSON.stringify(items);
    const unused = Object.keys(adventureItemsEn).filter((key) => key.startsWith('adventure.item.') && !keys.includes(`"${key}"`));
    expect(unused).toEqual([]);
  });
});
