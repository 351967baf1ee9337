import { night, noon } from 'virtual:pictures/dice';
import type { LandLayout } from '../../../../shared/games/dice/land/plan.ts';
import { bestOf, fetchBest, type Sizes } from '../../../canvas/fetched.ts';
import type { Hour } from '../../../canvas/land/terrain.ts';

const BAKED = { night, noon } as const;
const sizesOf = (hour: Hour, layout: LandLayout): Sizes => {
  const { printed, printedSmall, rimSplit, rimSplitSmall } = BAKED[hour];
  return layout === 'printed' ? { small: printedSmall, full: printed } : { small: rimSplitSmall, full: rimSplit };
};

/** The best picture of the land that is there already; null before the first one has come. */
export const landPicture = (hour: Hour, layout: LandLayout): CanvasImageSource | null => bestOf(sizesOf(hour, layout));
/** Fetches the land; `better` is called whenever there is a better picture of it. */
export const fetchLand = (hour: Hour, layout: LandLayout, better: () => void): Promise<void> => fetchBest(sizesOf(hour, layout), better);
/** Address of the full picture, for CSS. */
export const landAddress = (hour: Hour, layout: LandLayout): string => sizesOf(hour, layout).full;
