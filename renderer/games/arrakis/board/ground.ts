import { areas } from '../../../../shared/games/arrakis/data/map.ts';
import { cliffsOf, sectorLinesOf } from '../../../../shared/games/arrakis/land/lines.ts';
import { LAND } from '../../../../shared/games/arrakis/land/shape.ts';
import { type Line, pathOf, type Point } from '../../../../shared/land/lines.ts';
import type { Hour } from '../../../canvas/land/terrain.ts';
import { LAND_BOX } from '../land-box.ts';

type Pen = CanvasRenderingContext2D;
interface Inks {
  readonly rim: string;
  readonly shade: string;
  readonly light: string;
  readonly lightAlpha: number;
  readonly cliff: string;
  readonly cliffHalo: string;
}
const INKS: Readonly<Record<Hour, Inks>> = {
  night: { rim: '#0c0807', shade: '#120c0a', light: '#f1dfbd', lightAlpha: 0.8, cliff: '#fff0d0', cliffHalo: 'rgba(18,10,6,.8)' },
  noon: { rim: '#6b5433', shade: '#4a2f17', light: '#fff3d8', lightAlpha: 0.85, cliff: '#2a1408', cliffHalo: 'rgba(255,243,216,.75)' },
};
const TEETH = { every: 17, long: 15, wide: 7 } as const;

function stroke(pen: Pen, path: Path2D, colour: string, width: number, alpha = 1): void {
  pen.globalAlpha = alpha;
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke(path);
  pen.globalAlpha = 1;
}
const joined = (lines: readonly Line[]): Path2D => new Path2D(lines.map((line) => pathOf(line, false)).join(''));

/** Places along a line, equally far apart, with the direction there. */
function along(line: Line, every: number): { readonly at: Point; readonly way: Point }[] {
  const places: { at: Point; way: Point }[] = [];
  let left = every / 2;
  for (let nth = 1; nth < line.length; nth++) {
    const [[ax, ay], [bx, by]] = [line[nth - 1] as Point, line[nth] as Point];
    const length = Math.hypot(bx - ax, by - ay);
    const way: Point = [(bx - ax) / (length || 1), (by - ay) / (length || 1)];
    for (; left <= length; left += every) places.push({ at: [ax + way[0] * left, ay + way[1] * left], way });
    left -= length;
  }
  return places;
}
/** Teeth on both sides, as maps draw what nobody climbs. */
function teeth(line: Line): string {
  return along(line, TEETH.every)
    .map(({ at: [x, y], way: [dx, dy] }, nth) => {
      const side = nth % 2 === 0 ? 1 : -1;
      const [half, long] = [TEETH.wide / 2, TEETH.long * side];
      return `M${x - dx * half} ${y - dy * half}L${x - dy * long} ${y + dx * long}L${x + dx * half} ${y + dy * half}Z`;
    })
    .join('');
}

const SECTORS = sectorLinesOf(areas).map(({ line }) => line);
const CLIFFS = cliffsOf(areas).map(({ line }) => line);

/**
 * The land with its sector lines and cliffs: everything that does not move. Map units.
 * @param width factor on the width of lines, for small screens
 */
export function paintGround(pen: Pen, picture: CanvasImageSource | null, width: number, hour: Hour): void {
  const inks = INKS[hour];
  const rim = new Path2D(pathOf(LAND.rim));
  pen.lineJoin = pen.lineCap = 'round';
  pen.save();
  pen.clip(rim);
  pen.fillStyle = inks.shade;
  pen.fill(rim);
  if (picture) {
    pen.imageSmoothingEnabled = true;
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, LAND_BOX.x, LAND_BOX.y, LAND_BOX.width, LAND_BOX.height);
  }
  const sectors = joined(SECTORS);
  stroke(pen, sectors, inks.shade, 11 * width);
  stroke(pen, sectors, inks.light, 3.3 * width, inks.lightAlpha);
  const scarp = new Path2D(CLIFFS.map(teeth).join(''));
  const edge = joined(CLIFFS);
  stroke(pen, scarp, inks.cliffHalo, 6 * width);
  stroke(pen, edge, inks.cliffHalo, 12 * width);
  pen.fillStyle = inks.cliff;
  pen.fill(scarp);
  stroke(pen, edge, inks.cliff, 5 * width);
  pen.restore();
  stroke(pen, rim, inks.rim, 11 * width);
}
