import type { AreaId, Side } from '../../ids.ts';
import type { Part, State } from '../../types.ts';
import { leadersOf, unitsOf, wholeOf } from '../legions.ts';
import { book } from '../table.ts';

/** Whatever says which rules and data a game goes by. */
type Ruled = Pick<State, 'options'>;

/** One for each unit, two for a token, one for each leader. R16.7 */
export function coarsePower(state: Ruled, part: Part): number {
  const { unit, token, leader } = book(state).data.mahdi.power;
  const tokens = part.tokens.length + (part.facedown?.length ?? 0);
  return (unitsOf(part) - tokens) * unit + tokens * token + leadersOf(part) * leader;
}
/** The same with every figure by its kind. R16.7, RU-49 */
export function finePower(state: Ruled, part: Part): number {
  const { fine } = book(state).data.mahdi;
  return (
    part.generic * fine.generic +
    part.named.length * fine.named +
    part.regular * fine.regular +
    part.elite * fine.elite +
    part.special * fine.special +
    (part.tokens.length + (part.facedown?.length ?? 0)) * fine.token
  );
}
/** More than any legion's fine power: where the coarse ones tie, the fine ones decide. */
const COARSE = 1000;
/** Both as one number, for comparisons and differences: coarse first. R16.7 */
export const powerOf = (state: Ruled, part: Part): number => coarsePower(state, part) * COARSE + finePower(state, part);
/** Combat power of the legion in an area; nobody there = 0. The rank of a sietch does not count. R16.7 */
export const powerAt = (state: State, side: Side, at: AreaId): number => powerOf(state, wholeOf(state, side, at));
export const fineAt = (state: State, side: Side, at: AreaId): number => finePower(state, wholeOf(state, side, at));
