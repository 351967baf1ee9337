import { set } from '../../../kernel/write.ts';
import { type LeaderId, LEADERS, type Side } from '../ids.ts';
import { hasGeneric } from '../queries/leaders.ts';
import { areaOf } from '../queries/table.ts';
import type { Game } from '../types.ts';
import { moveLeader, reinforce } from './legions.ts';

/** After its special action a leader's card lies facedown. R17.3 */
export function spendLeader(game: Game, id: LeaderId): void {
  set(game, game.state.leaders, id, { ...game.state.leaders[id], spent: true });
}

/** A named leader goes beside the board, a generic one stands in, if there is any. R13.10 step 4, RU-27 */
export function relieve(game: Game, side: Side, id: LeaderId): void {
  const { state } = game;
  const at = areaOf(state, id);
  if (at === null) return;
  moveLeader(game, id, 'ready');
  if (id === 'wild-maker') set(game, state, 'worms', [...state.worms, at]);
  else if (hasGeneric(state, side)) reinforce(game, side, at, 'generic', 1);
  game.tell({ type: 'leaderRelieved', leader: id, at });
}
/** Spent leader cards turn faceup. R13.10 step 5 */
export function refreshLeaders(game: Game): void {
  const { leaders } = game.state;
  for (const id of LEADERS) if (leaders[id].spent && leaders[id].at !== 'waiting') set(game, leaders, id, { ...leaders[id], spent: false });
}
