import { type AreaId, AREAS, ZONES } from '../../../../shared/games/arrakis/ids.ts';
import { LAND, ZONE_PLACES } from '../../../../shared/games/arrakis/land/shape.ts';
import { recordOf } from '../../../../shared/kernel/typed.ts';
import type { Point } from '../../../../shared/land/lines.ts';
import type { Box } from '../../../canvas/ink.ts';
import type { Label } from '../../../canvas/label.ts';
import { labelOf } from '../../../canvas/map/label.ts';
import { type Block, spread } from '../../../canvas/map/spread.ts';
import type { Hour } from '../../../canvas/land/terrain.ts';
import { type Drawing, drawingBox } from '../pieces/tokens.ts';
import { zoneDrawing } from '../pieces/zone.ts';
import { LAND_EDGES } from '../land-box.ts';
import type { AreaNames } from './names.ts';
import type { MapModel } from './model.ts';
import { type Stand, standOf } from './standing.ts';

/** A piece at its place on the map. */
export interface PlacedPiece {
  /** The same piece keeps it while it changes its look: `arrakeen/settlement`. */
  readonly id: string;
  readonly drawing: Drawing;
  readonly box: Box;
  readonly at: Point;
}
/** A name at its place: it stands on its origin. */
export interface PlacedName {
  readonly label: Label;
  readonly at: Point;
  /** Where the key of an offer stands, above everything. */
  readonly key: Point;
}
export interface Layout {
  readonly pieces: readonly PlacedPiece[];
  readonly names: Readonly<Record<AreaId, PlacedName>>;
}

/** How many units of a name are one of the pieces: a name is 62 of its own high, 12.4 of theirs. */
export const FINE = 62 / 12.4;
/** In units of the pieces: the height of a line, and how far its foot lies under its middle. */
const LINE = 12.6;
const NUMBER_WIDE = 12;
const NEAR = 0.5;
/** Half of a key, with its rim. */
const KEY = 10.5;
/** How far things may give way to each other: pieces and their name, a name alone. */
const PIECES_MOST = 44;
const NAME_MOST = 24;

/** An area: pieces above, the name under them; everything around the middle of the area, in units of the pieces. */
interface Group {
  readonly stand: Stand;
  readonly label: Label;
  /** Middle of the pieces, and the foot of the name. */
  readonly lift: number;
  readonly foot: number;
  readonly boxes: readonly Box[];
}
function groupOf(stand: Stand, label: Label, numbered: boolean): Group {
  const high = label.lines.length * LINE;
  const wide = (numbered ? NUMBER_WIDE : label.width / FINE) / 2;
  const standing = stand.pieces.length > 0;
  const whole = stand.bottom - stand.top + (standing ? NEAR : 0) + high;
  const lift = standing ? (stand.bottom - stand.top) / 2 - whole / 2 : 0;
  const top = whole / 2 - high;
  const name: Box = { left: -wide, top, right: wide, bottom: whole / 2 };
  const pieces: Box = { left: -stand.width / 2, top: lift + stand.top, right: stand.width / 2, bottom: lift + stand.bottom };
  return { stand, label, lift, foot: whole / 2 - 2.6, boxes: standing ? [pieces, name] : [name] };
}
const scaled = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left * by,
  top: top * by,
  right: right * by,
  bottom: bottom * by,
});

/** Over the pieces, as far as the map reaches; at its upper edge beside them, where no key covers what stands there. In units of the pieces. */
function keyOf([x, y]: Point, boxes: readonly Box[], edges: Box): Point {
  const box = {
    left: x + Math.min(...boxes.map(({ left }) => left)),
    top: y + Math.min(...boxes.map(({ top }) => top)),
    right: x + Math.max(...boxes.map(({ right }) => right)),
  };
  if (box.top - 2 * KEY >= edges.top) return [Math.min(edges.right - KEY, Math.max(edges.left + KEY, x)), box.top - KEY];
  const beside = box.left - 2 * KEY >= edges.left ? box.left - KEY : box.right + KEY;
  return [beside, Math.max(edges.top, box.top) + KEY];
}

/**
 * Where everything stands on the map; what would cover something else gives way.
 * @param unit map units of one unit of the pieces
 */
export function layoutOf({ areas, zones }: MapModel, called: AreaNames, hour: Hour, unit: number): Layout {
  const groups = recordOf(AREAS, (id) => {
    const { width, height } = LAND.rooms[id];
    const stand = standOf(areas[id], { width: width / unit, height: height / unit });
    const { text, numbered } = called[id];
    const room = stand.pieces.length > 0 ? stand.width * 1.25 : width / unit;
    return groupOf(stand, numbered ? { lines: [text], width: NUMBER_WIDE * FINE } : labelOf(text, Math.max(60, room * FINE)), numbered);
  });
  const air = ZONES.map((id): PlacedPiece => {
    const drawing = zoneDrawing(zones[id].vehicle, hour);
    return { id, drawing, box: drawingBox(drawing), at: ZONE_PLACES[id] };
  });
  const blocks: Block[] = [
    ...AREAS.map((id) => ({
      at: LAND.anchors[id],
      boxes: groups[id].boxes.map((box) => scaled(box, unit)),
      most: (groups[id].stand.pieces.length > 0 ? PIECES_MOST : NAME_MOST) * unit,
    })),
    ...air.map(({ at, box }) => ({ at, boxes: [scaled(box, unit * 0.9)], most: 0 })),
  ];
  const gone = spread(blocks, LAND_EDGES);
  const middle = recordOf(AREAS, (id): Point => {
    const [dx, dy] = gone[AREAS.indexOf(id)] ?? [0, 0];
    const [x, y] = LAND.anchors[id];
    return [x + dx, y + dy];
  });
  const at = (id: AreaId, x: number, y: number): Point => [middle[id][0] + x * unit, middle[id][1] + y * unit];
  const pieces = AREAS.flatMap((id): PlacedPiece[] => {
    const { stand, lift } = groups[id];
    return stand.pieces.map(({ drawing, box, at: [x, y] }) => ({ id: `${id}/${drawing.key}`, drawing, box, at: at(id, x, y + lift) }));
  });
  const names = recordOf(AREAS, (id): PlacedName => {
    const { label, foot, boxes } = groups[id];
    const [x, y] = middle[id];
    const key = keyOf([x / unit, y / unit], boxes, scaled(LAND_EDGES, 1 / unit));
    return { label, at: at(id, 0, foot), key: [key[0] * unit, key[1] * unit] };
  });
  return { pieces: [...air, ...pieces], names };
}
