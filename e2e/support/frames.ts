import type { Page } from '@playwright/test';
import { patched } from '../../shared/protocol/delta.ts';
import type { FromHost, TableState } from '../../shared/protocol/pushes.ts';

/** Everything that a page receives from its host. */
export interface Frames {
  /** As it came over the wire. */
  readonly texts: readonly string[];
  /** The table as the page knows it by now. */
  table(): TableState | undefined;
}
/** Begins to listen and loads the page anew, so that nothing is missed. */
export async function recordFrames(page: Page): Promise<Frames> {
  const texts: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => texts.push(payload.toString())));
  await page.reload();
  return { texts, table: () => texts.reduce<TableState | undefined>(grown, undefined) };
}
function grown(known: TableState | undefined, text: string): TableState | undefined {
  const message = JSON.parse(text) as FromHost;
  if (!('push' in message)) return known;
  if (message.push === 'table') return message.state;
  return message.push === 'change' && known?.table === message.table ? (patched(known, message.patch) as TableState) : known;
}
/** Is a thing of this id anywhere in what was received? */
export const names = ({ texts }: Frames, id: string): boolean => texts.some((text) => text.includes(`"${id}"`));
