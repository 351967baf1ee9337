import type { RivalConditions, RivalEffects } from '../effects/rivals.ts';
import { many, one, tab, type Token, word } from './token.ts';

type Drawn<Forms> = { readonly [Kind in keyof Forms]: (form: Forms[Kind]) => readonly Token[] };
/** What Rivals alone go by, drawn. */
export const rivalsDrawn: Drawn<RivalEffects> = {
  rival_spy: () => [many('spy', '+1')], // Uprising R17.11
  reveal_another_card: () => [one('card')], // Uprising R17.6
  rival_maker: () => [one('harvester'), { text: '/' }, one('worm')], // Uprising R17.9
  rival_influence_toward_alliance: ({ rival_influence_toward_alliance: amount }) => [tab(one('ally')), many('ring-any', `+${amount}`)],
  rival_influence_where_highest: ({ rival_influence_where_highest: amount }) => [tab(word('most')), many('ring-any', `+${amount}`)],
};
export const rivalConditionsDrawn: Drawn<RivalConditions> = {
  conflict_tier: (tier) => [one('swords'), { text: 'I'.repeat(tier) }],
  bonus_spice: ([, least]) => [many('harvester', `${least}+`)],
};
