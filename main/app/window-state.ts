import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Where the window stood, in device-independent pixels. */
export interface WindowState {
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
  readonly maximized: boolean;
}
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest window that still shows a whole table. */
export const SMALLEST = { width: 420, height: 560 } as const;
const FIRST: WindowState = { width: 1280, height: 800, maximized: false };

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** What was remembered, or a first window if nothing readable was. */
export function readWindowState(file: string): WindowState {
  try {
    const { x, y, width, height, maximized } = JSON.parse(readFileSync(file, 'utf8')) as Record<keyof WindowState, unknown>;
    if (!isNumber(width) || !isNumber(height)) return FIRST;
    const size = { width: Math.max(SMALLEST.width, width), height: Math.max(SMALLEST.height, height), maximized: maximized === true };
    return isNumber(x) && isNumber(y) ? { x, y, ...size } : size;
  } catch {
    // Not there yet (ENOENT), not to be read (EACCES) or damaged (SyntaxError): the window opens as at its first start.
    return FIRST;
  }
}

/** Written beside, then renamed: a crash leaves the old state, never half of the new one. A full disk only costs the memory of a window. */
export function writeWindowState(file: string, state: WindowState): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify(state));
    renameSync(`${file}.new`, file);
  } catch (error) {
    console.error('The place of the window could not be remembered:', error);
  }
}

/** The state without its place if none of the screens shows enough of it to take hold of. */
export function onScreen(state: WindowState, screens: readonly Area[]): WindowState {
  const { x, y, ...size } = state;
  if (x === undefined || y === undefined) return size;
  const shown = screens.some(
    (screen) =>
      Math.min(x + size.width, screen.x + screen.width) - Math.max(x, screen.x) >= 120 &&
      y >= screen.y &&
      y <= screen.y + screen.height - 40,
  );
  return shown ? state : size;
}
