import { expect, test } from 'vitest';
import { tallyOfJourneys, tallyOfUnits } from './reports.ts';

test('a failed unit test is named with its reason on one line', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      {
        assertionResults: [
          { status: 'passed', fullName: 'deals five cards', failureMessages: [] },
          { status: 'failed', fullName: 'pays two water', failureMessages: ['\u001b[31mexpected 1\n  to be 2\u001b[39m'] },
        ],
      },
    ],
  };
  expect(tallyOfUnits(report)).toEqual({ passed: 3, failed: 1, faults: ['pays two water: expected 1 to be 2'] });
});

test('a failed journey is named wherever it stands', () => {
  const spec = (title: string, ok: boolean, message?: string) => ({
    title,
    ok,
    tests: [{ results: [message === undefined ? {} : { error: { message } }] }],
  });
  const suites = [
    { title: 'home.spec.ts', specs: [spec('opens', true)], suites: [{ title: 'on a phone', specs: [spec('fits', false, 'cut off')] }] },
    { title: 'end.spec.ts', specs: [spec('ends', false)] },
  ];
  expect(tallyOfJourneys({ stats: { expected: 1, flaky: 0, unexpected: 2 }, suites })).toEqual({
    passed: 1,
    failed: 2,
    faults: ['on a phone › fits: cut off', 'end.spec.ts › ends: no reason was given'],
  });
});
