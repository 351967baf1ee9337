import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../kernel/chance.ts';
import { laws } from '../../testkit/laws.ts';
import { playOut, startOf } from '../../testkit/play.ts';
import { type Language, LANGUAGES, type Texts } from '../../text/message.ts';
import { speaker } from '../../text/speak.ts';
import type { GameWords } from '../face.ts';
import { readerOf } from '../words.fixture.ts';
import { BAZAAR } from './bazaar.fixture.ts';
import { bazaar, open } from './bazaar-story.fixture.ts';
import { mentioned } from './effects/mentions.ts';
import { itemsOf } from './items/index.ts';
import { cardShape, intrigueShape } from './check.ts';
import { contractShape } from './check-contracts.ts';
import { listOf } from './effects/shape.ts';
import { senseWith } from './sense/sense.ts';
import { WEIGHTS } from './sense/weights.ts';
import { glossaryOf } from './sheets/glossary.ts';
import { signsOf } from './signs/effects.ts';
import { signsIn } from './signs/token.ts';
import { familyContractsEn } from './text/contracts.en.ts';
import type { FamilyGame } from './types.ts';
import { familyWords } from './words/index.ts';

/** The laws hold for an edition with contracts, with and without its module. */
laws('contracts, 2 seats', { module: bazaar, seats: 2, options: { choam: 'with' } }, 2);
laws('contracts, 3 seats', { module: bazaar, seats: 3, options: { choam: 'with', leaders: 'random', start: 'seat1' } }, 3);
laws('without the module', { module: bazaar, seats: 3, options: { choam: 'without', leaders: 'random' } }, 1);

const seeds = Array.from({ length: 12 }, (_, at) => at + 1);
const options = { choam: 'with', leaders: 'random' } as const;
describe('games with contracts', () => {
  test('bots take and complete them, and play to the end by habit', () => {
    const sense = senseWith(WEIGHTS, {});
    let done = 0;
    for (const seed of seeds) {
      const chance = chanceOf(seed);
      const table = startOf({ module: bazaar, seats: 3, options }, seed);
      while (!table.position.outcome) {
        const move = sense.habit(table, table.asked[0] as 'seat1', chance);
        expect(move).not.toBeNull();
        if (move) table.play(move);
      }
      for (const player of Object.values(table.state.players)) done += player?.contracts?.done.length ?? 0;
    }
    expect(done).toBeGreaterThan(seeds.length);
  });
  test('every question of theirs is met in random games', () => {
    const met = new Set<string>();
    for (const seed of seeds) {
      const table = startOf({ module: bazaar, seats: 3, options }, seed);
      playOut(table, seed, 0, (move) => {
        met.add(table.task?.do ?? '');
        table.play(move);
      });
    }
    for (const task of ['contract', 'trashIntrigue', 'discard', 'acquire', 'trash']) expect(met).toContain(task);
  });
});

const FILES = import.meta.glob<Readonly<Record<string, Texts>>>('./text/*.ts', { eager: true });
const { records } = BAZAAR;
/** What an edition names itself: each thing after its id. */
const names = (): Texts => {
  const kinds = {
    card: records.cards,
    intrigue: records.intrigue,
    conflict: records.conflicts,
    leader: records.leaders,
    space: records.board.spaces,
    zone: records.board.zones,
    contract: records.contracts?.cards ?? {},
  };
  const named = Object.entries(kinds).flatMap(([kind, things]) => Object.keys(things).map((id) => [`bazaar.${kind}.${id}`, `The ${id}`]));
  const abilities = Object.keys(records.leaders).flatMap((id) =>
    ['ability', 'signet'].map((what) => [`bazaar.leader.${id}.${what}`, `${what} ${id}`]),
  );
  const houses = Object.values(records.leaders).map(({ house }) => [`bazaar.house.${house}`, `House ${house}`]);
  const factions = ['emperor', 'spacing-guild', 'bene-gesserit', 'fremen'].map((id) => [`imperium.faction.${id}`, `Faction ${id}`]);
  const goods = ['solari', 'spice', 'water'].map((id) => [`imperium.resource.${id}`, id]);
  const icons = ['landsraad', 'city', 'spice-trade'].map((id) => [`imperium.icon.${id}`, `Icon ${id}`]);
  return Object.fromEntries([
    ...named,
    ...abilities,
    ...houses,
    ...factions,
    ...goods,
    ...icons,
    ['bazaar.special.shortcut', 'pass enemies'],
  ]);
};
const textsIn = (language: Language): Texts =>
  Object.assign(
    {},
    names(),
    ...Object.entries(FILES).flatMap(([file, those]): Texts[] => (file.endsWith(`.${language}.ts`) ? Object.values(those) : [])),
  );
const texts = Object.fromEntries(LANGUAGES.map((language) => [language, async () => textsIn(language)])) as GameWords<FamilyGame>['texts'];
const words = familyWords(BAZAAR, texts);

describe('contracts in words and signs', () => {
  test('everything that is asked, offered and told in random games can be read', async () => {
    const reader = await readerOf<FamilyGame>(bazaar, words, { question: 170, label: 110, sentence: 460 });
    for (const seed of seeds) {
      const table = startOf({ module: bazaar, seats: 3, options }, seed);
      for (const { event } of table.opening) reader.tell(event);
      playOut(table, seed, 0, (move) => {
        reader.sayAll(table);
        for (const { event } of table.play(move)) reader.tell(event, bazaar.view(table.state, null));
      });
    }
    const choosing = open({ players: { seat1: { hand: ['errand'] } }, leaders: { seat1: 'scribe' }, contracts: { open: [], left: 0 } });
    reader.sayAll(choosing.send('errand', 'office').piece('contract').table);
    const elsewhere = /^imperium\.((item|group|fact|sheet|face)\.|acquire\.(what\.card|where\.deck_top)$)/;
    expect(Object.keys(familyContractsEn).filter((key) => !reader.used.has(key) && !elsewhere.test(key))).toEqual([]);
  }, 60_000);
  test.each(LANGUAGES)('all of it is said in %s', (language) => {
    const { say } = speaker(language, textsIn(language));
    const items = itemsOf('bazaar', records, { cards: {}, intrigue: {}, spaces: {}, leaders: {} });
    const said = items.flatMap(({ lines, facts = [] }) =>
      [...lines, ...facts.flatMap(({ label, value }) => [label, value])].map((line) => say(line)),
    );
    expect(said.filter((line) => line === '' || /[{}]|undefined|imperium\.|bazaar\./.test(line))).toEqual([]);
    for (const { section, key, isOwn } of glossaryOf('bazaar'))
      if (section !== 'icons' && !isOwn) expect(textsIn(language)).toHaveProperty([`imperium.sheet.icon.${key}`]);
  });
  test('each contract can be looked up, with what completes it', () => {
    const { say } = speaker('en', textsIn('en'));
    const items = itemsOf('bazaar', records, { cards: {}, intrigue: {}, spaces: {}, leaders: {} }).filter(
      ({ group }) => group === 'imperium.group.contract',
    );
    const told = Object.fromEntries(items.map(({ entity, lines }) => [entity.id, lines.map((line) => say(line)).join(' ')]));
    expect(Object.keys(told)).toEqual(Object.keys(records.contracts?.cards ?? {}));
    expect(told).toMatchObject({
      'well-troops': 'Completed by an Agent whom you send to The well: recruit 2 troops.',
      'harvest-3':
        'Completed by an Agent on a maker space, as soon as you have gained 3 spice in that turn from whatever source: gain 3 Solari.',
      'at-once': 'Completed as soon as you take it: gain 2 Solari.',
    });
  });
  test('each kind is drawn and explained where an edition has it, and only there', () => {
    const keys = (edition: string) => glossaryOf(edition).map(({ key }) => key);
    expect(keys('bazaar')).toEqual(expect.arrayContaining(['contract', 'if.completed_contracts', 'if.discarded_faction']));
    expect(keys('hamlet').filter((key) => /contract|discarded|gained_spice|trashed_card/.test(key))).toEqual([]);
    expect(signsOf([{ acquire: { pay_with: 'solari', to: 'hand' } }, { contract: 1 }], 'bazaar').length).toBe(5);
    expect(signsIn(signsOf([{ complete: 'at-once', then: [{ draw: 1 }] }], 'bazaar'))).toEqual(['contract', 'card']);
  });
});

describe('the forms of the records', () => {
  const known = {
    card: Object.keys(records.cards),
    space: Object.keys(records.board.spaces),
    zone: Object.keys(records.board.zones),
    special: ['shortcut'],
    leader: Object.keys(records.leaders),
    faction: BAZAAR.factions,
    icon: BAZAAR.icons,
  };
  const problems = (check: ReturnType<typeof listOf>, value: unknown): string[] => {
    const found: string[] = [];
    check(value, 'it', { known, report: (field, key) => found.push(`${field} ${key}`) });
    return found;
  };
  const contracts = (value: unknown): string[] => problems(contractShape(Object.keys(records.leaders)), value);
  test('hold for these', () => {
    for (const card of Object.values(records.cards)) expect(problems(cardShape, card)).toEqual([]);
    for (const card of Object.values(records.intrigue)) expect(problems(intrigueShape, card)).toEqual([]);
    for (const contract of Object.values(records.contracts?.cards ?? {})) expect(contracts(contract)).toEqual([]);
  });
  test('refuse what means nothing', () => {
    const sound = { copies: 1, condition: { harvest: 2 }, reward: [{ draw: 1 }], source: 'seed' };
    expect(contracts(sound)).toEqual([]);
    expect(contracts({ ...sound, condition: { harvest: 2, immediate: true } })).toEqual(['it.condition fieldCount']);
    expect(contracts({ ...sound, condition: { send_agent_to: 'nowhere' } })).toEqual(['it.condition.send_agent_to unknownName']);
    expect(contracts({ ...sound, reserved_for: 'nobody' })).toEqual(['it.reserved_for unknownValue']);
    expect(contracts({ ...sound, reward: [{ complete: 'at-once', then: [] }] })).toEqual(['it.reward.0 unknownEffect']);
    const acquiring = (acquire: object) => problems(listOf(cardShape), [{ ...records.cards['usher'], agent: [{ acquire }] }]);
    expect(acquiring({ pay_with: 'nothing', to: 'hand' })).toEqual(['it.0.agent.0.acquire fieldCount']);
    expect(acquiring({ pay_with: 'nothing', to: 'hand', max_cost: 1, exact_cost: 1 })).toEqual(['it.0.agent.0.acquire fieldCount']);
    expect(acquiring({ pay_with: 'solari', to: 'nowhere' })).toEqual(['it.0.agent.0.acquire.to unknownValue']);
  });
  test('mention each kind that they use', () => {
    const kinds = mentioned(records);
    for (const kind of ['contract', 'discard', 'trash_intrigue', 'trash_from_hand', 'trash_from_play', 'exact_cost'])
      expect(kinds).toContain(kind);
    expect(kinds.has('complete')).toBe(false);
  });
});
