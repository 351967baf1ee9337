import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Picture } from './picture.ts';
import { pngOf } from './png.ts';
import { signCover, signPaths } from './sign-shape.ts';

const SIGNS = fileURLToPath(new URL('../../assets/icons.svg', import.meta.url));
const [ROCK, SPICE] = [
  [0x1d, 0x18, 0x15],
  [0xf2, 0x92, 0x3a],
] as const;
/** Phones cut their own shapes out of an icon: what may be cut off is left empty around the mark. */
const [SHARE, SHARE_MASKED] = [0.72, 0.54] as const;
const FILES = {
  'icon-180.png': [180, SHARE],
  'icon-192.png': [192, SHARE],
  'icon-512.png': [512, SHARE],
  'icon-mask-512.png': [512, SHARE_MASKED],
} as const;

/** The mark on rock, so many pixels wide, of which it fills a share. */
export function markPicture(sprite: string, size: number, share: number): Picture {
  const cover = signCover(
    { left: 0, top: 0, scale: 1, width: size, height: size },
    signPaths(sprite, 'mark'),
    [size / 2, size / 2],
    size * share,
  );
  const pixels = new Uint8ClampedArray(size * size * 4);
  cover.forEach((part, at) => {
    for (let band = 0; band < 3; band++)
      pixels[at * 4 + band] = (ROCK[band] as number) + ((SPICE[band] as number) - (ROCK[band] as number)) * part;
    pixels[at * 4 + 3] = 255;
  });
  return { width: size, height: size, pixels };
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
