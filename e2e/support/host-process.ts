// node e2e/support/host-process.ts FOLDER PORT BOT_DELAY_MS SEED: a host that says its link, which only tests may see.
// Its games are dealt out of the seed.
// SIETCH_RENDERER names another build of the page.
import { join } from 'node:path';
import { createBots } from '../../main/bots/index.ts';
import { serve } from '../../main/lan/serve.ts';
import { bytesOf } from './seed.ts';

const [folder = '', port = '0', botDelayMs = '0', seed = ''] = process.argv.slice(2);
const bots = createBots({ most: 1 });
const door = await serve({
  dataFolder: folder,
  rendererFolder: process.env['SIETCH_RENDERER'] ?? join(import.meta.dirname, '../../out/renderer'),
  port: Number(port),
  name: 'Test hall',
  version: '0.0.0-test',
  bots,
  botDelayMs: Number(botDelayMs),
  random: bytesOf(seed),
  log: (line) => console.error(`host: ${line}`),
});
console.log(JSON.stringify({ address: door.address, hostLink: door.hostLink, hostToken: door.hostToken, code: door.code() }));
process.on('SIGTERM', () => {
  void Promise.allSettled([door.close(), bots.close()]).then(() => process.exit(0));
});
