import qrcode from 'qrcode-generator';
import { path } from './draw.ts';
import type { PathItem } from './page.ts';

/**
 * A text as a QR code.
 * @param x, y its upper left corner
 * @param edge of its square in millimetres
 */
export function qrCode(text: string, x: number, y: number, edge: number): PathItem {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const module = edge / count;
  const at = (n: number): number => Math.round(n * module * 1000) / 1000;
  let d = '';
  for (let row = 0; row < count; row++)
    for (let column = 0; column < count; column++)
      if (code.isDark(row, column)) d += `M${x + at(column)} ${y + at(row)}h${at(1)}v${at(1)}h${-at(1)}z`;
  return path(d, { fill: 'ink' });
}
