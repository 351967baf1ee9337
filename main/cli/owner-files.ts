import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnyEntry } from '../../shared/games/index.ts';
import type { Problem } from '../../shared/games/merged.ts';
import type { Texts } from '../../shared/text/message.ts';
import type { Speaker } from '../../shared/text/speak.ts';
import { UsageError } from './args.ts';

/** What a file cannot be read for. */
const CAUSES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'it is not allowed',
  EPERM: 'it is not allowed',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is a file, not a folder',
  ENAMETOOLONG: 'the name is too long',
};

/**
 * The text of a plain file: nothing else is opened, since a pipe would keep the command waiting for ever.
 * @param what it should be, e.g. `a record`; said if it is something else
 * @throws UsageError that says why there is nothing to read
 */
export async function readPlainFile(path: string, what: string, mostBytes: number): Promise<string> {
  try {
    const file = await stat(path);
    if (!file.isFile()) throw new UsageError(`${path} is no file. It should be ${what}.`);
    if (file.size > mostBytes) throw new UsageError(`${path} is too large: it should be ${what}.`);
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError(`Cannot read ${path}: ${CAUSES[code ?? ''] ?? 'the file system refuses it'} (${code}).`);
  }
}

/** No correction is as large, nor a list of names. */
const MOST_BYTES = 4_000_000;
type Fields = Readonly<Record<string, unknown>>;

async function readFields(path: string, what: string): Promise<Fields> {
  const text = await readPlainFile(path, what, MOST_BYTES);
  let read: unknown;
  try {
    // Editors of some systems put a mark of their own before the first letter.
    read = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new UsageError(`${path} is no JSON: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  }
  if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read as Fields;
  throw new UsageError(`${path} should be a JSON object: ${what}.`);
}

/**
 * An owner's corrections of a game, as sheets are asked for with them.
 * @param path a file with the corrections of this game, or a folder with `<game>.json`, as the app's own
 * @param english says what is wrong
 * @returns null if the folder has none of this game
 * @throws UsageError that names the field of the first contradiction
 */
export async function readCorrections(path: string, { module, problemsOf }: AnyEntry, english: Speaker): Promise<string | null> {
  const inFolder = await isFolder(path);
  const file = inFolder ? join(path, `${module.id}.json`) : path;
  if (inFolder && !(await isThere(file))) return null;
  const corrections = await readFields(file, 'corrections of a game');
  const problems: readonly Problem[] = problemsOf?.(corrections) ?? [{ field: module.id, key: '' }];
  const [problem] = problems;
  if (!problem) return JSON.stringify(corrections);
  const why = english.has(problem.key) ? english.say(problem.key, problem.with) : 'this contradicts the rest of the data.';
  throw new UsageError(`${file} corrects ${module.id} wrongly at "${problem.field}": ${why}`);
}
export const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (there) => there.isDirectory(),
    () => false,
  );
const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** What an owner calls things, by what the sheets call them. */
export type OwnNames = ReadonlyMap<string, string>;
/** A longer one has room nowhere. */
const LONGEST = 60;

/** @throws UsageError that says which name cannot be printed */
export async function readOwnNames(path: string): Promise<OwnNames> {
  const fields = await readFields(path, 'names by the names they stand for, e.g. {"Prana Bindu": "Prana-bindu"}');
  for (const [name, own] of Object.entries(fields)) {
    if (typeof own !== 'string' || own.trim() === '') throw new UsageError(`${path}: "${name}" has no name.`);
    if (own.length > LONGEST) throw new UsageError(`${path}: the name for "${name}" is longer than ${LONGEST} letters.`);
    if (/[\p{Cc}{}<>]/u.test(own)) throw new UsageError(`${path}: the name for "${name}" has signs that cannot be printed.`);
  }
  return new Map(Object.entries(fields).map(([name, own]) => [name, String(own).trim().normalize('NFC')]));
}

/** The texts with these names: whatever is called so and says nothing else. */
export const renamed = (texts: Texts, names: OwnNames): Texts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, names.get(text) ?? text]));

/** Names that none of these texts has: somebody mistyped them. */
export function unknownIn(all: readonly Texts[], names: OwnNames): readonly string[] {
  const known = new Set(all.flatMap((texts) => Object.values(texts)));
  return [...names.keys()].filter((name) => !known.has(name));
}
