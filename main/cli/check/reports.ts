/** How one check went. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** What failed and why, a line each, where the tool says it. */
  readonly faults?: readonly string[];
  /** What passed only at its second try, with the reason of the first, a line each. */
  readonly unsteady?: readonly string[];
  /** How long each test took. */
  readonly took?: readonly Took[];
}
interface Took {
  readonly title: string;
  readonly seconds: number;
}
/** More journeys than these may not need a second try: then the product is unsteady, not the machine. */
export const MOST_UNSTEADY = 2;
/** What is read of Vitest's report. */
export interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
      /** Milliseconds; none for what was skipped. */
      readonly duration?: number | null;
    }[];
  }[];
}
interface Spec {
  readonly title: string;
  readonly ok: boolean;
  /** `flaky` = a try failed, a later one passed. */
  readonly tests: readonly { readonly status?: string; readonly results: readonly Try[] }[];
}
interface Try {
  readonly error?: { readonly message?: string };
  /** Milliseconds. */
  readonly duration?: number;
}
interface Suite {
  readonly specs?: readonly Spec[];
  readonly suites?: readonly Suite[];
  readonly title: string;
}
/** What is read of Playwright's report. */
export interface JourneyReport {
  readonly stats: { readonly expected: number; readonly flaky: number; readonly unexpected: number };
  readonly suites: readonly Suite[];
}

const LONGEST = 400;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the tools colour their messages
const COLOURS = /\u001b\[\d*m/g;
/** One line for one failed test. */
const fault = (title: string, message = 'no reason was given'): string =>
  `${title}: ${message.replace(COLOURS, '').replace(/\s+/g, ' ').slice(0, LONGEST)}`;

/** @param report Vitest's, as JSON */
export function tallyOfUnits({ numPassedTests, numFailedTests, testResults }: UnitReport): Tally {
  const bad = testResults.flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'failed'));
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    faults: bad.map(({ fullName, failureMessages }) => fault(fullName, failureMessages[0])),
    took: testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({ title: fullName, seconds: (duration ?? 0) / 1000 })),
    ),
  };
}

/** The specs that `concerns` picks, with the first reason of each. */
function reasonsIn({ title, specs = [], suites = [] }: Suite, concerns: (spec: Spec) => boolean): string[] {
  const own = specs.filter(concerns).map(({ title: name, tests }) => {
    const said = tests.flatMap(({ results }) => results).find(({ error }) => error);
    return fault(`${title} › ${name}`, said?.error?.message);
  });
  return [...own, ...suites.flatMap((suite) => reasonsIn(suite, concerns))];
}
const isUnsteady = ({ tests }: Spec): boolean => tests.some(({ status }) => status === 'flaky');

/** What each spec took, all its tries together. */
const tookIn = ({ title, specs = [], suites = [] }: Suite): Took[] => [
  ...specs.map(({ title: name, tests }) => ({
    title: `${title} › ${name}`,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration = 0 }) => sum + duration / 1000, 0),
  })),
  ...suites.flatMap(tookIn),
];
/** The tests that took longest, a line each: so it is seen what grows. */
export const slowest = ({ took = [] }: Tally, most = 10): readonly string[] =>
  took
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, most)
    .map(({ title, seconds }) => `${seconds.toFixed(1)} s  ${title}`);

/** @param report Playwright's, as JSON */
export const tallyOfJourneys = ({ stats, suites }: JourneyReport): Tally => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  faults: suites.flatMap((suite) => reasonsIn(suite, ({ ok }) => !ok)),
  unsteady: suites.flatMap((suite) => reasonsIn(suite, isUnsteady)),
  took: suites.flatMap(tookIn),
});

/** One tally of many. More unsteady tests than {@link MOST_UNSTEADY} count as one failure. */
export function sumOf(tallies: readonly Tally[]): Tally {
  const unsteady = tallies.flatMap(({ unsteady: some = [] }) => some);
  const tooMany = unsteady.length > MOST_UNSTEADY;
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, tooMany ? 1 : 0),
    faults: [
      ...tallies.flatMap(({ faults = [] }) => faults),
      ...(tooMany ? [`${unsteady.length} unsteady tests, ${MOST_UNSTEADY} are the most`] : []),
    ],
    unsteady,
  };
}
