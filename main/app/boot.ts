import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { app, dialog, Menu, session } from 'electron';
import type { BrowserWindow } from 'electron';
import type { Language } from '../../shared/text/message.ts';
import { createBots } from '../bots/index.ts';
import { answerCalls } from '../bridge/handlers.ts';
import { spreadNet } from '../lan/last-net.ts';
import { serve } from '../lan/serve.ts';
import type { Door } from '../lan/serve.ts';
import { realFiles } from '../storage/files.ts';
import { DEVICE_FILE, openDevice } from './device.ts';
import { guardSession, guardWindow } from './guard.ts';
import { menuTemplate } from './menu.ts';
import { places } from './places.ts';
import { openWindow } from './window.ts';
import { languageFrom } from '../../shared/text/house.ts';
import { shellSpeaker, troubleIn } from './words/index.ts';

const OUT = fileURLToPath(new URL('..', import.meta.url));
let speaker = shellSpeaker('en');
let window: BrowserWindow | undefined;

/** The host in this very process, on loopback until somebody opens it to the LAN. */
const openHost = (): Promise<Door> =>
  serve({
    log: (line) => console.log(line),
    dataFolder: join(app.getPath('userData'), 'hall'),
    rendererFolder: join(OUT, 'renderer'),
    version: app.getVersion(),
    bots: createBots(),
    ...(process.env['SIETCH_PORT'] === undefined ? {} : { port: Number(process.env['SIETCH_PORT']) }),
    ...(process.env['SIETCH_BOT_DELAY'] === undefined ? {} : { botDelayMs: Number(process.env['SIETCH_BOT_DELAY']) }),
  });

/** The window on the host's own page, fenced in, with its menu and what only a desktop can do. */
async function openHall(door: Door): Promise<void> {
  const hall = places(door.address);
  guardSession(session.defaultSession, hall.isOwn);
  const opened = openWindow(join(OUT, 'preload/preload.cjs'));
  window = opened;
  const home = (): Promise<void> => opened.loadURL(door.hostLink);
  const drawMenu = (): void => Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(speaker, () => void home())));
  const visit = async (address: string, code: string | null): Promise<void> => {
    const link = hall.choose(address, code);
    if (link === null) throw new Error('visit: no address of a host');
    // A host that does not answer (Error: ERR_CONNECTION_REFUSED) is told by the guard below, which also leads home.
    void opened.loadURL(link).catch(() => undefined);
  };
  const lost = (address: string): void => {
    void home().then(() => dialog.showMessageBox(opened, { message: speaker.say('dialog.unreachable', { address }) }));
  };
  const speak = (language: Language): void => {
    speaker = shellSpeaker(language);
    drawMenu();
  };
  guardWindow(opened, hall, lost);
  answerCalls({
    window: opened,
    hall: { address: door.address, token: door.hostToken },
    isOwn: hall.isOwn,
    device: openDevice(realFiles, join(app.getPath('userData'), DEVICE_FILE), randomBytes, console.error),
    visit,
    home,
    speak,
    saveTitle: () => speaker.say('dialog.save'),
  });
  drawMenu();
  await home();
}

/** Milliseconds for saying goodbye on the network. */
const GOODBYE_MS = 3000;

/** Every game is on disk at every moment; closing only says goodbye on the network, and does not wait for it long. */
function closeWith(door: Door): void {
  let closed = false;
  app.on('before-quit', (event) => {
    if (closed) return;
    event.preventDefault();
    closed = true;
    void Promise.race([door.close(), pause(GOODBYE_MS)]).finally(() => app.quit());
  });
}

function showAgain(): void {
  if (window?.isMinimized()) window.restore();
  window?.focus();
}

async function boot(): Promise<void> {
  app.on('second-instance', showAgain);
  app.on('window-all-closed', () => app.quit());
  await app.whenReady();
  speaker = shellSpeaker(languageFrom(app.getPreferredSystemLanguages()));
  try {
    const door = await openHost();
    spreadNet((line) => console.error(line));
    closeWith(door);
    await openHall(door);
  } catch (error) {
    console.error(error);
    const why = troubleIn(speaker, error);
    dialog.showErrorBox(speaker.say('dialog.noHost.title'), speaker.say('dialog.noHost.text', { why }));
    app.exit(1);
  }
}

if (process.env['SIETCH_DATA']) app.setPath('userData', process.env['SIETCH_DATA']);
// A second start shows the first window: two hosts must not write the same games.
if (app.requestSingleInstanceLock()) void boot();
else app.quit();
