import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { app, dialog, Menu, nativeImage, session } from 'electron';
import type { BrowserWindow } from 'electron';
import type { DesktopRecord } from '../../shared/protocol/desktop.ts';
import type { Language } from '../../shared/text/message.ts';
import type { Speaker } from '../../shared/text/speak.ts';
import { answerCalls, tellFullscreen } from '../bridge/handlers.ts';
import type { Door } from '../lan/serve.ts';
import { realFiles } from '../storage/files.ts';
import { openCrashScreens } from './crash-screen.ts';
import { DEVICE_FILE, openDevice } from './device.ts';
import { guardSession, guardWindow, keepCertificates } from './guard.ts';
import { type Halls, openHalls } from './halls.ts';
import { menuTemplate } from './menu.ts';
import { hearNoise, type Noise } from './noise.ts';
import { codeIn, places } from './places.ts';
import { calmTitles, hearTurns } from './titles.ts';
import { dotBitmap, turnSign } from './turn-sign.ts';
import { forgetVisits, guardVisits, VISITS } from './visits.ts';
import { openWatchdog, processesOf } from './watchdog.ts';
import { openWindow } from './window.ts';

/** What the window needs of the app it belongs to. */
export interface HallBasis {
  readonly door: Door;
  /** Where the built app lies. */
  readonly out: string;
  readonly ownFolder: string;
  log(line: string): void;
  /** Puts what helps to find a fault on the clipboard and says so; or does it without a word. */
  copyReport(): void;
  copyQuietly(): void;
  report(): string;
  showLogs(): void;
  handed(): DesktopRecord | null;
  /** This must not get into a log. */
  hide(secret: string): void;
  speaker(): Speaker;
  speak(language: Language): void;
  opened(halls: Halls): void;
  /** The person logs off, and the system ends the app. */
  loggedOff(): void;
}

/** The window on the host's own page, fenced in, with its menu and what only a desktop can do; visits have a session of their own. */
export async function openHall(basis: HallBasis): Promise<void> {
  const { door, out, ownFolder, log, speaker } = basis;
  const hall = places(door.address);
  const visits = session.fromPartition(VISITS);
  const forget = (visited: string | null): Promise<void> =>
    forgetVisits(visits, visited).catch((error: unknown) => log(`What visited hosts left behind could not be cleared: ${String(error)}`));
  guardSession(session.defaultSession, hall.isOwn);
  guardSession(visits, () => false);
  /** Of the page that is visited now, or was last. */
  let noise: Noise | undefined;
  guardVisits(visits, () => noise?.mayAsk() ?? true);
  keepCertificates(app);
  // Each visit waits for this anew: the own hall need not.
  void forget(null);
  const showTurn = signOfTurns();
  const crashScreen = openCrashScreens<BrowserWindow>({
    words: () => ({
      language: speaker().language,
      title: speaker().say('crash.title'),
      text: speaker().say('crash.text'),
      goOn: speaker().say('crash.goOn'),
      copy: speaker().say('menu.report'),
    }),
    copy: basis.copyQuietly,
    box: (window) => dialog.showMessageBox(window, { message: speaker().say('crash.text'), buttons: [speaker().say('crash.goOn')] }),
  });
  const opened = openHalls({
    places: hall,
    hostLink: door.hostLink,
    open(forVisit, link, before) {
      const fresh = openWindow(
        join(out, 'preload/preload.cjs'),
        forVisit ? visits : session.defaultSession,
        forVisit,
        before,
        join(out, 'renderer/icon-512.png'),
      );
      if (forVisit) {
        calmTitles(fresh);
        noise = hearNoise(fresh.webContents, () => opened.tooLoud(fresh));
      }
      hearTurns(fresh, (isAsked) => {
        if (!fresh.isDestroyed() && opened.window() === fresh) showTurn(fresh, isAsked ? 1 : 0, speaker().say('turn.sign'));
      });
      fresh.webContents.on('render-process-gone', (_event, { reason, exitCode }) =>
        log(`The page of ${forVisit ? 'a visited host' : 'the own hall'} broke off: ${reason}, ${exitCode}`),
      );
      guardWindow(fresh, hall, link, {
        home: () => void opened.home(),
        visit: (address) => void opened.visit(address, codeIn(address)),
        lost: (address) => void opened.lost(fresh, address),
        broke: () => void opened.broke(fresh),
      });
      fresh.on('session-end', basis.loggedOff);
      tellFullscreen(fresh);
      return fresh;
    },
    forget,
    tell: (window, why, address) => void dialog.showMessageBox(window, { message: speaker().say(`dialog.${why}`, { address }) }),
    askAgain: crashScreen,
    watch: ({ webContents }, ended) => openWatchdog(() => processesOf(webContents), ended),
    now: () => performance.now(),
  });
  basis.opened(opened);
  const goHome = (): void => void opened.home();
  const drawMenu = (): void =>
    Menu.setApplicationMenu(
      Menu.buildFromTemplate(menuTemplate(speaker(), { goHome, copyReport: basis.copyReport, showLogs: basis.showLogs })),
    );
  const device = openDevice(realFiles, join(ownFolder, DEVICE_FILE), randomBytes, log);
  basis.hide(device(null));
  answerCalls({
    hall: { address: door.address, token: door.hostToken },
    isOwn: (page, url) => opened.isHome(page) && hall.isOwn(url),
    device,
    visit: opened.visit,
    home: goHome,
    speak(language) {
      basis.speak(language);
      drawMenu();
    },
    saveTitle: () => speaker().say('dialog.save'),
    handed: basis.handed,
    report: basis.report,
    showLogs: basis.showLogs,
  });
  drawMenu();
  await opened.home();
}

function signOfTurns(): ReturnType<typeof turnSign> {
  const { bytes, width, height } = dotBitmap();
  return turnSign({
    app,
    dot: nativeImage.createFromBitmap(bytes, { width, height }),
    isWindows: process.platform === 'win32',
    now: () => performance.now(),
  });
}
