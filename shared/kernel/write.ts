import type { Game, GameTypes } from './types.ts';

/** Where a change is written down before it is made, so that it can be taken back: target, key, old value, ... */
export type Journal = unknown[];
/** Stands for "there was no such key": taking back removes it again. */
const ABSENT = Symbol('absent');
type Writable = { readonly journal: Journal };
type NumericKey<T> = { [K in keyof T]: T[K] extends number ? K : never }[keyof T];

/** The only door into the state; only verbs import it. Arrays are values: replace them, never push into them. */
export function set<G extends GameTypes, T extends object, K extends keyof T>(game: Game<G>, target: T, key: K, value: T[K]): void {
  const old = target[key];
  // Whether a key is there at all is slow to find out, and a question only where nothing is found.
  (game as unknown as Writable).journal.push(target, key, old === undefined && !(key in target) ? ABSENT : old);
  target[key] = value;
}

/** Adds to a number of the state; `amount` may be negative. */
export function add<G extends GameTypes, T extends object>(game: Game<G>, target: T, key: NumericKey<T>, amount: number): void {
  set(game, target, key, ((target[key] as number) + amount) as T[NumericKey<T>]);
}

/** Takes back everything written since the journal was `mark` entries long. */
export function rollBack(journal: Journal, mark: number): void {
  while (journal.length > mark) {
    const old = journal.pop();
    const key = journal.pop() as string;
    const target = journal.pop() as Record<string, unknown>;
    if (old === ABSENT) delete target[key];
    else target[key] = old;
  }
}

/** A journal as plain data: where "there was no such key" stood is told apart. */
export interface PackedJournal {
  readonly entries: readonly unknown[];
  readonly absent: readonly number[];
}
export const packedJournal = (journal: Journal): PackedJournal => ({
  entries: journal.map((entry) => (entry === ABSENT ? null : entry)),
  absent: journal.flatMap((entry, at) => (entry === ABSENT ? [at] : [])),
});
export function unpackedJournal({ entries, absent }: PackedJournal): Journal {
  const journal = [...entries];
  for (const at of absent) journal[at] = ABSENT;
  return journal;
}
