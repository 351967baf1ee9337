import { isOfFaction } from '../edition.ts';
import type { CardName, FactionId, SpaceName, TrashZone } from '../ids.ts';
import { kindsOf } from '../queries/table.ts';
import { acquirable } from '../queries/acquire.ts';
import type { Bargain } from '../questions.ts';
import { trashable } from '../queries/zones.ts';
import { cardOf, type Look, once, printOf } from './look.ts';

/** What a card brings each time it is in hand. */
const useWorth = once((look: Look, card: CardName) => {
  const { weights } = look;
  const { agent, reveal, icons } = cardOf(look, card);
  const shown = look.worth(look, 'ever', reveal, card);
  const sent = icons.length > 0 ? weights.icons * printOf(look, card).reach + look.worth(look, 'ever', agent, card) : 0;
  return shown + weights.play * Math.max(0, sent - shown);
});
/** What the cards of the own deck bring on average. */
export const average = once((look: Look) => {
  const { player } = look;
  let sum = 0;
  for (const zone of [player.deck.hidden, player.hand.hidden, player.inPlay, player.discard])
    for (const card of zone) sum += useWorth(look, card);
  return sum / Math.max(1, ownCount(look));
});
const HAND = 5.6;
const ownCount = ({ player }: Look): number =>
  player.deck.hidden.length + player.hand.hidden.length + player.inPlay.length + player.discard.length;
/** How often a card of the deck will be drawn, once it is in. */
const draws = (look: Look, rounds: number): number => (Math.max(0, rounds) * HAND) / Math.max(HAND, ownCount(look));

/** A card more in the own deck, its own box for acquiring it included. R10.5 */
export const cardWorth = once((look: Look, card: CardName) => {
  const { weights, left } = look;
  const times = draws(look, left - weights.delay);
  const better = useWorth(look, card) - weights.fill * average(look);
  const use = printOf(look, card).isSpent ? Math.min(1, times) * better : times * better;
  return use + look.worth(look, 'ever', cardOf(look, card).acquire, card);
});
/** The same, where it has to leave the deck for good. */
export function thrownAway(look: Look, card: CardName): number {
  const { on_trash } = cardOf(look, card);
  const times = draws(look, look.left - 0.3);
  return times * (look.weights.fill * average(look) - useWorth(look, card)) + (on_trash ? look.worth(look, 'ever', on_trash) : 0);
}
/** What trashing this card brings now: in hand it could still be used. */
export function trashWorth(look: Look, card: CardName, from: TrashZone): number {
  return thrownAway(look, card) - (from === 'hand' && !look.player.revealed ? keepWorth(look, card) : 0);
}
const zoneGain = once((look: Look, zone: TrashZone) =>
  Math.max(-0.3, ...kindsOf(trashable(look.state, look.me, zone)).map((card) => trashWorth(look, card, zone))),
);
/** The best that can be trashed. */
export const trashGain = (look: Look, from: readonly TrashZone[]): number =>
  from.reduce((most, zone) => Math.max(most, zoneGain(look, zone)), -0.3);
/** What a card in hand is worth in the Reveal turn of this round. */
export const revealWorth = once((look: Look, card: CardName) => {
  const { weights } = look;
  const usual = look.worth(look, 'reveal', cardOf(look, card).reveal, card);
  const mine = printOf(look, card).persuasion;
  if (mine === 0) return usual;
  const all = handPersuasion(look);
  return usual + weights.purse * (purse(look, all) - purse(look, all - mine) - mine * look.price.persuasion);
});
/** Persuasion that the hand will bring. R9.5 */
const handPersuasion = once((look: Look) => {
  const { player, book } = look;
  const hand = player.hand.hidden.reduce((all, card) => all + printOf(look, card).persuasion, 0);
  return hand + (player.council ? book.board.council.persuasion : 0);
});
const MOST = 15;
/** What the best purchases for so much Persuasion are worth. */
const purse = (look: Look, persuasion: number): number => purses(look)[Math.max(0, Math.min(MOST, persuasion))] ?? 0;
const purses = once((look: Look): readonly number[] => {
  const { state, book } = look;
  const best = Array.from({ length: MOST + 1 }, () => 0);
  const buy = (card: CardName, from: number, to: number, by: number): void => {
    const cost = cardOf(look, card).cost ?? MOST + 1;
    const worth = cardWorth(look, card);
    if (worth <= 0 || cost <= 0) return;
    for (let money = from; money !== to; money += by)
      if (money >= cost) best[money] = Math.max(best[money] ?? 0, (best[money - cost] ?? 0) + worth);
  };
  // Of the Row one each, of a stack as many as one likes.
  for (const card of state.row) buy(card, MOST, -1, -1);
  for (const card of book.reserve) if ((state.reserve[card] ?? 0) > 0) buy(card, 0, MOST + 1, 1);
  return best;
});
/** What a card in hand is worth in this round. */
export function keepWorth(look: Look, card: CardName): number {
  const shown = revealWorth(look, card);
  if (look.player.agents === 0) return shown;
  return shown + look.weights.flex * printOf(look, card).reach;
}
/** What its Agent box is worth now, on that space. */
export const agentWorth = (look: Look, card: CardName, to: SpaceName): number =>
  printOf(look, card).isPlaced ? look.worth(look, 'now', cardOf(look, card).agent, card, to) : agentWorthAnywhere(look, card);
const agentWorthAnywhere = once((look: Look, card: CardName) => look.worth(look, 'now', cardOf(look, card).agent, card));

/** The best card that can be had so, less what is paid for it. */
export const bestAcquisition = (look: Look, bargain: Bargain): number => {
  const paid = (card: CardName): number => (bargain.payWith ? (cardOf(look, card).cost ?? 0) * look.price[bargain.payWith] : 0);
  return Math.max(0, ...acquirable(look.state, look.me, bargain).map(({ acquire: card }) => cardWorth(look, card) - paid(card)));
};
/** The least that a price of cards takes: those that are missed least. */
export function leastMissed(cards: readonly CardName[], count: number, worth: (card: CardName) => number): number {
  const least = cards.map(worth).sort((one, other) => one - other);
  return least.slice(0, count).reduce((sum, each) => sum + each, 0);
}
/** How many cards of a Faction come with each hand. */
export const deckShare = once((look: Look, faction: FactionId) => {
  const { player } = look;
  let those = 0;
  for (const zone of [player.deck.hidden, player.hand.hidden, player.inPlay, player.discard])
    for (const card of zone) if (isOfFaction(look.state, card, faction)) those++;
  return (those * HAND) / Math.max(HAND, ownCount(look));
});
