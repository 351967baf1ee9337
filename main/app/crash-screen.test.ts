import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import { expect, test } from 'vitest';
import { crashAddress, openCrashScreens } from './crash-screen.ts';

const WORDS = { language: 'en', title: 'Broke <off>', text: 'Nothing & nobody is lost', goOn: 'Go on', copy: 'Copy' };

function crashed() {
  const told: string[] = [];
  const page = new EventEmitter();
  const window = Object.assign(new EventEmitter(), {
    webContents: page,
    loadURL: async (url: string) => void told.push(url.slice(0, 15)),
  }) as unknown as BrowserWindow;
  const box = { answer: (): void => undefined };
  const show = openCrashScreens<BrowserWindow>({
    words: () => WORDS,
    copy: () => told.push('copy'),
    box: () => new Promise<void>((done) => (box.answer = done)),
  });
  const press = (url: string) => page.emit('will-navigate', { url });
  return { told, window, page, box, show, press };
}

test('the screen has words for people, no script, and loads nothing', () => {
  const page = decodeURIComponent(crashAddress(WORDS));
  expect(page).toContain('<h1>Broke &#60;off&#62;</h1><p>Nothing &#38; nobody is lost</p>');
  expect(page).toContain("default-src 'none'");
  expect(page).not.toContain('<script');
});

test('one button goes on, the other copies as often as one likes', async () => {
  const { told, window, page, show, press } = crashed();
  const shown = show(window);
  press('https://copy.invalid/');
  press('https://copy.invalid/');
  press('http://192.168.1.66/');
  press('https://go-on.invalid/');
  await shown;
  expect(told).toEqual(['data:text/html;', 'copy', 'copy']);
  expect([page.listenerCount('will-navigate'), (window as unknown as EventEmitter).listenerCount('closed')]).toEqual([0, 0]);
});

test('where the screen itself breaks off a box asks, and either leads on', async () => {
  const { window, box, show } = crashed();
  const first = show(window);
  const second = show(window);
  box.answer();
  await Promise.all([first, second]);
});

test('a window that is closed waits for nobody', async () => {
  const { window, show } = crashed();
  const shown = show(window);
  (window as unknown as EventEmitter).emit('closed');
  await shown;
});
