import { join } from 'node:path';
import { z } from 'zod';
import { tableName } from '../../shared/protocol/table-name.ts';
import { LEVELS } from '../../shared/search/levels.ts';
import type { Message } from '../../shared/text/message.ts';
import { diskTrouble, type Files } from './files.ts';
import { readWhole, writeWhole } from './whole.ts';

const ENDING = '.json';
const TABLE_ID = /^[0-9a-f]{16}$/;

const message = z.custom<Message>((value) => typeof (value as Message | null)?.key === 'string');
const CHAIR = z.object({
  seat: z.string(),
  kind: z.enum(['free', 'person', 'bot']),
  name: z.string().nullable(),
  level: z.enum(LEVELS).nullable(),
  standIn: z.boolean(),
  device: z.string().nullable(),
  salt: z.string(),
});
const TABLE = z.object({
  format: z.literal(1),
  game: z.string(),
  name: tableName,
  /** In the lobby there is no record yet; later the record tells how far the game has come. */
  phase: z.enum(['lobby', 'playing', 'over']),
  /** Taken from the table; what is known of it waits for the game to be continued. */
  closed: z.boolean(),
  options: z.record(z.string(), z.string()),
  clock: z.number().nullable(),
  open: z.boolean(),
  paused: z.boolean(),
  owner: z.string().nullable(),
  maker: z.string().nullable(),
  secret: z.string(),
  /** Epoch milliseconds of the last change. */
  at: z.number(),
  chairs: z.array(CHAIR),
  chat: z.array(z.object({ at: z.number(), from: z.string(), seat: z.string().nullable(), text: z.string(), team: z.string().optional() })),
  notices: z.array(z.object({ turn: z.number(), message })),
  /** Marks of chat lines that were said: one that is sent again is not said twice. */
  said: z.array(z.string()),
  next: z.object({ table: z.string(), name: z.string() }).nullable(),
  /** An answer in secret that stands while it waits for its dice. Files of older hosts have none. */
  locked: z.object({ question: z.number(), seat: z.string(), answer: z.unknown() }).nullable().default(null),
  /** A wish to take back that the others have not all agreed to; files of older hosts have none. */
  plea: z
    .object({ moments: z.number(), seat: z.string(), yes: z.array(z.string()) })
    .nullable()
    .default(null),
});
/** All of a table that is not in its record. Devices and secrets are in it: it never leaves the host. */
export type StoredTable = z.infer<typeof TABLE>;

/** The folder of tables: one file per table, beside the records of their games. */
export interface Tables {
  /** The folder was made just now: this host has never kept tables. */
  readonly isNew: boolean;
  /** All of them, the one changed last first; null = its file was damaged and has been moved aside. */
  list(): readonly { readonly id: string; readonly table: StoredTable | null }[];
  /** null = there is none */
  read(id: string): StoredTable | null;
  /** When it returns it is on disk. @throws Trouble if it is not; then the old one is */
  write(id: string, table: StoredTable): void;
  drop(id: string): void;
}

/** Opens the folder, making it if need be. @throws Trouble if it cannot be written to */
export function openTableFiles(files: Files, folder: string, log: (line: string) => void): Tables {
  const isNew = !files.existsSync(folder);
  try {
    files.mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw diskTrouble(error, folder);
  }
  const pathOf = (id: string): string => join(folder, id + ENDING);
  const read = (id: string): StoredTable | null =>
    TABLE_ID.test(id) ? readWhole(files, pathOf(id), (text) => TABLE.parse(JSON.parse(text)), log) : null;
  const namesIn = (): string[] => {
    try {
      return files.readdirSync(folder);
    } catch (error) {
      log(`The tables of this host cannot be read: ${String(error)}`);
      return [];
    }
  };
  return {
    isNew,
    list() {
      const ids = namesIn().flatMap((name) => (name.endsWith(ENDING) ? name.slice(0, -ENDING.length) : []));
      return ids
        .filter((id) => TABLE_ID.test(id))
        .map((id) => ({ id, table: read(id) }))
        .sort((one, other) => (other.table?.at ?? 0) - (one.table?.at ?? 0));
    },
    read,
    write(id, table) {
      writeWhole(files, pathOf(id), JSON.stringify(table));
    },
    drop(id) {
      try {
        files.rmSync(pathOf(id), { force: true });
      } catch (error) {
        log(`The file of a table could not be taken away: ${String(error)}`);
      }
    },
  };
}
