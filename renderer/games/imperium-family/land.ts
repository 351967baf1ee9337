import type { PostName, SpaceName } from '../../../shared/games/imperium-family/ids.ts';
import type { Theme } from '../scene.ts';

/** The middle of a thing as shares of width and height of what it lies on, and its width where it is not as wide as all others. */
export type Place = readonly [x: number, y: number, width?: number];
/** Where things lie. */
export interface Chart {
  readonly places: Readonly<Record<SpaceName, Place>>;
  /** Observation posts that stand on it; those of a Faction stand between its spaces. */
  readonly posts?: Readonly<Record<PostName, Place>>;
  /** Contracts that can be taken: the middle of their upper edge, for there may be several rows of them. */
  readonly contracts?: Place;
  /** The Shield Wall. */
  readonly wall?: Place;
  /** Spaces narrower than this have smaller letters, and no sign of the Agent icon. */
  readonly narrow?: number;
}
/** The planet of an edition: its baked picture, what lies where on it, and which zones these spaces are of. */
export interface LandPlan extends Chart {
  readonly pictures: Readonly<Record<Theme, { readonly small: string; readonly full: string }>>;
  /** Others that are no Faction's stand in a row above it. */
  readonly zones: readonly string[];
  /** Zones that lie beside the table, with those whose they are. */
  readonly elsewhere?: readonly string[];
  /** Spaces that leave it while a Reveal turn is laid out there; absent = all. */
  readonly yields?: readonly SpaceName[];
  /** As a phone shows it: council and traders, and the planet itself, each so many em high. Absent = in two columns, in reading order. */
  readonly near?: Readonly<Record<'row' | 'planet', Chart & { readonly height: number }>>;
}

interface Box {
  readonly width: number;
  readonly height: number;
}
/** About how large a space is drawn, as shares of a land; only where lines meet it depends on that. */
const TILE: Box = { width: 0.19, height: 0.085 };
/** A line ends so far inside a space, which covers its end. */
const INSIDE = 0.012;
const within = (value: number, middle: number, reach: number): number => Math.max(middle - reach, Math.min(middle + reach, value));

/** The lines from a post to the spaces it watches, in shares of the land: each ends at the nearest point of its space. */
export function linesFrom(chart: Chart, post: Place, spaces: readonly SpaceName[]): readonly (readonly [Place, Place])[] {
  return spaces.flatMap((space) => {
    const place = chart.places[space];
    if (!place) return [];
    const [x, y, width = TILE.width] = place;
    const end: Place = [within(post[0], x, width / 2 - INSIDE), within(post[1], y, TILE.height / 2 - INSIDE)];
    return [[post, end] as const];
  });
}
