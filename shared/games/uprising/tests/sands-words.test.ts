import { beforeAll, describe, expect, test } from 'vitest';
import { chanceOf } from '../../../kernel/chance.ts';
import type { Task } from '../../../kernel/types.ts';
import { SIGNS } from '../../../sheets/icons.ts';
import { PEOPLE } from '../../../testkit/people.ts';
import { randomMove, startOf } from '../../../testkit/play.ts';
import { inEachLanguage } from '../../../text/together.ts';
import { LANGUAGES, type Message } from '../../../text/message.ts';
import { speaker } from '../../../text/speak.ts';
import type { Effects } from '../../imperium-family/effects/effects.ts';
import type { FamilyEvent } from '../../imperium-family/events.ts';
import { itemsOf } from '../../imperium-family/items/index.ts';
import { UNITS_WHY } from '../../imperium-family/units.ts';
import { glossaryOf } from '../../imperium-family/sheets/glossary.ts';
import { signsOf } from '../../imperium-family/signs/effects.ts';
import { signsIn } from '../../imperium-family/signs/token.ts';
import { familySheetsEn } from '../../imperium-family/text/sheets.en.ts';
import { imperiumUnitsEn } from '../../imperium-family/text/units.en.ts';
import { imperiumUnitsSheetsEn } from '../../imperium-family/text/units-sheets.en.ts';
import type { FamilyGame } from '../../imperium-family/types.ts';
import { saidEffects } from '../../imperium-family/words/effects.ts';
import { familyWords } from '../../imperium-family/words/index.ts';
import { type Reader, readerOf } from '../../words.fixture.ts';
import { SANDS } from './sands.fixture.ts';
import type { Story } from '../../imperium-family/story.fixture.ts';
import { open, sands } from './sands-story.fixture.ts';

/** Names of what no box holds: its ids. */
function names(): Readonly<Record<string, string>> {
  const { cards, intrigue, conflicts, leaders, board, objectives = {} } = SANDS.records;
  const of = (kind: string, records: object) => Object.keys(records).map((id): [string, string] => [`sands.${kind}.${id}`, `«${id}»`]);
  return Object.fromEntries([
    ...of('card', cards),
    ...of('intrigue', intrigue),
    ...of('conflict', conflicts),
    ...of('leader', leaders),
    ...Object.keys(leaders).flatMap((id) => [
      [`sands.leader.${id}.ability`, `«${id} ability»`],
      [`sands.leader.${id}.signet`, `«${id} signet»`],
    ]),
    ...of('space', board.spaces),
    ...of('zone', board.zones),
    ...of('objective', objectives),
    ...of('battleIcon', { crysknife: 0, 'desert-mouse': 0, ornithopter: 0, wild: 0 }),
    ...of('special', SANDS.specials),
    ...of('house', leaders),
    ...['fremen', 'emperor'].map((id) => [`imperium.faction.${id}`, `«${id}»`]),
    ...['city', 'spice-trade', 'landsraad'].map((id) => [`imperium.icon.${id}`, `«${id}»`]),
    ...['solari', 'spice', 'water'].map((id) => [`imperium.resource.${id}`, `«${id}»`]),
  ]);
}
const TEXTS = inEachLanguage((language) => ({
  table: () => [
    import(`../../imperium-family/text/effects.${language}.ts`),
    import(`../../imperium-family/text/items.${language}.ts`),
    import(`../../imperium-family/text/words.${language}.ts`),
    import(`../../imperium-family/text/units.${language}.ts`),
    Promise.resolve({ names: names() }),
  ],
}));
const words = familyWords(SANDS, TEXTS);
const LONGEST = { question: 160, label: 90, sentence: 420 };

let reader: Reader<FamilyGame>;
beforeAll(async () => {
  reader = await readerOf<FamilyGame>(sands, words, LONGEST);
});
const said = (list: Effects): string => reader.say(saidEffects(list, 'sands'));
const { intrigue, board } = SANDS.records;

const SAID: readonly (readonly [string, Effects])[] = [
  ['summon 1 sandworm into the Conflict', [{ sandworm: 1 }]],
  ['pay 1 water: you may remove the Shield Wall for good and summon 1 sandworm into the Conflict', intrigue['thumper']?.plot ?? []],
  ['only if you have 1 sandworm or more in the Conflict: gain 3 swords', intrigue['feast']?.combat ?? []],
  ['only if you have deployed 3 units or more in this turn: gain 3 Solari', intrigue['feint']?.plot ?? []],
  ['retreat 1 to 2 troops: gain 2 spice', intrigue['ruse']?.combat ?? []],
  ['turn 1 won Conflict card face down (one of these icons: «crysknife» and «wild»): gain 1 VP', intrigue['trophy']?.endgame ?? []],
  ['if you have 3 units or more in the Conflict: draw 1 Intrigue card', [{ if: { units_in_conflict: 3 }, then: [{ intrigue: 1 }] }]],
  ['for each sandworm you have in the Conflict: draw 1 card', [{ for_each: { sandworm_in_conflict: true }, do: [{ draw: 1 }] }]],
  [
    'gain all bonus spice of this space; choose one: gain 2 spice; or if you have Maker Hooks: summon 1 sandworm into the Conflict',
    board.spaces['dune']?.effects ?? [],
  ],
  ['if your strength is 6 or more: gain 2 Persuasion', [{ if: { strength_in_conflict: 6 }, then: [{ persuasion: 2 }] }]],
];
/** The hint of a visit that gathers bonus spice. */
function visitHint(): string {
  const { table } = open({ bonusSpice: { dune: 2 }, players: { seat1: { hand: ['errand'] } } });
  const { hint } = words.option(sands.view(table.state, 'seat1'), 'turn', { card: 'errand', to: 'dune' }, undefined, PEOPLE);
  return reader.say(hint as Message);
}

describe('what is said', () => {
  test.each(SAID)('%s', (sentence, effects) => expect(said(effects)).toBe(sentence));
  test('a visit names the spice that lies there now', () => {
    expect(visitHint()).toContain('gain 2 spice; choose one: ');
  });
});

/** A sandworm or something else. */
const CHOICE: Task<FamilyGame> = {
  ...{ do: 'choose', by: 'seat1', origin: null, since: 0, agreed: false },
  lists: [[{ gain: { spice: 2 } }], [{ if: { maker_hooks: true }, then: [{ sandworm: 1 }] }]],
};
test('a sandworm says what it is worth before it is chosen', () => {
  const story = open({ agenda: [CHOICE], conflict: 'brawl', players: { seat1: { hooks: true } } });
  const hints = story.options().map((at) => words.option(sands.view(story.state, 'seat1'), 'choose', at, undefined, PEOPLE, CHOICE).hint);
  expect(hints[0]).toBeUndefined();
  expect(reader.say(hints[1] as Message)).toMatch(/^3 Strength.*twice/);
});

/** Everything of this that a table can read, from positions that bring it about. */
const STORIES: readonly (() => Story)[] = [
  () => open({ agenda: [CHOICE], conflict: 'brawl', players: { seat1: { hooks: true } } }),
  () =>
    open({ conflict: 'siege', players: { seat1: { intrigue: ['thumper'], water: 1, hooks: true, sandworms: 1 } } }).play({
      plot: 'thumper',
    }),
  () => open({ conflict: 'brawl', players: { seat1: { intrigue: ['thumper'], water: 1 } } }).play({ plot: 'thumper' }),
  () => open({ conflict: 'siege', shieldWall: false, players: { seat1: { intrigue: ['thumper'], water: 1 } } }),
  () => open({ conflict: 'siege', players: { seat1: { hand: ['errand'], hooks: true } } }).play({ card: 'errand', to: 'dune' }),
  () =>
    open({
      agenda: [{ do: 'recall' }],
      conflictsLeft: 0,
      conflict: 'bargain',
      players: {
        seat1: {
          intrigue: ['trophy'],
          objectives: [{ objective: 'knife', faceUp: true }],
          won: [
            { conflict: 'brawl', faceUp: true },
            { conflict: 'bargain', faceUp: true },
          ],
        },
      },
    }),
];
const EVENTS: readonly FamilyEvent[] = [
  { type: 'objective', player: 'seat1', objective: 'knife' },
  { type: 'sandworms', player: 'seat1', count: 2 },
  { type: 'tookHooks', player: 'seat1' },
  { type: 'shieldWall', player: 'seat1' },
  { type: 'tookConflict', player: 'seat1', conflict: 'brawl' },
  { type: 'matched', player: 'seat1', cards: [{ conflict: 'brawl' }, { objective: 'knife' }] },
  { type: 'turnedDown', player: 'seat1', conflict: 'brawl' },
];

describe('everything that is read', () => {
  test('in positions and random games; no text is left over', () => {
    for (const begin of STORIES) {
      const story = begin();
      reader.sayAll(story.table);
      if (story.asked.startsWith('endgame')) reader.sayAll(story.play({ play: 'trophy' }).table);
    }
    for (let seed = 1; seed <= 12; seed++) {
      const table = startOf({ module: sands, seats: 3, options: { leaders: 'random' } }, seed);
      const chance = chanceOf(seed, 2);
      for (const { event } of table.opening) reader.tell(event, sands.view(table.state, null));
      for (let at = 0; !table.position.outcome; at++) {
        if (at % 7 === 0) reader.sayAll(table);
        for (const { event, others } of table.play(randomMove(table, chance))) for (const one of [event, others]) if (one) reader.tell(one);
      }
    }
    for (const event of EVENTS) reader.tell(event, sands.view(open().state, null));
    const view = sands.view(open({ players: { seat2: { sandworms: 1 } } }).state, 'seat1');
    reader.say(words.option(view, 'heir', 'seat2', undefined, PEOPLE, { do: 'heir', by: 'seat1', faction: 'fremen' }).hint as Message);
    visitHint();
    for (const [, effects] of SAID) said(effects);
    said([{ shield_wall: 'remove' }, { pay: { retreat: { min: 2, max: 2 } }, then: [{ swords: 4 }] }]);
    for (const why of Object.values(UNITS_WHY)) reader.say(words.reason(why), LONGEST.question);
    const items = itemsOf('sands', SANDS.records, { cards: {}, intrigue: {}, spaces: {}, leaders: {} });
    for (const { name, lines, group } of items) for (const one of [name, ...lines, { key: group }]) reader.say(one);
    expect(Object.keys(imperiumUnitsEn).filter((key) => !reader.used.has(key))).toEqual([]);
  });
  test('in every language', async () => {
    for (const language of LANGUAGES) {
      const { say } = speaker(language, await TEXTS[language]());
      for (const { table } of STORIES.map((begin) => begin())) {
        const view = sands.view(table.state, 'seat1');
        const task = table.task as Task<FamilyGame>;
        expect(say(words.question(view, task, 'seat1', PEOPLE)).length).toBeLessThan(LONGEST.question);
      }
      for (const event of EVENTS) expect(say(words.story(event, PEOPLE)?.message as Message)).toMatch(/Zsuzsa/);
    }
  });
  test('the wall’s question says what it would open', () => {
    const hintOf = (more: object): string => {
      const { table } = open({ players: { seat1: { intrigue: ['thumper'], water: 1 } }, ...more }).play({ plot: 'thumper' });
      const view = sands.view(table.state, 'seat1');
      return reader.say(words.option(view, 'shieldWall', true, undefined, PEOPLE, table.task as Task<FamilyGame>).hint as Message);
    };
    expect(hintOf({ conflict: 'siege' })).toMatch(/^then nothing keeps/);
    expect(hintOf({ conflict: 'brawl' })).toMatch(/^this Conflict is open anyway/);
  });
});

describe('signs', () => {
  test('exist, and are explained on the sheets of an edition that has them', () => {
    const lists = [
      ...Object.values(board.spaces).map(({ effects }) => effects),
      ...Object.values(intrigue).flatMap(({ plot = [], combat = [], endgame = [] }) => [plot, combat, endgame]),
    ];
    for (const sign of lists.flatMap((list) => signsIn(signsOf(list, 'sands')))) expect(SIGNS).toHaveProperty(sign);
    const keys = glossaryOf('sands').map(({ key }) => `imperium.sheet.icon.${key}`);
    expect(Object.keys(imperiumUnitsSheetsEn).filter((key) => !keys.includes(key) && !(key in familySheetsEn))).toEqual([]);
    expect(glossaryOf('hamlet').some(({ key }) => key === 'sandworm')).toBe(false);
  });
});
