import type { Interjections } from '../../kernel/types.ts';
import { cunning, equippable, protections, sales } from './queries/sale.ts';
import { factsOf } from './queries/table.ts';
import { canCarryOut, offersBy, offersTo, proposals, transfers } from './queries/trade.ts';
import type { AdventureGame, Game, Offer } from './types.ts';
import { equip } from './verbs/equipment.ts';
import { buyGuile } from './verbs/guile.ts';
import { shelter } from './verbs/harvesters.ts';
import { sell } from './verbs/sale.ts';
import * as trade from './verbs/trade.ts';

const oneOf = <A>(of: readonly A[]): { readonly pick: 'one'; readonly of: readonly A[] } | null =>
  of.length > 0 ? { pick: 'one', of } : null;
const idsOf = (offers: readonly Offer[]): readonly number[] => offers.map(({ id }) => id);
const withId = ({ state }: Game, id: number): Offer => state.offers.find((offer) => offer.id === id) as Offer;

/** What a player may do whenever the game waits for an answer, of whomever. R12.6 */
export const interjections: Interjections<AdventureGame> = {
  guile: {
    // R12.1
    choices: ({ state }, seat) => oneOf(cunning(state, seat)),
    resolve: (game, _, figure) => buyGuile(game, figure, 1),
  },
  protect: {
    // R12.2
    choices: ({ state }, seat) => oneOf(protections(state, seat)),
    resolve: (game, _, { colour, harvesters }) => shelter(game, colour, harvesters, factsOf(game.state).game.prices.protection),
  },
  sell: {
    // R12.3
    choices: ({ state }, seat) => sales(state, seat),
    resolve: (game, _, sale) => sell(game, sale),
  },
  propose: {
    // R12.4, R12.8
    choices: ({ state }, seat) => proposals(state, seat),
    resolve: (game, _, proposal) => trade.propose(game, proposal),
  },
  accept: {
    // R12.8: only for the eyes of whoever is asked, so that nobody else learns what he has
    choices: ({ state }, seat) => oneOf(idsOf(offersTo(state, seat).filter((offer) => canCarryOut(state, offer)))),
    resolve: (game, _, id) => trade.carryOut(game, withId(game, id)),
  },
  decline: {
    choices: ({ state }, seat) => oneOf(idsOf(offersTo(state, seat))),
    resolve: (game, _, id) => trade.decline(game, withId(game, id)),
  },
  withdraw: {
    choices: ({ state }, seat) => oneOf(idsOf(offersBy(state, seat))),
    resolve: (game, _, id) => trade.withdraw(game, withId(game, id)),
  },
  equip: {
    // R9.1
    choices: ({ state }, seat) => oneOf(equippable(state, seat)),
    resolve: (game, _, { figure, card }) => equip(game, figure, card),
  },
  transfer: {
    // R13.3
    choices: ({ state }, seat) => oneOf(transfers(state, seat)),
    resolve: (game, _, part) => trade.transfer(game, part),
  },
};
