import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RECORD_ENDING, SCHEME } from './handed.ts';

const CONFIG = readFileSync(join(import.meta.dirname, '../../electron-builder.yml'), 'utf8');
/** The lines below a key of the first column. */
const partOf = (key: string): string => new RegExp(`^${key}:(.*(?:\\n(?: .*|))*)`, 'm').exec(CONFIG)?.[1] ?? '';

test('links and records that the app reads are those that it is installed for', () => {
  expect(partOf('protocols')).toContain(`schemes: [${SCHEME}]`);
  expect(partOf('fileAssociations')).toContain(`ext: ${RECORD_ENDING.slice(1)}\n`);
});

test('each system has its packages and an icon of its own form', () => {
  expect(partOf('linux')).toMatch(/icon: out\/icons\/linux\n[\s\S]*target: \[AppImage, deb, dir\]/);
  // Without these a package for Debian is refused only when all the rest is built.
  expect([partOf('linux'), partOf('extraMetadata')].join()).toMatch(/maintainer: .+<.+@.+>[\s\S]*homepage: https:/);
  expect(partOf('win')).toMatch(/icon: out\/icons\/icon\.ico\n[\s\S]*target: \[nsis, portable\]/);
  expect(partOf('mac')).toMatch(/icon: out\/icons\/icon\.icns\n[\s\S]*target: \[dmg\]/);
});

test('nothing that is packed looks for new versions', () => {
  expect(CONFIG).toMatch(/^publish: null$/m);
  expect(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')).not.toMatch(/electron-updater|update-electron-app/);
});
