import { isOneOf } from '../../../kernel/typed.ts';
import { type RivalConditions, type RivalEffects, RIVAL_FACTIONS } from './rivals.ts';
import { amount, fields, isObject, listOf, nameOf, oneOf, type Shape, tupleOf, wordOr, yes } from './shape.ts';

type Shapes<Forms> = { readonly [Kind in keyof Forms]: Shape };
type Inner<Kind extends keyof RivalEffects> = Kind extends keyof RivalEffects[Kind] ? RivalEffects[Kind][Kind] : never;
/** Posts are held to the board where it is known which there are. */
const post: Shape = (value, field, { report }) => {
  if (typeof value !== 'string' || value === '') report(field, 'unknownName', { sort: 'post', name: String(value) });
};
/** A Faction of the edition, or one that is named by where a Rival stands. Uprising R17.8 */
export const orByStanding =
  (faction: Shape): Shape =>
  (value, field, checking) => {
    if (!isOneOf(RIVAL_FACTIONS, value)) faction(value, field, checking);
  };
const listOfPosts: Shape = (value, field, checking) => {
  if (!isObject(value)) return checking.report(field, 'notAnObject');
  fields<Exclude<Inner<'rival_spy'>, string>>({ first_free_of: listOf(post, 1) })(value, field, checking);
};
export const RIVAL_EFFECTS: Shapes<RivalEffects> = {
  rival_spy: fields<RivalEffects['rival_spy']>({ rival_spy: wordOr('faction_priority', listOfPosts) }),
  reveal_another_card: fields<RivalEffects['reveal_another_card']>({ reveal_another_card: yes }),
  rival_maker: fields<RivalEffects['rival_maker']>({ rival_maker: yes }),
  rival_influence_toward_alliance: fields<RivalEffects['rival_influence_toward_alliance']>({ rival_influence_toward_alliance: amount }),
  rival_influence_where_highest: fields<RivalEffects['rival_influence_where_highest']>({ rival_influence_where_highest: amount }),
};
export const RIVAL_CONDITIONS: Shapes<RivalConditions> = {
  conflict_tier: oneOf(1, 2, 3),
  bonus_spice: tupleOf(nameOf('space'), amount),
};
