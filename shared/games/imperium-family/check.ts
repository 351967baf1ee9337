export { leaderShape } from './check-leaders.ts';
import { condition, effects, someEffects } from './effects/check.ts';
import { battleIcon } from './effects/check-units.ts';
import { amount, amountFrom, amountOrNone, fields, isObject, knownOf, listOf, nameOf, oneOf, optional } from './effects/shape.ts';
import { type Shape, someOf, wordOr, yes, yesOrNo } from './effects/shape.ts';
import { INTRIGUE_MODES } from './ids.ts';
import type { CardRecord, ConflictRecord, CountedAs, HagalOfLeaders, LevelOfLeaders } from './records.ts';
import type { IntrigueRecord, PostRecord, ObjectiveRecord, SpaceRecord, TrackRecord } from './records.ts';

const HIGHEST_COST = 9; // of a card
const faction = knownOf('faction');
const icon = knownOf('icon');
const space = nameOf('space');
/** A value of `Source`. */
export const sourceShape: Shape = oneOf('seed', 'public', 'reconstructed');
const source = sourceShape;
const choam = oneOf('choam');
const box = optional(oneOf('base'));
const payment = someOf({ solari: amount, spice: amount, water: amount }, 0);

export const cardShape: Shape = fields<CardRecord>({
  set: oneOf('starter', 'reserve', 'imperium'),
  copies: amount,
  cost: wordOr(null, amountFrom(0, HIGHEST_COST)),
  factions: listOf(faction),
  icons: listOf(icon),
  agent: effects,
  reveal: effects,
  acquire: effects,
  on_trash: optional(someEffects),
  on_discard_from_hand: optional(someEffects),
  module: optional(choam),
  box,
  owner: optional(nameOf('leader')),
  special_play: optional(nameOf('special')),
  source,
});

/** The Spy icon stands on cards alone. */
const spaceIcon: Shape = (value, field, checking) => {
  const { known } = checking;
  icon(value, field, { ...checking, known: { ...known, icon: known.icon.filter((each) => each !== 'spy') } });
};

export const spaceShape: Shape = fields<SpaceRecord>({
  zone: nameOf('zone'),
  icon: spaceIcon,
  faction: wordOr(null, faction),
  cost: payment,
  cost_options: optional(listOf(payment, 2)),
  cost_if_any_player_has_swordmaster: optional(payment),
  only: optional(nameOf('leader')),
  requirement: wordOr(null, condition),
  combat: yesOrNo,
  once_per_player: yesOrNo,
  maker: yesOrNo,
  base_spice: optional(amount),
  sandworms: optional(amountOrNone),
  influence_gain: wordOr(null, fields<NonNullable<SpaceRecord['influence_gain']>>({ faction, amount, track: optional(yes) })),
  control_bonus: wordOr(null, someEffects),
  effects,
  source,
});

export const postShape: Shape = fields<PostRecord>({ spaces: listOf(space, 1), source });

export const trackShape: Shape = fields<TrackRecord>({
  spaces: amount,
  start: amountOrNone,
  vp_at: amount,
  bonus_at: amount,
  alliance_at: amount,
  bonus: someEffects,
  owner: optional(nameOf('leader')),
  team_rewards: optional(someOf({ 1: someEffects, 3: someEffects }, 1)),
  source,
});

export const conflictShape: Shape = fields<ConflictRecord>({
  tier: oneOf(1, 2, 3),
  copies: amount,
  location: wordOr(null, space),
  battle_icon: optional(battleIcon),
  box,
  first: someEffects,
  second: someEffects,
  third: someEffects,
  source,
});

export const objectiveShape: Shape = fields<ObjectiveRecord>({
  copies: amount,
  battle_icon: battleIcon,
  first_player: yesOrNo,
  players: listOf(amount, 1),
  source,
});

const intrigueFields: Shape = fields<IntrigueRecord>({
  copies: amount,
  timing: optional(oneOf('turn_start', 'after_winning_conflict')),
  module: optional(choam),
  box,
  plot: optional(someEffects),
  combat: optional(someEffects),
  endgame: optional(someEffects),
  source,
});
/** It can be used in some way, and an unusual time belongs to that way. R12.3 R12.4 */
export const intrigueShape: Shape = (value, field, checking) => {
  intrigueFields(value, field, checking);
  if (!isObject(value)) return;
  const card = value as unknown as IntrigueRecord;
  if (!INTRIGUE_MODES.some((mode) => card[mode])) checking.report(field, 'noMode');
  const modeOfTiming = card.timing === 'turn_start' ? 'plot' : 'combat';
  if (card.timing && !card[modeOfTiming]) checking.report(`${field}.timing`, 'timingWithoutMode', { mode: modeOfTiming });
};

/** Of an edition whose Rivals play Leaders; others have forms of their own (`check-rivals.ts`). */
export const hagalShape: Shape = fields<HagalOfLeaders>({
  copies: amount,
  swords: wordOr(null, amountOrNone),
  send_to: wordOr(null, wordOr('most_bonus_spice', space)),
  effects,
  mark: oneOf('1P', '2P', null),
  source,
});

export const difficultyShape: Shape = fields<LevelOfLeaders>({
  human_bonus: effects,
  rival_garrison: amountOrNone,
  rival_bonus: effects,
  mentat_space_cost: payment,
  conflict_cards_above_rival_swordmasters: amount,
  expert_troop_deployment: yesOrNo,
  human_swordmaster: yesOrNo,
  source,
});

export const countedAsShape: Shape = fields<CountedAs>({ card: nameOf('card'), copies: amountOrNone });
