import { createServer } from 'node:http';
import { Trouble } from '../../shared/protocol/trouble.ts';
import { openNetwork } from './network.ts';

/** Run by the discovery test inside a network namespace: one line per change of the list of hosts, and per order. */
const network = openNetwork({
  id: 'ffffffff',
  port: 4800,
  secret: () => 'AAAAA',
  listen: () =>
    createServer((_, response) => response.end(JSON.stringify({ sietch: 1, id: 'ffffffff', name: 'x', version: '1', tables: [] }))),
  dropGuests() {},
  log: (line) => console.error(line),
});
const tell = (what: object): void => console.log(JSON.stringify(what));
const orders: Readonly<Record<string, (text: string) => Promise<void>>> = {
  find: async (text) => tell({ address: await network.find(text) }),
  check: async () => {
    await network.open(true);
    tell({ lines: await network.check() });
    await network.open(false);
  },
};
network.browse((hosts) => tell({ hosts }));
process.stdin.on('data', (line) => {
  const [order = '', text = ''] = String(line).trim().split(' ');
  orders[order]?.(text).catch((error: unknown) => tell({ trouble: error instanceof Trouble ? error.refusal.error.key : String(error) }));
});
