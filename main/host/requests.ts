import { REQUESTS, type RequestName, type RequestOf } from '../../shared/protocol/requests.ts';
import type { Replies } from '../../shared/protocol/pushes.ts';
import { trouble } from '../../shared/protocol/trouble.ts';
import { again } from './again.ts';
import { setPace } from './pace.ts';
import { answer, nudge, pause, plead, say, undo } from './answers.ts';
import { admit, expel, guests } from './expel.ts';
import { daily } from './daily.ts';
import { frames } from './frames.ts';
import { type Client, type Hall, mustHost, type Network, ownChair, push, roomFor } from './hall.ts';
import { tellLan } from './lan.ts';
import { lesson, show } from './lesson.ts';
import { book, bringBook } from './book.ts';
import { bot, configure, create, ready, release, sit, stand, start } from './lobby.ts';
import { onlySeatOf, publish, savesFor, tablesFor, unwatch, watch } from './publish.ts';
import { review } from './review.ts';
import { playOn } from './play-on.ts';
import { closeRoom, closeTable, discard, exportRecord, importRecord, resume } from './records.ts';

type Reply<Name> = Name extends keyof Replies ? Replies[Name] : void;
type Handler<Name extends RequestName> = (hall: Hall, client: Client, wanted: RequestOf<Name>) => Reply<Name> | Promise<Reply<Name>>;

/** The network side. @throws Trouble without host rights, or where there is none */
function network({ network: net }: Hall, client: Client): Network {
  mustHost(client);
  if (!net) throw trouble('error.noNetwork');
  return net;
}

/** What the host does at each request; only `hello` is handled by the connection itself. */
export const HANDLERS: { readonly [Name in Exclude<RequestName, 'hello'>]: Handler<Name> } = {
  beat: ({ clock }) => ({ now: clock.now() }),
  tables(hall, client) {
    client.listens = true;
    return { tables: tablesFor(hall, client), saves: savesFor(hall, client) };
  },
  create,
  configure,
  sit,
  stand,
  bot,
  release,
  ready,
  start,
  watch(hall, client, { table, seat: wanted }) {
    const room = roomFor(hall, client, table);
    const seat = wanted === undefined ? onlySeatOf(room, client.device) : wanted;
    if (seat !== null) ownChair(client, room, seat);
    const before = client.watching?.room;
    watch(hall, client, room, seat);
    if (before && before !== room) publish(hall, before);
    publish(hall, room);
  },
  leave(hall, client, { table }) {
    const room = client.watching?.room;
    if (room?.id !== table) return;
    unwatch(client);
    if (room.lesson && room.owner === client.device) closeRoom(hall, room, { key: 'notice.closed' });
    else publish(hall, room);
  },
  answer,
  undo,
  plead,
  say,
  pause,
  nudge,
  pace: setPace,
  frames,
  review,
  playOn,
  again,
  close: closeTable,
  resume,
  discard,
  export: exportRecord,
  import: importRecord,
  book,
  bringBook,
  daily,
  lesson,
  show,
  guests,
  expel(hall, client, wanted) {
    expel(hall, client, wanted);
    return hall.hostFile.settled();
  },
  admit(hall, client, wanted) {
    admit(hall, client, wanted);
    return hall.hostFile.settled();
  },
  async newCode(hall, client) {
    mustHost(client);
    hall.hostFile.renewSecret();
    await hall.hostFile.settled();
    tellLan(hall);
  },
  async lan(hall, client, { on }) {
    const lan = await network(hall, client).open(on);
    await hall.hostFile.settled();
    return lan;
  },
  browse(hall, client, { on }) {
    const net = network(hall, client);
    client.stopBrowsing?.();
    client.stopBrowsing = on ? net.browse((hosts) => push(client, { push: 'found', hosts })) : null;
  },
  find: async (hall, client, { text }) => ({ address: await network(hall, client).find(text) }),
  check: async (hall, client) => ({ lines: await network(hall, client).check() }),
};
export const isRequest = (name: string): name is RequestName => Object.hasOwn(REQUESTS, name);
