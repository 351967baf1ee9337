import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { signPaths } from '../../../canvas/land/sign-shape.ts';
import { SHAPES } from './shapes.ts';

const sprite = readFileSync('renderer/assets/icons.svg', 'utf8');
const signs = [...sprite.matchAll(/<symbol id="i-([^"]+)"/g)].map(([, id]) => id as string);

test('what stands in sand alone is called otherwise than every sign', () => {
  expect(Object.keys(SHAPES).filter((id) => signs.includes(id))).toEqual([]);
});
test('every sign can stand in sand', () => {
  for (const id of signs) expect(() => signPaths(sprite, id), id).not.toThrow();
});
