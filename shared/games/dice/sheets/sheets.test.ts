import { describe, expect, test } from 'vitest';
import { readFonts } from '../../../../main/print/fonts.ts';
import { CARD, SAFE } from '../../../sheets/grid.ts';
import { type Shown, shownOn } from '../../../sheets/extent.fixture.ts';
import type { Item, Page, PathItem } from '../../../sheets/page.ts';
import { holdsOnEvery, textOf } from '../../../sheets/pages.fixture.ts';
import { longer, papers, sheetReader } from '../../../sheets/reader.fixture.ts';
import { shaperOf } from '../../../sheets/shape.ts';
import { PAPERS, type Paper } from '../../../sheets/sheet.ts';
import { LANGUAGES } from '../../../text/message.ts';
import { DATA } from '../data.ts';
import { HOUSES, REGIONS, STORM_ZONES } from '../ids.ts';
import { TEXTS } from '../text/load.ts';
import { deskFor, POWER_RULES } from './common.ts';
import { paperDice } from './dice.ts';
import { diceSheets } from './index.ts';
import { drawnSetup } from './setup-sheet.ts';
import { tableTokens, tokensOf } from './tokens.ts';

const { setter, english, textsIn, request, allPages, spilt } = await sheetReader(
  shaperOf(await readFonts(process.cwd())),
  diceSheets,
  TEXTS,
  6,
);
const desk = deskFor('tokens', request(), setter);

describe.each(papers)('every page on %s', (paper) => {
  const pages = allPages(request(paper));

  test('has the size of the paper, upright, unless its name says another', () => {
    const { width, height } = PAPERS[paper];
    for (const { id, page } of pages.filter((each) => !/-a[23]$|^box$/.test(each.id)))
      expect(page.size, id).toEqual(id === 'map-poster' ? { width: height, height: width } : { width, height });
  });

  holdsOnEvery(pages, (id) => english[`dice.sheet.${id}`]);
});

// R13.1, Q28: with the ally there the target is still held.
test.each([
  ['en', 'ally'],
  ['hu', 'irányítod'],
  ['cs', 'spojenec'],
  ['de', 'Verbündete'],
  ['ko', '장악'],
] as const)('step 8 leaves room for the ally in %s', async (language, word) => {
  expect((await textsIn(language))['dice.sheet.step.assets']).toContain(word);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(papers)('every text fits its place on %s, none smaller than 7 pt, and a screen reader finds its way', async (paper) => {
    const texts = await textsIn(language);
    expect(spilt(request(paper, 8, texts, language))).toEqual([]);
    expect(
      spilt(
        request(paper, 2, texts, language),
        diceSheets.filter(({ drawn }) => drawn),
      ),
    ).toEqual([]);
    const backed = diceSheets.filter((sheet) => sheet.backed);
    const backs = paper === 'a4' ? 'long' : 'fold';
    expect(spilt({ ...request(paper, 8, texts, language), backs }, backed)).toEqual([]);
  });
});

test.each(papers)('a language a tenth longer than English still fits (%s)', (paper) => {
  const named = /^dice[.](sheet|power|step|house|region|asset|token|leader|face|die)[.]|^sheet[.]/;
  const short =
    /[.](count|leader|ally|setup[.]seat|start|leftOverAsset|wind)[.]?|^dice[.](house|region|leader|face|token|asset|step|die|power)[.][a-z-]+$/;
  const texts = Object.fromEntries(
    Object.entries(english).map(([key, text]) => [key, named.test(key) && !short.test(key) ? longer(text) : text]),
  );
  expect(spilt(request(paper, 8, texts))).toEqual([]);
});

test('the set to play without a box has everything: cards, map, dice, tokens, a box', () => {
  expect(diceSheets.filter(({ kit }) => kit).map(({ id }) => id)).toEqual([
    'turn-reference',
    'setup-sheet',
    'house-cards',
    'map-poster',
    'dice',
    'tokens',
    'box',
  ]);
});

describe('cards', () => {
  const page = (id: string, paper: Paper): Page => diceSheets.find((sheet) => sheet.id === id)?.pages(request(paper), setter)[0] as Page;

  test.each(papers)('are 63 by 88 mm with crop marks outside and crosses where four meet (%s)', (paper) => {
    const { width, height } = PAPERS[paper];
    const left = (width - 3 * CARD.width) / 2;
    const marks = shownOn(page('house-cards', paper)).filter(({ item }) => item.kind === 'path' && item.width === 0.1);
    expect(marks).toHaveLength(2 * 4 + 2 * 4 + 2 * 4);
    const uprights = marks
      .filter(({ box }) => box.width < 0.2 && (box.y < 18 || box.y > height - 25))
      .map(({ box }) => Math.round((box.x + box.width / 2 - left) * 100) / 100);
    expect([...new Set(uprights)].sort((a, b) => a - b)).toEqual([0, 63, 126, 189]);
    const flats = marks
      .filter(({ box }) => box.height < 0.2 && (box.x < 11.5 || box.x > width - 13))
      .map(({ box }) => box.y + box.height / 2);
    const rows = [...new Set(flats.map((y) => Math.round((y - Math.min(...flats)) * 100) / 100))].sort((a, b) => a - b);
    expect(rows).toEqual([0, 88, 176, 264]);
  });

  test.each(['house-cards', 'turn-reference'])('%s: nothing that is read lies within 4 mm of a cut', (id) => {
    const left = (PAPERS.a4.width - 3 * CARD.width) / 2;
    const top = (PAPERS.a4.height - 3 * CARD.height) / 2 - 3.5;
    const near = shownOn(page(id, 'a4'))
      .filter(({ runs, box }) => runs && runs.length > 0 && box.y < top + 3 * CARD.height)
      .filter(({ box }) => {
        const y = (box.y - top) % CARD.height;
        const x = (box.x - left) % CARD.width;
        const wide = id === 'turn-reference' && box.x < left + 2 * CARD.width;
        return (
          x < SAFE - 0.05 ||
          y < SAFE - 0.05 ||
          y + box.height > CARD.height - SAFE + 0.05 ||
          (!wide && x + box.width > CARD.width - SAFE + 0.05)
        );
      });
    expect(near.map(textOf)).toEqual([]);
  });

  test('every power stands on its card, with its rule', () => {
    const said = shownOn(page('house-cards', 'a4')).map(textOf).join(' ').replaceAll('\u00a0', ' ');
    for (const house of HOUSES) {
      const { powers, allyPower } = DATA.houses[house];
      for (const power of [...powers, allyPower].filter((id) => id !== 'face-dancers-alternative')) {
        expect(said).toContain(english[`dice.power.${power}`]);
        expect(said).toContain(POWER_RULES[power]);
      }
    }
  });

  test('the other Face Dancers are printed where the table plays them', () => {
    const sheet = diceSheets.find(({ id }) => id === 'house-cards');
    const [other] = sheet?.pages({ ...request(), options: { face_dancers: 'spice' } }, setter) ?? [];
    const said = shownOn(other as Page).map(textOf);
    expect(said).toContain(english['dice.power.face-dancers-alternative']);
    expect(said).not.toContain(english['dice.power.face-dancers']);
  });
});

describe('pieces', () => {
  test.each(HOUSES)('%s has exactly its tokens', (house) => {
    // R2.2
    const { troop, large, leaders, spiceMarker } = DATA.houses[house];
    const kinds = tokensOf(desk, house).map(({ kind }) => kind);
    const counted = (kind: string): number => kinds.filter((each) => each === kind).length;
    expect({ troop: counted('troop'), large: counted('large'), leader: counted('leader'), spice: counted('spice') }).toEqual({
      troop,
      large,
      leader: Object.keys(leaders).length,
      spice: spiceMarker ? 1 : 0,
    });
  });

  test('the table has its assets, common pool and two markers', () => {
    // R2.1
    const { assets, tokens } = DATA.components;
    const wanted = [...Object.values(assets), ...Object.values(tokens)].reduce((sum, { count }) => sum + count, 0) + 2;
    expect(tableTokens(desk)).toHaveLength(wanted);
  });

  test('all tokens of all Houses are on the sheet', () => {
    const [sheet] = diceSheets.find(({ id }) => id === 'tokens')?.pages(request(), setter) ?? [];
    const squares = [...HOUSES.map((house) => tokensOf(desk, house)), tableTokens(desk)].reduce((sum, row) => sum + row.length, 0);
    const cuts = shownOn(sheet as Page).filter(({ item, box }) => item.kind === 'path' && item.width === 0.12 && box.width < 1);
    expect(cuts).toHaveLength(squares + HOUSES.length + 1); // each row has one cut more than tokens
  });

  test('a die says its wind, and the map which way that is', () => {
    // R2.8, R3.4: an arrow alone points another way on every side of the ring.
    const [nets] = diceSheets.find(({ id }) => id === 'dice')?.pages(request(), setter) ?? [];
    const onNets = shownOn(nets as Page).map(textOf);
    for (const wind of ['east', 'west'] as const) {
      const { count, faces } = DATA.dice.region;
      const letter = english[`dice.sheet.wind.${wind}`];
      expect(onNets.filter((text) => text === letter)).toHaveLength(count * faces.filter((face) => face.wind === wind).length);
    }
    const [page] = diceSheets.find(({ id }) => id === 'map')?.pages(request(), setter) ?? [];
    const said = shownOn(page as Page).map(textOf);
    expect(said.filter((text) => text === english['dice.sheet.wind.along'])).toHaveLength(STORM_ZONES.length);
    expect(said.join(' ')).toMatch(/East \(E\), along the arrows: 5 → 4/);
  });

  test('the set-up sheet names the place of what lies on the House card', () => {
    const [page] = diceSheets.find(({ id }) => id === 'setup-sheet')?.pages(request(), setter) ?? [];
    const said = shownOn(page as Page)
      .map(textOf)
      .join(' ');
    expect(said).toContain('On the House card:');
    expect(said).not.toContain('Here:');
  });

  test('seven dice with six faces each, as in the data', () => {
    // R2.1, R3.1-R3.4
    const dice = paperDice(desk);
    expect(dice).toHaveLength(7);
    for (const { faces } of dice) expect(faces).toHaveLength(6);
    expect(dice[0]?.faces.map(({ name }) => name)).toEqual(DATA.dice.house.faces.map((face) => english[`dice.house.${face}`]));
    expect(dice[4]?.faces.map(({ name }) => name)).toEqual(DATA.dice.region.faces.map(({ zone, wind }) => `${zone}, ${wind}`));
    expect(dice[5]?.faces.filter(({ name }) => name.includes('Storm'))).toHaveLength(3);
  });

  test('2 and 5 of the Region die lie opposite: two faces between them on the strip', () => {
    const [sheet] = diceSheets.find(({ id }) => id === 'dice')?.pages(request(), setter) ?? [];
    const numbers = shownOn(sheet as Page).filter((shown) => /^[1-6]$/.test(textOf(shown)) && (shown.runs?.[0]?.size ?? 0) > 20);
    const region = numbers.slice(0, 6);
    const middle = (digit: string): number => {
      const { box } = region.find((shown) => textOf(shown) === digit) as Shown;
      return box.y + box.height / 2;
    };
    expect(middle('5') - middle('2')).toBeCloseTo(32, 1);
    expect(middle('6') - middle('1')).toBeCloseTo(32, 1);
  });
});

describe('the score sheet', () => {
  const rowsOf = (seats: number): readonly (readonly Item[])[] => {
    const pages = diceSheets.find(({ id }) => id === 'score-sheet')?.pages(request('a4', seats), setter) ?? [];
    const tables = pages.flatMap(({ items }) => items).filter((item) => item.kind === 'tag' && item.tag === 'Table');
    return tables.flatMap((table) => (table.kind === 'tag' ? table.items : [])).map((row) => (row.kind === 'tag' ? row.items : []));
  };
  // R5.2: six rounds; a line for the set-up, and the heads of the columns once on each page.
  test.each([
    [2, 1],
    [4, 1],
    [8, 2],
  ])('is a table for %i, on %i pages: a row for each turn with room for who holds what', (seats, pages) => {
    const rows = rowsOf(seats);
    expect(rows).toHaveLength(pages + 1 + DATA.game.rounds * seats);
    const columns = 5 + desk.board.strategic.length;
    for (const row of rows) expect(row).toHaveLength(columns);
  });
});

describe('the drawn set-up', () => {
  const said = (seats: number, seed: number): string => {
    const sheet = diceSheets.find(({ id }) => id === 'setup-sheet');
    return (sheet?.pages({ ...request('a4', seats), seed }, setter) ?? []).flatMap(shownOn).map(textOf).join('\n');
  };

  test.each([2, 3, 4, 5, 6, 7, 8])('%i seats: storm, start player and left-over asset are those of the game with that seed', (seats) => {
    // R4.1, R4.2, R4.4-R4.6
    const state = drawnSetup(seats, 99, {});
    const page = said(seats, 99);
    expect(page).toContain(`Storm marker on zone ${state.storm}.`);
    expect(page).toContain(`Seat ${state.startSeat.replace('seat', '')}, start player`);
    const left = Object.entries(state.assetSupply).find(([, count]) => count > 0)?.[0];
    expect(page).toContain(`Left-over asset: ${english[`dice.asset.${left}`]}`);
    expect(page).toContain('Draw 99');
    for (const house of HOUSES) expect(page.includes(`${english[`dice.house.${house}`]}`)).toBe(DATA.houses[house].seatsFrom <= seats);
  });

  test('another seed is another draw', () => {
    const draws = new Set(
      [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => JSON.stringify([drawnSetup(6, seed, {}).storm, drawnSetup(6, seed, {}).assets])),
    );
    expect(draws.size).toBeGreaterThan(5);
  });

  test('an owner’s corrections change what is printed', () => {
    const sheet = diceSheets.find(({ id }) => id === 'tokens');
    const corrections = JSON.stringify({ houses: { fremen: { large: 9 } } });
    const [page] = sheet?.pages({ ...request(), options: { corrections } }, setter) ?? [];
    const [before] = sheet?.pages(request(), setter) ?? [];
    expect(shownOn(page as Page).length).toBeGreaterThan(shownOn(before as Page).length);
  });
});

describe('the map', () => {
  const pages = diceSheets.find(({ id }) => id === 'map')?.pages(request(), setter) ?? [];
  const [page] = pages;

  test('names every region and every storm space, and marks what is reconstructed', () => {
    // R2.3, R2.4, R2.8
    const shown = shownOn(page as Page);
    const said = shown.map(textOf).join('\n').replaceAll('\n', ' ');
    for (const id of REGIONS) expect(said).toContain(english[`dice.region.${id}`]);
    for (const zone of STORM_ZONES) expect(shown.filter((each) => textOf(each) === String(zone)).length).toBeGreaterThanOrEqual(2);
    const diamonds = shown.filter(
      ({ item, box }) => item.kind === 'path' && item.fill === 'paper' && item.width === 0.25 && Math.abs(box.width - 2.85) < 0.1,
    );
    expect(diamonds).toHaveLength(DATA.map.adjacency.filter(({ source }) => source === 'reconstructed').length);
  });

  test('a border that only counts on this map is drawn as a dashed way', () => {
    // R2.7
    const dashed = (map: string): number => {
      const [other] = diceSheets.find(({ id }) => id === 'map')?.pages({ ...request(), options: { map } }, setter) ?? [];
      return shownOn(other as Page).filter(({ item }) => item.kind === 'path' && item.width === 0.5 && item.dash !== undefined).length;
    };
    expect([dashed('printed'), dashed('rim-split'), dashed('all-touch-pole')]).toEqual([0, 0, 1]);
  });

  test('five seals carry the spot of spice', () => {
    // R2.5
    const filled = shownOn(page as Page).filter(({ item, box }) => (item as PathItem).fill === 'spice' && box.width > 6);
    expect(filled).toHaveLength(REGIONS.filter((id) => DATA.map.regions[id].strategic).length);
  });
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
});
