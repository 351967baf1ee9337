import { type Baked, litLand } from '../../../canvas/land/baked.ts';
import { HOURS } from '../../../canvas/land/terrain.ts';
import { modelGround } from './ground.ts';

const WIDTH = 1760;

/** File names by job. */
export const LOTS: Readonly<Record<string, readonly string[]>> = { arrakis: ['arrakis', 'arrakisSmall'] };
export const JOBS: Readonly<Record<string, () => Baked[]>> = { arrakis: () => litLand('arrakis', modelGround(WIDTH, HOURS)) };
