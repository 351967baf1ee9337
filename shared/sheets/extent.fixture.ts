import { around, lineCorners, type Place, placedIn, pointsOf } from './extent.ts';
import type { Box, Item, Page, Run, TextItem } from './page.ts';

/** What a page shows, and where: for tests about what lies where. */
export interface Shown {
  readonly box: Box;
  readonly item: Item;
  /** Of text: one line. */
  readonly runs?: readonly Run[];
}

/** Pages that have been looked at: many tests ask the same of one. */
const known = new WeakMap<readonly Item[], readonly Shown[]>();

/** Everything a page draws with the room it takes; curves may be judged a little larger than they are. */
export function shownOn({ items }: Pick<Page, 'items'>): Shown[] {
  const all = known.get(items) ?? items.flatMap((item) => shown(item, (point) => point, null));
  known.set(items, all);
  return [...all];
}

function shown(item: Item, place: Place, window: Box | null): Shown[] {
  if (item.kind === 'tag') return item.items.flatMap((inner) => shown(inner, place, window));
  if (item.kind === 'path') {
    const wide = item.stroke ? (item.width ?? 0.2) / 2 : 0;
    const [from, to] = [place([0, 0]), place([1, 0])];
    return cut([{ item, box: around(pointsOf(item.d).map(place), wide * Math.hypot(to[0] - from[0], to[1] - from[1])) }], window);
  }
  if (item.kind === 'text') return cut(linesOf(item, place), window);
  const inner = placedIn(item, place);
  const clip = item.clip ? around(pointsOf(item.clip).map(inner), 0) : null;
  return item.items.flatMap((each) => shown(each, inner, clip && window ? common(clip, window) : (clip ?? window)));
}

const linesOf = (item: TextItem, place: Place): Shown[] =>
  item.lines.map((line) => ({ item, runs: line.runs, box: around(lineCorners(line).map(place), 0) }));

/** What both windows show. */
function common(one: Box, other: Box): Box {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const [right, bottom] = [Math.min(one.x + one.width, other.x + other.width), Math.min(one.y + one.height, other.y + other.height)];
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
}
/** What is left of it inside a window. */
function cut(all: readonly Shown[], window: Box | null): Shown[] {
  if (!window) return [...all];
  return all.flatMap((each) => {
    const [x, y] = [Math.max(each.box.x, window.x), Math.max(each.box.y, window.y)];
    const width = Math.min(each.box.x + each.box.width, window.x + window.width) - x;
    const height = Math.min(each.box.y + each.box.height, window.y + window.height) - y;
    return width > 0 && height > 0 ? [{ ...each, box: { x, y, width, height } }] : [];
  });
}
