import { conflictNow } from '../edition.ts';
import type { Effect, Effects } from '../effects/effects.ts';
import { type PlayerId, REWARD_PLACES, type RewardPlace } from '../ids.ts';
import { isPerson, playerOf } from '../queries/table.ts';
import { opponents } from '../queries/opponents.ts';
import { isInConflict, unitStrengthOf } from '../queries/strength.ts';
import { sandwormsOf } from '../queries/sandworms.ts';
import { pairOf } from '../queries/battle-icons.ts';
import { type Look, once, printOf } from './look.ts';

/** What an opponent's Strength will be at the end, if he comes at all, and how sure that is; measured in games of bots. */
interface Foe {
  /** The chance that he stays away. */
  readonly stays: number;
  readonly mean: number;
  readonly spread: number;
}
const TROOP = 2;
/** By the Agents that are left to somebody without a troop in the Conflict. */
const STAYS = [0.98, 0.6, 0.35, 0.23] as const;
const stayingWith = (agents: number): number => STAYS[Math.min(3, agents)] ?? 0;

function foeOf(look: Look, id: PlayerId): Foe {
  const { weights, state } = look;
  const { garrison, swords, revealed, agents, hand, intrigue } = playerOf(state, id);
  const units = unitStrengthOf(state, id);
  if (!isPerson(id)) return rivalOf(look, id);
  const isIn = isInConflict(state, id);
  if (revealed) {
    const hidden = intrigue.hidden.length;
    return { stays: isIn ? 0 : 1, mean: units + swords + weights.foeIntrigue * hidden, spread: 0.4 + 1.4 * Math.sqrt(hidden) };
  }
  const coming = weights.foeGarrison * (agents > 0 ? garrison : 0) + weights.foeHand * hand.hidden.length + weights.foeAgent * agents;
  const base = isIn ? units + swords : weights.foeComes;
  return {
    stays: isIn ? 0 : stayingWith(agents),
    mean: base + coming + weights.foeIntrigue * intrigue.hidden.length,
    spread: 2.4 + 0.9 * agents,
  };
}
/** Rivals deploy whenever they can, and turn up swords in the end. R21.4 R21.9 */
function rivalOf({ state }: Look, id: PlayerId): Foe {
  const { garrison, swords, agents } = playerOf(state, id);
  const isIn = isInConflict(state, id);
  const turnedUp = state.phase === 'combat' ? 0 : 2;
  return {
    stays: isIn ? 0 : stayingWith(agents),
    mean: (isIn ? unitStrengthOf(state, id) + swords + turnedUp : 3.4) + (agents > 0 ? 0.35 * garrison : 0) + 0.6 * agents,
    spread: 0.4 + 0.6 * turnedUp + 0.9 * agents,
  };
}
/** The chance that the own Strength is more than this foe's in the end. */
const odds = (mine: number, { stays, mean, spread }: Foe): number =>
  stays + (1 - stays) / (1 + Math.exp((mean + 0.5 - mine) / (0.55 * spread)));

interface Fight {
  readonly foes: readonly Foe[];
  /** What the places are worth. R13.7 */
  readonly rewards: readonly number[];
  /** The same for somebody with a sandworm there. */
  readonly withWorm: readonly number[];
  /** Strength that comes to the own troops until the Conflict is decided. */
  readonly coming: number;
}
/** The Conflict of this round as it will probably go. */
export const fightOf = once((look: Look): Fight | null => {
  const { state, player } = look;
  const conflict = conflictNow(state);
  if (!conflict) return null;
  const places = state.order.length >= 4 ? REWARD_PLACES : REWARD_PLACES.slice(0, 2);
  return {
    foes: opponents(state, look.me).map((id) => foeOf(look, id)),
    rewards: places.map((place) => rewardWorth(look, place, sandwormsOf(state, look.bearer))),
    withWorm: places.map((place) => rewardWorth(look, place, 1)),
    coming: state.phase === 'combat' ? 0 : (player.revealed ? 0 : handSwords(look)) + 0.7 * intrigueStrength(look),
  };
});
/** A place in the Conflict of this round; whoever wins it has its card too. R13.7 */
function rewardWorth(look: Look, place: RewardPlace, sandworms: number): number {
  const conflict = conflictNow(look.state);
  if (!conflict) return 0;
  const reward = sandworms > 0 ? conflict[place].flatMap(twice) : conflict[place];
  return look.worth(look, 'ever', reward) + (place === 'first' ? iconWorth(look) : 0);
}
/** What a sandworm makes of a reward: steps of Influence that come together may reach what each alone does not. Uprising R10.4 */
function twice(effect: Effect): Effects {
  if ('control' in effect) return [effect];
  if ('influence' in effect) return [{ influence: { ...effect.influence, amount: effect.influence.amount * 2 } }];
  if ('choose' in effect && effect.choose.every((list) => list.every((each) => 'influence' in each)))
    return [{ ...effect, choose: effect.choose.map((list) => list.flatMap(twice)) }];
  return [effect, effect];
}
/** The battle icon of the Conflict: a pair is a point, a single one may become half of one. */
function iconWorth(look: Look): number {
  const { state, book, left, weights } = look;
  const name = state.conflicts.at(-1);
  if (!book.game.battle_icons || name === undefined) return 0;
  return pairOf(state, look.bearer, name) ? book.game.battle_icons.vp : weights.icon * Math.min(1, left / 3);
}
/** Swords of the hand, less those of the cards that will be played. */
function handSwords(look: Look): number {
  const { hidden } = look.player.hand;
  if (hidden.length === 0) return 0;
  const sum = hidden.reduce((all, card) => all + printOf(look, card).swords, 0);
  return (sum * Math.max(0, hidden.length - 0.8 * look.player.agents)) / hidden.length;
}
function intrigueStrength(look: Look): number {
  let sum = 0;
  for (const card of look.player.intrigue.hidden)
    for (const effect of look.book.intrigue[card]?.combat ?? []) {
      if ('swords' in effect) sum += effect.swords;
      else if ('choose' in effect) sum += 2;
      else if ('pay' in effect && look.player.spice >= 2) sum += 3;
    }
  return sum;
}
/** What this Strength is worth in the end. R13.6-R13.9 */
export function prize({ foes, rewards }: Pick<Fight, 'foes' | 'rewards'>, strength: number): number {
  if (strength <= 0) return 0;
  // Chances that nobody, one, two are stronger.
  let [none, one, two] = [1, 0, 0];
  for (const foe of foes) {
    const wins = odds(strength, foe);
    [none, one, two] = [none * wins, one * wins + none * (1 - wins), two * wins + one * (1 - wins)];
  }
  return none * (rewards[0] ?? 0) + one * (rewards[1] ?? 0) + two * (rewards[2] ?? 0);
}
/** Strength in the end with that many more troops and swords. R9.7 */
export function strengthWith(look: Look, fight: Fight, troops: number, swords: number): number {
  const units = unitStrengthOf(look.state, look.bearer) + troops * TROOP;
  return units > 0 ? units + look.player.swords + swords + fight.coming : 0;
}
/** What so many sandworms more are worth in this Conflict: their strength, and every reward twice. Uprising R10.4 */
export function wormsNow(look: Look, sandworms: number): number {
  const fight = fightOf(look);
  if (!fight) return 0;
  const { sandworm = 0 } = look.book.game.strength;
  const units = unitStrengthOf(look.state, look.bearer) + sandworms * sandworm;
  return (
    prize({ ...fight, rewards: fight.withWorm }, units + look.player.swords + fight.coming) - prize(fight, strengthWith(look, fight, 0, 0))
  );
}
/** What so many more troops and swords are worth in this Conflict. */
function reinforcement(look: Look, fight: Fight, troops: number, swords: number): number {
  return prize(fight, strengthWith(look, fight, troops, swords)) - prize(fight, strengthWith(look, fight, 0, 0));
}
/** What more or fewer troops change. */
export function reinforcementNow(look: Look, troops: number): number {
  const fight = fightOf(look);
  return fight ? reinforcement(look, fight, troops, 0) : 0;
}
/** How many troops to deploy out of at most `most`, and what that is worth; they are gone afterwards. R13.12 */
export function deployment(look: Look, fight: Fight | null, most: number, least = 0): { readonly troops: number; readonly worth: number } {
  let best = { troops: least, worth: fight && least > 0 ? -Infinity : 0 };
  if (!fight) return best;
  for (let troops = Math.max(1, least); troops <= most; troops++) {
    const worth = reinforcement(look, fight, troops, 0) - troops * look.price.troop;
    if (worth > best.worth) best = { troops, worth };
  }
  return best;
}
/** What a sword is worth now. */
export const swordWorth = once((look: Look, swords: number) => {
  const { weights, player } = look;
  if (!isInConflict(look.state, look.bearer)) return player.revealed || player.agents === 0 ? 0 : weights.sword * swords;
  const fight = fightOf(look);
  return fight ? Math.max(0, reinforcement(look, fight, 0, swords)) : 0;
});
