import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a package says of itself. */
interface About {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name?: string };
  readonly homepage?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
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
/** Everything that others wrote and that is part of the app, with its terms. */
export function noticesOf(root: string): string {
  const parts = packagesOf(root).map((folder) => {
    const { name, version, license } = aboutOf(folder);
    return `${'='.repeat(80)}\n${name} ${version}${license ? ` (${license})` : ''}\n\n${termsOf(folder)}\n`;
  });
  return `Sietch is built with the work of others. These are their terms.\n\n${parts.join('\n')}`;
}
/** Lays the notices beside what was built, so that they are packed with it. */
export const thirdPartyNotices = (root: string) => ({
  name: 'sietch-third-party-notices',
  writeBundle(): void {
    writeFileSync(join(root, 'out/THIRD-PARTY-NOTICES.txt'), noticesOf(root));
  },
});
