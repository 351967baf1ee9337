import { anyWalk } from '../../shared/kernel/walk.fixture.ts';
import { serve } from './serve.ts';

/** Run by tests that kill a host: serves the walking game until then, and says where. */
const [dataFolder = '', port = '0'] = process.argv.slice(2);
const door = await serve({
  dataFolder,
  rendererFolder: `${dataFolder}/none`,
  version: '1.2.3',
  port: Number(port),
  botDelayMs: 0,
  lan: false,
  shelf: { walk: { module: anyWalk } },
  log: (line) => console.error(line),
});
const { address, hostLink } = door;
console.log(JSON.stringify({ address, hostLink, code: door.code(), port: door.port }));
