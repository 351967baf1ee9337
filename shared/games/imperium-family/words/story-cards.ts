import { saidEffect } from './effects.ts';
import type { CardName, PlayerId } from '../ids.ts';
import {
  countedNames,
  factionName,
  nameOf,
  ofAnyCard,
  ofCard,
  ofFaction,
  ofIntrigue,
  ofPlayer,
  playerName,
  printedOn,
  said,
  sourceName,
  type Table,
} from './names.ts';
import type { EventType, Tellings, Told } from './telling.ts';

type CardEvent = Extract<
  EventType,
  | 'drew'
  | 'shuffled'
  | 'drewIntrigue'
  | 'stole'
  | 'playedIntrigue'
  | 'inVain'
  | 'looked'
  | 'sawTop'
  | 'revealed'
  | 'acquired'
  | 'refilled'
  | 'setAside'
  | 'trashed'
  | 'discarded'
  | 'tookBack'
  | 'showedTokens'
  | 'hidTokens'
  | 'trashedIntrigue'
>;
type Deed = { readonly player: PlayerId; readonly card: CardName };
/** One card that somebody does something with. */
const aboutCard =
  (key: string) =>
  ({ player, card }: Deed, { edition }: Table): Told => ({
    by: player,
    key,
    with: { card: nameOf(edition, 'card', card) },
    targets: [ofAnyCard(card)],
  });

const ACQUIRED = { discard: 'acquired', deck: 'acquiredOnDeck', hand: 'acquiredInHand' };
/** Cards that move, and the secret tokens. R10 R12 */
export const CARD_STORY: Tellings<CardEvent> = {
  drew: ({ player, cards, count }, { edition }) =>
    cards
      ? { by: player, key: 'drewCards', with: { cards: countedNames(edition, 'card', cards) }, secret: true, targets: cards.map(ofAnyCard) }
      : { by: player, key: 'drew', with: { count } },
  shuffled: ({ what, player }) => (player ? { by: player, key: 'shuffled.own' } : { key: `shuffled.${what}` }),
  drewIntrigue({ player, cards, count }, { edition }) {
    if (!cards) return { by: player, key: 'drewIntrigue', with: { count } };
    const drawn = { cards: countedNames(edition, 'intrigue', cards) };
    return { by: player, key: 'drewIntrigueCards', with: drawn, secret: true, targets: cards.map(ofIntrigue) };
  },
  stole({ player, from, card }, table) {
    const told = { by: player, targets: [ofPlayer(from)] };
    const gaps = { from: playerName(table, from) };
    if (!card) return { ...told, key: 'stole', with: gaps };
    return { ...told, key: 'stoleCard', with: { ...gaps, card: nameOf(table.edition, 'intrigue', card) }, secret: true };
  },
  playedIntrigue: ({ player, card }, { edition }) => ({
    by: player,
    key: 'playedIntrigue',
    with: { card: nameOf(edition, 'intrigue', card) },
    targets: [ofIntrigue(card)],
  }),
  trashedIntrigue: ({ player, card }, { edition }) => ({
    by: player,
    key: 'trashedIntrigue',
    with: { card: nameOf(edition, 'intrigue', card) },
    targets: [ofIntrigue(card)],
  }),
  inVain({ player, source, effect }, { edition }) {
    const gaps = { source: sourceName(edition, source) };
    if (effect === null) return { by: player, key: 'inVain', with: gaps };
    return { by: player, key: 'lapsed', with: { ...gaps, what: saidEffect(effect, edition) } };
  },
  looked: (event, table) =>
    event.card === null
      ? { by: event.player, key: 'looked' }
      : { ...aboutCard('lookedAt')({ player: event.player, card: event.card }, table), secret: true },
  sawTop: ({ player, cards, count }, { edition }) =>
    cards
      ? {
          by: player,
          key: 'sawTopCards',
          with: { cards: countedNames(edition, 'card', cards) },
          secret: true,
          targets: cards.map(ofAnyCard),
        }
      : { by: player, key: 'sawTop', with: { count } },
  revealed({ player, cards }, table) {
    if (cards.length === 0) return { by: player, key: 'revealedNothing' };
    const sum = (kind: 'persuasion' | 'swords'): number => cards.reduce((total, card) => total + printedOn(table, card, kind), 0);
    return {
      by: player,
      key: 'revealed',
      with: { cards: countedNames(table.edition, 'card', cards), persuasion: sum('persuasion'), swords: sum('swords') },
      targets: [...new Set(cards)].map(ofAnyCard),
    };
  },
  acquired({ player, card, from, to }, table) {
    const told = aboutCard(ACQUIRED[to])({ player, card }, table);
    return { ...told, with: { ...told.with, from: said(`place.${from}`) } };
  },
  refilled: ({ card }, { edition }) => ({ key: 'refilled', with: { card: nameOf(edition, 'card', card) }, targets: [ofCard('row', card)] }),
  setAside: ({ player, card }, table) => ({ ...aboutCard('setAside')({ player, card }, table), targets: [ofCard('aside', card)] }),
  trashed: aboutCard('trashed'),
  discarded: aboutCard('discarded'),
  tookBack: aboutCard('tookBack'),
  showedTokens: ({ player, factions }) => ({
    by: player,
    key: 'showedTokens',
    with: { factions: factions.map(factionName) },
    targets: factions.map(ofFaction),
  }),
  hidTokens: ({ player, factions }) =>
    factions
      ? { by: player, key: 'hidTokensOf', with: { factions: factions.map(factionName) }, secret: true }
      : { by: player, key: 'hidTokens' },
};
