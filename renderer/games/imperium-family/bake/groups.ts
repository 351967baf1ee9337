import type { SignId } from '../../../../shared/sheets/icons.ts';
import type { Placed } from '../../../canvas/land/tray.ts';
import type { ShapeId } from './shapes.ts';

/** A sign of icons.svg or a silhouette of shapes.ts. */
export type Mark = SignId | ShapeId;
/** What stands in the sand: one mark, or a group of them. */
export type Group = Mark | readonly (Placed & { readonly sign: Mark })[];
type One = { readonly sign: Mark } & Omit<Placed, 'sign'>;

export const at = (sign: Mark, x: number, y: number, size: number, turn = 0): One => ({ sign, x, y, size, turn });
export const mirrored = (one: One): One => ({ ...one, mirrored: true });
export const hollow = (one: One): One => ({ ...one, hollow: true });
/** Turned as if thrown into the sand. */
export const turned = (sign: Mark, turn: number): Group => [at(sign, 0, 0, 1, turn)];
/** Two of a kind, crossed. */
export const crossed = (sign: Mark, turn: number): Group => [at(sign, 0, 0, 1, turn), mirrored(at(sign, 0, 0, 1, -turn))];
/** Two different things side by side. */
export const pair = (left: Mark, right: Mark, size = 0.82): Group => [at(left, -0.5, 0, size), at(right, 0.5, 0, size)];
/** Three of a kind, the middle one in front. */
export const three = (sign: Mark): Group => [at(sign, -0.72, 0.1, 0.62), at(sign, 0.72, 0.1, 0.62), at(sign, 0, -0.02, 0.95)];
/** Three of a kind, one upon two. */
export const heap = (sign: Mark): Group => [at(sign, -0.33, 0.26, 0.56), at(sign, 0.33, 0.26, 0.56), at(sign, 0, -0.26, 0.56)];
/** One thing large, another smaller above or below it. */
export const above = (high: Mark, low: Mark): Group => [at(high, 0, -0.3, 0.52), at(low, 0, 0.24, 0.72)];
export const below = (high: Mark, low: Mark): Group => [at(high, 0, -0.18, 0.8), at(low, 0, 0.42, 0.44)];
/** Something that shines. */
export const shining = (sign: Mark): Group => [at('rays', 0, 0, 1.3), at(sign, 0, 0, 0.66)];
