import { placeName } from '../../shared/protocol/table-name.ts';
import { randomBytes } from 'node:crypto';
import type { Course } from '../../shared/kernel/course.ts';
import { commitTo, type RecordSeat, type TableName } from '../../shared/kernel/record.ts';
import type { GameModule, GameTypes } from '../../shared/kernel/types.ts';
import type { GameSense, GameWords } from '../../shared/games/face.ts';
import type { Lesson } from '../../shared/games/lesson.ts';
import type { Asking, ChatLine, Heard, Notice, TableState } from '../../shared/protocol/pushes.ts';
import type { BotLevel, Pace } from '../../shared/protocol/requests.ts';
import type { Message } from '../../shared/text/message.ts';
import type { Journal } from '../storage/journal.ts';
import type { Client } from './hall.ts';
import type { Locked } from './locked.ts';
import type { Plea } from './plea.ts';

/** What the host must know of a game; the shelf's entries fit. */
export interface HostEntry {
  readonly module: GameModule<GameTypes>;
  readonly sense?: Partial<Pick<GameSense<GameTypes>, 'interject' | 'habit'>>;
  readonly words?: Pick<GameWords<GameTypes>, 'seat'>;
  readonly lessons?: readonly Lesson<GameTypes>[];
  /** What contradicts itself in an owner's corrected data. */
  problemsOf?(correction: unknown): readonly { readonly field: string }[];
}
/** A seat of a room and whoever holds it. */
export interface Chair {
  readonly seat: string;
  kind: 'free' | 'person' | 'bot';
  name: string | null;
  level: BotLevel | null;
  standIn: boolean;
  /** The device that answers for it. Never leaves the host. */
  device: string | null;
  /** What the device added to the seed. */
  salt: string;
  /** Epoch milliseconds since when its device is gone. */
  awayAt: number | null;
}
/** All clients that see a table with the same eyes: their state is built, compared and written once. */
export interface ViewerClass {
  readonly watching: string | null;
  readonly mine: readonly string[];
  /** Seats they left, which are kept for them. */
  readonly left: readonly string[];
  readonly members: Set<Client>;
  rev: number;
  state: TableState;
}
/** What the game shows one viewer at one moment of its course. */
export interface Sight {
  readonly course: Course<GameTypes>;
  readonly moment: number;
  readonly view: unknown;
  /** The open question; its `task` is null where there is none. */
  readonly offer: Omit<Asking, 'since' | 'task'> & { readonly task: Asking['task'] | null };
}
export interface LessonRun {
  readonly lesson: Lesson<GameTypes>;
  step: number;
  wrong: { readonly key: string; readonly rule: string } | null;
}
/** How long the slowest of a table's last answers took, and after how many answers in time that is forgotten. */
export interface Slow {
  readonly ms: number;
  readonly left: number;
}
export const NOT_SLOW: Slow = { ms: 0, left: 0 };
export const isLearned = ({ lesson, step }: LessonRun): boolean => step >= lesson.steps.length;
/** One table of this host: lobby, game and end. */
export interface Room {
  readonly id: string;
  readonly entry: HostEntry;
  name: TableName;
  phase: TableState['phase'];
  options: Record<string, string>;
  chairs: Chair[];
  clock: number | null;
  open: boolean;
  paused: boolean;
  /** The device that made it. */
  readonly owner: string | null;
  /** The address of the guest who made it; null = the host. */
  readonly maker: string | null;
  readonly secret: string;
  readonly commit: string;
  /** Epoch milliseconds of the last answer, or of its making. */
  at: number;
  /** Marks of answers and take-backs that were done, and of chat lines that were said. */
  readonly answered: Set<string>;
  readonly said: Set<string>;
  /** The day whose challenge it is; null = it is none. */
  readonly daily: string | null;
  /** Where it is played again, and who asked for it. */
  next: TableState['next'];
  course: Course<GameTypes> | null;
  journal: Journal | null;
  /** When the open question was put. */
  since: number;
  /** Counts for its question only; ask `lockedNow`. */
  locked: Locked | null;
  plea: Plea | null;
  readonly chat: ChatLine[];
  readonly notices: Notice[];
  lesson: LessonRun | null;
  readonly classes: Map<string, ViewerClass>;
  /** What each viewer has heard so far, by seat ('' = spectators), out of so many answers. */
  readonly heard: Map<string | null, { readonly lines: readonly Heard[]; readonly played: number }>;
  /** What viewers see now, by seat ('' = spectators). */
  readonly sights: Map<string | null, Sight>;
  /** Bot seats that think, and about which question. */
  readonly thinking: Map<string, object>;
  /** The moment of the course at which the bots were last asked for interjections, and whether all have said so. */
  heeded: { readonly moment: number; done: boolean } | null;
  /** Interjections of bots since anything else was said. */
  interjections: number;
  /** Stops what the room's clock would do next. */
  stopClock: (() => void) | null;
  nudgedAt: number;
  /** How fast bots answer, and whether they hurry until a person is asked. */
  pace: Pace;
  hurries: boolean;
  /** How long the slowest of its bots' last answers took, which the next ones must not undercut. */
  slow: Slow;
  /** Seats that were asked when their devices were last told so. */
  toldAsked: readonly string[];
  closed: boolean;
}

/** A secret of 256 bits in hex. */
export const newSecret = (random: (bytes: number) => Uint8Array = randomBytes): string => Buffer.from(random(32)).toString('hex');

export function freeChair(seat: string, salt: string): Chair {
  return { seat, kind: 'free', name: null, level: null, standIn: false, device: null, salt, awayAt: null };
}
export type RoomBasis = Pick<Room, 'id' | 'entry' | 'name' | 'phase' | 'options' | 'chairs' | 'owner' | 'secret'> &
  Partial<Pick<Room, 'course' | 'journal' | 'clock' | 'open' | 'maker' | 'daily'>>;
export function roomOf(basis: RoomBasis, now: number): Room {
  return {
    maker: null,
    clock: null,
    open: true,
    paused: false,
    course: null,
    journal: null,
    commit: commitTo(basis.secret),
    at: now,
    answered: new Set(),
    said: new Set(),
    daily: null,
    next: null,
    since: now,
    locked: null,
    plea: null,
    chat: [],
    notices: [],
    lesson: null,
    classes: new Map(),
    heard: new Map(),
    sights: new Map(),
    thinking: new Map(),
    heeded: null,
    interjections: 0,
    stopClock: null,
    nudgedAt: 0,
    pace: 'brisk',
    hurries: false,
    slow: NOT_SLOW,
    toldAsked: [],
    closed: false,
    ...basis,
  };
}

export const chairOf = ({ chairs }: Room, seat: string): Chair | undefined => chairs.find((chair) => chair.seat === seat);
/** What a seat is called: by its person, or by its place, for everybody in their own language. */
export const nameOf = (room: Room, seat: string): string | Message =>
  chairOf(room, seat)?.name ??
  placeName(
    chairOf(room, seat)?.kind ?? 'free',
    room.chairs.findIndex((chair) => chair.seat === seat),
  );
export const isBotSeat = ({ kind, standIn }: Chair): boolean => kind === 'bot' || standIn;
export const recordSeat = ({ seat, kind, name, level, standIn }: Chair): RecordSeat => ({
  seat,
  kind,
  name,
  level,
  ...(standIn ? { standIn: true } : {}),
});
/** Happenings of the house that a table remembers. */
export const MOST_NOTICES = 200;
/** Says to all at the table what happened to it. */
export function note(room: Room, message: Message): void {
  room.notices.push({ turn: room.course?.table.position.turn ?? 0, message });
  if (room.notices.length > MOST_NOTICES) room.notices.shift();
}
