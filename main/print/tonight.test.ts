import { describe, expect, test } from 'vitest';
import { HOUSES } from '../../shared/games/dice/ids.ts';
import { entryOf, GAME_IDS } from '../../shared/games/index.ts';
import { shownOn } from '../../shared/sheets/extent.fixture.ts';
import { setterOf } from '../../shared/sheets/measure.ts';
import type { Page } from '../../shared/sheets/page.ts';
import { pdfOf } from '../../shared/sheets/pdf.ts';
import { spiltOn, textOf } from '../../shared/sheets/pages.fixture.ts';
import { readQr } from '../../shared/sheets/qr.fixture.ts';
import { shaperOf } from '../../shared/sheets/shape.ts';
import type { SheetRequest } from '../../shared/sheets/sheet.ts';
import { tonightsPages } from '../../shared/sheets/tonight.ts';
import { LANGUAGES, type Language } from '../../shared/text/message.ts';
import { readFonts } from './fonts.ts';
import { claimsBroken } from './ua.fixture.ts';
import { sheetSpeaker } from './write.ts';

const fonts = await readFonts(process.cwd());
const shaper = shaperOf(fonts);
const setter = setterOf(shaper);
const NAMES = ['Ilona', 'Příslušník', 'Wolfgang Amadeus', '지은'];

const requestOf = async (game: string, seats: number, language: Language = 'en'): Promise<SheetRequest> => ({
  paper: 'a4',
  speaker: await sheetSpeaker(entryOf(game), language),
  seed: 7,
  seats,
  options: {},
  names: NAMES.slice(0, seats),
});
const made = new Map<string, readonly Page[]>();
/** Laid out once, however many tests ask about it. */
async function tonight(game: string, seats: number, language: Language = 'en'): Promise<readonly Page[]> {
  const name = `${game} ${seats} ${language}`;
  const pages = made.get(name) ?? tonightsPages(game, entryOf(game).sheets, await requestOf(game, seats, language), setter);
  made.set(name, pages);
  return pages;
}
const saidOn = (page: Page): string => shownOn(page).map(textOf).join(' ').replaceAll('\u00a0', ' ');
const numbered = (title: string): string => title.replace(/, page \d+ of \d+$/, '');

describe.each(GAME_IDS)('tonight’s %s', (game) => {
  const { seatCounts } = entryOf(game).module;
  const most = Math.max(...seatCounts);

  test.each(LANGUAGES)('fits its pages and is read aloud in order (%s)', async (language) => {
    for (const seats of [Math.min(...seatCounts), most]) {
      const pages = (await tonight(game, seats, language)).map((page) => ({ id: 'setup-sheet', page }));
      expect(spiltOn(pages, shaper), `${seats}`).toEqual([]);
    }
  });

  test('names everybody on its first page and on the set-up', async () => {
    const [cover, ...rest] = await tonight(game, Math.min(3, most));
    const setup = rest
      .filter(({ title }) => /Set-up/.test(title))
      .map(saidOn)
      .join(' ');
    for (const name of NAMES.slice(0, 3)) for (const said of [cover ? saidOn(cover) : '', setup]) expect(said).toContain(name);
  });

  test('comes in the order of use, with a turn reference for each player', async () => {
    const pages = await tonight(game, most);
    const chapters = [...new Set(pages.map(({ chapter }) => chapter))];
    expect(chapters).toEqual(['Tonight’s game', 'Set up', 'Play', 'At the end']);
    const [first] = entryOf(game).sheets;
    const requested = await requestOf(game, most);
    const set = first?.pages(requested, setter)[0]?.title ?? '?';
    expect(pages.filter(({ title }) => title === set)).toHaveLength(Math.ceil(most / 3));
  });

  test('its first page lists what follows, no more and no less', async () => {
    const [cover, ...rest] = await tonight(game, 2);
    const counted = new Map<string, number>();
    for (const { title } of rest) counted.set(numbered(title), (counted.get(numbered(title)) ?? 0) + 1);
    const said = cover ? saidOn(cover) : '';
    for (const [title] of counted) expect(said).toContain(title);
    const sums = [...said.matchAll(/(\d+) pages?\b(?! of)/g)].map(([, n]) => Number(n));
    expect(sums.filter((n) => n > 0).reduce((sum, n) => sum + n, 0)).toBe(rest.length);
  });

  test('leads a phone to the lessons of this game on the group’s host', async () => {
    const request = { ...(await requestOf(game, most)), host: 'http://192.168.1.20:4747' };
    const pages = tonightsPages(
      game,
      entryOf(game).sheets.filter(({ id }) => id === 'teach'),
      request,
      setter,
    );
    const codes = pages.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'tag' && item.tag === 'Figure' ? item.items : [])));
    const led = codes.flatMap((item) => (item.kind === 'path' ? [readQr(item)] : []));
    expect(led).toEqual([`http://192.168.1.20:4747/#/learn?game=${game}`]);
    expect(pages.map(saidOn).join(' ')).toContain(led[0]);
  });

  test('is one file with bookmarks, and keeps what it claims', async () => {
    const bytes = await pdfOf({ title: 'Tonight', language: 'en', pages: await tonight(game, most) }, fonts);
    expect(claimsBroken(bytes, 'en')).toEqual([]);
    expect(bytes.length).toBeLessThan(1_000_000);
    const raw = Buffer.from(bytes).toString('latin1');
    expect(raw.match(/\/Type \/Outlines|\/First \d+ 0 R/g)?.length).toBeGreaterThanOrEqual(4);
  });
});

test('only Houses that may be chosen from are printed', async () => {
  const request = await requestOf('dice', 3);
  const setUp = entryOf('dice')
    .sheets.find(({ id }) => id === 'setup-sheet')
    ?.pages(request, setter)[0];
  const offered = setUp ? saidOn(setUp) : '';
  const cards = (await tonight('dice', 3))
    .filter(({ title }) => title.startsWith('House cards'))
    .map(saidOn)
    .join(' ');
  const named = HOUSES.map((id) => request.speaker.say({ key: `dice.house.${id}` }));
  const kept = named.filter((name) => offered.includes(name));
  expect(kept.length).toBeGreaterThan(2);
  expect(kept.length).toBeLessThan(HOUSES.length);
  for (const name of named) expect(cards.includes(name), name).toBe(kept.includes(name));
});

test('only Leaders that were drawn are printed, and no colour that nobody plays', async () => {
  const leaders = (await tonight('imperium', 3)).filter(({ title }) => title.startsWith('Leader cards'));
  expect(leaders).toHaveLength(1);
  const said = leaders.map(saidOn).join(' ');
  const drawn = entryOf('imperium')
    .sheets.find(({ id }) => id === 'setup-sheet')
    ?.pages(await requestOf('imperium', 3), setter)[0];
  const names = ['Paul Atreides', 'Duke Leto Atreides', 'Earl Memnon Thorvald', 'Countess Ariana Thorvald', 'Helena Richese'];
  for (const name of names) expect(said.includes(name), name).toBe(drawn ? saidOn(drawn).includes(name) : false);
  const fighters = (await tonight('adventure', 3))
    .filter(({ title }) => title.startsWith('Fighter cards'))
    .map(saidOn)
    .join(' ');
  expect(fighters).not.toContain('Harkonnen');
});

test('rules for Rivals are there only where Rivals play', async () => {
  const titles = async (seats: number): Promise<string> => (await tonight('imperium', seats)).map(({ title }) => title).join();
  expect(await titles(2)).toContain('Hagal');
  expect(await titles(3)).not.toContain('Hagal');
});

describe('a sheet of some players alone', () => {
  test.each([
    [4, 0, 0, 'Desert Tactics'],
    [6, 1, 2, 'Military Support'],
  ])(
    'Uprising for %i: of cards about teams %i, boards of Commanders %i, and the side of the board with %s',
    async (seats, cards, boards, space) => {
      const pages = await tonight('uprising', seats);
      const named = (title: string): readonly Page[] => pages.filter((page) => numbered(page.title) === title);
      expect(named('Two teams of three')).toHaveLength(cards);
      expect(named('Commander boards')).toHaveLength(boards);
      expect(named('Spaces of the board').map(saidOn)).toEqual([expect.stringContaining(space)]);
    },
  );

  test.each([
    [1, 0, 1, true],
    [2, 1, 1, false],
    [3, 2, 1, false],
    [4, 2, 2, false],
  ])('War for Arrakis for %i: %i lead Harkonnen, %i Atreides; against Mahdi: %s', async (seats, harkonnen, atreides, mahdi) => {
    const pages = await tonight('arrakis', seats);
    const firsts = (title: string): number => pages.filter((page) => page.title.startsWith(title) && !/page [2-9]/.test(page.title)).length;
    expect(firsts('The round of the Harkonnen')).toBe(harkonnen);
    expect(firsts('The round of the Atreides')).toBe(atreides);
    expect(pages.some(({ title }) => title.startsWith('Mahdi'))).toBe(mahdi);
  });
});
