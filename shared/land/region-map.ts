import { recordOf } from '../kernel/typed.ts';
import { contains, type Line, type Point, reversed } from './lines.ts';

/** A border and the regions on its sides; a border of one region is its part of the rim. */
export interface Border<Id extends string> {
  readonly between: readonly [Id] | readonly [Id, Id];
  readonly line: Line;
}
/** Room around a place, in map units. */
export interface Room {
  readonly width: number;
  readonly height: number;
}
/** A land cut into regions, for screen and paper alike. Every border is kept once, so neighbours fit without gaps. */
export interface RegionMap<Id extends string> {
  readonly ids: readonly Id[];
  readonly borders: readonly Border<Id>[];
  /** Every region as a closed polygon. */
  readonly regions: Readonly<Record<Id, Line>>;
  /** A free spot in every region, where its name or its pieces stand. */
  readonly anchors: Readonly<Record<Id, Point>>;
  /** How much room there is for pieces. */
  readonly rooms: Readonly<Record<Id, Room>>;
  /** The edge of the land. */
  readonly rim: Line;
}

const isAt = ([x, y]: Point, place: Point | undefined): boolean => place?.[0] === x && place[1] === y;

/**
 * Lines joined end to end.
 * @throws Error if they do not close
 */
export function ringOf(lines: readonly Line[]): Line {
  const left = [...lines];
  const ring: Point[] = [...(left.shift() ?? [])];
  while (left.length > 0) {
    const end = ring.at(-1);
    const next = left.findIndex((line) => end && (isAt(end, line[0]) || isAt(end, line.at(-1))));
    const [line] = next < 0 ? [] : left.splice(next, 1);
    if (!end || !line) throw new Error('The lines around a region do not close');
    ring.push(...(isAt(end, line[0]) ? line : reversed(line)).slice(1));
  }
  ring.pop();
  return ring;
}

/** The regions that borders enclose. */
export const regionsOf = <Id extends string>(ids: readonly Id[], borders: readonly Border<Id>[]): RegionMap<Id>['regions'] =>
  recordOf(ids, (id) => ringOf(borders.filter(({ between }) => between.includes(id)).map(({ line }) => line)));

/** The region at a place of the map; null beyond the rim. */
export const regionAt = <Id extends string>({ ids, regions }: Pick<RegionMap<Id>, 'ids' | 'regions'>, place: Point): Id | null =>
  ids.find((id) => contains(regions[id], place)) ?? null;

/** The regions that share a border with each. */
export const touching = <Id extends string>({
  ids,
  borders,
}: Pick<RegionMap<Id>, 'ids' | 'borders'>): Readonly<Record<Id, readonly Id[]>> =>
  recordOf(ids, (id) => [
    ...new Set(borders.filter(({ between }) => between.includes(id)).flatMap(({ between }) => between.filter((side) => side !== id))),
  ]);
