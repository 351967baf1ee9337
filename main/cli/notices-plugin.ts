import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What a package says of itself. */
interface About {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name?: string };
  readonly homepage?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}
/** Work of others that is part of the app, with its terms. */
export interface Notice {
  readonly name: string;
  readonly version: string;
  /** As SPDX calls it; empty where the package does not say. */
  readonly licence: string;
  readonly terms: string;
}
const LICENCE_FILE = /^(licen[cs]e|copying|ofl|notice)([.-].*)?$/i;
const aboutOf = (folder: string): About => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as About;

/** Folders of all packages that are built into the app: those that it asks for, and what they ask for. */
function packagesOf(root: string): string[] {
  const found = new Set<string>();
  const visit = (folder: string): void => {
    for (const name of Object.keys(aboutOf(folder).dependencies ?? {})) {
      const place = [join(folder, 'node_modules', name), join(root, 'node_modules', name)].find((path) =>
        existsSync(join(path, 'package.json')),
      );
      if (!place || found.has(place)) continue;
      found.add(place);
      visit(place);
    }
  };
  visit(root);
  return [...found].sort();
}
/** The terms of a package in its own words, or, where it brings none, by their name and who gave them. */
function termsOf(folder: string): string {
  const { license = 'see its homepage', author, homepage } = aboutOf(folder);
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name));
  if (files.length > 0) return files.map(({ name }) => readFileSync(join(folder, name), 'utf8').trim()).join('\n\n');
  const who = typeof author === 'string' ? author : author?.name;
  return [
    `Under the terms of ${license} (https://spdx.org/licenses/${encodeURIComponent(license)}.html); the package brings no file of its own.`,
    ...(who ? [`Author: ${who}`] : []),
    ...(homepage ? [homepage] : []),
  ].join('\n');
}
/** What lies among the own files. A cut of Pretendard does too: its terms come with its package. */
const fontsOf = (root: string): Notice[] => [
  {
    name: 'Marcellus',
    version: '1.000',
    licence: 'OFL-1.1',
    terms: readFileSync(join(root, 'renderer/assets/fonts/OFL.txt'), 'utf8').trim(),
  },
];
/** Everything that others made and that is part of the app, with its terms. */
export const noticesOf = (root: string): Notice[] => [
  ...fontsOf(root),
  ...packagesOf(root).map((folder) => {
    const { name, version, license = '' } = aboutOf(folder);
    return { name, version, licence: license, terms: termsOf(folder) };
  }),
];
/** The same as one text. */
export const noticesText = (notices: readonly Notice[]): string =>
  `Sietch is built with the work of others. These are their terms.\n\n${notices
    .map(({ name, version, licence, terms }) => `${'='.repeat(80)}\n${name} ${version}${licence ? ` (${licence})` : ''}\n\n${terms}\n`)
    .join('\n')}`;

const PACKAGE = /.*[/\\]node_modules[/\\]((?:@[^/\\]+[/\\])?[^/\\]+)[/\\]/;
/** Helpers that the bundler writes into what it builds (Vite, MIT, by Evan You and others) are no package's modules. */
const isVirtual = (id: string): boolean => id.startsWith('\0') || id.startsWith('virtual:');
/** Names of packages from which something got into what was built, though no notice tells of them. */
export function unnamed(modules: Iterable<string>, notices: readonly Notice[]): string[] {
  const told = new Set(notices.map(({ name }) => name));
  const names = [...modules].filter((id) => !isVirtual(id)).map((id) => PACKAGE.exec(id.split('?')[0] ?? '')?.[1]?.replaceAll('\\', '/'));
  return [...new Set(names.filter((name) => name !== undefined && !told.has(name)))].sort() as string[];
}

/**
 * Vite plugin: no build ends with work of others in it that is not named with its terms.
 * @param lay where the notices go: beside what was built, as a text that is packed with it; into the page, for the screen that shows them; or nowhere
 */
export const thirdPartyNotices = (root: string, lay: 'beside' | 'page' | 'nowhere'): Plugin => ({
  name: 'sietch-third-party-notices',
  apply: 'build',
  generateBundle(_options, bundle) {
    const notices = noticesOf(root);
    const built = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    const missing = unnamed(built, notices);
    if (missing.length > 0) this.error(`Built in, but not named with its terms: ${missing.join(', ')}`);
    if (lay === 'page') this.emitFile({ type: 'asset', fileName: 'notices.json', source: JSON.stringify(notices) });
    if (lay !== 'beside') return;
    // The first build of a fresh copy has no folder yet: what was built is written after this.
    mkdirSync(join(root, 'out'), { recursive: true });
    writeFileSync(join(root, 'out/THIRD-PARTY-NOTICES.txt'), noticesText(notices));
  },
});
