import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Break, breaksIn } from './breaks.ts';

/** What is no rule and no duty of the host: facts, words, pictures, bots' opinions, tests. */
const NOT_BROKEN =
  /[.](test|fixture|d)[.]ts$|[/](text|words|data|sheets|lessons|golden|tests|sense|items|items-pieces|signs|land)([/]|[.]ts$)|[/](types|ids|entry|rules-text|rule-of|reasons|corrections)[.]ts$/;

/** The sources under a folder (or the one file) that are broken. */
export function sourcesIn(root: string, folder: string): readonly string[] {
  const files = folder.endsWith('.ts') ? [folder] : globSync(`${folder}/**/*.ts`, { cwd: root });
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !NOT_BROKEN.test(file))
    .sort();
}

/** A break that no test can notice, and why. */
export interface Excuse {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** Only where the line it begins in has this: what is the same in many places is excused in one. */
  readonly near?: string;
  readonly why: string;
}

/**
 * Breaks drawn at random. The draw goes by what a break is, not by where it stands: the same seed draws nearly the same
 * after the code has changed.
 */
export function drawn(root: string, files: readonly string[], count: number, seed: number, excuses: readonly Excuse[]): readonly Break[] {
  const all = files.flatMap((file) => {
    const times = new Map<string, number>();
    const text = readFileSync(join(root, file), 'utf8');
    const lines = text.split('\n');
    return breaksIn(file, text).map((each) => {
      const name = `${file} ${each.from} ${each.to}`;
      const time = (times.get(name) ?? 0) + 1;
      times.set(name, time);
      return { each, on: lines[each.line - 1] ?? '', order: createHash('sha256').update(`${seed} ${name} ${time}`).digest('hex') };
    });
  });
  return all
    .filter(({ each, on }) => !excuses.some((excuse) => isExcused(each, on, excuse)))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .slice(0, count)
    .map(({ each }) => each);
}
/** The excuses that no break has any more: the code has changed under them. */
export function staleExcuses(root: string, excuses: readonly Excuse[]): readonly Excuse[] {
  // Many stand in one file, which is gone through once.
  const known = new Map<string, readonly { readonly each: Break; readonly on: string }[]>();
  const breaksOf = (file: string): readonly { readonly each: Break; readonly on: string }[] => {
    const path = join(root, file);
    if (!existsSync(path)) return [];
    const text = readFileSync(path, 'utf8');
    const lines = text.split('\n');
    return breaksIn(file, text).map((each) => ({ each, on: lines[each.line - 1] ?? '' }));
  };
  return excuses.filter((excuse) => {
    const breaks = known.get(excuse.file) ?? breaksOf(excuse.file);
    known.set(excuse.file, breaks);
    return !breaks.some(({ each, on }) => isExcused(each, on, excuse));
  });
}
const isExcused = (each: Break, on: string, { file, from, to, near = '' }: Excuse): boolean =>
  each.file === file && each.from === from && each.to === to && on.includes(near);
