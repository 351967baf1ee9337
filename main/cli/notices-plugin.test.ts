import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noticesOf, noticesText, unnamed } from './notices-plugin.ts';
import { ROOT } from './stale.ts';

const notices = noticesOf(ROOT);

test('every package that the app is built with is named with its terms', () => {
  const text = noticesText(notices);
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { dependencies: Record<string, string> };
  for (const [name, version] of Object.entries(dependencies)) expect(text).toContain(`\n${name} ${version} (`);
  // What those stand on is in the app too.
  expect(text).toMatch(/\nmulticast-dns \d/);
  for (const { name, terms } of notices) expect(terms.trim().length, name).toBeGreaterThan(60);
});

test('every font that is packed is of a family that is named', () => {
  const named: Readonly<Record<string, string>> = { Marcellus: 'Marcellus', SietchText: 'pretendard', SietchDisplay: 'Marcellus' };
  for (const folder of ['renderer/assets/fonts', 'shared/sheets/fonts'])
    for (const file of readdirSync(join(ROOT, folder)).filter((name) => /\.(woff2|ttf)$/.test(name)))
      expect(
        notices.some(({ name }) => name === named[file.split('-')[0] ?? '']),
        file,
      ).toBe(true);
});

test('what got into the app and is not named is found, wherever it lay', () => {
  const of = (...ids: string[]) => unnamed(ids, notices);
  expect(of(`${ROOT}/node_modules/vue/dist/vue.js`, `${ROOT}/renderer/app/main.ts`, '\0vite/preload-helper.js')).toEqual([]);
  expect(of(`${ROOT}/node_modules/left-pad/index.js?commonjs`, `${ROOT}/node_modules/vue/node_modules/@some/one/a.js`)).toEqual([
    '@some/one',
    'left-pad',
  ]);
  expect(of('C:\\sietch\\node_modules\\@some\\one\\a.js')).toEqual(['@some/one']);
});
