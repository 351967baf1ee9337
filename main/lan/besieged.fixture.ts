import { createBots } from '../bots/index.ts';
import { createLooker } from '../bots/looker.ts';
import { serve } from './serve.ts';

/**
 * Run by the attack tests as a process of its own: `besieged.fixture.ts FOLDER PAGES`. A whole host with all games and real
 * bots, and no net under it: what is thrown anywhere ends it, and the test sees that. SIGUSR2 tidies its memory up.
 */
const [folder = '', pages = ''] = process.argv.slice(2);
const bots = createBots({ most: 1 });
const door = await serve({
  dataFolder: folder,
  rendererFolder: pages,
  port: 0,
  name: 'Besieged',
  version: '0.0.0-test',
  bots,
  // Its thread goes at once, so that what it holds is seen to be given back.
  looker: createLooker({ unaskedMs: 0 }),
  botDelayMs: 50,
  log: (line) => console.error(line),
});
process.on('SIGUSR2', () => {
  (globalThis as { gc?: () => void }).gc?.();
  console.log('tidy');
});
process.on('SIGTERM', () => {
  void Promise.allSettled([door.close(), bots.close()]).then(() => process.exit(0));
});
console.log(JSON.stringify({ address: door.address, code: door.code(), hostToken: door.hostToken }));
