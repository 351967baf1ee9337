import type { Message } from '../../../text/message.ts';
import type { OptionLabel } from '../../face.ts';
import type { RivalConditions, RivalEffects, RivalFaction } from '../effects/rivals.ts';
import type { RivalName } from '../ids.ts';
import type { SwordmasterPrice } from '../queries/rival-cards.ts';
import type { RivalRecord } from '../rival-records.ts';
import type { EditionId } from '../types.ts';
import type { Effects } from '../effects/effects.ts';
import { bookAt, countedNames, factionName, type Here, listed, nameOf, ofRival, said, sentences } from './names.ts';
import type { EventType, Tellings } from './telling.ts';

/** How Rivals with cards of their own are spoken of. */

type Sayings<Forms> = { readonly [Kind in keyof Forms]: (form: Forms[Kind], edition: EditionId) => Message };

/** "1 Influence where it is lowest": a Faction by where a Rival stands. Uprising R17.8 */
export const saidByStanding = (faction: RivalFaction, amount: number): Message =>
  faction === 'lowest'
    ? said('thing.influence.lowest', { amount })
    : said('thing.influence.priority', { amount, place: Number(faction.slice('priority-'.length)) });

export const rivalSayings: Sayings<RivalEffects> = {
  rival_spy: ({ rival_spy: where }, edition) =>
    where === 'faction_priority'
      ? said('effect.rival_spy')
      : said('effect.rival_spy.list', { posts: listed(where.first_free_of.map((post) => nameOf(edition, 'post', post))) }),
  reveal_another_card: () => said('effect.reveal_another_card'),
  rival_maker: () => said('effect.rival_maker'),
  rival_influence_toward_alliance: ({ rival_influence_toward_alliance: amount }) =>
    said('effect.rival_influence_toward_alliance', { amount }),
  rival_influence_where_highest: ({ rival_influence_where_highest: amount }) => said('effect.rival_influence_where_highest', { amount }),
};
export const rivalConditions: Sayings<RivalConditions> = {
  conflict_tier: (tier) => said('condition.conflict_tier', { tier }),
  bonus_spice: ([space, least], edition) => said('condition.bonus_spice', { space: nameOf(edition, 'space', space), least }),
};

/** What a Rival's card says: order, signet, scheme, and what its third Agent takes. Uprising R17.8, Uprising R17.11, Uprising R17.13 */
export const rivalLines = (
  edition: EditionId,
  { priority, signet, scheme, swordmaster_value: value }: RivalRecord,
  saidEffects: (list: Effects, edition: EditionId) => Message,
): readonly Message[] => [
  said('item.rival.value', { value }),
  said('item.rival.order', { factions: listed(priority.map(factionName)) }),
  said('item.rival.signet', { effects: saidEffects(signet, edition) }),
  said('item.rival.scheme', { effects: saidEffects(scheme, edition) }),
];
export function onRivalCard(here: Here, card: RivalName, saidEffects: (list: Effects, edition: EditionId) => Message): OptionLabel {
  const record = bookAt(here).rivals?.[card];
  return {
    label: nameOf(here.edition, 'rival', card),
    ...(record && { hint: sentences(rivalLines(here.edition, record, saidEffects)) }),
    target: ofRival(card),
    icon: 'bot',
  };
}

const priced = (price: SwordmasterPrice): Message => listed(Object.entries(price).map(([what, count]) => said(`has.${what}`, { count })));
/** What happens with their cards. */
export const RIVAL_CARD_STORY: Tellings<Extract<EventType, 'rivalCard' | 'rivalPaid' | 'rivalStays' | 'churned'>> = {
  rivalCard: ({ player, card }, { edition }) => ({
    by: player,
    key: 'leaderOfRival',
    with: { leader: nameOf(edition, 'rival', card) },
    targets: [ofRival(card)],
  }),
  rivalPaid: ({ player, price }) => ({ by: player, key: 'rivalPaid', with: { price: priced(price) } }),
  rivalStays: ({ player }) => ({ by: player, key: 'rivalStays' }),
  churned: ({ dice, cards, told }, { edition }) => ({
    key: told ? 'churned.told' : cards.length > 0 ? 'churned' : 'churned.none',
    with: { dice: dice.join(' + '), ...(cards.length > 0 ? { cards: countedNames(edition, 'card', cards) } : {}) },
  }),
};
