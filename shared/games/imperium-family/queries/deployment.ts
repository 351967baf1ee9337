import type { Blocked } from '../../../kernel/types.ts';
import { bookOf, spaceRecord } from '../edition.ts';
import type { PlayerId } from '../ids.ts';
import type { Scene } from '../questions.ts';
import { CARDPLAY_WHY } from '../reasons-cardplay.ts';
import { WHY } from '../reasons.ts';
import type { State } from '../types.ts';
import { cardSays } from './cardplay.ts';
import { playerOf } from './table.ts';
import { bearerOf, isCommander, sharesTurn } from './teams.ts';

/**
 * Troops that can be deployed now, in a turn whose Agent was sent to a combat space: recruits of the turn and two more, as far as they are
 * in the garrison. It is asked anew until the turn ends, so that they may go in portions. R8.4 R8.5, Uprising R7.2, Uprising R7.3
 */
export function deployable(state: State, by: PlayerId): number {
  const { turn } = state;
  if (turn.kind !== 'agent' || turn.space === null || !spaceRecord(state, turn.space).combat) return 0; // R8.6, Uprising R8.11
  if (isDeploymentForbidden(state, by)) return 0; // Uprising R15.10
  const { garrison_deployed } = bookOf(state).game.limits;
  return Math.min(playerOf(state, bearerOf(state, by)).garrison, turn.recruited + garrison_deployed - turn.deployed);
}
/** Why no more can be deployed now. R8.4 R8.6 */
export function noDeployment(state: State, by: PlayerId): readonly Blocked[] {
  const { turn } = state;
  if (isCommander(state, by)) return [];
  const most = deployable(state, by);
  const { garrison } = playerOf(state, by);
  if (garrison <= most) return [];
  const isCombat = turn.space !== null && spaceRecord(state, turn.space).combat;
  if (isCombat && isDeploymentForbidden(state, by)) return [{ target: { deploy: 1 }, why: CARDPLAY_WHY.noDeployment }];
  return [{ target: { deploy: most + 1 }, why: isCombat ? { ...WHY.tooManyTroops, with: { most } } : WHY.notCombatSpace }];
}

/** As many as there are, at most `max`. */
export const amountOf = (max: number | 'all', most: number): number => (max === 'all' ? most : Math.min(max, most));
/** Troops that a deploy effect can take: `recruited_now` = by the effects before it in its list. R8.6, Uprising R7.4 */
export function deployableBy(
  state: State,
  { by, since }: Scene,
  from: 'garrison' | 'supply' | 'recruited_now',
  max: number | 'all',
): number {
  if (isDeploymentForbidden(state, by)) return 0; // Uprising R15.10
  const { supply, garrison } = playerOf(state, bearerOf(state, by));
  if (from === 'supply') return amountOf(max, supply);
  return amountOf(max, from === 'garrison' ? garrison : Math.min(garrison, state.turn.recruited - since));
}
/** Recruits of this turn that can still be deployed from anywhere; Uprising R7.2 bounds both together. Uprising R7.4 */
export function recruitsToDeploy(state: State, by: PlayerId): number {
  const { turn } = state;
  if (turn.of !== by || isDeploymentForbidden(state, by)) return 0;
  const { garrison_deployed } = bookOf(state).game.limits;
  return Math.max(
    0,
    Math.min(playerOf(state, bearerOf(state, by)).garrison, turn.recruited, turn.recruited + garrison_deployed - turn.deployed),
  );
}

/** From the moment the card sends the Agent to the end of that turn no unit is deployed, whatever becomes of the card. Uprising R15.10 */
export function isDeploymentForbidden(state: State, by: PlayerId): boolean {
  const { of, kind, origins } = state.turn;
  if (of === null || kind !== 'agent' || !sharesTurn(state, by)) return false; // Uprising R18.22
  return origins.some(({ card }) => cardSays(state, of, card, 'no-deployment-this-turn'));
}
