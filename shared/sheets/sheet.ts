import type { Speaker } from '../text/speak.ts';
import type { Message } from '../text/message.ts';
import type { Setter } from './measure.ts';
import type { Page } from './page.ts';

export const PAPERS = { a4: { width: 210, height: 297 }, letter: { width: 215.9, height: 279.4 } } as const;
export type Paper = keyof typeof PAPERS;

/**
 * How the backs of cards and tokens get behind their fronts: not at all; by a printer that turns the paper along its long
 * or its short edge; or beside them, to be folded and glued.
 */
export const BACKS = ['none', 'long', 'short', 'fold'] as const;
export type Backs = (typeof BACKS)[number];

/** What a sheet may be asked for. */
export interface SheetRequest {
  readonly paper: Paper;
  readonly speaker: Speaker;
  /** Names the random set-up drawn on set-up sheets; printed on them, so that it can be drawn again. */
  readonly seed: number;
  /** Seat count where the sheet depends on it. */
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  /** Who plays tonight, by their seats: sheets name them and leave out what nobody of them has. */
  readonly names?: readonly string[];
  /** In black alone, for printers that dither grey; absent = with greys and one spot of colour. */
  readonly black?: true;
  /** Absent = none. */
  readonly backs?: Backs;
  /** An owner's own names stand on it. */
  readonly renamed?: true;
  /** Where a host of the group answers, e.g. http://192.168.1.20:4747; absent = nothing on paper leads there. */
  readonly host?: string;
}
/** Letters that a player's name on a sheet may have. */
export const LONGEST_NAME = 24;
/** Whether something on it is an owner's, not the box's: every page says so, and so does the file's name. */
export const isOwners = ({ options, renamed }: Pick<SheetRequest, 'options' | 'renamed'>): boolean =>
  options['corrections'] !== undefined || renamed === true;

/** When a sheet is needed at the table, in this order. */
export const PHASES = ['setup', 'play', 'end'] as const;
export type Phase = (typeof PHASES)[number];
/** What it is good for when a game is played tonight. */
export interface Use {
  readonly phase: Phase;
  /** How often one of its pages (the first is 0) is needed; absent = each once. */
  copies?(page: number, request: SheetRequest): number;
}
/** A printable document: what it says. `shared/sheets` lays it out. */
export interface Sheet {
  /** e.g. 'turn-reference'; file names are `<game>-<id>-<lang>-<paper>.pdf`. */
  readonly id: string;
  readonly title: Message;
  readonly about: Message;
  /** true: `seed` and `seats` change it. */
  readonly drawn?: boolean;
  /** true: `backs` changes it. */
  readonly backed?: boolean;
  /** true: part of a set with which the game can be played without its box. */
  readonly kit?: boolean;
  /** Absent = nobody who owns the game needs it tonight. */
  readonly use?: Use;
  /** @param setter knows the fonts: measures text and breaks it into lines */
  pages(request: SheetRequest, setter: Setter): readonly Page[];
}
