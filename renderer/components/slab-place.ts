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
/** So far it keeps from edges and things, and so fine a place is looked for. */
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
  left: left - GAP / 2,
  top: top - GAP / 2,
  width: width + GAP,
  height: height + GAP,
});
/** The nearest place to the thing where the slab lies on nothing that is to be left free; without one, where it lies on the least of it. */
export function slabPlace({ box, slab, thing, free }: Ground): Pick<Area, 'left' | 'top'> {
  const kept = [thing, ...free].map(grown);
  let best = { left: box.left + GAP, top: box.top + GAP, covers: Number.POSITIVE_INFINITY, far: 0 };
  for (let top = box.top + GAP; top + slab.height <= box.top + box.height - GAP; top += GAP)
    for (let left = box.left + GAP; left + slab.width <= box.left + box.width - GAP; left += GAP) {
      const here = { left, top, ...slab };
      const covers = kept.reduce((sum, one) => sum + shared(here, one), 0);
      if (covers > best.covers) continue;
      const far = between(here, thing);
      if (covers < best.covers || far < best.far) best = { left, top, covers, far };
    }
  return { left: best.left, top: best.top };
}
