import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { markPicture, pngOf } from './icons-bake-plugin.ts';
import type { Picture } from './picture.ts';

const SIGNS = fileURLToPath(new URL('../../assets/icons.svg', import.meta.url));
/** How much of the icon the mark fills, and how round and how far from the edge its rock is, as parts of the width. */
const [SHARE, ROUND, MARGIN] = [0.6, 0.2, 0.04] as const;

/** Rock with round corners on nothing, as desktops show an app. */
export function appIcon(sprite: string, size: number): Picture {
  const picture = markPicture(sprite, size, SHARE);
  const [middle, half, radius] = [(size - 1) / 2, size * (0.5 - MARGIN), size * ROUND];
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const [dx, dy] = [x, y].map((at) => Math.max(0, Math.abs(at - middle) - (half - radius))) as [number, number];
      // Half covered on its edge, so that it is smooth.
      const cover = Math.min(1, Math.max(0, radius - Math.hypot(dx, dy) + 0.5));
      picture.pixels[(y * size + x) * 4 + 3] = Math.round(cover * 255);
    }
  return picture;
}

/** An icon for Windows: several sizes in one file, each a PNG. The format calls 256 nought, and knows none above. */
export function icoOf(pictures: readonly (readonly [size: number, png: Buffer])[]): Buffer {
  const [HEAD, ENTRY] = [6, 16] as const;
  const head = Buffer.alloc(HEAD + ENTRY * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(([size, png], at) => {
    const entry = HEAD + ENTRY * at;
    head.writeUInt8(size % 256, entry);
    head.writeUInt8(size % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(([, png]) => png)]);
}

/** What macOS calls a PNG of a size; some sizes have a second name, for screens with twice as many dots. */
const ICNS_NAMES: Readonly<Record<number, readonly string[]>> = {
  16: ['icp4'],
  32: ['icp5', 'ic11'],
  64: ['icp6', 'ic12'],
  128: ['ic07'],
  256: ['ic08', 'ic13'],
  512: ['ic09', 'ic14'],
  1024: ['ic10'],
};
/** An icon for macOS: several sizes in one file, each a PNG. */
export function icnsOf(pictures: readonly (readonly [size: number, png: Buffer])[]): Buffer {
  const framed = (name: string, body: Buffer): Buffer => {
    const frame = Buffer.alloc(8);
    frame.write(name, 'latin1');
    frame.writeUInt32BE(8 + body.length, 4);
    return Buffer.concat([frame, body]);
  };
  const parts = pictures.flatMap(([size, png]) => (ICNS_NAMES[size] ?? []).map((name) => framed(name, png)));
  return framed('icns', Buffer.concat(parts));
}

const SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024] as const;
const [MOST_ICO, MOST_LINUX] = [256, 512] as const;

/** Vite plugin: draws the icons of the packed app in the forms of all systems, to where `electron-builder.yml` looks for them. */
export const appIcons = (root: string): Plugin => ({
  name: 'sietch-app-icons',
  apply: 'build',
  generateBundle() {
    const sprite = readFileSync(SIGNS, 'utf8');
    const folder = join(root, 'out/icons');
    mkdirSync(join(folder, 'linux'), { recursive: true });
    const pictures = SIZES.map((size) => [size, pngOf(appIcon(sprite, size))] as const);
    for (const [size, png] of pictures) if (size <= MOST_LINUX) writeFileSync(join(folder, 'linux', `${size}x${size}.png`), png);
    writeFileSync(join(folder, 'icon.ico'), icoOf(pictures.filter(([size]) => size <= MOST_ICO)));
    writeFileSync(join(folder, 'icon.icns'), icnsOf(pictures));
  },
});
