import type { AnyChoices } from '../kernel/choices.ts';
import type { TableName } from '../kernel/record.ts';
import type { Blocked, Outcome } from '../kernel/types.ts';
import type { Finding } from '../review/findings.ts';
import type { Message } from '../text/message.ts';
import type { BookGame } from './book.ts';
import type { Patch } from './delta.ts';
import type { BotLevel } from './requests.ts';

/** A refusal: what is wrong and what to do; keys of the app's texts (`error.*`) or a game's. */
export interface Refusal {
  readonly error: Message;
  /** The rule it follows from, if any. */
  readonly rule?: string;
  /** Real dice wanted: throw these and send the same request again with `dice`, appended to those it already had. */
  readonly dice?: readonly { readonly name: string; readonly sides: number }[];
  /** So many milliseconds from now on it would be refused again, whatever it says. */
  readonly waitMs?: number;
}

/** One seat of a table as everybody sees it. */
export interface SeatInfo {
  readonly seat: string;
  readonly kind: 'free' | 'person' | 'bot';
  /** Name of the person or bot; also kept while a bot sits in for a person. */
  readonly name: string | null;
  readonly level: BotLevel | null;
  /** A bot answers for this person for the time being. */
  readonly standIn: boolean;
  readonly online: boolean;
  /** Epoch milliseconds (of the host) since when the person's device is gone; null while it is there. */
  readonly awaySince: number | null;
  /** It is this device's. */
  readonly mine: boolean;
  /** Somebody left it in mid-game: that device alone (`here`: this one) may `sit` there again, until the host frees it. */
  readonly kept: 'here' | 'elsewhere' | null;
}

/** The open question as one viewer sees it. */
export interface Asking {
  /** Number of the open question: answers name it. */
  readonly question: number;
  readonly task: { readonly do: string };
  readonly secret: boolean;
  /** Who still owes an answer, and whose is in. Never what. */
  readonly asked: readonly string[];
  readonly answered: readonly string[];
  /** For the watched seat, if it is asked (or may change its secret answer). */
  readonly choices: AnyChoices | null;
  readonly blocked: readonly Blocked[];
  /** What the watched seat answered: it may be changed, or it stands and waits for its dice. */
  readonly given: unknown;
  /** What the watched seat may do although it need not. */
  readonly interjections: Readonly<Record<string, AnyChoices>>;
  /** Epoch milliseconds (of the host) when the question was put. */
  readonly since: number;
}
export interface Undo {
  /** The watched seat may take back now. */
  readonly free: boolean;
  /** Why not: text keys `sealed.*`. */
  readonly seal: Message | null;
  readonly plea: { readonly seat: string; readonly yes: readonly string[]; readonly waiting: readonly string[] } | null;
}
/** Something that happened, as the viewer hears it. */
export interface Heard {
  /** Number of the answer that led to it. */
  readonly turn: number;
  readonly event: { readonly type: string; readonly [arg: string]: unknown };
}
export interface ChatLine {
  readonly at: number;
  /** Name at the table; empty = a spectator. */
  readonly from: string;
  readonly seat: string | null;
  readonly text: string;
  /** Only this team hears it; absent = everybody. */
  readonly team?: string | undefined;
}
/** Happenings that are the house's, not the game's: seat handed over, taken back by consent, paused. */
export interface Notice {
  readonly turn: number;
  readonly message: Message;
}
export interface LessonState {
  readonly lesson: string;
  readonly step: number;
  /** The answer tried was not the script's: why; it is taken back with `undo`. */
  readonly wrong: { readonly key: string; readonly rule: string; readonly with?: Readonly<Record<string, string | number>> } | null;
  readonly done: boolean;
}

/** A whole table for one viewer. Sent once; afterwards only what changed. */
export interface TableState {
  readonly table: string;
  readonly game: string;
  readonly name: TableName;
  readonly phase: 'lobby' | 'playing' | 'over';
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly SeatInfo[];
  /** Whose eyes; null = spectator. */
  readonly watching: string | null;
  readonly spectators: number;
  readonly open: boolean;
  readonly clock: number | null;
  readonly paused: boolean;
  /** SHA-256 of the host's secret: chance was settled before anybody sat. */
  readonly commit: string;
  /** After the end: the secret and the salts, so that anybody can verify the record. */
  readonly reveal: { readonly secret: string; readonly salts: readonly string[] } | null;
  readonly turn: number;
  /** The game's view for `watching`; null in the lobby. */
  readonly view: unknown;
  readonly asking: Asking | null;
  readonly undo: Undo;
  readonly outcome: Outcome<string> | null;
  readonly heard: readonly Heard[];
  readonly chat: readonly ChatLine[];
  readonly notices: readonly Notice[];
  /** After the end: the standing of each seat whenever it changed, for the chart of the end screen. Empty before. */
  readonly standings: readonly { readonly turn: number; readonly of: Readonly<Record<string, number>> }[];
  readonly lesson: LessonState | null;
  /** The day whose challenge it is (`2026-11-29`); null = it is none. */
  readonly daily: string | null;
  /** After the end: the lobby where it is played again, and who asked for it. */
  readonly next: { readonly table: string; readonly name: string } | null;
}

/** A table that anybody on the LAN may know of, as a host tells it to strangers. */
export interface OpenTable {
  readonly table: string;
  readonly game: string;
  readonly name: TableName;
  readonly phase: TableState['phase'];
  readonly seats: number;
  readonly free: number;
  readonly open: boolean;
}
/** A line of the list of tables, for one device. */
export interface TableLine extends OpenTable {
  /** This device's seats there. */
  readonly mine: readonly string[];
  /** One of them is asked now. */
  readonly asked: boolean;
  /** Names of the people who sit there. */
  readonly people: readonly string[];
  /** Epoch milliseconds (of the host) of the last answer, or of its making. */
  readonly at: number;
}
export interface SaveLine {
  readonly save: string;
  readonly game: string;
  readonly name: TableName;
  readonly players: readonly (string | Message)[];
  readonly turn: number;
  /** Epoch milliseconds of the last answer. */
  readonly at: number;
  readonly over: boolean;
  /** Why it cannot be opened; the file is left as it is. */
  readonly broken: Message | null;
}
/** Somebody without host rights who is here, has a place at a table or is barred, as the host sees it. */
export interface GuestLine {
  /** Stands for its device, whose token stays secret. */
  readonly guest: string;
  /** What it is called at its tables, or was last; empty = it has not sat anywhere. */
  readonly names: readonly string[];
  /** Where it comes from, or came from last; empty = that is not known. */
  readonly address: string;
  /** Where it has a seat, or one is kept for it. */
  readonly tables: readonly TableName[];
  readonly here: boolean;
  /** Epoch milliseconds; null = it is here, or that is not known. */
  readonly lastHere: number | null;
  readonly barred: 'device' | 'address' | null;
}
/** This host on the network. */
export interface LanInfo {
  readonly on: boolean;
  /** e.g. http://192.168.1.20:4747, the likeliest first. */
  readonly addresses: readonly string[];
  /** Five signs that let a guest in at one of the addresses. */
  readonly code: string;
  /** The same with the address in it, for another host's field that looks for hosts. */
  readonly codeWithPlace: string;
}
export interface FoundHost {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly tables: readonly OpenTable[];
}
export interface CheckLine {
  readonly ok: boolean;
  readonly message: Message;
  readonly fix: Message | null;
}
/** How far a review has come. A finding takes the place of an earlier one about the same answer. */
export interface ReviewState {
  /** `none`: nobody has asked for one. `waiting`: another game comes first. `failed`: something broke; what was found stays. */
  readonly phase: 'none' | 'waiting' | 'thinking' | 'done' | 'stopped' | 'failed';
  /** Looks that are planned so far, and those that have been done. */
  readonly looks: number;
  readonly looked: number;
  /** Those since the number that was asked for. */
  readonly findings: readonly Finding[];
}
export interface Frame {
  readonly turn: number;
  readonly patch: Patch;
  readonly heard: readonly Heard['event'][];
  readonly task: { readonly do: string } | null;
  readonly asked: readonly string[];
}

/** What a request is answered with. */
export interface Replies {
  hello: {
    readonly hostRights: boolean;
    readonly host: string;
    readonly version: string;
    readonly rules: Readonly<Record<string, number>>;
    /** While this host is open to the network; with host rights also while it is not. */
    readonly lan: LanInfo | null;
    /** Epoch milliseconds of the host: its clock counts. */
    readonly now: number;
  };
  beat: { readonly now: number };
  tables: { readonly tables: readonly TableLine[]; readonly saves: readonly SaveLine[] };
  create: { readonly table: string };
  again: { readonly table: string };
  resume: { readonly table: string };
  lesson: { readonly table: string };
  /** `torn`: the end of the file was missing; what is whole was kept. */
  import: { readonly save: string; readonly torn: boolean };
  export: { readonly file: string; readonly text: string };
  guests: { readonly guests: readonly GuestLine[] };
  find: { readonly address: string };
  check: { readonly lines: readonly CheckLine[] };
  /** `elsewhere`: ids of games whose record is not here; `saves`: where those of the others lie. `broken`: records that cannot be read. */
  book: {
    readonly games: readonly BookGame[];
    readonly elsewhere: readonly string[];
    readonly saves: Readonly<Record<string, string>>;
    readonly broken: number;
  };
  /** So many games were new. */
  bringBook: { readonly games: number };
  daily: { readonly table: string };
  review: ReviewState;
  playOn: { readonly table: string };
  frames: { readonly start: unknown; readonly frames: readonly Frame[] };
  lan: LanInfo;
}

/** What a host sends without being asked. */
export type Push =
  | { readonly push: 'table'; readonly rev: number; readonly state: TableState }
  | { readonly push: 'change'; readonly table: string; readonly base: number; readonly rev: number; readonly patch: Patch }
  /** The host has put this device out; its line is cut after this. */
  | { readonly push: 'out'; readonly why: Message }
  /** The code in `hello` has to wait until it is looked at: the answer comes later, and nothing need be done for it. */
  | { readonly push: 'queued' }
  | { readonly push: 'gone'; readonly table: string; readonly why: Message }
  | { readonly push: 'tables'; readonly tables: readonly TableLine[]; readonly saves: readonly SaveLine[] }
  /** One line of that list has changed, for a device that sits there: it is asked now, or not any more. */
  | { readonly push: 'line'; readonly line: TableLine }
  | { readonly push: 'found'; readonly hosts: readonly FoundHost[] }
  | { readonly push: 'nudge'; readonly table: string; readonly seat: string }
  /** Addresses or code have changed; null = closed to the network. To everybody who has said hello. */
  | { readonly push: 'lan'; readonly lan: LanInfo | null }
  /** Somebody (`name`) plays again at `next`: to everybody who watches the old table. Those who sat there have their seats. */
  | { readonly push: 'again'; readonly table: string; readonly next: string; readonly name: string };
/** On the wire: a push, or `{ "re": 7, "ok": {...} }`, or `{ "re": 7, "error": {...} }`. */
export type FromHost = Push | { readonly re: number; readonly ok: unknown } | ({ readonly re: number } & Refusal);
