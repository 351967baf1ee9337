/** Processes of one page: its own and those of frames from elsewhere. Of a page with more of them the first ones are ended. */
const MOST_PROCESSES = 30;
const BEATS = 0;
const ENDED = 1;
const FIRST = 2;

/** So much memory do the main process and its watchdog share. */
export const PULSE_BYTES = (FIRST + MOST_PROCESSES) * Int32Array.BYTES_PER_ELEMENT;

/** What the main process and its watchdog know of each other, however late either of them is. */
export interface Pulse {
  /** The main process has come round, and the page that is visited runs in these processes now. */
  beat(processes: readonly number[]): void;
  beats(): number;
  /** Ends the page's processes, each of them once. */
  endPage(): void;
  /** Has the page been ended? */
  hasEnded(): boolean;
}
export function pulseIn(memory: SharedArrayBuffer): Pulse {
  const cells = new Int32Array(memory);
  const places = Array.from({ length: MOST_PROCESSES }, (_, at) => FIRST + at);
  return {
    beat(processes) {
      for (const [at, place] of places.entries()) Atomics.store(cells, place, processes[at] ?? 0);
      Atomics.add(cells, BEATS, 1);
    },
    beats: () => Atomics.load(cells, BEATS),
    endPage() {
      Atomics.store(cells, ENDED, 1);
      for (const place of places) end(Atomics.exchange(cells, place, 0));
    },
    hasEnded: () => Atomics.load(cells, ENDED) === 1,
  };
}

/** Ends a process at once. */
function end(id: number): void {
  // 0 and less mean this very process and what belongs to it.
  if (id <= 0) return;
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It has ended by itself (ESRCH).
  }
}
