import { areas } from '../../../../shared/games/arrakis/data/map.ts';
import { type AreaId, AREAS, SETTLEMENTS, SIETCHES, type ZoneId, ZONES } from '../../../../shared/games/arrakis/ids.ts';
import { recordOf } from '../../../../shared/kernel/typed.ts';
import { type AreaModel, EMPTY, type MapModel, zoneWith } from '../board/model.ts';
import type { LegionProps, NamedLeader, TokenBack, ZoneProps } from '../pieces/props.ts';

/** Positions for the gallery and for tests; no rules stand behind them. */
const RANKS = { 'pyon-village': 1, carthag: 2, arrakeen: 3 } as const;
const leader = (short: string): NamedLeader => ({ id: short, short });
const legion = (
  side: LegionProps['side'],
  [regular, elite, special]: readonly [number, number, number],
  generic = 0,
  named: readonly string[] = [],
  tokens: readonly TokenBack[] = [],
): LegionProps => ({ side, regular, elite, special, generic, named: named.map(leader), tokens });

type Some = Partial<Record<AreaId, Partial<AreaModel>>>;
const position = (some: Some, air: Partial<Record<ZoneId, ZoneProps>>): MapModel => ({
  areas: recordOf(AREAS, (id) => ({ ...EMPTY, ...some[id] })),
  zones: recordOf(ZONES, (id) => zoneWith(air[id] ?? null)),
  ways: [],
  plan: [],
  happened: [],
});
const merged = (...all: readonly Some[]): Some =>
  recordOf(AREAS, (id) => {
    const whole: Partial<AreaModel> = {};
    for (const some of all) Object.assign(whole, some[id]);
    return whole;
  });

const SITES: Some = merged(
  recordOf(SETTLEMENTS, (id) => ({ settlement: RANKS[areas[id].settlement ?? 'pyon-village'] })),
  recordOf(SIETCHES, (id) => ({ sietch: { rank: id === 'tasmin-sink' ? 1 : 2, open: id === 'tasmin-sink' } })),
);
const A = 'atreides';
const H = 'harkonnen';

/** Round 4 of a war. */
const MIDDLE = position(
  merged(SITES, {
    'ne-outer-4': { station: true },
    'ne-inner-6': { station: true },
    'false-wall-east': { station: true },
    'nw-inner-4': { station: true },
    'ne-outer-9': { wormsign: true },
    'nw-outer-7': { wormsign: true },
    'sw-inner-3': { wormsign: true },
    'sw-outer-5': { wormsign: true },
    'ne-outer-15': { wormsign: true },
    'ne-outer-12': { worm: 'sandworm' },
    'se-inner-4': { worm: 'wild-maker' },
    'ne-outer-13': { harvester: true },
    'se-outer-4': { harvester: true },
    'sw-outer-6': { harvester: true },
    'the-great-flat': { harvester: true },
    'sihaya-ridge': { legion: legion(A, [3, 1, 1], 1, ['St']) },
    'gara-kulon': { legion: legion(A, [1, 0, 0], 1, [], ['own']) },
    'tasmin-sink': { legion: legion(A, [2, 1, 0], 0, ['Ch']) },
    'hobars-gap': { legion: legion(A, [0, 0, 0], 1, [], ['own']) },
    windgap: { legion: legion(A, [0, 0, 0], 1, ['Je'], ['own', 'own']) },
    'habbanya-ridge': { legion: legion(A, [0, 0, 0], 1, [], ['own']) },
    'bight-of-the-cliff': { legion: legion(A, [2, 0, 1], 1, ['Mu'], ['own']) },
    'ne-outer-11': { legion: legion(A, [1, 1, 0], 1) },
    'nw-outer-9': { legion: legion(A, [2, 0, 0], 1) },
    arrakeen: { legion: legion(H, [3, 2, 1], 1, ['Ba']) },
    carthag: { legion: legion(H, [3, 1, 0], 1) },
    arsunt: { legion: legion(H, [2, 0, 0]) },
    'hagga-basin': { legion: legion(H, [1, 1, 0], 1) },
    'imperial-basin': { legion: legion(H, [2, 0, 1], 0, ['Ha']) },
    'north-pole': { legion: legion(H, [2, 0, 0], 1) },
    'ne-outer-8': { legion: legion(H, [2, 2, 1], 0, ['Ra']) },
    'ne-outer-6': { legion: legion(H, [2, 1, 0], 1) },
    'nw-outer-8': { legion: legion(H, [3, 1, 1], 0, ['Sh']) },
    'sw-outer-4': { legion: legion(H, [2, 0, 0]) },
    'pasty-mesa': { legion: legion(H, [2, 0, 1], 1) },
  }),
  {
    'air-ne-inner-ne-outer': 'ornithopter',
    'air-se-inner-se-outer': 'ornithopter',
    'air-nw-inner-nw-outer': 'ornithopter',
    'air-sw-inner-sw-outer': 'carryall',
  },
);

/** The march of one position later: three from Sihaya Ridge to the north-east. */
const MARCHED: MapModel = {
  ...MIDDLE,
  areas: {
    ...MIDDLE.areas,
    'sihaya-ridge': { ...MIDDLE.areas['sihaya-ridge'], legion: legion(A, [1, 1, 0], 1) },
    'ne-outer-10': { ...MIDDLE.areas['ne-outer-10'], legion: legion(A, [2, 0, 1], 0, ['St']) },
  },
};

/** Things dealt out one by one to places in turn. */
function dealt<Place extends string, Thing>(places: readonly Place[], things: readonly Thing[]): ReadonlyMap<Place, readonly Thing[]> {
  const hands = new Map<Place, Thing[]>(places.map((place) => [place, []]));
  things.forEach((thing, nth) => {
    const place = places[nth % places.length];
    if (place) hands.get(place)?.push(thing);
  });
  return hands;
}
const times = <Thing>(thing: Thing, count: number): Thing[] => Array.from({ length: count }, () => thing);
const countIn = <Thing>(hand: readonly Thing[], thing: Thing): number => hand.filter((one) => one === thing).length;

/** All units and leaders of a side, dealt out to so many legions. */
function armyOf(side: LegionProps['side'], at: readonly AreaId[]): Some {
  const { units, generic, named } = ARMIES[side];
  const [soldiers, plain, known] = [dealt(at, units), dealt(at, times('generic', generic)), dealt([...at].reverse(), named)];
  return recordOf(at, (id) => {
    const mine = soldiers.get(id) ?? [];
    const ranks = [countIn(mine, 'regular'), countIn(mine, 'elite'), countIn(mine, 'special')] as const;
    const tokens = times('own' as const, countIn(mine, 'token'));
    return { legion: legion(side, ranks, plain.get(id)?.length ?? 0, known.get(id), tokens) };
  });
}
/** As the box holds them; the Atreides with ten tokens besides. R2.1 */
const ARMIES = {
  harkonnen: {
    units: [...times('regular', 24), ...times('elite', 12), ...times('special', 8)],
    generic: 6,
    named: ['Ba', 'Ra', 'Ha', 'Fe', 'Mo', 'Ar', 'Sh'],
  },
  atreides: {
    units: [...times('regular', 16), ...times('elite', 8), ...times('special', 6), ...times('token', 10)],
    generic: 12,
    named: ['Pa', 'Je', 'St', 'Gu', 'Al', 'Ch', 'Mu', 'Re'],
  },
} as const;

/** The whole box on the map: every figure, vehicle, worm and station. */
function everything(): MapModel {
  const free = AREAS.filter((id) => !areas[id].settlement && !areas[id].sietch);
  const desert = free.filter((id) => areas[id].terrain === 'desert' || areas[id].terrain === 'deep-desert');
  const every = (each: number, from: number, most: number): readonly AreaId[] =>
    desert.filter((_, nth) => nth % each === from).slice(0, most);
  const worms = every(11, 2, 5);
  const dark = [...SETTLEMENTS, ...free.filter((_, nth) => nth % 5 === 2)].slice(0, 22);
  const green = [...SIETCHES, ...free.filter((id, nth) => nth % 7 === 3 && !dark.includes(id))].slice(0, 19);
  return position(
    merged(
      SITES,
      recordOf(every(5, 0, 8), () => ({ harvester: true })),
      recordOf(every(3, 1, 16), () => ({ wormsign: true })),
      recordOf(worms, (id) => ({ worm: id === worms[0] ? 'wild-maker' : 'sandworm', wormsign: false })),
      recordOf(
        AREAS.filter((id) => areas[id].station),
        () => ({ station: true }),
      ),
      armyOf(H, dark),
      armyOf(A, green),
      { 'splintered-rock': { atomics: true } },
    ),
    recordOf(ZONES, (id) => (ZONES.indexOf(id) % 3 === 0 ? 'carryall' : 'ornithopter')),
  );
}
/** The most there can be in one area. */
const CROWD = position(
  merged(SITES, {
    arrakeen: { legion: legion(H, [2, 2, 2], 6, ['Ba', 'Ra', 'Ha', 'Fe', 'Mo', 'Ar', 'Sh']) },
    'ne-outer-4': { station: true, wormsign: true, harvester: true, legion: legion(H, [6, 0, 0], 2, ['Ra']) },
    'ne-outer-9': { wormsign: true, harvester: true, legion: legion(A, [1, 1, 1], 4, ['St', 'Ch'], ['hidden', 'black', 'silver']) },
    windgap: {
      legion: legion(A, [0, 0, 0], 0, ['Pa', 'Je', 'St', 'Gu', 'Al', 'Ch'], ['hidden', 'hidden', 'hidden', 'hidden', 'hidden', 'hidden']),
    },
  }),
  {},
);

export const POSITIONS = { bare: position(SITES, {}), middle: MIDDLE, marched: MARCHED, full: everything(), crowd: CROWD } as const;
export type PositionName = keyof typeof POSITIONS;
