import { bookAt, hagalName, nameOf, notedName, ofConflict, ofHagal, ofPlayer, ofSpace, playerName, said, tokenName } from './names.ts';
import type { EventType, Tellings } from './telling.ts';

type RivalEvent = Extract<
  EventType,
  | 'hagal'
  | 'hagalSwords'
  | 'hagalShuffled'
  | 'heldBack'
  | 'spent'
  | 'rivalSwordmasters'
  | 'controlEnded'
  | 'toldTurn'
  | 'noted'
  | 'notedBonus'
  | 'notedWall'
  | 'notedConflict'
  | 'notedOpen'
  | 'notedToken'
  | 'stands'
>;
/** House Hagal and the Rivals, and what is told in a companion. R21-R23 */
export const RIVAL_STORY: Tellings<RivalEvent> = {
  hagal(event, table) {
    const { player: by, card, to, ignored } = event;
    const gaps = { card: hagalName(table, card) };
    if (to === null) return { by, key: `hagal.${ignored ?? 'occupied'}`, with: gaps, targets: [ofHagal(card)] };
    const isNamed = bookAt(table).hagal.cards[card]?.send_to === to;
    const where = isNamed ? gaps : { ...gaps, space: nameOf(table.edition, 'space', to) };
    return { by, key: isNamed ? 'hagal.sent' : 'hagal.sentTo', with: where, targets: [ofHagal(card), ofSpace(to)] };
  },
  hagalSwords: ({ player, card, swords }, table) => ({
    by: player,
    key: 'hagalSwords',
    with: { card: hagalName(table, card), swords },
    targets: [ofHagal(card)],
  }),
  hagalShuffled: () => ({ key: 'hagalShuffled' }),
  heldBack: ({ player }) => ({ by: player, key: 'heldBack' }),
  spent: ({ player, what, amount }) => ({ by: player, key: `spent.${what}`, with: { amount }, scores: true }),
  rivalSwordmasters: () => ({ key: 'rivalSwordmasters' }),
  controlEnded: ({ player, space, by }, table) => ({
    by,
    key: 'controlEnded',
    with: { of: playerName(table, player), space: nameOf(table.edition, 'space', space) },
    targets: [ofSpace(space)],
  }),
  toldTurn({ player, turn }, { edition }) {
    // That a turn has ended early is told when it ends.
    if (typeof turn !== 'object') return turn === 'revealed' ? { by: player, key: 'told.revealed' } : null;
    return { by: player, key: 'told.sent', with: { space: nameOf(edition, 'space', turn.to) }, targets: [ofSpace(turn.to)] };
  },
  noted: ({ player, what, to }) => ({
    by: player,
    key: 'noted',
    with: { what: notedName(what), to },
    targets: [ofPlayer(player)],
  }),
  notedBonus: ({ space, to }, { edition }) => ({
    key: 'notedBonus',
    with: { space: nameOf(edition, 'space', space), to },
    targets: [ofSpace(space)],
  }),
  notedWall: ({ stands }) => ({ key: stands ? 'notedWall' : 'notedWall.gone' }),
  notedConflict: ({ conflict }, { edition }) => ({
    key: 'notedConflict',
    with: { conflict: nameOf(edition, 'conflict', conflict) },
    targets: [ofConflict(conflict)],
  }),
  notedOpen: ({ space }, { edition }) => ({
    key: 'notedOpen',
    with: { space: nameOf(edition, 'space', space) },
    targets: [ofSpace(space)],
  }),
  notedToken: ({ token, player }, table) => ({
    key: 'notedToken',
    with: { token: tokenName(table.edition, token), holder: player === null ? said('noted.nobody') : playerName(table, player) },
  }),
  stands: ({ player, space }, { edition }) => ({
    by: player,
    key: 'stands',
    with: { space: nameOf(edition, 'space', space) },
    targets: [ofSpace(space)],
  }),
};
