import { around, lineCorners, type Place, placedIn, pointsOf } from './extent.ts';
import { overlap, within } from './geometry.ts';
import type { Box, Item, PathItem, TextItem } from './page.ts';

/** What of something can be seen through a window, and where in it words are seen; absent = everywhere. */
type Look<T extends Item = Item> = (window: Box, words?: Box) => readonly T[];

/**
 * What of a drawing can be seen through windows: all else is left out, so that the tile of a poster does not carry the
 * whole of it. Strokes that are not filled are left out piece by piece. Where everything lies is found out once.
 * @param place where, in what windows are measured in, that lies which the items say
 */
export function seenIn(items: readonly Item[], place: Place = (point) => point): Look {
  const looks = items.map((item): Look => {
    if (item.kind === 'path') return pathIn(item, place);
    if (item.kind === 'text') return wordsIn(item, place);
    const inner = seenIn(item.items, item.kind === 'group' ? placedIn(item, place) : place);
    return (window, words) => {
      const seen = inner(window, words);
      return seen.length > 0 ? [{ ...item, items: seen }] : [];
    };
  });
  return (window, words) => looks.flatMap((look) => look(window, words));
}
/** A line is seen whole or not at all: what a window cuts stands whole in another. */
function wordsIn(item: TextItem, place: Place): Look<TextItem> {
  const boxes = item.lines.map((line) => around(lineCorners(line).map(place), -ROUNDING));
  return (window, words = window) => {
    const lines = item.lines.filter((_, at) => {
      const { x, y, width, height } = boxes[at] ?? words;
      return within(words, [x, y]) && within(words, [x + width, y + height]);
    });
    return lines.length > 0 ? [{ ...item, lines }] : [];
  };
}
/** So little beyond the edge is none of it. */
const ROUNDING = 0.05;

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
