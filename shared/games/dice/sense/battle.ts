import type { LeaderId, RegionId } from '../ids.ts';
import type { Battle, Breach, Dance } from '../types.ts';
import { alliedGoal, type Look, pairSeals, sealsOf, soloGoal, strengthIn, tokensIn } from './look.ts';
import { regionWorth } from './plan.ts';

/** The battle that matters most is fought first: the Leader is still there. R12.1 */
export const chooseBattle = (look: Look, offered: readonly RegionId[]): RegionId =>
  offered.reduce((one, other) => (regionWorth(look, look.me, other) > regionWorth(look, look.me, one) ? other : one));

/** Infiltrates if it can; else the cheapest troop falls, the ally's only if it has another there. R12.3 */
export function breach(look: Look, offered: readonly Breach[]): Breach {
  const { state, me } = look;
  const at = state.turn.battle?.at;
  const cost = (each: Breach): number => {
    if (each === 'infiltrate') return -1;
    const isMine = each.of === me;
    const isLast = at !== undefined && tokensIn(state, each.of, at) === 1;
    return (each.lose === 'large' ? 2 : 1) + (isLast ? 1.5 : 0) + (isMine ? 0 : 0.5);
  };
  return offered.reduce((one, other) => (cost(other) < cost(one) ? other : one));
}
/** Converts large troops first. R16.9 */
export const dance = (offered: readonly Dance[]): Dance =>
  offered.find((each) => each !== 'done' && each.what === 'large') ?? offered.find((each) => each !== 'done') ?? 'done';

/** A Leader is lent for a win together, to stop somebody else's, or where many own troops would fall. R12.12 */
export function offerLeader(look: Look, offered: readonly LeaderId[]): readonly LeaderId[] {
  const { state, me } = look;
  const battle = state.turn.battle as Battle;
  return (battle.ally === me ? isForUs(look, battle) : isAgainstThem(look, battle)) ? offered : [];
}
const isForUs = (look: Look, { attacker, at }: Battle): boolean =>
  look.board.strategic.includes(at) && pairSeals(look, attacker, look.me) + 1 >= alliedGoal(look);
const isAgainstThem = (look: Look, { attacker, ally, at }: Battle): boolean => {
  const wouldWin =
    sealsOf(look, attacker) + 1 >= soloGoal(look) || (ally !== null && pairSeals(look, attacker, ally) + 1 >= alliedGoal(look));
  return (look.board.strategic.includes(at) && wouldWin) || strengthIn(look.state, look.me, at) >= 4;
};
