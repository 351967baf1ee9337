import { describe, expect, test } from 'vitest';
import { readFonts } from '../../../../main/print/fonts.ts';
import { shownOn } from '../../../sheets/extent.fixture.ts';
import { holdsOnEvery, spiltOn, textOf } from '../../../sheets/pages.fixture.ts';
import { papers, sheetReader } from '../../../sheets/reader.fixture.ts';
import { shaperOf } from '../../../sheets/shape.ts';
import type { SheetRequest } from '../../../sheets/sheet.ts';
import { LANGUAGES } from '../../../text/message.ts';
import { boardOf } from '../board.ts';
import { DATA } from '../data.ts';
import { AREAS, LEADERS, OBJECTIVES, PLANNING, PRESCIENCE, SIETCHES, TRACKS } from '../ids.ts';
import { rules } from '../rules-text.ts';
import { arrakisSheetsEn } from '../text/sheets.en.ts';
import { TEXTS } from '../text/load.ts';
import { LEAST } from './blocks.ts';
import { drawOf } from './draw-of.ts';
import { arrakisSheets } from './index.ts';

const shaper = shaperOf(await readFonts(process.cwd()));
const { english, textsIn, request, pagesOf, allPages, saidOn, saidBy } = await sheetReader(shaper, arrakisSheets, TEXTS, 2);
const DRAWN = arrakisSheets.filter(({ drawn }) => drawn);
const nameOf = (kind: string, id: string): string => english[`arrakis.${kind}.${id}`] ?? '?';
const tidy = (text: string): string => text.replace(/\s+/g, ' ');

/** What chance draws, and which boards are used, differs with the number of players; all else is the same page. */
describe.each(papers.flatMap((paper) => [1, 2, 3, 4].map((seats) => [paper, seats] as const)))(
  'every page on %s for %i',
  (paper, seats) => {
    holdsOnEvery(allPages(request(paper, seats), seats === 2 ? arrakisSheets : DRAWN), (id) => english[`arrakis.sheet.${id}`]);
  },
);

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(papers)('every text fits its place on %s, and none but the foot is smaller than 7.5 pt', async (paper) => {
    const texts = await textsIn(language);
    const asked = (seats: number): SheetRequest => request(paper, seats, texts, language);
    const pages = allPages(asked(2));
    expect([pages, ...[1, 3, 4].map((seats) => allPages(asked(seats), DRAWN))].flatMap((some) => spiltOn(some, shaper))).toEqual([]);
    const small = pages.flatMap(({ id, page }) =>
      shownOn(page)
        .filter(({ box }) => box.y < page.size.height - 20)
        .flatMap((shown) =>
          (shown.runs ?? []).filter(({ size }) => size < LEAST - 0.01).map(({ size }) => `${id}: "${textOf(shown)}" ${size}`),
        ),
    );
    expect(small).toEqual([]);
  });
  test.each(papers)('what lies at hand during a round is one page on %s', async (paper) => {
    const texts = await textsIn(language);
    const atHand = allPages(request(paper, 2, texts, language)).filter(
      ({ id }) => /-reference$|-tracker$/.test(id) && id !== 'mahdi-reference',
    );
    expect(atHand.map(({ id }) => id)).toEqual([...new Set(atHand.map(({ id }) => id))]);
  });
  test('all sheets are laid out in less than two seconds', async () => {
    const texts = await textsIn(language);
    const anew = { ...request('a4', 2, texts, language) };
    // Of the processor's time: what else this machine does is no matter.
    const before = process.cpuUsage();
    allPages(anew);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000);
  }, 20_000);
});

describe('everything in the box stands on a sheet', () => {
  test('every area, on the map, and in words with all it borders on', () => {
    const list = tidy(saidBy('area-list'));
    for (const sheet of ['map', 'map-poster']) {
      const said = tidy(saidBy(sheet));
      for (const id of AREAS) {
        const [, number] = /-(\d+)$/.exec(id) ?? [];
        for (const word of number ? [number] : nameOf('area', id).split(/[ -]/)) expect(said, `${sheet} ${id}`).toContain(word);
      }
    }
    for (const id of AREAS) {
      const [, sector, number] = /^(.*(?:inner|outer))-(\d+)$/.exec(id) ?? [];
      expect(list).toContain(sector ? `${nameOf('area.in', sector)} ${number}` : nameOf('area', id));
    }
    expect(list).toContain('NE outer 1, NE outer 4, NW outer 3, NW outer 11. Impassable: Broken Land');
  });
  test('neighbours stand in the order of their numbers', () => {
    const list = tidy(saidBy('area-list'));
    const pairs = [...list.matchAll(/([NS][EW] (?:inner|outer)) (\d+), (?=\1 (\d+))/g)];
    expect(pairs.length).toBeGreaterThan(100);
    expect(pairs.filter(([, , one, other]) => Number(one) >= Number(other)).map(([found]) => found)).toEqual([]);
  });
  test('all leaders with what they do, all cards, all prescience cards and objectives', () => {
    const leaders = tidy(saidBy('dice-leaders'));
    for (const id of LEADERS) expect(leaders).toContain(nameOf('leader', id));
    expect(leaders).toContain('Kwisatz Haderach 3, in the place of Paul Atreides');
    const cards = tidy(saidBy('card-list'));
    for (const id of PLANNING) expect(cards).toContain(nameOf('card', id));
    const visions = tidy(saidBy('prescience'));
    for (const id of PRESCIENCE) expect(visions).toContain(nameOf('prescience', id));
    for (const id of OBJECTIVES) {
      const { 'kwisatz-haderach': one, 'sand-dwellers': two, jihad } = DATA.objectives[id].targets;
      expect(visions).toContain(`Objective ${one} / ${two} / ${jihad}`);
    }
  });
  test('the rows of the spice board, hits by terrain, and the tactical cards of Mahdi', () => {
    expect(tidy(saidBy('spice-board'))).toContain('3 6 2 5 3 1');
    expect(tidy(saidBy('hazards'))).toContain('Deep desert 1 2 0');
    for (const id of SIETCHES) expect(saidBy('mahdi-reference')).toContain(nameOf('area', id));
  });
  test('the tactical cards of Mahdi are eight, each with its sietch and the sector where harvesters go', () => {
    // R16.3
    const [cards, ...rules] = pagesOf('mahdi-cards', request());
    const said = cards ? tidy(saidOn(cards)) : '';
    for (const id of SIETCHES) expect(said).toContain(nameOf('area', id));
    const sectors = Object.values(DATA.tacticalSectors).map((id) => nameOf('sector', id));
    for (const name of new Set(sectors)) expect(said.split(name)).toHaveLength(1 + sectors.filter((one) => one === name).length);
    // Every criterion of the reference stands on a card too.
    const told = tidy(rules.map(saidOn).join(' '));
    for (const [key, text] of Object.entries(arrakisSheetsEn).filter(([id]) => /mahdi[.](?!harvest$|target$|temporary$).*[.]\d$/.test(id)))
      expect(told, key).toContain(text);
  });
  test('how high the tracks go is marked, since no source states it', () => {
    // RU-42
    for (const sheet of ['score-sheet', 'prescience'])
      for (const id of TRACKS) expect(tidy(saidBy(sheet)), sheet).toMatch(new RegExp(`${nameOf('track', id)}[^◇]{0,10} ◇`));
  });
  test('an owner’s corrections are printed', () => {
    const corrections = JSON.stringify({ leaders: { alia: { combat: { hits: 5, shields: 4 } } }, numbers: { spice: { keep: 7 } } });
    const corrected = { ...request(), options: { corrections } };
    expect(tidy(saidBy('dice-leaders', corrected))).toMatch(/Alia .* 5 4 Reverend/);
    expect(tidy(saidBy('spice-board', corrected))).toContain('A marker stays 7');
    expect(tidy(saidBy('spice-board'))).toContain('A marker stays 2');
  });
});

describe('the set-up', () => {
  const pages = (seats: number, options = {}, seed = 7) =>
    pagesOf('setup-sheet', { ...request('a4', seats), options, seed }).map((page) => tidy(saidOn(page)));
  test('what only the Atreides know stands below the fold of the last page, and nowhere else', () => {
    const all = pagesOf('setup-sheet', request());
    const last = all.at(-1);
    const { sietches, objective } = drawOf(boardOf({}), 7);
    const { 'kwisatz-haderach': one, 'sand-dwellers': two, jihad } = DATA.objectives[objective].targets;
    const aim = `Objective ${one} / ${two} / ${jihad}`;
    for (const page of all.slice(0, -1)) {
      expect(saidOn(page)).not.toContain(aim);
      expect(saidOn(page)).not.toContain(nameOf('area', 'windgap'));
    }
    const shown = last ? shownOn(last) : [];
    const fold = shown.find((each) => textOf(each) === arrakisSheetsEn['arrakis.sheet.setup.foldHere'])?.box.y ?? 999;
    const secret = shown.filter((each) => [aim, ...SIETCHES.map((id) => nameOf('area', id))].some((word) => textOf(each).startsWith(word)));
    expect(secret).toHaveLength(SIETCHES.length + 1);
    for (const { box } of secret) expect(box.y).toBeGreaterThan(fold);
    expect(
      Object.values(sietches)
        .map(({ rank }) => rank)
        .sort(),
    ).toEqual([1, 1, 2, 2, 2, 2, 3, 3]);
  });
  test('another seed draws others, the same seed the same', () => {
    const drawn = (seed: number) => JSON.stringify(drawOf(boardOf({}), seed));
    expect(drawn(7)).toBe(drawn(7));
    expect(new Set([1, 2, 3, 4, 5, 6].map(drawn)).size).toBe(6);
    expect(pages(2, {}, 1).join()).not.toBe(pages(2, {}, 2).join());
  });
  test.each([
    [1, {}, ['for Mahdi', 'Sietch Tabr', 'Giedi Prime'], ['Board of']],
    [2, {}, ['Sietch Tabr', 'Giedi Prime'], ['for Mahdi', 'Board of']],
    [2, { mode: 'mahdi' }, ['for Mahdi', 'Board of the Fremen', 'Giedi Prime'], ['Sietch Tabr:']],
    [3, {}, ['for 3 players', 'Board of Corrino', 'Sietch Tabr'], ['Giedi Prime:']],
    [3, { shared: 'atreides' }, ['Board of House Atreides', 'Giedi Prime'], ['Sietch Tabr:']],
    [4, {}, ['for 4 players', 'Board of Corrino', 'Board of the Fremen'], ['Giedi Prime:', 'Sietch Tabr:']],
  ])('%i players with %j', (seats, options, there, missing) => {
    const [first = ''] = pages(seats, options);
    for (const word of there) expect(first).toContain(word);
    for (const word of missing) expect(first).not.toContain(word);
  });
});

describe('rules and texts', () => {
  test('every rule that a sheet cites is one of the digest, or a chapter of it', () => {
    const known = new Set(rules.map(({ id }) => id));
    const chapters = new Set(rules.map(({ id }) => id.split('.')[0]));
    const cited = arrakisSheets.flatMap(({ id }) => [...saidBy(id).matchAll(/\bR(?:U-)?\d+(?:\.\d+)?/g)].map(([rule]) => rule));
    expect(cited.length).toBeGreaterThan(150);
    expect([...new Set(cited)].filter((rule) => !known.has(rule) && !chapters.has(rule))).toEqual([]);
  });
  test('no text of these sheets is left unused', () => {
    const used = new Set<string>();
    const note = (message: unknown): void => {
      if (typeof message !== 'object' || message === null) return;
      if ('key' in message) used.add(String(message.key));
      for (const each of Object.values(message)) note(each);
    };
    for (const seats of [1, 2, 3]) {
      const asked = request('a4', seats);
      const { say } = asked.speaker;
      const heard: typeof say = (message, gaps) => {
        note(typeof message === 'string' ? { key: message, gaps } : message);
        return say(message, gaps);
      };
      allPages({ ...asked, speaker: { ...asked.speaker, say: heard } });
    }
    const named = arrakisSheets.flatMap(({ title, about }) => [title.key, about.key]);
    expect(Object.keys(arrakisSheetsEn).filter((key) => !used.has(key) && !named.includes(key))).toEqual([]);
  });
});
