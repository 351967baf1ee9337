import type { InkPot } from '../ink.ts';
import type { Palette } from '../palette.ts';
import type { Tweens } from '../tween.ts';

/** What all layers of a map draw with. */
export interface Brush {
  readonly palette: Palette;
  readonly tweens: Tweens;
  /** Drawings at the size of pieces and of names. */
  readonly pieces: InkPot;
  readonly labels: InkPot;
  /** How much larger than on a desk pieces and names are, for small screens. */
  readonly pieceScale: number;
  readonly labelScale: number;
  /** Factor on all durations; 0 = nothing moves. */
  readonly motion: number;
}
