import { ImageSource, type Sprite, Texture } from 'pixi.js';

/** The part of the map a drawing covers, in map units around its own origin. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Drawings at exactly the resolution of the screen, kept until the size of the map, the hour or the language changes.
 * The origin of a drawing becomes the anchor of the sprite that shows it.
 */
export interface InkPot {
  /** The drawing of that name, drawn now if it is not there yet. */
  readonly draw: (name: string, box: Box, paint: (to: CanvasRenderingContext2D) => void) => Texture;
  /** Throws all drawings away; from now on a map unit is `scale` device pixels. */
  readonly refill: (scale: number) => void;
}

export function inkPot(): InkPot {
  const textures = new Map<string, Texture>();
  let scale = 1;
  return {
    draw(name, box, paint) {
      const known = textures.get(name);
      if (known) return known;
      const texture = inked(name, box, scale, paint);
      textures.set(name, texture);
      return texture;
    },
    refill(next) {
      for (const texture of textures.values()) texture.destroy(true);
      textures.clear();
      scale = next;
    },
  };
}

function inked(name: string, { left, top, right, bottom }: Box, scale: number, paint: (to: CanvasRenderingContext2D) => void): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil((right - left) * scale));
  canvas.height = Math.max(1, Math.ceil((bottom - top) * scale));
  const to = canvas.getContext('2d');
  if (to) {
    to.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
    paint(to);
  }
  return canvasTexture(canvas, scale, { x: -left / (canvas.width / scale), y: -top / (canvas.height / scale) }, name);
}

/** A texture over a canvas of that many device pixels per unit. Not a CanvasSource: that one clears a canvas whose size is not whole units. */
export const canvasTexture = (
  canvas: HTMLCanvasElement,
  resolution: number,
  anchor: { x: number; y: number } = { x: 0, y: 0 },
  label = '',
): Texture => new Texture({ source: new ImageSource({ resource: canvas, resolution }), defaultAnchor: anchor, label });

/** Another drawing for a sprite. Its origin goes with it: Pixi takes that from the first drawing alone. */
export function wear(sprite: Sprite, texture: Texture): void {
  sprite.texture = texture;
  const { x = 0, y = 0 } = texture.defaultAnchor ?? {};
  sprite.anchor.set(x, y);
}
