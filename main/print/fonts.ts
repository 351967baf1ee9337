import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FONT_FILES, type FontBytes, FontProblem } from '../../shared/sheets/fonts.ts';
import { FACES, type Face } from '../../shared/sheets/page.ts';

/**
 * Reads the fonts of printed sheets from disk.
 * @param root folder of the project (or of the unpacked app) that FONT_FILES are relative to
 * @throws FontProblem that names the missing face and its file
 */
export async function readFonts(root: string): Promise<FontBytes> {
  const read = async (face: Face): Promise<readonly [Face, Uint8Array]> => {
    try {
      return [face, new Uint8Array(await readFile(join(root, FONT_FILES[face])))];
    } catch (error) {
      throw new FontProblem(face, error instanceof Error ? error.message : String(error));
    }
  };
  return Object.fromEntries(await Promise.all(FACES.map(read))) as Record<Face, Uint8Array>;
}
