import { Sprite, type Texture } from 'pixi.js';
import type { AdventureData } from '../../../../shared/games/adventure/data.ts';
import type { FigureId, SpaceId, SpaceKind } from '../../../../shared/games/adventure/ids.ts';
import type { InkPot } from '../../../canvas/ink.ts';
import type { Hour } from '../../../canvas/land/terrain.ts';
import type { Palette } from '../../../canvas/palette.ts';
import type { Tweens } from '../../../canvas/tween.ts';
import { boardOf } from '../../../../shared/games/adventure/board.ts';
import type { FieldWords } from './ground.ts';

/** How the board is to look, apart from the position on it. */
export interface BoardLook {
  readonly hour: Hour;
  /** Factor on all durations; 0 = nothing moves. */
  readonly motion: number;
  readonly kinds: Readonly<Record<SpaceKind, string>>;
  /** What the fighters are called. */
  readonly figures: Readonly<Record<FigureId, string>>;
  readonly field: FieldWords;
  readonly pit: { readonly bank: string; readonly deck: string };
  /** Which ways lead where, and what the spaces are. */
  readonly spaces: AdventureData['board']['spaces'];
  /** The best picture of the bowl that is there. */
  readonly picture: () => CanvasImageSource | null;
}
/** What all layers of the board draw with. */
export interface Brush {
  readonly palette: Palette;
  readonly hour: Hour;
  readonly tweens: Tweens;
  /** Drawings at the size of tokens and of names. */
  readonly pieces: InkPot;
  readonly labels: InkPot;
  /** How much larger than on a desk tokens and names are, for small screens. */
  readonly pieceScale: number;
  readonly labelScale: number;
  /** All names would be too small to read: only those of what is asked about are written. */
  readonly sparse: boolean;
  readonly motion: number;
  readonly look: BoardLook;
}
export const isDesert = (brush: Brush, id: SpaceId): boolean => brush.look.spaces[id].ring === 'desert';
/** The spaces of a table, with its corrections. */
export const spacesOf = (options: Parameters<typeof boardOf>[0]): BoardLook['spaces'] => boardOf(options).data.board.spaces;

/** A sprite at a place. */
export function put(texture: Texture, x: number, y: number, scale = 1): Sprite {
  const sprite = new Sprite(texture);
  sprite.position.set(x, y);
  sprite.scale.set(scale);
  return sprite;
}
