import type { Blocked } from '../../../kernel/types.ts';
import { bookOf, leaderRecord } from '../edition.ts';
import type { LeaderName } from '../ids.ts';
import { WHY } from '../reasons.ts';
import type { State } from '../types.ts';
import { playerOf } from './table.ts';

const chosen = (state: State): readonly LeaderName[] => state.order.flatMap((id) => playerOf(state, id).leader ?? []);
/** No Leader twice; with the option no House twice either. R2.4 R24.1 */
function isFree(state: State, leader: LeaderName): boolean {
  const taken = chosen(state);
  if (taken.includes(leader)) return false;
  const { house } = leaderRecord(state, leader);
  return state.options.houses === 'any' || taken.every((each) => leaderRecord(state, each).house !== house);
}
export const freeLeaders = (state: State): readonly LeaderName[] =>
  Object.keys(bookOf(state).leaders).filter((leader) => isFree(state, leader));
export const takenLeaders = (state: State): readonly Blocked[] =>
  Object.keys(bookOf(state).leaders)
    .filter((leader) => !isFree(state, leader))
    .map((target) => ({ target, why: WHY.taken }));
