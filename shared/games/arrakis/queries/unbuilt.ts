import type { EffectKind } from '../data/notation.ts';

/**
 * Kinds of effects that nothing carries out yet. Cards and leaders with one are not offered; on a die, where every effect may be left
 * undone (R7.3), it is left undone. Whoever builds a kind takes it off this list; when it is empty the file goes.
 */
export const UNBUILT_EFFECTS = [
  'place',
  'deploy',
  'vehicles',
  'wormsigns',
  'attack',
  'strike',
  'opponentDiscards',
  'toTank',
  'desertPower',
  'moveWorms',
  'wormAttack',
  'storm',
  'anySymbol',
  'special',
] as const satisfies readonly EffectKind[];
export type UnbuiltEffect = (typeof UNBUILT_EFFECTS)[number];
