import { contextBridge, ipcRenderer } from 'electron';
import type { Desktop } from '../../shared/protocol/desktop.ts';
import { type Carry, offerAtHome, offerOnVisit, VISIT } from './offer.ts';

const carry: Carry = (channel, ...given) => ipcRenderer.invoke(channel, ...given);

const desktop: Desktop = {
  version: process.argv.find((argument) => argument.startsWith('--sietch-version='))?.split('=')[1] ?? '',
  ...(process.argv.includes(VISIT) ? offerOnVisit(carry) : offerAtHome(carry)),
  onFullscreen(told) {
    const heard = (_event: unknown, on: boolean): void => told(on);
    ipcRenderer.on('sietch:fullscreen-changed', heard);
    return () => ipcRenderer.off('sietch:fullscreen-changed', heard);
  },
};

contextBridge.exposeInMainWorld('sietch', desktop);
