/** What TypeScript cannot follow by itself, said once: everything here is a cast with a name. */

type Handler = (...args: never[]) => unknown;
type Args<Each extends readonly unknown[]> = Each['length'] extends 1
  ? [Each[0]]
  : Each['length'] extends 2
    ? [Each[0], Each[1]]
    : [Each[0], Each[1], Each[2]];
type Handlers<Table> = Extract<Table[keyof Table], Handler>;
/** Called with whatever the handlers of a table take, place by place. */
type AnyOf<Table> = (...args: Args<Parameters<Handlers<Table>>>) => ReturnType<Handlers<Table>>;

/**
 * The handler of one kind of thing, out of a table that has one for each kind, typed for that kind alone: call it with a thing
 * of that kind (`dispatch(TELLINGS, event.type)(event, table)`).
 * @returns undefined for a kind that the table does not know
 */
export function dispatch<Table extends object, Kind extends keyof Table>(table: Table, kind: Kind): AnyOf<Table>;
export function dispatch<Table extends object>(table: Table, kind: string | undefined): AnyOf<Table> | undefined;
export function dispatch(table: object, kind: string | undefined): unknown {
  return kind !== undefined && Object.hasOwn(table, kind) ? (table as Record<string, unknown>)[kind] : undefined;
}

/** The keys of a record that has no others than its type says. */
export const keysOf = <Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): Key[] => Object.keys(record) as Key[];

/** Is there a handler for this thing's kind? Then it is one of those the table is about. */
export const isIn = <Thing extends { readonly do: string }, Table extends object>(
  table: Table,
  thing: Thing,
): thing is Extract<Thing, { readonly do: keyof Table }> => Object.hasOwn(table, thing.do);

/** Is this one of the list, as a thing whose type the list may not know? */
export const isOneOf = <One>(list: readonly One[], thing: unknown): thing is One => (list as readonly unknown[]).includes(thing);

/** A record that has something for every one of these keys, its type kept. */
export const recordOf = <Key extends string | number, Value>(keys: readonly Key[], of: (key: Key) => Value): Record<Key, Value> =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, Value>;
