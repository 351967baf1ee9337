import { describe, expect, test } from 'vitest';
import { readFonts } from '../../../../main/print/fonts.ts';
import { deskFor, seatedAt } from '../../imperium-family/sheets/common.ts';
import { drawOf } from '../../imperium-family/sheets/draw-of.ts';
import { familyTeamsSheetsEn } from '../../imperium-family/text/teams-sheets.en.ts';
import { familySpiesSheetsEn } from '../../imperium-family/text/spies-sheets.en.ts';
import { holdsOnEvery } from '../../../sheets/pages.fixture.ts';
import { longer, papers, sheetReader } from '../../../sheets/reader.fixture.ts';
import { shaperOf } from '../../../sheets/shape.ts';
import type { Paper, SheetRequest } from '../../../sheets/sheet.ts';
import { LANGUAGES, type Texts } from '../../../text/message.ts';
import { DATA } from '../data.ts';
import { EDITION } from '../edition.ts';
import { ITEM_RULES, SHEET_RULES } from '../rule-of.ts';
import { rules } from '../rules-text.ts';
import { TEXTS } from '../text/load.ts';
import { KIT, uprisingSheets } from './index.ts';

const { setter, english, named, textsIn, request, pagesOf, allPages, saidBy, saidOn, spilt } = await sheetReader(
  shaperOf(await readFonts(process.cwd())),
  uprisingSheets,
  TEXTS,
  4,
);
const nameOf = (kind: string, id: string): string => named(`uprising.${kind}.${id}`);
const { records } = EDITION;

const DRAWN = uprisingSheets.filter((sheet) => sheet.drawn);
/** What chance draws differs with the number of players; all else is the same page. */
describe.each(papers.flatMap((paper) => [1, 2, 3, 4, 6].map((seats) => [paper, seats] as const)))(
  'every page on %s for %i',
  (paper, seats) => {
    holdsOnEvery(allPages(request(paper, seats), seats === 4 ? uprisingSheets : DRAWN), (id) => english[`imperium.sheet.${id}`]);
  },
);

const atEverySize = (paper: Paper, texts: Texts, language: (typeof LANGUAGES)[number]): readonly string[] => [
  ...spilt(request(paper, 4, texts, language)),
  ...[1, 2, 3, 6].flatMap((seats) => spilt(request(paper, seats, texts, language), DRAWN)),
];
describe.each(LANGUAGES)('in %s', (language) => {
  test.each(papers)('every text fits its place on %s, none smaller than 7 pt, and a screen reader finds its way', async (paper) => {
    expect(atEverySize(paper, await textsIn(language), language)).toEqual([]);
  });
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
  test('all spaces, and all posts with what they watch', () => {
    const spaces = saidBy('space-guide');
    const posts = saidBy('spy-reference');
    for (const id of Object.keys(records.board.spaces)) expect(spaces).toContain(nameOf('space', id));
    for (const [id, { spaces: watched }] of Object.entries(records.board.posts ?? {})) {
      expect(posts).toContain(nameOf('post', id));
      for (const space of watched) expect(posts, id).toContain(nameOf('space', space));
    }
  });
  test('every contract and every Objective as often as in the box', () => {
    const said = saidBy('contract-cards');
    for (const [id, { copies }] of Object.entries(records.contracts?.cards ?? {}))
      expect(said.split(nameOf('contract', id)).length - 1, id).toBeGreaterThanOrEqual(copies);
    expect(pagesOf('contract-cards', request())).toHaveLength(3);
    for (const id of Object.keys(records.objectives ?? {})) expect(said.replace(/\s+/g, ' ')).toContain(nameOf('objective', id));
  });
  test('every Rival and every Hagal card, and how many there are for one and for two', () => {
    const said = saidBy('rival-reference').replace(/\s+/g, ' ');
    for (const id of Object.keys(records.rivals ?? {})) expect(said).toContain(nameOf('rival', id));
    for (const id of Object.keys(records.hagal.cards)) {
      const to = records.hagal.cards[id]?.send_to;
      expect(said).toContain(typeof to === 'string' ? nameOf('space', to) : nameOf('hagal', id));
    }
    for (const variant of Object.keys(records.hagal.variants ?? {})) expect(said).toContain(english[`imperium.sheet.variant.${variant}`]);
    expect(said).toContain('Without the 2P cards: 37'); // R17.3
    expect(said).toContain('38 cards');
  });
  test('what no source states is marked: the card that shuffles, and the seats of the council with six', () => {
    // Q38, Q40
    const shuffles = nameOf('hagal', 'hagal-reshuffle');
    for (const sheet of ['hagal-cards', 'rival-reference']) {
      const marked = saidBy(sheet).match(/[^◇.]{0,40} ◇/g) ?? [];
      expect(marked.filter((words) => words.includes(shuffles)).length, sheet).toBeGreaterThan(0);
    }
    expect(saidBy('team-reference')).toMatch(new RegExp(`${english['imperium.sheet.row.sign-council']} ◇`));
  });
  test('all Leaders, Conflicts, cards and Intrigue cards', () => {
    const conflicts = saidBy('influence-conflicts');
    for (const id of Object.keys(DATA.conflicts)) expect(conflicts).toContain(nameOf('conflict', id));
    const cards = saidBy('card-list');
    for (const id of Object.keys(deskFor(KIT, 'card-list', request(), setter).book.cards)) expect(cards).toContain(nameOf('card', id));
    const leaders = saidBy('leader-cards').replace(/\s+/g, ' ');
    for (const id of Object.keys(deskFor(KIT, 'leader-cards', request(), setter).book.leaders))
      expect(leaders).toContain(nameOf('leader', id));
  });
});

describe('what is laid out', () => {
  const setup = (seats: number, options = {}): string => saidBy('setup-sheet', { ...request('a4', seats), options }).replace(/\s+/g, ' ');
  test.each([
    [1, 'Score markers on 0', 'Rivals:'],
    [2, 'Score markers on 0', 'for the Rival'],
    [3, 'Score markers on 0', 'The 3 for this number'],
    [4, 'Score markers on 1', 'The 4 for this number'],
  ])('%i players: %s, %s', (seats, score, more) => {
    const said = setup(seats);
    for (const part of [score, more, '3 for everybody', 'The Shield Wall']) expect(said).toContain(part);
    expect(said).not.toContain('Mentat on its space');
  });
  test('contracts only with the module; the first level has no garrison, the last no Swordmaster for the person', () => {
    expect(setup(3)).not.toContain('shuffled face down, 2');
    expect(setup(3, { choam: 'with' })).toMatch(/(20|18) shuffled face down, 2 turned up/); // R14.6;
    expect(setup(1, { difficulty: 'mercenary' })).toContain('0 troops in the garrison');
    expect(setup(1, { difficulty: 'kwisatz-haderach' })).toContain('You yourself never get one');
    expect(setup(2, { streamlined: 'with' })).toContain('Streamlined. See the sheet of the Rivals');
  });
  test('Rivals get cards, persons Objectives, and other seeds draw others', () => {
    const drawn = (seats: number, seed: number) => drawOf(deskFor(KIT, 'setup-sheet', { ...request('a4', seats), seed }, setter));
    for (const [seats, rivals] of [
      [1, 2],
      [2, 1],
      [3, 0],
    ] as const) {
      const { state, players } = drawn(seats, 3);
      expect(players.filter((id) => state.players[id]?.rivalCard)).toHaveLength(rivals);
      for (const id of players) expect(state.players[id]?.objectives).toHaveLength(1);
    }
    expect(
      new Set(
        [1, 2, 3, 4, 5, 6].map((seed) => JSON.stringify(drawn(1, seed).players.map((id) => drawn(1, seed).state.players[id]?.rivalCard))),
      ).size,
    ).toBeGreaterThan(3);
  });
});

describe('two teams', () => {
  const six = (id: string): string => saidBy(id, request('a4', 6)).replace(/\s+/g, ' ');
  test('the set-up says who sits where, what a Commander begins with, and lays nine Conflicts', () => {
    const said = six('setup-sheet');
    const { state } = drawOf(seatedAt(deskFor(KIT, 'setup-sheet', request('a4', 6), setter), 6));
    for (const seat of state.seats) expect(said).toContain(nameOf('leader', state.players[seat]?.leader ?? ''));
    expect(said.match(/Ally of /g)).toHaveLength(4);
    for (const part of ['Great Houses and Fringe Worlds', '2 arrow Agents', 'score 4', '4 of 4 of level III and 5 of 9 of level II']) {
      expect(said).toContain(part); // R18.4 R18.5
    }
    expect(said).toContain('(2); the other 18 shuffled face down'); // R14.6 R18.4
  });
  test('a Commander scores points and the own track, an Ally the four of the board', () => {
    const said = six('score-sheet');
    expect(said.match(/Great Houses/g)).toHaveLength(4);
    expect(said.match(/Emperor/g)).toHaveLength(1);
    expect(said).toContain('Muad’Dib');
  });
  test('what no rulebook says about teams is marked', () => {
    // R4.14, R18.19, R18.26
    expect(six('team-reference').match(/[^ .]+ ◇: /g)).toHaveLength(3);
  });
  test('Conflicts of this side name its Factions, and how Allies rank', () => {
    // R18.12, R18.14
    const pages = pagesOf('influence-conflicts', request()).map((page) => saidOn(page).replace(/\s+/g, ' '));
    const [usual, teams] = [pages.slice(0, pages.length / 2).join(' '), pages.slice(pages.length / 2).join(' ')];
    expect(usual).toContain('1 Influence with the Emperor');
    expect(usual).not.toMatch(/Great Houses|Fringe Worlds|Tied partners/);
    expect(teams).not.toMatch(/Influence with the (?:Emperor|Fremen)/);
    for (const part of ['Influence with the Great Houses', 'Influence with the Fringe Worlds', 'Tied partners', 'All three rewards'])
      expect(teams).toContain(part);
  });
  test('every space of this side, every post, both decks and all own spaces', () => {
    const { board, cards } = seatedAt(deskFor(KIT, 'space-guide', request(), setter), 6).book;
    const [guide, cardsOf, boards] = [saidBy('space-guide'), six('team-reference'), six('commander-boards')];
    for (const [id, { only }] of Object.entries(board.spaces)) expect(only ? boards : guide, id).toContain(nameOf('space', id));
    for (const { spaces } of Object.values(board.posts ?? {})) for (const id of spaces) expect(cardsOf).toContain(nameOf('space', id));
    for (const [id, { owner }] of Object.entries(cards)) if (owner) expect(boards, id).toContain(nameOf('card', id));
    expect(pagesOf('commander-boards', request())).toHaveLength(2);
    expect(pagesOf('team-reference', request())).toHaveLength(1);
  });
});

describe('rules', () => {
  test('every rule that a sheet cites is one of this rulebook', () => {
    const known = new Set(rules.map(({ id }) => id));
    const chapters = new Set(rules.map(({ id }) => id.split('.')[0]));
    const cited = uprisingSheets.flatMap(({ id }) =>
      [...saidBy(id, { ...request(), options: { choam: 'with' } }).matchAll(/\bR\d+(\.\d+)?/g)].map(([rule]) => rule),
    );
    expect(cited.length).toBeGreaterThan(80);
    expect([...new Set(cited)].filter((rule) => !known.has(rule) && !chapters.has(rule))).toEqual([]);
    expect(
      Object.values(SHEET_RULES)
        .flatMap((rule) => rule.split(', '))
        .filter((rule) => !known.has(rule) && !chapters.has(rule)),
    ).toEqual([]);
    expect(ITEM_RULES.leaders['staban-tuek']).toBe('R15.11');
  });
  test('no text of these sheets is left unused', () => {
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
    for (const seats of [1, 2, 3])
      for (const difficulty of ['mercenary', 'kwisatz-haderach'])
        allPages(listening({ ...request('a4', seats), options: { choam: 'with', difficulty, streamlined: 'with' } }), DRAWN);
    allPages(listening(request('a4', 6)));
    const named = uprisingSheets.flatMap(({ title, about }) => [title.key, about.key]);
    expect(
      Object.keys({ ...familySpiesSheetsEn, ...familyTeamsSheetsEn }).filter(
        (key) => ![...used, ...named].includes(key) && !key.startsWith('imperium.sheet.variant.'),
      ),
    ).toEqual([]);
  });
});
