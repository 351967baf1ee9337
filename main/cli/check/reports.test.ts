import { expect, test } from 'vitest';
import { slowest, sumOf, tallyOfJourneys, tallyOfUnits } from './reports.ts';

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
  expect(tallyOfUnits(report)).toMatchObject({ passed: 3, failed: 1, faults: ['pays two water: expected 1 to be 2'] });
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
  expect(tallyOfJourneys({ stats: { expected: 1, flaky: 0, unexpected: 2 }, suites })).toMatchObject({
    passed: 1,
    failed: 2,
    faults: ['on a phone › fits: cut off', 'end.spec.ts › ends: no reason was given'],
    unsteady: [],
  });
});

test('a journey that passed only at its second try is named with the reason of its first', () => {
  const tests = [{ status: 'flaky', results: [{ error: { message: 'too late' } }, {}] }];
  const suites = [{ title: 'home.spec.ts', specs: [{ title: 'opens', ok: true, tests }] }];
  expect(tallyOfJourneys({ stats: { expected: 4, flaky: 1, unexpected: 0 }, suites })).toMatchObject({
    passed: 5,
    failed: 0,
    faults: [],
    unsteady: ['home.spec.ts › opens: too late'],
  });
});

test('two unsteady journeys pass, in whichever checks they stand; a third one fails the run', () => {
  const check = (...unsteady: string[]) => ({ passed: 10, failed: 0, unsteady });
  expect(sumOf([check('a'), { passed: 5, failed: 0 }, check('b')])).toEqual({ passed: 25, failed: 0, faults: [], unsteady: ['a', 'b'] });
  const sum = sumOf([check('a'), check('b', 'c')]);
  expect(sum.failed).toBe(1);
  expect(sum.faults).toEqual(['3 unsteady tests, 2 are the most']);
});

test('the slowest tests are named first, a journey with all its tries', () => {
  const journey = (title: string, ...durations: number[]) => ({
    title,
    ok: true,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const suites = [{ title: 'home.spec.ts', specs: [journey('opens', 1500), journey('ends', 2000, 900)] }];
  const tally = tallyOfJourneys({ stats: { expected: 1, flaky: 1, unexpected: 0 }, suites });
  expect(slowest(tally)).toEqual(['2.9 s  home.spec.ts › ends', '1.5 s  home.spec.ts › opens']);
  expect(slowest(tally, 1)).toEqual(['2.9 s  home.spec.ts › ends']);
  const unit = { status: 'passed', fullName: 'deals', failureMessages: [], duration: 250 };
  expect(slowest(tallyOfUnits({ numPassedTests: 1, numFailedTests: 0, testResults: [{ assertionResults: [unit] }] }))).toEqual([
    '0.3 s  deals',
  ]);
});
