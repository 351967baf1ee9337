import { isOneOf, keysOf } from '../../../kernel/typed.ts';
import { type AreaId, type AtreidesToken, type Figure, type Rank, RANKS, type Side, SIETCHES, type TokenSet } from '../ids.ts';
import type { Legion, Part, State } from '../types.ts';
import { areaOf, book, hasSettlement, namedAt, otherSide, sietchAt, without } from './table.ts';
import { hasWorm } from './wild-maker.ts';

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

/** No enemy settlement, no enemy units, no worm. R2.11 */
export const isFree = (state: State, side: Side, at: AreaId): boolean =>
  !legionAt(state, otherSide(side), at) && !hasSettlement(state, otherSide(side), at) && !hasWorm(state, at);
/** Areas with legions or settlements of the enemies of a side. */
export function enemiesOf(state: State, side: Side): Set<AreaId> {
  const enemy = otherSide(side);
  const enemies = new Set<AreaId>(legionsOf(state, enemy));
  if (enemy === 'harkonnen') for (const at of state.settlements) enemies.add(at);
  else
    for (const id of SIETCHES) {
      const at = state.sietches[id]?.at;
      if (at) enemies.add(at);
    }
  return enemies;
}
/** All areas that are not free for a side, for questions about many areas at once. */
export function hostileTo(state: State, side: Side): Set<AreaId> {
  const hostile = enemiesOf(state, side);
  for (const at of state.worms) hostile.add(at);
  const maker = areaOf(state, 'wild-maker');
  if (maker) hostile.add(maker);
  return hostile;
}
/** No figure and no token of any kind. R2.12 */
export const isEmpty = (state: State, at: AreaId): boolean => !state.stations.includes(at) && isBare(state, at);
/** The same, but there may be a station. R14.6 */
export const isBare = (state: State, at: AreaId): boolean =>
  !legionAt(state, 'harkonnen', at) &&
  !legionAt(state, 'atreides', at) &&
  !hasWorm(state, at) &&
  !isOneOf(state.settlements, at) &&
  sietchAt(state, at) === null &&
  !state.wormsigns.includes(at) &&
  !state.harvesters.includes(at);

/** How often each token is among these. */
export const countTokens = (tokens: readonly AtreidesToken[]): Readonly<Partial<Record<AtreidesToken, number>>> => {
  const counts: Partial<Record<AtreidesToken, number>> = {};
  for (const token of tokens) counts[token] = (counts[token] ?? 0) + 1;
  return counts;
};
export const hasLeader = (part: Part): boolean => part.generic + part.named.length > 0;
