import { contextBridge, ipcRenderer } from 'electron';
import type { Desktop } from '../../shared/protocol/desktop.ts';
import { type Carry, offerAtHome, offerOnVisit, VISIT } from './offer.ts';

const carry: Carry = (channel, ...given) => ipcRenderer.invoke(channel, ...given);

/** Hears what the main process tells. @returns stops hearing */
function hear(channel: string, heard: (event: unknown, told: unknown) => void): () => void {
  ipcRenderer.on(channel, heard);
  return () => void ipcRenderer.off(channel, heard);
}

const desktop: Desktop = {
  version: process.argv.find((argument) => argument.startsWith('--sietch-version='))?.split('=')[1] ?? '',
  ...(process.argv.includes(VISIT) ? offerOnVisit(carry) : offerAtHome(carry)),
  onFullscreen: (told: (on: boolean) => void) => hear('sietch:fullscreen-changed', (_event, on) => told(on === true)),
  onHanded: (told: () => void) => hear('sietch:handed-over', () => told()),
};

contextBridge.exposeInMainWorld('sietch', desktop);
