import type { Blocked, Reason } from '../../../kernel/types.ts';
import type { Chance } from '../../../kernel/chance.ts';
import { blockedAmong } from '../../../kernel/choices.ts';
import { bookOf, leaderRecord } from '../edition.ts';
import type { LeaderName, PlayerId } from '../ids.ts';
import { WHY } from '../reasons.ts';
import { isRival, rivalsHere } from './rivals.ts';
import type { State } from '../types.ts';
import { playerOf } from './table.ts';
import { isCommander } from './teams.ts';

/** Who has a Leader: every person, and Rivals who are led. R22.1 R23.1 */
export const led = (state: State): readonly PlayerId[] =>
  (rivalsHere(state)?.isLed ? state.order : state.seats).filter((id) => !isCommander(state, id)); // Uprising R18.2
/** No Leader twice, with the option no House twice either; not everyone leads a Rival. R2.4 R24.1 R23.1 */
function whyTaken(state: State, by: PlayerId, leader: LeaderName, chosen = chosenBy(state)): Reason | null {
  const { house, rival_allowed } = leaderRecord(state, leader);
  if (chosen.includes(leader)) return WHY.taken;
  if (house && state.options.houses === 'distinct' && chosen.some((each) => leaderRecord(state, each).house === house)) return WHY.taken;
  return isRival(by) && !rival_allowed ? WHY.notForRivals : null;
}
const chosenBy = (state: State): readonly LeaderName[] => state.order.flatMap((id) => playerOf(state, id).leader ?? []);
export const freeLeaders = (state: State, by: PlayerId): readonly LeaderName[] =>
  Object.keys(bookOf(state).leaders).filter((leader) => !whyTaken(state, by, leader));
export const takenLeaders = (state: State, by: PlayerId): readonly Blocked[] =>
  blockedAmong(Object.keys(bookOf(state).leaders), (leader) => whyTaken(state, by, leader));
/** Leaders dealt at random, each to one that may have it: none that somebody has, e.g. as a Commander. R24.2 R24.1 R23.1 */
export function dealtLeaders(state: State, to: readonly PlayerId[], chance: Chance): readonly LeaderName[] {
  const dealt: LeaderName[] = [];
  const left = chance.shuffle(Object.keys(bookOf(state).leaders));
  const had = chosenBy(state);
  for (const by of to) dealt.push(left.find((leader) => !whyTaken(state, by, leader, [...had, ...dealt])) as LeaderName);
  return dealt;
}
