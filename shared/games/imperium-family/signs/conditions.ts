import type { Condition, ConditionForms } from '../effects/conditions.ts';
import type { CostForms, Costs } from '../effects/costs.ts';
import type { Counter, CounterForms } from '../effects/counters.ts';
import type { Trigger } from '../records.ts';
import { leaderCounterSigns } from './leaders.ts';
import { SPY_CONDITIONS, SPY_COSTS, SPY_COUNTERS } from './spies.ts';
import { cardplayConditions, cardplayCounters } from './cardplay.ts';
import { rivalConditionsDrawn } from './rivals.ts';
import { GAIN_SIGNS, ICON_SIGNS, influenceSign, lostTroops } from './names.ts';
import { many, one, type Token, word } from './token.ts';
import { teamConditions } from './teams.ts';
import { unitsConditions, unitsCosts, unitsCounters } from './units.ts';

type Drawn<Forms> = { readonly [Kind in keyof Forms]: (value: Forms[Kind]) => readonly Token[] };
const drawn = <Forms>(table: Drawn<Forms>, things: { readonly [Kind in keyof Forms]?: Forms[Kind] }): readonly Token[] =>
  (Object.keys(things) as (keyof Forms)[]).flatMap((kind) => table[kind](things[kind] as Forms[keyof Forms]));

const CONDITIONS: Drawn<ConditionForms> = {
  influence: ([faction, least]) => [many(ICON_SIGNS[faction], `${least}+`)], // R11.9
  alliance: (faction) => (faction === 'any' ? [one('ally')] : [one('ally'), one(ICON_SIGNS[faction])]), // R11.9
  in_play_other: ({ faction }) => [one('bond'), one(ICON_SIGNS[faction])], // R17.5
  high_council_seat: (has) => [has ? one('council') : many('council', 0)],
  reveal_turn: () => [one('reveal')],
  mentat_on_space: () => [one('mentat')],
  opponent_troop_in_conflict: (least) => [one('people'), many('troop', `${least}+`)], // R19.43
  units_in_conflict: (least) => [one('swords'), many('troop', `${least}+`)],
  owned_cards: ([card, least]) => [{ text: `${least}+` }, { card }], // R19.45
  card_count_more_than_each_opponent: (card) => [word('most'), { card }],
  tracks_with_influence: ({ min_influence, tracks }) => [many('ring-any', `${min_influence}+`), { text: `×${tracks}` }], // R19.55
  ...SPY_CONDITIONS,
  ...unitsConditions,
  completed_contracts: (least) => [many('contract', `${least}+`), one('check')],
  gained_spice_this_turn: () => [many('spice', '1+')],
  discarded_faction: (faction) => [one('discard'), one(ICON_SIGNS[faction])],
  trashed_card_cost_at_least: (least) => [one('trash'), many('persuasion', `${least}+`)],
  ...cardplayConditions,
  ...rivalConditionsDrawn,
  ...teamConditions,
};

const COSTS: Drawn<CostForms> = {
  solari: (count) => [many(GAIN_SIGNS.solari, count)],
  spice: (count) => [many(GAIN_SIGNS.spice, count)],
  water: (count) => [many(GAIN_SIGNS.water, count)],
  intrigue: (count) => [many('intrigue', count)],
  lose_influence: ({ faction, amount, times = 1 }) => [
    many(influenceSign(faction), `−${amount}`),
    ...(times > 1 ? [{ text: `×${times}` }] : []),
  ], // R11.8
  trash: ({ count }) => [many('trash', count)],
  trash_this: () => [one('trash'), word('this')],
  lose_troop: ({ from, count }) => [lostTroops(from, count)],
  ...SPY_COSTS,
  ...unitsCosts,
  discard: (count) => [many('discard', count)],
  trash_intrigue: (count) => [one('trash'), many('intrigue', count)],
  trash_from_hand: ({ faction }) => [one('trash'), one(ICON_SIGNS[faction]), word('hand')],
  trash_from_play: ({ faction }) => [one('trash'), word('other'), one(ICON_SIGNS[faction])],
};

const COUNTERS: Drawn<CounterForms> = {
  card_in_play: ({ faction }) => [one('card'), one(ICON_SIGNS[faction])], // R19.21
  ...leaderCounterSigns,
  ...SPY_COUNTERS,
  ...unitsCounters,
  completed_contract: () => [one('contract'), one('check')],
  ...cardplayCounters,
};

type FieldOf<Union> = Union extends unknown ? keyof Union : never;
type TriggerForms = { readonly [Kind in FieldOf<Trigger>]: Extract<Trigger, { readonly [Each in Kind]: unknown }>[Kind] };
const TRIGGERS: Drawn<TriggerForms> = {
  take_high_council_seat: () => [one('council')], // R18.4
  harvest: () => [one('harvester')], // R18.5
  pay_for_space: (resource) => [one('agent'), many(GAIN_SIGNS[resource], '−')], // R18.9
  deployed_in_own_turn: (count) => [many('deploy', `${count}+`)], // R18.2
  send_agent_to: ({ icons }) => [one('agent'), ...icons.map((icon) => one(ICON_SIGNS[icon]))], // Uprising R4.5
  reach_influence: ([faction, height]) => [many(ICON_SIGNS[faction], height)], // Uprising R12.7
  another_player_sends_agent_to: () => [one('people'), one('agent'), one('spy'), one('harvester')], // Uprising R15.11
};

/** What a condition asks, for a tab. */
export const signsOfCondition = (condition: Condition): readonly Token[] => drawn(CONDITIONS, condition as Partial<ConditionForms>);
/** A price, without its chevron. */
export const signsOfCosts = (costs: Costs): readonly Token[] => drawn(COSTS, costs);
export const signsOfCounter = (counter: Counter): readonly Token[] => drawn(COUNTERS, counter as Partial<CounterForms>);
/** What sets off an ability, for a tab. */
export const signsOfTrigger = (trigger: Trigger): readonly Token[] => drawn(TRIGGERS, trigger as Partial<TriggerForms>);
