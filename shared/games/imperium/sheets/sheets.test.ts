import { describe, expect, test } from 'vitest';
import { readFonts } from '../../../../main/print/fonts.ts';
import { shownOn } from '../../../sheets/extent.fixture.ts';
import { CARD, SAFE } from '../../../sheets/grid.ts';
import type { Item } from '../../../sheets/page.ts';
import { holdsOnEvery, textOf } from '../../../sheets/pages.fixture.ts';
import { longer, papers, sheetReader } from '../../../sheets/reader.fixture.ts';
import { stone } from '../../../sheets/stones.ts';
import { shaperOf } from '../../../sheets/shape.ts';
import { PAPERS, type Paper, type SheetRequest } from '../../../sheets/sheet.ts';
import { LANGUAGES, type Texts } from '../../../text/message.ts';
import { copiesOf } from '../../imperium-family/records.ts';
import { drawOf } from '../../imperium-family/sheets/draw-of.ts';
import { deskFor } from '../../imperium-family/sheets/common.ts';
import { glossaryOf } from '../../imperium-family/sheets/glossary.ts';
import { signsOf } from '../../imperium-family/signs/effects.ts';
import { signsIn } from '../../imperium-family/signs/token.ts';
import { everyEffect } from '../../imperium-family/effects/walk.ts';
import type { Effects } from '../../imperium-family/effects/effects.ts';
import { leaderEmblem } from '../../imperium-family/sheets/emblem.ts';
import { familySheetsEn } from '../../imperium-family/text/sheets.en.ts';
import { CARDS, CONFLICTS, DATA, HAGAL, INTRIGUE, LEADERS, SPACES } from '../data.ts';
import { ITEM_RULES } from '../rule-of.ts';
import { TEXTS } from '../text/load.ts';
import { imperiumSheets, KIT } from './index.ts';

const { setter, english, named, textsIn, request, pagesOf, allPages, saidOn, saidBy, spilt } = await sheetReader(
  shaperOf(await readFonts(process.cwd())),
  imperiumSheets,
  TEXTS,
  4,
);
const nameOf = (kind: string, id: string): string => named(`imperium.${kind}.${id}`);

describe.each(papers.flatMap((paper) => [1, 2, 3, 4].map((seats) => [paper, seats] as const)))(
  'every page on %s for %i',
  (paper, seats) => {
    holdsOnEvery(allPages(request(paper, seats)), (id) => english[`imperium.sheet.${id}`]);
  },
);

const SETUP = imperiumSheets.filter(({ id }) => id === 'setup-sheet');
const DRAWN = imperiumSheets.filter((sheet) => sheet.drawn);
const atEverySize = (paper: Paper, texts: Texts, language: (typeof LANGUAGES)[number]): readonly string[] => [
  ...spilt(request(paper, 4, texts, language)),
  ...[1, 2, 3].flatMap((seats) => spilt(request(paper, seats, texts, language), DRAWN)),
];

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(papers)('every text fits its place on %s, none smaller than 7 pt, and a screen reader finds its way', async (paper) => {
    const texts = await textsIn(language);
    expect(atEverySize(paper, texts, language)).toEqual([]);
  });
});

test('points and tracks are a table whose rows and columns have heads', () => {
  const [page] = pagesOf('score-sheet', request());
  const table = (page?.items ?? []).find((item) => item.kind === 'tag' && item.tag === 'Table');
  const rows = table?.kind === 'tag' ? table.items.filter((item) => item.kind === 'tag' && item.tag === 'TR') : [];
  // Four players with points, four tracks and the Conflict, below the heads.
  expect(rows).toHaveLength(1 + 4 * 6);
});

test('the Hagal deck has all its cards, each with its swords', () => {
  const said = pagesOf('hagal-cards', request()).flatMap(shownOn).map(textOf);
  const copies = HAGAL.reduce((sum, id) => sum + DATA.hagal.cards[id].copies, 0);
  expect(copies).toBe(31);
  expect(said.filter((text) => text === nameOf('space', 'conspire'))).toHaveLength(2);
  expect(said.filter((text) => text.includes('Rival’s board'))).toHaveLength(2);
});

test.each(papers)('a language a tenth longer than English still fits (%s)', (paper) => {
  const texts = Object.fromEntries(
    Object.entries(english).map(([key, text]) => [
      key,
      key.startsWith('imperium.sheet.') && !text.includes('plural') && text.length > 24 ? longer(text) : text,
    ]),
  );
  expect(atEverySize(paper, texts, 'en')).toEqual([]);
});

describe('everything in the box stands on a sheet', () => {
  test('all spaces with their rule', () => {
    const said = saidBy('space-guide');
    for (const id of SPACES) expect(said).toContain(nameOf('space', id));
    for (const id of SPACES) expect(said, id).toContain(ITEM_RULES.spaces[id]);
  });
  test('all Leaders with ability and signet', () => {
    const said = saidBy('leader-cards');
    for (const id of LEADERS) for (const part of [id, `${id}.ability`, `${id}.signet`]) expect(said).toContain(nameOf('leader', part));
  });
  test('all Conflicts, by level', () => {
    const said = saidBy('influence-conflicts');
    for (const id of CONFLICTS) expect(said).toContain(nameOf('conflict', id));
    expect(said.match(/Skirmish/g)).toHaveLength(4);
    for (const use of ['1 of 4', '5 of 10', '4 of 4']) expect(said).toContain(use); // R2.2
  });
  test('all sorts of Hagal cards with their swords, and what is left for one and two', () => {
    const swords = pagesOf('hagal-reference', request())[1];
    const said = saidBy('hagal-reference');
    for (const id of HAGAL) {
      const to = DATA.hagal.cards[id].send_to;
      expect(said).toContain(to && to !== 'most_bonus_spice' ? nameOf('space', to) : nameOf('hagal', id));
    }
    expect(swords).toBeDefined();
    expect(said).toContain('28 cards'); // R22.1
    expect(said).toContain('27 cards'); // R23.3
  });
  test('all cards and Intrigue cards', () => {
    const cards = saidBy('card-list');
    for (const id of CARDS) expect(cards).toContain(nameOf('card', id));
    for (const set of ['starter', 'reserve', 'imperium'])
      expect(cards).toContain(`${copiesOf(Object.values(DATA.cards).filter((card) => card.set === set))} cards`);
    const intrigue = saidBy('intrigue-list');
    for (const id of INTRIGUE) expect(intrigue).toContain(nameOf('intrigue', id));
  });
  test('every sign that an effect of the box draws is explained', () => {
    const explained = new Set(glossaryOf('imperium').flatMap(({ signs }) => signsIn(signs)));
    const lists = (value: unknown): readonly Effects[] =>
      typeof value !== 'object' || value === null
        ? []
        : Object.entries(value).flatMap(([key, each]) => (BOXES.includes(key) && Array.isArray(each) ? [each as Effects] : lists(each)));
    const drawn = lists(DATA).flatMap((list) => everyEffect(list).flatMap((effect) => signsIn(signsOf([effect], 'imperium'))));
    expect(drawn.length).toBeGreaterThan(300);
    expect([...new Set(drawn)].filter((sign) => !explained.has(sign))).toEqual([]);
  });
});
const BOXES = [
  'agent',
  'reveal',
  'acquire',
  'on_trash',
  'plot',
  'combat',
  'endgame',
  'first',
  'second',
  'third',
  'effects',
  'signet',
  'bonus',
];

describe('what chance decides', () => {
  test('the seed on the sheet gives the Leaders, First Player and Conflicts of a game with that seed', () => {
    for (const seats of [1, 2, 3, 4]) {
      const of = { ...request('a4', seats), seed: 11 };
      const draw = drawOf(deskFor(KIT, 'setup-sheet', of, setter));
      const [first, second] = pagesOf('setup-sheet', of).map(saidOn);
      expect(first).toContain('Draw 11');
      for (const player of draw.players) expect(first).toContain(nameOf('leader', draw.state.players[player]?.leader ?? ''));
      expect(draw.conflicts).toHaveLength(10);
      for (const id of draw.conflicts) expect(second).toContain(nameOf('conflict', id));
      for (const id of draw.conflicts.slice(1)) expect(first).not.toContain(nameOf('conflict', id));
    }
  });
  test('other seeds, other draws; with the option no House twice', () => {
    const of = (seed: number, houses?: string): ReturnType<typeof drawOf> =>
      drawOf(deskFor(KIT, 'setup-sheet', { ...request(), seed, options: houses ? { houses } : {} }, setter));
    expect(new Set([1, 2, 3, 4, 5].map((seed) => of(seed).conflicts.join())).size).toBe(5);
    for (const seed of [1, 2, 3, 4, 5]) {
      const { state } = of(seed, 'distinct');
      const houses = state.seats.map((seat) => DATA.leaders[state.players[seat]?.leader as (typeof LEADERS)[number]].house);
      expect(new Set(houses).size).toBe(4); // R24.1
    }
  });
  test.each([
    [1, 'Score markers on 0', 'Hagal deck without the 2P cards: 27'],
    [2, 'Score markers on 0', 'Hagal deck without the 1P cards: 28'],
    [3, 'Score markers on 0', 'Each player'],
    [4, 'Score markers on 1', 'Each player'],
  ])('%i players: %s', (seats, score, deck) => {
    const said = saidBy('setup-sheet', request('a4', seats));
    expect(said).toContain(score); // R2.8
    expect(said).toContain(deck);
  });
  test('the difficulty of a solo game says what its Rivals begin with', () => {
    const of = (difficulty: string): string => saidBy('setup-sheet', { ...request('a4', 1), options: { difficulty } });
    expect(of('mercenary')).toContain('under the top 5 cards'); // R23.4
    expect(of('mercenary')).toContain('You besides: gain 1 Solari and 1 spice');
    expect(of('mentat')).toContain('under the top 3 cards');
  });
});

describe('a sheet says nothing that is not so', () => {
  test('in a solo game 27 Hagal cards lie on the table, whatever the Rivals have done in the draw', () => {
    const places = (seats: number): string =>
      [1, 2, 3, 4, 5, 6, 7, 8]
        .map((seed) => [...saidBy('setup-sheet', { ...request('a4', seats), seed }).matchAll(/(\d+)\s+House Hagal/g)].at(-1)?.[1])
        .join();
    expect(places(1)).toBe(Array.from({ length: 8 }, () => '27').join()); // R23.3
    expect(places(2)).toBe(Array.from({ length: 8 }, () => '28').join()); // R22.1
  });
  test('a Leader has the same sign on every sheet, and no sign of another House', () => {
    const partsOf = (item: Item): string => ('items' in item ? JSON.stringify(item.items) : '');
    const cards = JSON.stringify(pagesOf('leader-cards', request()));
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const of = { ...request('a4', 4), seed };
      const setUp = JSON.stringify(pagesOf('setup-sheet', of)[0]);
      const { state } = drawOf(deskFor(KIT, 'setup-sheet', of, setter));
      for (const seat of state.seats) {
        const leader = state.players[seat]?.leader as (typeof LEADERS)[number];
        const sign = partsOf(leaderEmblem(DATA.leaders[leader].house, 0, 0, 1));
        expect([setUp.includes(sign), cards.includes(sign)], leader).toEqual([true, true]);
      }
      for (const other of ['fremen', 'corrino', 'guild', 'bene-gesserit', 'bene-tleilax', 'smugglers'] as const)
        for (const page of [setUp, cards]) expect(page.includes(partsOf(stone(other, 0, 0, 1))), other).toBe(false);
    }
  });
  test('Persuasion comes from the Hall of Oratory too', () => {
    expect(saidBy('turn-reference')).toMatch(/2 with a council seat, 1 with an Agent on Hall of Oratory/); // R9.5 R7.13
  });
  test('there are 40 Intrigue cards, and one is listed under two kinds', () => {
    expect(saidBy('intrigue-list')).toMatch(/40 cards in all\s+Listed under several kinds: Tiebreaker/); // R12.3
  });
  test('a troop lost from the garrison is explained beside one lost in the Conflict', () => {
    const said = saidBy('turn-reference');
    expect(said).toContain('A troop in the Conflict goes back to the supply.');
    expect(said).toContain('A troop in the garrison goes back to the supply.'); // R8.2
  });
  test('House Hagal: its place in Combat, its defence, and what it counts as having', () => {
    const said = saidBy('hagal-reference');
    expect(said).toContain('In Combat it comes right after the First Player.'); // R22.5
    expect(said).toContain('A Rival always defends the space that it controls.'); // R23.14
    expect(said).toContain('Where copies of The Spice Must Flow count, each Rival has 2.'); // R23.15
    for (const rule of ['R22.5', 'R23.14', 'R23.15']) expect(said).toContain(rule);
  });
  test('rounds stand in columns, in Korean too', async () => {
    const said = saidBy('score-sheet', request('a4', 4, await textsIn('ko'), 'ko'));
    expect(said).toContain('세로 한 열이 한 라운드');
    expect(said).not.toContain('한 줄에 한 라운드');
  });
});

test.each(papers)('cards are 63 by 88 mm with marks, and nothing that is read lies near a cut (%s)', (paper) => {
  const { width, height } = PAPERS[paper];
  const left = (width - 3 * CARD.width) / 2;
  const top = (height - 3 * CARD.height) / 2 - (paper === 'letter' ? 0 : 3.5);
  for (const page of [...pagesOf('leader-cards', request(paper)), ...pagesOf('turn-reference', request(paper)).slice(0, 1)]) {
    const shown = shownOn(page);
    expect(shown.filter(({ item }) => item.kind === 'path' && item.width === 0.1)).toHaveLength(24);
    const near = shown.filter(({ runs, box }) => {
      if (!runs || box.y > top + 3 * CARD.height || box.x < left) return false;
      const [x, y] = [(box.x - left) % CARD.width, (box.y - top) % CARD.height];
      return x < SAFE - 0.05 || y < SAFE - 0.05 || x + box.width > CARD.width - SAFE + 0.05 || y + box.height > CARD.height - SAFE + 0.05;
    });
    expect(near.map(textOf)).toEqual([]);
  }
});

test('corrections of an owner reach the sheets', () => {
  const corrections = JSON.stringify({ board: { spaces: { wealth: { effects: [{ gain: { solari: 9 } }] } } } });
  expect(saidBy('space-guide')).not.toContain('Gain 9 Solari');
  expect(saidBy('space-guide', { ...request(), options: { corrections } })).toContain('Gain 9 Solari');
});

test('the list of cards says which one sends any Agent anywhere, beside the one that lets any number of troops retreat', () => {
  expect(saidBy('card-list').match(/\bany\b/g)).toHaveLength(2); // R19.7 R19.20
});

describe('structure', () => {
  const tagsOf = (items: readonly Item[]): string[] =>
    items.flatMap((item) => (item.kind === 'tag' ? [item.tag, ...tagsOf(item.items)] : item.kind === 'group' ? tagsOf(item.items) : []));

  test('every page has one heading', () => {
    for (const { id, page } of allPages(request()))
      expect(
        tagsOf(page.items).filter((tag) => tag === 'H1'),
        id,
      ).toHaveLength(1);
  });
  test('no text is left unused', () => {
    const used = new Set<string>();
    const note = (message: unknown): void => {
      if (typeof message !== 'object' || message === null) return;
      if ('key' in message) used.add(String(message.key));
      for (const each of Object.values(message)) note(each);
    };
    const listening = (of: SheetRequest): SheetRequest => {
      const { say } = of.speaker;
      const heard: typeof say = (message, gaps) => {
        note(typeof message === 'string' ? { key: message, gaps } : message);
        return say(message, gaps);
      };
      return { ...of, speaker: { ...of.speaker, say: heard } };
    };
    allPages(listening(request()));
    for (const options of [{}, { difficulty: 'mentat', houses: 'distinct' }])
      for (const seats of [1, 2, 3, 4])
        for (const seed of [1, 2, 3]) allPages(listening({ ...request('a4', seats), seed, options }), SETUP);
    const named = imperiumSheets.flatMap(({ title, about }) => [title.key, about.key]);
    expect(Object.keys(familySheetsEn).filter((key) => ![...used, ...named].includes(key))).toEqual([]);
  });
});

test.each([
  ['space-guide', (): number => Object.keys(DATA.board.zones).length],
  ['hagal-reference', (): number => 2],
  ['influence-conflicts', (): number => 3],
  ['card-list', (): number => 3],
])('%s: what has columns is tables, what is a list of cards is sections', (id, many) => {
  const tagged = pagesOf(id, request()).flatMap(({ items }) => items.filter((item) => item.kind === 'tag'));
  // A list goes on in another table on its next page.
  expect(tagged.filter(({ tag }) => tag === 'Table').length).toBeGreaterThanOrEqual(many());
  expect(tagged.filter(({ tag }) => tag === 'Sect')).toEqual([]);
});
