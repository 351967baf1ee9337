import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readFonts } from '../../../main/print/fonts.ts';
import { sheetSpeaker } from '../../../main/print/write.ts';
import { entryOf, SHELF } from '../../games/index.ts';
import { type Report, reportOf } from '../../report/report.ts';
import type { Finding } from '../../review/findings.ts';
import { LANGUAGES } from '../../text/message.ts';
import { shownOn } from '../extent.fixture.ts';
import { setterOf } from '../measure.ts';
import { holdsOnEvery, type NamedPage, spiltOn, textOf } from '../pages.fixture.ts';
import { shaperOf } from '../shape.ts';
import type { Language } from '../../text/message.ts';
import { reportSheet } from './report-sheet.ts';

const shaper = shaperOf(await readFonts(process.cwd()));
const setter = setterOf(shaper);
const GOLDEN = { dice: 'allied-6', adventure: 'lastStanding-4', imperium: 'spice-4', arrakis: 'prescience-4' } as const;
type Game = keyof typeof GOLDEN;
/** As a mentat could have found it. */
const finding = (turn: number, seat: string, gain: number): Finding => ({
  turn,
  seat,
  gain,
  task: { do: 'x' },
  shape: { kind: 'none' } as never,
  done: null,
  better: null,
  usual: null,
  doubt: 0.02,
  games: 40,
  chances: { seat1: 0.6, seat2: 0.3, seat3: 0.1, seat4: 0 },
  close: true,
  line: null,
});
const findings = Array.from({ length: 12 }, (_, at) => finding(10 + at * 5, `seat${(at % 3) + 1}`, at % 2 === 0 ? -0.12 : 0.09));
const reports = Object.fromEntries(
  (Object.keys(GOLDEN) as Game[]).map((game) => {
    const text = readFileSync(`shared/games/${game}/golden/${GOLDEN[game]}.jsonl`, 'utf8');
    return [game, reportOf(text, (id) => SHELF[id], game === 'imperium' ? findings : []).report as Report];
  }),
) as Record<Game, Report>;
async function pagesOf(game: Game, language: Language, paper: 'a4' | 'letter' = 'a4'): Promise<readonly NamedPage[]> {
  const speaker = await sheetSpeaker(entryOf(game), language);
  const request = { paper, speaker, seed: 0, seats: 4, options: {} };
  return reportSheet(reports[game])
    .pages(request, setter)
    .map((page) => ({ id: 'report', page }));
}

describe.each(Object.keys(GOLDEN) as Game[])('the report of %s', (game) => {
  test.each(LANGUAGES)('is two pages on which everything fits (%s)', async (language) => {
    for (const paper of ['a4', 'letter'] as const) {
      const pages = await pagesOf(game, language, paper);
      expect(pages).toHaveLength(2);
      expect(spiltOn(pages, shaper)).toEqual([]);
    }
  });
});
const english = await pagesOf('imperium', 'en');
holdsOnEvery(english, () => 'Report of a game');

test('a review gives chances in place of the standing, and what the mentat noted', async () => {
  const said = english
    .flatMap(({ page }) => shownOn(page))
    .map(textOf)
    .join(' ');
  expect(said).toContain('Who would have won');
  expect(said).toMatch(/this decision cost 12 of 100 chances/);
  const without = (await pagesOf('dice', 'en'))
    .flatMap(({ page }) => shownOn(page))
    .map(textOf)
    .join(' ');
  expect(without).toContain('How near they came');
  expect(without).not.toContain('mentat');
});
