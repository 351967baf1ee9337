import { seedOf } from '../../kernel/chance.ts';
import { recordOf } from '../../kernel/typed.ts';
import type { Position } from '../../kernel/types.ts';
import { boardOf } from './board.ts';
import {
  ASSETS,
  type AssetId,
  HOUSE_DICE,
  type HouseFace,
  type HouseId,
  type LeaderId,
  PLACES,
  type Place,
  type RegionFace,
  REGIONS,
  type RegionId,
  SEATS,
  type SpiceFace,
  type StepId,
  type StormZone,
  TOKENS,
  type TokenId,
  type VendettaFace,
} from './ids.ts';
import { withDefaults } from './default-options.ts';
import { stepsFrom } from './steps/turn.ts';
import type { Dice, DiceGame, DiceOptions, DiceState, House, Turn } from './types.ts';
import { freshTurn } from './verbs/turn.ts';

/** What a House has; whatever is not named is in supply. */
export interface ArrangedHouse {
  readonly troop?: Readonly<Partial<Record<Exclude<Place, 'supply'>, number>>>;
  readonly large?: Readonly<Partial<Record<Exclude<Place, 'supply'>, number>>>;
  readonly leaders?: readonly LeaderId[];
  readonly reserve?: number;
  readonly tokens?: readonly TokenId[];
  readonly lastTurn?: number;
}
export interface ArrangedDice {
  readonly house: readonly [HouseFace, HouseFace, HouseFace, HouseFace];
  readonly region: RegionFace;
  readonly spice: SpiceFace;
  readonly vendetta: VendettaFace;
}
/** A position to begin with: for tests and lessons. */
export interface Arrangement {
  /** Houses clockwise from the start player, who sits at seat1. */
  readonly order: readonly HouseId[];
  readonly houses?: Readonly<Partial<Record<HouseId, ArrangedHouse>>>;
  readonly assets?: Readonly<Partial<Record<RegionId, AssetId>>>;
  readonly storm?: StormZone;
  readonly round?: number;
  /** Whose turn it is; the start player's if absent. */
  readonly active?: HouseId;
  readonly ally?: HouseId;
  /** Dice already thrown and frozen; absent = none thrown yet. */
  readonly dice?: ArrangedDice;
  /** The step that comes next; the roll if absent. */
  readonly step?: StepId;
  readonly turn?: Partial<Turn>;
  readonly prediction?: HouseId;
  readonly options?: DiceOptions;
  readonly seed?: number;
}

/** Lays a position out. Nothing is asked yet: a `Table` plays on to the first question with `start()`. */
export function arrange(wanted: Arrangement): Position<DiceGame> {
  const { order, active = order[0] as HouseId, step = 'roll' } = wanted;
  const options = withDefaults(wanted.options ?? {});
  const { data } = boardOf(options);
  const assets = recordOf(REGIONS, (at) => wanted.assets?.[at] ?? null);
  const state: DiceState = {
    options,
    seats: SEATS.slice(0, order.length),
    startSeat: 'seat1',
    order,
    houses: {},
    round: wanted.round ?? 1,
    turns: order.length,
    storm: wanted.storm ?? 1,
    assets,
    assetSupply: recordOf(ASSETS, (id) => data.components.assets[id].count - REGIONS.filter((at) => assets[at] === id).length),
    pool: recordOf(TOKENS, (id) => data.components.tokens[id].count - holdersOf(wanted, id)),
    prediction: { hidden: wanted.prediction ?? null },
    turn: { ...freshTurn(active), ally: wanted.ally ?? null, ...thrown(wanted), ...wanted.turn },
    result: null,
  };
  for (const [at, id] of order.entries()) state.houses[id] = houseOf(wanted, id, at);
  return { state, agenda: stepsFrom(step, active), seed: seedOf(wanted.seed ?? 1), draws: 0, outcome: null, turn: 0, floor: 0, last: null };
}

const holdersOf = ({ houses = {} }: Arrangement, token: TokenId): number =>
  Object.values(houses).filter((each) => each.tokens?.includes(token)).length;

function houseOf(wanted: Arrangement, id: HouseId, at: number): House {
  const { data, leadersOf } = boardOf(withDefaults(wanted.options ?? {}));
  const { troop = {}, large = {}, leaders = [], reserve = 0, tokens = [], lastTurn = 0 } = wanted.houses?.[id] ?? {};
  const pieces = (all: number, out: Readonly<Partial<Record<Place, number>>>): Record<Place, number> => {
    const used = Object.values(out).reduce((sum, count) => sum + count, 0);
    return { ...recordOf(PLACES, () => 0), ...out, supply: all - used };
  };
  return {
    seat: SEATS[at] ?? 'seat1',
    troop: pieces(data.houses[id].troop, troop),
    large: pieces(data.houses[id].large, large),
    leaders: leadersOf[id].filter((leader) => leaders.includes(leader)),
    reserve,
    tokens,
    lastTurn,
  };
}
function thrown({ dice, options }: Arrangement): Partial<Turn> {
  if (!dice) return {};
  const frozen = <Face>(face: Face) => ({ face, frozen: true, used: null });
  const houseDice = Object.fromEntries(HOUSE_DICE.map((die, at) => [die, frozen(dice.house[at])]));
  const others = { region: frozen(dice.region), spice: frozen(dice.spice), vendetta: frozen(dice.vendetta) };
  const purse = { harvest: 0, gift: 0, die: boardOf(withDefaults({ ...options })).spiceOf[dice.spice] };
  return { dice: { ...houseDice, ...others } as Dice, throws: 1, purse };
}
