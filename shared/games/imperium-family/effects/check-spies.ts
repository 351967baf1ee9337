import type { SpyConditionForms, SpyCostForms, SpyCounterForms, SpyEffectForms } from './spies.ts';
import { amount, fields, knownOf, listOf, optional, type Shape, wordOr, yes } from './shape.ts';

type Shapes<Forms> = { readonly [Kind in keyof Forms]: Shape };
const icons = listOf(knownOf('icon'), 1);
const watched = listOf(wordOr('space_visited_this_turn', knownOf('icon')), 1);

/** What effects, prices, conditions and counters of Spies look like. */
export const SPY_EFFECTS: Shapes<SpyEffectForms> = {
  place_spy: fields<SpyEffectForms['place_spy']>({
    place_spy: fields<SpyEffectForms['place_spy']['place_spy']>({ count: amount, on: optional(watched), may_share_post: optional(yes) }),
  }),
};
export const SPY_COSTS: Shapes<SpyCostForms> = { recall_spy: amount };
export const SPY_CONDITIONS: Shapes<SpyConditionForms> = {
  spies_on_board: amount,
  recalled_spy_this_turn: yes,
  spying_on: fields<SpyConditionForms['spying_on']>({ maker: yes }),
  placed_on_post_of: icons,
};
export const SPY_COUNTERS: Shapes<SpyCounterForms> = { faction_spied_on: yes };

/** In a list that counts Factions, `that-faction` is a Faction like others. */
export const namingThatFaction =
  (list: Shape): Shape =>
  (value, field, checking) =>
    list(value, field, { ...checking, known: { ...checking.known, faction: [...checking.known.faction, 'that-faction'] } });
