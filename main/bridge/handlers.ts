import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BrowserWindow, dialog, ipcMain, shell } from 'electron';
import type { IpcMainInvokeEvent, WebContents } from 'electron';
import { keysOf } from '../../shared/kernel/typed.ts';
import { LINKS } from '../../shared/protocol/desktop.ts';
import type { Desktop, DesktopFile, DesktopRecord, Hall } from '../../shared/protocol/desktop.ts';
import type { Language } from '../../shared/text/message.ts';
import { originOf } from '../app/places.ts';
import { WEB_PREFERENCES } from '../app/web-preferences.ts';
import { admit, CALLS, channelOf, FULLSCREEN_CHANGED, HANDED_OVER } from './calls.ts';
import type { CallArguments, Caller, CallName } from './calls.ts';

/** What the bridge needs of the app it serves. */
export interface Ground {
  readonly hall: Hall;
  /** Is this page, at this address, the own hall's in its own window? */
  isOwn(page: WebContents, url: string): boolean;
  /** The secret by which a host knows this computer; null = the own hall. */
  device(origin: string | null): string;
  visit(address: string, code: string | null): Promise<void>;
  home(): void;
  speak(language: Language): void;
  /** Title of the save dialog. */
  saveTitle(): string;
  /** The record that waits, if one does. */
  handed(): DesktopRecord | null;
  /** What helps to find a fault. */
  report(): string;
  showLogs(): void;
}
type Answers = { readonly [Name in CallName]: (...given: CallArguments<Name>) => ReturnType<Desktop[Name]> };

const save = async (window: BrowserWindow, title: string, file: DesktopFile): Promise<string | null> => {
  const { filePath, canceled } = await dialog.showSaveDialog(window, { title, defaultPath: file.name });
  if (canceled || !filePath) return null;
  await writeFile(filePath, file.bytes);
  return filePath;
};

/** Shows the print dialog for a file. @returns why it did not print, empty if it did */
async function printed(path: string): Promise<string> {
  const paper = new BrowserWindow({ show: false, webPreferences: { ...WEB_PREFERENCES } });
  try {
    await paper.loadURL(pathToFileURL(path).href);
    return await new Promise((done) => {
      paper.webContents.print({ silent: false }, (success, why) => done(success ? '' : why));
    });
  } finally {
    paper.destroy();
  }
}

/** The system's print dialog; where there is none (no printer set up) the system's own PDF reader opens the file. */
async function print(file: DesktopFile): Promise<boolean> {
  const path = join(await mkdtemp(join(tmpdir(), 'sietch-print-')), file.name);
  await writeFile(path, file.bytes);
  const failure = await printed(path);
  const isCancelled = /cancel/i.test(failure);
  if (failure === '' || isCancelled) {
    await rm(dirname(path), { recursive: true });
    return !isCancelled;
  }
  const trouble = await shell.openPath(path);
  if (trouble) throw new Error(trouble);
  return true;
}

const answersOf = (ground: Ground, window: BrowserWindow, caller: Caller): Answers => ({
  hall: async () => ground.hall,
  save: (file) => save(window, ground.saveTitle(), file),
  print,
  fullscreen: async (on) => {
    const wanted = on ?? !window.isFullScreen();
    window.setFullScreen(wanted);
    return wanted;
  },
  visit: (address, code) => ground.visit(address, code),
  home: async () => ground.home(),
  device: async () => ground.device(caller.origin),
  openLink: (link) => shell.openExternal(LINKS[link]),
  speak: async (language) => ground.speak(language),
  handed: async () => ground.handed(),
  report: async () => ground.report(),
  showLogs: async () => ground.showLogs(),
});

/** Answers the pages' calls; a refused call rejects in the page and changes nothing. */
export function answerCalls(ground: Ground): void {
  const callerOf = ({ senderFrame, sender }: IpcMainInvokeEvent): Caller => {
    const url = senderFrame?.url ?? '';
    const own = ground.isOwn(sender, url);
    return {
      own,
      origin: own ? null : originOf(url),
      mainFrame: senderFrame !== null && senderFrame === sender.mainFrame,
    };
  };
  for (const name of keysOf(CALLS))
    ipcMain.handle(channelOf(name), async (event, ...given: unknown[]) => {
      const caller = callerOf(event);
      const checked = admit(name, caller, given);
      const window = BrowserWindow.fromWebContents(event.sender);
      if (window === null) throw new Error(`${name}: the window is gone`);
      const answer = answersOf(ground, window, caller)[name] as (...checked: unknown[]) => Promise<unknown>;
      return answer(...checked);
    });
}
/** Tells the page of a window that a record waits. */
export const tellHanded = (window: BrowserWindow): void => window.webContents.send(HANDED_OVER);

/** Tells the page of a window when full screen begins or ends. */
export function tellFullscreen(window: BrowserWindow): void {
  const tell = (on: boolean) => () => window.webContents.send(FULLSCREEN_CHANGED, on);
  window.on('enter-full-screen', tell(true));
  window.on('leave-full-screen', tell(false));
}
