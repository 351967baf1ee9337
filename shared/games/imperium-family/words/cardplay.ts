import type { Message } from '../../../text/message.ts';
import type { Assignment, CardplayConditions, CardplayCounters, CardplayEffects } from '../effects/cardplay.ts';
import type { Effects } from '../effects/effects.ts';
import type { CardName } from '../ids.ts';
import type { EditionId } from '../types.ts';
import { factionName, listed, nameOf, said } from './names.ts';

type Sayings<Forms> = { readonly [Kind in keyof Forms]: (form: Forms[Kind], edition: EditionId) => Message };
/** How the effects inside another are said. */
export interface Inside {
  readonly effects: (list: Effects, edition: EditionId) => Message;
  /** Several lists, of which one or more are used. */
  readonly anyOf: (lists: readonly Effects[], edition: EditionId) => Message;
}

const assigned = ({ to, count }: Assignment): Message => said(`effect.look_top.${to}`, { count });
/** A phrase about a certain card, or about any. */
export const onAcquiring = (key: string, card: CardName | 'any', edition: EditionId, then: Message): Message =>
  card === 'any' ? said(`${key}.any`, { then }) : said(key, { card: nameOf(edition, 'card', card), then });

export const cardplaySayings = (inside: Inside): Sayings<CardplayEffects> => ({
  may: ({ may }, edition) => said('effect.may', { then: inside.effects(may, edition) }),
  lines: ({ lines }, edition) => said('effect.lines', { options: inside.anyOf(lines, edition) }),
  look_top: ({ look_top, assign }) => said('effect.look_top', { count: look_top, parts: listed(assign.map(assigned)) }),
  return_this_to_hand: () => said('effect.return_this_to_hand'),
  may_deploy: ({ may_deploy: { max } }) => (max === 'all' ? said('effect.may_deploy.all') : said('effect.may_deploy', { max })),
  this_turn: ({ this_turn: { on_first, do: list } }, edition) =>
    onAcquiring('effect.this_turn', on_first.acquire_card, edition, inside.effects(list, edition)),
  static: ({ static: name }) => said(`effect.static.${name}`),
});
export const cardplayConditions: Sayings<CardplayConditions> = {
  sent_agent_to: (where) => said(`condition.sent_agent_to.${'maker' in where ? 'maker' : 'faction_space'}`),
  swordmaster: () => said('condition.swordmaster'),
  deck_size: (least) => said('condition.deck_size', { least }),
  influence_where_opponent_has_alliance: (least) => said('condition.influence_where_opponent_has_alliance', { least }),
};
export const cardplayCounters: Sayings<CardplayCounters> = {
  other_revealed_card_providing_swords: () => said('counter.other_revealed_card_providing_swords'),
  revealed_card: ({ faction }) => said('counter.revealed_card', { faction: factionName(faction) }),
};
