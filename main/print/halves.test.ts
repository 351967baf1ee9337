import { describe, expect, test } from 'vitest';
import { entryOf, GAME_IDS } from '../../shared/games/index.ts';
import { shownOn } from '../../shared/sheets/extent.fixture.ts';
import { setterOf } from '../../shared/sheets/measure.ts';
import type { Item, Page } from '../../shared/sheets/page.ts';
import { textOf } from '../../shared/sheets/pages.fixture.ts';
import { shaperOf } from '../../shared/sheets/shape.ts';
import type { Paper } from '../../shared/sheets/sheet.ts';
import { readFonts } from './fonts.ts';
import { sheetSpeaker } from './write.ts';

const setter = setterOf(shaperOf(await readFonts(process.cwd())));
async function halfOf(game: string, paper: Paper): Promise<readonly Page[]> {
  const entry = entryOf(game);
  const request = { paper, speaker: await sheetSpeaker(entry, 'en'), seed: 1, seats: Math.max(...entry.module.seatCounts), options: {} };
  return entry.sheets.find(({ id }) => id === 'rules-half')?.pages(request, setter) ?? [];
}
const isHidden = (item: Item): boolean => item.kind === 'tag' && item.tag === 'Artifact';

describe.each(GAME_IDS)('the rules of %s on half a page', (game) => {
  test.each(['a4', 'letter'] as const)('are the same twice, with a cut in the middle that touches neither (%s)', async (paper) => {
    const [page, ...more] = await halfOf(game, paper);
    expect(more).toEqual([]);
    const { items = [], size = { width: 0, height: 0 } } = page ?? {};
    const cut = size.height / 2;
    const words = shownOn({ items }).filter(({ runs }) => runs);
    // The foot stands below the second half.
    const foot = size.height - 15;
    const read = (from: number, to: number): readonly string[] =>
      words.filter(({ box }) => box.y > from && box.y + box.height < to).map((shown) => `${textOf(shown)} ${shown.box.x.toFixed(2)}`);
    expect(read(0, cut - 5).length).toBeGreaterThan(20);
    expect(read(cut + 5, foot)).toEqual(read(0, cut - 5));
    expect(read(0, cut - 5).length + read(cut + 5, foot).length + read(foot, size.height).length).toBe(words.length);
  });

  test('are read aloud once', async () => {
    const [page] = await halfOf(game, 'a4');
    const [first, second] = (page?.items ?? []).filter(({ kind }) => kind === 'tag').slice(-2);
    expect(first && !isHidden(first) && second && isHidden(second)).toBe(true);
  });
});
