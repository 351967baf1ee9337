import type { Point } from '../../../shared/land/lines.ts';

/** What a hand wants to do with a map. Places in CSS pixels of its element. */
export interface MapHands {
  /** The map follows the hand. */
  pan(by: Point): void;
  zoom(factor: number, place: Point): void;
  /** All of it. */
  whole(): void;
}

/** A hand that has moved no further has tapped. */
const TAP = 6;
const WHEEL = 0.0016;
/** A wheel that counts lines: one of them as pixels. */
const LINE = 24;
const STEP = 1.35;
const KEY_PAN = 80;

const KEYS: Readonly<Record<string, (hands: MapHands, middle: Point) => void>> = {
  '+': (hands, middle) => hands.zoom(STEP, middle),
  '=': (hands, middle) => hands.zoom(STEP, middle),
  '-': (hands, middle) => hands.zoom(1 / STEP, middle),
  '0': (hands) => hands.whole(),
};
const PANS: Readonly<Record<string, Point>> = {
  ArrowLeft: [KEY_PAN, 0],
  ArrowRight: [-KEY_PAN, 0],
  ArrowUp: [0, KEY_PAN],
  ArrowDown: [0, -KEY_PAN],
};

/**
 * Zoom by wheel, pinch, `+` and `-`, whole by `0`; pan by dragging with mouse or finger, and by Shift with the arrows.
 * A drag that has moved the map is no click.
 * @returns takes everything away again
 */
export function mapGestures(element: HTMLElement, hands: MapHands): () => void {
  const down = new Map<number, Point>();
  let travelled = 0;
  let swallow = false;
  const placeOf = (event: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  };
  const middle = (): Point => [element.clientWidth / 2, element.clientHeight / 2];

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * LINE;
    // A pinch on a touchpad comes as a wheel with Control, in small steps.
    hands.zoom(Math.exp(-pixels * WHEEL * (event.ctrlKey ? 6 : 1)), placeOf(event));
  }
  function press(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (down.size === 0) {
      travelled = 0;
      swallow = false;
    }
    down.set(event.pointerId, placeOf(event));
  }
  function move(event: PointerEvent): void {
    const from = down.get(event.pointerId);
    if (!from) return;
    const to = placeOf(event);
    const by: Point = [to[0] - from[0], to[1] - from[1]];
    if (travelled <= TAP) {
      travelled = Math.max(travelled, Math.hypot(...by));
      if (travelled <= TAP && down.size < 2) return;
      element.setPointerCapture(event.pointerId);
      swallow = true;
    }
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    down.set(event.pointerId, to);
    if (!other) {
      hands.pan(by);
      return;
    }
    const apart = (place: Point): number => Math.max(1, Math.hypot(place[0] - other[0], place[1] - other[1]));
    hands.pan([by[0] / 2, by[1] / 2]);
    hands.zoom(apart(to) / apart(from), [(to[0] + other[0]) / 2, (to[1] + other[1]) / 2]);
  }
  function lift(event: PointerEvent): void {
    down.delete(event.pointerId);
  }
  function click(event: MouseEvent): void {
    if (!swallow) return;
    swallow = false;
    event.stopPropagation();
    event.preventDefault();
  }
  function key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const pan = event.shiftKey ? PANS[event.key] : undefined;
    const act = KEYS[event.key];
    if (!pan && !act) return;
    event.preventDefault();
    event.stopPropagation();
    if (pan) hands.pan(pan);
    else act?.(hands, middle());
  }

  const stop = new AbortController();
  const { signal } = stop;
  element.addEventListener('wheel', wheel, { passive: false, signal });
  element.addEventListener('pointerdown', press, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', lift, { signal });
  element.addEventListener('pointercancel', lift, { signal });
  element.addEventListener('lostpointercapture', lift, { signal });
  element.addEventListener('click', click, { capture: true, signal });
  element.addEventListener('keydown', key, { signal });
  return () => stop.abort();
}
