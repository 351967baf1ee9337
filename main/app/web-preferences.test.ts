import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WEB_PREFERENCES } from './web-preferences.ts';

const sources = (folder: string): string[] =>
  readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(`${folder}/${file}`, import.meta.url), 'utf8'));

test('pages run in a sandbox of their own, without Node', () => {
  expect(WEB_PREFERENCES).toMatchObject({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    webviewTag: false,
  });
});

test('every window is opened with these preferences', () => {
  const opened = sources('.').flatMap((text) => text.match(/new BrowserWindow\(\{[\s\S]*?\}\);/g) ?? []);
  expect(opened.length).toBeGreaterThan(0);
  for (const window of opened) expect(window).toContain('...WEB_PREFERENCES');
});

test('the preload hands over functions, never ipcRenderer itself', () => {
  const preload = sources('../preload').join('\n');
  expect(preload).toContain("contextBridge.exposeInMainWorld('sietch'");
  expect(preload).not.toMatch(/exposeInMainWorld\([^)]*ipcRenderer\s*[,)]/);
});
