import type { Page } from '@playwright/test';
import type { TableState } from '../../shared/protocol/pushes.ts';
import { watchCanvases } from './canvas-letters.ts';
import { coveredSpaces } from './covered.ts';
import { smallLetters } from './letters.ts';
import { notWhole } from './whole.ts';

declare global {
  interface Window {
    /** Tells this page what its table looks like, as a host would. */
    showTable?: (state: TableState) => void;
    notWhole?: typeof notWhole;
    smallLetters?: typeof smallLetters;
    coveredSpaces?: typeof coveredSpaces;
    /** Names of all requests. */
    sentToHost?: string[];
    /** All answers, in the order they were given. */
    answersToHost?: unknown[];
  }
}

/** From its next load on the page talks to a host inside itself: it agrees to everything, and shows whatever table it is given. */
export async function fakeHost(page: Page, first: TableState): Promise<void> {
  await page.addInitScript(hostInside, first);
  await page.addInitScript(watchCanvases);
  await page.addInitScript({
    content: `window.notWhole = ${notWhole}; window.smallLetters = ${smallLetters}; window.coveredSpaces = ${coveredSpaces};`,
  });
  // From here every address is a new load: the real host, which knows no such table, would send the page home.
  await page.goto('about:blank');
}

/** Runs in a page before its scripts. */
function hostInside(first: TableState): void {
  let state = first;
  let rev = 0;
  const sentToHost: string[] = [];
  const answersToHost: unknown[] = [];
  let told: (message: unknown) => void = () => undefined;
  const table = (): unknown => {
    rev += 1;
    return { push: 'table', rev, state };
  };
  const replies: Readonly<Record<string, unknown>> = {
    hello: { hostRights: true, host: 'Eyes', version: '0', rules: {}, lan: null, now: Date.now() },
    tables: { tables: [], saves: [] },
  };
  class HostInside extends EventTarget {
    readyState = 1;
    onopen: (() => void) | null = null;
    onclose: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    constructor() {
      super();
      told = (message) => this.onmessage?.({ data: JSON.stringify(message) });
      setTimeout(() => this.onopen?.());
    }
    send(text: string): void {
      const request = JSON.parse(text) as { id: number; do: string; with: { answer?: unknown } };
      sentToHost.push(request.do);
      if (request.do === 'answer') answersToHost.push(request.with.answer);
      setTimeout(() => {
        told({ re: request.id, ok: replies[request.do] ?? {} });
        if (request.do === 'watch') told(table());
      });
    }
    close(): void {
      this.onclose?.();
    }
  }
  Object.assign(window, {
    WebSocket: HostInside,
    sentToHost,
    answersToHost,
    showTable(next: TableState) {
      // Another seat looks now: the one before is left, not lost.
      state = { ...next, phase: 'over', watching: null, seats: next.seats.map((seat) => ({ ...seat, mine: false })) };
      told(table());
      state = next;
      told(table());
    },
  });
}
