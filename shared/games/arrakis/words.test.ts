import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../kernel/chance.ts';
import { heard } from '../../kernel/table.ts';
import type { Task } from '../../kernel/types.ts';
import { PEOPLE } from '../../testkit/people.ts';
import { playWithDice, randomMove, startOf } from '../../testkit/play.ts';
import { type Reader, readerOf } from '../words.fixture.ts';
import { DATA } from './data.ts';
import { face } from './face.ts';
import { facts } from './facts.ts';
import { AREAS } from './ids.ts';
import { arrakis } from './index.ts';
import type { ArrakisAnswers, ArrakisInterjections } from './questions.ts';
import { WHY } from './reasons.ts';
import { reconstructed } from './reconstructed.ts';
import digest from './rules.json' with { type: 'json' };
import { rules } from './rules-text.ts';
import { arrakisAutomaEn } from './text/automa.en.ts';
import { arrakisDataEn } from './text/data.en.ts';
import { arrakisRulesEn } from './text/rules.en.ts';
import { arrakisRulesWarEn } from './text/rules-war.en.ts';
import { arrakisRulingsEn } from './text/rulings.en.ts';
import { arrakisTeamsEn } from './text/teams.en.ts';
import { arrakisWordsEn } from './text/words.en.ts';
import type { ArrakisGame } from './types.ts';
import { open, turnOf } from './tests/story.fixture.ts';
import { area } from './words/names.ts';
import { book } from './words-law.fixture.ts';

const { words } = face;
const LONGEST = { question: 140, label: 110, sentence: 420 };
const reader: Reader<ArrakisGame> = await readerOf<ArrakisGame>(arrakis, words, LONGEST);

const EVERY_INTERJECTION: Readonly<Record<keyof ArrakisInterjections, true>> = {
  train: true,
  detonate: true,
  claim: true,
  scout: true,
  scheme: true,
  cone: true,
  mend: true,
};
/** Every question with all that any of them needs. */
const taskOf = (name: string): Task<ArrakisGame> =>
  ({
    do: name,
    chosen: {},
    house: 'house-harkonnen',
    side: 'harkonnen',
    by: 'house-harkonnen',
    ref: { by: 'house-harkonnen', of: 'card:mudir-nahya', at: [0] },
    name: 'removeVehicles',
    route: { from: 'arrakeen', to: 'carthag', way: 'foot' },
    putting: { what: 'elite', to: 'carthag' },
    deck: 'fremen-ally',
    at: 'arrakeen',
    card: 'the-tahaddi-challenge',
    about: 'harvester',
    left: name === 'vehicle' ? { harvester: 2, any: 1 } : 2,
    of: [],
  }) as unknown as Task<ArrakisGame>;

describe('War for Arrakis says', () => {
  it('whatever is asked, and whatever may be done unasked, in one sentence addressed by name', () => {
    const table = startOf<ArrakisGame>({ module: arrakis, seats: 2, options: {} }, 1);
    const view = arrakis.view(table.state, 'seat1');
    for (const name of Object.keys(book.askers) as (keyof ArrakisAnswers)[]) {
      expect(reader.say(words.question(view, taskOf(name), 'seat1', PEOPLE), LONGEST.question)).toMatch(/^Zsuzsa, /);
      expect(reader.say(words.waiting(view, taskOf(name), ['seat1', 'seat2'], PEOPLE))).toMatch(/^Zsuzsa and Judit: /);
      reader.say(words.act(view, name), LONGEST.label);
    }
    for (const name of Object.keys(EVERY_INTERJECTION)) reader.say(words.field(view, name, undefined), LONGEST.label);
  });
  it('everything that happens in random games', () => {
    for (const [seats, seed] of [
      [2, 1],
      [2, 2],
      [2, 3],
      [1, 4],
      [1, 5],
      [2, 6],
      [1, 7],
      [2, 8],
    ] as const) {
      const options = {
        dice: seed === 1 ? 'table' : 'app',
        mode: seed === 6 || seed === 8 ? 'mahdi' : 'war',
        board: seed > 6 ? 'companion' : 'app',
      } as const;
      const table = startOf<ArrakisGame>({ module: arrakis, seats, options }, seed);
      const chance = chanceOf(seed, 7);
      for (const event of heard(table.opening, 'seat1')) reader.tell(event, arrakis.view(table.state, 'seat1'));
      for (let answers = 0; !table.position.outcome && answers < 500; answers++) {
        if (answers % 3 === 0) reader.sayAll(table);
        const { told } = playWithDice(table, randomMove(table, chance, 12), chance);
        for (const { event, others } of told)
          for (const one of others ? [event, others] : [event]) reader.tell(one, arrakis.view(table.state, null));
        table.forget();
      }
    }
  }, 60_000);
  it('what hardly comes up in random games: the atomics, and which of Paul’s tokens are shown', () => {
    const tokens = open({
      agenda: [{ do: 'showTokens', card: 'the-lisan-al-gaib', count: 2 }, { do: 'prune' }],
      atreides: { windgap: { regular: 1, named: ['paul-atreides'], tokens: ['s-elite', 's-elite', 's-elite'] } },
      state: { shown: [{ card: 'the-lisan-al-gaib', kept: false, feared: false }] },
    });
    expect(tokens.asked).toBe('showTokens atreides');
    reader.sayAll(tokens.table);
    const atomics = open({
      agenda: [{ do: 'act', house: 'house-atreides' }, { do: 'prune' }],
      dice: { 'sietch-tabr': { mentat: 1 }, 'giedi-prime': { mentat: 1 } },
      state: { ...turnOf('atreides'), atomics: { unlocked: true, at: null } },
    });
    expect(atomics.table.interjections('seat1')).toHaveProperty('detonate');
    reader.sayAll(atomics.table);
  });
  it('every area by a name of its own', () => {
    expect(new Set(AREAS.map((id) => reader.say(area(id)))).size).toBe(101);
    expect(reader.say(area('ne-outer-12'))).toBe('NE outer 12');
  });
  it('every reason and every value that no source states; and no text of them is left over', () => {
    for (const why of Object.values(WHY)) reader.say(words.reason(why), LONGEST.question);
    expect(Object.keys(arrakisDataEn).filter((key) => key.startsWith('arrakis.why.'))).toEqual(Object.values(WHY).map(({ key }) => key));
    const card = { copies: 1, effects: [], source: 'reconstructed' } as const;
    const decks = { ...DATA.decks, 'fremen-ally': { ...DATA.decks['fremen-ally'], crysknife: card } };
    const unstated = reconstructed({ ...DATA, decks });
    for (const { key, with: gaps } of unstated) reader.say(words.reason({ key, rule: '', with: gaps }), LONGEST.sentence);
    const told = new Set(unstated.map(({ key }) => key));
    expect(Object.keys(arrakisDataEn).filter((key) => key.startsWith('arrakis.reconstructed.') && !told.has(key))).toEqual([]);
  });
  it('every rule of the digest once, under a topic, and cites no other', () => {
    for (const { topic, text } of rules) {
      reader.say(text, LONGEST.sentence);
      reader.say({ key: `arrakis.topic.${topic}` }, LONGEST.label);
    }
    expect(rules.filter(({ topic }) => topic !== 'rulings').map(({ id, topic }) => ({ id, topic }))).toEqual(digest);
    const told = rules.map(({ text }) => text.key);
    const written = Object.keys({ ...arrakisRulesEn, ...arrakisRulesWarEn, ...arrakisRulingsEn });
    expect(written.filter((key) => !key.startsWith('arrakis.topic.'))).toEqual(told);
    const known = new Set(rules.map(({ id }) => id));
    expect(Object.values(WHY).filter(({ rule }) => !known.has(rule))).toEqual([]);
  });
});

describe('the lobby says what each option means', () => {
  it.each(facts.options.map(({ id, values }) => [id, values] as const))('%s', (id, values) => {
    const has = (key: string): boolean =>
      Object.hasOwn({ ...arrakisWordsEn, ...arrakisAutomaEn, ...arrakisTeamsEn }, `arrakis.option.${key}`);
    expect([id, `${id}.about`, ...values.map((value) => `${id}.${value}`)].filter((key) => !has(key))).toEqual([]);
  });
  it('and where two readings are left, what either of them is; the digest’s comes first', () => {
    // RU-5 RU-6 RU-16 RU-35 R16.12
    const readings = {
      transport: 'round',
      surprise: 'special',
      token: 'returns',
      flights: 'moves',
      advances: 'always',
      baron: 'vehicles',
    } as const;
    for (const [id, first] of Object.entries(readings)) {
      const values = facts.options.find((option) => option.id === id)?.values ?? [];
      expect(values[0]).toBe(first);
      for (const value of values) expect({ ...arrakisWordsEn, ...arrakisAutomaEn }).toHaveProperty([`arrakis.option.${id}.${value}.about`]);
    }
  });
});
