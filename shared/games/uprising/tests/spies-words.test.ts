import { beforeAll, describe, expect, test } from 'vitest';
import type { Task } from '../../../kernel/types.ts';
import { SIGNS } from '../../../sheets/icons.ts';
import { PEOPLE } from '../../../testkit/people.ts';
import type { Message } from '../../../text/message.ts';
import { type Speaker, speaker } from '../../../text/speak.ts';
import type { Arrangement } from '../../imperium-family/arranged-position.ts';
import type { Effects } from '../../imperium-family/effects/effects.ts';
import type { FamilyEvent } from '../../imperium-family/events.ts';
import type { SeatId } from '../../imperium-family/ids.ts';
import { itemsOf } from '../../imperium-family/items/index.ts';
import { glossaryOf } from '../../imperium-family/sheets/glossary.ts';
import { signsOf } from '../../imperium-family/signs/effects.ts';
import { signsIn } from '../../imperium-family/signs/token.ts';
import { SPY_WHY } from '../../imperium-family/spies.ts';
import { imperiumEffectsEn } from '../../imperium-family/text/effects.en.ts';
import { imperiumItemsEn } from '../../imperium-family/text/items.en.ts';
import { familySpiesEn } from '../../imperium-family/text/spies.en.ts';
import { imperiumThingsEn } from '../../imperium-family/text/things.en.ts';
import { imperiumWordsEn } from '../../imperium-family/text/words.en.ts';
import type { FamilyGame } from '../../imperium-family/types.ts';
import { saidCost, saidEffects } from '../../imperium-family/words/effects.ts';
import { familyWords } from '../../imperium-family/words/index.ts';
import { alone, type open, OUTPOST, OUTPOST_RECORDS, outpost } from './outpost.fixture.ts';

const words = familyWords(OUTPOST, {} as never);
const named = (kind: string, names: readonly string[]) => Object.fromEntries(names.map((name) => [`outpost.${kind}.${name}`, `<${name}>`]));
const { board, cards, leaders, intrigue, conflicts } = OUTPOST_RECORDS;
const TEXTS = {
  ...imperiumEffectsEn,
  ...imperiumItemsEn,
  ...imperiumThingsEn,
  ...imperiumWordsEn,
  ...familySpiesEn,
  ...named('space', Object.keys(board.spaces)),
  ...named('post', Object.keys(board.posts ?? {})),
  ...named('card', Object.keys(cards)),
  ...named('intrigue', Object.keys(intrigue)),
  ...named('conflict', Object.keys(conflicts)),
  ...named('zone', Object.keys(board.zones)),
  ...named('special', ['shortcut']),
  ...named(
    'leader',
    Object.keys(leaders).flatMap((leader) => [leader, `${leader}.ability`, `${leader}.signet`]),
  ),
  ...named('house', Object.keys(leaders)),
};
const used = new Set<string>();
let english: Speaker;
beforeAll(() => {
  english = speaker('en', TEXTS);
});
function note({ key, with: gaps }: Message): void {
  used.add(key);
  for (const gap of Object.values(gaps ?? {}).flat()) if (typeof gap === 'object') note(gap as Message);
}
function say(message: Message): string {
  note(message);
  const said = english.say(message);
  expect(said).not.toMatch(/imperium\.|outpost\.|[{}]|undefined/);
  return said;
}
const list = (effects: Effects): string => say(saidEffects(effects, 'outpost'));

const SAID: readonly (readonly [string, Effects])[] = [
  ['place a Spy', [{ place_spy: { count: 1 } }]],
  ['place 2 Spies', [{ place_spy: { count: 2 } }]],
  ['place a Spy on a post that watches City', [{ place_spy: { count: 1, on: ['city'] } }]],
  ['place a Spy on a post that watches Emperor or Fremen', [{ place_spy: { count: 1, on: ['emperor', 'fremen'] } }]],
  [
    'place a Spy on a post that watches your Agent’s space, even a taken one',
    [{ place_spy: { count: 1, on: ['space_visited_this_turn'], may_share_post: true } }],
  ],
  ['if you have 2 Spies or more on the board: draw 1 card', [{ if: { spies_on_board: 2 }, then: [{ draw: 1 }] }]],
  ['if you have recalled a Spy in this turn: draw 1 card', [{ if: { recalled_spy_this_turn: true }, then: [{ draw: 1 }] }]],
  ['if you are spying on a maker space: draw 1 card', [{ if: { spying_on: { maker: true } }, then: [{ draw: 1 }] }]],
  ['if the Spy just placed watches City or Fremen: draw 1 card', [{ if: { placed_on_post_of: ['city', 'fremen'] }, then: [{ draw: 1 }] }]],
  [
    'for each Faction you are spying on: gain 1 Influence with it',
    [{ for_each: { faction_spied_on: true }, do: [{ influence: { faction: 'that-faction', amount: 1 } }] }],
  ],
  ['you may recall 2 Spies: draw 1 card', [{ pay: { recall_spy: 2 }, then: [{ draw: 1 }] }]],
];

describe('effects of Spies', () => {
  // R5.2 R5.1
  test.each(SAID)('%s', (sentence, effects) => {
    expect(list(effects)).toBe(sentence);
    const signs = signsIn(signsOf(effects, 'outpost'));
    expect(signs).toContain('spy');
    for (const sign of signs) expect(SIGNS).toHaveProperty(sign);
  });
  test('a price of one', () => expect(say(saidCost({ recall_spy: 1 }, 'outpost'))).toBe('recall a Spy'));
  // R5.2 R5.4
  test('a Spy that is placed and one that is recalled differ in their signs', () => {
    expect(signsOf([{ pay: { recall_spy: 2 }, then: [{ place_spy: { count: 1, on: ['city'] } }] }], 'outpost')).toEqual([
      { sign: 'spy', count: '−2' },
      { join: 'then' },
      { tab: [{ sign: 'city' }] },
      { sign: 'spy', count: '+1' },
    ]);
  });
});

type Told = ReturnType<typeof open>;
const viewOf = ({ state }: Told, seat: SeatId = 'seat1') => outpost.view(state, seat);
const asked = ({ table }: Told): string => {
  const seat = table.asked[0] as SeatId;
  const view = outpost.view(table.state, seat);
  const task = table.task as Task<FamilyGame>;
  say(words.waiting(view, task, [seat], PEOPLE));
  return say(words.question(view, task, seat, PEOPLE));
};
const offer = ({ table }: Told, value: unknown) => {
  const seat = table.asked[0] as SeatId;
  const { label, hint, target, icon } = words.option(
    outpost.view(table.state, seat),
    table.task?.do as string,
    value,
    undefined,
    PEOPLE,
    table.task as Task<FamilyGame>,
  );
  return { label: say(label), hint: hint ? say(hint) : '', target, icon };
};
/** A position in which each question is open, and the answers to it. */
const POSTS = { ridge: ['seat1'], gallery: ['seat1'], tower: ['seat1'] } as const;
const ASKED = {
  place: () => alone({ intrigue: ['whisper'] }, { posts: { ridge: ['seat2'] } }).play({ plot: 'whisper' }),
  infiltrate: () => alone({ hand: ['errand'] }, OCCUPIED).send('errand', 'well'),
  gather: () => ASKED.infiltrate().play({ spy: 'tower' }),
  price: () =>
    alone({ hand: ['ears'], conflict: 1 }, { posts: { ridge: ['seat1'], cellar: ['seat1'] } })
      .play('reveal')
      .piece('if'),
  replace: () => alone({ intrigue: ['whisper'] }, { posts: POSTS }).play({ plot: 'whisper' }),
};
const OCCUPIED: Arrangement = { agents: { well: ['seat2'] }, posts: { cellar: ['seat1'], tower: ['seat1'] } };

describe('questions about Spies', () => {
  // R5.2 R5.1
  test('where one is placed, what a post watches, and who is there already', () => {
    const story = ASKED.place();
    expect(asked(story)).toBe('Zsuzsa, <whisper>: on which observation post do you place a Spy?');
    expect(offer(story, 'ridge')).toEqual({
      label: '<ridge>',
      hint: 'watches <camp> and <dune>; Judit has a Spy there',
      target: { kind: 'post', id: 'ridge' },
      icon: 'spy',
    });
    expect(offer(story, 'rock').hint).toBe('watches <dune>');
  });
  // R5.5 R5.6
  test('which one infiltrates, and whether another gathers', () => {
    const story = alone({ hand: ['errand'] }, OCCUPIED);
    expect(offer(story, { card: 'errand', to: 'well' }).hint).toContain('one of your Spies is recalled to infiltrate');
    expect(offer(alone({ hand: ['errand'] }), { card: 'errand', to: 'well' }).hint).not.toContain('infiltrate');
    expect(asked(ASKED.infiltrate())).toBe('Zsuzsa, <well>: which Spy do you recall to infiltrate?');
    const gathering = ASKED.gather();
    expect(asked(gathering)).toBe('Zsuzsa, <well>: do you recall a Spy to gather intelligence, and draw a card?');
    expect(offer(gathering, 'keep')).toMatchObject({ label: 'Recall no Spy', icon: 'no' });
    expect(offer(gathering, { spy: 'cellar' })).toMatchObject({ label: '<cellar>', target: { kind: 'post', id: 'cellar' } });
  });
  // R5.2 R5.4
  test('which one is paid with, and whether one is placed anew', () => {
    expect(asked(ASKED.price())).toBe('Zsuzsa, <ears>: which Spy do you recall as payment?');
    expect(asked(ASKED.replace())).toBe('Zsuzsa, <whisper>: no Spy is left in your supply. Do you recall one to place it anew?');
  });
});

const line = (event: FamilyEvent): string => say(words.story(event, PEOPLE, viewOf(alone({})))?.message as Message);
const ERRANDS = ['price', 'infiltrate', 'gather', 'replace'] as const;
const lookedUp = () => itemsOf('outpost', OUTPOST_RECORDS, { cards: {}, intrigue: {}, spaces: {}, leaders: {} });

describe('what is told and looked up', () => {
  // R5.2 R5.4-R5.6
  test('in the chronicle', () => {
    expect(line({ type: 'placedSpy', player: 'seat2', post: 'rock' })).toBe('Judit places a Spy: <rock>.');
    const why = ERRANDS.map((errand) => line({ type: 'recalledSpy', player: 'seat2', post: 'rock', errand }));
    expect(new Set(why).size).toBe(4);
    for (const told of why) expect(told).toMatch(/^Judit recalls a Spy .+: <rock>\.$/);
  });
  // R16.1
  test('beside the board', () => {
    const { has } = words.seat(viewOf(alone({}, { posts: { rock: ['seat1'] } })), 'seat1');
    expect(has.filter(({ icon }) => icon === 'spy').map(({ label }) => say(label))).toEqual(['2 Spies in the supply']);
  });
  test('every reason has its sentence', () => {
    for (const why of Object.values(SPY_WHY)) expect(say(words.reason(why))).toMatch(/^[A-Z].+\.$/);
    expect(Object.keys(familySpiesEn).filter((key) => key.startsWith('imperium.why.'))).toEqual(
      Object.values(SPY_WHY).map(({ key }) => key),
    );
  });
  // R5.1
  test('posts with what they watch, spaces with the posts that watch them', () => {
    const items = lookedUp();
    const posts = items.filter(({ group }) => group === 'imperium.group.post');
    expect(posts.map(({ entity }) => entity.id)).toEqual(Object.keys(board.posts ?? {}));
    const facts = (kind: string, id: string) =>
      items
        .find(({ entity }) => entity.kind === kind && entity.id === id)
        ?.facts?.map(({ label, value }) => `${say(label)}: ${say(value)}`);
    expect(facts('post', 'ridge')).toEqual(['Watches: <camp> and <dune>']);
    expect(facts('space', 'well')).toContain('Watched from: <tower> and <cellar>');
    expect(facts('card', 'scout')).toContain('Agent icons: Spy');
    expect(items.filter(({ entity }) => entity.kind === 'icon' && entity.id === 'spy').map(({ lines }) => lines.length)).toEqual([1]);
  });
  test('on the sheet of signs, in an edition with Spies alone', () => {
    const keysOf = (edition: string) => glossaryOf(edition).map(({ key }) => key);
    const told = Object.keys(familySpiesEn).filter((key) => key.startsWith('imperium.sheet.icon.'));
    const inBoth = (edition: string) => told.filter((key) => keysOf(edition).includes(key.slice('imperium.sheet.icon.'.length)));
    expect([inBoth('outpost'), inBoth('hamlet'), told.length]).toEqual([told, [], 8]);
    for (const key of told) say({ key });
  });
  test('no text is left over', () => {
    used.clear();
    for (const [, effects] of SAID) list(effects);
    for (const ask of Object.values(ASKED)) {
      const story = ask();
      asked(story);
      for (const option of story.options()) offer(story, option);
    }
    offer(alone({ hand: ['errand'] }, OCCUPIED), { card: 'errand', to: 'well' });
    for (const { label } of words.seat(viewOf(alone({})), 'seat1').has) say(label);
    for (const why of Object.values(SPY_WHY)) say(words.reason(why));
    line({ type: 'placedSpy', player: 'seat2', post: 'rock' });
    for (const errand of ERRANDS) line({ type: 'recalledSpy', player: 'seat2', post: 'rock', errand });
    for (const { name, lines, facts = [], group } of lookedUp()) {
      for (const message of [name, ...lines, ...facts.flatMap(({ label, value }) => [label, value])]) say(message);
      say({ key: group });
    }
    const others = Object.keys(familySpiesEn).filter((key) => !used.has(key) && !key.startsWith('imperium.sheet.'));
    expect(others).toEqual([]);
  });
});
