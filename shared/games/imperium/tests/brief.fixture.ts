import type { Condition, ConditionForms, ConditionKind } from '../../imperium-family/effects/conditions.ts';
import type { CostForms, CostKind, Costs } from '../../imperium-family/effects/costs.ts';
import type { Effect, EffectForms, EffectKind, Effects } from '../../imperium-family/effects/effects.ts';

/** Kinds of other editions are left out. */
type Briefly<Forms> = { readonly [Kind in keyof Forms]?: (value: Forms[Kind]) => string };
const told = <Forms>(forms: Briefly<Forms>, kind: string, value: unknown): string =>
  (forms as Readonly<Record<string, (value: unknown) => string>>)[kind]?.(value) ?? kind;

const COSTS: Briefly<CostForms> = {
  solari: (amount) => `${amount} solari`,
  spice: (amount) => `${amount} spice`,
  water: (amount) => `${amount} water`,
  intrigue: (count) => `${count} intrigue`,
  lose_influence: ({ faction, amount }) => `influence ${faction} ${amount}`,
  trash: () => 'trash',
  trash_this: () => 'trash this',
  lose_troop: ({ from, count }) => `lose ${from} ${count}`,
  discard: (count) => `discard ${count}`,
  trash_intrigue: (count) => `trash intrigue ${count}`,
  trash_from_hand: ({ faction }) => `trash ${faction} of hand`,
  trash_from_play: ({ faction }) => `trash other ${faction} in play`,
};
export const briefCosts = (costs: Costs): string =>
  Object.entries(costs)
    .map(([kind, value]) => told(COSTS, kind as CostKind, value))
    .sort()
    .join(' + ');

const CONDITIONS: Briefly<ConditionForms> = {
  influence: ([faction, least]) => `influence ${faction} ${least}`,
  alliance: (faction) => `alliance ${faction}`,
  in_play_other: ({ faction }) => `another ${faction}`,
  high_council_seat: () => 'council seat',
  reveal_turn: () => 'reveal turn',
  mentat_on_space: () => 'mentat on space',
  opponent_troop_in_conflict: (least) => `opponents have ${least} in conflict`,
  units_in_conflict: (least) => `have ${least} in conflict`,
  owned_cards: ([card, least]) => `own ${least} ${card}`,
  card_count_more_than_each_opponent: (card) => `most ${card}`,
  tracks_with_influence: ({ min_influence, tracks }) => `${min_influence} influence on ${tracks} tracks`,
  completed_contracts: (least) => `completed ${least}`,
  gained_spice_this_turn: () => 'gained spice',
  discarded_faction: (faction) => `discarded ${faction}`,
  trashed_card_cost_at_least: (least) => `trashed cost ${least}`,
};
export const briefCondition = (condition: Condition): string =>
  Object.entries(condition)
    .map(([kind, value]) => told(CONDITIONS, kind as ConditionKind, value))
    .join();

const list = (effects: Effects): string => effects.map(brief).join(', ');
const lists = (all: readonly Effects[]): string => all.map(list).join(' | ');

const EFFECTS: Briefly<EffectForms> = {
  gain: ({ gain }) =>
    Object.entries(gain)
      .map(([kind, amount]) => `${amount} ${kind}`)
      .join(),
  recruit: ({ recruit }) => `recruit ${recruit}`,
  draw: ({ draw }) => `draw ${draw}`,
  intrigue: ({ intrigue }) => `intrigue ${intrigue}`,
  persuasion: ({ persuasion }) => `persuasion ${persuasion}`,
  swords: ({ swords }) => `swords ${swords}`,
  influence: ({ influence: { faction, amount, where } }) => `influence ${faction} ${amount}${where ? ` where ${where}` : ''}`,
  modify_space_influence: (effect) => `space influence ${effect.modify_space_influence.set_amount}`,
  pay: ({ pay, then }) => `${briefCosts(pay)} -> ${list(then)}`,
  choose: ({ choose, n }) => `${n ? `${n} of ` : ''}${lists(choose)}`,
  if: (effect) => `if ${briefCondition(effect.if)}: ${list(effect.then)}${effect.else ? ` else ${list(effect.else)}` : ''}`,
  for_each: ({ for_each, do: counted }) =>
    `each ${'card_in_play' in for_each ? for_each.card_in_play.faction : '?'} card: ${list(counted)}`,
  trash: () => 'trash',
  trash_this: () => 'trash this',
  signet: () => 'signet',
  deploy: ({ deploy: { from, max } }) => `deploy ${from} ${max}`,
  retreat: ({ retreat: { min, max } }) => `retreat ${min}-${max}`,
  recall_agent: (effect) => `recall ${effect.recall_agent}`,
  each_opponent: (effect) => `opponents: ${list(effect.each_opponent)}`,
  discard: ({ discard }) => `discard ${discard}`,
  lose_troop: (effect) => `lose ${effect.lose_troop.from} ${effect.lose_troop.count}`,
  acquire: ({ acquire: { card, max_cost, to } }) => `acquire ${card ?? `${max_cost} to ${to}`}`,
  modify: (effect) =>
    effect.modify === 'acquire_cost' ? `price ${effect.card} ${effect.by}` : `price ${effect.zone} ${effect.resource} ${effect.by}`,
  take_mentat: (effect) => `mentat ${effect.take_mentat}`,
  control: ({ control }) => `control ${control}`,
  steal_intrigue: (effect) => `steal ${effect.steal_intrigue.count} from ${effect.steal_intrigue.min_held}`,
  end_turn: () => 'may end turn',
  this_round: (effect) => `in reveal: ${list(effect.this_round.do)}`,
  while_agent_here: (effect) => `in reveal: ${list(effect.while_agent_here.do)}`,
  by_cost_option: (effect) => lists(effect.by_cost_option),
  harvest: ({ harvest }) => `harvest ${harvest.base}`,
  high_council_seat: () => 'council seat',
  take_swordmaster: () => 'swordmaster',
  imperium_row: (effect) => `row ${effect.imperium_row.remove} aside, price -${effect.imperium_row.discount}`,
  reshuffle_hagal_deck_and_reveal_again: () => 'reshuffle',
  special: ({ special }) => `special ${special}`,
  contract: ({ contract }) => `contract ${contract}`,
  complete: ({ complete }) => `complete ${complete}`,
};

/** An effect in the short notation of the second reading. */
export function brief(effect: Effect): string {
  const kind = Object.keys(EFFECTS).find((name) => name in effect) as EffectKind;
  return (EFFECTS[kind] as (effect: Effect) => string)(effect);
}
/** A list whose order says nothing. */
export const briefly = (effects: Effects = []): readonly string[] => effects.map(brief).sort();
