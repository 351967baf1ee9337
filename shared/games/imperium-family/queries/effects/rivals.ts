import type { RivalEffects } from '../../effects/rivals.ts';
import type { Readings } from './reading.ts';

/** What Rivals alone go by: nobody is asked whether it does something. Uprising R17.8, Uprising R17.9, Uprising R17.11 */
export const rivals: Readings<keyof RivalEffects> = {
  rival_spy: {},
  reveal_another_card: {},
  rival_maker: {},
  rival_influence_toward_alliance: {},
  rival_influence_where_highest: {},
};
