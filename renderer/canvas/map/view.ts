import { Container, Sprite, type Texture } from 'pixi.js';
import type { Point } from '../../../shared/land/lines.ts';
import { type Box, canvasTexture, wear } from '../ink.ts';
import type { Stage } from '../stage.ts';
import { between, type Camera, panned, scaleOf, toMap, toScreen, whole, type Window, within, zoomed } from './camera.ts';
import type { MapHands } from './gestures.ts';

/** A map seen through a window: ground and layers follow the camera. */
export interface MapView {
  /** What lies on the ground, in map units. */
  readonly layers: Container;
  /** A hand moves it. */
  readonly hands: MapHands;
  readonly camera: () => Camera;
  readonly window: () => Window;
  /** CSS pixels per map unit, as everything is drawn now. */
  readonly scale: () => number;
  readonly ratio: () => number;
  readonly toMap: (place: Point) => Point;
  readonly toScreen: (place: Point) => Point;
  /** Turns to a part of the map, in that many milliseconds. */
  readonly fly: (to: Camera, duration: number) => void;
  /** Follows the size of its element; draws the ground anew. */
  readonly redraw: () => void;
  readonly destroy: () => void;
}
interface Plan {
  readonly map: Box;
  readonly nearest: number;
  /** Draws what does not move; the pen counts in map units. */
  readonly ground: (pen: CanvasRenderingContext2D) => void;
  /** The map has come to rest at another scale: what lies on it is to be drawn anew. */
  readonly settle: () => void;
  /** The camera has moved. */
  readonly moved: () => void;
}
/** After so many milliseconds without another step a zoom has come to rest. */
const REST = 140;
/** The host bears this until then, for whoever waits until nothing moves. */
const UNSETTLED = 'data-unsettled';
/** The ground is drawn no wider than this, in device pixels: its picture holds no more. */
const WIDEST = 3072;

/** @param host the element that gives the map its size */
export function mapView(stage: Stage, host: HTMLElement, { map, nearest, ground, settle, moved }: Plan): MapView {
  const floor = new Sprite();
  const layers = new Container();
  stage.root.addChild(floor, layers);
  let window: Window = { map, nearest, width: 1, height: 1 };
  let ratio = 1;
  let camera = whole(window);
  /** The scale at which ground and layers are drawn; on the way to another they are stretched. */
  let drawn = 1;
  let texture: Texture | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let flight = 0;

  /** Whole device pixels: what is drawn sharp stays sharp. */
  const sharp = (value: number): number => Math.round(value * ratio) / ratio;
  function place(): void {
    const scale = scaleOf(camera, window);
    const [x, y] = toScreen(camera, window, [0, 0]);
    layers.position.set(sharp(x), sharp(y));
    layers.scale.set(scale);
    floor.position.set(sharp(x + map.left * scale), sharp(y + map.top * scale));
    floor.scale.set(scale / drawn);
    stage.invalidate();
    moved();
  }

  function drawGround(): void {
    const [width, height] = [map.right - map.left, map.bottom - map.top];
    const fine = Math.min(drawn * ratio, WIDEST / width);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * fine);
    canvas.height = Math.round(height * fine);
    const pen = canvas.getContext('2d');
    if (!pen) return;
    pen.setTransform(fine, 0, 0, fine, -map.left * fine, -map.top * fine);
    ground(pen);
    texture?.destroy(true);
    texture = canvasTexture(canvas, fine / drawn);
    wear(floor, texture);
  }

  function look(next: Camera): void {
    const same = next.zoom === camera.zoom;
    camera = next;
    place();
    if (same) return;
    clearTimeout(resting);
    host.toggleAttribute(UNSETTLED, true);
    resting = setTimeout(rest, REST);
  }
  function rest(): void {
    clearTimeout(resting);
    host.toggleAttribute(UNSETTLED, false);
    drawn = scaleOf(camera, window);
    drawGround();
    settle();
    place();
  }
  /** A hand ends a flight. */
  function byHand(next: Camera): void {
    flight++;
    look(next);
  }

  return {
    layers,
    hands: {
      pan: (by) => byHand(panned(camera, window, by)),
      zoom: (factor, at) => byHand(zoomed(camera, window, factor, at)),
      whole: () => byHand(whole(window)),
    },
    camera: () => camera,
    window: () => window,
    scale: () => drawn,
    ratio: () => ratio,
    toMap: (at) => toMap(camera, window, at),
    toScreen: (at) => toScreen(camera, window, at),
    fly(to, duration) {
      const from = camera;
      const mine = ++flight;
      stage.tweens.run(duration, (t) => {
        if (flight === mine) look(within(between(from, to, t), window));
      });
    },
    redraw() {
      window = { map, nearest, width: Math.max(1, host.clientWidth), height: Math.max(1, host.clientHeight) };
      ratio = globalThis.devicePixelRatio || 1;
      stage.resize(window.width, window.height, ratio);
      camera = within(camera, window);
      rest();
    },
    destroy() {
      clearTimeout(resting);
      texture?.destroy(true);
    },
  };
}
