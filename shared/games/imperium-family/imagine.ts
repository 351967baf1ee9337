import type { IntrigueName, PlayerId, SeatId } from './ids.ts';
import { bookOf, conflictRecord } from './edition.ts';
import { shownInHand } from './queries/cardplay.ts';
import { isPerson, playerOf, sortedCards, sortedIntrigue, without } from './queries/table.ts';
import { stackHagalAnew } from './verbs/rivals.ts';
import type { Game } from './types.ts';
import { dealAnew, forgetStolen, imagineTokens, stackAnew, stackContractsAnew } from './verbs/setup.ts';

/**
 * Deals anew what a seat cannot know: the order of every deck, hands and Intrigue cards of the others, their secret tokens. What is
 * known of the top of a deck or of a hand, or was stolen from the seat, stays, and so do all counts. R20.2-R20.4
 */
export function imagine(game: Game, seat: SeatId): void {
  const { state, chance } = game;
  const others = state.order.filter((id) => id !== seat);
  const knownOf = (id: PlayerId): readonly IntrigueName[] => {
    const robbedOf = state.stolen.hidden.filter(({ by, from }) => by === id && from === seat).map(({ card }) => card);
    return stillThere(robbedOf, playerOf(state, id).intrigue.hidden);
  };
  const unknownOf = (id: PlayerId): readonly IntrigueName[] => knownOf(id).reduce(without, playerOf(state, id).intrigue.hidden);
  const intrigue = chance.shuffle([...state.intrigueDeck.hidden, ...others.flatMap(unknownOf)]);
  forgetStolen(game, ({ by, from }) => by === seat || from === seat);
  const intrigueAnew = (id: PlayerId): readonly IntrigueName[] => {
    const known = knownOf(id);
    const held = [...known, ...intrigue.splice(0, playerOf(state, id).intrigue.hidden.length - known.length)];
    return isPerson(id) ? sortedIntrigue(state, held) : held;
  };
  for (const id of state.order) {
    const { deck, known, hand, intrigue: held } = playerOf(state, id);
    if (id === seat) {
      const top = deck.hidden.slice(0, known.owner);
      dealAnew(game, id, { deck: [...top, ...chance.shuffle(deck.hidden.slice(known.owner))], hand: hand.hidden, intrigue: held.hidden });
      continue;
    }
    const top = deck.hidden.slice(0, known.all);
    const shown = shownInHand(state, id); // Uprising R16.2
    const pool = chance.shuffle([...deck.hidden.slice(known.all), ...shown.reduce(without, hand.hidden)]);
    const count = hand.hidden.length - shown.length;
    dealAnew(game, id, {
      deck: [...top, ...pool.slice(count)],
      hand: sortedCards(state, [...shown, ...pool.slice(0, count)]),
      intrigue: intrigueAnew(id),
    });
  }
  stackAnew(game, { imperiumDeck: chance.shuffle(state.imperiumDeck.hidden), intrigueDeck: intrigue, ...conflictsAnew(game) });
  stackHagalAnew(game);
  stackContractsAnew(game);
  for (const id of others) {
    const { tokens, abilityUsed } = playerOf(state, id);
    const count = tokens.hidden.length;
    if (count > 0 && !abilityUsed) imagineTokens(game, id, chance.shuffle(bookOf(state).factions).slice(0, count));
  }
}

/** Of the cards that were stolen those that are still held: a Rival spends what it has, whatever it is. R20.4 R23.12 */
function stillThere(stolen: readonly IntrigueName[], held: readonly IntrigueName[]): readonly IntrigueName[] {
  let left = held;
  return stolen.filter((card) => {
    const isThere = left.includes(card);
    if (isThere) left = without(left, card);
    return isThere;
  });
}

/** Within a level any card may lie in the deck or have been left out. R2.2 */
function conflictsAnew({ state, chance }: Game): { readonly conflictDeck: readonly string[]; readonly unusedConflicts: readonly string[] } {
  const tierOf = (name: string): number => conflictRecord(state, name).tier;
  const tiers = new Map<number, string[]>();
  for (const { tier } of bookOf(state).game.setup.conflict_deck) {
    const unseen = [...state.conflictDeck.hidden, ...state.unusedConflicts.hidden].filter((name) => tierOf(name) === tier);
    tiers.set(tier, chance.shuffle(unseen));
  }
  const next = (name: string): string => tiers.get(tierOf(name))?.pop() ?? name;
  return { conflictDeck: state.conflictDeck.hidden.map(next), unusedConflicts: state.unusedConflicts.hidden.map(next) };
}
