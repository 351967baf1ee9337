import type { Finding } from './findings.ts';

/** Decisions of each seat that are looked at more closely after all have been looked at once. */
const CLOSER = 7;

/** Which of these decisions may be among those that counted most: they deserve a second look. The largest first. */
export function worthACloserLook(findings: readonly Finding[], most = CLOSER): readonly Finding[] {
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

/** Milliseconds: a review ends within a minute, whatever the length of its game. */
const FIRST_MS = 32_000;
const CLOSER_MS = 16_000;
const LOOK = { least: 20, most: 500 } as const;
const CLOSER_LOOK = { least: 60, most: 2000 } as const;
const between = ({ least, most }: { least: number; most: number }, ms: number): number => Math.min(most, Math.max(least, Math.floor(ms)));

/** Milliseconds for each first look. @param workers that look at the same time */
export const firstLookMs = (decisions: number, workers: number): number => between(LOOK, (FIRST_MS * workers) / Math.max(1, decisions));
/** Milliseconds for each closer look. */
export const closerLookMs = (decisions: number, workers: number): number =>
  between(CLOSER_LOOK, (CLOSER_MS * workers) / Math.max(1, decisions));
