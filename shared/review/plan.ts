import type { Finding } from './findings.ts';

/** Decisions of each seat that are looked at more closely after all have been looked at once. */
const EACH = 7;

/** Which of these decisions may be among those that counted most: they deserve a second look. The largest first. */
export function worthACloserLook(findings: readonly Finding[], most = EACH): readonly Finding[] {
  const size = ({ gain }: Finding): number => Math.abs(gain);
  const taken = new Map<string, number>();
  return findings
    .filter(({ gain }) => gain !== 0)
    .sort((one, other) => size(other) - size(one))
    .filter(({ seat }) => {
      const before = taken.get(seat) ?? 0;
      taken.set(seat, before + 1);
      return before < most;
    });
}

/** A round of looks: milliseconds it may take in all, and each look of it. */
export interface Round {
  readonly ms: number;
  readonly least: number;
  readonly most: number;
}
/** At every decision. Both rounds together end within a minute, whatever the length of the game. */
export const FIRST: Round = { ms: 32_000, least: 15, most: 500 };
/** At those that may have counted most. */
export const CLOSER: Round = { ms: 18_000, least: 60, most: 2000 };

/**
 * Milliseconds for the next look, so that its round ends in time also on a machine that has much else to do.
 * @param left looks of the round that are not begun yet, this one among them
 * @param spent milliseconds of the round that are over
 */
export const lookMs = ({ ms, least, most }: Round, left: number, spent: number, workers: number): number =>
  Math.min(most, Math.max(least, Math.floor(((ms - spent) * workers) / Math.max(1, left))));
