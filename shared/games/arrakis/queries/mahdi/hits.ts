import { type AreaId, type Rank, TOKEN_SETS, type TokenSet } from '../../ids.ts';
import type { Casualty } from '../../questions.ts';
import type { State } from '../../types.ts';
import { defenderOf, diceOf, type Fight, mostDice, standOf } from '../battle.ts';
import { leadersOf, supply, unitsOf, wholeOf } from '../legions.ts';
import { automaOf, isAutoma } from '../table.ts';
import type { Choice } from './choice.ts';
import { fineAt } from './power.ts';

/** What the next hit takes; `reveal`: only tokens are left, which are turned up first. R16.13, R16.16 */
export function nextHit(state: State, at: AreaId): Choice<Casualty | 'reveal'> {
  const legion = wholeOf(state, 'harkonnen', at);
  const leaders: readonly Casualty[] = legion.generic > 0 ? ['generic'] : legion.named;
  const count = leadersOf(legion);
  if (count > 1) return { of: leaders, row: legion.generic > 0 ? 'basharsFirst' : 'oneLeader' };
  const unit: Rank | null = legion.elite > 0 ? 'elite' : legion.special > 0 ? 'special' : legion.regular > 0 ? 'regular' : null;
  if (unit === null) return { of: ['reveal'], row: 'only' };
  const isLost = unit === 'regular' || supply(state, 'harkonnen', 'regular') === 0;
  if (isLost && unitsOf(legion) === 1 && count > 0) return { of: leaders, row: 'lastLeader' };
  return { of: [unit], row: unit === 'elite' ? 'elites' : unit === 'special' ? 'sardaukar' : 'regulars' };
}
/** What goes next where there are too many: the weakest; a token is worth a regular. R16.16 */
export function nextExcess(state: State, at: AreaId): Choice<Rank | TokenSet> {
  const legion = wholeOf(state, 'harkonnen', at);
  const weakest: readonly (Rank | TokenSet)[] = [
    ...(legion.regular > 0 ? (['regular'] as const) : []),
    ...TOKEN_SETS.filter((set) => legion.facedown?.includes(set)),
  ];
  if (weakest.length > 0) return { of: weakest, row: 'weakest' };
  return { of: [legion.elite > 0 ? 'elite' : 'special'], row: 'weakest' };
}

/** Reinforcement cards that are discarded in this battle round: up to six dice, none under the ban. R16.13, R9.9 */
export function cardsForDice(state: State, fight: Fight): number {
  if (state.bans.includes('landsraad')) return 0;
  const missing = mostDice(state, fight, 'harkonnen') - diceOf(state, fight, 'harkonnen');
  return Math.max(0, Math.min(missing, automaOf(state).reinforcements.hidden.length));
}
/** Fine power at most half of the opponent's: the automa stops attacking. R16.13 */
export const automaStops = (state: State, fight: Fight): boolean =>
  isAutoma(state, fight.attacker) &&
  2 * fineAt(state, 'harkonnen', fight.from) <= fineAt(state, defenderOf(fight), standOf(fight, defenderOf(fight)));
