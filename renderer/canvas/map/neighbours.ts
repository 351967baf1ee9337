import type { Point } from '../../../shared/land/lines.ts';

/** The eight directions, in degrees clockwise from north. */
export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof DIRECTIONS)[number];
const ARROWS = { ArrowUp: 0, ArrowRight: 90, ArrowDown: 180, ArrowLeft: 270 } as const;
export type Arrow = keyof typeof ARROWS;
export const isArrow = (key: string): key is Arrow => Object.hasOwn(ARROWS, key);

/** Regions by where their middles lie, and which touch which. */
export interface Neighbourhood<Id extends string> {
  readonly anchors: Readonly<Record<Id, Point>>;
  readonly touching: Readonly<Record<Id, readonly Id[]>>;
}

/** Degrees clockwise from north, 0 to 360. */
function bearing([fromX, fromY]: Point, [toX, toY]: Point): number {
  return ((Math.atan2(toX - fromX, fromY - toY) * 180) / Math.PI + 360) % 360;
}
const turn = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180);

/** In which of the eight directions a place lies, seen from another. */
export const directionTo = (from: Point, to: Point): Direction => DIRECTIONS[Math.round(bearing(from, to) / 45) % 8] ?? 'n';

/** An arrow leads to no neighbour further aside than this. */
const ASIDE = 80;
/** A neighbour twice as far away as the others counts as that many degrees further aside. */
const FAR = 40;

/** The neighbour in the direction of an arrow, a near one rather than a far one; null where there is none. */
export function neighbourTowards<Id extends string>({ anchors, touching }: Neighbourhood<Id>, from: Id, arrow: Arrow): Id | null {
  const here = anchors[from];
  const away = (id: Id): number => Math.hypot(anchors[id][0] - here[0], anchors[id][1] - here[1]);
  const usual = touching[from].reduce((sum, id) => sum + away(id), 0) / touching[from].length;
  const aside = (id: Id): number => turn(bearing(here, anchors[id]), ARROWS[arrow]);
  const cost = (id: Id): number => aside(id) + (FAR * away(id)) / usual;
  const ahead = touching[from].filter((id) => aside(id) <= ASIDE);
  return ahead.sort((one, other) => cost(one) - cost(other))[0] ?? null;
}

/** All neighbours by the eight directions from north on, clockwise. */
export function neighboursOf<Id extends string>(
  { anchors, touching }: Neighbourhood<Id>,
  from: Id,
): readonly { readonly id: Id; readonly direction: Direction }[] {
  // What lies a little west of north is north, too: it comes first.
  const order = (id: Id): number => (bearing(anchors[from], anchors[id]) + 22.5) % 360;
  return [...touching[from]]
    .sort((one, other) => order(one) - order(other))
    .map((id) => ({ id, direction: directionTo(anchors[from], anchors[id]) }));
}
