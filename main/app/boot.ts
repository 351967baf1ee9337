import { realpathSync } from 'node:fs';
import { release, totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { app, clipboard, dialog, powerMonitor, shell } from 'electron';
import { languageFrom } from '../../shared/text/house.ts';
import { createBots } from '../bots/index.ts';
import { createLooker } from '../bots/looker.ts';
import { tellHanded } from '../bridge/handlers.ts';
import { askAbout } from '../lan/ask.ts';
import { spreadNet } from '../lan/last-net.ts';
import { type Door, serve } from '../lan/serve.ts';
import { realFiles } from '../storage/files.ts';
import { openDiary } from './diary.ts';
import { type Handed, handedIn, readHanded, SCHEME } from './handed.ts';
import { openHandover } from './handover.ts';
import { openHall } from './hall.ts';
import type { Halls } from './halls.ts';
import { noteStart, RUNNING_FILE } from './last-end.ts';
import { openLinks } from './links.ts';
import { reportText } from './report.ts';
import { shellSpeaker, troubleIn } from './words/index.ts';

const OUT = fileURLToPath(new URL('..', import.meta.url));
if (process.env['SIETCH_DATA']) app.setPath('userData', process.env['SIETCH_DATA']);
const OWN_FOLDER = app.getPath('userData');
/** Milliseconds for saying goodbye on the network. */
const GOODBYE_MS = 3000;
/** Milliseconds that a host has to say who it is. */
const ABOUT_MS = 2500;

async function boot(): Promise<void> {
  const diary = openDiary(OWN_FOLDER);
  let speaker = shellSpeaker('en');
  let halls: Halls | undefined;
  let door: Door | undefined;

  const log = (line: string): void => {
    console.log(line);
    diary.write(line);
  };
  const logError = (line: string): void => {
    console.error(line);
    diary.write(line);
  };
  const report = (): string =>
    reportText(
      {
        version: app.getVersion(),
        packed: app.isPackaged,
        versions: process.versions,
        platform: process.platform,
        release: release(),
        arch: process.arch,
        memoryBytes: totalmem(),
        language: speaker.language,
        seconds: process.uptime(),
      },
      diary,
    );
  const copyReport = (): void => void clipboard.writeText(report());
  /** @param careful the last button is the one that a key presses: the box may come from a stranger, into the middle of a game */
  const say = (message: string, buttons: readonly string[] = [], careful = false): Promise<number> => {
    const window = halls?.window();
    const box = {
      message,
      ...(buttons.length > 0
        ? { buttons: [...buttons], cancelId: buttons.length - 1, defaultId: careful ? buttons.length - 1 : 0, noLink: true }
        : {}),
    };
    return (window ? dialog.showMessageBox(window, box) : dialog.showMessageBox(box)).then(({ response }) => response);
  };
  function showAgain(): void {
    const window = halls?.window();
    if (window?.isMinimized()) window.restore();
    window?.show();
    window?.focus();
  }

  const handover = openHandover({
    files: realFiles,
    realPath: realpathSync,
    follow: openLinks({
      isOwn: (address) => address === door?.address || (door?.addresses() ?? []).includes(address),
      isHome: () => {
        const window = halls?.window();
        return window !== undefined && halls?.isHome(window.webContents) === true;
      },
      home: () => void halls?.home(),
      ask: async (address) =>
        (await say(speaker.say('dialog.link', { address }), [speaker.say('dialog.linkGo'), speaker.say('dialog.linkStay')], true)) === 0,
      isThere: async (address) => (await askAbout(address, ABOUT_MS)) !== null,
      visit: async ({ address, code }) => halls?.visit(address, code),
      tell: (why, address) => say(speaker.say(`dialog.${why}`, { address })),
    }),
    async call() {
      const window = halls?.window();
      // The own page asks what waits as soon as it stands.
      if (window && halls?.isHome(window.webContents)) tellHanded(window);
      else await halls?.home();
    },
    refuse: (error) => say(speaker.say('dialog.record', { why: troubleIn(speaker, error) })),
  });
  /** What is handed over before there is a window waits for it; the last counts. */
  let early: Handed | null = handedIn(process.argv.slice(1), process.cwd());
  const take = (handed: Handed): void => {
    if (early !== null) {
      if (handed.kind !== 'nothing') early = handed;
      return;
    }
    void handover.take(handed).catch((error: unknown) => logError(`What was handed over was not taken: ${String(error)}`));
  };
  // Before anything is waited for: macOS tells of the link that began the app at once, and only once.
  app.on('open-url', (event, link) => {
    event.preventDefault();
    take(handedIn([link], '/'));
  });
  app.on('open-file', (event, path) => {
    event.preventDefault();
    take(handedIn([path], '/'));
  });
  app.on('second-instance', (_event, _given, _folder, said) => {
    showAgain();
    take(readHanded(said));
  });
  // What installs the app under Windows registers files, but no links. A portable one lies elsewhere at each start.
  if (process.platform === 'win32' && app.isPackaged && process.env['PORTABLE_EXECUTABLE_FILE'] === undefined)
    app.setAsDefaultProtocolClient(SCHEME);
  app.on('window-all-closed', () => app.quit());
  await app.whenReady();
  const start = noteStart(realFiles, join(OWN_FOLDER, RUNNING_FILE), logError);
  // A computer that is switched off ends the app as it should.
  powerMonitor.on('shutdown', start.endsWell);
  speaker = shellSpeaker(languageFrom(app.getPreferredSystemLanguages()));
  log(`Sietch ${app.getVersion()} starts${start.wasSudden ? '; the last time it ended suddenly' : ''}.`);
  let isEnding = (): boolean => false;
  try {
    const opened = await openHost(log);
    door = opened;
    diary.hide(opened.hostToken);
    spreadNet(logError);
    isEnding = closeWith(opened, start.endsWell);
    await openHall({
      door: opened,
      out: OUT,
      ownFolder: OWN_FOLDER,
      log: logError,
      copyReport() {
        copyReport();
        void say(speaker.say('dialog.copied'));
      },
      copyQuietly: copyReport,
      report,
      showLogs: () => void shell.openPath(diary.folder),
      handed: handover.fetch,
      hide: diary.hide,
      speaker: () => speaker,
      speak(language) {
        speaker = shellSpeaker(language);
      },
      opened(made) {
        halls = made;
      },
      loggedOff: start.endsWell,
    });
  } catch (error) {
    // Whoever ends the app while it starts cuts its page off: a box about that would keep the app from ending.
    if (isEnding()) return;
    logError(error instanceof Error ? (error.stack ?? error.message) : String(error));
    await tellNoHost(troubleIn(speaker, error));
    return;
  }
  log(`The hall is open ${Math.round(performance.now())} ms after the start.`);
  const handed = early ?? { kind: 'nothing' };
  early = null;
  take(handed);
  if (start.wasSudden && (await say(speaker.say('dialog.sudden'), [speaker.say('crash.goOn'), speaker.say('menu.report')])) === 1)
    copyReport();

  /** The app could not begin: nothing is lost, and it can be tried once more. */
  async function tellNoHost(why: string): Promise<void> {
    const text = `${speaker.say('dialog.noHost.title')}\n\n${speaker.say('dialog.noHost.text', { why })}`;
    const [AGAIN, COPY] = [0, 1] as const;
    const pressed = await say(text, [speaker.say('dialog.again'), speaker.say('menu.report'), speaker.say('menu.quit')]);
    if (pressed === COPY) {
      copyReport();
      return tellNoHost(why);
    }
    start.endsWell();
    if (pressed === AGAIN) app.relaunch();
    app.exit(1);
  }
}

/** The host in this very process, on loopback until somebody opens it to the LAN. */
const openHost = (log: (line: string) => void): Promise<Door> =>
  serve({
    log,
    dataFolder: join(OWN_FOLDER, 'hall'),
    rendererFolder: join(OUT, 'renderer'),
    version: app.getVersion(),
    bots: createBots(),
    looker: createLooker(),
    ...(process.env['SIETCH_PORT'] === undefined ? {} : { port: Number(process.env['SIETCH_PORT']) }),
    ...(process.env['SIETCH_BOT_DELAY'] === undefined ? {} : { botDelayMs: Number(process.env['SIETCH_BOT_DELAY']) }),
  });

/**
 * Every game is on disk at every moment; closing only says goodbye on the network, and does not wait for it long.
 * @returns is the app about to end?
 */
function closeWith(door: Door, endsWell: () => void): () => boolean {
  let closed = false;
  app.on('before-quit', (event) => {
    if (closed) return;
    event.preventDefault();
    closed = true;
    endsWell();
    void Promise.race([door.close(), pause(GOODBYE_MS)]).finally(() => app.quit());
  });
  return () => closed;
}

// A second start hands over what it was given and shows the first window: two hosts must not write the same games.
if (app.requestSingleInstanceLock(handedIn(process.argv.slice(1), process.cwd()))) void boot();
else app.quit();
