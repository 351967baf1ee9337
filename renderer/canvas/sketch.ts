import { Texture, TextureSource } from 'pixi.js';
import type { InkPot } from './ink.ts';

/** Drawings without a canvas, each with its name, its size and its origin: for tests of what stands where. */
export function sketches(): InkPot {
  const known = new Map<string, Texture>();
  return {
    draw(name, { left, top, right, bottom }) {
      const [width, height] = [right - left, bottom - top];
      const texture =
        known.get(name) ??
        new Texture({ source: new TextureSource({ width, height }), defaultAnchor: { x: -left / width, y: -top / height }, label: name });
      known.set(name, texture);
      return texture;
    },
    refill: () => known.clear(),
  };
}
