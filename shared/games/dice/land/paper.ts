import { recordOf } from '../../../kernel/typed.ts';
import { thinned } from '../../../land/lines.ts';
import { type RegionMap, regionsOf } from '../../../land/region-map.ts';
import { type RegionId, REGIONS } from '../ids.ts';
import type { LandLayout } from './plan.ts';
import { LAND } from './shape.ts';

/** The land as it is printed: the borders of the screen, without what a printer cannot show. */
export type PaperLand = Pick<RegionMap<RegionId>, 'borders' | 'regions' | 'anchors'>;

/** How far a printed border may lie from the drawn one, in map units: less than the line is wide. */
const OFF = 2;

const thin = (layout: LandLayout): PaperLand => {
  const borders = LAND[layout].borders.map(({ between, line }) => ({ between, line: thinned(line, OFF) }));
  return { borders, regions: regionsOf(REGIONS, borders), anchors: LAND[layout].anchors };
};
const PAPER = recordOf(['printed', 'rim-split'], thin);

/** The land in one of its layouts, for paper. R2.3 */
export const paperLand = (layout: LandLayout): PaperLand => PAPER[layout];
