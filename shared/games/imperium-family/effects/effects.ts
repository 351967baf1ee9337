import type { CardName, FactionId, ResourceId, SpaceName, TrashZone, ZoneName } from '../ids.ts';
import type { AcquireForm } from './acquire.ts';
import type { CardplayEffects, Occasion } from './cardplay.ts';
import type { Condition } from './conditions.ts';
import type { ContractEffects } from './contracts.ts';
import type { Costs } from './costs.ts';
import type { Counter } from './counters.ts';
import type { LeaderEffectForms } from './leaders.ts';
import type { RivalEffects, RivalFaction } from './rivals.ts';
import type { SpyEffectForms } from './spies.ts';
import type { TeamEffects } from './teams.ts';
import type { UnitsEffects } from './units.ts';

/**
 * The language in which cards, spaces, leaders, Conflicts, tracks and Hagal cards say what they do: plain JSON, one form per kind.
 * The entries of a top-level list are pieces that their owner resolves in any order; what is nested in one piece, and everything on an
 * Intrigue card, follows in the listed order. R6.9 R17.9
 * A piece is mandatory unless it is a `pay` without `mandatory`, an optional `trash`, a `deploy` or a `retreat`. R17.2
 * It is carried out as far as possible. R6.8
 */
export type Effects = readonly Effect[];

/** What the bank gives, and Victory Points. R17.1 */
export type GainKind = ResourceId | 'vp';
/** Exactly one kind: each icon is a piece of its own. R6.9 */
export type Gain = { readonly [Kind in GainKind]: { readonly [Key in Kind]: number } }[GainKind];

/** Odd cards and abilities, named by the data of their edition; a record beside them says all about each (`../special.ts`). */
export type SpecialName = string;

export interface EffectForms
  extends LeaderEffectForms,
    SpyEffectForms,
    UnitsEffects,
    ContractEffects,
    CardplayEffects,
    RivalEffects,
    TeamEffects {
  /** From the bank, or the own Score marker moves. R17.1 R3.4 */
  readonly gain: { readonly gain: Gain };
  /** Troops from the own supply to the own garrison, as many as the supply holds. R8.1 */
  readonly recruit: { readonly recruit: number };
  /** Cards from the own deck. R10.2 */
  readonly draw: { readonly draw: number };
  /** Intrigue cards from their deck. R12.2 */
  readonly intrigue: { readonly intrigue: number };
  /** For the own Reveal turn. R9.5 */
  readonly persuasion: { readonly persuasion: number };
  /** Strength, which counts while an own troop is in the Conflict. R9.7 */
  readonly swords: { readonly swords: number };
  /**
   * The whole amount goes to one Faction; `any` = of the owner's choice, `where` limits the choice; `that-faction` = the one that the
   * `for_each` around it counts; others name one by where a Rival stands. R11.7 R18.7, Uprising R17.8
   */
  readonly influence: {
    readonly influence: {
      readonly faction: FactionId | 'any' | 'that-faction' | RivalFaction;
      readonly amount: number;
      readonly where?: 'opponent_has_more';
      /** This very track, not what its icon stands for. Uprising R18.12 */
      readonly track?: true;
    };
  };
  /**
   * Replaces the Influence for visiting a Faction space: no piece of its own, works until the card is trashed; in an edition whose
   * rulings say so a piece that holds once it is resolved. R17.11 R19.26, Uprising R4.9
   */
  readonly modify_space_influence: { readonly modify_space_influence: { readonly set_amount: number } };
  /**
   * The arrow: pay, then gain; once per play. Optional, but `mandatory` on an Intrigue card, which is not played without paying, and at
   * a Rival's exchange of goods for VP. A `pay` in a chosen option has to be paid. R17.2 R17.3 R12.5 R23.12
   */
  readonly pay: {
    readonly pay: Costs;
    readonly then: Effects;
    readonly mandatory?: true;
    /** Allies may give spice towards it. Uprising R18.8 */
    readonly allies_may_contribute?: true;
  };
  /** Exactly one list, or `n` different ones, all picked before the first is resolved. R17.10 R13.11 */
  readonly choose: { readonly choose: readonly Effects[]; readonly n?: number; readonly distinct?: true };
  /** False = stays open until the turn ends. `required` on an Intrigue card: it is played only if the condition holds. R17.4 R12.5 */
  readonly if: { readonly if: Condition; readonly then: Effects; readonly else?: Effects; readonly required?: true };
  /** Once per counted thing. */
  readonly for_each: { readonly for_each: Counter; readonly do: Effects };
  /** Removes cards of the owner's choice from the game; Reserve cards return to their stack. Not optional only inside `may`. R10.6 */
  readonly trash: { readonly trash: { readonly from: readonly TrashZone[]; readonly count: number; readonly optional?: true } };
  /** The card itself; offered last among the effects of that card. R17.12 */
  readonly trash_this: { readonly trash_this: true };
  /** The signet ability of the owner's Leader. R18.1 */
  readonly signet: { readonly signet: true };
  /** Up to `max` troops to the Conflict, not counted towards R8.4; `recruited_now` = by the effects before it in this list. R8.6 */
  readonly deploy: { readonly deploy: { readonly from: 'garrison' | 'supply' | 'recruited_now'; readonly max: number | 'all' } };
  /** `min` to `max` own troops from the Conflict to the garrison. R8.2 */
  readonly retreat: { readonly retreat: { readonly min: number; readonly max: number | 'all' } };
  /** Own Agents back to the Leader, usable again; `include_just_sent`: also the one of this turn. R19.56, Uprising R4.12 */
  readonly recall_agent: { readonly recall_agent: number; readonly include_just_sent?: true };
  /** Each opponent resolves the list, clockwise, with choices of its own. R17.7 */
  readonly each_opponent: { readonly each_opponent: Effects };
  /** Hand cards of one's own choice. R10.8 */
  readonly discard: { readonly discard: number };
  /** Own troops back to the own supply. R8.2 */
  readonly lose_troop: { readonly lose_troop: { readonly from: 'garrison' | 'conflict'; readonly count: number } };
  /** One card without Persuasion, by its name or its printed cost. R19.40 R7.5 */
  readonly acquire: { readonly acquire: AcquireForm };
  /** Other costs, of a card until the turn ends or of the spaces of a zone; never below 0. R17.8 R19.15 R18.7 */
  readonly modify: { readonly [Kind in keyof ModifyForms]: ModifyForms[Kind] }[keyof ModifyForms];
  /** From its space, if it lies there unused, or as the reward of a Conflict for the next round. R16.2 R16.4 */
  readonly take_mentat: { readonly take_mentat: 'from_space' | 'next_round' };
  /** An own Control marker on the space. R14.1 */
  readonly control: { readonly control: SpaceName };
  /** Intrigue cards at random from each opponent who holds at least `min_held`. R12.7 */
  readonly steal_intrigue: {
    readonly steal_intrigue: {
      readonly from: 'each_opponent';
      readonly min_held: number;
      readonly count: number;
      readonly random: true;
    };
  };
  /** The turn may end at once, without an Agent and without a Reveal. R19.39 */
  readonly end_turn: { readonly end_turn: 'optional' };
  /** Waits in front of its owner for the Reveal turn of this round; `on_each`: works there at each such event. R12.6, Uprising R9.8 */
  readonly this_round: { readonly this_round: { readonly during: 'own_reveal_turn'; readonly on_each?: Occasion; readonly do: Effects } };
  /** Of a space: gained if an own Agent stands there when the Reveal turn starts; no piece of the visit. R7.13 */
  readonly while_agent_here: { readonly while_agent_here: { readonly during: 'own_reveal_turn'; readonly do: Effects } };
  /** Of a space with several prices: the list of the price that was paid. R7.18 */
  readonly by_cost_option: { readonly by_cost_option: readonly Effects[] };
  /** Of a maker space: its base and all bonus spice that lies there, as one piece. R15.3 */
  readonly harvest: { readonly harvest: { readonly base: number } };
  /** A seat with its Persuasion from now on. R7.10 */
  readonly high_council_seat: { readonly high_council_seat: true };
  /** The third Agent, usable at once. R7.21 */
  readonly take_swordmaster: {
    readonly take_swordmaster: true;
    /** Until the end of the first round in which it was sent. Uprising R18.15 */
    readonly single_use?: true;
  };
  /** Sets cards of the Row aside for their owner, cheaper for a while. R18.6 */
  readonly imperium_row: {
    readonly imperium_row: {
      readonly remove: number;
      readonly replace: true;
      readonly set_aside_for: 'own_reveal_turn_this_round';
      readonly discount: number;
      readonly if_not_acquired: 'removed_from_game';
    };
  };
  /** Of a Hagal card: a new deck, and the next card is revealed. R21.3 */
  readonly reshuffle_hagal_deck_and_reveal_again: { readonly reshuffle_hagal_deck_and_reveal_again: true };
  readonly special: { readonly special: SpecialName };
}
export interface ModifyForms {
  readonly acquire_cost: { readonly modify: 'acquire_cost'; readonly card: CardName; readonly by: number; readonly until: 'end_of_turn' };
  readonly space_cost: { readonly modify: 'space_cost'; readonly zone: ZoneName; readonly resource: ResourceId; readonly by: number };
}
export type EffectKind = keyof EffectForms;
export type Effect = EffectForms[EffectKind];
