import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hostEn } from '../../shared/text/host.en.ts';
import { speaker } from '../../shared/text/speak.ts';
import { Trouble } from '../../shared/protocol/trouble.ts';
import { createBots } from '../bots/index.ts';
import { createLooker } from '../bots/looker.ts';
import { spreadNet } from '../lan/last-net.ts';
import { isLanOff } from '../lan/network.ts';
import { type Door, serve } from '../lan/serve.ts';
import { giveBackRoom } from './give-back.ts';
import { readArgs, run, wholeNumber } from './args.ts';
import packageJson from '../../package.json' with { type: 'json' };

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const dataHome = (): string =>
  process.env['SIETCH_DATA'] ?? join(process.env['XDG_DATA_HOME'] ?? join(homedir(), '.local', 'share'), 'sietch');

const HELP = `Sietch without a window: a host that people join from browsers, until Ctrl+C.

  npm run host -- [--port N] [--data FOLDER] [--name NAME] [--loopback] [--json]

  --port N       the port to listen on; 0 = any free one (default: 4747, or the next free one)
  --data FOLDER  where the games are kept (default: ${dataHome()})
  --name NAME    what other hosts' lists call this one (default: the name of this machine)
  --loopback     for this machine only, until its owner opens it to the local network
  --json         says in one line of JSON where it is open
  --help         says this`;

const said = (door: Door): string =>
  [
    `Sietch is open. Stop it with Ctrl+C.`,
    `  Host's own page: ${door.hostLink}`,
    ...(door.addresses().length > 0
      ? door.addresses().map((address) => `  Guests: ${address}`)
      : [`  Guests on this machine: ${door.address}`]),
    `  Code for guests: ${door.code()}`,
  ].join('\n');

/** Serves until interrupted; one JSON line or a few lines for people say where. */
async function host(): Promise<void> {
  const { text, flag } = readArgs({ port: '', data: dataHome(), name: '' }, ['json', 'loopback', 'help']);
  if (flag.help) {
    console.log(HELP);
    return;
  }
  const options = {
    dataFolder: text.data,
    rendererFolder: join(root, 'out/renderer'),
    version: packageJson.version,
    lan: !flag.loopback && !isLanOff(),
    bots: createBots(),
    looker: createLooker(),
    log: (line: string) => console.error(line),
    ...(text.port === '' ? {} : { port: wholeNumber('port', text.port, 0, 65535) }),
    ...(text.name === '' ? {} : { name: text.name }),
  };
  const door = await serve(options);
  spreadNet(options.log);
  giveBackRoom();
  const { address, hostLink, lanTrouble } = door;
  if (lanTrouble) console.error(speaker('en', hostEn).say(lanTrouble));
  console.log(
    flag.json ? JSON.stringify({ address, code: door.code(), hostLink, addresses: door.addresses(), pid: process.pid }) : said(door),
  );
  await new Promise<void>((interrupted) => {
    process.once('SIGINT', () => interrupted());
    process.once('SIGTERM', () => interrupted());
  });
  await door.close();
  process.exit(0);
}

await run(async () => {
  try {
    await host();
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    console.error(speaker('en', hostEn).say(error.refusal.error));
    process.exitCode = 1;
  }
});
