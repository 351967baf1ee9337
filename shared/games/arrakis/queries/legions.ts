import { keysOf } from '../../../kernel/typed.ts';
import { type AreaId, type AtreidesToken, type Figure, type Rank, RANKS, type Side, type TokenSet } from '../ids.ts';
import type { Legion, Part, State } from '../types.ts';
import { book, namedAt, without } from './table.ts';

export const NOBODY: Part = { regular: 0, elite: 0, special: 0, generic: 0, named: [], tokens: [] };

/** The legion of a side in an area; null = none. R2.5 */
export const legionAt = (state: State, side: Side, at: AreaId): State['legions'][Side][AreaId] | null => state.legions[side][at] ?? null;
/** Areas where a side has a legion. */
export const legionsOf = (state: State, side: Side): readonly AreaId[] => keysOf(state.legions[side]);
/** Units and tokens; leaders are none. R2.5, R2.7 */
export const unitsIn = (legion: Legion | State['legions'][Side][AreaId] | null): number =>
  legion ? legion.regular + legion.elite + legion.special + legion.tokens.hidden.length + legion.facedown.length : 0;
export const unitsAt = (state: State, side: Side, at: AreaId): number => unitsIn(legionAt(state, side, at));
/** Units and tokens of a part. */
export const unitsOf = ({ regular, elite, special, tokens, facedown }: Part): number =>
  regular + elite + special + tokens.length + (facedown?.length ?? 0);
export const leadersOf = ({ generic, named }: Part): number => generic + named.length;
/** Facedown tokens of a part, where it has any. R16.16 */
export const withFacedown = (facedown: readonly TokenSet[] | undefined): Pick<Part, 'facedown'> =>
  facedown && facedown.length > 0 ? { facedown } : NO_FACEDOWN;
const NO_FACEDOWN: Pick<Part, 'facedown'> = {};
/** Figures of a kind in an area. */
export const figuresAt = (state: State, side: Side, at: AreaId, figure: Figure): number => legionAt(state, side, at)?.[figure] ?? 0;
/** Deployment tokens of the Atreides in an area. */
export const tokensAt = (state: State, at: AreaId): readonly AtreidesToken[] => legionAt(state, 'atreides', at)?.tokens.hidden ?? NO_TOKENS;
const NO_TOKENS: readonly AtreidesToken[] = [];
/** Everything that stands there. */
export function wholeOf(state: State, side: Side, at: AreaId): Part {
  const legion = legionAt(state, side, at);
  if (!legion) return NOBODY;
  const { regular, elite, special, generic, tokens, facedown } = legion;
  return { regular, elite, special, generic, named: namedAt(state, side, at), tokens: tokens.hidden, ...withFacedown(facedown) };
}
/** A part less another, which lies within it. */
export const less = (part: Part, other: Part | undefined): Part =>
  other
    ? {
        regular: part.regular - other.regular,
        elite: part.elite - other.elite,
        special: part.special - other.special,
        generic: part.generic - other.generic,
        named: part.named.filter((id) => !other.named.includes(id)),
        tokens: without(part.tokens, other.tokens),
        ...withFacedown(part.facedown && without(part.facedown, other.facedown ?? [])),
      }
    : part;
export const sum = (one: Part | undefined, other: Part): Part =>
  one
    ? {
        regular: one.regular + other.regular,
        elite: one.elite + other.elite,
        special: one.special + other.special,
        generic: one.generic + other.generic,
        named: [...one.named, ...other.named],
        tokens: [...one.tokens, ...other.tokens],
        ...withFacedown([...(one.facedown ?? []), ...(other.facedown ?? [])]),
      }
    : other;

/** Figures of a kind in the box that are not on the map. R2.9 */
export function supply(state: State, side: Side, figure: Figure): number {
  let left = book(state).data.pieces.figures[side][figure];
  const legions = state.legions[side];
  for (const at in legions) left -= legions[at as AreaId]?.[figure] ?? 0;
  return left;
}
/** The rank that comes for the wanted one: itself, or a lower one. R2.9 */
export function substitute(state: State, side: Side, rank: Rank): Rank | null {
  for (let at = RANKS.indexOf(rank); at >= 0; at--) {
    const lower = RANKS[at] as Rank;
    if (supply(state, side, lower) > 0) return lower;
  }
  return null;
}

/** Most units of a side in an area. R2.8, R9.9 */
export const stackingLimit = (state: State, side: Side): number => {
  const { usual, choam } = book(state).data.numbers.stacking;
  return side === 'harkonnen' && state.bans.includes('choam') ? choam : usual;
};
export const excessAt = (state: State, side: Side, at: AreaId): number =>
  Math.max(0, unitsAt(state, side, at) - stackingLimit(state, side));

/** How often each token is among these. */
export const countTokens = (tokens: readonly AtreidesToken[]): Readonly<Partial<Record<AtreidesToken, number>>> => {
  const counts: Partial<Record<AtreidesToken, number>> = {};
  for (const token of tokens) counts[token] = (counts[token] ?? 0) + 1;
  return counts;
};
export const hasLeader = (part: Part): boolean => part.generic + part.named.length > 0;
