import type { BookGame } from '../../shared/protocol/book.ts';
import type { CheckLine, FoundHost, LanInfo, Push, Replies } from '../../shared/protocol/pushes.ts';
import { trouble } from '../../shared/protocol/trouble.ts';
import type { Bots } from '../bots/index.ts';
import type { Reviewer } from '../bots/reviewer.ts';
import type { Barred, HostFile } from '../storage/host-file.ts';
import type { Saves } from '../storage/saves.ts';
import type { Tables } from '../storage/tables.ts';
import type { Elsewhere } from './book.ts';
import type { Budget } from './budget.ts';
import type { LongWork } from './long-work.ts';
import type { Looked, Looker } from './look.ts';
import type { Review } from './review.ts';
import type { Chair, HostEntry, Room } from './room.ts';
import { chairOf } from './room.ts';

/** Time, given from outside so that tests need not wait. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Calls back once after so many milliseconds; gives what calls it off. */
  after(ms: number, then: () => void): () => void;
}
/** What only the network side can do. */
export interface Network {
  info(): LanInfo;
  /** Calls back whenever `info` changes: an address came or went, the door was opened or closed. */
  onChange(told: () => void): void;
  open(on: boolean): Promise<LanInfo>;
  /** Looks for other hosts until called off. */
  browse(found: (hosts: readonly FoundHost[]) => void): () => void;
  find(text: string): Promise<string>;
  check(): Promise<readonly CheckLine[]>;
}
/** One connection. */
export interface Client {
  /** Set by `hello`. */
  device: string;
  /** Where it calls from. */
  readonly address: string;
  hostRights: boolean;
  /** Tells that the line is closed. */
  readonly gone: AbortSignal;
  /** Set while its join code waits for its turn (`main/lan/doorkeeper.ts`). */
  queued: boolean;
  /** Set by the request `tables`: from then on it is sent the list whenever that changes. */
  listens: boolean;
  watching: { readonly room: Room; readonly seat: string | null; key: string } | null;
  stopBrowsing: (() => void) | null;
  send(text: string): void;
  /** Ends the line, after what was sent. */
  cut(): void;
  /** Told of milliseconds that its requests cost the host after they had to wait. */
  worked(ms: number): void;
}
/** The whole host: its tables, its guests, and what it stands on. */
export interface Hall {
  readonly name: string;
  readonly version: string;
  readonly shelf: Readonly<Record<string, HostEntry>>;
  readonly saves: Saves;
  /** What belongs to the tables but not to their records: who sits where, talk, notices. */
  readonly tables: Tables;
  /** Whom this host knows. */
  readonly hostFile: HostFile;
  /** The owner's corrected data of a game. @throws Trouble if the file cannot be read */
  corrections(game: string): { readonly path: string; readonly data: object } | null;
  readonly clock: Clock;
  readonly budget: Budget;
  random(bytes: number): Uint8Array;
  readonly bots: Bots;
  readonly botDelayMs: number;
  readonly network: Network | null;
  readonly rooms: Map<string, Room>;
  readonly clients: Set<Client>;
  /** Guests who may not come in again, by the id that the request `guests` gives them. */
  readonly barred: Map<string, Barred>;
  /** Cache of the last replays, by table and viewer: a page asks for the same one many times. */
  readonly replays: Map<string, { readonly moments: number; readonly reply: Promise<Replies['frames']> }>;
  readonly longWork: LongWork;
  /** Games that were taken over from the books of other hosts. */
  readonly elsewhere: Elsewhere;
  /** Cache of what the book tells of each record, with the time of the record's last change. */
  readonly told: Map<string, { readonly at: number; readonly game: BookGame | null }>;
  readonly looker: Looker;
  /** What came of the record that was brought last, until it is gone on with. */
  looked: (Looked & { readonly save: string }) | null;
  readonly reviewer: Reviewer;
  /** Cache of the last reviews, by table. */
  readonly reviews: Map<string, Review>;
  /** A secret that would leave the host is always dropped; in tests and development it throws as well. */
  readonly strict: boolean;
  /** Lines for whoever runs the host; never a secret. */
  log(line: string): void;
  /** Starts those bots of a room that are asked something. */
  wake(room: Room): void;
  /** Set while a list of tables is about to go out. */
  listSoon: (() => void) | null;
}

export const hexOf = (hall: Hall, bytes: number): string => Buffer.from(hall.random(bytes)).toString('hex');
export const push = (client: Client, what: Push): void => client.send(JSON.stringify(what));

/** Open tables are for everybody; others for the host, for who made them, and for who sits there. */
export const mayEnter = (client: Client, room: Room): boolean =>
  room.open || client.hostRights || room.owner === client.device || room.chairs.some(({ device }) => device === client.device);

/** @throws Trouble if there is no such table for this client */
export function roomFor({ rooms }: Hall, client: Client, table: string): Room {
  const room = rooms.get(table);
  if (!room || !mayEnter(client, room)) throw trouble('error.noTable');
  return room;
}
/** Does this device sit at the table? */
export const sitsAt = ({ device }: Client, { chairs }: Room): boolean =>
  chairs.some((chair) => chair.kind === 'person' && chair.device === device);
/** @throws Trouble if the client may not arrange this table */
export function mustArrange(client: Client, room: Room): void {
  if (!client.hostRights && room.owner !== client.device) throw trouble('error.notYourTable');
}
/** @throws Trouble without host rights */
export function mustHost(client: Client): void {
  if (!client.hostRights) throw trouble('error.hostOnly');
}
/** @throws Trouble if there is no such seat */
export function mustChair(room: Room, seat: string): Chair {
  const chair = chairOf(room, seat);
  if (!chair) throw trouble('error.noSeat');
  return chair;
}
/** The seat, which must be this device's. @throws Trouble */
export function ownChair(client: Client, room: Room, seat: string): Chair {
  const chair = mustChair(room, seat);
  if (chair.kind !== 'person' || chair.device !== client.device) throw trouble('error.notYourSeat');
  return chair;
}
export const isOnline = ({ clients }: Hall, device: string | null): boolean => {
  if (device === null) return false;
  for (const client of clients) if (client.device === device) return true;
  return false;
};
