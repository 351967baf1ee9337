import { cardRecord, leaderRecord } from '../edition.ts';
import type { Effects } from '../effects/effects.ts';
import type { StaticName } from '../effects/leaders.ts';
import type { CardName, LeaderName, PlayerId } from '../ids.ts';
import type { SideRecord } from '../records.ts';
import type { State } from '../types.ts';
import { playerOf } from './table.ts';

/** The name of the side of the Leader that is up: by it its ability and its signet are called. R15.6 */
export const sideName = (state: State, by: PlayerId): LeaderName | null => {
  const { leader, leaderBoard } = playerOf(state, by);
  return leaderBoard?.side ?? leader;
};
/** What the side of the Leader that is up can do; null = no Leader yet, or never. R15.6 */
export function sideOf(state: State, by: PlayerId): SideRecord | null {
  const { leader, leaderBoard } = playerOf(state, by);
  if (!leader) return null;
  const record = leaderRecord(state, leader);
  return leaderBoard?.side !== undefined && record.other_side ? record.other_side : record;
}
/** Own troops that lie on the Leader. R15.6 */
export const memoriesOf = (state: State, by: PlayerId): number => playerOf(state, by).leaderBoard?.memories ?? 0;

const holds = (list: Effects, name: StaticName): boolean => list.some((effect) => 'static' in effect && effect.static === name);
/** Whether something holds in the Agent turn of a card: the card says so, or the signet that it stands for. R15.10 */
export const saysStatic = (state: State, by: PlayerId, card: CardName, name: StaticName): boolean =>
  cardRecord(state, card).agent.some((effect) => holds('signet' in effect ? (sideOf(state, by)?.signet ?? []) : [effect], name));
/** No units may be deployed by them until this turn ends, also after the card that says so has left play. R15.10 */
export const mayNotDeploy = (state: State, by: PlayerId): boolean =>
  state.turn.of === by &&
  state.turn.kind === 'agent' &&
  state.turn.origins.some(({ card }) => saysStatic(state, by, card, 'no-deployment-this-turn'));
