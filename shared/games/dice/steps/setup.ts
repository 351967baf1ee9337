import { blockedAmong } from '../../../kernel/choices.ts';
import type { Blocked, Reason, Steps } from '../../../kernel/types.ts';
import { type HouseId, HOUSES, POLAR_SINK, type RegionId, REGIONS } from '../ids.ts';
import { isOccupied } from '../queries/map.ts';
import { available, board, draftOrder, isInPlay, predictable, seatOf, troops } from '../queries/table.ts';
import { WHY } from '../reasons.ts';
import type { DiceGame, State } from '../types.ts';
import * as verb from '../verbs/setup.ts';

/** Why this House may not settle there; null = it may. R4.8, R4.10 */
function whyNoSettling(state: State, id: HouseId, at: RegionId): Reason | null {
  if (at === POLAR_SINK) return WHY.polarSinkSetUp;
  if (board(state).strategic.includes(at)) return WHY.strategicRegion;
  const isAtreides = id !== 'atreides' && isInPlay(state, 'atreides') && troops(state, 'atreides', at) > 0;
  return isAtreides ? WHY.settledByAtreides : null; // Q5
}

export const setupSteps = {
  /** What was drawn is told, then the storm is thrown. R4.1-R4.4 */
  stormStart(game) {
    verb.tellDrawn(game);
    verb.throwStorm(game);
  },

  draft: {
    // R4.5
    asks: (_, { seat }) => seat,
    choices: ({ state }) => ({ pick: 'one', of: available(state).filter((id) => !isInPlay(state, id)) }),
    blocked: ({ state }) =>
      HOUSES.flatMap((id): Blocked[] => {
        if (isInPlay(state, id)) return [{ target: id, why: WHY.houseTaken }];
        const seats = board(state).data.houses[id].seatsFrom;
        return state.seats.length < seats ? [{ target: id, why: { ...WHY.houseNeedsSeats, with: { seats } } }] : []; // R4.6
      }),
    resolve: (game, { seat }, house) => verb.chooseHouse(game, seat, house),
  },

  setUpHouses(game) {
    verb.seatHouses(game);
    const { setupOrder } = board(game.state).data.game; // R4.7
    return setupOrder.filter((house) => isInPlay(game.state, house)).map((house) => ({ do: 'setUpHouse', house }) as const);
  },

  /** R4.8; set-up placements ignore the storm. R4.10 */
  setUpHouse(game, { house }) {
    const { start, troop } = board(game.state).data.houses[house];
    const kind = troop > 0 ? 'troop' : 'large';
    verb.fillCard(game, house);
    verb.place(game, house, kind, POLAR_SINK, start.polarSink);
    if (start.everyFreeRegion > 0) {
      const free = board(game.state).plain.filter((at) => !isOccupied(game.state, at));
      for (const at of free) verb.place(game, house, kind, at, start.everyFreeRegion);
    }
    if (start.region > 0) return [{ do: 'settle', house }];
    return start.prediction ? [{ do: 'predict', house }] : [];
  },

  settle: {
    asks: ({ state }, { house }) => seatOf(state, house),
    choices: ({ state }, { house }) => ({ pick: 'one', of: REGIONS.filter((at) => whyNoSettling(state, house, at) === null) }),
    blocked: ({ state }, { house }) => blockedAmong(REGIONS, (at) => whyNoSettling(state, house, at)),
    resolve(game, { house }, at) {
      const { region, leftOverAsset } = board(game.state).data.houses[house].start;
      verb.place(game, house, 'troop', at, region);
      if (leftOverAsset) verb.layLeftOverAsset(game, at);
    },
  },

  predict: {
    // R4.9, R16.16
    asks: ({ state }, { house }) => seatOf(state, house),
    choices: ({ state }) => ({ pick: 'one', of: predictable(state) }),
    blocked: ({ state }, { house }) => [
      { target: house, why: WHY.ownHouse },
      ...HOUSES.filter((id) => id !== house && !predictable(state).includes(id)).map((target) => ({ target, why: WHY.houseNotInPlay })),
    ],
    resolve: (game, { house }, winner) => verb.predict(game, house, winner),
  },
} satisfies Pick<Steps<DiceGame>, 'stormStart' | 'draft' | 'setUpHouses' | 'setUpHouse' | 'settle' | 'predict'>;

/** The agenda of a new game. R4 */
export const setupAgenda = (state: State) => [
  { do: 'stormStart' } as const,
  ...draftOrder(state).map((seat) => ({ do: 'draft', seat }) as const),
  { do: 'setUpHouses' } as const,
  { do: 'firstTurn' } as const,
];
