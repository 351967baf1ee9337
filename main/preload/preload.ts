import { contextBridge, ipcRenderer } from 'electron';
import type { Desktop } from '../../shared/protocol/desktop.ts';

// Names only: what may be called, by whom and with what is checked in the main process.
const call = <Name extends keyof Desktop>(name: Name): Desktop[Name] =>
  ((...given: unknown[]) => ipcRenderer.invoke(`sietch:${name}`, ...given)) as unknown as Desktop[Name];

const desktop: Desktop = {
  version: process.argv.find((argument) => argument.startsWith('--sietch-version='))?.split('=')[1] ?? '',
  hall: call('hall'),
  save: call('save'),
  print: call('print'),
  fullscreen: call('fullscreen'),
  visit: call('visit'),
  home: call('home'),
  device: call('device'),
  openLink: call('openLink'),
  speak: call('speak'),
  onFullscreen(told) {
    const heard = (_event: unknown, on: boolean): void => told(on);
    ipcRenderer.on('sietch:fullscreen-changed', heard);
    return () => ipcRenderer.off('sietch:fullscreen-changed', heard);
  },
};

contextBridge.exposeInMainWorld('sietch', desktop);
