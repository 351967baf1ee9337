/** Milliseconds of work after which everybody else has a turn. */
const SLICE_MS = 25;

/**
 * Cuts long work into slices, so that whatever else has come to the host is served between two of them.
 * @param worked told of the milliseconds of each slice
 * @returns `breathe`, to be awaited between two parts of the work: it waits only where a slice has come to its end; `end` after the last
 */
export function slices(worked: (ms: number) => void): { breathe: () => Promise<void>; end: () => void } {
  let since = performance.now();
  const end = (): void => worked(performance.now() - since);
  return {
    async breathe() {
      if (performance.now() <= since + SLICE_MS) return;
      end();
      await new Promise((resolve) => setImmediate(resolve));
      since = performance.now();
    },
    end,
  };
}
