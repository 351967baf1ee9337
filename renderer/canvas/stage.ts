import 'pixi.js/unsafe-eval';
import { autoDetectRenderer, Container, type Renderer, Ticker } from 'pixi.js';
import { displayed } from './display.ts';
import { type Tweens, tweens } from './tween.ts';

declare global {
  interface Window {
    /** What the last frames of the board cost, in milliseconds of work each; tests and the bench read it. */
    __sietchFrames?: number[];
    /** The board that was drawn last: does it rest, and what does it show? Journeys compare it with the board drawn anew. */
    __sietchBoard?: { readonly isStill: () => boolean; readonly shown: () => readonly string[] };
  }
}
const FRAMES_KEPT = 600;

/** A canvas that is drawn only when something changed: an idle table costs no frames. */
export interface Stage {
  /** Everything shown; lay containers into it. */
  readonly root: Container;
  readonly tweens: Tweens;
  /** Asks for one frame. */
  readonly invalidate: () => void;
  /** New size in CSS pixels. */
  readonly resize: (width: number, height: number, pixelRatio: number) => void;
  readonly destroy: () => void;
}

/** Puts a canvas into `host`: WebGL where it is real, else drawn by the processor. */
export async function createStage(host: HTMLElement): Promise<Stage> {
  const renderer = (await autoDetectRenderer({
    preference: hasRealWebGL() ? ['webgl', 'canvas'] : ['canvas'],
    width: Math.max(1, host.clientWidth),
    height: Math.max(1, host.clientHeight),
    resolution: window.devicePixelRatio || 1,
    autoDensity: true,
    antialias: true,
    backgroundAlpha: 0,
    roundPixels: true,
  })) as Renderer;
  // Pixi's own tickers would run for ever; nothing here needs them.
  for (const ticker of [Ticker.system, Ticker.shared]) {
    ticker.autoStart = false;
    ticker.stop();
  }
  const canvas = renderer.canvas as HTMLCanvasElement;
  canvas.setAttribute('aria-hidden', 'true');
  canvas.style.pointerEvents = 'none';
  host.prepend(canvas);

  const root = new Container();
  let frame = 0;
  let gone = false;
  const invalidate = () => {
    if (!frame && !gone) frame = requestAnimationFrame(draw);
  };
  const moving = tweens(invalidate);
  function draw(now: number): void {
    frame = 0;
    const begin = performance.now();
    const goesOn = moving.advance(now);
    renderer.render(root);
    remember(performance.now() - begin);
    if (goesOn) invalidate();
  }
  window.__sietchBoard = { isStill: () => frame === 0, shown: () => displayed(root) };
  return {
    root,
    tweens: moving,
    invalidate,
    resize(width, height, pixelRatio) {
      if (gone) return;
      renderer.resize(Math.max(1, width), Math.max(1, height), pixelRatio);
      invalidate();
      // A canvas of another size is empty until it is drawn, and the page is painted before the next frame is: without this the board
      // would be gone for a moment whenever the ledge beside it grows. Whoever resizes lays everything anew first.
      queueMicrotask(() => {
        if (!gone) renderer.render(root);
      });
    },
    destroy() {
      gone = true;
      cancelAnimationFrame(frame);
      root.destroy({ children: true });
      renderer.destroy(true);
    },
  };
}

/** Takes everything out of a layer and frees it; textures stay with whoever drew them. */
export function empty(layer: Container): void {
  for (const child of layer.removeChildren()) child.destroy({ children: true });
}

/** WebGL drawn by the processor is far slower than the canvas renderer; browsers do not always admit it. */
function hasRealWebGL(): boolean {
  const context = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  if (!context) return false;
  const info = context.getExtension('WEBGL_debug_renderer_info');
  const name = String(context.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : context.RENDERER));
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return !/swiftshader|llvmpipe|software|basic render/i.test(name);
}

function remember(cost: number): void {
  window.__sietchFrames ??= [];
  const frames = window.__sietchFrames;
  frames.push(cost);
  if (frames.length > FRAMES_KEPT) frames.shift();
}
