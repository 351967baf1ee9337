import type { Hour } from '../../../canvas/land/terrain.ts';
import type { Box } from '../../../canvas/ink.ts';
import { BONE, type Palette } from '../../../canvas/palette.ts';
import { drawSign } from '../../../canvas/signs.ts';
import type { ZoneProps } from './props.ts';
import type { Drawing } from './tokens.ts';

/** The colours of the air: a hole in the land through which one sees the sky. */
const AIR: Readonly<Record<Hour, { readonly fill: string; readonly line: string; readonly sign: string }>> = {
  night: { fill: '#173645', line: '#9fd6f5', sign: '#d5effc' },
  noon: { fill: '#d8ecf5', line: '#1b5a86', sign: '#12415f' },
};
const RADIUS = { empty: 10.5, taken: 15.5 } as const;

/** A carrier's frame with what hangs in it. */
const CARRYALL = 'M-10-3H10M-7-3V5M7-3V5M-3.5 6V1H3.5V6Z';

/** An air zone with what is in it. R3.4 */
export function zoneDrawing(vehicle: ZoneProps, hour: Hour): Drawing {
  const radius = vehicle ? RADIUS.taken : RADIUS.empty;
  return {
    key: 'zone',
    name: `zone ${vehicle ?? 'empty'}`,
    width: 2 * radius + 2,
    height: 2 * radius + 2,
    paint(pen) {
      const { fill, line, sign } = AIR[hour];
      pen.beginPath();
      pen.arc(0, 0, radius, 0, Math.PI * 2);
      pen.fillStyle = fill;
      pen.fill();
      pen.strokeStyle = line;
      pen.lineWidth = 1.6;
      pen.setLineDash([4, 2.5]);
      pen.stroke();
      pen.setLineDash([]);
      if (vehicle === null) {
        drawSign(pen, 'air', 0, 0, 14, sign);
        return;
      }
      pen.beginPath();
      if (vehicle === 'ornithopter') pen.arc(0, 0, 12, 0, Math.PI * 2);
      else pen.roundRect(-12.5, -8.5, 25, 17, 2);
      pen.fillStyle = BONE.face;
      pen.fill();
      pen.strokeStyle = BONE.ink;
      pen.lineWidth = 1.2;
      pen.stroke();
      if (vehicle === 'ornithopter') drawSign(pen, 'ornithopter', 0, 0, 20, BONE.ink);
      else {
        pen.lineWidth = 2;
        pen.stroke(new Path2D(CARRYALL));
      }
    },
  };
}

export const RING_BOX: Box = { left: -24, top: -24, right: 24, bottom: 24 };
/** The light around a zone: it answers, it is part of the answer, or it is only looked at. */
export function paintRing(
  pen: CanvasRenderingContext2D,
  light: 'offer' | 'chosen' | 'reached' | 'looked-at',
  pointed: boolean,
  palette: Palette,
): void {
  const ring = (colour: string, width: number): void => {
    pen.beginPath();
    pen.arc(0, 0, 18.5, 0, Math.PI * 2);
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.stroke();
  };
  ring(palette.mapHalo, pointed || light === 'chosen' ? 8 : 6);
  ring(light === 'looked-at' ? palette.mapInk : palette.mapEdge, pointed || light === 'chosen' ? 5.5 : 3.5);
}
