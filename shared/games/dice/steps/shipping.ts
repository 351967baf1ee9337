import type { Steps } from '../../../kernel/types.ts';
import type { HouseId } from '../ids.ts';
import * as ask from '../queries/shipping.ts';
import { bait, harvests } from '../queries/spice.ts';
import { partnerOf, seatOf } from '../queries/table.ts';
import type { Deal, DiceGame, State } from '../types.ts';
import * as verb from '../verbs/shipping.ts';
import { feedWorm, harvest } from '../verbs/spice.ts';

const emptyDeal = (by: HouseId): Deal => ({ by, gift: 0, shipments: [] });
const dealOf = (state: State, house: HouseId): Deal => state.turn.deal ?? emptyDeal(house);

export const shippingSteps = {
  /** Harvesters give spice, or the worm eats one. R10.2, R10.3 */
  income(game, { house }) {
    for (const at of harvests(game.state, house)) harvest(game, house, at);
    const eaten = bait(game.state, house);
    if (eaten.length > 1) return [{ do: 'loseHarvester', house }];
    for (const at of eaten) feedWorm(game, house, at);
    return;
  },
  loseHarvester: {
    asks: ({ state }, { house }) => seatOf(state, house),
    choices: ({ state }, { house }) => ({ pick: 'one', of: bait(state, house) }),
    resolve: (game, { house }, at) => feedWorm(game, house, at),
  },

  /** When the step opens, after each shipment and after each accepted deal the ally may propose once. R10.11 */
  allyTurnToPropose: {
    asks({ state }) {
      const { ally, allySilent } = state.turn;
      return ally && !allySilent && ask.canDeal(state) ? seatOf(state, ally) : null;
    },
    choices: () => ({ pick: 'one', of: ['later', 'propose', 'never'] }),
    resolve(game, _, answer) {
      const { ally } = game.state.turn;
      if (answer === 'never') verb.silenceAlly(game);
      return answer === 'propose' && ally ? startBargain(game, ally) : [];
    },
  },

  /** One troop after the other, which may follow where the first has landed; only the active player ends the step. R10.4, R10.8, R10.11 */
  ship: {
    asks: ({ state }, { house }) => (ask.canShip(state, house) ? seatOf(state, house) : null),
    choices: ({ state }, { house }) => ({ pick: 'one', of: ask.shipOptions(state, house).of }),
    blocked: ({ state }, { house }) => ask.shipOptions(state, house).blocked,
    resolve(game, { house }, answer) {
      if (answer === 'done') return;
      if (answer === 'deal') return [...startBargain(game, house), { do: 'ship', house }];
      verb.ship(game, { house, ...answer });
      return [{ do: 'allyTurnToPropose' }, { do: 'ship', house }];
    },
  },

  /** A deal grows until it is proposed or withdrawn. R10.10 */
  bargain: {
    asks: ({ state }, { house }) => seatOf(state, house),
    choices: ({ state }, { house }) => ({ pick: 'one', of: ask.bargains(state, dealOf(state, house)).of }),
    blocked: ({ state }, { house }) => ask.bargains(state, dealOf(state, house)).blocked,
    resolve(game, { house }, answer) {
      const deal = dealOf(game.state, house);
      const partner = partnerOf(game.state, house) as HouseId;
      if (answer === 'withdraw') {
        verb.setDeal(game, null);
        return;
      }
      if (answer === 'propose') {
        verb.propose(game, deal, partner);
        return [{ do: 'answerDeal', house: partner }];
      }
      verb.setDeal(game, ask.grown(deal, answer));
      return [{ do: 'bargain', house }];
    },
  },

  answerDeal: {
    // R10.11
    asks: ({ state }, { house }) => seatOf(state, house),
    choices: () => ({ pick: 'one', of: ['accept', 'refuse'] }),
    resolve(game, { house }, answer) {
      const deal = dealOf(game.state, house);
      if (answer === 'accept') {
        verb.carryOut(game, deal, house); // R10.7
        return [{ do: 'allyTurnToPropose' }];
      }
      verb.declineDeal(game, deal, house);
      return;
    },
  },
} satisfies Pick<Steps<DiceGame>, 'income' | 'loseHarvester' | 'allyTurnToPropose' | 'ship' | 'bargain' | 'answerDeal'>;

function startBargain(game: Parameters<typeof verb.setDeal>[0], house: HouseId) {
  verb.setDeal(game, emptyDeal(house));
  return [{ do: 'bargain', house } as const];
}
