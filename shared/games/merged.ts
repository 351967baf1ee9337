/** A contradiction in the data of a game: the field it is in, a key of the texts (`<game>.problem.<name>`) and its parameters. */
export interface Problem {
  readonly field: string;
  readonly key: string;
  readonly with?: Readonly<Record<string, string | number>>;
}
/** A part of the data files with other values: objects go over the ones they name, lists and plain values replace. */
export type Correction = Readonly<Record<string, unknown>>;
export type Corrected<Data> =
  | { readonly data: Data; readonly problems?: never }
  | { readonly data?: never; readonly problems: readonly Problem[] };

/**
 * Lays an owner's corrections over the data of a game and has the result checked.
 * @param correction what was read from the owner's file; nothing about it is trusted
 * @param game id of the game: problems are told with its keys `notAnObject` and `unknownField`
 * @param problemsOf finds the contradictions in data that have the shape of the base
 * @param optional names of fields that the base may lack
 * @returns the corrected data, or every contradiction with the field it is in
 */
export function corrected<Data>(
  base: Data,
  correction: unknown,
  game: string,
  problemsOf: (data: Data) => readonly Problem[],
  optional: readonly string[] = [],
): Corrected<Data> {
  const problems: Problem[] = [];
  const report = (field: string, name: string): void => {
    problems.push({ field, key: `${game}.problem.${name}` });
  };
  const data = merged(base, correction, '', report, optional) as Data;
  if (problems.length > 0) return { problems };
  const contradictions = problemsOf(data);
  return contradictions.length > 0 ? { problems: contradictions } : { data };
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function merged(
  base: unknown,
  over: unknown,
  field: string,
  report: (field: string, name: string) => void,
  optional: readonly string[],
): unknown {
  if (!isPlainObject(base)) return over;
  if (!isPlainObject(over)) {
    report(field || '.', 'notAnObject');
    return base;
  }
  const out: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const path = field ? `${field}.${key}` : key;
    if (Object.hasOwn(base, key)) out[key] = merged(base[key], value, path, report, optional);
    else if (optional.includes(key)) out[key] = value;
    else report(path, 'unknownField');
  }
  return out;
}
