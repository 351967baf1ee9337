import { parseArgs } from 'node:util';

/** A command was called in a way it does not understand: the message says what it takes. */
export class UsageError extends Error {}

/**
 * Reads `--name value` options; `flags` take no value.
 * @throws UsageError for an unknown option or a missing value
 */
export function readArgs<Name extends string, Flag extends string>(
  defaults: Readonly<Record<Name, string>>,
  flags: readonly Flag[],
): { readonly text: Readonly<Record<Name, string>>; readonly flag: Readonly<Record<Flag, boolean>>; readonly rest: readonly string[] } {
  const options: Record<string, { type: 'string'; default: string } | { type: 'boolean'; default: boolean }> = {};
  for (const [name, value] of Object.entries<string>(defaults)) options[name] = { type: 'string', default: value };
  for (const name of flags) options[name] = { type: 'boolean', default: false };
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const pick = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, values[name]]));
    return { text: pick(Object.keys(defaults)) as never, flag: pick(flags) as never, rest: positionals };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** A whole number of an option. @throws UsageError if it is none or out of bounds */
export function wholeNumber(name: string, value: string, min: number, max: number): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < min || number > max) {
    throw new UsageError(`--${name} takes a whole number from ${min} to ${max}, not "${value}"`);
  }
  return number;
}

/** Runs a command; a wrong call is said in one line and ends with exit code 2. */
export async function run(command: () => Promise<void> | void): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
