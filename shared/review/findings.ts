import type { Shape } from './shape.ts';

/** What the mentat found about one answer of a finished game. */
export interface Finding {
  /** Answers that had been given before it. */
  readonly turn: number;
  readonly seat: string;
  /** What was asked, and what its answers are made of. */
  readonly task: { readonly do: string };
  readonly shape: Shape;
  /** What was answered. */
  readonly done: unknown;
  /** What the mentat would have answered; null = the same. */
  readonly better: { readonly answer: unknown } | null;
  /** What most would have answered; null = the same as what was done. */
  readonly usual: { readonly answer: unknown } | null;
  /**
   * What the answer was worth to its seat, as a share of a win: below 0 against the mentat's, above 0 against the usual one
   * where the mentat knew none better.
   */
  readonly gain: number;
  /** Standard error of `gain`. */
  readonly doubt: number;
  /** Games that were played on to know it. */
  readonly games: number;
  /** Share of a win that each seat had after the answer, as far as the one who gave it could know. */
  readonly chances: Readonly<Record<string, number>>;
  /** It was looked at a second time, more closely. */
  readonly close: boolean;
  /** How it might have gone on after the mentat's answer, as its seat would have heard it; null = that was not asked. */
  readonly line: readonly (readonly { readonly type: string; readonly [arg: string]: unknown }[])[] | null;
}

/** How sure it is that an answer was better or worse. */
export type Sureness = 'very' | 'fairly' | 'little';
const VERY = 3;
const FAIRLY = 1.5;
/** From how many standard errors there are between the gain and nothing. */
export function surenessOf({ gain, doubt }: Pick<Finding, 'gain' | 'doubt'>): Sureness {
  const errors = doubt > 0 ? Math.abs(gain) / doubt : Number.POSITIVE_INFINITY;
  return errors >= VERY ? 'very' : errors >= FAIRLY ? 'fairly' : 'little';
}

/** What is below this share of a win changed little. */
const TRIFLE = 0.01;
/** How much of a gain counts: what is not sure counts less. */
const weight = ({ gain, doubt }: Finding): number => Math.max(0, Math.abs(gain) - doubt);

/** The decisions of a seat that cost or gained most, in the order of the game. */
export function countedMost(findings: readonly Finding[], seat: string, most = 5): readonly Finding[] {
  return findings
    .filter((finding) => finding.seat === seat && Math.abs(finding.gain) >= TRIFLE)
    .sort((one, other) => weight(other) - weight(one) || Math.abs(other.gain) - Math.abs(one.gain))
    .slice(0, most)
    .sort((one, other) => one.turn - other.turn);
}

/** Seats' shares of a win as parts of one whole; where one seat plays against the game alone, the rest is the game's. */
export function wholeOf(chances: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  const seats = Object.keys(chances);
  const sum = seats.reduce((all, seat) => all + (chances[seat] ?? 0), 0);
  const whole = seats.length === 1 ? 1 : sum;
  return Object.fromEntries(seats.map((seat) => [seat, whole > 0 ? (chances[seat] ?? 0) / whole : 0]));
}
