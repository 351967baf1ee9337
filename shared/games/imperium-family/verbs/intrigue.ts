import type { Task } from '../../../kernel/types.ts';
import { add, set } from '../../../kernel/write.ts';
import { intrigueRecord } from '../edition.ts';
import type { IntrigueMode, IntrigueName, PlayerId } from '../ids.ts';
import { isPerson, playerOf, sortedIntrigue, without } from '../queries/table.ts';
import { opponents } from '../queries/opponents.ts';
import { collects, isCompanion, isRival } from '../queries/rivals.ts';
import type { FamilyGame, Game, Stolen } from '../types.ts';
import { together } from '../queries/effect-order.ts';
import { sceneFor } from '../queries/scene.ts';

function addToIntrigue(game: Game, by: PlayerId, cards: readonly IntrigueName[]): void {
  const { intrigue } = playerOf(game.state, by);
  const held = [...intrigue.hidden, ...cards];
  // Nobody looks at the cards of a Rival: they stay as they were drawn. J54
  set(game, intrigue, 'hidden', isPerson(by) ? sortedIntrigue(game.state, held) : held);
}
function takeFromIntrigue(game: Game, by: PlayerId, card: IntrigueName): void {
  const { intrigue } = playerOf(game.state, by);
  set(game, intrigue, 'hidden', without(intrigue.hidden, card));
}
/** Draws Intrigue cards; the discard pile is shuffled when the deck runs out. R12.2 */
export function drawIntrigue(game: Game, by: PlayerId, wanted: number): void {
  const { state } = game;
  if (!collects(state, by, 'intrigue')) return;
  const cards = fromDeck(game, wanted);
  const count = cards.length;
  if (count === 0) return;
  addToIntrigue(game, by, cards);
  const others = { type: 'drewIntrigue', player: by, cards: null, count } as const;
  // In a companion only Rivals draw, and no face is ever seen.
  if (isCompanion(state)) game.tell(others);
  else game.tell({ type: 'drewIntrigue', player: by, cards, count }, { to: isPerson(by) ? [by] : [], others });
}
/** The top cards leave the deck, as many as there are. */
function fromDeck(game: Game, wanted: number): readonly IntrigueName[] {
  const { intrigueDeck } = game.state;
  const cards: IntrigueName[] = [];
  while (cards.length < wanted) {
    if (intrigueDeck.hidden.length === 0 && !shuffleIntrigue(game)) break;
    const [top] = intrigueDeck.hidden;
    cards.push(top as IntrigueName);
    set(game, intrigueDeck, 'hidden', intrigueDeck.hidden.slice(1));
  }
  return cards;
}
function shuffleIntrigue(game: Game): boolean {
  const { state } = game;
  if (state.intrigueDiscard.length === 0) return false;
  set(game, state.intrigueDeck, 'hidden', game.chance.shuffle(state.intrigueDiscard));
  set(game, state, 'intrigueDiscard', []);
  game.tell({ type: 'shuffled', what: 'intrigue', player: null });
  return true;
}
/** Whoever was robbed knows the card; who knew something of their cards is not sure of it any more. R20.4 */
function noteStolen(game: Game, stolen: Stolen): void {
  const { hidden } = game.state.stolen;
  set(game, game.state.stolen, 'hidden', [...hidden.filter(({ by }) => by !== stolen.from), stolen]);
}
function forgetPlayed(game: Game, by: PlayerId, card: IntrigueName): void {
  const { stolen } = game.state;
  const known = stolen.hidden.filter((each) => each.by !== by || each.card !== card);
  set(game, stolen, 'hidden', known);
}
/** Everybody who holds enough gives cards at random; only the two know which. R12.7 R7.7, Uprising R6.3, Uprising R16.5 */
export function stealIntrigue(game: Game, by: PlayerId, minHeld: number, count: number): void {
  for (const from of opponents(game.state, by)) {
    if (playerOf(game.state, from).intrigue.hidden.length < minHeld) continue;
    for (let taken = 0; taken < count; taken++) {
      const held = playerOf(game.state, from).intrigue.hidden;
      const card = held[game.chance.below(held.length)];
      if (card === undefined) break;
      takeFromIntrigue(game, from, card);
      addToIntrigue(game, by, [card]);
      noteStolen(game, { by, from, card });
      const others = { type: 'stole', player: by, from, card: null } as const;
      game.tell({ type: 'stole', player: by, from, card }, { to: [by, from].filter(isPerson), others });
    }
  }
}

/**
 * The same beside a physical board, where cards of Rivals are only counted.
 * @returns what is asked about persons, whose cards nobody has counted
 */
export function stealUnseen(game: Game, by: PlayerId, minHeld: number, count: number): Task<FamilyGame>[] {
  const others = opponents(game.state, by);
  for (const from of others)
    if (isRival(from) && playerOf(game.state, from).intrigue.hidden.length >= minHeld) takeUnseen(game, by, from, count);
  return isRival(by) ? others.filter(isPerson).map((from) => ({ do: 'tellStolen', by, from })) : [];
}
/** Cards change hands of which only the number matters: any others of the deck stand for them. */
export function takeUnseen(game: Game, by: PlayerId, from: PlayerId, count: number): void {
  if (isRival(from)) payIntrigue(game, from, count);
  if (isRival(by)) addToIntrigue(game, by, fromDeck(game, count));
  game.tell({ type: 'stole', player: by, from, card: null });
}

/** A card changes hands in a trade: only the two know which. Uprising R18.17 */
export function giveIntrigue(game: Game, from: PlayerId, to: PlayerId, card: IntrigueName): void {
  takeFromIntrigue(game, from, card);
  addToIntrigue(game, to, [card]);
  noteStolen(game, { by: to, from, card });
  const others = { type: 'gave', player: from, to, card: null } as const;
  game.tell({ type: 'gave', player: from, to, card }, { to: [from, to].filter(isPerson), others });
}

/** An Intrigue card is shown and carried out in its order. R12.1 R17.9 */
export function playIntrigue(game: Game, by: PlayerId, card: IntrigueName, mode: IntrigueMode): Task<FamilyGame>[] {
  const { state } = game;
  takeFromIntrigue(game, by, card);
  forgetPlayed(game, by, card);
  set(game, state, 'resolving', [...state.resolving, card]);
  if (mode === 'plot') add(game, state.turn, 'plots', 1);
  game.tell({ type: 'playedIntrigue', player: by, card });
  const list = intrigueRecord(state, card)[mode] ?? [];
  return [...together(state, sceneFor(state, by, { intrigue: card }), list), { do: 'putAway', card }];
}
/** Face up on the Intrigue discard pile, or in front of its owner until the Reveal turn is over. R12.1 R12.6 */
export function putAway(game: Game, card: IntrigueName): void {
  const { state } = game;
  set(game, state, 'resolving', without(state.resolving, card));
  const { of } = state.turn;
  const waits = of !== null && intrigueRecord(state, card).plot?.some((effect) => 'this_round' in effect || 'imperium_row' in effect); // Uprising R9.4
  if (!waits) {
    set(game, state, 'intrigueDiscard', [...state.intrigueDiscard, card]);
    return;
  }
  const player = playerOf(state, of);
  set(game, player, 'waiting', [...player.waiting, card]);
}
/** Plot cards that waited for the Reveal turn are discarded after it. R12.6 */
export function discardWaiting(game: Game, by: PlayerId): void {
  const { state } = game;
  const player = playerOf(state, by);
  set(game, state, 'intrigueDiscard', [...state.intrigueDiscard, ...player.waiting]);
  set(game, player, 'waiting', []);
}
/** An own Intrigue card leaves the game, for all to see. Uprising R9.5 */
export function trashIntrigue(game: Game, by: PlayerId, card: IntrigueName): void {
  const { state } = game;
  takeFromIntrigue(game, by, card);
  forgetPlayed(game, by, card);
  set(game, state, 'trashedIntrigue', [...(state.trashedIntrigue ?? []), card]);
  game.tell({ type: 'trashedIntrigue', player: by, card });
}
/** Intrigue cards are spent, the oldest first. R23.12 */
export function payIntrigue(game: Game, by: PlayerId, count: number): void {
  const { state } = game;
  const { intrigue } = playerOf(state, by);
  const spent = intrigue.hidden.slice(0, count);
  set(game, intrigue, 'hidden', intrigue.hidden.slice(count));
  // The faces that count lie on the persons' own table.
  if (isCompanion(state)) set(game, state.intrigueDeck, 'hidden', [...state.intrigueDeck.hidden, ...spent]);
  else set(game, state, 'intrigueDiscard', [...state.intrigueDiscard, ...spent]);
}
