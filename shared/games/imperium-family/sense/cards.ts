import { type Book, cardRecord, isOfFaction } from '../edition.ts';
import type { Effects } from '../effects/effects.ts';
import type { CardName, FactionId, IconId, SpaceName, TrashZone } from '../ids.ts';
import { kindsOf } from '../queries/table.ts';
import { freeUpTo } from '../queries/acquire.ts';
import { trashable } from '../queries/zones.ts';
import { type Look, once, ownCards } from './look.ts';

/** How much an icon opens to its card. */
const ICON: Readonly<Record<IconId, number>> = {
  emperor: 0.3,
  'spacing-guild': 0.3,
  'bene-gesserit': 0.3,
  fremen: 0.35,
  landsraad: 0.3,
  city: 0.5,
  'spice-trade': 0.45,
};
/** What it is worth that an Agent can be sent with the card: the more icons, the better, 1 at most. */
function reach(look: Look, card: CardName): number {
  let misses = 1;
  for (const icon of cardRecord(look.state, card).icons) misses *= 1 - ICON[icon];
  return 1 - misses;
}
/** What a card brings each time it is in hand. */
const useWorth = (look: Look, card: CardName): number =>
  once(look, `use ${card}`, () => {
    const { weights } = look;
    const { agent, reveal, icons } = cardRecord(look.state, card);
    const shown = look.worth(look, 'ever', reveal, card);
    const sent = icons.length > 0 ? weights.icons * reach(look, card) + look.worth(look, 'ever', agent, card) : 0;
    return shown + weights.play * Math.max(0, sent - shown);
  });
/** What the cards of the own deck bring on average. */
export const average = (look: Look): number =>
  once(look, 'average', () => {
    const cards = ownCards(look);
    return cards.length > 0 ? cards.reduce((sum, card) => sum + useWorth(look, card), 0) / cards.length : 0;
  });
const HAND = 5.6;
/** How often a card of the deck will be drawn, once it is in. */
const draws = (look: Look, rounds: number): number => (Math.max(0, rounds) * HAND) / Math.max(HAND, ownCards(look).length);

/** A card more in the own deck, its own box for acquiring it included. R10.5 */
export const cardWorth = (look: Look, card: CardName): number =>
  once(look, `card ${card}`, () => {
    const { weights, left, state } = look;
    const { acquire, agent } = cardRecord(state, card);
    const isSpent = agent.some((effect) => 'trash_this' in effect);
    const times = draws(look, left - weights.delay);
    const better = useWorth(look, card) - weights.fill * average(look);
    const use = isSpent ? Math.min(1, times) * better : times * better;
    return use + look.worth(look, 'ever', acquire, card);
  });
/** The same, where it has to leave the deck for good. */
export function thrownAway(look: Look, card: CardName): number {
  const { on_trash } = cardRecord(look.state, card);
  const times = draws(look, look.left - 0.3);
  return times * (look.weights.fill * average(look) - useWorth(look, card)) + (on_trash ? look.worth(look, 'ever', on_trash) : 0);
}
/** What trashing this card brings now: in hand it could still be used. */
export function trashWorth(look: Look, card: CardName, from: TrashZone): number {
  return thrownAway(look, card) - (from === 'hand' && !look.player.revealed ? keepWorth(look, card) : 0);
}
/** The best that can be trashed. */
export function trashGain(look: Look, from: readonly TrashZone[]): number {
  return once(look, `trash ${from}`, () => {
    let most = -0.3;
    for (const zone of from)
      for (const card of kindsOf(trashable(look.state, look.me, zone))) most = Math.max(most, trashWorth(look, card, zone));
    return most;
  });
}
/** What a card in hand is worth in the Reveal turn of this round. */
export const revealWorth = (look: Look, card: CardName): number =>
  once(look, `reveal ${card}`, () => {
    const { state, weights } = look;
    const { reveal } = cardRecord(state, card);
    const usual = look.worth(look, 'reveal', reveal, card);
    const mine = persuasionOf(reveal);
    if (mine === 0) return usual;
    const all = handPersuasion(look);
    return usual + weights.purse * (purse(look, all) - purse(look, all - mine) - mine * look.price.persuasion);
  });
const persuasionOf = (list: Effects): number =>
  list.reduce(
    (all, effect) => all + ('persuasion' in effect ? effect.persuasion : 'choose' in effect ? persuasionOf(effect.choose[0] ?? []) : 0),
    0,
  );
/** Persuasion that the hand will bring. R9.5 */
const handPersuasion = (look: Look): number =>
  once(look, 'persuasion', () => {
    const { player, book, state } = look;
    const hand = player.hand.hidden.reduce((all, card) => all + persuasionOf(cardRecord(state, card).reveal), 0);
    return hand + (player.council ? book.board.council.persuasion : 0);
  });
const MOST = 15;
/** What the best purchases for so much Persuasion are worth. */
function purse(look: Look, persuasion: number): number {
  const best = once(look, 'purse', () => purses(look));
  return best[Math.max(0, Math.min(MOST, persuasion))] ?? 0;
}
function purses(look: Look): readonly number[] {
  const { state, book } = look;
  const best = Array.from({ length: MOST + 1 }, () => 0);
  const buy = (card: CardName, from: number, to: number, by: number): void => {
    const cost = cardRecord(state, card).cost ?? MOST + 1;
    const worth = cardWorth(look, card);
    if (worth <= 0 || cost <= 0) return;
    for (let money = from; money !== to; money += by)
      if (money >= cost) best[money] = Math.max(best[money] ?? 0, (best[money - cost] ?? 0) + worth);
  };
  // Of the Row one each, of a stack as many as one likes.
  for (const card of state.row) buy(card, MOST, -1, -1);
  for (const card of book.reserve) if ((state.reserve[card] ?? 0) > 0) buy(card, 0, MOST + 1, 1);
  return best;
}
/** What a card in hand is worth in this round. */
export function keepWorth(look: Look, card: CardName): number {
  const shown = revealWorth(look, card);
  if (look.player.agents === 0) return shown;
  return shown + look.weights.flex * reach(look, card);
}
/** What its Agent box is worth now, on that space. */
export const agentWorth = (look: Look, card: CardName, to: SpaceName): number =>
  once(look, `agent ${card} ${to}`, () => look.worth(look, 'now', cardRecord(look.state, card).agent, card, to));

/** The best card that can be had for nothing. */
export const bestAcquisition = (look: Look, maxCost: number): number =>
  once(look, `free ${maxCost}`, () =>
    Math.max(0, ...freeUpTo(look.state, look.me, maxCost, 'discard').map(({ acquire }) => cardWorth(look, acquire))),
  );
/** How many cards of a Faction come with each hand. */
export const deckShare = (look: Look, faction: FactionId): number =>
  once(look, `share ${faction}`, () => {
    const cards = ownCards(look);
    const those = cards.filter((card) => isOfFaction(look.state, card, faction)).length;
    return (those * HAND) / Math.max(HAND, cards.length);
  });
/** Swords that a card shows in the Reveal turn, whatever else it asks. */
export const swordsOf = (look: Look, card: CardName): number => (SWORDS.get(look.book) ?? learnSwords(look.book))[card] ?? 0;
const SWORDS = new WeakMap<Book, Readonly<Record<CardName, number>>>();
function learnSwords(book: Book): Readonly<Record<CardName, number>> {
  const swords = Object.fromEntries(Object.entries(book.cards).map(([card, { reveal }]) => [card, sum(reveal)]));
  SWORDS.set(book, swords);
  return swords;
}
const sum = (list: Effects): number =>
  list.reduce((all, effect) => all + ('swords' in effect ? effect.swords : 'if' in effect ? sum(effect.then) / 2 : 0), 0);
