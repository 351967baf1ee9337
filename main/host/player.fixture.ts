import { anyWalk } from '../../shared/kernel/walk.fixture.ts';
import type { Replies, TableState } from '../../shared/protocol/pushes.ts';
import { guest, HOST_TOKEN, testHost } from './guests.fixture.ts';
import { realClock } from './host.ts';

/** Run by the kill test: goes on with the one game (or begins it) and answers without end, until it is killed. */
const [folder = ''] = process.argv.slice(2);
const host = testHost({ dataFolder: folder, clock: realClock as never, hostToken: HOST_TOKEN, shelf: { walk: { module: anyWalk } } });
const ann = await guest(host, 'ann', true);
const { tables, saves } = (await ann.ask('tables', {})) as Replies['tables'];
if (saves.length > 0 || tables.length > 1) throw new Error(JSON.stringify({ tables, saves }));
const { table } = tables[0] ?? ((await ann.ask('create', { game: 'walk', name: 'T', seats: 2 })) as { table: string });
if (tables[0]?.phase !== 'playing') {
  for (const seat of ['ann', 'bob']) await ann.ask('sit', { table, seat, name: seat });
  await ann.ask('start', { table });
}
await ann.ask('watch', { table, seat: 'ann' });
console.log(`from ${ann.table().turn}`);
for (let at = 0; ; at++) {
  const { asking, turn }: TableState = ann.table();
  const seat = asking?.asked[0] ?? '';
  await ann.ask('answer', { table, seat, question: asking?.question ?? 0, answer: at % 5 === 4 ? 'done' : at % 2 ? 'roll' : 'go' });
  console.log(turn + 1);
  if (at % 64 === 63) await new Promise((resolve) => setImmediate(resolve));
}
