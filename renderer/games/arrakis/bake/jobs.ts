import { type Baked, litLand } from '../../../canvas/land/baked.ts';
import { modelLand } from './land.ts';

const LAND_WIDTH = 2048;

/** File names by job. */
export const LOTS: Readonly<Record<string, readonly string[]>> = { land: ['land', 'landSmall'] };
export const JOBS: Readonly<Record<string, () => Baked[]>> = { land: () => litLand('land', modelLand(LAND_WIDTH)) };
