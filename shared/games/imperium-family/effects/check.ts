import { RESOURCES, TRASH_ZONES } from '../ids.ts';
import { namingThatFaction, SPY_CONDITIONS, SPY_COSTS, SPY_COUNTERS, SPY_EFFECTS } from './check-spies.ts';
import { orByStanding, RIVAL_CONDITIONS, RIVAL_EFFECTS } from './check-rivals.ts';
import { TEAM_CONDITIONS, teamShapes } from './check-teams.ts';
import { UNITS_CONDITIONS, UNITS_COSTS, UNITS_COUNTERS, UNITS_EFFECTS } from './check-units.ts';
import { ACQUIRE_PLACES, type AcquireForm } from './acquire.ts';
import { cardplayConditions, cardplayCounters, cardplayShapes, occasion } from './check-cardplay.ts';
import type { ConditionForms, ConditionKind } from './conditions.ts';
import type { CostForms, CostKind } from './costs.ts';
import type { CounterForms, CounterKind } from './counters.ts';
import type { EffectForms, EffectKind, ModifyForms } from './effects.ts';
import { leaderCounters, leaderEffects } from './check-leaders.ts';
import {
  amount,
  amountFrom,
  amountOrNone,
  fields,
  isObject,
  justOne,
  knownOf,
  listOf,
  nameOf,
  oneOf,
  optional,
  type Shape,
} from './shape.ts';
import { someOf, tupleOf, wordOr, yes, yesOrNo } from './shape.ts';

const faction = knownOf('faction');
const anyFaction = wordOr('any', faction);
const resource = oneOf(...RESOURCES);
const card = nameOf('card');
const trashZones = listOf(oneOf(...TRASH_ZONES), 1);
const amountOrAll = wordOr('all', amount);
const less = amountFrom(-9, -1);

/** A list of effects; it may be empty. */
export const effects: Shape = (value, field, checking) => listOf(effect)(value, field, checking);
/** A list of effects that says something. */
export const someEffects: Shape = (value, field, checking) => listOf(effect, 1)(value, field, checking);

/** One effect: it has the fields of exactly one kind. */
function effect(value: unknown, field: string, checking: Parameters<Shape>[2]): void {
  const kinds = isObject(value) ? Object.keys(EFFECTS).filter((kind) => kind in value) : [];
  const [kind] = kinds;
  if (!kind || kinds.length > 1) checking.report(field, 'unknownEffect', { effect: JSON.stringify(value) ?? '' });
  else EFFECTS[kind as EffectKind](value, field, checking);
}

const COSTS: Readonly<Record<CostKind, Shape>> = {
  solari: amount,
  spice: amount,
  water: amount,
  intrigue: amount,
  lose_influence: fields<CostForms['lose_influence']>({ faction: anyFaction, amount, times: optional(amountFrom(2)) }),
  trash: fields<CostForms['trash']>({ from: trashZones, count: amount }),
  trash_this: yes,
  lose_troop: fields<CostForms['lose_troop']>({ from: oneOf('conflict'), count: amount }),
  ...SPY_COSTS,
  ...UNITS_COSTS,
  discard: amount,
  trash_intrigue: amount,
  trash_from_hand: fields<CostForms['trash_from_hand']>({ faction }),
  trash_from_play: fields<CostForms['trash_from_play']>({ faction, other_than_this: yes }),
};
const costs = someOf(COSTS, 1);

const CONDITIONS: Readonly<Record<ConditionKind, Shape>> = {
  influence: tupleOf(faction, amount),
  alliance: anyFaction,
  in_play_other: fields<ConditionForms['in_play_other']>({ faction }),
  high_council_seat: yesOrNo,
  reveal_turn: yes,
  mentat_on_space: yes,
  opponent_troop_in_conflict: amount,
  units_in_conflict: amount,
  owned_cards: tupleOf(card, amount),
  card_count_more_than_each_opponent: card,
  tracks_with_influence: fields<ConditionForms['tracks_with_influence']>({
    min_influence: amount,
    tracks: amount,
  }),
  ...SPY_CONDITIONS,
  ...UNITS_CONDITIONS,
  completed_contracts: amount,
  gained_spice_this_turn: yes,
  discarded_faction: faction,
  trashed_card_cost_at_least: amount,
  ...cardplayConditions,
  ...RIVAL_CONDITIONS,
  ...TEAM_CONDITIONS,
};
/** Exactly one condition. */
export const condition: Shape = justOne(CONDITIONS);

const COUNTERS: Readonly<Record<CounterKind, Shape>> = {
  card_in_play: fields<CounterForms['card_in_play']>({ faction, including_this: yes }),
  ...leaderCounters,
  ...SPY_COUNTERS,
  ...UNITS_COUNTERS,
  completed_contract: yes,
  ...cardplayCounters,
};

const MODIFY: Readonly<Record<keyof ModifyForms, Shape>> = {
  acquire_cost: fields<ModifyForms['acquire_cost']>({ modify: oneOf('acquire_cost'), card, by: less, until: oneOf('end_of_turn') }),
  space_cost: fields<ModifyForms['space_cost']>({ modify: oneOf('space_cost'), zone: nameOf('zone'), resource, by: less }),
};
const modify: Shape = (value, field, checking) => {
  const kind = (value as EffectForms['modify']).modify;
  if (Object.hasOwn(MODIFY, kind)) MODIFY[kind](value, field, checking);
  else checking.report(`${field}.modify`, 'unknownValue', { value: String(kind), values: Object.keys(MODIFY).join(', ') });
};

const place = oneOf(...ACQUIRE_PLACES);
const placeIf = fields<Exclude<AcquireForm['to'], string>>({ if: (...one) => condition(...one), then: place, else: place });
const acquireFields = fields<AcquireForm>({
  pay_with: oneOf('nothing', 'solari'),
  to: (value, field, checking) => (isObject(value) ? placeIf : place)(value, field, checking),
  max_cost: optional(amount),
  exact_cost: optional(amount),
  card: optional(card),
});
/** By its name or by its cost; what is paid for may have any cost. */
const acquire: Shape = (value, field, checking) => {
  acquireFields(value, field, checking);
  if (!isObject(value)) return;
  const limits = ['max_cost', 'exact_cost', 'card'].filter((limit) => limit in value).length;
  const isPaid = value['pay_with'] === 'solari';
  if (limits > 1 || (limits === 0 && !isPaid)) checking.report(field, 'fieldCount', { least: isPaid ? 2 : 3, most: 3 });
};
const retreat: Shape = (value, field, checking) => {
  fields<EffectForms['retreat']['retreat']>({ min: amountOrNone, max: amountOrAll })(value, field, checking);
  if (!isObject(value)) return;
  const { min, max } = value;
  if (Number(min) > Number(max)) checking.report(`${field}.min`, 'notAnAmount', { least: 0, most: Number(max) });
};
const choose: Shape = (value, field, checking) => {
  fields<EffectForms['choose']>({ choose: listOf(someEffects, 2), n: optional(amountFrom(2)), distinct: optional(yes) })(
    value,
    field,
    checking,
  );
  const { choose: lists, n, distinct } = value as Partial<EffectForms['choose']>;
  if ((n === undefined) !== (distinct === undefined)) checking.report(field, 'chooseDistinct'); // several are always different ones, R17.10
  if (Array.isArray(lists) && Number(n) >= lists.length) checking.report(`${field}.n`, 'chooseTooMany', { most: lists.length - 1 });
};

const countsFactions = (value: unknown): boolean =>
  isObject(value) && isObject(value['for_each']) && 'faction_spied_on' in value['for_each'];
type Inner<Kind extends EffectKind> = Kind extends keyof EffectForms[Kind] ? EffectForms[Kind][Kind] : never;
const during = oneOf('own_reveal_turn');
/** One shape per kind of effect: a new kind does not compile until it is held to its form. */
const EFFECTS: Readonly<Record<EffectKind, Shape>> = {
  gain: fields<EffectForms['gain']>({ gain: justOne({ solari: amount, spice: amount, water: amount, vp: amount }) }),
  recruit: fields<EffectForms['recruit']>({ recruit: amount }),
  draw: fields<EffectForms['draw']>({ draw: amount }),
  intrigue: fields<EffectForms['intrigue']>({ intrigue: amount }),
  persuasion: fields<EffectForms['persuasion']>({ persuasion: amount }),
  swords: fields<EffectForms['swords']>({ swords: amount }),
  influence: fields<EffectForms['influence']>({
    influence: fields<Inner<'influence'>>({
      faction: orByStanding(anyFaction),
      amount,
      where: optional(oneOf('opponent_has_more')),
      track: optional(yes),
    }),
  }),
  modify_space_influence: fields<EffectForms['modify_space_influence']>({
    modify_space_influence: fields<Inner<'modify_space_influence'>>({ set_amount: amount }),
  }),
  pay: fields<EffectForms['pay']>({ pay: costs, then: someEffects, mandatory: optional(yes), allies_may_contribute: optional(yes) }),
  choose,
  if: fields<EffectForms['if']>({ if: condition, then: someEffects, else: optional(someEffects), required: optional(yes) }),
  for_each: (value, field, checking) =>
    fields<EffectForms['for_each']>({
      for_each: justOne(COUNTERS),
      do: countsFactions(value) ? namingThatFaction(someEffects) : someEffects,
    })(value, field, checking),
  trash: fields<EffectForms['trash']>({ trash: fields<Inner<'trash'>>({ from: trashZones, count: amount, optional: optional(yes) }) }),
  trash_this: fields<EffectForms['trash_this']>({ trash_this: yes }),
  signet: fields<EffectForms['signet']>({ signet: yes }),
  deploy: fields<EffectForms['deploy']>({
    deploy: fields<Inner<'deploy'>>({ from: oneOf('garrison', 'supply', 'recruited_now'), max: amountOrAll }),
  }),
  retreat: fields<EffectForms['retreat']>({ retreat }),
  recall_agent: fields<EffectForms['recall_agent']>({ recall_agent: amount, include_just_sent: optional(yes) }),
  each_opponent: fields<EffectForms['each_opponent']>({ each_opponent: someEffects }),
  discard: fields<EffectForms['discard']>({ discard: amount }),
  lose_troop: fields<EffectForms['lose_troop']>({
    lose_troop: fields<Inner<'lose_troop'>>({ from: oneOf('garrison', 'conflict'), count: amount }),
  }),
  acquire: fields<EffectForms['acquire']>({ acquire }),
  modify,
  take_mentat: fields<EffectForms['take_mentat']>({ take_mentat: oneOf('from_space', 'next_round') }),
  control: fields<EffectForms['control']>({ control: nameOf('space') }),
  steal_intrigue: fields<EffectForms['steal_intrigue']>({
    steal_intrigue: fields<Inner<'steal_intrigue'>>({ from: oneOf('each_opponent'), min_held: amount, count: amount, random: yes }),
  }),
  end_turn: fields<EffectForms['end_turn']>({ end_turn: oneOf('optional') }),
  this_round: fields<EffectForms['this_round']>({
    this_round: fields<Inner<'this_round'>>({ during, on_each: optional(occasion), do: someEffects }),
  }),
  while_agent_here: fields<EffectForms['while_agent_here']>({
    while_agent_here: fields<Inner<'while_agent_here'>>({ during, do: someEffects }),
  }),
  by_cost_option: fields<EffectForms['by_cost_option']>({ by_cost_option: listOf(effects, 2) }),
  harvest: fields<EffectForms['harvest']>({ harvest: fields<Inner<'harvest'>>({ base: amount }) }),
  high_council_seat: fields<EffectForms['high_council_seat']>({ high_council_seat: yes }),
  take_swordmaster: fields<EffectForms['take_swordmaster']>({ take_swordmaster: yes, single_use: optional(yes) }),
  imperium_row: fields<EffectForms['imperium_row']>({
    imperium_row: fields<Inner<'imperium_row'>>({
      remove: amount,
      replace: yes,
      set_aside_for: oneOf('own_reveal_turn_this_round'),
      discount: amount,
      if_not_acquired: oneOf('removed_from_game'),
    }),
  }),
  reshuffle_hagal_deck_and_reveal_again: fields<EffectForms['reshuffle_hagal_deck_and_reveal_again']>({
    reshuffle_hagal_deck_and_reveal_again: yes,
  }),
  special: fields<EffectForms['special']>({ special: nameOf('special') }),
  ...leaderEffects,
  ...SPY_EFFECTS,
  ...UNITS_EFFECTS,
  contract: fields<EffectForms['contract']>({ contract: amount }),
  complete: (_, field, { report }) => report(field, 'unknownEffect', { effect: 'complete' }), // no record says it
  ...cardplayShapes(someEffects),
  ...RIVAL_EFFECTS,
  ...teamShapes(someEffects),
};
