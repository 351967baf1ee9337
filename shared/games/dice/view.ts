import type { DeepReadonly } from '../../kernel/types.ts';
import { type HouseId, HOUSES, type RegionId, REGIONS, type SeatId } from './ids.ts';
import { alliedGoal, alliedSeals, soloGoal } from './queries/end.ts';
import { atHand } from './queries/spice.ts';
import { board, house, lostLeaders } from './queries/table.ts';
import type { DiceView, House, HouseView, RegionView, Standing, State } from './types.ts';

/** What a viewer sees: everything but the prediction of the Bene Gesserit, deals and offers too. Built for all seats after every answer. R17.1, R17.2, R17.3 */
export function viewOf(state: State, viewer: SeatId | null): DiceView {
  const { options, seats, startSeat, order, round, storm, assetSupply, pool, turn, result } = state;
  const map = mapView(state);
  const houses: Partial<Record<HouseId, HouseView>> = {};
  const houseOf: Partial<Record<SeatId, HouseId>> = {};
  for (const id of HOUSES) {
    const here = state.houses[id];
    if (!here) continue;
    houses[id] = viewOfHouse(state, id, here, map);
    houseOf[here.seat] = id;
  }
  return {
    options,
    seats,
    startSeat,
    houseOf,
    order,
    houses,
    map,
    round,
    rounds: board(state).data.game.rounds,
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

function mapView(state: State): DiceView['map'] {
  const { zoneOf, data } = board(state);
  const map = {} as Record<RegionId, RegionView>;
  for (const at of REGIONS) {
    const { strategic, desert } = data.map.regions[at];
    const troops = standingAt(state, at);
    map[at] = { zone: zoneOf[at], strategic, desert, storm: zoneOf[at] === state.storm, asset: state.assets[at], troops };
  }
  return map;
}
function standingAt(state: State, at: RegionId): readonly Standing[] {
  const troops: Standing[] = [];
  for (const id of state.order) {
    const { troop, large } = house(state, id);
    if (troop[at] + large[at] > 0) troops.push({ house: id, troop: troop[at], large: large[at] });
  }
  return troops;
}
function viewOfHouse(state: State, id: HouseId, here: DeepReadonly<House>, map: DiceView['map']): HouseView {
  const { seat, troop, large, leaders, reserve, tokens, lastTurn } = here;
  let sealed = 0; // R1.5
  for (const at of board(state).strategic) if (map[at].troops.length === 1 && map[at].troops[0]?.house === id) sealed++;
  return { seat, troop, large, leaders, reserve, tokens, lastTurn, lostLeaders: lostLeaders(state, id), seals: sealed };
}
/** Only the Bene Gesserit see what they wrote, until the game is over. R4.9 */
function predictionFor(state: State, viewer: SeatId | null): DiceView['prediction'] {
  const { hidden } = state.prediction;
  const mayKnow = state.result !== null || (viewer !== null && state.houses['bene-gesserit']?.seat === viewer);
  return { made: hidden !== null, house: mayKnow ? hidden : null };
}
