import type { Condition, ConditionForms } from '../effects/conditions.ts';
import type { CostForms, Costs } from '../effects/costs.ts';
import type { CardplayConditions, CardplayCounters, CardplayEffects } from '../effects/cardplay.ts';
import type { Counter, CounterForms } from '../effects/counters.ts';
import type { Effect, EffectForms } from '../effects/effects.ts';
import type { LeaderEffectForms } from '../effects/leaders.ts';
import type { TeamConditions, TeamEffects } from '../effects/teams.ts';
import type { RivalConditions, RivalEffects } from '../effects/rivals.ts';
import { mentioned } from '../effects/mentions.ts';
import { editionOf } from '../edition.ts';
import type { Section } from '../special.ts';
import type { EditionId } from '../types.ts';
import { signsOfCondition, signsOfCosts, signsOfCounter } from '../signs/conditions.ts';
import { signsOfEffect } from '../signs/effects.ts';
import { ICON_SIGNS } from '../signs/names.ts';
import { one, tab, type Token } from '../signs/token.ts';
import { BATTLE_ICONS_ENTRY, UNITS_SAMPLES } from './glossary-units.ts';

/** A sign, or a few of them, and the key of what they mean: `imperium.sheet.icon.<key>`. */
export interface Entry {
  readonly section: Section;
  readonly key: string;
  readonly signs: readonly Token[];
  /** What it means stands among the texts of the edition. */
  readonly isOwn?: true;
}
/** An example and where it is explained; `same` = drawn by signs of other kinds, which are explained. */
export type Samples<Forms> = { readonly [Kind in keyof Forms]: readonly [section: Section, sample: Forms[Kind]] | 'same' };

const COSTS: Samples<CostForms> = {
  solari: ['goods', 1],
  spice: ['goods', 1],
  water: ['goods', 1],
  intrigue: 'same',
  lose_influence: ['goods', { faction: 'any', amount: 1 }],
  trash: 'same',
  trash_this: 'same',
  lose_troop: 'same',
  ...UNITS_SAMPLES.costs,
  discard: 'same',
  trash_intrigue: 'same',
  trash_from_hand: 'same',
  trash_from_play: 'same',
  recall_spy: ['goods', 1],
};
/** How cards are played is drawn by signs that are explained already. */
const CARDPLAY: {
  readonly effects: Samples<CardplayEffects>;
  readonly conditions: Samples<CardplayConditions>;
  readonly counters: Samples<CardplayCounters>;
} = {
  effects: {
    may: 'same',
    lines: 'same',
    look_top: 'same',
    return_this_to_hand: 'same',
    may_deploy: 'same',
    this_turn: 'same',
    static: 'same',
  },
  conditions: { sent_agent_to: 'same', swordmaster: 'same', deck_size: 'same', influence_where_opponent_has_alliance: 'same' },
  counters: { other_revealed_card_providing_swords: 'same', revealed_card: 'same' },
};
const TRASH = { from: ['hand', 'discard', 'in_play'], count: 1, optional: true } as const;
const ASIDE = { remove: 1, replace: true, set_aside_for: 'own_reveal_turn_this_round', discount: 1 } as const;
const LEADERS: Samples<LeaderEffectForms> = {
  move_track_token: ['board', { move_track_token: 1 }],
  troop_supply_to_memory: ['board', { troop_supply_to_memory: 1 }],
  return_all_memories: ['board', { return_all_memories: 'to_supply' }],
  flip_leader: ['board', { flip_leader: '' }],
  repeat: ['board', { repeat: 'space_effects' }],
  remove_from_starting_deck: 'same',
};
/** One for each kind of effect: a new kind does not compile until it is explained here. */
const RIVALS: { readonly effects: Samples<RivalEffects>; readonly conditions: Samples<RivalConditions> } = {
  effects: {
    rival_spy: 'same',
    reveal_another_card: 'same',
    rival_maker: 'same',
    rival_influence_toward_alliance: 'same',
    rival_influence_where_highest: 'same',
  },
  conditions: { conflict_tier: 'same', bonus_spice: 'same' },
};
/** Of a table of two teams: no sheet is printed for it, the look-up explains them. Uprising R18 */
const TEAMS: { readonly effects: Samples<TeamEffects>; readonly conditions: Samples<TeamConditions> } = {
  effects: {
    reinforce: 'same',
    trade: 'same',
    split: 'same',
    each_ally: 'same',
    distribute_face_up_contracts: 'same',
    refill_contracts: 'same',
    throne_row: 'same',
    take_token: 'same',
  },
  conditions: { swordmaster_bonus_token: 'same' },
};
const EFFECTS: Samples<EffectForms> = {
  gain: ['goods', { gain: { vp: 1 } }],
  influence: ['goods', { influence: { faction: 'any', amount: 1 } }],
  modify_space_influence: ['goods', { modify_space_influence: { set_amount: 2 } }],
  persuasion: ['goods', { persuasion: 1 }],
  swords: ['goods', { swords: 1 }],
  draw: ['cards', { draw: 1 }],
  intrigue: ['cards', { intrigue: 1 }],
  discard: ['cards', { discard: 1 }],
  trash: ['cards', { trash: TRASH }],
  trash_this: ['cards', { trash_this: true }],
  acquire: ['cards', { acquire: { max_cost: 3, pay_with: 'nothing', to: 'deck_top' } }],
  imperium_row: ['cards', { imperium_row: { ...ASIDE, if_not_acquired: 'removed_from_game' } }],
  steal_intrigue: ['cards', { steal_intrigue: { from: 'each_opponent', min_held: 4, count: 1, random: true } }],
  reshuffle_hagal_deck_and_reveal_again: ['cards', { reshuffle_hagal_deck_and_reveal_again: true }],
  recruit: ['board', { recruit: 1 }],
  deploy: ['board', { deploy: { from: 'garrison', max: 2 } }],
  retreat: ['board', { retreat: { min: 0, max: 2 } }],
  lose_troop: ['board', { lose_troop: { from: 'conflict', count: 1 } }],
  harvest: ['board', { harvest: { base: 2 } }],
  control: ['board', { control: '' }],
  signet: ['board', { signet: true }],
  high_council_seat: ['board', { high_council_seat: true }],
  take_swordmaster: ['board', { take_swordmaster: true }],
  take_mentat: ['board', { take_mentat: 'from_space' }],
  recall_agent: ['board', { recall_agent: 1 }],
  pay: ['how', { pay: { spice: 2 }, then: [{ recruit: 3 }] }],
  choose: ['how', { choose: [[{ persuasion: 2 }], [{ swords: 2 }]] }],
  for_each: ['how', { for_each: { card_in_play: { faction: 'fremen', including_this: true } }, do: [{ persuasion: 2 }] }],
  each_opponent: ['how', { each_opponent: [{ discard: 1 }] }],
  modify: ['how', { modify: 'space_cost', zone: 'landsraad', resource: 'solari', by: -1 }],
  end_turn: ['how', { end_turn: 'optional' }],
  if: ['when', { if: { influence: ['fremen', 2] }, then: [{ swords: 4 }] }],
  this_round: ['when', { this_round: { during: 'own_reveal_turn', do: [{ persuasion: 2 }] } }],
  while_agent_here: ['when', { while_agent_here: { during: 'own_reveal_turn', do: [{ persuasion: 1 }] } }],
  by_cost_option: 'same',
  ...LEADERS,
  special: 'same',
  ...UNITS_SAMPLES.effects,
  contract: ['cards', { contract: 1 }],
  complete: 'same',
  place_spy: ['board', { place_spy: { count: 1 } }],
  ...CARDPLAY.effects,
  // On cards of House Hagal alone, which say it in words.
  ...RIVALS.effects,
  ...TEAMS.effects,
};
const CONDITIONS: Samples<ConditionForms> = {
  influence: 'same',
  alliance: ['when', 'emperor'],
  in_play_other: ['when', { faction: 'bene-gesserit' }],
  high_council_seat: ['when', true],
  reveal_turn: 'same',
  mentat_on_space: ['when', true],
  opponent_troop_in_conflict: ['when', 1],
  units_in_conflict: ['when', 3],
  owned_cards: 'same',
  card_count_more_than_each_opponent: 'same',
  tracks_with_influence: ['when', { min_influence: 3, tracks: 3 }],
  ...UNITS_SAMPLES.conditions,
  completed_contracts: ['when', 2],
  gained_spice_this_turn: ['when', true],
  discarded_faction: ['when', 'spacing-guild'],
  trashed_card_cost_at_least: ['when', 1],
  spies_on_board: ['when', 2],
  recalled_spy_this_turn: ['when', true],
  spying_on: ['when', { maker: true }],
  placed_on_post_of: ['when', ['landsraad']],
  ...CARDPLAY.conditions,
  ...RIVALS.conditions,
  ...TEAMS.conditions,
};
const COUNTERS: Samples<CounterForms> = {
  card_in_play: 'same',
  memory_returned: 'same',
  ...UNITS_SAMPLES.counters,
  completed_contract: 'same',
  faction_spied_on: ['when', true],
  ...CARDPLAY.counters,
};

/** Every sample of a table with its signs, of the kinds that the edition has. */
function entriesOf<Forms>(
  kinds: ReadonlySet<string>,
  samples: Samples<Forms>,
  prefix: string,
  signs: (kind: keyof Forms, sample: Forms[keyof Forms]) => Entry['signs'],
): Entry[] {
  return (Object.keys(samples) as (keyof Forms & string)[]).flatMap((kind) => {
    const sample = samples[kind];
    return sample === 'same' || !kinds.has(kind)
      ? []
      : [{ section: sample[0], key: `${prefix}${kind}`, signs: signs(kind, sample[1] as Forms[keyof Forms]) }];
  });
}
const framed = (signs: Entry['signs']): Entry['signs'] => [tab(...signs)];

/** Every sign of the effect language of an edition, section by section. */
export function glossaryOf(edition: EditionId): readonly Entry[] {
  const kinds = mentioned(editionOf(edition).records);
  return [
    ...editionOf(edition).icons.map((icon): Entry => ({ section: 'icons', key: icon, signs: [one(ICON_SIGNS[icon])] })),
    ...entriesOf(kinds, COSTS, 'cost.', (kind, sample) => signsOfCosts({ [kind]: sample } as Costs)),
    ...entriesOf(kinds, EFFECTS, '', (_, sample) => signsOfEffect(sample as Effect, edition)),
    { section: 'board', key: 'lose_troop.garrison', signs: signsOfEffect({ lose_troop: { from: 'garrison', count: 1 } }, edition) },
    ...Object.entries(editionOf(edition).specials).flatMap(([key, { section, sign }]): Entry[] =>
      section ? [{ section, key, signs: sign, isOwn: true }] : [],
    ),
    ...entriesOf(kinds, CONDITIONS, 'if.', (kind, sample) => framed(signsOfCondition({ [kind]: sample } as unknown as Condition))),
    ...entriesOf(kinds, COUNTERS, 'per.', (kind, sample) => framed(signsOfCounter({ [kind]: sample } as unknown as Counter))),
    ...(editionOf(edition).records.game.battle_icons ? [BATTLE_ICONS_ENTRY] : []),
  ];
}
