import { FACES, type Face } from './page.ts';

/** Bytes of the four TrueType fonts. The caller reads them: from disk (main/print/fonts.ts) or over http (renderer). */
export type FontBytes = Readonly<Record<Face, Uint8Array>>;

/** Where each face lies, from the root of the project. For a browser, let the bundler turn these four into addresses. */
export const FONT_FILES: Readonly<Record<Face, string>> = {
  regular: 'node_modules/pretendard/dist/public/static/alternative/Pretendard-Regular.ttf',
  semibold: 'node_modules/pretendard/dist/public/static/alternative/Pretendard-SemiBold.ttf',
  bold: 'node_modules/pretendard/dist/public/static/alternative/Pretendard-Bold.ttf',
  display: 'shared/sheets/fonts/SietchDisplay-Regular.ttf',
};

/** A font is missing or of the wrong kind. `face` says which. */
export class FontProblem extends Error {
  readonly face: Face;
  constructor(face: Face, why: string) {
    super(`The font for "${face}" text cannot be used: ${why}. Expected ${FONT_FILES[face]}; run "npm ci" to restore it.`);
    this.face = face;
  }
}

const TRUETYPE = 0x00010000;

/**
 * Checks fonts before anything is drawn.
 * @throws FontProblem that names the face: missing, empty, or no TrueType font (woff2 breaks the PDF)
 */
export function checkFonts(fonts: Partial<FontBytes>): asserts fonts is FontBytes {
  for (const face of FACES) {
    const bytes = fonts[face];
    if (!bytes || bytes.length < 12) throw new FontProblem(face, 'its file is missing or empty');
    const kind = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
    if (kind !== TRUETYPE) throw new FontProblem(face, 'its file is no TrueType font');
  }
}
