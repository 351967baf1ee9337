import { rate } from '../../../search/rated.ts';
import { listed as of } from '../../../kernel/choices.ts';
import type { UnitsConditions, UnitsCosts, UnitsCounters, UnitsEffects } from '../effects/units.ts';
import { everyEffect } from '../effects/walk.ts';
import type { ConflictName, PlayerId } from '../ids.ts';
import { playerOf } from '../queries/table.ts';
import { opponents } from '../queries/opponents.ts';
import { sandwormsOf, whyNoSandworm } from '../queries/sandworms.ts';
import { isProtected } from '../queries/shield-wall.ts';
import { wildMatches } from '../queries/battle-icons.ts';
import type { UnitsAnswers } from '../units.ts';
import { reinforcementNow, wormsNow } from './fight.ts';
import type { Look } from './look.ts';
import type { OpinionsOf } from './opinions.ts';
import type { CountsOf, LossesOf, OddsOf, ValuesOf } from './worth.ts';

/** Sandworms come where nothing keeps them out. */
const worms = (look: Look, count: number): number => (whyNoSandworm(look.state, look.me) ? 0 : wormsNow(look, count));
/** The Shield Wall helps whoever has no Maker Hooks. */
function wallWorth({ state, me, player, weights, left }: Look): number {
  if (!state.shieldWall) return 0;
  const mine = player.hooks ? weights.hooks : 0;
  const theirs = opponents(state, me).filter((id) => playerOf(state, id).hooks).length;
  return 0.3 * Math.min(1, left / 3) * (mine - (weights.hooks * theirs) / 2) + (isProtected(state) && player.hooks ? 0.3 : 0);
}

export const unitsValues: ValuesOf<keyof UnitsEffects> = {
  sandworm: ({ look, when }, { sandworm }) =>
    when === 'ever' ? look.weights.worm * sandworm * Math.min(1, look.left) : worms(look, sandworm),
  take_maker_hooks: ({ look }) => (look.player.hooks === false ? look.weights.hooks * Math.min(4, look.left) : 0),
  shield_wall: ({ look, when }, { shield_wall }) => {
    const worth = wallWorth(look);
    return shield_wall === 'may_remove' || when === 'ever' ? Math.max(0, worth) : worth;
  },
  bonus_spice: ({ look, when }) => {
    const { space } = look.state.turn;
    return look.price.spice * (when === 'now' && space !== null ? (look.state.bonusSpice[space] ?? 0) : 0);
  },
};
export const unitsLosses: LossesOf<keyof UnitsCosts> = {
  // Troops that come home are saved.
  retreat: ({ look, when }, { min }) =>
    when === 'now' ? -reinforcementNow(look, -min) - min * look.price.troop : 0.3 * min * look.price.troop,
  flip_battle_card: ({ look }, { count }) => look.weights.icon * count * Math.min(1, look.left),
};
export const unitsOdds: OddsOf<keyof UnitsConditions> = {
  maker_hooks: ({ player }) => (player.hooks ? 1 : 0.3),
  sandworms_in_conflict: ({ player }) => ((player.sandworms ?? 0) > 0 ? 1 : player.hooks ? 0.35 : 0.15),
  deployed_units_this_turn: () => 0.4,
  strength_in_conflict: () => 0.6,
};
export const unitsCounts: CountsOf<keyof UnitsCounters> = {
  sandworm_in_conflict: ({ look, when }) => (when === 'ever' ? 0.4 : sandwormsOf(look.state, look.me)),
};

/** A pair of battle icons is a point; Endgame cards that turn a card down for one come before it. Uprising R11.4 */
export const matchWorth = (look: Look): number => 0.9 * (look.book.game.battle_icons?.vp ?? 0);
/** What is left to be matched once this card is turned down. */
function leftWithout({ state, me }: Look, conflict: ConflictName): number {
  return wildMatches(state, me).filter((pair) => pair.match !== conflict && !('conflict' in pair.with && pair.with.conflict === conflict))
    .length;
}
/** What a sandworm would be worth that an Intrigue card brings which is just being carried out, once the wall is gone. */
function wormBehindWall({ look, by }: { readonly look: Look; readonly by: PlayerId }): number {
  const { state, book, me } = look;
  if (by !== me || !isProtected(state)) return 0;
  const brings = state.resolving.some((card) => everyEffect(book.intrigue[card]?.plot ?? []).some((effect) => 'sandworm' in effect));
  return brings ? wormsNow(look, 1) : 0;
}
export const unitsOpinions: OpinionsOf<keyof UnitsAnswers> = {
  shieldWall: (look, { by }) => rate([true, false], (removes) => (removes ? wallWorth(look) + wormBehindWall({ look, by }) : 0.01)),
  flipCard: (look, _, choices) => rate(of<ConflictName>(choices), (conflict) => leftWithout(look, conflict)),
};
