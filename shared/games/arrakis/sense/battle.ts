import type { BattleTerms, EffectOf } from '../data/notation.ts';
import type { AreaId, Side } from '../ids.ts';
import { attacks, diceOf, type Fight, mostDice, rankAt } from '../queries/battle.ts';
import { wholeOf } from '../queries/legions.ts';
import { person } from '../queries/table.ts';
import type { Route } from '../questions.ts';
import { bestFirst, type Rated } from '../../../search/rated.ts';
import { duel, type Terms } from './duel.ts';
import { type Force, forceAt } from './force.ts';
import { actingFor, type Look, onceFor } from './look.ts';
import { moveGain } from './move.ts';
import { prizeOf, stepsWorth } from './need.ts';
import { automaTerms, holdAt, rankOf, reliefOf } from './siege.ts';
import { HIT_WORTH } from './weights.ts';

/** What a battle between these would bring the attacker, with what advancing is worth. */
interface Stake {
  readonly rank: number;
  /** Worth of winning. */
  readonly prize: number;
}
const SURE = 0.999;
/** An ornithopter that is spent. */
const FLIGHT = 0.06;

/** What winning there is worth: the settlement, the danger that is over, and what Paul gains by it. */
function stakeOf(look: Look, side: Side, from: AreaId, at: AreaId): Stake {
  const foe = side === 'harkonnen' ? 'atreides' : 'harkonnen';
  const rank = rankOf(look, foe, at);
  const relief = forceAt(look, foe, at).units > 0 ? reliefOf(look, side, at) : 0;
  return { rank, prize: prizeOf(look, foe, rank) + relief + deedOf(look, side, from, at) };
}
/** Cards that ask Paul to lead an assault. R13.4 */
function deedOf(look: Look, side: Side, from: AreaId, at: AreaId): number {
  const { state, book } = look;
  if (side === 'harkonnen' || state.leaders[person(state, 'paul')].at !== from || forceAt(look, 'harkonnen', at).units === 0) return 0;
  if (state.claimed.length >= book.data.numbers.claims || state.deeds.assault > 0) return 0;
  return Math.max(
    0,
    ...state.shown.map(({ card }) => {
      const { condition, gains } = book.data.prescience[card];
      return condition.is === 'deed' && condition.deed === 'assault' ? 0.8 * stepsWorth(look, gains) : 0;
    }),
  );
}

/** What an attack is worth. */
function attackWorth(look: Look, side: Side, from: AreaId, at: AreaId, terms: Terms): number {
  const foe = side === 'harkonnen' ? 'atreides' : 'harkonnen';
  const stake = stakeOf(look, side, from, at);
  const attacker = forceAt(look, side, from);
  const defender = forceAt(look, foe, at);
  const { wins, lost } = duel(attacker, defender, stake.rank, { ...automaTerms(look, side), ...terms });
  const fortune = lost.defender * HIT_WORTH[foe] - lost.attacker * HIT_WORTH[side];
  // Whoever attacks may be beaten and leave its own hold to the enemy.
  const hold = holdAt(look, side, from);
  const bared = hold && wins < SURE ? (1 - wins) * 0.4 * hold.prize : 0;
  return wins * stake.prize + fortune - bared;
}
/** What an attack by this way is worth to whoever makes it. */
export const assaultWorth = (look: Look, side: Side, { from, to }: Route): number => attackWorth(look, side, from, to, {});
const termsOf = ({ extraDice, defenderMost, freeContinue }: BattleTerms, surprise: boolean): Terms => ({
  extraDice,
  defenderMost,
  freeContinue,
  surprise,
});
/** The attacks that an effect allows, best first. */
export const ratedAttacks = onceFor((look, effect: EffectOf<'attack'>): readonly Rated<Route>[] => {
  const terms = termsOf(effect.terms ?? {}, effect.surprise);
  return bestFirst(
    attacks(look.state, actingFor(look), effect).map((it) => ({
      it,
      // An ornithopter is only spent where it must be; the worms' way is as good as that on foot.
      worth: attackWorth(look, look.side, it.from, it.to, terms) - (it.way === 'foot' || it.way === 'sand' ? 0 : FLIGHT),
    })),
  );
});

// In a battle
const defenderOf = ({ attacker }: Fight): Side => (attacker === 'harkonnen' ? 'atreides' : 'harkonnen');
/** What the attacker may hope for if it goes on, less what that costs; stopping is worth nothing. R11.12 */
export function goingOn(look: Look, fight: Fight): number {
  const { attacker, from, at, terms } = fight;
  const foe = defenderOf(fight);
  const { prize } = stakeOf(look, attacker, from, at);
  const rank = rankAt(look.state, at);
  const own = forceAt(look, attacker, from);
  const cost = rank > 0 && !terms.freeContinue ? 1 : 0;
  const tired: Force = cost > 0 ? { ...own, hp: own.hp - 1, units: own.hp - 1 < own.units ? own.units - 1 : own.units } : own;
  if (tired.units <= 0) return -1;
  const { wins, lost } = duel(tired, forceAt(look, foe, at), rank, { ...automaTerms(look, attacker), ...termsOf(terms, false) });
  const hold = holdAt(look, attacker, from);
  const bared = hold ? (1 - wins) * 0.4 * hold.prize : 0;
  return wins * prize + lost.defender * HIT_WORTH[foe] - (lost.attacker + cost) * HIT_WORTH[attacker] - bared;
}
/** What a battle under way is fought under: the automa goes on for nothing. R16.13 */
const termsOfFight = (look: Look, { attacker, terms }: Fight, surprise: boolean): Terms => ({
  ...termsOf(terms, surprise),
  ...automaTerms(look, attacker),
});
/** What is better about a retreat than about standing, for the defender. R11.12 */
export function withdrawing(look: Look, fight: Fight): number {
  const { attacker, from, at } = fight;
  const foe = defenderOf(fight);
  const rank = rankAt(look.state, at);
  const { wins, lost } = duel(forceAt(look, attacker, from), forceAt(look, foe, at), rank, termsOfFight(look, fight, false));
  const prize = prizeOf(look, foe, rank);
  const stands = -wins * prize - lost.defender * HIT_WORTH[foe] + lost.attacker * HIT_WORTH[attacker];
  return -prize - stands;
}
/** What another die is worth to a side in this battle round. R11.5 */
export function dieWorth(look: Look, fight: Fight, side: Side, dice: number): number {
  const { attacker, from, at } = fight;
  const foe = defenderOf(fight);
  const rank = rankAt(look.state, at);
  const odds = (more: number): number => {
    const extra = side === attacker ? { dice: more } : { defenderDice: more };
    const { wins, lost } = duel(forceAt(look, attacker, from), forceAt(look, foe, at), rank, {
      ...termsOfFight(look, fight, fight.surprise && fight.round === 1),
      ...extra,
    });
    const { prize } = stakeOf(look, attacker, from, at);
    return wins * prize + lost.defender * HIT_WORTH[foe] - lost.attacker * HIT_WORTH[attacker];
  };
  const better = odds(dice) - odds(dice - 1);
  return side === attacker ? better : -better;
}
/** Dice that could still be added by cards. */
export const diceToAdd = (look: Look, fight: Fight, side: Side): number =>
  Math.max(0, mostDice(look.state, fight, side) - diceOf(look.state, fight, side));
/** Is it better to move in than to stay? Only moving in takes a settlement. R11.17 */
export function advanceWorth(look: Look, side: Side, from: AreaId, at: AreaId): number {
  const foe = side === 'harkonnen' ? 'atreides' : 'harkonnen';
  const rank = rankOf(look, foe, at);
  return prizeOf(look, foe, rank) + moveGain(look, side, { from, to: at }, wholeOf(look.state, side, from));
}
/** How much worse off a legion is that is driven there. R11.15 */
export function exileOf(look: Look, side: Side, from: AreaId, to: AreaId): number {
  return -moveGain(look, side, { from, to }, wholeOf(look.state, side, from));
}
/** Worth of hits of a special attack or a storm on a legion. */
export function hitsWorth(look: Look, side: Side, at: AreaId, hits: number): number {
  const force = forceAt(look, side, at);
  const share = force.hp > 0 ? Math.min(1, hits / force.hp) : 0;
  const side2: Side = side === 'harkonnen' ? 'atreides' : 'harkonnen';
  return HIT_WORTH[side] * Math.min(force.hp, hits) + share * share * reliefOf(look, side2, at);
}
