import { describe, expect, test } from 'vitest';
import { COMMANDER_CARDS, DATA } from '../data.ts';
import { DIFFICULTIES, VARIANTS, BATTLE_ICONS, TEAM_FACTIONS } from '../ids.ts';
import { LANGUAGES, type Language } from '../../../text/message.ts';
import glossary from '../text/glossary.json' with { type: 'json' };
import { uprisingNamesEn } from '../text/names.en.ts';

type Names = Readonly<Record<string, string>>;
const FILES = import.meta.glob<Readonly<Record<string, Names>>>('../../*/text/names.??.ts', { eager: true });
const namesOf = (game: string, language: Language): Names =>
  Object.assign({}, ...Object.values(FILES[`${game === 'uprising' ? '..' : `../../${game}`}/text/names.${language}.ts`] ?? {}));
const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const { board, cards, conflicts, contracts, hagal, intrigue, leaders, objectives, rivals, sixplayer } = DATA;
/** The ids that need a name, by the part of the key. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  card: [...Object.keys(cards), ...COMMANDER_CARDS],
  intrigue: Object.keys(intrigue),
  conflict: Object.keys(conflicts),
  contract: Object.keys(contracts),
  objective: Object.keys(objectives),
  space: [...Object.keys(board.spaces), ...Object.keys(sixplayer.spaces)],
  post: [...Object.keys(board.posts), ...Object.keys(sixplayer.posts)],
  leader: Object.keys({ ...leaders, [leaders['lady-jessica'].other_side.id]: 0 }),
  hagal: Object.keys(hagal.cards),
  rival: Object.keys(rivals),
  faction: TEAM_FACTIONS,
  difficulty: DIFFICULTIES,
  variant: VARIANTS,
  battleIcon: BATTLE_ICONS,
};

describe('names', () => {
  test.each(Object.entries(NAMED))('everything of the kind %s has one, and nothing else has', (kind, ids) => {
    const prefix = `uprising.${kind}.`;
    const named = Object.keys(uprisingNamesEn).filter((key) => key.startsWith(prefix) && !/\.(ability|signet|setup)$/.test(key));
    expect(named.map((key) => key.slice(prefix.length)).sort()).toEqual([...ids].sort());
  });
  test('every Leader has a named ability and a named signet', () => {
    for (const id of NAMED['leader']!)
      for (const part of ['ability', 'signet']) expect(uprisingNamesEn).toHaveProperty([`uprising.leader.${id}.${part}`]);
  });
  test.each(OTHERS)('what both games call alike in English is called alike in %s', (language) => {
    const [english, first, names] = [namesOf('imperium', 'en'), namesOf('imperium', language), namesOf('uprising', language)];
    const kinds = ['card', 'space', 'conflict', 'difficulty', 'house', 'leader'];
    const shared = Object.entries(uprisingNamesEn).flatMap(([key, own]) => {
      const kind = key.split('.')[1] ?? '';
      const same = Object.entries(english).find(([other, name]) => name === own && other.split('.')[1] === kind);
      return kinds.includes(kind) && same ? [[key, same[0]] as const] : [];
    });
    expect(shared.length).toBeGreaterThan(35);
    expect(Object.fromEntries(shared.map(([key]) => [key, names[key]]))).toEqual(
      Object.fromEntries(shared.map(([key, other]) => [key, first[other]])),
    );
  });
  test('no two cards, spaces or Leaders share a name that ours keep apart in English', () => {
    for (const language of OTHERS)
      for (const kind of ['card', 'intrigue', 'space', 'conflict', 'leader']) {
        const count = (from: Names): number =>
          new Set(Object.entries(from).flatMap(([key, name]) => (key.startsWith(`uprising.${kind}.`) ? [name] : []))).size;
        expect(`${language} ${kind} ${count(namesOf('uprising', language))}`).toBe(`${language} ${kind} ${count(uprisingNamesEn)}`);
      }
  });
  test.each(LANGUAGES)('are the words of the glossary (%s)', (language) => {
    const names = namesOf('uprising', language);
    const terms: readonly (Readonly<Partial<Record<Language, string>>> & { readonly keys?: readonly string[] })[] = glossary.terms;
    for (const { keys = [], [language]: word } of terms)
      for (const key of keys) expect(names[key]?.toLowerCase()).toBe(word?.toLowerCase());
    expect(terms.filter(({ [language]: word }) => !word)).toEqual([]);
  });
});
