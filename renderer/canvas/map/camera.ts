import type { Point } from '../../../shared/land/lines.ts';
import type { Box } from '../ink.ts';

/** What part of a map is seen: the place in the middle, and how near; 1 = the whole map just fits. */
export interface Camera {
  readonly at: Point;
  readonly zoom: number;
}
/** The map and the window it is seen through. */
export interface Window {
  /** In map units. */
  readonly map: Box;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** How near one can go. */
  readonly nearest: number;
}

const middle = (from: number, to: number): number => (from + to) / 2;
/** The camera that shows everything. */
export const whole = ({ map }: Window): Camera => ({ at: [middle(map.left, map.right), middle(map.top, map.bottom)], zoom: 1 });

/** CSS pixels per map unit. */
export const scaleOf = ({ zoom }: Camera, { map, width, height }: Window): number =>
  zoom * Math.min(width / (map.right - map.left), height / (map.bottom - map.top));

/** Where a place of the map is seen, in CSS pixels. */
export function toScreen(camera: Camera, window: Window, [x, y]: Point): Point {
  const scale = scaleOf(camera, window);
  return [window.width / 2 + (x - camera.at[0]) * scale, window.height / 2 + (y - camera.at[1]) * scale];
}
/** The place of the map that is seen at a place in CSS pixels. */
export function toMap(camera: Camera, window: Window, [x, y]: Point): Point {
  const scale = scaleOf(camera, window);
  return [camera.at[0] + (x - window.width / 2) / scale, camera.at[1] + (y - window.height / 2) / scale];
}

/** The part of the map that is seen. */
export function seen(camera: Camera, window: Window): Box {
  const [left, top] = toMap(camera, window, [0, 0]);
  const [right, bottom] = toMap(camera, window, [window.width, window.height]);
  return { left, top, right, bottom };
}

/** As near as it may come to what was wanted: within the zoom there is, and never looking past the edge of the map. */
export function within({ at, zoom }: Camera, window: Window): Camera {
  const { map, width, height, nearest } = window;
  const held = { at, zoom: Math.min(nearest, Math.max(1, zoom)) };
  const scale = scaleOf(held, window);
  const clamp = (value: number, from: number, to: number, room: number): number =>
    to - from <= room ? middle(from, to) : Math.min(to - room / 2, Math.max(from + room / 2, value));
  return {
    zoom: held.zoom,
    at: [clamp(at[0], map.left, map.right, width / scale), clamp(at[1], map.top, map.bottom, height / scale)],
  };
}

/** The map moved under the window by that many CSS pixels. */
export function panned(camera: Camera, window: Window, [dx, dy]: Point): Camera {
  const scale = scaleOf(camera, window);
  return within({ ...camera, at: [camera.at[0] - dx / scale, camera.at[1] - dy / scale] }, window);
}

/** Nearer or further by a factor; what is seen at `place` stays there. */
export function zoomed(camera: Camera, window: Window, factor: number, place: Point): Camera {
  const fixed = toMap(camera, window, place);
  const next = within({ ...camera, zoom: camera.zoom * factor }, window);
  const [x, y] = toScreen(next, window, fixed);
  return panned(next, window, [place[0] - x, place[1] - y]);
}

/** Moved no more than needed to show all of these places, with room around them; further away where they are too far apart. */
export function showing(camera: Camera, window: Window, places: readonly Point[], room: number): Camera {
  if (places.length === 0) return camera;
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const box = { left: Math.min(...xs) - room, top: Math.min(...ys) - room, right: Math.max(...xs) + room, bottom: Math.max(...ys) + room };
  const fits =
    Math.min(window.width / (box.right - box.left), window.height / (box.bottom - box.top)) / scaleOf({ ...camera, zoom: 1 }, window);
  const zoom = Math.min(camera.zoom, Math.max(1, fits));
  const { left, top, right, bottom } = seen({ ...camera, zoom }, window);
  const shift = (from: number, to: number, least: number, most: number): number =>
    least < from ? least - from : most > to ? most - to : 0;
  return within(
    { zoom, at: [camera.at[0] + shift(left, right, box.left, box.right), camera.at[1] + shift(top, bottom, box.top, box.bottom)] },
    window,
  );
}

/** How a map turns to places: room around them in map units, and sizes in CSS pixels per map unit. */
export interface Frame {
  readonly room: number;
  /** So near it comes where these places allow it: on a small screen a whole map says nothing. */
  readonly readable: number;
  /** So near it stays even where they do not: the rest of them is a hand's breadth away. */
  readonly least: number;
}
/** Turned to these places, near enough to be read; never further than it is seen now without need. */
export function framing(camera: Camera, window: Window, places: readonly Point[], { room, readable, least }: Frame): Camera {
  if (places.length === 0) return camera;
  const whole = scaleOf({ ...camera, zoom: 1 }, window);
  const bound = (scale: number): number => Math.min(window.nearest, Math.max(1, scale / whole));
  const near = Math.max(camera.zoom, bound(readable));
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const at: Point = [middle(Math.min(...xs), Math.max(...xs)), middle(Math.min(...ys), Math.max(...ys))];
  const shown = showing(near > camera.zoom ? { at, zoom: near } : camera, window, places, room);
  return shown.zoom >= bound(least) ? shown : within({ at, zoom: bound(least) }, window);
}

/** On the way from one camera to another. */
export const between = (from: Camera, to: Camera, t: number): Camera => ({
  at: [from.at[0] + (to.at[0] - from.at[0]) * t, from.at[1] + (to.at[1] - from.at[1]) * t],
  zoom: from.zoom * (to.zoom / from.zoom) ** t,
});
