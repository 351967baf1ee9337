import type { RivalConditions, RivalEffects } from '../effects/rivals.ts';
import { spaceRecord } from '../edition.ts';
import { towardAlliance, whereHighest } from '../queries/rival-cards.ts';
import { influenceWorth } from './influence.ts';
import type { OddsOf, ValuesOf } from './worth.ts';

/** What a Rival's card is worth to it: a person who decides for it wants the least. */
export const rivalValues: ValuesOf<keyof RivalEffects> = {
  rival_spy: ({ look }) => look.price.spy,
  reveal_another_card: () => 0,
  rival_maker: ({ look }) => {
    const { space } = look.state.turn;
    if (space === null) return 0;
    return look.price.spice * ((look.state.bonusSpice[space] ?? 0) + (spaceRecord(look.state, space).base_spice ?? 0));
  },
  rival_influence_toward_alliance: ({ look }, { rival_influence_toward_alliance: amount }) =>
    towardAlliance(look.state, look.me, amount).reduce((sum, faction) => sum + influenceWorth(look, faction, amount), 0),
  rival_influence_where_highest: ({ look }, { rival_influence_where_highest: amount }) =>
    whereHighest(look.state, look.me).reduce((sum, faction) => sum + influenceWorth(look, faction, amount), 0),
};
export const rivalOdds: OddsOf<keyof RivalConditions> = { conflict_tier: () => 0.4, bonus_spice: () => 0.5 };
