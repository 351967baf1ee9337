// node e2e/support/host-process.ts: opens and closes hosts, one order a line (see house.ts), until its input ends. Only tests may see the links it says.
// SIETCH_RENDERER names another build of the page.
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createBots } from '../../main/bots/index.ts';
import { type Door, serve } from '../../main/lan/serve.ts';
import type { Opened, Order, Wish } from './house.ts';
import { bytesOf } from './seed.ts';

const bots = createBots({ most: 1 });
const doors = new Map<string, Door>();

async function open({ folder, port, botDelayMs, seed }: Wish): Promise<Opened> {
  const door = await serve({
    dataFolder: folder,
    rendererFolder: process.env['SIETCH_RENDERER'] ?? join(import.meta.dirname, '../../out/renderer'),
    port,
    name: 'Test hall',
    version: '0.0.0-test',
    // The next host has the same bots.
    bots: { ...bots, close: () => Promise.resolve() },
    botDelayMs,
    random: bytesOf(seed),
    log: (line) => console.error(`host: ${line}`),
  });
  const { address, hostLink, hostToken } = door;
  doors.set(address, door);
  return { address, hostLink, hostToken, code: door.code() };
}
async function close(address: string): Promise<null> {
  await doors.get(address)?.close();
  doors.delete(address);
  return null;
}

for await (const line of createInterface({ input: process.stdin })) {
  const order = JSON.parse(line) as Order;
  console.log(JSON.stringify('open' in order ? await open(order.open) : await close(order.close)));
}
await Promise.allSettled([...doors.keys()].map(close));
await bots.close();
process.exit(0);
