import type { Reason } from '../../../kernel/types.ts';
import type { Effects } from '../effects/effects.ts';
import type { PlayerId } from '../ids.ts';
import type { State } from '../types.ts';
import { UNITS_WHY } from '../units.ts';
import { TEAM_WHY } from '../teams.ts';
import { CARDPLAY_WHY } from '../reasons-cardplay.ts';
import { mayHaveWorms } from './teams.ts';
import { isDeploymentForbidden } from './deployment.ts';
import { playerOf } from './table.ts';
import { isProtected } from './shield-wall.ts';

export const sandwormsOf = (state: State, id: PlayerId): number => playerOf(state, id).sandworms ?? 0;
/** Why a player can bring no sandworm into the Conflict now. Uprising R6.2, Uprising R7.5, Uprising R15.10 */
export function whyNoSandworm(state: State, by: PlayerId): Reason | null {
  if (!mayHaveWorms(state, by)) return TEAM_WHY.notThisTeam; // Uprising R18.16
  if (isProtected(state)) return UNITS_WHY.wallStands;
  return isDeploymentForbidden(state, by) ? CARDPLAY_WHY.noDeployment : null;
}
/** Why a price would be paid for sandworms that cannot come; what stands before them may open the way. Uprising R6.2 */
export function whyWormsStayAway(state: State, by: PlayerId, list: Effects): Reason | null {
  if (!list.some((effect) => 'sandworm' in effect) || list.some((effect) => 'shield_wall' in effect)) return null;
  return whyNoSandworm(state, by);
}
/** A reward as its owner has it: with a sandworm in the Conflict everything twice, except control. Uprising R10.4 */
export const rewardWith = (sandworms: number, reward: Effects): Effects =>
  sandworms > 0 ? reward.flatMap((effect): Effects => ('control' in effect ? [effect] : [effect, effect])) : reward;
