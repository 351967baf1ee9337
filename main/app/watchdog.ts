import { Worker } from 'node:worker_threads';
import type { WebContents } from 'electron';
import { BEAT_MS } from './lateness.ts';
import { PULSE_BYTES, pulseIn } from './pulse.ts';

const isSource = import.meta.url.endsWith('.ts');
const thread = new URL(isSource ? './watchdog-thread.ts' : './watchdog-thread.js', import.meta.url);

export interface Watchdog {
  /** Ends the page at once. */
  endPage(): void;
  /** Has the page been ended? */
  hasEnded(): boolean;
  /** Ends the watch. */
  end(): void;
}
/**
 * Ends the processes of a page as soon as the main process, which is the host of the own tables too, comes too late.
 * @param processes those the page runs in now. They are asked for at each beat; the number of one that has ended is nobody
 * else's before the main process has taken notice of its end
 * @param ended called when the main process comes to it: the page was ended, or there is no thread that could watch it
 */
export function openWatchdog(processes: () => readonly number[], ended: () => void): Watchdog {
  const memory = new SharedArrayBuffer(PULSE_BYTES);
  const pulse = pulseIn(memory);
  const worker = new Worker(thread, { workerData: memory });
  worker.unref();
  worker.on('message', ended);
  worker.on('error', ended);
  const beat = (): void => pulse.beat(processes());
  beat();
  const beating = setInterval(beat, BEAT_MS);
  return {
    endPage() {
      beat();
      pulse.endPage();
      setImmediate(ended);
    },
    hasEnded: pulse.hasEnded,
    end() {
      clearInterval(beating);
      pulse.beat([]);
      void worker.terminate();
    },
  };
}

/** The processes of a page: frames from elsewhere have their own. */
export function processesOf(page: Pick<WebContents, 'isDestroyed' | 'isCrashed' | 'mainFrame'>): number[] {
  const frames = page.isDestroyed() || page.isCrashed() ? [] : page.mainFrame.framesInSubtree;
  return [...new Set(frames.map(({ osProcessId }) => osProcessId))];
}
