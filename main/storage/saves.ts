import { join } from 'node:path';
import type { AnswerLine, HeaderLine, RecordLine } from '../../shared/kernel/record.ts';
import { readRecord } from '../../shared/kernel/record.ts';
import type { SaveLine } from '../../shared/protocol/pushes.ts';
import { trouble } from '../../shared/protocol/trouble.ts';
import { quickDigest } from './digest.ts';
import { diskTrouble, type Files } from './files.ts';
import { createJournal, type Journal, type NewLine, openJournal } from './journal.ts';

const ENDING = '.jsonl';
const SAVE_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** The folder of saved games: one file per game, named by its id. */
export interface Saves {
  /** All of them, the newest first, with what is wrong with those that cannot be opened. */
  list(): readonly SaveLine[];
  create(id: string, header: NewLine<HeaderLine>): Journal;
  /** @throws Trouble if there is none, or it cannot be used */
  open(id: string): { readonly journal: Journal; readonly lines: readonly RecordLine[] };
  /** The text of its file. */
  read(id: string): string;
  /** Keeps a record that came from elsewhere. The caller has checked that it fits. */
  keep(id: string, text: string): void;
  discard(id: string): void;
}

/**
 * Opens the folder, making it if need be.
 * @param knows whether this program has a game
 * @throws Trouble if it cannot be written to
 */
export function openSaves(files: Files, folder: string, knows: (game: string) => boolean): Saves {
  try {
    files.mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw diskTrouble(error, folder);
  }
  const known = new Map<string, { readonly stamp: string; readonly line: SaveLine }>();
  const pathOf = (id: string): string => {
    if (!SAVE_ID.test(id)) throw trouble('error.save.unknown');
    return join(folder, id + ENDING);
  };
  const mustExist = (id: string): string => {
    const path = pathOf(id);
    if (!files.existsSync(path)) throw trouble('error.save.unknown');
    return path;
  };
  const lineOf = (id: string): SaveLine => {
    const path = pathOf(id);
    const { mtimeMs, size } = files.statSync(path);
    const stamp = `${mtimeMs} ${size}`;
    const old = known.get(id);
    if (old?.stamp === stamp) return old.line;
    const line = saveLine(id, files.readFileSync(path, 'utf8'), mtimeMs, knows);
    known.set(id, { stamp, line });
    return line;
  };
  return {
    list() {
      const ids = files
        .readdirSync(folder)
        .filter((name) => name.endsWith(ENDING))
        .map((name) => name.slice(0, -ENDING.length));
      return ids
        .filter((id) => SAVE_ID.test(id))
        .map(lineOf)
        .sort((one, other) => other.at - one.at);
    },
    create: (id, header) => createJournal(files, pathOf(id), header),
    open: (id) => openJournal(files, mustExist(id)),
    read: (id) => files.readFileSync(mustExist(id), 'utf8'),
    keep(id, text) {
      const path = pathOf(id);
      try {
        files.writeFileSync(`${path}.new`, text, { flush: true });
        files.renameSync(`${path}.new`, path);
      } catch (error) {
        files.rmSync(`${path}.new`, { force: true });
        throw diskTrouble(error, path);
      }
    },
    discard(id) {
      try {
        files.rmSync(mustExist(id));
        files.rmSync(`${pathOf(id)}.torn`, { force: true });
      } catch (error) {
        throw error instanceof Error && 'code' in error ? diskTrouble(error, id) : error;
      }
    },
  };
}

function saveLine(save: string, text: string, changed: number, knows: (game: string) => boolean): SaveLine {
  const { lines, misfit } = readRecord(text, quickDigest);
  const header = lines[0]?.kind === 'record' ? lines[0] : null;
  if (misfit || !header) {
    const broken = misfit ? { key: misfit.key, ...(misfit.with ? { with: misfit.with } : {}) } : { key: 'error.record.unknown' };
    return { save, game: header?.game ?? '', name: header?.name ?? save, players: [], turn: 0, at: changed, over: false, broken };
  }
  const answers = lines.filter((line): line is AnswerLine => line.kind === 'answer');
  const takenBack = lines.reduce((sum, line) => sum + (line.kind === 'undo' ? line.answers : 0), 0);
  return {
    save,
    game: header.game,
    name: header.name,
    players: header.seats.flatMap(({ name }) => name ?? []),
    turn: answers.length - takenBack,
    at: lines.at(-1)?.at ?? header.at,
    over: answers.at(-1)?.outcome !== undefined && lines.findLast(({ kind }) => kind === 'answer' || kind === 'undo')?.kind === 'answer',
    broken: knows(header.game) ? null : { key: 'error.save.gameUnknown', with: { game: header.game } },
  };
}
