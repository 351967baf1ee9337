import type { FactionId } from '../ids.ts';
import { sideOf } from '../queries/leader-board.ts';
import { playerOf } from '../queries/table.ts';
import { opponents } from '../queries/opponents.ts';
import { moverOf } from '../queries/teams.ts';
import type { Look } from './look.ts';

/** What a level of Influence is worth, with the way that it is of what comes next. R11 */
function levelWorth(look: Look, faction: FactionId, level: number): number {
  const { state, book, me, weights, left } = look;
  const mine = moverOf(state, me, faction) ?? me;
  const { vp_at, bonus_at, alliance_at, bonus } = book.board.tracks[faction];
  const more = Math.min(1, left / 2);
  if (level <= 0) return 0;
  if (level < vp_at) return more * weights.first * (level / (vp_at - 1));
  const holder = state.alliances[faction];
  const rival = strongest(look, faction);
  // The token is taken from a holder only by more than he has. R11.5
  const needed = holder === null || holder === mine ? alliance_at : playerOf(state, holder).influence[faction] + 1;
  const takes = level >= needed;
  let worth = 1;
  if (level >= bonus_at) worth += look.worth(look, 'ever', bonus);
  if (takes) {
    worth += 1 + (holder !== null && holder !== mine ? weights.spite : 0);
    // Others will come as far; then more is better.
    worth += more * weights.hold * (rival >= 2 ? 1 : 0.4) * Math.min(2, level - needed);
  } else worth += more * weights.beyond * Math.min(1.5, (level - vp_at) / Math.max(1, needed - vp_at - 1));
  return worth;
}
function strongest({ state, me }: Look, faction: FactionId): number {
  let most = 0;
  for (const id of opponents(state, me)) most = Math.max(most, playerOf(state, id).influence[faction]);
  return most;
}
/** What the own Leader does about it. Uprising R12.7 */
function reachWorth(look: Look, faction: FactionId, now: number, then: number): number {
  const ability = sideOf(look.state, look.me)?.ability;
  if (!ability?.trigger || !('reach_influence' in ability.trigger)) return 0;
  const [where, height] = ability.trigger.reach_influence;
  return where === faction && now < height && then >= height ? look.worth(look, 'ever', ability.effects) : 0;
}
/** What a move of the own cube is worth. */
export function influenceWorth(look: Look, faction: FactionId, amount: number): number {
  const now = look.player.influence[faction];
  const then = Math.max(0, Math.min(look.book.board.tracks[faction].spaces, now + amount));
  return levelWorth(look, faction, then) - levelWorth(look, faction, now) + reachWorth(look, faction, now, then);
}
/** What the cubes promise beyond the points that they have brought. */
export function hope(look: Look): number {
  let sum = 0;
  for (const faction of look.book.factions) {
    const level = look.player.influence[faction];
    const points = (level >= look.book.board.tracks[faction].vp_at ? 1 : 0) + (look.state.alliances[faction] === look.me ? 1 : 0);
    sum += levelWorth(look, faction, level) - points;
  }
  return sum;
}
