/** Letters on a canvas: what they say, and how high a pixel of their font is drawn, in pixels of that canvas. */
interface Drawn {
  readonly text: string;
  readonly size: number;
}
declare global {
  interface Window {
    /** Letters that canvases of this page show, smaller than 12 pixels on the screen; asked after a frame has been drawn. */
    smallOnCanvas?: () => string[];
  }
}

/**
 * Runs in a page before its scripts: keeps how large letters are drawn on canvases, and how large these are drawn on others, up
 * to the one that is seen. Boards draw without a graphics card here, so everything they show passes by.
 */
export function watchCanvases(): void {
  const LEAST = 12;
  const SLACK = 0.05;
  const CLEAR = 0.05;
  const READ = /[\p{L}\p{N}]/u;
  /** By canvas and text: the smallest size, since the canvas was wiped. */
  const letters = new WeakMap<object, Map<string, number>>();
  const shown = new Set<HTMLCanvasElement>();
  const note = (canvas: object, { text, size }: Drawn): void => {
    const known = letters.get(canvas) ?? new Map<string, number>();
    known.set(text, Math.min(size, known.get(text) ?? Number.POSITIVE_INFINITY));
    letters.set(canvas, known);
    if (canvas instanceof HTMLCanvasElement && canvas.isConnected) shown.add(canvas);
  };
  const scaleOf = (pen: CanvasRenderingContext2D): number => {
    const { c, d } = pen.getTransform();
    return Math.hypot(c, d);
  };
  const pens = CanvasRenderingContext2D.prototype;
  const { fillText, drawImage, clearRect } = pens;
  pens.fillText = function (text, ...where) {
    const size = Number.parseFloat(/([\d.]+)px/.exec(this.font)?.[1] ?? '0') * scaleOf(this);
    if (READ.test(text)) note(this.canvas, { text, size });
    fillText.call(this, text, ...where);
  };
  pens.drawImage = function (image: CanvasImageSource, ...at: number[]) {
    const drawn = letters.get(image);
    if (drawn && this.globalAlpha > CLEAR) {
      const { height = 1 } = image as HTMLCanvasElement;
      const stretch = at.length === 8 ? (at[7] ?? 1) / (at[3] || 1) : at.length === 4 ? (at[3] ?? 1) / height : 1;
      for (const [text, size] of drawn) note(this.canvas, { text, size: size * Math.abs(stretch) * scaleOf(this) });
    }
    (drawImage as (...all: unknown[]) => void).call(this, image, ...at);
  };
  pens.clearRect = function (x, y, width, height) {
    if (width >= this.canvas.width && height >= this.canvas.height) letters.delete(this.canvas);
    clearRect.call(this, x, y, width, height);
  };
  window.smallOnCanvas = () =>
    [...shown].flatMap((canvas) => {
      if (!canvas.isConnected || !canvas.checkVisibility({ visibilityProperty: true })) return [];
      const scale = canvas.getBoundingClientRect().height / canvas.height;
      const small = [...(letters.get(canvas) ?? [])].filter(([, size]) => size * scale < LEAST - SLACK);
      return small.map(([text, size]) => `On a canvas "${text.slice(0, 32)}" is ${(size * scale).toFixed(1)} px`);
    });
}
