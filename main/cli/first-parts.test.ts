import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAME_IDS } from '../../shared/games/index.ts';
import { LANGUAGES } from '../../shared/text/message.ts';
import { type Built, firstParts, withParts } from './first-parts.ts';

const ROOT = join(import.meta.dirname, '../..');
const built = (fileName: string, module: string | null, ...imports: string[]): Built => ({
  fileName,
  facadeModuleId: module && join(ROOT, module),
  imports,
  code: 'var e=1;export{e as a};',
});
const BUILT: readonly Built[] = [
  built('index.js', 'renderer/index.html', 'page.js'),
  built('page.js', null, 'runtime.js'),
  built('runtime.js', null),
  built('table.js', 'renderer/screens/TableScreen.vue', 'page.js'),
  built('rules.js', 'renderer/screens/RulesScreen.vue', 'page.js'),
  ...['en', 'ko'].flatMap((language) => [
    built(`app.${language}.js`, `shared/text/app.${language}.ts`),
    built(`doors.${language}.js`, `shared/text/doors.${language}.ts`),
    built(`dice.${language}.js`, null),
    ...['names', 'words', 'rules', 'box'].map((part) =>
      built(`${part}.${language}.js`, `shared/games/dice/text/${part}.${language}.ts`, `dice.${language}.js`),
    ),
  ]),
  built('load.js', 'shared/games/dice/text/load.ts', 'page.js'),
  built('face.js', 'shared/games/dice/face.ts', 'page.js'),
  built('book.js', 'shared/games/dice/book.ts'),
  built('face-2.js', 'shared/games/arrakis/face.ts'),
];

test('every table needs its screens and the texts of the house in one language', () => {
  expect(firstParts(ROOT, BUILT, 'ko', null)).toEqual(['runtime.js', 'page.js', 'table.js', 'app.ko.js']);
});

test('a game comes with its face and the texts of its table, each after what it imports, and with nothing that is looked up', () => {
  const own = firstParts(ROOT, BUILT, 'en', 'dice').filter((file) => !firstParts(ROOT, BUILT, 'en', null).includes(file));
  expect(own).toEqual(['dice.en.js', 'names.en.js', 'words.en.js', 'load.js', 'face.js']);
});

test.each(GAME_IDS)('%s: what loads its texts is understood in every language', (game) => {
  for (const language of LANGUAGES) {
    const names = `shared/games/${game}/text/names.${language}.ts`;
    expect(firstParts(ROOT, [built('names.js', names)], language, game), names).toEqual(['names.js']);
  }
});

test('what only hands on is left out, not what it hands on', () => {
  const built = BUILT.map((one) => (one.fileName === 'names.en.js' ? { ...one, code: 'export{n as a}from"./dice.en.js";' } : one));
  const own = firstParts(ROOT, built, 'en', 'dice');
  expect(own).toContain('dice.en.js');
  expect(own).not.toContain('names.en.js');
});

test('what the page asks for itself is not told it again', () => {
  const page = '<head>\n  <script src="./index.js"></script>\n  </head>\n  <body>\n  </body>';
  expect(withParts(page, ['index.js', 'table.js'])).toBe(
    page.replace('  </body>', '    <link rel="modulepreload" crossorigin href="./table.js">\n  </body>'),
  );
});
