import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Language } from '../../shared/text/message.ts';
import { HOUSE_TEXT, PAGE } from './join-chunks.ts';
import { facadeIn } from './straight-plugin.ts';

/** What the bundler tells of a script it has built. */
export interface Built {
  readonly fileName: string;
  /** The module that it stands for, where somebody asks for one. */
  readonly facadeModuleId: string | null;
  readonly imports: readonly string[];
  readonly code: string;
}
/** What things in pictures are called is asked for with the texts of the house. */
const PICTURE_TEXT = /^shared\/text\/pictures\.([a-z]{2})\.ts$/;
/** In what loads the texts of a game: those of its table, and each of them. */
const AT_TABLE = /\btable: \(\) => \[([^\]]*)\]/;
const ONE_TEXT = /import\(`([^`]+)`\)/g;

/** Paths of the texts with which a game is played in a language. */
function tableTexts(root: string, game: string, language: Language): readonly string[] {
  const folder = `shared/games/${game}/text`;
  const [, list = ''] = AT_TABLE.exec(readFileSync(join(root, folder, 'load.ts'), 'utf8')) ?? [];
  return [...list.matchAll(ONE_TEXT)].map(([, path = '']) => join(folder, path.replace(`\${language}`, language)).replaceAll(sep, '/'));
}

/**
 * The scripts that a page asks for until its first question is there, one after the other, if nobody tells it before.
 * @param root the folder of the project
 * @param game what is played at the table; null = not known, so only what every table needs
 * @returns names of files, each after what it imports
 */
export function firstParts(root: string, built: readonly Built[], language: Language, game: string | null): readonly string[] {
  const named = new Map(built.map((one) => [one.fileName, one]));
  const own =
    game === null
      ? []
      : [`shared/games/${game}/face.ts`, `renderer/games/${game}/index.ts`, `shared/games/${game}/text/load.ts`].concat(
          tableTexts(root, game, language),
        );
  const isFirst = (path: string): boolean =>
    PAGE.includes(path) || own.includes(path) || [HOUSE_TEXT, PICTURE_TEXT].some((text) => text.exec(path)?.[1] === language);
  const found = new Set<string>();
  function take({ fileName, imports, code }: Built): void {
    if (found.has(fileName)) return;
    for (const name of imports) {
      const imported = named.get(name);
      if (imported) take(imported);
    }
    // Nobody asks for what only hands on.
    if (!facadeIn(code)) found.add(fileName);
  }
  for (const one of built) if (one.facadeModuleId && isFirst(relative(root, one.facadeModuleId).replaceAll(sep, '/'))) take(one);
  return [...found];
}

/** The page, told at once what it will ask for; after its style sheets, which it is drawn with. What it asks for anyway is not told twice. */
export function withParts(page: string, files: readonly string[]): string {
  const links = files
    .filter((file) => !page.includes(`"./${file}"`))
    .map((file) => `    <link rel="modulepreload" crossorigin href="./${file}">\n`);
  return page.replace('  </body>', () => `${links.join('')}  </body>`);
}
