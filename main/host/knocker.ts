/** Somebody with a code who may have to wait until it is looked at. */
export interface Knocker {
  /** The line it waits on: one try waits on each. */
  readonly line: object;
  /** Tells that it has gone. */
  readonly gone: AbortSignal;
  /** Called if it is not its turn yet. */
  queued(): void;
}
