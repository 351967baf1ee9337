import type { CardplayConditions, CardplayCounters, CardplayEffects, Assignment, Occasion } from './cardplay.ts';
import { STATICS } from './cardplay.ts';
import { amount, fields, justOne, knownOf, listOf, nameOf, oneOf, type Shape, wordOr, yes } from './shape.ts';

type Shapes<Forms> = { readonly [Kind in keyof Forms]: Shape };
const amountOrAll = wordOr('all', amount);
const assignment = fields<Assignment>({ to: oneOf('hand', 'discard', 'trash'), count: amount, as: oneOf('draw', 'discard', 'trash') });

/** What an effect may wait for. */
export const occasion: Shape = fields<Occasion>({ acquire_card: wordOr('any', nameOf('card')) });

/** @param someEffects the shape of the lists inside */
export const cardplayShapes = (someEffects: Shape): Shapes<CardplayEffects> => ({
  may: fields<CardplayEffects['may']>({ may: someEffects }),
  lines: fields<CardplayEffects['lines']>({ lines: listOf(someEffects, 2), min: amount }),
  look_top: fields<CardplayEffects['look_top']>({ look_top: amount, assign: listOf(assignment, 1) }),
  return_this_to_hand: fields<CardplayEffects['return_this_to_hand']>({ return_this_to_hand: yes }),
  may_deploy: fields<CardplayEffects['may_deploy']>({
    may_deploy: fields<CardplayEffects['may_deploy']['may_deploy']>({ source: oneOf('recruited_this_turn'), max: amountOrAll }),
  }),
  this_turn: fields<CardplayEffects['this_turn']>({
    this_turn: fields<CardplayEffects['this_turn']['this_turn']>({ on_first: occasion, do: someEffects }),
  }),
  static: fields<CardplayEffects['static']>({ static: oneOf(...STATICS) }),
});
export const cardplayConditions: Shapes<CardplayConditions> = {
  sent_agent_to: justOne({ maker: yes, faction_space: yes }),
  swordmaster: yes,
  deck_size: amount,
  influence_where_opponent_has_alliance: amount,
};
export const cardplayCounters: Shapes<CardplayCounters> = {
  other_revealed_card_providing_swords: yes,
  revealed_card: fields<CardplayCounters['revealed_card']>({ faction: knownOf('faction'), including_this: yes }),
};
