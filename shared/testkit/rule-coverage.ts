/** A rule of the digest: its number and what it is about. */
export interface RuleId {
  readonly id: string;
  readonly topic: string;
}
/** What a look at the tests of a game has found. */
export interface Coverage {
  /** Rules without a test and without a reason for that. */
  readonly uncited: readonly RuleId[];
  /** Numbers that a test cites and no rule has. */
  readonly unknown: readonly string[];
  /** Exceptions that are none: the rule has a test, or does not exist. */
  readonly needless: readonly string[];
}

const COMMENT_ON_TEST = /((?:^[ \t]*\/\/.*\n)+)[ \t]*test(?:\.each)?\(/gm;
/** Rules and cases at the beginning of a title. */
const TITLE_OF_TEST = /^[ \t]*(?:test|describe)(?:\.each\(.*\))?\(\s*['"`]((?:(?:R\d+\.\d+|[WTQ]\d+)[:, ]+)+)/gm;
const RULE = /\bR\d+\.\d+\b/g;

/** Rule numbers in the comments that stand directly on a test, and those that its title or its group's begins with. */
export function citedIn(source: string): Set<string> {
  const told = [COMMENT_ON_TEST, TITLE_OF_TEST].flatMap((pattern) => [...source.matchAll(pattern)].map((match) => match[1] ?? ''));
  return new Set(told.flatMap((text) => text.match(RULE) ?? []));
}

/**
 * Compares the rules of a game with the tests that cite them.
 * @param sources texts of the game's test files
 * @param exceptions rule number: why it has no test
 */
export function coverage(rules: readonly RuleId[], sources: readonly string[], exceptions: Readonly<Record<string, string>>): Coverage {
  const cited = new Set(sources.flatMap((source) => [...citedIn(source)]));
  const known = new Set(rules.map(({ id }) => id));
  return {
    uncited: rules.filter(({ id }) => !cited.has(id) && !Object.hasOwn(exceptions, id)),
    unknown: [...cited].filter((id) => !known.has(id)),
    needless: Object.keys(exceptions).filter((id) => cited.has(id) || !known.has(id)),
  };
}
