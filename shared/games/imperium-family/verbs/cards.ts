import type { DeepReadonly, Task } from '../../../kernel/types.ts';
import { add, set } from '../../../kernel/write.ts';
import { cardRecord } from '../edition.ts';
import type { CardName, PlayerId, SeatId, TrashZone } from '../ids.ts';
import { countIn, isPerson, playerOf, sortedCards, without } from '../queries/table.ts';
import type { FamilyGame, Game, KnownTop, Player } from '../types.ts';
import { addOrigins, dropPiecesOf } from './pieces.ts';
import { running, sceneFor } from '../queries/scene.ts';

type Owner = DeepReadonly<Player>;
const NONE: KnownTop = { all: 0, owner: 0 };
const setKnown = (game: Game, player: Owner, known: KnownTop): void => set(game, player, 'known', known);
/** So many cards have left the top. */
function forgetTop(game: Game, player: Owner, count: number): void {
  const { all, owner } = player.known;
  setKnown(game, player, { all: Math.max(0, all - count), owner: Math.max(0, owner - count) });
}
/** The owner has seen the top card. R18.8 R19.46 */
export function seeTop(game: Game, by: PlayerId): void {
  const player = playerOf(game.state, by);
  const card = player.deck.hidden[0];
  if (card === undefined || !isPerson(by)) return;
  setKnown(game, player, { all: player.known.all, owner: Math.max(1, player.known.owner) });
  game.tell({ type: 'looked', player: by, card }, { to: [by], others: { type: 'looked', player: by, card: null } });
}

/** The discard pile becomes part of the deck, in random order. R10.2 R19.49 */
export function shuffleDeck(game: Game, by: PlayerId): void {
  const player = playerOf(game.state, by);
  set(game, player.deck, 'hidden', game.chance.shuffle([...player.deck.hidden, ...player.discard]));
  set(game, player, 'discard', []);
  setKnown(game, player, NONE);
  game.tell({ type: 'shuffled', what: 'deck', player: by });
}
/** Takes cards off the top, shuffling the discard pile when the deck runs out. R10.2 */
function takeTop(game: Game, by: PlayerId, wanted: number): readonly CardName[] {
  const player = playerOf(game.state, by);
  const first = player.deck.hidden.slice(0, wanted);
  set(game, player.deck, 'hidden', player.deck.hidden.slice(first.length));
  forgetTop(game, player, first.length);
  if (first.length === wanted || player.discard.length === 0) return first;
  shuffleDeck(game, by);
  const more = player.deck.hidden.slice(0, wanted - first.length);
  set(game, player.deck, 'hidden', player.deck.hidden.slice(more.length));
  return [...first, ...more];
}
/** Draws cards of the own deck; in the own Reveal turn they are revealed at once. R10.2 R9.6, Uprising R8.6, Uprising R8.12 */
export function draw(game: Game, by: PlayerId, wanted: number): void {
  if (!isPerson(by)) return;
  const cards = takeTop(game, by, wanted);
  if (cards.length > 0) intoHand(game, by, cards);
}
/** Cards that have left the deck come into the hand. R10.2 R9.6 */
export function intoHand(game: Game, by: SeatId, cards: readonly CardName[]): void {
  const { turn } = game.state;
  const count = cards.length;
  if (turn.of === by && turn.kind === 'reveal') {
    game.tell({ type: 'drew', player: by, cards, count }, { to: 'all' });
    reveal(game, by, cards);
    return;
  }
  game.tell({ type: 'drew', player: by, cards, count }, { to: [by], others: { type: 'drew', player: by, cards: null, count } });
  addToHand(game, by, cards);
}
/** However many there are: a hand has no limit. R10.10 */
function addToHand(game: Game, by: PlayerId, cards: readonly CardName[]): void {
  const { hand } = playerOf(game.state, by);
  set(game, hand, 'hidden', sortedCards(game.state, [...hand.hidden, ...cards]));
}
/** Cards go to the play area, their Reveal boxes take effect. R9.2 R9.3 */
export function reveal(game: Game, by: PlayerId, cards: readonly CardName[]): void {
  if (cards.length === 0) return;
  const player = playerOf(game.state, by);
  set(game, player, 'inPlay', [...player.inPlay, ...cards]);
  game.tell({ type: 'revealed', player: by, cards });
  addOrigins(game, by, cards, 'reveal');
}
export function revealHand(game: Game, by: PlayerId): void {
  const player = playerOf(game.state, by);
  const cards = player.hand.hidden;
  set(game, player.hand, 'hidden', []);
  if (player.shown) set(game, player, 'shown', []);
  reveal(game, by, cards);
}
/** A card of the hand goes to the play area. R6.4 */
export function playCard(game: Game, by: PlayerId, card: CardName): void {
  const player = playerOf(game.state, by);
  leaveHand(game, player, card);
  set(game, player, 'inPlay', [...player.inPlay, card]);
}
/** Of two alike nobody knows whether the known one went. Uprising R16.2 */
function leaveHand(game: Game, player: Owner, card: CardName): void {
  set(game, player.hand, 'hidden', without(player.hand.hidden, card));
  if (player.shown?.includes(card)) set(game, player, 'shown', without(player.shown, card));
}
/** A card comes into the hand for everybody to see; it is not drawn, so it is not revealed. Uprising R16.2 T46 */
export function showInHand(game: Game, by: PlayerId, card: CardName): void {
  const player = playerOf(game.state, by);
  addToHand(game, by, [card]);
  set(game, player, 'shown', [...(player.shown ?? []), card]);
}
/** A card of the own discard pile comes into the hand. R19.24 */
export function takeBack(game: Game, by: PlayerId, card: CardName): void {
  const player = playerOf(game.state, by);
  set(game, player, 'discard', without(player.discard, card));
  addToHand(game, by, [card]);
  game.tell({ type: 'tookBack', player: by, card });
}
/**
 * A hand card of one's choice goes to the own discard pile. R10.8, Uprising R13.3
 * @returns what it gives for that, Uprising R8.14
 */
export function discard(game: Game, by: PlayerId, card: CardName): Task<FamilyGame>[] {
  toDiscard(game, by, card);
  game.tell({ type: 'discarded', player: by, card });
  return onDiscard(game, by, card);
}
/** All hand cards go to the own discard pile, unasked: whoever has caused another to do so cannot take it back any more. R10.8 */
export function discardHand(game: Game, by: PlayerId): Task<FamilyGame>[] {
  const { state } = game;
  return playerOf(state, by).hand.hidden.flatMap((card) => {
    toDiscard(game, by, card);
    const event = { type: 'discarded', player: by, card } as const;
    if (state.turn.of === by) game.tell(event);
    else game.tell(event, { to: 'all' });
    return onDiscard(game, by, card);
  });
}
function toDiscard(game: Game, by: PlayerId, card: CardName): void {
  const player = playerOf(game.state, by);
  leaveHand(game, player, card);
  set(game, player, 'discard', [...player.discard, card]);
}
function onDiscard(game: Game, by: PlayerId, card: CardName): Task<FamilyGame>[] {
  const { on_discard_from_hand } = cardRecord(game.state, card);
  return running(sceneFor(game.state, by, { card }), on_discard_from_hand ?? []);
}
/** The play area goes to the discard pile; it is not discarded. R9.10, Uprising R8.9 */
export function cleanUp(game: Game, by: PlayerId): void {
  const player = playerOf(game.state, by);
  set(game, player, 'discard', [...player.discard, ...player.inPlay]);
  set(game, player, 'inPlay', []);
}

/** Out of the game, or back to its stack. R10.6 */
export function removeFromGame(game: Game, card: CardName): void {
  if (cardRecord(game.state, card).set === 'reserve') add(game, game.state.reserve, card, 1);
  else set(game, game.state, 'trashed', [...game.state.trashed, card]);
}
/**
 * A card of the own hand, discard pile or play area leaves the game. R10.6
 * @returns what it gives for that, R19.2
 */
export function trash(game: Game, by: PlayerId, card: CardName, from: TrashZone): Task<FamilyGame>[] {
  const player = playerOf(game.state, by);
  if (from === 'hand') leaveHand(game, player, card);
  else if (from === 'discard') set(game, player, 'discard', without(player.discard, card));
  else set(game, player, 'inPlay', without(player.inPlay, card));
  removeFromGame(game, card);
  game.tell({ type: 'trashed', player: by, card, from });
  loseOrigin(game, by, card);
  return onTrash(game, by, card);
}
/** The top card of the own deck leaves the game. R19.46 */
export function trashTop(game: Game, by: PlayerId): Task<FamilyGame>[] {
  const [card] = takeTop(game, by, 1);
  return card === undefined ? [] : trashed(game, by, card);
}
function trashed(game: Game, by: PlayerId, card: CardName): Task<FamilyGame>[] {
  removeFromGame(game, card);
  game.tell({ type: 'trashed', player: by, card, from: 'deck' }, { to: 'all' });
  return onTrash(game, by, card);
}
/** A card near the top of the deck, which its owner has looked at, leaves it. Uprising R16.4 */
export function leaveDeck(game: Game, by: PlayerId, card: CardName): void {
  const player = playerOf(game.state, by);
  const at = player.deck.hidden.indexOf(card);
  set(
    game,
    player.deck,
    'hidden',
    player.deck.hidden.filter((_, place) => place !== at),
  );
  const { all, owner } = player.known;
  setKnown(game, player, { all: at < all ? all - 1 : all, owner: owner - 1 });
}
/** The same, out of the game. */
export function trashOffDeck(game: Game, by: PlayerId, card: CardName): Task<FamilyGame>[] {
  leaveDeck(game, by, card);
  return trashed(game, by, card);
}
function onTrash(game: Game, by: PlayerId, card: CardName): Task<FamilyGame>[] {
  const { on_trash } = cardRecord(game.state, card);
  return running(sceneFor(game.state, by, { card }), on_trash ?? []);
}
/** Of several copies in play the one without open effects goes first. R10.7 */
function loseOrigin(game: Game, by: PlayerId, card: CardName): void {
  const { turn } = game.state;
  if (turn.of !== by) return;
  const working = turn.origins.flatMap((origin, at) => (origin.works && origin.card === card ? [at] : []));
  const last = working.at(-1);
  if (last === undefined || working.length <= countIn(playerOf(game.state, by).inPlay, card)) return;
  const idle = working.find((at) => turn.pieces.every(({ origin }) => origin !== at));
  dropPiecesOf(game, idle ?? last);
}

/** A new card on top of the own deck, for everybody to see. R19.40 R19.48 */
export function putOnDeck(game: Game, by: PlayerId, card: CardName): void {
  const player = playerOf(game.state, by);
  set(game, player.deck, 'hidden', [card, ...player.deck.hidden]);
  setKnown(game, player, { all: player.known.all + 1, owner: player.known.owner + 1 });
}
export function putOnDiscard(game: Game, by: PlayerId, card: CardName): void {
  const player = playerOf(game.state, by);
  set(game, player, 'discard', [...player.discard, card]);
}
