import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { appIcon, icnsOf, icoOf } from './app-icons-bake-plugin.ts';

const sprite = readFileSync(join(import.meta.dirname, '../../assets/icons.svg'), 'utf8');
const [small, large] = [Buffer.from('small'), Buffer.from('larger')];

test('the icon is whole in its middle and nothing in its corners', () => {
  const { pixels, width } = appIcon(sprite, 48);
  const coverAt = (x: number, y: number) => pixels[(y * width + x) * 4 + 3];
  expect([coverAt(24, 24), coverAt(24, 4), coverAt(0, 0), coverAt(47, 47), coverAt(0, 24)]).toEqual([255, 255, 0, 0, 0]);
});

test('Windows finds each size where the head of the file says', () => {
  const file = icoOf([
    [16, small],
    [256, large],
  ]);
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 2]);
  const bodyOf = (entry: number) =>
    file.subarray(file.readUInt32LE(entry + 12), file.readUInt32LE(entry + 12) + file.readUInt32LE(entry + 8));
  expect([file[6], bodyOf(6).toString(), file[22], bodyOf(22).toString()]).toEqual([16, 'small', 0, 'larger']);
});

test('macOS finds each size under its names, and the file says how long it is', () => {
  const file = icnsOf([
    [128, small],
    [256, large],
  ]);
  expect([file.toString('latin1', 0, 4), file.readUInt32BE(4)]).toEqual(['icns', file.length]);
  const names: string[] = [];
  for (let at = 8; at < file.length; at += file.readUInt32BE(at + 4)) names.push(file.toString('latin1', at, at + 4));
  expect(names).toEqual(['ic07', 'ic08', 'ic13']);
});
