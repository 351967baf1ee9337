import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { Trouble } from '../../shared/protocol/trouble.ts';
import { hostEn } from '../../shared/text/host.en.ts';
import { speaker } from '../../shared/text/speak.ts';
import { createBots } from '../bots/index.ts';
import { createLooker } from '../bots/looker.ts';
import { serve } from '../lan/serve.ts';

export { spreadNet } from '../lan/last-net.ts';
import type { Door } from '../lan/serve.ts';
import { ROOT } from './stale.ts';

/** Where the desktop app keeps its games, so that the same games continue without a window. `SIETCH_DATA` names another place. */
export function hallFolder(): string {
  const { SIETCH_DATA: named, APPDATA: roaming, XDG_CONFIG_HOME: config } = process.env;
  if (named) return join(named, 'hall');
  const home = homedir();
  if (process.platform === 'darwin') return join(home, 'Library/Application Support/Sietch/hall');
  if (process.platform === 'win32') return join(roaming ?? join(home, 'AppData/Roaming'), 'Sietch/hall');
  return join(config ?? join(home, '.config'), 'Sietch/hall');
}

/** The host of `npm start` where no window can be had. @throws Trouble as `serve` does */
export function openHost(): Promise<Door> {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  return serve({
    dataFolder: hallFolder(),
    rendererFolder: join(ROOT, 'out/renderer'),
    version,
    bots: createBots(),
    looker: createLooker(),
  });
}

/** Why the host could not be opened, for people if it was meant for them. */
export const troubleOf = (error: unknown): string =>
  error instanceof Trouble
    ? speaker('en', hostEn).say(error.refusal.error)
    : error instanceof Error
      ? (error.stack ?? error.message)
      : String(error);
