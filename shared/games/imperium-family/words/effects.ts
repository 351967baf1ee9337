import type { Message } from '../../../text/message.ts';
import { editionOf } from '../edition.ts';
import type { Condition, ConditionForms, ConditionKind } from '../effects/conditions.ts';
import type { CostForms, CostKind, Costs } from '../effects/costs.ts';
import type { Counter, CounterForms, CounterKind } from '../effects/counters.ts';
import type { Effect, EffectForms, Effects } from '../effects/effects.ts';
import { type FactionId, type IntrigueMode, isFaction, type RewardPlace, TRASH_ZONES, type TrashZone } from '../ids.ts';
import { isRivalFaction } from '../effects/rivals.ts';
import { nestedIn } from '../effects/walk.ts';
import type { EditionId } from '../types.ts';
import { kindOf } from '../queries/effects/kinds.ts';
import { saidAcquire } from './acquire.ts';
import { leaderCounters, leaderSayings } from './leaders.ts';
import { SPY_CONDITIONS, SPY_COSTS, SPY_COUNTERS, SPY_EFFECTS } from './spies.ts';
import { rivalConditions, rivalSayings, saidByStanding } from './rivals.ts';
import { teamConditionSayings, teamSayings } from './teams.ts';
import { unitsConditions, unitsCosts, unitsCounters, unitsEffects } from './units.ts';
import { cardplayConditions, cardplayCounters, cardplaySayings, onAcquiring } from './cardplay.ts';
import { apart, factionName, type Gaps, listed, nameOf, resourceName, said } from './names.ts';

/** How a kind is said: a phrase without a full stop that tells its owner what to do. Nothing is copied from a card. */
type Sayings<Forms> = { readonly [Kind in keyof Forms]: (form: Forms[Kind], edition: EditionId) => Message };
const effect = (key: string, gaps?: Gaps): Message => said(`effect.${key}`, gaps);
const byFaction = (key: string, faction: FactionId | 'any' | 'that-faction', gaps: Gaps): Message =>
  isFaction(faction) ? said(key, { ...gaps, faction: factionName(faction) }) : said(`${key}.${faction === 'any' ? 'any' : 'that'}`, gaps);
const zones = (from: readonly TrashZone[]): Message => listed(from.map((zone) => said(`zone.from.${zone}`)));
/** The usual trash reaches every zone: then none is named. R10.6 */
const trashed = (key: string, from: readonly TrashZone[], count: number): Message =>
  TRASH_ZONES.every((zone) => from.includes(zone)) ? said(key, { count }) : said(`${key}.from`, { count, zones: zones(from) });
const upTo = (key: string, max: number | 'all'): Message => (max === 'all' ? effect(`${key}.all`) : effect(key, { max }));
const change = (by: number): Gaps => ({ by: Math.abs(by), direction: by < 0 ? 'less' : 'more' });

/** One saying per kind of payment. */
const COSTS: Sayings<CostForms> = {
  solari: (amount) => said('cost.solari', { amount }),
  spice: (amount) => said('cost.spice', { amount }),
  water: (amount) => said('cost.water', { amount }),
  intrigue: (amount) => said('cost.intrigue', { amount }),
  lose_influence({ faction, amount, times = 1 }) {
    const cost = byFaction('cost.lose_influence', faction, { amount });
    return times > 1 ? said('cost.lose_influence.times', { cost, times }) : cost;
  },
  trash: ({ from, count }) => trashed('cost.trash', from, count),
  trash_this: () => said('cost.trash_this'),
  lose_troop: ({ count }) => said('cost.lose_troop', { count }),
  ...SPY_COSTS,
  ...unitsCosts,
  discard: (count) => said('cost.discard', { count }),
  trash_intrigue: (count) => said('cost.trash_intrigue', { count }),
  trash_from_hand: ({ faction }) => said('cost.trash_from_hand', { faction: factionName(faction) }),
  trash_from_play: ({ faction }) => said('cost.trash_from_play', { faction: factionName(faction) }),
};
/** "pay 2 spice and lose 1 Influence": everything that is paid together. */
export const saidCost = (costs: Costs, edition: EditionId): Message =>
  listed(
    (Object.keys(costs) as CostKind[]).map((kind) => (COSTS[kind] as (form: unknown, edition: EditionId) => Message)(costs[kind], edition)),
  );

/** One saying per kind of condition: a clause that follows "if". */
const CONDITIONS: Sayings<ConditionForms> = {
  influence: ([faction, least]) => said('condition.influence', { faction: factionName(faction), least }),
  alliance: (faction) => byFaction('condition.alliance', faction, {}),
  in_play_other: ({ faction }) => said('condition.in_play_other', { faction: factionName(faction) }),
  high_council_seat: (has) => said(has ? 'condition.high_council_seat' : 'condition.high_council_seat.none'),
  reveal_turn: () => said('condition.reveal_turn'),
  mentat_on_space: () => said('condition.mentat_on_space'),
  opponent_troop_in_conflict: (least) => said('condition.opponent_troop_in_conflict', { least }),
  units_in_conflict: (least) => said('condition.units_in_conflict', { least }),
  owned_cards: ([card, least], edition) => said('condition.owned_cards', { card: nameOf(edition, 'card', card), least }),
  card_count_more_than_each_opponent: (card, edition) => said('condition.more_cards', { card: nameOf(edition, 'card', card) }),
  tracks_with_influence: ({ min_influence, tracks }) => said('condition.tracks_with_influence', { least: min_influence, tracks }),
  ...SPY_CONDITIONS,
  ...unitsConditions,
  completed_contracts: (least) => said('condition.completed_contracts', { least }),
  gained_spice_this_turn: () => said('condition.gained_spice_this_turn'),
  discarded_faction: (faction) => said('condition.discarded_faction', { faction: factionName(faction) }),
  trashed_card_cost_at_least: (least) => said('condition.trashed_card_cost_at_least', { least }),
  ...cardplayConditions,
  ...rivalConditions,
  ...teamConditionSayings,
};
/** "you hold an Alliance": what has to be true. */
export function saidCondition(condition: Condition, edition: EditionId): Message {
  const [kind, form] = Object.entries(condition)[0] as [ConditionKind, unknown];
  return (CONDITIONS[kind] as (form: unknown, edition: EditionId) => Message)(form, edition);
}
/** One saying per thing that is counted: a noun that follows "for each". */
const COUNTERS: Sayings<CounterForms> = {
  card_in_play: ({ faction }) => said('counter.card_in_play', { faction: factionName(faction) }),
  ...leaderCounters,
  ...SPY_COUNTERS,
  ...unitsCounters,
  completed_contract: () => said('counter.completed_contract'),
  ...cardplayCounters,
};
export function saidCounter(counter: Counter, edition: EditionId): Message {
  const [kind, form] = Object.entries(counter)[0] as [CounterKind, unknown];
  return (COUNTERS[kind] as (form: unknown, edition: EditionId) => Message)(form, edition);
}

type Gained = EffectForms['gain'] | EffectForms['persuasion'] | EffectForms['swords'] | EffectForms['influence'];
const isGained = (one: Effect): one is Gained => 'gain' in one || 'persuasion' in one || 'swords' in one || 'influence' in one;
/** So much of it, as what one gains. */
function thing(one: Gained): Message {
  if ('persuasion' in one) return said('thing.persuasion', { amount: one.persuasion });
  if ('swords' in one) return said('thing.swords', { count: one.swords });
  if ('influence' in one) {
    const { faction, amount, where } = one.influence;
    if (isRivalFaction(faction)) return saidByStanding(faction, amount);
    return where ? said('thing.influence.behind', { amount }) : byFaction('thing.influence', faction, { amount });
  }
  const [[what, amount] = ['spice', 0]] = Object.entries(one.gain);
  return said(`thing.${what}`, { amount });
}
const gainedAll = (all: readonly Gained[]): Message => effect('gain', { things: all.map(thing) });
const gained = (one: Gained): Message => gainedAll([one]);

/** One of several; what has an arrow or an "if" of its own is set apart, so that everybody sees how far it reaches. */
export const oneOf = (options: readonly Message[], isApart = false): Message =>
  options.reduce((one, other) => effect(isApart ? 'or.apart' : 'or', { one, other }));
/** The options of a choice; what is chosen is paid, so its arrows are no offers any more. R17.2 */
const anyOf = (lists: readonly Effects[], edition: EditionId): Message =>
  oneOf(
    lists.map((list) => saidEffects(list, edition, true)),
    lists.flat().some(holdsAnother),
  );
/** One saying per kind of effect: a new kind does not compile until it is said. */
const EFFECTS: Sayings<EffectForms> = {
  gain: gained,
  recruit: ({ recruit }) => effect('recruit', { count: recruit }),
  draw: ({ draw }) => effect('draw', { count: draw }),
  intrigue: ({ intrigue }) => effect('intrigue', { count: intrigue }),
  persuasion: gained,
  swords: gained,
  influence: gained,
  modify_space_influence: ({ modify_space_influence }) => effect('modify_space_influence', { amount: modify_space_influence.set_amount }),
  pay: ({ pay, then, mandatory, allies_may_contribute }, edition) =>
    effect(allies_may_contribute ? 'pay.together' : mandatory ? 'pay.must' : 'pay', {
      cost: saidCost(pay, edition),
      then: saidEffects(then, edition),
    }),
  choose: ({ choose, n }, edition) =>
    n === undefined ? effect('choose', { options: anyOf(choose, edition) }) : effect('choose.some', { n, options: anyOf(choose, edition) }),
  if({ if: condition, then, else: other, required }, edition) {
    const gaps = { condition: saidCondition(condition, edition), then: saidEffects(then, edition) };
    if (other) return effect('if.else', { ...gaps, else: saidEffects(other, edition) });
    return effect(required ? 'if.required' : 'if', gaps); // R12.5
  },
  for_each: ({ for_each, do: list }, edition) =>
    effect('for_each', { counter: saidCounter(for_each, edition), then: saidEffects(list, edition) }),
  trash: ({ trash: { from, count, optional } }) => trashed(optional ? 'effect.trash' : 'effect.trash.must', from, count),
  trash_this: () => effect('trash_this'),
  signet: () => effect('signet'),
  deploy: ({ deploy: { from, max } }) => upTo(`deploy.${from}`, max),
  retreat({ retreat: { min, max } }) {
    if (min === max) return effect('retreat.exactly', { count: min });
    return min > 0 && max !== 'all' ? effect('retreat.least', { min, max }) : upTo('retreat', max);
  },
  recall_agent: ({ recall_agent, include_just_sent }) =>
    effect(include_just_sent ? 'recall_agent' : 'recall_agent.others', { count: recall_agent }),
  each_opponent: ({ each_opponent }, edition) => effect('each_opponent', { then: saidEffects(each_opponent, edition) }),
  discard: ({ discard }) => effect('discard', { count: discard }),
  lose_troop: ({ lose_troop: { from, count } }) => effect(`lose_troop.${from}`, { count }),
  acquire({ acquire }, edition) {
    const { card, max_cost, pay_with, to } = acquire;
    if (pay_with === 'nothing' && to !== 'hand' && typeof to === 'string') {
      if (card !== undefined) return effect('acquire.card', { card: nameOf(edition, 'card', card) });
      if (max_cost !== undefined) return effect(`acquire.${to}`, { cost: max_cost });
    }
    return saidAcquire(acquire, edition, (condition) => saidCondition(condition, edition));
  },
  modify: (what, edition) =>
    what.modify === 'acquire_cost'
      ? effect('modify.acquire_cost', { card: nameOf(edition, 'card', what.card), ...change(what.by) })
      : effect('modify.space_cost', {
          zone: nameOf(edition, 'zone', what.zone),
          resource: resourceName(what.resource),
          ...change(what.by),
        }),
  take_mentat: ({ take_mentat }) => effect(`take_mentat.${take_mentat}`),
  control: ({ control }, edition) => effect('control', { space: nameOf(edition, 'space', control) }),
  steal_intrigue: ({ steal_intrigue: { min_held, count } }) => effect('steal_intrigue', { least: min_held, count }),
  end_turn: () => effect('end_turn'),
  this_round({ this_round: { on_each, do: list } }, edition) {
    const then = saidEffects(list, edition);
    return on_each ? onAcquiring('effect.this_round.each', on_each.acquire_card, edition, then) : effect('this_round', { then });
  },
  while_agent_here: ({ while_agent_here }, edition) => effect('while_agent_here', { then: saidEffects(while_agent_here.do, edition) }),
  by_cost_option: ({ by_cost_option }, edition) => effect('by_cost_option', { options: anyOf(by_cost_option, edition) }),
  harvest: ({ harvest }) => effect('harvest', { base: harvest.base }),
  high_council_seat: () => effect('high_council_seat'),
  take_swordmaster: ({ single_use }) => effect(single_use ? 'take_swordmaster.round' : 'take_swordmaster'),
  imperium_row: ({ imperium_row: { remove, discount } }) => effect('imperium_row', { count: remove, discount }),
  reshuffle_hagal_deck_and_reveal_again: () => effect('reshuffle'),
  special: ({ special }, edition) => nameOf(edition, 'special', special),
  ...leaderSayings((list, edition) => saidEffects(list, edition)),
  ...SPY_EFFECTS,
  ...unitsEffects,
  contract: ({ contract }, edition) => effect('contract', { count: contract, otherwise: saidOtherwise(edition) }),
  complete: ({ then }, edition) => effect('complete', { then: saidEffects(then, edition) }),
  ...cardplaySayings({ effects: (list, edition) => saidEffects(list, edition), anyOf: (lists, edition) => anyOf(lists, edition) }),
  ...rivalSayings,
  ...teamSayings({ effects: (list, edition) => saidEffects(list, edition), anyOf: (lists, edition) => anyOf(lists, edition) }),
};

const sayingOf = (one: Effect) => EFFECTS[kindOf(one)] as (form: Effect, edition: EditionId) => Message;
/** One effect as a phrase, e.g. "you may pay 6 Solari: gain 1 VP". */
export const saidEffect = (one: Effect, edition: EditionId): Message => sayingOf(one)(one, edition);

/** Effects that hold a list of their own need more than an "and" between them and the next. */
export const holdsAnother = (one: Effect): boolean => nestedIn(one).length > 0;
/** What is gained in a row from here on: it has one verb. */
function gainedFrom(list: Effects, at: number): readonly Gained[] {
  const end = list.findIndex((one, place) => place >= at && !isGained(one));
  return list.slice(at, end < 0 ? list.length : end).filter(isGained);
}
/**
 * Several effects as one phrase.
 * @param agreed they have been chosen: the arrow of an option has to be paid. R17.2
 */
export function saidEffects(list: Effects, edition: EditionId, agreed = false): Message {
  if (list.length === 0) return effect('nothing');
  const parts: Message[] = [];
  for (let at = 0; at < list.length; ) {
    const together = gainedFrom(list, at);
    const one = list[at] as Effect;
    parts.push(together.length > 0 ? gainedAll(together) : saidEffect(agreed && 'pay' in one ? { ...one, mandatory: true } : one, edition));
    at += Math.max(1, together.length);
  }
  return list.some(holdsAnother) ? apart(parts) : listed(parts);
}

/** What the icon of a contract means for whoever finds none. Uprising R14.1 */
export const saidOtherwise = (edition: EditionId): Message => saidEffects(editionOf(edition).records.contracts?.otherwise ?? [], edition);

/** When a list of effects works. */
export type When =
  | 'agent'
  | 'reveal'
  | 'acquire'
  | 'trash'
  | 'discard'
  | IntrigueMode
  | RewardPlace
  | 'signet'
  | 'visit'
  | 'control'
  | 'bonus';
/** A sentence: when, and what happens then; e.g. "Reveal turn: gain 2 Persuasion." */
export const saidWhen = (when: When, list: Effects, edition: EditionId): Message =>
  said(`when.${when}`, { effects: saidEffects(list, edition) });
