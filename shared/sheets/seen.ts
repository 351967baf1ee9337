import type { Point } from './draw.ts';
import { around, type Place, placedIn, pointsOf } from './extent.ts';
import { overlap } from './geometry.ts';
import type { Box, Item, PathItem, TextItem } from './page.ts';
import { PT } from './shape.ts';

/** What of something can be seen through a window. */
type Look<T extends Item = Item> = (window: Box) => readonly T[];

/**
 * What of a drawing can be seen through windows: all else is left out, so that the tile of a poster does not carry the
 * whole of it. Strokes that are not filled are left out piece by piece. Where everything lies is found out once.
 * @param place where, in what windows are measured in, that lies which the items say
 */
export function seenIn(items: readonly Item[], place: Place = (point) => point): Look {
  const looks = items.map((item): Look => {
    if (item.kind === 'path') return pathIn(item, place);
    if (item.kind === 'text') {
      const box = around(cornersOf(item).map(place), SLACK);
      return (window) => (overlap(box, window) ? [item] : []);
    }
    const inner = seenIn(item.items, item.kind === 'group' ? placedIn(item, place) : place);
    return (window) => {
      const seen = inner(window);
      return seen.length > 0 ? [{ ...item, items: seen }] : [];
    };
  });
  return (window) => looks.flatMap((look) => look(window));
}
/** Accents and tails reach beyond the room of their line (millimetres). */
const SLACK = 1;

/** Lines of a text may reach beyond the room it was set in: what they are is what counts. */
function cornersOf({ lines }: TextItem): Point[] {
  return lines.flatMap(({ x, y, runs }): Point[] => {
    const size = Math.max(...runs.map((run) => run.size)) * PT;
    return [
      [x, y - size],
      [x + runs.reduce((sum, run) => sum + run.width, 0), y + size / 2],
    ];
  });
}

function pathIn(item: PathItem, place: Place): Look<PathItem> {
  const [from, to] = [place([0, 0]), place([1, 0])];
  const wide = (item.stroke ? (item.width ?? 0.2) : 0) * Math.hypot(to[0] - from[0], to[1] - from[1]);
  // A part that begins at a place of its own depends on no other; of what is filled, holes belong to the rest.
  const parts = (item.fill ? [item.d] : item.d.split(/(?=M)/)).map((d) => ({ d, box: around(pointsOf(d).map(place), wide) }));
  return (window) => {
    const seen = parts.filter(({ box }) => overlap(box, window));
    if (seen.length === parts.length) return [item];
    return seen.length > 0 ? [{ ...item, d: seen.map(({ d }) => d).join('') }] : [];
  };
}
