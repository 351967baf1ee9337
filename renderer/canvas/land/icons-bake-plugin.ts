import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { crc32, deflateSync } from 'node:zlib';
import type { Plugin } from 'vite';
import type { Line, Point } from '../../../shared/land/lines.ts';
import type { Picture } from './picture.ts';
import { signCover, signPaths } from './sign-shape.ts';

const SIGNS = fileURLToPath(new URL('../../assets/icons.svg', import.meta.url));
const [ROCK, SPICE] = [
  [0x1d, 0x18, 0x15],
  [0xf2, 0x92, 0x3a],
] as const;
/** Phones cut their own shapes out of an icon: what may be cut off is left empty around the mark. */
const [SHARE, SHARE_MASKED] = [0.72, 0.54] as const;
/** Cosine of the sharpest turn that is still a bend. */
const BEND = 0.8;
const FILES = {
  'icon-180.png': [180, SHARE],
  'icon-192.png': [192, SHARE],
  'icon-512.png': [512, SHARE],
  'icon-mask-512.png': [512, SHARE_MASKED],
} as const;

/** A curve that is drawn large has no corners where it only bends: they are cut off, twice as finely each time. */
function rounded(line: Line, times = 3): Line {
  if (times === 0) return line;
  const between = ([x, y]: Point, [u, v]: Point, share: number): Point => [x + (u - x) * share, y + (v - y) * share];
  const cut = line.flatMap((point, at): Point[] => {
    const [before, after] = [line.at(at - 1) as Point, line[(at + 1) % line.length] as Point];
    const turn = Math.atan2(after[1] - point[1], after[0] - point[0]) - Math.atan2(point[1] - before[1], point[0] - before[0]);
    return Math.cos(turn) < BEND ? [point] : [between(point, before, 0.25), between(point, after, 0.25)];
  });
  return rounded(cut, times - 1);
}
/** The mark on rock, so many pixels wide, of which it fills a share. */
export function markPicture(sprite: string, size: number, share: number): Picture {
  const paths = signPaths(sprite, 'mark').map(({ lines, width }) => ({ width, lines: lines.map((line) => rounded(line)) }));
  const cover = signCover({ left: 0, top: 0, scale: 1, width: size, height: size }, paths, [size / 2, size / 2], size * share);
  const pixels = new Uint8ClampedArray(size * size * 4);
  cover.forEach((part, at) => {
    for (let band = 0; band < 3; band++)
      pixels[at * 4 + band] = (ROCK[band] as number) + ((SPICE[band] as number) - (ROCK[band] as number)) * part;
    pixels[at * 4 + 3] = 255;
  });
  return { width: size, height: size, pixels };
}
function chunk(name: string, body: Uint8Array): Buffer {
  const whole = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(body.length, 0);
  frame.writeUInt32BE(crc32(whole), 4);
  return Buffer.concat([frame.subarray(0, 4), whole, frame.subarray(4)]);
}

/** A picture as a PNG file, with what is transparent in it. */
export function pngOf({ width, height, pixels }: Picture): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits each of red, green, blue and alpha.
  head.set([8, 6, 0, 0, 0], 8);
  const lines = Buffer.alloc((width * 4 + 1) * height);
  for (let y = 0; y < height; y++) lines.set(pixels.subarray(y * width * 4, (y + 1) * width * 4), y * (width * 4 + 1) + 1);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(lines, { level: 9 })), chunk('IEND', Buffer.alloc(0))]);
}

/** What a device needs to know to keep the page among its apps. */
export const installManifest = {
  name: 'Sietch',
  short_name: 'Sietch',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#1d1815',
  theme_color: '#1d1815',
  icons: [
    { src: './icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: './icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: './icon-mask-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
} as const;

/** Vite plugin: draws the icons and writes the manifest, so that a phone can put the page among its apps. Nothing asks for them before the page stands. */
export const installable = (): Plugin => ({
  name: 'sietch-installable',
  apply: 'build',
  generateBundle() {
    const sprite = readFileSync(SIGNS, 'utf8');
    for (const [fileName, [size, share]] of Object.entries(FILES))
      this.emitFile({ type: 'asset', fileName, source: pngOf(markPicture(sprite, size, share)) });
    this.emitFile({ type: 'asset', fileName: 'app.webmanifest', source: JSON.stringify(installManifest) });
  },
});
