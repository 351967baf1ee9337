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
/** Games whose rules others cite; the name stands right before each number. */
const NAMES = { Imperium: 'imperium', Uprising: 'uprising' } as const;
const NAME = Object.keys(NAMES).join('|');
/** A rule of the own game. */
const RULE = new RegExp(`(?<!\\b(?:${NAME}) )\\bR\\d+\\.\\d+\\b`, 'g');

/** Rule numbers in the comments that stand directly on a test, and those that its title or its group's begins with. */
export function citedIn(source: string): Set<string> {
  const told = [COMMENT_ON_TEST, TITLE_OF_TEST].flatMap((pattern) => [...source.matchAll(pattern)].map((match) => match[1] ?? ''));
  return new Set(told.flatMap((text) => text.match(RULE) ?? []));
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*|<!--[\s\S]*?-->/g;
const TITLE = /\b(?:test|describe)(?:\.each\(.*\))?\(\s*(['"`])(.*?)\1/g;
const NAMED = new RegExp(`\\b(?:(${NAME}) )?(R\\d+\\.\\d+)\\b`, 'g');
/** After a number with a name one without, so that nobody knows whose it is; or the name comes behind. */
const UNCLEAR = new RegExp(`\\b(?:${NAME}) R[\\d.]+(?:-R[\\d.]+)?,? R\\d[\\d.]*|\\bR\\d[\\d.]* of (?:Dune: )?(?:${NAME})\\b`, 'g');

/** What the comments and the titles of tests of a source cite. */
export interface Citations {
  /** By game: `own` where no name stands before the number. */
  readonly rules: ReadonlyMap<string, readonly string[]>;
  /** Of which nobody can tell whose they are. */
  readonly unclear: readonly string[];
}
export function citations(source: string): Citations {
  const told = [...source.matchAll(COMMENT)].map(([text]) => text).concat([...source.matchAll(TITLE)].map((match) => match[2] ?? ''));
  const rules = new Map<string, string[]>();
  for (const [, name, id = ''] of told.flatMap((text) => [...text.matchAll(NAMED)])) {
    const game = name === undefined ? 'own' : NAMES[name as keyof typeof NAMES];
    rules.set(game, [...(rules.get(game) ?? []), id]);
  }
  return { rules, unclear: told.flatMap((text) => text.match(UNCLEAR) ?? []) };
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
