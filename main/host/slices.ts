/** Milliseconds of work after which everybody else has a turn. */
const SLICE_MS = 25;

/**
 * Cuts long work into slices, so that whatever else has come to the host is served between two of them.
 * @returns to be awaited between two parts of the work: it waits only where a slice has come to its end
 */
export function slices(): () => Promise<void> {
  let until = performance.now() + SLICE_MS;
  return async () => {
    if (performance.now() <= until) return;
    await new Promise((resolve) => setImmediate(resolve));
    until = performance.now() + SLICE_MS;
  };
}
