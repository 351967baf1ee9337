import type { Task } from '../../../kernel/types.ts';
import { add, set } from '../../../kernel/write.ts';
import { cardRecord } from '../edition.ts';
import type { CardName, PlayerId } from '../ids.ts';
import { playerOf, without } from '../queries/table.ts';
import type { Purchase } from '../questions.ts';
import { onAcquired } from '../queries/cardplay.ts';
import { isCompanion, variantHere } from '../queries/rivals.ts';
import { inOrder } from '../queries/effect-order.ts';
import type { FamilyGame, Game } from '../types.ts';
import { noteAcquired } from './cardplay.ts';
import { putOnDeck, putOnDiscard, removeFromGame, showInHand } from './cards.ts';
import { contractsAcquired } from './contracts.ts';
import { sceneFor } from '../queries/scene.ts';

/** A card leaves the Row and its place is filled at once, as long as the deck lasts. R10.4 R10.9, Uprising R8.7, Uprising R8.13 */
export function takeFromRow(game: Game, card: CardName): void {
  const { state } = game;
  const at = state.row.indexOf(card);
  const [next] = state.imperiumDeck.hidden;
  if (next === undefined) {
    set(game, state, 'row', without(state.row, card));
    return;
  }
  set(game, state.imperiumDeck, 'hidden', state.imperiumDeck.hidden.slice(1));
  set(
    game,
    state,
    'row',
    state.row.map((each, place) => (place === at ? next : each)),
  );
  game.tell({ type: 'refilled', card: next }, { to: 'all' });
}
const PUT = { deck: putOnDeck, discard: putOnDiscard, hand: showInHand };
/**
 * A card becomes the player's own; whoever calls it has taken the Persuasion. R10.4
 * @returns its acquire effects, R10.5, Uprising R8.8
 */
export function acquire(game: Game, by: PlayerId, { acquire: card, from, to }: Purchase): Task<FamilyGame>[] {
  const { state } = game;
  const player = playerOf(state, by);
  game.tell({ type: 'acquired', player: by, card, from, to });
  if (from === 'reserve') add(game, state.reserve, card, -1);
  else if (from === 'aside') set(game, player, 'aside', without(player.aside, card));
  else if (from === 'throne')
    set(game, state, 'throneRow', without(state.throneRow ?? [], card)); // Uprising R18.18
  else takeFromRow(game, card);
  PUT[to](game, by, card);
  noteAcquired(game, by, card);
  return [
    ...contractsAcquired(game, by, card),
    ...inOrder(sceneFor(state, by, { card }), cardRecord(state, card).acquire),
    ...onAcquired(state, by, card), // Uprising R9.8
  ];
}
/** Face up beside the Row for this player alone. R18.6 */
export function setAside(game: Game, by: PlayerId, card: CardName): void {
  takeFromRow(game, card);
  const player = playerOf(game.state, by);
  set(game, player, 'aside', [...player.aside, card]);
  game.tell({ type: 'setAside', player: by, card });
}
/** What was set aside and not acquired leaves the game. R18.6 */
export function clearAside(game: Game, by: PlayerId): void {
  const player = playerOf(game.state, by);
  for (const card of player.aside) {
    removeFromGame(game, card);
    game.tell({ type: 'trashed', player: by, card, from: 'aside' });
  }
  set(game, player, 'aside', []);
}
/** Dice say which cards of the Row leave the game after a Reveal turn, counted from the left; a number beyond it none. Uprising R17.17 */
export function churnRow(game: Game): void {
  const { state } = game;
  const churn = variantHere(state, 'dice-churn');
  if (!churn) return;
  const dice = Array.from({ length: churn.dice }, () => game.chance.below(churn.sides) + 1);
  const cards = [...new Set(dice)].flatMap((die) => state.row[die - 1] ?? []);
  game.tell({ type: 'churned', dice, cards, ...(isCompanion(state) && { told: true }) }, { to: 'all' });
  for (const card of cards) {
    takeFromRow(game, card);
    removeFromGame(game, card);
  }
}
