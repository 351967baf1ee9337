import { isOfFaction } from '../edition.ts';
import type { Condition, ConditionForms, ConditionKind } from '../effects/conditions.ts';
import type { CostForms, CostKind, Costs } from '../effects/costs.ts';
import type { Counter, CounterForms, CounterKind } from '../effects/counters.ts';
import type { Effect, EffectForms, EffectKind, Effects, GainKind } from '../effects/effects.ts';
import { type CardName, type FactionId, isFaction, type PlayerId, type SpaceName } from '../ids.ts';
import { playerOf } from '../queries/table.ts';
import { opponents } from '../queries/opponents.ts';
import { alliancesOf } from '../queries/alliances.ts';
import type { Scene } from '../questions.ts';
import { bargainOf } from '../queries/acquire.ts';
import { completedBy } from '../queries/contracts.ts';
import { handOfFaction, othersOfFaction } from '../queries/given-up.ts';
import { isSuchSpace } from '../queries/cardplay.ts';
import { holds } from '../queries/conditions.ts';
import { factionsFor } from '../queries/effects/influence.ts';
import { forFactions } from '../queries/effects/spies.ts';
import { spiedFactions } from '../queries/spies.ts';
import { type Appraisal, specialNamed } from '../special.ts';
import type { State } from '../types.ts';
import { cardplayCounts, cardplayOdds, cardplayValues } from './cardplay.ts';
import { bestAcquisition, cardWorth, deckShare, keepWorth, leastMissed, thrownAway, trashGain, trashWorth } from './cards.ts';
import { bestContract } from './contracts.ts';
import { deployment, fightOf, reinforcementNow, swordWorth } from './fight.ts';
import { influenceWorth } from './influence.ts';
import { leaderWorths, memoriesExpected } from './leaders.ts';
import { sideOf } from '../queries/leader-board.ts';
import { type Look, lookWith, type When } from './look.ts';
import { SPY_CONDITIONS, SPY_COSTS, SPY_COUNTERS, SPY_EFFECTS } from './spies.ts';
import type { Weights } from './weights.ts';
import { rivalOdds, rivalValues } from './rivals.ts';
import { teamOdds, teamValues } from './teams.ts';
import { unitsCounts, unitsLosses, unitsOdds, unitsValues } from './units.ts';

/** An effect being valued: for whom, when, and what it stands on. */
export interface Use {
  readonly look: Look;
  readonly when: When;
  readonly scene: Scene;
  /** The card that it stands on. */
  readonly card: CardName | null;
  /** Where the Agent is sent, while that is thought about. */
  readonly space?: SpaceName;
}
export const useOf = (look: Look, when: When, card: CardName | null = null, space?: SpaceName): Use => {
  const { scene } = look;
  return space === undefined ? { look, when, card, scene } : { look, when, card, scene, space };
};

/** What effects of some kinds are worth. */
export type ValuesOf<Kind extends EffectKind> = Pick<Values, Kind>;
type Values = { readonly [Kind in EffectKind]: (use: Use, effect: EffectForms[Kind]) => number };
/** What each kind of effect is worth, in Victory Points: a new kind does not compile before bots can value it. */
const EFFECTS: Values = {
  gain: (use, { gain }) => {
    let sum = 0;
    for (const kind in gain) sum += goods(use, kind as GainKind, gain[kind as keyof typeof gain] as number);
    return sum;
  },
  recruit: ({ look }, { recruit }) => look.price.troop * Math.min(recruit, look.player.supply),
  draw: ({ look }, { draw }) => drawWorth(look) * draw,
  intrigue: ({ look }, { intrigue }) => look.price.intrigue * intrigue,
  persuasion: ({ look }, { persuasion }) => look.price.persuasion * persuasion,
  swords: ({ look, when }, { swords }) => (when === 'ever' ? 0.07 * swords : swordWorth(look, swords)),
  influence: ({ look, when }, { influence }) => {
    const among = when === 'ever' && !isFaction(influence.faction) ? look.book.factions : factionsFor(look.state, look.me, influence);
    return Math.max(0, ...among.map((faction) => influenceWorth(look, faction, influence.amount)));
  },
  modify_space_influence: ({ look, when, space }, { modify_space_influence: { set_amount } }) => {
    if (when === 'ever') return 0.4 * (set_amount - 1) * Math.min(1, look.left);
    const to = space ?? look.state.turn.space;
    const usual = to === null ? null : look.book.board.spaces[to]?.influence_gain;
    if (!usual) return 0;
    return influenceWorth(look, usual.faction, set_amount) - influenceWorth(look, usual.faction, usual.amount);
  },
  pay(use, { pay, then, mandatory }) {
    const { when } = use;
    const gain = worthOf(use, then) - costWorth(use, pay);
    if (when === 'ever') return 0.6 * Math.max(0, gain);
    return mandatory ? gain : Math.max(0, gain);
  },
  choose(use, { choose, n = 1 }) {
    const sorted = choose.map((list) => worthOf(use, list)).sort((one, other) => other - one);
    return sorted.slice(0, n).reduce((sum, worth) => sum + worth, 0);
  },
  if(use, effect) {
    const odds = chanceOf(use, effect.if);
    return odds * worthOf(use, effect.then) + (effect.else ? (1 - odds) * worthOf(use, effect.else) : 0);
  },
  for_each(use, { for_each, do: list }) {
    const { look, when } = use;
    if ('faction_spied_on' in for_each && when !== 'ever') return worthOf(use, forFactions(list, spiedFactions(look.state, look.me)));
    return count(use, for_each) * worthOf(use, list);
  },
  trash: ({ look, when }, { trash: { from, count: cards } }) =>
    cards * (when === 'ever' ? 0.12 * Math.min(1, look.left / 3) : Math.max(0, trashGain(look, from))),
  trash_this: ({ look, when, card }) => (when === 'ever' || card === null ? 0 : thrownAway(look, card)),
  signet: (use) => worthOf(use, sideOf(use.look.state, use.look.me)?.signet ?? []),
  deploy: ({ look, when }, { deploy: { from, max } }) => {
    if (when === 'ever') return 0.12 * (max === 'all' ? 3 : max);
    const { garrison, supply } = look.player;
    const most = from === 'supply' ? supply : from === 'garrison' ? garrison : Number(max);
    return deployment(look, fightOf(look), max === 'all' ? most : Math.min(max, most)).worth;
  },
  retreat: ({ look }, { retreat: { max } }) => 0.25 * look.price.troop * (max === 'all' ? 3 : max),
  recall_agent: ({ look }, { recall_agent }) => look.price.agent * recall_agent * (look.player.hand.hidden.length > 1 ? 0.9 : 0.2),
  each_opponent: (use, { each_opponent: list }) =>
    -use.look.weights.spite * opponents(use.look.state, use.look.me).length * lossOf(use, list),
  discard: ({ look }, { discard }) => -0.15 * discard * Math.min(1, look.left),
  lose_troop: ({ look }, { lose_troop: { count: troops } }) => -look.price.troop * troops,
  acquire: ({ look, when, scene }, { acquire }) => {
    if (when === 'ever') return 0.2 * Math.min(1, look.left / 2);
    if (acquire.card === undefined) return bestAcquisition(look, bargainOf(look.state, scene, acquire));
    return look.state.reserve[acquire.card] ? cardWorth(look, acquire.card) : 0;
  },
  modify: ({ look }, effect) => ('card' in effect ? (-effect.by / 3) * 0.25 : 0.1 * Math.min(2, look.left)),
  take_mentat: ({ look }, { take_mentat }) =>
    take_mentat === 'next_round' ? Math.min(1, look.left) * look.price.agent : look.state.mentat?.holder === null ? look.price.agent : 0,
  control: ({ look }, { control }) => (look.state.control[control] === look.me ? 0 : look.weights.control * look.left),
  steal_intrigue: ({ look, when }, { steal_intrigue: { min_held, count: cards } }) => {
    if (when === 'ever') return 0.05;
    const from = opponents(look.state, look.me).filter((id) => playerOf(look.state, id).intrigue.hidden.length >= min_held);
    return from.length * cards * look.price.intrigue * (1 + look.weights.spite);
  },
  end_turn: () => 0.05,
  this_round: (use, { this_round: { do: list } }) => worthOf({ ...use, when: use.when === 'ever' ? 'ever' : 'reveal' }, list),
  while_agent_here: (use, { while_agent_here: { do: list } }) => worthOf({ ...use, when: 'reveal' }, list),
  by_cost_option: (use, { by_cost_option: lists }) => Math.max(...lists.map((list) => worthOf(use, list))),
  harvest: ({ look, when }, { harvest: { base } }) => {
    const { space } = look.state.turn;
    return look.price.spice * (base + (when === 'now' && space !== null ? (look.state.bonusSpice[space] ?? 0) : 0));
  },
  high_council_seat: ({ look }) => councilWorth(look),
  take_swordmaster: ({ look }) => swordmasterWorth(look),
  imperium_row: ({ look }) => 0.12 * Math.min(1, look.left),
  reshuffle_hagal_deck_and_reveal_again: () => 0,
  special: (use, { special }) => specialNamed(use.look.book.specials, special).worth(use, APPRAISAL),
  ...leaderWorths,
  ...SPY_EFFECTS,
  ...unitsValues,
  ...teamValues,
  ...rivalValues,
  contract: ({ look, when }, { contract }) => contract * (when === 'ever' ? 0.3 * Math.min(1, look.left / 2) : bestContract(look)),
  complete: (use, { then }) => worthOf(use, then),
  ...cardplayValues(worthOf, drawWorth),
};
/** The third Agent in all rounds that are left, this one included. R7.21 */
const swordmasterWorth = ({ weights, left, player }: Look): number => weights.third * (left + (player.hand.hidden.length > 2 ? 0.8 : 0));
/** A seat in the Council. R7.10 */
const councilWorth = ({ book, weights, left }: Look): number => book.board.council.persuasion * weights.persuasion * (0.5 + 0.85 * left);

/** What a list of effects is worth. */
export function worthOf(use: Use, list: Effects): number {
  let sum = 0;
  for (const effect of list) sum += effectWorth(use, effect);
  return sum;
}
export function effectWorth(use: Use, effect: Effect): number {
  for (const kind in effect) {
    const value = EFFECTS[kind as EffectKind] as ((use: Use, effect: Effect) => number) | undefined;
    if (value) return value(use, effect);
  }
  return 0;
}
/** What a player sees, with what everything is worth to him. */
export const lookOf = (state: State, me: PlayerId, weights: Weights): Look =>
  lookWith((look, when, list, card, space) => worthOf(useOf(look, when, card, space), list), state, me, weights);

/** A card more in hand. */
export function drawWorth({ weights, player, price }: Look): number {
  if (player.deck.hidden.length + player.discard.length === 0) return 0;
  const inTime = player.revealed ? 0.2 : 1;
  return inTime * (weights.draw + 1.1 * price.persuasion);
}
/** What an opponent loses by such a list: the least of what he can choose. */
function lossOf(use: Use, list: Effects): number {
  let sum = 0;
  for (const effect of list) {
    if ('choose' in effect) sum += Math.min(...effect.choose.map((inner) => lossOf(use, inner)));
    else sum += effectWorth({ ...use, when: 'ever' }, effect);
  }
  return Math.min(0, sum);
}

export type LossesOf<Kind extends CostKind> = Pick<Losses, Kind>;
type Losses = { readonly [Kind in CostKind]: (use: Use, amount: CostForms[Kind]) => number };
const COSTS: Losses = {
  solari: (use, amount) => -goods(use, 'solari', -amount),
  spice: (use, amount) => -goods(use, 'spice', -amount),
  water: (use, amount) => -goods(use, 'water', -amount),
  intrigue: ({ look }, amount) => look.price.intrigue * amount,
  lose_influence: ({ look }, { faction, amount, times = 1 }) => {
    const among: readonly FactionId[] = faction === 'any' ? look.book.factions : [faction];
    const losses = among.flatMap((each) => (look.player.influence[each] >= amount ? [-influenceWorth(look, each, -amount)] : []));
    return losses.length > 0 ? times * Math.min(...losses) : NEVER;
  },
  trash: ({ look, when }, { from, count: cards }) => (when === 'ever' ? 0 : -trashGain(look, from) * cards),
  trash_this: ({ look, card, when }) => (card === null || when === 'ever' ? 0 : -thrownAway(look, card)),
  // They would be gone after the Conflict anyhow. R13.12
  lose_troop: ({ look, when }, { count: troops }) => (when === 'now' ? -reinforcementNow(look, -troops) : look.price.troop * troops),
  ...SPY_COSTS,
  ...unitsLosses,
  discard: ({ look, when }, cards) =>
    when === 'ever' ? 0.15 * cards : leastMissed(look.player.hand.hidden, cards, (card) => keepWorth(look, card) - discarded(look, card)),
  trash_intrigue: ({ look }, cards) => look.price.intrigue * cards,
  trash_from_hand: ({ look, when, scene }, { faction }) =>
    when === 'ever' ? 0.2 : leastMissed(handOfFaction(look.state, scene, faction), 1, (card) => -trashWorth(look, card, 'hand')),
  trash_from_play: ({ look, when, scene }, { faction }) =>
    when === 'ever' ? 0.2 : leastMissed(othersOfFaction(look.state, scene, faction), 1, (card) => -thrownAway(look, card)),
};
/** What a card gives for being discarded from hand. Uprising R8.14 */
const discarded = (look: Look, card: CardName): number => look.worth(look, 'now', look.book.cards[card]?.on_discard_from_hand ?? []);
/** Not to be had. */
const NEVER = 99;
/** What goods are worth that come or go: the more one has, the less. */
function goods({ look, when }: Use, what: GainKind, amount: number): number {
  if (what === 'vp') return amount;
  const { price, player, weights } = look;
  if (when === 'ever') return price[what] * amount * 0.8;
  const have = player[what];
  if (have + amount < 0) return -NEVER;
  const enough = weights[ENOUGH[what]];
  return price[what] * enough * (Math.exp(-have / enough) - Math.exp(-(have + amount) / enough));
}
const ENOUGH = { solari: 'muchSolari', spice: 'muchSpice', water: 'muchWater' } as const;
/** What is given away by paying. */
export function costWorth(use: Use, costs: Costs): number {
  let sum = 0;
  for (const kind in costs) sum += (COSTS[kind as CostKind] as (use: Use, amount: unknown) => number)(use, costs[kind as keyof Costs]);
  return sum;
}
export const priceNow = (look: Look, costs: Costs): number => costWorth(useOf(look, 'now'), costs);

export type OddsOf<Kind extends ConditionKind> = Pick<Odds, Kind>;
type Odds = { readonly [Kind in ConditionKind]: (look: Look, value: ConditionForms[Kind], card: CardName | null) => number };
/** How likely a condition will hold some day. */
const CONDITIONS: Odds = {
  influence: ({ player }, [faction, least]) =>
    player.influence[faction] >= least ? 1 : player.influence[faction] + 1 >= least ? 0.6 : 0.3,
  alliance: ({ state, me, player }, faction) => {
    if (faction === 'any') return alliancesOf(state, me).length > 0 ? 1 : 0.4;
    return state.alliances[faction] === me ? 0.9 : player.influence[faction] >= 2 ? 0.4 : 0.15;
  },
  in_play_other: (look, { faction }) => Math.min(0.85, deckShare(look, faction)),
  high_council_seat: ({ player }, has) => (player.council === has ? 1 : has ? 0.3 : 0),
  reveal_turn: () => 0.5,
  mentat_on_space: () => 0.7,
  opponent_troop_in_conflict: () => 0.9,
  units_in_conflict: () => 0.4,
  owned_cards: () => 0.4,
  card_count_more_than_each_opponent: () => 0.4,
  tracks_with_influence: () => 0.3,
  ...SPY_CONDITIONS,
  ...unitsOdds,
  ...teamOdds,
  completed_contracts: ({ state, me, left }, least) => {
    const missing = Math.max(0, least - completedBy(state, me));
    return missing === 0 ? 1 : Math.max(0, Math.min(0.8, left / 8)) ** missing;
  },
  gained_spice_this_turn: () => 0.5,
  discarded_faction: (look, faction) => Math.min(0.85, deckShare(look, faction)),
  trashed_card_cost_at_least: () => 0.5,
  ...cardplayOdds,
  ...rivalOdds,
};
function chanceOf({ look, when, scene, card, space }: Use, condition: Condition): number {
  // The Agent is still to be sent there.
  if ('sent_agent_to' in condition && space !== undefined) return isSuchSpace(look.state, space, condition.sent_agent_to) ? 1 : 0;
  if (when === 'now') return holds(look.state, scene, condition) ? 1 : 0;
  if (when === 'reveal' && 'in_play_other' in condition) return bondAtReveal(look, condition.in_play_other.faction, card) ? 1 : 0;
  if (when === 'reveal') return holds(look.state, scene, condition) ? 1 : 0.1;
  let odds = 1;
  for (const kind in condition)
    odds *= (CONDITIONS[kind as ConditionKind] as (look: Look, value: unknown, card: CardName | null) => number)(
      look,
      condition[kind as keyof Condition],
      card,
    );
  return odds;
}
/** Another card of the Faction is in play or will be revealed with this one. R17.5 */
function bondAtReveal({ state, player }: Look, faction: FactionId, card: CardName | null): boolean {
  const isOf = (each: CardName): boolean => isOfFaction(state, each, faction);
  const self = card !== null && isOf(card) ? 1 : 0;
  return player.inPlay.some(isOf) || player.hand.hidden.filter(isOf).length > self;
}

export type CountsOf<Kind extends CounterKind> = Pick<Counts, Kind>;
type Counts = { readonly [Kind in CounterKind]: (use: Use, value: CounterForms[Kind]) => number };
const COUNTERS: Counts = {
  card_in_play: ({ look, when }, { faction }) => {
    if (when === 'ever') return 1 + Math.min(2, deckShare(look, faction));
    const { inPlay, hand } = look.player;
    return [...inPlay, ...hand.hidden].filter((each) => isOfFaction(look.state, each, faction)).length;
  },
  memory_returned: memoriesExpected,
  ...SPY_COUNTERS,
  ...unitsCounts,
  completed_contract: ({ look, when }) => completedBy(look.state, look.me) + (when === 'ever' ? Math.min(3, look.left / 2) : 0),
  ...cardplayCounts,
};
function count(use: Use, counter: Counter): number {
  let sum = 0;
  for (const kind in counter)
    sum += (COUNTERS[kind as CounterKind] as (use: Use, value: unknown) => number)(use, counter[kind as keyof Counter]);
  return sum;
}

/** What specials ask for what they are worth themselves. */
export const APPRAISAL: Appraisal = { draw: drawWorth, keep: keepWorth, throwAway: thrownAway };
