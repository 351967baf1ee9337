import { over } from './board.ts';
import { type HouseId, type RegionId, REGIONS, type SeatId } from './ids.ts';
import { alliedGoal, alliedSeals, seals, soloGoal } from './queries/end.ts';
import { atHand } from './queries/spice.ts';
import { board, house, lostLeaders } from './queries/table.ts';
import type { DiceView, HouseView, RegionView, Standing, State } from './types.ts';

/** What a viewer sees: everything but the prediction of the Bene Gesserit. R17.1, R17.2 */
export function viewOf(state: State, viewer: SeatId | null): DiceView {
  const { options, seats, startSeat, order, round, storm, assetSupply, pool, turn, result } = state;
  const { rounds } = board(state).data.game;
  const houses: Partial<Record<HouseId, HouseView>> = {};
  const houseOf: Partial<Record<SeatId, HouseId>> = {};
  for (const id of Object.keys(state.houses) as HouseId[]) {
    houses[id] = viewOfHouse(state, id);
    houseOf[house(state, id).seat] = id;
  }
  return {
    options,
    seats,
    startSeat,
    houseOf,
    order,
    houses,
    map: over(REGIONS, (at) => viewOfRegion(state, at)),
    round,
    rounds,
    storm,
    assetSupply,
    pool,
    turn,
    spice: turn.active ? atHand(state) : 0,
    alliedSeals: turn.active && turn.ally ? alliedSeals(state, turn.active, turn.ally) : null,
    goal: { solo: soloGoal(state), allied: alliedGoal(state) },
    prediction: predictionFor(state, viewer),
    result,
  };
}

function viewOfHouse(state: State, id: HouseId): HouseView {
  const { seat, troop, large, leaders, reserve, tokens, lastTurn } = house(state, id);
  return { seat, troop, large, leaders, reserve, tokens, lastTurn, lostLeaders: lostLeaders(state, id), seals: seals(state, id) };
}
function viewOfRegion(state: State, at: RegionId): RegionView {
  const { zoneOf, data } = board(state);
  const { strategic, desert } = data.map.regions[at];
  const troops: Standing[] = [];
  for (const id of state.order) {
    const { troop, large } = house(state, id);
    if (troop[at] + large[at] > 0) troops.push({ house: id, troop: troop[at], large: large[at] });
  }
  return { zone: zoneOf[at], strategic, desert, storm: zoneOf[at] === state.storm, asset: state.assets[at], troops };
}
/** Only the Bene Gesserit see what they wrote, until the game is over. R4.9 */
function predictionFor(state: State, viewer: SeatId | null): DiceView['prediction'] {
  const { hidden } = state.prediction;
  const mayKnow = state.result !== null || (viewer !== null && state.houses['bene-gesserit']?.seat === viewer);
  return { made: hidden !== null, house: mayKnow ? hidden : null };
}
