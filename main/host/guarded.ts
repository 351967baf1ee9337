/**
 * Does what nobody waits for: a timer, a push, the word of a worker. Whatever it throws, now or later, becomes a line of the
 * log and never ends the host.
 * @param label what was tried, for the log
 */
export function guarded(log: (line: string) => void, label: string, act: () => unknown): void {
  const failed = (error: unknown): void =>
    log(`${label} failed: ${error instanceof Error ? (error.stack ?? String(error)) : String(error)}`);
  try {
    const done = act();
    if (done instanceof Promise) done.catch(failed);
  } catch (error) {
    failed(error);
  }
}
