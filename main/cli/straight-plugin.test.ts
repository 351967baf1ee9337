import { expect, test } from 'vitest';
import { facadeIn, straightened } from './straight-plugin.ts';

const HELD = 'data:text/javascript,export const a = 1; export const b = 2; export default 3;';

test('a script that only hands on is known, whatever it calls things', () => {
  expect(facadeIn('export{n as names}from"./all-1234.js";')).toEqual({ of: 'all-1234.js', names: [{ asked: 'names', there: 'n' }] });
  expect(facadeIn('export { t as default, words } from "./page.js";\n')).toEqual({
    of: 'page.js',
    names: [
      { asked: 'default', there: 't' },
      { asked: 'words', there: 'words' },
    ],
  });
  for (const own of ['import"./style.js";export{t as a}from"./page.js";', 'var e=1;export{e as a};', 'export*from"./page.js";', ''])
    expect(facadeIn(own)).toBeNull();
});

test('whoever asks for what is handed on asks the file that holds it, and gets it as a module', async () => {
  const facades = new Map([
    [
      'door.js',
      {
        of: 'all.js',
        names: [
          { asked: 'one', there: 'a' },
          { asked: 'default', there: 'b' },
        ],
      },
    ],
  ]);
  const code = straightened('export const got = import(`./door.js`)', facades).replace('./all.js', HELD);
  const { got } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  const module = await got;
  expect([module.one, module.default, Object.keys(module), module[Symbol.toStringTag]]).toEqual([1, 2, ['one', 'default'], 'Module']);
});

test('what is fetched along is the file itself; what holds something is asked for as before', () => {
  const facades = new Map([['door.js', { of: 'all.js', names: [] }]]);
  expect(straightened('d=(m.f||(m.f=["./door.js","./own.js","assets/door.js"]))', facades)).toBe(
    'd=(m.f||(m.f=["./all.js","./own.js","assets/all.js"]))',
  );
  const other = 'import("./own.js");import{a}from"./door.js";';
  expect(straightened(other, facades)).toBe(other);
});
