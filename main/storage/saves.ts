import { join } from 'node:path';
import type { AnswerLine, HeaderLine, RecordLine, TableName } from '../../shared/kernel/record.ts';
import { readRecord } from '../../shared/kernel/record.ts';
import type { SaveLine } from '../../shared/protocol/pushes.ts';
import { placeName, tableName } from '../../shared/protocol/table-name.ts';
import { Trouble, trouble } from '../../shared/protocol/trouble.ts';
import type { Message } from '../../shared/text/message.ts';
import { quickDigest } from './digest.ts';
import { diskTrouble, type Files, isDiskError, readText } from './files.ts';
import { createJournal, goOnWith, type Journal, MOST_RECORD_BYTES, type NewLine, openJournal, type WholeRecord } from './journal.ts';

/** Milliseconds that a listing may read files; the rest is read bit by bit, and told then. */
const LISTING_MS = 120;
/** So many files are looked at: each costs a moment whenever the list is shown. */
const MOST_FILES = 3000;
const MOST_NAME = 80;
const ENDING = '.jsonl';
const SAVE_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** The folder of saved games: one file per game, named by its id. */
export interface Saves {
  /** All of them, the newest first, with what is wrong with those that cannot be opened. */
  list(): readonly SaveLine[];
  create(id: string, header: NewLine<HeaderLine>): Journal;
  /** @throws Trouble if there is none, or it cannot be used */
  open(id: string): { readonly journal: Journal; readonly lines: readonly RecordLine[] };
  /** Goes on with a record that was read before. @throws Trouble if the file is another now, or cannot be used */
  goOn(id: string, whole: WholeRecord): Journal;
  /** The text of its file. */
  read(id: string): string;
  /** Keeps a record that came from elsewhere. The caller has checked that it fits, and knows what the list says of it. */
  keep(id: string, text: string, about: AboutRecord): void;
  discard(id: string): void;
}

/**
 * Opens the folder, making it if need be.
 * @param knows whether this program has a game
 * @param more called when files have been read that the last list had to leave out
 * @throws Trouble if it cannot be written to
 */
export function openSaves(files: Files, folder: string, knows: (game: string) => boolean, more: () => void = () => {}): Saves {
  try {
    files.mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw diskTrouble(error, folder);
  }
  const known = new Map<string, { readonly stamp: string; readonly line: SaveLine }>();
  let unread: string[] = [];
  const pathOf = (id: string): string => {
    if (!SAVE_ID.test(id)) throw trouble('error.save.unknown');
    return join(folder, id + ENDING);
  };
  const mustExist = (id: string): string => {
    const path = pathOf(id);
    if (!files.lstatSync(path, { throwIfNoEntry: false })) throw trouble('error.save.unknown');
    return path;
  };
  /** What a file is, read once for as long as it does not change, whatever comes of it. null = it is to be read later. */
  function lineOf(id: string, mayRead: boolean): SaveLine | null {
    const path = pathOf(id);
    let changed = 0;
    let stamp = '';
    let line: SaveLine;
    try {
      const now = files.lstatSync(path);
      changed = now.mtimeMs;
      stamp = stampOf(now);
      const old = known.get(id);
      if (old?.stamp === stamp) return old.line;
      if (!mayRead) return null;
      line = saveLine(id, readText(files, path, MOST_RECORD_BYTES), changed, knows);
    } catch (error) {
      line = brokenLine(id, changed, whatIsWrong(error, path));
    }
    known.set(id, { stamp, line });
    return line;
  }
  function readOn(): void {
    const id = unread.shift();
    if (id === undefined) {
      more();
      return;
    }
    lineOf(id, true);
    setImmediate(readOn);
  }
  return {
    list() {
      let names: readonly string[];
      try {
        names = files.readdirSync(folder);
      } catch (error) {
        return [brokenLine(FOLDER, 0, whatIsWrong(error, folder), folder)];
      }
      const all = names.filter((name) => name.endsWith(ENDING)).map((name) => name.slice(0, -ENDING.length));
      const ids = new Set(all.filter((id) => SAVE_ID.test(id)).slice(0, MOST_FILES));
      for (const id of known.keys()) if (!ids.has(id)) known.delete(id);
      const end = performance.now() + LISTING_MS;
      const lines: SaveLine[] = [];
      const later: string[] = [];
      for (const id of ids) {
        const line = lineOf(id, performance.now() < end);
        if (line) lines.push(line);
        else later.push(id);
      }
      if (later.length > 0 && unread.length === 0) setImmediate(readOn);
      unread = later;
      lines.sort((one, other) => other.at - one.at);
      const tooMany = { key: 'error.save.tooMany', with: { count: all.length, most: MOST_FILES } };
      return all.length > MOST_FILES ? [brokenLine(FOLDER, 0, tooMany, folder), ...lines] : lines;
    },
    create: (id, header) => createJournal(files, pathOf(id), header),
    open: (id) => openJournal(files, mustExist(id)),
    goOn: (id, whole) => goOnWith(files, mustExist(id), whole),
    read: (id) => readText(files, mustExist(id), MOST_RECORD_BYTES),
    keep(id, text, about) {
      const path = pathOf(id);
      try {
        files.writeFileSync(`${path}.new`, text, { flush: true });
        files.renameSync(`${path}.new`, path);
        known.set(id, { stamp: stampOf(files.lstatSync(path)), line: { save: id, ...about, broken: brokenBy(about.game, knows) } });
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
        throw isDiskError(error) ? diskTrouble(error, pathOf(id)) : error;
      }
    },
  };
}

const stampOf = ({ mtimeMs, ctimeMs, size }: { mtimeMs: number; ctimeMs: number; size: number }): string => `${mtimeMs} ${ctimeMs} ${size}`;
/** Stands for the folder itself in the list; no game can have it for an id. */
const FOLDER = '.';
const brokenLine = (save: string, at: number, broken: Message, name: TableName = save): SaveLine => ({
  save,
  game: '',
  name,
  players: [],
  turn: 0,
  at,
  over: false,
  broken,
});
/** Whatever a file makes fail, the list says so and goes on. */
function whatIsWrong(error: unknown, path: string): Message {
  if (error instanceof Trouble) return error.refusal.error;
  return isDiskError(error) ? diskTrouble(error, path).refusal.error : { key: 'error.record.unknown' };
}
const short = (name: string): string => name.slice(0, MOST_NAME);
/** A name that no table could have is shown as far as it is text. */
const calledIn = ({ name }: HeaderLine): TableName => tableName.safeParse(name).data ?? short(String(name));

function saveLine(save: string, text: string, changed: number, knows: (game: string) => boolean): SaveLine {
  const { lines, misfit } = readRecord(text, quickDigest);
  const header = lines[0]?.kind === 'record' ? lines[0] : null;
  if (misfit || !header) {
    const broken = misfit ? { key: misfit.key, ...(misfit.with ? { with: misfit.with } : {}) } : { key: 'error.record.unknown' };
    return { ...brokenLine(save, changed, broken, header ? calledIn(header) : save), game: short(header?.game ?? '') };
  }
  return { save, ...aboutRecord(header, lines), broken: brokenBy(header.game, knows) };
}
const brokenBy = (game: string, knows: (game: string) => boolean): Message | null =>
  knows(game) ? null : { key: 'error.save.gameUnknown', with: { game: short(game) } };

/** What the list says of a record that can be used. */
export type AboutRecord = Omit<SaveLine, 'save' | 'broken'>;
/** @param lines all of the record, its header among them */
export function aboutRecord(header: HeaderLine, lines: readonly RecordLine[]): AboutRecord {
  const answers = lines.filter((line): line is AnswerLine => line.kind === 'answer');
  const takenBack = lines.reduce((sum, line) => sum + (line.kind === 'undo' ? line.answers : 0), 0);
  return {
    game: header.game,
    name: calledIn(header),
    players: header.seats.map(({ kind, name }, at) => (name ? short(name) : placeName(kind, at))),
    turn: answers.length - takenBack,
    at: lines.at(-1)?.at ?? header.at,
    over: answers.at(-1)?.outcome !== undefined && lines.findLast(({ kind }) => kind === 'answer' || kind === 'undo')?.kind === 'answer',
  };
}
