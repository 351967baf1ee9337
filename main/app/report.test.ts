import { expect, test } from 'vitest';
import { reportText } from './report.ts';

const ABOUT = {
  version: '1.2.3',
  packed: true,
  versions: { electron: '45.5.0', chrome: '150', node: '24.1.0' },
  platform: 'linux',
  release: '6.1',
  arch: 'x64',
  memoryBytes: 8 * 2 ** 30,
  language: 'hu',
  seconds: 600,
};

test('a report says what runs where, and ends with the log', () => {
  expect(reportText(ABOUT, { tail: () => 'something broke\n' })).toBe(
    'Sietch 1.2.3, hu, open for 10 min\nElectron 45.5.0, Chrome 150, Node 24.1.0\nlinux 6.1, x64, 8 GB\n\nsomething broke\n',
  );
});

test('a report of a quiet evening says that there was nothing to log', () => {
  expect(reportText({ ...ABOUT, packed: false, versions: {} }, { tail: () => '' })).toMatch(
    /^Sietch 1\.2\.3 \(not packed\).*\nElectron \?, .*\n.*\n\n\(The log is empty\.\)\n$/,
  );
});
