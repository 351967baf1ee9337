/** How one check went. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** What failed and why, a line each, where the tool says it. */
  readonly faults?: readonly string[];
}
/** What is read of Vitest's report. */
export interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}
interface Suite {
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly results: readonly { readonly error?: { readonly message?: string } }[] }[];
  }[];
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
  };
}

function faultsIn({ title, specs = [], suites = [] }: Suite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title: name, tests }) => {
      const said = tests.flatMap(({ results }) => results).find(({ error }) => error);
      return fault(`${title} › ${name}`, said?.error?.message);
    });
  return [...own, ...suites.flatMap(faultsIn)];
}
/** @param report Playwright's, as JSON */
export const tallyOfJourneys = ({ stats, suites }: JourneyReport): Tally => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  faults: suites.flatMap(faultsIn),
});
