import { Trouble, trouble } from '../../shared/protocol/trouble.ts';
import { type Files, readText } from './files.ts';

const MOST_BYTES = 4 * 2 ** 20;

/**
 * An owner's corrected data of a game: a JSON file in the data folder, laid over the game's own.
 * @returns null if there is none
 * @throws Trouble if there is one that cannot be read
 */
export function readCorrections(files: Files, path: string): { readonly path: string; readonly data: object } | null {
  if (!files.existsSync(path)) return null;
  try {
    const data: unknown = JSON.parse(readText(files, path, MOST_BYTES));
    if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new Error('not an object');
    return { path, data };
  } catch (error) {
    if (error instanceof Trouble) throw error;
    throw trouble('error.correctionsUnreadable', { path, why: error instanceof Error ? error.message : String(error) });
  }
}
