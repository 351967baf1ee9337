import type { AnyOutcome } from './course.ts';
import { type HeaderLine, type Misfit, type RecordText, readRecord } from './record.ts';
import { needlessRestoring, replay, setupMisfit } from './replay.ts';
import type { GameModule, GameTypes } from './types.ts';

/** What became of a record that was checked line by line. */
export interface Verdict {
  /** The whole game follows from its beginning by the rules of this program. */
  readonly ok: boolean;
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
  /** The line where the game goes on from a stored position, because the rules had changed or it was begun there: nothing vouches for it. */
  readonly restoredAt: number | null;
  /** It was played with data of the game that the host's owner had corrected: they are in the record, and nobody else vouches for them. */
  readonly corrected: boolean;
}
/** What no record can prove: whoever wrote it could have written something else. */
export const NOT_COVERED = ['names', 'dates', 'who was a bot'] as const;

/**
 * Checks everything that can be checked in a record: the chain of checksums, the commitment to the seed, that every answer
 * was allowed, that every position follows. `NOT_COVERED` says what cannot.
 * @param moduleOf the rules of a game; undefined = not known here
 */
export function verify(text: string, moduleOf: (game: string) => GameModule<GameTypes> | undefined): Verdict {
  const { lines, torn, misfit }: RecordText = readRecord(text);
  const header = lines[0]?.kind === 'record' ? lines[0] : null;
  const verdict = {
    ok: false,
    header,
    lines: lines.length,
    turn: 0,
    outcome: null,
    torn,
    otherRules: null,
    restoredAt: null,
    corrected: header?.corrections !== undefined,
  };
  if (misfit || !header) return { ...verdict, misfit };
  const module = moduleOf(header.game);
  if (!module) return { ...verdict, misfit: { line: 1, key: 'error.save.gameUnknown', with: { game: header.game } } };
  const otherRules = header.rules === module.rulesVersion ? null : header.rules;
  const restored = lines.find((line) => line.kind === 'position' && line.restored !== undefined);
  const found = { ...verdict, otherRules, restoredAt: header.from ? 1 : restored ? restored.n + 1 : null };
  const invented = needlessRestoring(lines);
  if (invented) return { ...found, misfit: invented };
  const strange = otherRules === null ? setupMisfit(module, header) : null;
  if (strange) return { ...found, misfit: strange };
  const told = replay(module, lines, 'all');
  if (!told.replay) return { ...found, misfit: otherRules === null ? told.misfit : null };
  const { turn, outcome } = told.replay.course.table.position;
  return { ...found, misfit: null, ok: otherRules === null && found.restoredAt === null, turn, outcome };
}
