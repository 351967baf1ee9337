import type { LandLayout } from '../../../../shared/games/dice/land/plan.ts';
import { type Baked, litLand } from '../../../canvas/land/baked.ts';
import { modelLand } from './land.ts';

const LAND_WIDTH = 2048;

const land = (layout: LandLayout, name: string): Baked[] => litLand(name, modelLand(layout, LAND_WIDTH));

/** File names by job. */
export const LOTS: Readonly<Record<string, readonly string[]>> = {
  printed: ['printed', 'printedSmall'],
  rimSplit: ['rimSplit', 'rimSplitSmall'],
};
export const JOBS: Readonly<Record<string, () => Baked[]>> = {
  printed: () => land('printed', 'printed'),
  rimSplit: () => land('rim-split', 'rimSplit'),
};
