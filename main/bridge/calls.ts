import { z } from 'zod';
import { LINKS } from '../../shared/protocol/desktop.ts';
import type { LinkName } from '../../shared/protocol/desktop.ts';
import { LANGUAGES } from '../../shared/text/message.ts';

const linkNames = Object.keys(LINKS) as [LinkName, ...LinkName[]];
/** A whole print-and-play set has 20 pages and under half a megabyte. */
const MOST_BYTES = 32 * 1024 * 1024;

const file = z.strictObject({
  // A name, never a path: no folders, no hidden files, nothing Windows forbids.
  name: z.string().regex(/^[^\\/:*?"<>|\p{Cc}.][^\\/:*?"<>|\p{Cc}]{0,119}$/u),
  bytes: z.instanceof(Uint8Array).refine((bytes) => bytes.byteLength <= MOST_BYTES),
});

/** What goes to the printer may be opened by the system's own program for it: that must be a PDF in name and in fact. */
const PDF = [...'%PDF-'].map((sign) => sign.charCodeAt(0));
const pdf = file.refine(({ name, bytes }) => /[^.]\.pdf$/i.test(name) && PDF.every((byte, at) => bytes[at] === byte), 'no PDF');

/** What a page may ask of the desktop, and whether pages of a visited host may ask it too. */
export const CALLS = {
  hall: { takes: z.tuple([]), guests: false },
  save: { takes: z.tuple([file]), guests: false },
  print: { takes: z.tuple([pdf]), guests: false },
  fullscreen: { takes: z.tuple([z.boolean().nullable()]), guests: false },
  visit: { takes: z.tuple([z.string().max(200), z.string().max(24).nullable()]), guests: false },
  home: { takes: z.tuple([]), guests: true },
  device: { takes: z.tuple([]), guests: true },
  openLink: { takes: z.tuple([z.enum(linkNames)]), guests: false },
  speak: { takes: z.tuple([z.enum(LANGUAGES)]), guests: false },
  handed: { takes: z.tuple([]), guests: false },
  report: { takes: z.tuple([]), guests: false },
  showLogs: { takes: z.tuple([]), guests: false },
} as const satisfies Record<string, { takes: z.ZodType<unknown[]>; guests: boolean }>;

export type CallName = keyof typeof CALLS;
export type CallArguments<Name extends CallName> = z.infer<(typeof CALLS)[Name]['takes']>;
export const channelOf = (name: CallName): string => `sietch:${name}`;
/** Main to page: full screen began or ended. */
export const FULLSCREEN_CHANGED = 'sietch:fullscreen-changed';
/** Main to page: a record was opened from outside and waits. */
export const HANDED_OVER = 'sietch:handed-over';

/** Who calls: the page's own address as the browser knows it, never as the page says it. */
export interface Caller {
  readonly own: boolean;
  /** Of the own hall null, and of what is no page of a host, as about:blank. */
  readonly origin: string | null;
  /** Frames inside a page may call nothing. */
  readonly mainFrame: boolean;
}

/**
 * The checked arguments of a call.
 * @throws Error naming what was refused; the page's promise rejects with it
 */
export function admit<Name extends CallName>(name: Name, caller: Caller, given: readonly unknown[]): CallArguments<Name> {
  const { takes, guests } = CALLS[name];
  // Without an origin it would be taken for the own hall.
  const mayAsk = caller.own || (guests && caller.origin !== null);
  if (!caller.mainFrame || !mayAsk) throw new Error(`${name}: not for this page`);
  const checked = takes.safeParse(given);
  if (!checked.success) throw new Error(`${name}: ${z.prettifyError(checked.error)}`);
  return checked.data as CallArguments<Name>;
}
