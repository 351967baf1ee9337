import type { AdventureData } from '../data.ts';
import { COLOURS, type Colour, DESERT, SPACES, type SpaceId, type SpaceKind } from '../ids.ts';

/** A way of two steps: over which space to which. */
export interface Sight {
  readonly over: SpaceId;
  readonly to: SpaceId;
}
/** The board, ready to be looked up. */
export interface Board {
  readonly kind: Readonly<Record<SpaceId, SpaceKind>>;
  readonly castle: Readonly<Record<SpaceId, boolean>>;
  /** Whose sietch a space is; null = of nobody. */
  readonly sietch: Readonly<Record<SpaceId, Colour | null>>;
  readonly sietchOf: Readonly<Record<Colour, SpaceId>>;
  /** Legal single steps. R3.4 */
  readonly next: Readonly<Record<SpaceId, readonly SpaceId[]>>;
  /** Ways of exactly two steps. R9.4 */
  readonly sights: Readonly<Record<SpaceId, readonly Sight[]>>;
  /** All other spaces, and those among them outside the castle. R6.22, R9.8 */
  readonly others: Readonly<Record<SpaceId, readonly SpaceId[]>>;
  readonly othersInDesert: Readonly<Record<SpaceId, readonly SpaceId[]>>;
  /** Spaces after exactly so many steps, by steps (from 0). R6.2 */
  readonly reach: Readonly<Record<SpaceId, readonly (readonly SpaceId[])[]>>;
}

const BOARDS = new WeakMap<AdventureData, Board>();
/** The tables of the board of this data, derived once. */
export function boardOf(data: AdventureData): Board {
  const known = BOARDS.get(data);
  if (known) return known;
  const board = derive(data);
  BOARDS.set(data, board);
  return board;
}

const MOST_STEPS = 12;
const over = <V>(value: (at: SpaceId) => V): Record<SpaceId, V> =>
  Object.fromEntries(SPACES.map((at) => [at, value(at)])) as Record<SpaceId, V>;

function derive({ board: { spaces } }: AdventureData): Board {
  const others = over((at) => SPACES.filter((other) => other !== at));
  const reach = over((at) => reachFrom(spaces, at));
  return {
    kind: over((at) => spaces[at].kind),
    castle: over((at) => spaces[at].ring === 'castle'),
    sietch: over((at) => (spaces[at].kind === 'sietch' ? spaces[at].colour : null)),
    sietchOf: Object.fromEntries(
      COLOURS.map((colour) => [colour, DESERT.find((at) => spaces[at].kind === 'sietch' && spaces[at].colour === colour)]),
    ) as Record<Colour, SpaceId>,
    next: over((at) => spaces[at].next),
    sights: over((at) => spaces[at].next.flatMap((between) => goOn(spaces, at, between).map((to) => ({ over: between, to })))),
    others,
    othersInDesert: over((at) => others[at].filter((other) => spaces[other].ring === 'desert')),
    reach,
  };
}

type Spaces = AdventureData['board']['spaces'];
/** Steps from `at` for one who came from `from`: never over a link and straight back. R3.4, Q4 */
const goOn = (spaces: Spaces, from: SpaceId, at: SpaceId): SpaceId[] =>
  spaces[at].next.filter((to) => to !== from || spaces[from].ring === spaces[at].ring);

function reachFrom(spaces: Spaces, start: SpaceId): (readonly SpaceId[])[] {
  let ways: { from: SpaceId; at: SpaceId }[] = spaces[start].next.map((at) => ({ from: start, at }));
  const reach: (readonly SpaceId[])[] = [[start]];
  for (let steps = 1; steps <= MOST_STEPS; steps++) {
    reach.push([...new Set(ways.map(({ at }) => at))]);
    const seen = new Set<string>();
    ways = ways
      .flatMap(({ from, at }) => goOn(spaces, from, at).map((to) => ({ from: at, at: to })))
      .filter(({ from, at }) => !seen.has(`${from}>${at}`) && seen.add(`${from}>${at}`));
  }
  return reach;
}
