import { type AreaId, type NamedId, type Rank, RANKS, type Side } from '../ids.ts';
import { legionAt, legionsOf, wholeOf } from '../queries/legions.ts';
import { powerOf } from '../queries/mahdi/power.ts';
import { book } from '../queries/table.ts';
import type { Part, State } from '../types.ts';
import { type Look, onceFor } from './look.ts';
import { FIGURE_WORTH, MASTER_WORTH, NAMED_WORTH } from './weights.ts';

/** A legion as a battle sees it: what is facedown is what its owner knows, or imagines. */
export interface Force {
  readonly units: number;
  /** Hits it can take. R11.11 */
  readonly hp: number;
  /** Special elites: each breaks a shield. R11.9 */
  readonly special: number;
  readonly leaders: number;
  /** What all its leaders make of one Special each. R11.8 */
  readonly hits: number;
  readonly shields: number;
  /** Combat power, as the automa counts it. R16.7 */
  readonly power: number;
}
export const NO_FORCE: Force = { units: 0, hp: 0, special: 0, leaders: 0, hits: 0, shields: 0, power: 0 };
/** Units of a facedown token of the automa, and hits they can take: the mean of what is in the box. R16.16 */
const FACEDOWN = { units: 2, hp: 2.5 } as const;

const HP: Readonly<Record<Rank, number>> = { regular: 1, elite: 2, special: 2 };

export function forceOf(state: Pick<State, 'options'>, part: Part, facedown = 0): Force {
  const { leaders, genericCombat, pieces } = book(state).data;
  let units = FACEDOWN.units * facedown;
  let hp = FACEDOWN.hp * facedown;
  let { special, generic } = part;
  for (const rank of RANKS) {
    units += part[rank];
    hp += part[rank] * HP[rank];
  }
  for (const token of part.tokens) {
    const { units: shown } = pieces.atreidesTokens[token];
    for (const rank of RANKS) {
      units += shown[rank] ?? 0;
      hp += (shown[rank] ?? 0) * HP[rank];
    }
    special += shown.special ?? 0;
    generic += shown.generic ?? 0;
  }
  let hits = generic * genericCombat.hits;
  let shields = generic * genericCombat.shields;
  for (const id of part.named) {
    const combat = leaders[id].combat ?? genericCombat;
    hits += combat.hits;
    shields += combat.shields;
  }
  const count = generic + part.named.length;
  return { units, hp: hp + count, special, leaders: count, hits, shields, power: powerOf(state, part) };
}
type Forces = ReadonlyMap<AreaId, Force>;
/** All legions of a side. */
export const forcesOf = onceFor(
  ({ state }, side: Side): Forces =>
    new Map(
      legionsOf(state, side).map((at) => [at, forceOf(state, wholeOf(state, side, at), legionAt(state, side, at)?.facedown.length ?? 0)]),
    ),
);
export const forceAt = (look: Look, side: Side, at: AreaId): Force => forcesOf(look, side).get(at) ?? NO_FORCE;

const MASTERS: readonly NamedId[] = ['paul-atreides', 'paul-muaddib', 'lady-jessica', 'reverend-mother-jessica'];
/** What losing a figure costs its side. */
export const figureWorth = (side: Side, what: Rank | 'generic' | NamedId): number =>
  what in FIGURE_WORTH[side]
    ? FIGURE_WORTH[side][what as Rank | 'generic']
    : MASTERS.includes(what as NamedId)
      ? MASTER_WORTH
      : NAMED_WORTH;
/** What all figures of a part are worth. */
export function partWorth(state: Pick<State, 'options'>, side: Side, { regular, elite, special, generic, named, tokens }: Part): number {
  const { atreidesTokens } = book(state).data.pieces;
  const worth = FIGURE_WORTH[side];
  let sum = regular * worth.regular + elite * worth.elite + special * worth.special + generic * worth.generic;
  for (const id of named) sum += figureWorth(side, id);
  for (const token of tokens) {
    const { units } = atreidesTokens[token];
    for (const rank of RANKS) sum += (units[rank] ?? 0) * worth[rank];
    sum += (units.generic ?? 0) * worth.generic;
  }
  return sum;
}
