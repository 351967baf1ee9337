import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { type Planted, plant } from './plant.ts';

/** What is broken and what breaks with it is copied; all else is only read. */
const COPIED = ['main', 'shared'];
const LEFT_OUT = ['.git', 'test-results', 'dist'];

/** A copy of the project in the system's temporary folder; the project itself is never written. */
export function copyOf(root: string): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'sietch-mutate-')));
  for (const name of readdirSync(root)) {
    if (LEFT_OUT.includes(name)) continue;
    if (COPIED.includes(name)) cpSync(join(root, name), join(copy, name), { recursive: true });
    else symlinkSync(join(root, name), join(copy, name));
  }
  mkdirSync(join(copy, '.mutate'));
  return copy;
}

/** Plants breaks into their files of a copy, each behind its switch. */
export function plantAll(copy: string, planted: readonly Planted[]): void {
  for (const file of new Set(planted.map((each) => each.file))) {
    const here = planted.filter((each) => each.file === file);
    const path = join(copy, file);
    const switches = relative(dirname(path), join(copy, 'main/mutate/switch.ts')).replaceAll('\\', '/');
    writeFileSync(path, plant(readFileSync(path, 'utf8'), here, switches.startsWith('.') ? switches : `./${switches}`));
  }
}

/** Switches one break on, or with 0 none. */
export function switchTo(copy: string, place: number): void {
  writeFileSync(join(copy, '.mutate', 'on'), String(place));
}

/** The break that is on. */
export const switchedTo = (copy: string): number => Number(readFileSync(join(copy, '.mutate', 'on'), 'utf8'));

/** What tests have noted under this name (trying.ts), a line each. */
export function notesOf(copy: string, name: 'caught' | 'early' | 'again' | 'unfit' | 'ran'): readonly string[] {
  try {
    return readFileSync(join(copy, '.mutate', name), 'utf8')
      .trim()
      .split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Notes a line as the tests do. */
export const noteIn = (copy: string, name: 'caught' | 'stories', line: string): void =>
  appendFileSync(join(copy, '.mutate', name), `${line}\n`);

/** Forgets them. */
export const forget = (copy: string, name: 'again' | 'stories'): void => rmSync(join(copy, '.mutate', name), { force: true });
