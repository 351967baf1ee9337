import { z } from 'zod';
import { readRecord, type RecordLine } from '../../shared/kernel/record.ts';
import { needlessRestoring, type Replay, resume, setupMisfit } from '../../shared/kernel/replay.ts';
import type { GameModule, GameTypes } from '../../shared/kernel/types.ts';
import { level } from '../../shared/protocol/requests.ts';
import { tableName } from '../../shared/protocol/table-name.ts';
import { trouble } from '../../shared/protocol/trouble.ts';
import { quickDigest } from '../storage/digest.ts';
import { type AboutRecord, aboutRecord } from '../storage/saves.ts';

/** The rules of a game; undefined where there is none of that name. */
export type ModuleOf = (game: string) => GameModule<GameTypes> | undefined;
/** A record that was looked at and found to be one that can be gone on with. */
export interface Looked {
  readonly replay: Replay;
  /** So much of its text is whole. */
  readonly good: string;
  /** Its end was torn off. */
  readonly torn: boolean;
  /** The sum of its last whole line, and how many there are: what goes on with it begins there. */
  readonly sum: string;
  readonly lines: number;
  /** By these an answer is known that is sent again. */
  readonly marks: readonly string[];
  /** What the list of saved games says of it. */
  readonly about: AboutRecord;
}
/** `brought` = it comes from elsewhere and may say anything; `own` = this host wrote it. */
export type Origin = 'brought' | 'own';
/**
 * Whoever looks at records: a thread in the app, since what a record says may take any time at all; somebody quick in tests.
 */
export interface Looker {
  /** Reads and replays a record. @throws Trouble with what is wrong with it, or that it asks for more than any game does */
  look(text: string, origin: Origin): Promise<Looked>;
  close(): Promise<void>;
}

const MOST_NAME = 80;
const SEAT = z.object({
  seat: z.string(),
  kind: z.enum(['free', 'person', 'bot']),
  name: z.string().max(MOST_NAME).nullable(),
  level: level.nullable(),
  standIn: z.literal(true).optional(),
});
/** What a table takes out of a record as it is: from elsewhere it may be anything. */
const HEADER = z.object({
  game: z.string(),
  name: tableName,
  at: z.number(),
  options: z.record(z.string(), z.string()),
  clock: z.number().nullable(),
  seats: z.array(SEAT),
  secret: z.string(),
  salts: z.array(z.string()),
});
const isWellFormed = ([header, ...lines]: readonly RecordLine[]): boolean =>
  HEADER.safeParse(header).success &&
  lines.every((line) => Number.isFinite(line.at) && (line.kind !== 'seat' || SEAT.safeParse(line.holder).success));

export const marksIn = (lines: readonly RecordLine[]): readonly string[] =>
  lines.flatMap((line) => ('mark' in line && line.mark !== undefined ? [line.mark] : []));

/** Reads a record and replays it, in as much time as that takes. @throws Trouble with what is wrong with it */
export function lookAt(moduleOf: ModuleOf, text: string, origin: Origin): Looked {
  const { lines, good, torn, misfit, sum } = readRecord(text, quickDigest);
  const header = lines[0];
  if (misfit || header?.kind !== 'record') throw trouble(misfit?.key ?? 'error.record.unknown', misfit?.with);
  if (origin === 'brought' && !isWellFormed(lines)) throw trouble('error.record.unknown');
  const module = moduleOf(header.game);
  if (!module) throw trouble('error.noGame', { game: header.game });
  if (origin === 'brought') {
    const invented = needlessRestoring(lines) ?? (header.rules === module.rulesVersion ? setupMisfit(module, header) : null);
    if (invented) throw trouble(invented.key, invented.with);
  }
  const told = resume(module, lines);
  if (told.misfit) throw trouble(told.misfit.key, told.misfit.with);
  const about = aboutRecord(header, lines);
  return { replay: told.replay, good, torn, sum, lines: lines.length, marks: marksIn(lines), about };
}

/** Looks at records in this very thread: for tests, and for the start, when nobody waits for anything else. */
export const lookerHere = (moduleOf: ModuleOf): Looker => ({
  look: async (text, origin) => lookAt(moduleOf, text, origin),
  close: async () => {},
});
