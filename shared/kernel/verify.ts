import type { AnyOutcome } from './course.ts';
import { type HeaderLine, type Misfit, type RecordText, readRecord } from './record.ts';
import { replay } from './replay.ts';
import type { GameModule, GameTypes } from './types.ts';

/** What became of a record that was checked line by line. */
export interface Verdict {
  /** The first line that does not fit; null = all fit. */
  readonly misfit: Misfit | null;
  readonly header: HeaderLine | null;
  /** Lines that fit. */
  readonly lines: number;
  /** Answers that stand. */
  readonly turn: number;
  readonly outcome: AnyOutcome | null;
  /** The writer was stopped in mid-line: what is behind the last whole line does not count. */
  readonly torn: boolean;
  /** Rules it was played by, if they are not those of this program: then only its checksums were compared. */
  readonly otherRules: number | null;
}

/**
 * Checks everything that can be checked in a record: the chain of checksums, the commitment to the seed, that every answer
 * was allowed, that every position follows.
 * @param moduleOf the rules of a game; undefined = not known here
 */
export function verify(text: string, moduleOf: (game: string) => GameModule<GameTypes> | undefined): Verdict {
  const { lines, torn, misfit }: RecordText = readRecord(text);
  const header = lines[0]?.kind === 'record' ? lines[0] : null;
  const verdict = { header, lines: lines.length, turn: 0, outcome: null, torn, otherRules: null };
  if (misfit || !header) return { ...verdict, misfit: misfit ?? { line: 1, key: 'error.record.unknown' } };
  const module = moduleOf(header.game);
  if (!module) return { ...verdict, misfit: { line: 1, key: 'error.save.gameUnknown', with: { game: header.game } } };
  const told = replay(module, lines, 'all');
  const otherRules = header.rules === module.rulesVersion ? null : header.rules;
  if (!told.replay) return { ...verdict, misfit: otherRules === null ? told.misfit : null, otherRules };
  const { turn, outcome } = told.replay.course.table.position;
  return { ...verdict, misfit: null, turn, outcome, otherRules };
}
