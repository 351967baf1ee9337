import type { AdventureData } from '../../../../shared/games/adventure/data.ts';
import type { AdventureEvent } from '../../../../shared/games/adventure/events.ts';
import { type FigureId, FIGURES, type SpaceId } from '../../../../shared/games/adventure/ids.ts';
import type { Point } from '../../../../shared/land/lines.ts';
import { PLACES, RINGS } from '../bake/plan.ts';
import type { BoardModel } from './model.ts';

/** A figure that goes from one space to another. */
export interface Journey {
  readonly figure: FigureId;
  readonly from: SpaceId;
  readonly to: SpaceId;
  /** Steps it walks; null = it flies, or is put there. */
  readonly steps: number | null;
}

/** Which figures have moved between two positions, in the order it happened. */
export function journeys(before: BoardModel, after: BoardModel, events: readonly { readonly type: string }[] = []): readonly Journey[] {
  const told = events as readonly AdventureEvent[];
  const moved = FIGURES.flatMap((figure): Journey[] => {
    const from = before.figures[figure].at;
    const to = after.figures[figure].at;
    if (!from || !to || from === to) return [];
    const walk = told.findLast((one) => one.type === 'moved' && one.figure === figure && one.to === to);
    return [{ figure, from, to, steps: walk?.type === 'moved' && walk.from === from ? walk.steps : null }];
  });
  const when = ({ figure }: Journey) => told.findIndex((one) => 'figure' in one && one.figure === figure && 'to' in one);
  return moved.sort((one, other) => when(one) - when(other));
}

type Spaces = AdventureData['board']['spaces'];
/** The spaces a figure passes, from the first to the last; straight there if no way has that many steps. R3.4, R6.2 */
export function wayOf(spaces: Spaces, { from, to, steps }: Omit<Journey, 'figure'>): readonly SpaceId[] {
  return (steps !== null && walk(spaces, [from], to, steps)) || [from, to];
}
function walk(spaces: Spaces, way: readonly SpaceId[], to: SpaceId, left: number): readonly SpaceId[] | null {
  const here = way.at(-1) as SpaceId;
  if (left === 0) return here === to ? way : null;
  for (const next of spaces[here].next) {
    // No step over a link is followed at once by the step back.
    if (next === way.at(-2)) continue;
    const found = walk(spaces, [...way, next], to, left - 1);
    if (found) return found;
  }
  return null;
}

/** The line a figure walks: along its ring, straight over a link. */
export function lineOf(spaces: Spaces, way: readonly SpaceId[]): readonly Point[] {
  return way.flatMap((id, at) => {
    const before = way[at - 1];
    const here = PLACES[id].at;
    if (before === undefined) return [here];
    const isStep = spaces[before].next.includes(id) && spaces[before].ring === spaces[id].ring;
    return isStep ? [bend(before, id, spaces[id].ring), here] : [here];
  });
}
/** Half the way between two neighbours, on the ring. */
function bend(from: SpaceId, to: SpaceId, ring: 'desert' | 'castle'): Point {
  const oval = RINGS[ring];
  const angle = (id: SpaceId) => Math.atan2(PLACES[id].at[1] / oval.y, PLACES[id].at[0] / oval.x);
  const start = angle(from);
  const half = ((angle(to) - start + 2 * Math.PI) % (2 * Math.PI)) / 2;
  return [oval.x * Math.cos(start + half), oval.y * Math.sin(start + half)];
}

/** The place at a share of the way along a line, 0 to 1. */
export function along(line: readonly Point[], share: number): Point {
  const lengths = line.slice(1).map(([x, y], at) => Math.hypot(x - (line[at] as Point)[0], y - (line[at] as Point)[1]));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  for (const [at, length] of lengths.entries()) {
    const [ax, ay] = line[at] as Point;
    const [bx, by] = line[at + 1] as Point;
    if (left <= length && length > 0) return [ax + ((bx - ax) * left) / length, ay + ((by - ay) * left) / length];
    left -= length;
  }
  return line.at(-1) as Point;
}
