import type { AssetId, HouseId, RegionId, SeatId } from '../../../../shared/games/dice/ids.ts';
import { HOUSES, PLACES, REGIONS, SEATS } from '../../../../shared/games/dice/ids.ts';
import { boardOf } from '../../../../shared/games/dice/board.ts';
import type { DiceEvent } from '../../../../shared/games/dice/events.ts';
import type { Dice, DiceView, House, HouseView, RegionView } from '../../../../shared/games/dice/types.ts';

/** Views made by hand: the moments of a game that the pictures must be able to show. */
type Troops = Partial<Record<RegionId, number>>;
interface Camp {
  readonly house: HouseId;
  readonly troop?: Troops;
  readonly large?: Troops;
  readonly card?: number;
}
const ZONES: Readonly<Record<RegionId, RegionView['zone']>> = {
  'polar-sink': 0,
  'cielago-flat': 1,
  'habbanya-sietch': 2,
  'great-flat': 2,
  'sietch-tabr': 3,
  carthag: 4,
  'broken-land': 4,
  arrakeen: 5,
  'tueks-sietch': 6,
  'minor-erg': 6,
};
const STRATEGIC: readonly RegionId[] = ['habbanya-sietch', 'sietch-tabr', 'carthag', 'arrakeen', 'tueks-sietch'];
const DESERT: readonly RegionId[] = ['cielago-flat', 'habbanya-sietch', 'great-flat', 'sietch-tabr', 'broken-land'];

function houseOf({ house, troop = {}, large = {}, card = 2 }: Camp, seat: SeatId): HouseView {
  const places = (of: Troops, onCard: number) =>
    Object.fromEntries(
      PLACES.map((place) => [place, place === 'card' ? onCard : place === 'supply' ? 5 : (of[place] ?? 0)]),
    ) as House['troop'];
  return {
    seat,
    troop: places(troop, card),
    large: places(large, Object.keys(large).length > 0 ? 1 : 0),
    leaders: house === 'harkonnen' ? [] : boardOf({ map: 'printed' }).leadersOf[house].slice(0, 1),
    reserve: house === 'corrino' ? 3 : house === 'guild' ? 2 : 0,
    tokens: house === 'atreides' ? ['snooper'] : house === 'harkonnen' ? ['thumper'] : [],
    lastTurn: 1,
    lostLeaders: house === 'harkonnen' ? ['baron-vladimir'] : boardOf({ map: 'printed' }).leadersOf[house].slice(1),
    seals: 1,
  };
}

const die = <Face>(face: Face, frozen = true, used = false) => ({
  face,
  frozen,
  used: used ? ({ for: 'recruit', by: 'atreides' } as const) : null,
});
const PLAYED: Dice = {
  house1: die('atreides', true, true),
  house2: die('atreides', true, true),
  house3: die('corrino', true, true),
  house4: die('harkonnen'),
  vendetta: { face: 'snooper', frozen: true, used: { for: 'vendetta', by: 'atreides' } },
  spice: die('1'),
  region: die('4'),
};
const ROLLING: Dice = {
  house1: die('atreides'),
  house2: die('atreides'),
  house3: die('corrino', false),
  house4: die('fremen', false),
  vendetta: die('snooper'),
  spice: die('3', false),
  region: die('2', false),
};
const UNTHROWN: Dice = {
  house1: die(null, false),
  house2: die(null, false),
  house3: die(null, false),
  house4: die(null, false),
  vendetta: die(null, false),
  spice: die(null, false),
  region: die(null, false),
};

interface Scene {
  readonly camps: readonly Camp[];
  readonly assets: Partial<Record<RegionId, AssetId>>;
  readonly storm: DiceView['storm'];
  readonly map?: DiceView['options']['map'];
  readonly turn?: Partial<DiceView['turn']>;
}
export function diceView({ camps, assets, storm, map = 'printed', turn = {} }: Scene): DiceView {
  const seats = SEATS.slice(0, camps.length);
  const houses = Object.fromEntries(camps.map((camp, at) => [camp.house, houseOf(camp, seats[at] as SeatId)]));
  const regions = Object.fromEntries(
    REGIONS.map((id): [RegionId, RegionView] => [
      id,
      {
        zone: ZONES[id],
        strategic: STRATEGIC.includes(id),
        desert: DESERT.includes(id),
        storm: ZONES[id] === storm,
        asset: assets[id] ?? null,
        troops: camps
          .map(({ house, troop, large }) => ({ house, troop: troop?.[id] ?? 0, large: large?.[id] ?? 0 }))
          .filter((standing) => standing.troop + standing.large > 0),
      },
    ]),
  ) as DiceView['map'];
  return {
    options: { face_dancers: 'dice', map, dice: 'app', start: 'random' },
    seats,
    startSeat: 'seat1',
    houseOf: Object.fromEntries(camps.map(({ house }, at) => [seats[at], house])),
    order: camps.map(({ house }) => house),
    houses,
    map: regions,
    round: 3,
    rounds: 6,
    storm,
    assetSupply: { fortification: 0, harvester: 0, ornithopter: 0 },
    pool: { shield: 0, snooper: 0, thumper: 3 },
    turn: {
      active: camps[0]?.house ?? null,
      ally: null,
      step: 'movement',
      dice: PLAYED,
      namedFace: null,
      share: null,
      purse: { harvest: 0, gift: 0, die: 1 },
      paidGuild: [],
      deal: null,
      refused: [],
      allySilent: false,
      target: null,
      battles: [],
      fought: [],
      battle: null,
      ...turn,
    } as DiceView['turn'],
    spice: 1,
    alliedSeals: null,
    goal: { solo: 3, allied: 4 },
    prediction: { made: false, house: null },
    result: null,
  };
}

const SIX: readonly Camp[] = [
  { house: 'atreides', troop: { arrakeen: 5 } },
  { house: 'corrino', troop: { 'sietch-tabr': 2 }, large: { 'sietch-tabr': 1 } },
  { house: 'harkonnen', troop: { carthag: 2 } },
  { house: 'fremen', large: { 'broken-land': 1, 'great-flat': 1, 'cielago-flat': 1 } },
  { house: 'guild', troop: { 'cielago-flat': 1, 'tueks-sietch': 2 } },
  { house: 'bene-gesserit', troop: { 'polar-sink': 3 } },
];
const SIX_ASSETS: Scene['assets'] = {
  carthag: 'ornithopter',
  'sietch-tabr': 'fortification',
  'habbanya-sietch': 'harvester',
  'tueks-sietch': 'ornithopter',
  'minor-erg': 'fortification',
  arrakeen: 'harvester',
};
const marched: readonly Camp[] = SIX.map((camp) =>
  camp.house === 'atreides' ? { house: 'atreides', troop: { arrakeen: 2, carthag: 3 } } : camp,
);
const EVERYWHERE: readonly Camp[] = HOUSES.map((house, at) => ({
  house,
  troop:
    house === 'fremen'
      ? {}
      : { 'polar-sink': 1 + (at % 3), [REGIONS[1 + (at % 9)] as RegionId]: 1 + at, arrakeen: at + 1, 'cielago-flat': 2 },
  large: house === 'fremen' || house === 'corrino' ? { carthag: 2, 'great-flat': 1, 'polar-sink': 1 } : {},
}));

const MARCHED_EVERYWHERE: readonly Camp[] = EVERYWHERE.map(({ house, troop = {}, large = {} }, at) => ({
  house,
  troop: house === 'fremen' ? {} : { ...troop, 'polar-sink': 0, arrakeen: 1, [at % 2 ? 'minor-erg' : 'sietch-tabr']: at + 2 },
  large: Object.keys(large).length > 0 ? { carthag: 1, 'great-flat': 3 } : {},
}));

export const DICE_VIEWS = {
  movement: diceView({ camps: SIX, assets: SIX_ASSETS, storm: 2 }),
  marched: diceView({ camps: marched, assets: SIX_ASSETS, storm: 2, turn: { target: 'carthag' } }),
  battle: diceView({
    camps: marched,
    assets: SIX_ASSETS,
    storm: 2,
    turn: {
      step: 'battle',
      target: 'carthag',
      battles: ['carthag', 'arrakeen'],
      battle: { at: 'carthag', attacker: 'atreides', ally: 'corrino', defender: 'harkonnen', coDefenders: [], offered: [] },
    },
  }),
  storm: diceView({ camps: marched, assets: SIX_ASSETS, storm: 1, turn: { step: 'storm', target: 'carthag' } }),
  rolling: diceView({ camps: SIX, assets: SIX_ASSETS, storm: 2, turn: { step: 'roll', dice: ROLLING } }),
  unthrown: diceView({ camps: SIX, assets: SIX_ASSETS, storm: 2, turn: { step: 'roll', dice: UNTHROWN } }),
  /** The same crowd a turn later: every House has marched, and the storm has moved. */
  'crowded-later': diceView({ camps: MARCHED_EVERYWHERE, assets: SIX_ASSETS, storm: 5, turn: { step: 'storm', target: 'carthag' } }),
  crowded: diceView({ camps: EVERYWHERE, assets: SIX_ASSETS, storm: 6 }),
  'rim-split': diceView({ camps: EVERYWHERE, assets: SIX_ASSETS, storm: 5, map: 'rim-split' }),
  'all-touch-pole': diceView({ camps: SIX, assets: SIX_ASSETS, storm: 3, map: 'all-touch-pole' }),
} as const satisfies Record<string, DiceView>;
export type DiceViewName = keyof typeof DICE_VIEWS;

/** What was told of a battle: both fists open. */
export const BATTLE_EVENTS = [
  { type: 'battle', at: 'carthag', attacker: 'atreides', ally: 'corrino', defender: 'harkonnen', coDefenders: [] },
  {
    type: 'fists',
    at: 'carthag',
    attacker: 'atreides',
    defender: 'harkonnen',
    attack: { fist: { 'troop:atreides': 2, 'leader:leto': 0 }, strength: 2 },
    defence: { fist: { 'troop:harkonnen': 0, 'leader:baron-vladimir': 1 }, strength: 4 },
    winner: 'defender',
  },
  { type: 'fell', at: 'carthag', house: 'atreides', kind: 'troop', count: 3, to: 'supply', why: 'battle' },
] as const satisfies readonly DiceEvent[];
export const BIG_BATTLE_EVENTS = [
  { type: 'battle', at: 'carthag', attacker: 'fremen', ally: 'corrino', defender: 'smugglers', coDefenders: ['guild'] },
  {
    type: 'fists',
    at: 'carthag',
    attacker: 'fremen',
    defender: 'smugglers',
    attack: { fist: { 'large:fremen': 3, 'leader:liet-kynes': 1, 'large:corrino': 2, 'troop:corrino': 1 }, strength: 14 },
    defence: { fist: { 'troop:smugglers': 6, 'troop:guild': 2, 'leader:esmar-tuek': 1, 'leader:edric': 1 }, strength: 13 },
    winner: 'attacker',
  },
  { type: 'fell', at: 'carthag', house: 'fremen', kind: 'large', count: 3, to: 'supply', why: 'battle' },
  { type: 'leaderFell', house: 'fremen', leader: 'liet-kynes' },
  { type: 'fell', at: 'carthag', house: 'smugglers', kind: 'troop', count: 7, to: 'supply', why: 'battle' },
  { type: 'leaderFell', house: 'smugglers', leader: 'esmar-tuek' },
] as const satisfies readonly DiceEvent[];
