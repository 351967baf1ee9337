import { z } from 'zod';
import { LEVELS } from '../search/levels.ts';
import { LANGUAGES } from '../text/message.ts';

export { PROTOCOL } from './version.ts';
/** Largest message a host takes, in bytes. */
export const MOST_BYTES = 64 * 1024;
/** The longest record that is taken from elsewhere, in signs. */
export const MOST_IMPORT = 2_000_000;

const id = z.string().min(1).max(64);
/** The host takes away what cannot be seen in it, and says so if nothing is left. */
const name = z.string().trim().max(40);
const token = z.string().regex(/^[A-Za-z0-9_-]{16,86}$/);
const seat = z.string().min(1).max(24);
const language = z.enum(LANGUAGES);
/** How well a bot plays. */
export const level = z.enum(LEVELS);
/** How fast bots answer. */
const pace = z.enum(['instant', 'brisk', 'people']);
const dice = z.array(z.number().int().min(1).max(100)).max(64);
const turn = z.number().int().min(0).max(1_000_000);
/** Drawn anew by the page for each thing done: sent again with the same key, it is done once and answered `ok` again. */
const key = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,40}$/)
  .optional();

/** Everything a client may ask of a host, by name. Unknown keys are refused. */
export const REQUESTS = {
  /**
   * `device` is this device's own secret: it keeps its seats. `host` gives host rights, `code` lets a guest in; a device
   * that was let in before, or that has a seat, needs none.
   */
  hello: z.strictObject({ protocol: z.number().int(), device: token, host: token.optional(), code: z.string().max(24).optional() }),
  /** Is the line alive? Also before `hello`. */
  beat: z.strictObject({}),
  /** The tables of this host, and saved games (host rights). Afterwards changes are pushed. */
  tables: z.strictObject({}),
  /** A table is called as somebody typed, or after whoever makes it. */
  create: z.strictObject({ game: id, name: z.union([name, z.strictObject({ of: name })]), seats: z.number().int().min(1).max(8) }),
  configure: z.strictObject({
    table: id,
    name: name.optional(),
    seats: z.number().int().min(1).max(8).optional(),
    options: z.record(id, z.string().max(40)).optional(),
    /** Seconds to think, null = no clock. */
    clock: z.number().int().min(10).max(3600).nullable().optional(),
    /** Whether guests of the LAN may see and join it. */
    open: z.boolean().optional(),
  }),
  /** Takes a free seat for this device, or gives its own a new name; several seats on one device are hot seat. */
  sit: z.strictObject({ table: id, seat, name }),
  stand: z.strictObject({ table: id, seat }),
  /** Host rights, or the seat's own device: gives a seat to a bot, or (null) back to the person or to whoever comes. */
  bot: z.strictObject({ table: id, seat, level: level.nullable() }),
  /** Host rights: frees a seat, visibly for all. Until then it is its device's, be that gone or not. */
  release: z.strictObject({ table: id, seat }),
  /** A game against bots is about to begin: the host gets ready whoever thinks for them. */
  ready: z.strictObject({}),
  start: z.strictObject({ table: id, dice: dice.optional() }),
  /**
   * Sends the table and all that changes on it; `seat` is whose eyes (must be this device's), null = spectator. Absent = whoever
   * comes does not know yet: the only one that this device plays in a game under way or over, otherwise a spectator.
   */
  watch: z.strictObject({ table: id, seat: seat.nullable().optional() }),
  leave: z.strictObject({ table: id }),
  answer: z.strictObject({
    table: id,
    seat,
    /** The question that is answered: `Asking.question`. A stale answer is refused. */
    question: turn,
    interject: id.optional(),
    answer: z.unknown(),
    dice: dice.optional(),
    key,
  }),
  undo: z.strictObject({ table: id, seat, key }),
  /** Asks the others to let `seat` take back beyond a barrier, or (`answer`) answers such a plea. */
  plead: z.strictObject({ table: id, seat, answer: z.boolean().optional() }),
  say: z.strictObject({ table: id, text: z.string().trim().max(400), team: z.boolean().optional(), key }),
  pause: z.strictObject({ table: id, on: z.boolean() }),
  nudge: z.strictObject({ table: id, seat }),
  /** Who arranges the table: how fast its bots answer from now on, or (`once`) until a person is asked. */
  pace: z.strictObject({ table: id, pace, once: z.boolean().optional() }),
  /** The table as it was at every answer, for one's own eyes; after the end for any eyes. */
  frames: z.strictObject({ table: id, seat: seat.nullable() }),
  /**
   * After the end: a mentat looks at every decision (`begin`), tells what it has found since its finding number `from`
   * (`look`), or stops.
   */
  review: z.strictObject({ table: id, act: z.enum(['begin', 'look', 'stop']), from: turn }),
  /** After the end: a new table begins as this one stood after `turn` answers; whoever asks has `seat`, bots have the others. */
  playOn: z.strictObject({ table: id, turn, seat, name, level }),
  /** After the end: a new lobby with the same people, bots, options and seats, or everybody `moved` one seat on. Whoever asks later gets the same one. */
  again: z.strictObject({ table: id, moved: z.boolean().optional() }),
  /** Host rights, or who made the table: ends it. A game under way stays among the saves. */
  close: z.strictObject({ table: id }),
  /** Host rights: a saved game becomes a table again, with the same seats for the same devices. */
  resume: z.strictObject({ save: id }),
  /** Host rights. */
  discard: z.strictObject({ save: id }),
  /** The record as one file: host rights while the game runs, anybody after its end. */
  export: z.strictObject({ table: id }),
  /** Host rights: a record file becomes a saved game. */
  import: z.strictObject({ text: z.string().max(MOST_IMPORT) }),
  /** The challenge of today: a table of its own for whoever asks, the same one when asked again. */
  daily: z.strictObject({ game: id, name }),
  /** Host rights: the book of games, of all that are finished here. */
  book: z.strictObject({}),
  /** Host rights: another book's games come into this one. */
  bringBook: z.strictObject({ text: z.string().max(2_000_000) }),
  lesson: z.strictObject({ game: id, lesson: id, from: turn.optional() }),
  /** Plays the script's next answer: the learner's if it is to be shown, the others' when the learner goes on. */
  show: z.strictObject({ table: id }),
  /** Host rights: who is here, and who is barred. */
  guests: z.strictObject({}),
  /**
   * Host rights: puts a guest out, frees its seats, and bars the device or everything from an address if wished: from the one
   * that `guests` showed, wherever the guest has gone since.
   */
  expel: z.strictObject({
    guest: id,
    bar: z.union([z.literal('device'), z.strictObject({ address: z.string().min(1).max(64) })]).nullable(),
  }),
  /** Host rights: lets a barred guest in again. */
  admit: z.strictObject({ guest: id }),
  /** Host rights: another join code. Whoever has been let in stays and comes back without it. */
  newCode: z.strictObject({}),
  /** Host rights: opens to the LAN (listen, announce) or closes it. */
  lan: z.strictObject({ on: z.boolean() }),
  /** Host rights: looks for other hosts; they are pushed as they come and go. */
  browse: z.strictObject({ on: z.boolean() }),
  /** Host rights: finds a typed address or short code; gives the web address to open. */
  find: z.strictObject({ text: z.string().trim().min(1).max(120) }),
  /** Host rights: why a guest may not see this host. */
  check: z.strictObject({}),
} as const satisfies Record<string, z.ZodType>;

export type RequestName = keyof typeof REQUESTS;
export type RequestOf<Name extends RequestName> = z.infer<(typeof REQUESTS)[Name]>;
/** On the wire: `{ "id": 7, "do": "sit", "with": { ... } }`. */
export const ENVELOPE = z.strictObject({ id: z.number().int().min(0), do: z.string().max(24), with: z.unknown() });

export type BotLevel = z.infer<typeof level>;
export type Pace = z.infer<typeof pace>;
export type LanguageId = z.infer<typeof language>;
