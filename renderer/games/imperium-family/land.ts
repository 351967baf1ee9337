import type { SpaceName } from '../../../shared/games/imperium-family/ids.ts';
import type { Theme } from '../scene.ts';

/** The planet of an edition: its baked picture, and where its spaces stand, as shares of width and height. */
export interface LandPlan {
  readonly pictures: Readonly<Record<Theme, { readonly small: string; readonly full: string }>>;
  readonly places: Readonly<Record<SpaceName, readonly [x: number, y: number]>>;
}
