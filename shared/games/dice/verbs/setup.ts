import type { Chance } from '../../../kernel/chance.ts';
import { recordOf } from '../../../kernel/typed.ts';
import { set } from '../../../kernel/write.ts';
import { boardOf } from '../board.ts';
import {
  type AssetId,
  ASSETS,
  type HouseId,
  KINDS,
  type Kind,
  PLACES,
  type Place,
  type RegionFace,
  type RegionId,
  REGIONS,
  type SeatId,
  STORM_ZONES,
  TOKENS,
} from '../ids.ts';
import { board, house, houseOf } from '../queries/table.ts';
import type { DiceState, Game } from '../types.ts';
import { moveTroops } from './troops.ts';
import { freshTurn } from './turn.ts';

/**
 * A new game: assets are drawn for the strategic regions, the tokens lie in the common pool, a start player is drawn. R4.2, R4.3, R4.4
 * @throws Error naming the fields, if the corrections among the options contradict themselves
 */
export function laidOut(seats: readonly SeatId[], options: DiceState['options'], chance: Chance): DiceState {
  const { strategic, data } = boardOf(options);
  const shuffled = chance.shuffle(ASSETS.flatMap((id) => Array.from({ length: data.components.assets[id].count }, () => id))); // R4.2
  const assets = recordOf(REGIONS, (): AssetId | null => null);
  for (const [at, region] of strategic.entries()) assets[region] = shuffled[at] ?? null;
  const startSeat = options.start === 'seat1' ? seats[0] : seats[chance.below(seats.length)]; // R4.4
  return {
    options,
    seats,
    startSeat: startSeat as SeatId,
    order: [],
    houses: {},
    round: 1,
    turns: 0,
    storm: 1,
    assets,
    assetSupply: recordOf(ASSETS, (id) => shuffled.slice(strategic.length).filter((left) => left === id).length),
    pool: recordOf(TOKENS, (id) => data.components.tokens[id].count), // R4.3
    prediction: { hidden: null },
    turn: freshTurn(null),
    result: null,
  };
}

/** Assets lie on the strategic regions, one is left over, the start player is known. R4.2, R4.4 */
export function tellDrawn(game: Game): void {
  const { assets, assetSupply, startSeat } = game.state;
  for (const at of board(game.state).strategic) {
    const asset = assets[at];
    if (asset) game.tell({ type: 'assetLaid', asset, at });
  }
  for (const asset of ASSETS) if (assetSupply[asset] > 0) game.tell({ type: 'assetLaid', asset, at: null });
  game.tell({ type: 'startPlayer', seat: startSeat });
}
/** The Region die sets the storm marker; nothing is damaged. R4.1 */
export function throwStorm(game: Game): void {
  const { faces } = board(game.state);
  const [thrown = 1] = game.chance.roll([{ name: 'region', sides: faces.region.length }]);
  const die = faces.region[thrown - 1] as RegionFace;
  const zone = STORM_ZONES[Number(die) - 1] as (typeof STORM_ZONES)[number];
  set(game, game.state, 'storm', zone);
  game.tell({ type: 'stormPlaced', die, zone });
}

/** A seat takes its House: all its troops and Leaders are in supply. R4.5 */
export function chooseHouse(game: Game, seat: SeatId, id: HouseId): void {
  const facts = board(game.state).data.houses[id];
  const supply = (pieces: number): Record<Place, number> => ({ ...recordOf(PLACES, () => 0), supply: pieces });
  set(game, game.state.houses, id, {
    seat,
    troop: supply(facts.troop),
    large: supply(facts.large),
    leaders: [],
    reserve: 0,
    tokens: [],
    lastTurn: 0,
  });
  game.tell({ type: 'houseChosen', seat, house: id });
}
/** Fixes the order of play: clockwise from the start player. R4.11 */
export function seatHouses(game: Game): void {
  const { seats, startSeat } = game.state;
  const at = seats.indexOf(startSeat);
  const clockwise = [...seats.slice(at), ...seats.slice(0, at)];
  set(
    game,
    game.state,
    'order',
    clockwise.map((seat) => houseOf(game.state, seat) as HouseId),
  );
}

/** Puts start troops from supply where they belong. R4.8 */
export function place(game: Game, id: HouseId, kind: Kind, to: Place, troops: number): void {
  if (troops === 0) return;
  moveTroops(game, id, kind, 'supply', to, troops);
  game.tell({ type: 'placed', house: id, kind, count: troops, to });
}
/** What stands on the House card at the start. R4.8 */
export function fillCard(game: Game, id: HouseId): void {
  const { leadersOf, data } = board(game.state);
  const { card } = data.houses[id].start;
  const leaders = leadersOf[id].slice(0, card.leaders);
  if (leaders.length > 0) {
    set(game, house(game.state, id), 'leaders', leaders);
    game.tell({ type: 'leadersReady', house: id, leaders });
  }
  for (const kind of KINDS) place(game, id, kind, 'card', card[kind]);
  if (card.spice > 0) {
    set(game, house(game.state, id), 'reserve', card.spice);
    game.tell({ type: 'reserveSet', house: id, spice: card.spice });
  }
}
/** The asset left over at set-up goes to the region Harkonnen chose. R4.8 */
export function layLeftOverAsset(game: Game, at: RegionId): void {
  const { assetSupply } = game.state;
  for (const asset of ASSETS) {
    if (assetSupply[asset] === 0) continue;
    set(game, assetSupply, asset, 0);
    set(game, game.state.assets, at, asset);
    game.tell({ type: 'assetLaid', asset, at });
  }
}
export const foresee = (game: Game, winner: HouseId): void => set(game, game.state.prediction, 'hidden', winner);
/** Written down in secret. R4.9 */
export function predict(game: Game, by: HouseId, winner: HouseId): void {
  foresee(game, winner);
  game.tell({ type: 'predicted', house: by });
}
