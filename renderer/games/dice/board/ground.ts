import { STORM_ZONES, type StormZone } from '../../../../shared/games/dice/ids.ts';
import { HALF_HEIGHT, HALF_WIDTH, type LandLayout, STORM_SPACES } from '../../../../shared/games/dice/land/plan.ts';
import { LAND, ZONE_BORDERS } from '../../../../shared/games/dice/land/shape.ts';
import { LAND_BOX } from '../land-box.ts';
import { type Line, pathOf, type Point } from '../../../../shared/land/lines.ts';
import { rolls } from '../../../../shared/land/rolls.ts';
import type { Box } from '../../../canvas/ink.ts';
import { type Palette, TEXT_FONT } from '../../../canvas/palette.ts';

type Pen = CanvasRenderingContext2D;
/** Width of the bezel around the land. */
export const BEZEL = 100;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
/** A place on the bezel, `out` units beyond the land. */
export const onBezel = (degrees: number, out: number): Point => [
  (HALF_WIDTH + out) * Math.cos(radians(degrees)),
  -(HALF_HEIGHT + out) * Math.sin(radians(degrees)),
];
/** Where the storm stone lies in a zone's socket. */
export const SOCKET = 52;

function ring(out: number): Path2D {
  const path = new Path2D();
  path.ellipse(0, 0, HALF_WIDTH + out, HALF_HEIGHT + out, 0, 0, Math.PI * 2);
  return path;
}
function between(inner: number, outer: number): Path2D {
  const path = ring(outer);
  path.addPath(ring(inner));
  return path;
}

/** Land and bezel: everything that does not move. Map units; `picture` null = only the bezel. */
export function paintGround(pen: Pen, layout: LandLayout, picture: CanvasImageSource | null, pass: boolean, palette: Palette): void {
  pen.fillStyle = palette.gap;
  pen.fill(ring(14));
  if (picture) {
    pen.save();
    pen.clip(ring(14));
    pen.imageSmoothingEnabled = true;
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, LAND_BOX.x, LAND_BOX.y, LAND_BOX.width, LAND_BOX.height);
    pen.restore();
  }
  if (pass) paintPass(pen, palette);
  pen.save();
  pen.clip(new Path2D(pathOf(LAND[layout].rim)));
  pen.scale(1, 0.775);
  const bowl = pen.createRadialGradient(0, 0, 1320 * 0.88, 0, 0, 1320);
  bowl.addColorStop(0, 'rgba(0,0,0,0)');
  bowl.addColorStop(1, palette.bowl);
  pen.fillStyle = bowl;
  pen.fillRect(-1400, -1400, 2800, 2800);
  pen.restore();
  paintBezel(pen, palette);
}

function paintBezel(pen: Pen, palette: Palette): void {
  const sheen = pen.createLinearGradient(-HALF_WIDTH, -HALF_HEIGHT, HALF_WIDTH * 0.6, HALF_HEIGHT);
  sheen.addColorStop(0, palette.bezelLit);
  sheen.addColorStop(1, palette.bezelDark);
  pen.fillStyle = sheen;
  pen.fill(between(2, BEZEL), 'evenodd');
  const line = (path: Path2D, colour: string, width: number) => {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.stroke(path);
  };
  line(ring(100), palette.light, 5);
  line(ring(93), palette.dark, 5);
  line(ring(12), palette.dark, 9);
  line(ring(20), palette.light, 3);
  const spoke = (degrees: number, from: number, to: number, colour: string, width: number, aside = 0) => {
    const [x1, y1] = onBezel(degrees, from);
    const [x2, y2] = onBezel(degrees, to);
    line(new Path2D(`M${x1 + aside} ${y1 + aside}L${x2 + aside} ${y2 + aside}`), colour, width);
  };
  for (const degrees of ZONE_BORDERS) {
    spoke(degrees, 22, 92, palette.dark, 9);
    spoke(degrees, 22, 92, palette.light, 3, 4);
  }
  pen.globalAlpha = 0.4;
  for (let degrees = 0; degrees < 360; degrees += 5) spoke(degrees, 78, 90, palette.bezelInk, 3);
  pen.globalAlpha = 1;
  for (const zone of STORM_ZONES) paintSocket(pen, zone, palette);
}

function paintSocket(pen: Pen, zone: StormZone, palette: Palette): void {
  const [x, y] = onBezel(STORM_SPACES[zone], SOCKET);
  pen.beginPath();
  pen.arc(x, y, 46, 0, Math.PI * 2);
  pen.fillStyle = palette.socket;
  pen.fill();
  pen.strokeStyle = palette.light;
  pen.lineWidth = 4;
  pen.beginPath();
  pen.arc(x, y, 46, Math.PI * 0.17, Math.PI * 0.83);
  pen.stroke();
  pen.strokeStyle = palette.dark;
  pen.beginPath();
  pen.arc(x, y, 46, Math.PI * 1.17, Math.PI * 1.83);
  pen.stroke();
  pen.fillStyle = palette.bezelInk;
  pen.font = `650 62px ${TEXT_FONT}`;
  pen.textAlign = 'center';
  pen.fillText(String(zone), x, y + 22);
}

/** A pass through the mountains of Carthag: the map option where Broken Land reaches the pole. */
const PASS: Line = [
  [222, -640],
  [206, -560],
  [214, -470],
  [180, -390],
  [176, -310],
  [126, -215],
];
function paintPass(pen: Pen, palette: Palette): void {
  const path = new Path2D(pathOf(PASS, false));
  pen.save();
  pen.lineJoin = pen.lineCap = 'round';
  pen.strokeStyle = palette.mapHalo;
  pen.lineWidth = 22;
  pen.stroke(path);
  pen.strokeStyle = palette.mapInk;
  pen.lineWidth = 8;
  pen.setLineDash([26, 22]);
  pen.stroke(path);
  pen.restore();
}

const VORTEX_REACH = 960;
export const VORTEX_BOX: Box = { left: -VORTEX_REACH, top: -VORTEX_REACH * 0.9, right: VORTEX_REACH, bottom: VORTEX_REACH * 0.9 };
/** The storm: dust drawn as a vortex around its origin. */
export function paintVortex(pen: Pen, palette: Palette): void {
  const roll = rolls(77);
  const flat = 0.82;
  pen.beginPath();
  pen.ellipse(0, 0, 900, 840, 0, 0, Math.PI * 2);
  pen.fillStyle = palette.dust;
  pen.fill();
  pen.lineCap = 'round';
  for (let wisp = 0; wisp < 210; wisp++) {
    const radius = 40 + roll() ** 0.7 * 860;
    const start = roll() * Math.PI * 2;
    const sweep = 0.25 + roll() * 0.9;
    pen.globalAlpha = 0.2 + roll() * 0.36;
    pen.strokeStyle = wisp % 3 ? palette.dustLit : palette.dustDark;
    pen.lineWidth = 3 + roll() * 9;
    pen.beginPath();
    for (let part = 0; part <= 10; part++) {
      const angle = start + (sweep * part) / 10;
      const reach = radius * (1 + 0.06 * (part / 10));
      pen.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach * flat);
    }
    pen.stroke();
  }
  pen.globalAlpha = 1;
}
