/** Where something lies, in pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
/** What a slab is placed by: the board, the thing it speaks of, and what it must leave free. */
interface Ground {
  readonly box: Area;
  readonly slab: Pick<Area, 'width' | 'height'>;
  readonly thing: Area;
  readonly free: readonly Area[];
}
/** So far it keeps from edges and things. */
const GAP = 8;

/** How much of two areas lies on each other, in square pixels. */
function shared(one: Area, other: Area): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}
/** How far two areas are apart. */
function between(one: Area, other: Area): number {
  const across = Math.max(one.left - other.left - other.width, other.left - one.left - one.width, 0);
  const down = Math.max(one.top - other.top - other.height, other.top - one.top - one.height, 0);
  return Math.hypot(across, down);
}
const grown = ({ left, top, width, height }: Area): Area => ({
  left: left - GAP,
  top: top - GAP,
  width: width + 2 * GAP,
  height: height + 2 * GAP,
});
/** Where the slab touches what is kept free, or the edge of the board: of all places where it lies on as little, one of these is the nearest. */
function ends(length: number, kept: readonly (readonly [number, number])[], [from, to]: readonly [number, number]): readonly number[] {
  const all = kept.flatMap(([first, long]) => [first - length, first + long]).filter((one) => one > from && one + length < to);
  return [...new Set([from, Math.max(from, to - length), ...all])];
}
/** The nearest place to the thing where the slab lies on nothing that is to be left free; without one, where it lies on the least of it. */
export function slabPlace({ box, slab, thing, free }: Ground): Pick<Area, 'left' | 'top'> {
  const kept = [thing, ...free].map(grown);
  const lefts = ends(
    slab.width,
    kept.map(({ left, width }) => [left, width]),
    [box.left + GAP, box.left + box.width - GAP],
  );
  const tops = ends(
    slab.height,
    kept.map(({ top, height }) => [top, height]),
    [box.top + GAP, box.top + box.height - GAP],
  );
  let best = { left: box.left + GAP, top: box.top + GAP, covers: Number.POSITIVE_INFINITY, far: 0 };
  for (const top of tops)
    for (const left of lefts) {
      const here = { left, top, ...slab };
      const far = between(here, thing);
      if (best.covers === 0 && far >= best.far) continue;
      const covers = kept.reduce((sum, one) => sum + shared(here, one), 0);
      if (covers < best.covers || (covers === best.covers && far < best.far)) best = { left, top, covers, far };
    }
  return { left: best.left, top: best.top };
}
