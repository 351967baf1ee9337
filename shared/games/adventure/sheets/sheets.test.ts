import { describe, expect, test } from 'vitest';
import { readFonts } from '../../../../main/print/fonts.ts';
import { shownOn } from '../../../sheets/extent.fixture.ts';
import { grown, overlap } from '../../../sheets/geometry.ts';
import { CARD, SAFE } from '../../../sheets/grid.ts';
import type { Item } from '../../../sheets/page.ts';
import { holdsOnEvery, textOf } from '../../../sheets/pages.fixture.ts';
import { longer, papers, sheetReader } from '../../../sheets/reader.fixture.ts';
import { shaperOf } from '../../../sheets/shape.ts';
import { PAPERS, type SheetRequest } from '../../../sheets/sheet.ts';
import { LANGUAGES } from '../../../text/message.ts';
import { DATA } from '../data.ts';
import { CARDS, CASTLE, COLOURS, DESERT, FIELDS, FIGURES, SPACE_KINDS } from '../ids.ts';
import { adventureSheetsEn } from '../text/sheets.en.ts';
import { TEXTS } from '../text/load.ts';
import { CARD_RULES, SPACE_RULES } from '../rule-of.ts';
import { coloursFor, deskFor } from './common.ts';
import { adventureSheets } from './index.ts';
import { ringOf } from './rings.ts';
import { drawnStart } from './setup-sheet.ts';

const { setter, english, textsIn, request, pagesOf, allPages, saidBy, spilt } = await sheetReader(
  shaperOf(await readFonts(process.cwd())),
  adventureSheets,
  TEXTS,
  4,
);

describe.each(papers.flatMap((paper) => [2, 3, 4].map((seats) => [paper, seats] as const)))('every page on %s for %i', (paper, seats) => {
  const pages = allPages(request(paper, seats));

  test('has the size of the paper, unless its name says another', () => {
    for (const { page } of pages.filter(({ id }) => !/-a[23]$/.test(id))) {
      const sides = [page.size.width, page.size.height].sort((a, b) => a - b);
      expect(sides).toEqual([PAPERS[paper].width, PAPERS[paper].height]);
    }
  });

  holdsOnEvery(pages, (id) => english[`adventure.sheet.${id}`]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(papers)('every text fits its place on %s, none smaller than 7 pt, and a screen reader finds its way', async (paper) => {
    const texts = await textsIn(language);
    expect(spilt(request(paper, 4, texts, language))).toEqual([]);
    const drawn = adventureSheets.filter((sheet) => sheet.drawn);
    const backed = adventureSheets.filter((sheet) => sheet.backed);
    const backs = paper === 'a4' ? 'long' : 'fold';
    expect(spilt({ ...request(paper, 4, texts, language), backs }, backed)).toEqual([]);
    for (const seats of [2, 3]) expect(spilt(request(paper, seats, texts, language), drawn)).toEqual([]);
  });
});

test.each(LANGUAGES)('no cut of a board on pages runs through a space or a corner (%s)', async (language) => {
  const texts = await textsIn(language);
  for (const paper of papers) {
    const of = request(paper, 4, texts, language);
    for (const id of ['board-table', 'board-poster']) {
      const pages = pagesOf(id, of);
      // Once all is glued together, each space is a shape of its full size on the tile that it belongs to.
      const whole = pages.flatMap((page) => {
        const { trim } = page;
        const seen = shownOn(page);
        const seams = seen.filter(
          ({ item, box }) => item.kind === 'path' && item.stroke === 'place' && item.dash && Math.max(box.width, box.height) > 100,
        );
        const shapes = seen.filter(({ item }) => item.kind === 'path' && item.fill === 'paper' && /[aA]/.test(item.d));
        return shapes.map(({ box }) => {
          const inside =
            trim &&
            box.x > trim.x &&
            box.y > trim.y &&
            box.x + box.width < trim.x + trim.width &&
            box.y + box.height < trim.y + trim.height;
          return { inside: Boolean(inside), cut: seams.some((seam) => overlap(grown(seam.box, 0.01), box)) };
        });
      });
      expect(whole.filter(({ cut }) => cut)).toEqual([]);
      expect(whole.filter(({ inside }) => inside).length).toBeGreaterThanOrEqual(DESERT.length + CASTLE.length);
    }
  }
});

test.each(LANGUAGES)('no name of a space touches the rim of the board (%s)', async (language) => {
  for (const paper of papers) {
    const shown = pagesOf('board-a3', request(paper, 4, await textsIn(language), language)).flatMap(shownOn);
    const ovals = shown.filter(({ item }) => item.kind === 'path' && item.stroke === 'ink' && !item.fill && /^M-[\d.]+ 0A/.test(item.d));
    const [rim] = ovals.sort((one, other) => other.box.width - one.box.width);
    expect(rim).toBeDefined();
    if (!rim) continue;
    const [cx, cy] = [rim.box.x + rim.box.width / 2, rim.box.y + rim.box.height / 2];
    const beyond = ([x, y]: readonly [number, number], by: number): boolean =>
      ((x - cx) / (rim.box.width / 2 + by)) ** 2 + ((y - cy) / (rim.box.height / 2 + by)) ** 2 > 1;
    const touching = shown.filter(({ runs, box }) => {
      const corners = [box.x, box.x + box.width].flatMap((x) => [box.y, box.y + box.height].map((y) => [x, y] as const));
      // What lies wholly outside of the rim is no name of a space.
      return runs && corners.some((corner) => beyond(corner, -1)) && corners.some((corner) => !beyond(corner, 0));
    });
    expect(touching.map(textOf)).toEqual([]);
  }
});

test.each(LANGUAGES)('no arrow of the board points into a name (%s)', async (language) => {
  for (const paper of papers) {
    const shown = pagesOf('board-a3', request(paper, 4, await textsIn(language), language)).flatMap(shownOn);
    const arrows = shown.filter(({ item }) => item.kind === 'path' && item.fill === 'soft');
    expect(arrows).toHaveLength(DESERT.length + CASTLE.length);
    const names = shown.filter(({ runs }) => runs);
    const hit = arrows.flatMap(({ box }) => names.filter((name) => overlap(grown(box, -0.2), name.box)).map(textOf));
    expect(hit).toEqual([]);
  }
});

test.each(papers)('a language a tenth longer than English still fits (%s)', (paper) => {
  const texts = Object.fromEntries(
    Object.entries(english).map(([key, text]) => [
      key,
      key.startsWith('adventure.sheet.') && !text.includes('{n,') && text.length > 24 ? longer(text) : text,
    ]),
  );
  for (const seats of [2, 3, 4]) expect(spilt(request(paper, seats, texts))).toEqual([]);
});

test('the deck has all its cards, each with its effect and rule', () => {
  const pages = pagesOf('cards', request());
  const said = pages.flatMap(shownOn).map(textOf);
  for (const id of CARDS) {
    const name = english[`adventure.card.${id}`] ?? '';
    expect(said.filter((text) => text === name)).toHaveLength(DATA.cards[id].copies);
    expect(said.join(' ')).toContain(CARD_RULES[id]);
  }
  expect(CARDS.reduce((sum, id) => sum + DATA.cards[id].copies, 0)).toBe(52);
});

describe('cards', () => {
  const CARD_SHEETS = ['turn-reference', 'card-reference', 'fighter-cards'] as const;

  test.each(papers)('are 63 by 88 mm with crop marks outside and crosses where four meet (%s)', (paper) => {
    const { width, height } = PAPERS[paper];
    const left = (width - 3 * CARD.width) / 2;
    for (const [id, page] of CARD_SHEETS.flatMap((id) => pagesOf(id, request(paper)).map((page) => [id, page] as const))) {
      const marks = shownOn(page).filter(({ item }) => item.kind === 'path' && item.width === 0.1);
      // A card that is two cells wide is not cut in its middle: two marks and two crosses fewer.
      const cuts = id === 'card-reference' ? [0, 126, 189] : [0, 63, 126, 189];
      expect(marks).toHaveLength(2 * cuts.length + 2 * 4 + 2 * 2 * (cuts.length - 2));
      const uprights = marks
        .filter(({ box }) => box.width < 0.2 && (box.y < 18 || box.y > height - 25))
        .map(({ box }) => Math.round((box.x + box.width / 2 - left) * 100) / 100);
      expect([...new Set(uprights)].sort((a, b) => a - b)).toEqual(cuts);
    }
  });

  test.each(CARD_SHEETS)('%s: nothing that is read lies within 4 mm of a cut', (id) => {
    const left = (PAPERS.a4.width - 3 * CARD.width) / 2;
    const top = (PAPERS.a4.height - 3 * CARD.height) / 2 - 3.5;
    const near = pagesOf(id, request())
      .flatMap(shownOn)
      .filter(({ runs, box }) => runs && runs.length > 0 && box.y < top + 3 * CARD.height)
      .filter(({ box }) => {
        const y = (box.y - top) % CARD.height;
        const x = (box.x - left) % CARD.width;
        const wide = id === 'card-reference' && box.x < left + 2 * CARD.width;
        return (
          (!wide && x < SAFE - 0.05) ||
          y < SAFE - 0.05 ||
          y + box.height > CARD.height - SAFE + 0.05 ||
          (!wide && x + box.width > CARD.width - SAFE + 0.05)
        );
      });
    expect(near.map(textOf)).toEqual([]);
  });

  test('each fighter has its card with Guile, the start of its Strength and the seven places', () => {
    // R1.3, R1.4, R2.3, R9.1
    const said = saidBy('fighter-cards');
    for (const id of FIGURES) expect(said).toContain(`${english[`adventure.figure.${id}`]}`);
    const starts = [...said.matchAll(/the clip starts on (\d)/g)].map(([, value]) => Number(value));
    expect(starts).toEqual(FIGURES.map((id) => DATA.fighters[id].strength));
    const guile = pagesOf('fighter-cards', request())
      .flatMap(shownOn)
      .filter(({ runs }) => runs?.[0]?.size === 24);
    expect(guile.map(textOf)).toEqual(FIGURES.map((id) => String(DATA.fighters[id].guile)));
    expect(said.match(/Stillsuit/g)).toHaveLength(FIGURES.length);
  });

  test('all ten kinds of card stand with their copies, effect and rule, three times', () => {
    // R2.2, R9.2-R9.8, R10.2-R10.4
    const said = saidBy('card-reference');
    for (const id of CARDS) {
      expect(said.split(`${english[`adventure.card.${id}`]} × ${DATA.cards[id].copies}`), id).toHaveLength(4);
      expect(said).toContain(CARD_RULES[id]);
    }
    expect(said).toContain('36 cards');
    expect(said).toContain('16 cards');
  });

  test('the stock cards show what every colour begins with and where it can invest', () => {
    // R4.3, R11.3
    const said = saidBy('fighter-cards');
    expect(said.match(/Spice, 6 at the start/g)).toHaveLength(COLOURS.length);
    expect(said.match(/Harvesters, 3 at the start/g)).toHaveLength(COLOURS.length);
    for (const id of FIELDS) expect(said.split(DATA.investments.red[id].numbers.join(' · '))).toHaveLength(COLOURS.length + 1);
  });
});

describe('the plan', () => {
  const desk = deskFor('space-reference', request(), setter);

  test('walks both rings as the board is laid', () => {
    // R3.2, R3.3
    expect(ringOf(desk, 'desert')).toEqual(DESERT);
    expect(ringOf(desk, 'castle')).toEqual(CASTLE);
  });

  test('names all 32 spaces, and each of the twelve kinds says what it does', () => {
    // R3.1, R6.11-R6.22
    const lines = pagesOf('space-reference', request()).flatMap(shownOn).map(textOf);
    for (const kind of SPACE_KINDS) {
      const here = [...DESERT, ...CASTLE].filter((id) => DATA.board.spaces[id].kind === kind).length;
      expect(
        lines.filter((line) => line === english[`adventure.kind.${kind}`]),
        kind,
      ).toHaveLength(here);
      expect(lines.join(' ')).toContain(SPACE_RULES[kind]);
    }
  });

  test('marks every reconstructed investment with a diamond', () => {
    // R11.3
    const diamonds = (corrections?: string): number => {
      const of = { ...request(), options: corrections ? { corrections } : {} };
      const paths = pagesOf('space-reference', of)
        .flatMap(shownOn)
        .filter(({ item, box }) => item.kind === 'path' && item.stroke === 'ink' && item.width === 0.2 && Math.abs(box.width - 1.9) < 0.05);
      return paths.length;
    };
    expect(diamonds()).toBe(COLOURS.length * FIELDS.length);
    const known = { investments: { red: { left: { numbers: [6, 8], ratio: 2, source: 'seed' } } } };
    expect(diamonds(JSON.stringify(known))).toBe(COLOURS.length * FIELDS.length - 1);
    expect(saidBy('space-reference', { ...request(), options: { corrections: JSON.stringify(known) } })).toContain('6 · 8');
  });
});

describe('set-up and score', () => {
  test.each([
    [2, '12 Harvesters and 46 spice'],
    [3, '15 Harvesters and 52 spice'],
    [4, '12 Harvesters and 46 spice'],
  ])('%i players: the bank keeps %s', (seats, bank) => {
    // R4.3
    expect(saidBy('setup-sheet', request('a4', seats))).toContain(`Bank: ${bank}`);
  });

  test('two players sit behind every other colour, three leave green out', () => {
    // R4.1, R13.1
    const players = (seats: number): string[] =>
      [...saidBy('setup-sheet', request('a4', seats)).matchAll(/Player (\d)/g)].map(([, n = '']) => n);
    expect(players(2)).toEqual(['1', '2', '1', '2']);
    expect(players(3)).toEqual(['1', '2', '3']);
    expect(players(4)).toEqual(['1', '2', '3', '4']);
    const three = saidBy('setup-sheet', request('a4', 3));
    expect(three).toContain('not played');
    for (const id of FIGURES)
      expect(three.includes(`${english[`adventure.figure.${id}`]}`), id).toBe(coloursFor(3).includes(DATA.fighters[id].colour));
  });

  test('the seed on the sheet says who begins, as in a game with that seed', () => {
    // R4.4
    const starters = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const colour = drawnStart(4, seed);
      const said = saidBy('setup-sheet', { ...request(), seed });
      expect(said).toContain(`Draw ${seed}`);
      expect(said).toContain(`First turn: ${english[`adventure.colour.${colour}`]} (`);
      return colour;
    });
    expect(new Set(starters).size).toBeGreaterThan(1);
  });

  test('every House stands with its colour in the box, said to be the box’s: it is drawn in its own', () => {
    for (const id of ['space-reference', 'fighter-cards', 'setup-sheet', 'score-sheet']) {
      const said = saidBy(id);
      for (const colour of COLOURS)
        expect(said).toContain(`${english[`adventure.colour.${colour}`]} (box: ${english[`adventure.boxColour.${colour}`]})`);
    }
  });

  test('the score sheet has a line for every fighter, good and stake, and for the bank', () => {
    // R1.1, R1.2, R11.2
    const said = saidBy('score-sheet');
    for (const id of FIGURES) expect(said).toContain(`${english[`adventure.figure.${id}`]}`);
    expect(said.match(/Stake on/g)).toHaveLength(COLOURS.length * FIELDS.length);
    const ours = COLOURS.flatMap((colour) => FIELDS.filter((field) => DATA.investments[colour][field].source === 'reconstructed'));
    // One more stands at the foot and says what it means.
    expect(said.match(/◇/g)).toHaveLength(ours.length + 1);
    expect(said).toContain('Bank: spice');
    expect(said).toContain('Pacts');
  });
});

test.each([2, 3, 4])('stocks and pacts of %i are tables', (seats) => {
  const [page] = pagesOf('score-sheet', request('a4', seats));
  const tables = (page?.items ?? []).flatMap((item) => (item.kind === 'tag' && item.tag === 'Table' ? [item.items] : []));
  const [stock = [], ...pacts] = tables;
  const colours = coloursFor(seats).length;
  // Heads; three fighters, two goods and the fields of each colour; two lines of the bank.
  expect(stock).toHaveLength(1 + colours * (3 + 2 + FIELDS.length) + 2);
  expect(pacts.map((rows) => rows.length)).toEqual([3, 3, 3]);
});

test('nets for as many dice as a side throws, with six faces and with eight', () => {
  // R8.1, R9.2, R9.3
  const alts = (items: readonly Item[]): readonly string[] =>
    items.flatMap((item) =>
      item.kind === 'path' || item.kind === 'text' ? [] : [...(item.kind === 'tag' && item.alt ? [item.alt] : []), ...alts(item.items)],
    );
  const pages = pagesOf('dice', request()).map(({ items }) => alts(items));
  const { fightDice } = DATA.game.limits;
  expect(pages).toEqual([6, 8].map((faces) => Array.from({ length: fightDice }, () => `Die with ${faces} faces`)));
});

/** Where a reader without eyes is led. */
describe('structure', () => {
  const tagsOf = (items: readonly Item[]): string[] =>
    items.flatMap((item) => (item.kind === 'tag' ? [item.tag, ...tagsOf(item.items)] : item.kind === 'group' ? tagsOf(item.items) : []));

  test('every page has one heading, and every figure says what it shows', () => {
    const silent = (items: readonly Item[]): boolean =>
      items.some((item) =>
        item.kind === 'tag' ? (item.tag === 'Figure' && !item.alt) || silent(item.items) : item.kind === 'group' && silent(item.items),
      );
    for (const { id, page } of allPages(request())) {
      expect(
        tagsOf(page.items).filter((tag) => tag === 'H1'),
        id,
      ).toHaveLength(1);
      expect(silent(page.items), id).toBe(false);
    }
  });

  test('no text is left unused', () => {
    const used = new Set<string>();
    const listening = (of: SheetRequest): SheetRequest => {
      const { say } = of.speaker;
      const heard: typeof say = (message, gaps) => {
        used.add(typeof message === 'string' ? message : message.key);
        return say(message, gaps);
      };
      return { ...of, speaker: { ...of.speaker, say: heard } };
    };
    for (const seats of [2, 3, 4]) allPages(listening(request('a4', seats)));
    const named = adventureSheets.flatMap(({ title, about }) => [title.key, about.key]);
    const inGaps = ['adventure.sheet.field.numbers'];
    expect(Object.keys(adventureSheetsEn).filter((key) => ![...used, ...named, ...inGaps].includes(key))).toEqual([]);
  });
});
