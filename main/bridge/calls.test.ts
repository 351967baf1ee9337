import { expect, test } from 'vitest';
import { admit, CALLS } from './calls.ts';
import type { CallName } from './calls.ts';

const own = { own: true, origin: null, mainFrame: true };
const guest = { own: false, origin: 'http://192.168.1.20:4747', mainFrame: true };
const pdf = { name: 'dice-reference-a4.pdf', bytes: new TextEncoder().encode('%PDF-1.7') };

test('the own hall may save a file', () => {
  expect(admit('save', own, [pdf])).toEqual([pdf]);
});

test.each(['../../.bashrc', '.profile', 'C:\\boot.ini', 'a/b.pdf', '', 'x\u0000.pdf'])('the name %j is refused', (name) => {
  expect(() => admit('save', own, [{ ...pdf, name }])).toThrow(/^save:/);
});

test('only what is a PDF in name and in fact is printed, because the system may open it', () => {
  expect(admit('print', own, [pdf])).toEqual([pdf]);
  for (const name of ['setup.exe', 'run.bat', 'page.html', 'card.pdf.exe', 'card.pdf ', 'pdf']) {
    expect(() => admit('print', own, [{ ...pdf, name }])).toThrow(/^print:/);
  }
  for (const text of ['', '%PD', 'MZ', ' %PDF-1.7', '<html>']) {
    expect(() => admit('print', own, [{ ...pdf, bytes: new TextEncoder().encode(text) }])).toThrow(/^print:/);
  }
});

test('a visited host gets the way home and the secret it knows this computer by, nothing else', () => {
  const allowed = (Object.keys(CALLS) as CallName[]).filter((name) => CALLS[name].guests);
  expect(allowed).toEqual(['home', 'device']);
  expect(() => admit('fullscreen', guest, [null])).toThrow('not for this page');
  expect(() => admit('hall', guest, [])).toThrow('not for this page');
});

test('a page that is of no host, as about:blank, may call nothing', () => {
  const nobody = { ...guest, origin: null };
  for (const name of ['home', 'device'] as const) {
    expect(admit(name, guest, [])).toEqual([]);
    expect(() => admit(name, nobody, [])).toThrow('not for this page');
  }
});

test('a frame inside the own page may call nothing', () => {
  expect(() => admit('hall', { ...own, mainFrame: false }, [])).toThrow('not for this page');
});

test('only links of the list are opened', () => {
  expect(admit('openLink', own, ['fontLicence'])).toEqual(['fontLicence']);
  expect(() => admit('openLink', own, ['https://example.org'])).toThrow(/^openLink:/);
  expect(() => admit('openLink', own, ['fontLicence', 'more'])).toThrow(/^openLink:/);
});
