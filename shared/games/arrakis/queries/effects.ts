import { sideOfHouse } from '../board.ts';
import type { Effect, EffectKind, EffectOf, Test } from '../data/notation.ts';
import { type AreaId, type HouseId, SIETCHES, TRACKS } from '../ids.ts';
import type { EffectRef } from '../questions.ts';
import type { State } from '../types.ts';
import { figuresAt, legionsOf, substitute } from './legions.ts';
import { fits } from './movement.ts';
import { book, isInPlay } from './table.ts';

const NOTHING: readonly Effect[] = [];

/** The list an effect stands in, found by its way through choices (`of`) and tests (0 = yes, 1 = no). */
function listOf(state: Pick<State, 'options'>, { of, at }: EffectRef): readonly Effect[] {
  let list = book(state).effects[of] ?? NOTHING;
  for (let step = 0; step + 2 < at.length; step += 2) {
    const effect = list[at[step] as number];
    const branch = at[step + 1] as number;
    if (effect?.do === 'choose') list = effect.of[branch] ?? NOTHING;
    else if (effect?.do === 'when') list = branch === 0 ? effect.yes : effect.no;
  }
  return list;
}
/** The effect at this place; null = the list is at its end. */
export const effectAt = (state: Pick<State, 'options'>, ref: EffectRef): Effect | null => listOf(state, ref)[ref.at.at(-1) ?? 0] ?? null;
/** The effect at this place, of the kind that a task of that kind is about. */
export const effectOf = <Kind extends EffectKind>(state: State, ref: EffectRef, _kind: Kind): EffectOf<Kind> =>
  effectAt(state, ref) as EffectOf<Kind>;
/** The move at this place; a special that moves a legion of its choice does so without conditions. */
export const moveEffectAt = (state: State, ref: EffectRef): EffectOf<'move'> => {
  const effect = effectAt(state, ref);
  return effect?.do === 'move' ? effect : ANY_MOVE;
};
const ANY_MOVE: EffectOf<'move'> = { do: 'move', legions: 1, which: {} };
export const next = ({ by, of, at }: EffectRef): EffectRef => ({ by, of, at: at.with(-1, (at.at(-1) ?? 0) + 1) });
/** The first effect of a branch of the one at this place. */
export const inside = ({ by, of, at }: EffectRef, branch: number): EffectRef => ({ by, of, at: [...at, branch, 0] });

export function holds(state: State, test: Test): boolean {
  switch (test.is) {
    case 'inPlay':
      return isInPlay(state, test.leader);
    case 'gone':
      return state.leaders[test.leader].at === 'gone';
    case 'prescience':
      return TRACKS.some((track) => state.prescience[track] >= test.least);
    case 'detonated':
      return state.atomics.at !== null;
    case 'threatenedSietch':
      return SIETCHES.some((id) => isThreatened(state, state.sietches[id]?.at ?? null, test.within));
  }
}
/** A Harkonnen legion within so many areas over open borders. RU-31 */
export const isThreatened = (state: State, at: AreaId | null, within: number): boolean =>
  at !== null && legionsOf(state, 'harkonnen').some((from) => book(state).distance(from, at) <= within);

/** Legions that an effect may be about. */
export const legionsFor = (state: State, { by }: EffectRef, which: EffectOf<'pickLegion'>['which']): readonly AreaId[] =>
  legionsOf(state, sideOfHouse(by)).filter((at) => fits(state, sideOfHouse(by), at, which));

/** Areas where a unit can be swapped for one of another rank. */
export function replaceable(state: State, house: HouseId, { from, to }: EffectOf<'replace'>): readonly AreaId[] {
  const side = sideOfHouse(house);
  if (substitute(state, side, to) !== to) return []; // a lower rank would be none the better
  return legionsOf(state, side).filter((at) => figuresAt(state, side, at, from) > 0);
}
