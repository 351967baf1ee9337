import { expect, test } from 'vitest';
import { admit, CALLS } from './calls.ts';
import type { CallName } from './calls.ts';

const own = { own: true, mainFrame: true };
const guest = { own: false, mainFrame: true };
const pdf = { name: 'dice-reference-a4.pdf', bytes: new Uint8Array([37, 80, 68, 70]) };

test('the own hall may save a file', () => {
  expect(admit('save', own, [pdf])).toEqual([pdf]);
});

test.each(['../../.bashrc', '.profile', 'C:\\boot.ini', 'a/b.pdf', '', 'x\u0000.pdf'])('the name %j is refused', (name) => {
  expect(() => admit('save', own, [{ ...pdf, name }])).toThrow(/^save:/);
});

test('a visited host gets full screen and the way home, nothing else', () => {
  const allowed = (Object.keys(CALLS) as CallName[]).filter((name) => CALLS[name].guests);
  expect(allowed).toEqual(['fullscreen', 'home']);
  expect(admit('fullscreen', guest, [null])).toEqual([null]);
  expect(() => admit('hall', guest, [])).toThrow('not for this page');
});

test('a frame inside the own page may call nothing', () => {
  expect(() => admit('hall', { own: true, mainFrame: false }, [])).toThrow('not for this page');
});

test('only links of the list are opened', () => {
  expect(admit('openLink', own, ['fontLicence'])).toEqual(['fontLicence']);
  expect(() => admit('openLink', own, ['https://example.org'])).toThrow(/^openLink:/);
  expect(() => admit('openLink', own, ['fontLicence', 'more'])).toThrow(/^openLink:/);
});
