import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { app, dialog, Menu, session } from 'electron';
import type { Language } from '../../shared/text/message.ts';
import { createBots } from '../bots/index.ts';
import { answerCalls, tellFullscreen } from '../bridge/handlers.ts';
import { spreadNet } from '../lan/last-net.ts';
import { serve } from '../lan/serve.ts';
import type { Door } from '../lan/serve.ts';
import { realFiles } from '../storage/files.ts';
import { DEVICE_FILE, openDevice } from './device.ts';
import { guardSession, guardWindow, keepCertificates } from './guard.ts';
import { openHalls } from './halls.ts';
import type { Halls } from './halls.ts';
import { menuTemplate } from './menu.ts';
import { hearNoise } from './noise.ts';
import type { Noise } from './noise.ts';
import { codeIn, places } from './places.ts';
import { calmTitles } from './titles.ts';
import { forgetVisits, guardVisits, VISITS } from './visits.ts';
import { openWatchdog, processesOf } from './watchdog.ts';
import { openWindow } from './window.ts';
import { languageFrom } from '../../shared/text/house.ts';
import { shellSpeaker, troubleIn } from './words/index.ts';

const OUT = fileURLToPath(new URL('..', import.meta.url));
let speaker = shellSpeaker('en');
let halls: Halls | undefined;

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

/** The window on the host's own page, fenced in, with its menu and what only a desktop can do; visits have a session of their own. */
async function openHall(door: Door): Promise<void> {
  const hall = places(door.address);
  const visits = session.fromPartition(VISITS);
  const forget = (visited: string | null): Promise<void> =>
    forgetVisits(visits, visited).catch((error: unknown) => console.error('What visited hosts left behind could not be cleared:', error));
  guardSession(session.defaultSession, hall.isOwn);
  guardSession(visits, () => false);
  /** Of the page that is visited now, or was last. */
  let noise: Noise | undefined;
  guardVisits(visits, () => noise?.mayAsk() ?? true);
  keepCertificates(app);
  // Each visit waits for this anew: the own hall need not.
  void forget(null);
  const opened = openHalls({
    places: hall,
    hostLink: door.hostLink,
    open(forVisit, link, before) {
      const fresh = openWindow(join(OUT, 'preload/preload.cjs'), forVisit ? visits : session.defaultSession, forVisit, before);
      if (forVisit) {
        calmTitles(fresh);
        noise = hearNoise(fresh.webContents, () => opened.tooLoud(fresh));
      }
      guardWindow(fresh, hall, link, {
        home: () => void opened.home(),
        visit: (address) => void opened.visit(address, codeIn(address)),
        lost: (address) => void opened.lost(fresh, address),
        broke: () => void opened.broke(fresh),
      });
      tellFullscreen(fresh);
      return fresh;
    },
    forget,
    tell: (window, why, address) => void dialog.showMessageBox(window, { message: speaker.say(`dialog.${why}`, { address }) }),
    askAgain: (window) =>
      dialog.showMessageBox(window, { message: speaker.say('dialog.brokenHome'), buttons: [speaker.say('menu.reload')] }),
    watch: ({ webContents }, ended) => openWatchdog(() => processesOf(webContents), ended),
    now: () => performance.now(),
  });
  halls = opened;
  const drawMenu = (): void => Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(speaker, () => void opened.home())));
  const speak = (language: Language): void => {
    speaker = shellSpeaker(language);
    drawMenu();
  };
  answerCalls({
    hall: { address: door.address, token: door.hostToken },
    isOwn: (page, url) => opened.isHome(page) && hall.isOwn(url),
    device: openDevice(realFiles, join(app.getPath('userData'), DEVICE_FILE), randomBytes, console.error),
    visit: opened.visit,
    home: () => void opened.home(),
    speak,
    saveTitle: () => speaker.say('dialog.save'),
  });
  drawMenu();
  await opened.home();
}

/** Milliseconds for saying goodbye on the network. */
const GOODBYE_MS = 3000;

/**
 * Every game is on disk at every moment; closing only says goodbye on the network, and does not wait for it long.
 * @returns is the app about to end?
 */
function closeWith(door: Door): () => boolean {
  let closed = false;
  app.on('before-quit', (event) => {
    if (closed) return;
    event.preventDefault();
    closed = true;
    void Promise.race([door.close(), pause(GOODBYE_MS)]).finally(() => app.quit());
  });
  return () => closed;
}

function showAgain(): void {
  const window = halls?.window();
  if (window?.isMinimized()) window.restore();
  window?.focus();
}

async function boot(): Promise<void> {
  app.on('second-instance', showAgain);
  app.on('window-all-closed', () => app.quit());
  await app.whenReady();
  speaker = shellSpeaker(languageFrom(app.getPreferredSystemLanguages()));
  let isEnding = (): boolean => false;
  try {
    const door = await openHost();
    spreadNet((line) => console.error(line));
    isEnding = closeWith(door);
    await openHall(door);
  } catch (error) {
    // Whoever ends the app while it starts cuts its page off: a box about that would keep the app from ending.
    if (isEnding()) return;
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
