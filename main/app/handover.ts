import { basename } from 'node:path';
import type { DesktopRecord } from '../../shared/protocol/desktop.ts';
import { MOST_IMPORT } from '../../shared/protocol/requests.ts';
import { type Files, readText } from '../storage/files.ts';
import type { Handed } from './handed.ts';
import { oneAtATime } from './one-at-a-time.ts';

export interface HandoverBasis {
  readonly files: Files;
  /** The file behind a link to it. */
  realPath(path: string): string;
  follow(link: string): Promise<void>;
  /** Calls the own hall's page, so that it fetches what waits; brings it back first if the window is away. */
  call(): Promise<void>;
  /** The record cannot be read. Resolves when the person has read that. */
  refuse(error: unknown): Promise<unknown>;
}
/** What was handed to the app: links and records. */
export interface Handover {
  take(handed: Handed): Promise<void>;
  /** The record that waits for the own hall's page; it is given once. */
  fetch(): DesktopRecord | null;
}

/**
 * Takes what the system hands over. A record is only read here, and goes to the own page, which has the host look at it as at any file
 * that somebody brings: the file itself is never written to.
 */
export function openHandover({ files, realPath, follow, call, refuse }: HandoverBasis): Handover {
  let waiting: DesktopRecord | null = null;
  const tell = oneAtATime(refuse);
  return {
    async take(handed) {
      if (handed.kind === 'link') await follow(handed.link);
      if (handed.kind !== 'record') return;
      try {
        waiting = { name: basename(handed.path), text: readText(files, realPath(handed.path), MOST_IMPORT) };
      } catch (error) {
        return tell(error);
      }
      await call();
    },
    fetch() {
      const fetched = waiting;
      waiting = null;
      return fetched;
    },
  };
}
