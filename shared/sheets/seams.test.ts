import { describe, expect, test } from 'vitest';
import { readFonts } from '../../main/print/fonts.ts';
import { sheetSpeaker } from '../../main/print/write.ts';
import { ASSETS, REGIONS } from '../games/dice/ids.ts';
import { mapPoster } from '../games/dice/sheets/map.ts';
import { entryOf } from '../games/index.ts';
import { LANGUAGES } from '../text/message.ts';
import { shownOn } from './extent.fixture.ts';
import { setterOf } from './measure.ts';
import { textOf } from './pages.fixture.ts';
import { evenSeams, seamsBetween } from './seams.ts';
import { shaperOf } from './shape.ts';
import { type Paper, PAPERS } from './sheet.ts';

const run = { length: 100, most: 60, overlap: 10 };

describe('seams between words', () => {
  test('lie so that all parts are as long where no word is in the way', () => {
    expect(evenSeams(100, 2, 10)).toEqual([45]);
    expect(seamsBetween(run, 2, [], [])).toEqual([45]);
    expect(seamsBetween({ length: 160, most: 60, overlap: 10 }, 3, [], [])).toEqual([50, 100]);
  });

  test('move beside a word, and beside a sign if the way is short', () => {
    const [beside = 0] = seamsBetween(run, 2, [{ from: 40, to: 48 }], []) ?? [];
    expect(beside).toBeGreaterThan(48);
    expect(beside).toBeLessThan(49.5);
    expect(seamsBetween(run, 2, [], [{ from: 44, to: 47 }])).toEqual([43]);
    expect(seamsBetween({ ...run, most: 55 }, 2, [], [{ from: 44, to: 47 }])).toEqual([45]);
  });

  test('are none where every way cuts a word or a part would be too long', () => {
    expect(seamsBetween(run, 2, [{ from: 30, to: 60 }], [])).toBeNull();
    expect(seamsBetween({ ...run, most: 50 }, 2, [], [])).toBeNull();
  });
});

const setter = setterOf(shaperOf(await readFonts(process.cwd())));

test.each((Object.keys(PAPERS) as Paper[]).flatMap((paper) => LANGUAGES.map((language) => [paper, language] as const)))(
  'names and legend of the large map are all there on %s in %s',
  async (paper, language) => {
    const speaker = await sheetSpeaker(entryOf('dice'), language);
    const said = mapPoster
      .pages({ paper, speaker, seed: 1, seats: 4, options: {} }, setter)
      .flatMap((page) => shownOn(page).map(textOf))
      .join(' ');
    // Lines part names: their last word stands somewhere.
    for (const key of [...REGIONS.map((id) => `dice.region.${id}`), ...ASSETS.map((id) => `dice.asset.${id}`)])
      expect(said).toContain(speaker.say({ key }).split(/[ -]/).at(-1));
  },
);
