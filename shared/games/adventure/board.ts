import { recordOf } from '../../kernel/typed.ts';
import { bookFor } from '../book.ts';
import { type Correction, withCorrections } from './corrections.ts';
import { type AdventureData, DATA } from './data.ts';
import { COLOURS, type Colour, FIGURES, type FigureId, SPACES, type SpaceId, type SpaceKind } from './ids.ts';

type By<K extends string, V> = Readonly<Record<K, V>>;

/** The data of one game, ready to be looked up: derived once for each set of corrections. */
export interface Board {
  readonly data: AdventureData;
  readonly colourOf: By<FigureId, Colour>;
  /** By colour: heir, ruler and warrior. R2.3 */
  readonly figuresOf: By<Colour, readonly FigureId[]>;
  /** The sietch of each colour. R1.6 */
  readonly home: By<Colour, SpaceId>;
  readonly kind: By<SpaceId, SpaceKind>;
  readonly castle: By<SpaceId, boolean>;
  /** Whose sietch a space is; null = of nobody. R1.6 */
  readonly sietch: By<SpaceId, Colour | null>;
  /** Where a move of so many steps can end: `reach[from][steps]`, up to 12 steps. R3.4, R6.2 */
  readonly reach: By<SpaceId, readonly (readonly SpaceId[])[]>;
  /** Legal single steps: clockwise along desert and castle, and over the links. R3.1, R3.2, R3.3, R3.4 */
  readonly next: By<SpaceId, readonly SpaceId[]>;
  /** Ways of exactly two steps. R9.4 */
  readonly sights: By<SpaceId, readonly Sight[]>;
  /** All other spaces, and those among them on the desert ring. R6.22, R9.8 */
  readonly others: By<SpaceId, readonly SpaceId[]>;
  readonly othersInDesert: By<SpaceId, readonly SpaceId[]>;
}
/** A way of two steps: over which space to which. */
export interface Sight {
  readonly over: SpaceId;
  readonly to: SpaceId;
}

/** The board and data this game is played with. */
export const boardOf = ({ corrections }: { readonly corrections?: Correction | undefined }): Board => boardWith(corrections);

const MOST_STEPS = 12;
function derive(data: AdventureData): Board {
  const { spaces } = data.board;
  const others = recordOf(SPACES, (from) => SPACES.filter((to) => to !== from));
  const colourOf = recordOf(FIGURES, (id) => data.fighters[id].colour);
  return {
    data,
    colourOf,
    figuresOf: recordOf(COLOURS, (colour) => FIGURES.filter((id) => colourOf[id] === colour)),
    home: recordOf(COLOURS, (colour) => SPACES.find((id) => spaces[id].kind === 'sietch' && spaces[id].colour === colour) as SpaceId),
    kind: recordOf(SPACES, (id) => spaces[id].kind),
    castle: recordOf(SPACES, (id) => spaces[id].ring === 'castle'),
    sietch: recordOf(SPACES, (id) => (spaces[id].kind === 'sietch' ? spaces[id].colour : null)),
    reach: recordOf(SPACES, (from) => reachFrom(data, from)),
    next: recordOf(SPACES, (id) => spaces[id].next),
    sights: recordOf(SPACES, (from) => sightsFrom(data, from)),
    others,
    othersInDesert: recordOf(SPACES, (from) => others[from].filter((to) => spaces[to].ring === 'desert')),
  };
}
interface Walk {
  readonly at: SpaceId;
  /** Where it has come from; null = it has not stepped yet. */
  readonly back: SpaceId | null;
}
/** Walks on step by step; no step leads back at once: a ring goes one way, and over a link it is forbidden. R3.4, Q4 */
function reachFrom({ board: { spaces } }: AdventureData, from: SpaceId): SpaceId[][] {
  const reach: SpaceId[][] = [[from]];
  let walks: readonly Walk[] = [{ at: from, back: null }];
  for (let steps = 1; steps <= MOST_STEPS; steps++) {
    const next = walks.flatMap(({ at, back }) => spaces[at].next.filter((to) => to !== back).map((to): Walk => ({ at: to, back: at })));
    walks = next.filter((walk, n) => next.findIndex(({ at, back }) => at === walk.at && back === walk.back) === n);
    const ends = new Set(walks.map(({ at }) => at));
    reach.push(SPACES.filter((id) => ends.has(id)));
  }
  return reach;
}
/** Never back over the link it has just come by. R3.4 */
const sightsFrom = ({ board: { spaces } }: AdventureData, from: SpaceId): Sight[] =>
  spaces[from].next.flatMap((over) =>
    spaces[over].next.filter((to) => to !== from || spaces[over].ring === spaces[from].ring).map((to) => ({ over, to })),
  );

const boardWith = bookFor(DATA, (corrections) => withCorrections(DATA, corrections), derive);
