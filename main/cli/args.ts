import { parseArgs } from 'node:util';

/** A command was called in a way it does not understand: the message says what it takes. */
export class UsageError extends Error {}
/** `--help`: the message is the answer. */
class HelpWanted extends Error {}

/** What a command takes, a line each, with what stands where nothing is said. */
function helpOf(defaults: Readonly<Record<string, string>>, flags: readonly string[], about: Readonly<Record<string, string>>): string {
  const rows = [
    ...Object.entries(defaults).map(([name, value]) => [`--${name} ...`, about[name] ?? '', value && `(${value})`]),
    ...[...flags, 'help'].map((name) => [`--${name}`, about[name] ?? '', '']),
  ];
  const width = Math.max(...rows.map(([name = '']) => name.length)) + 2;
  return rows.map(([name = '', ...rest]) => `  ${name.padEnd(width)}${rest.filter(Boolean).join(' ')}`.trimEnd()).join('\n');
}

/**
 * Reads `--name value` options; `flags` take no value. `--help` lists them all.
 * @param about what an option is for, by its name
 * @throws UsageError for an unknown option or a missing value
 */
export function readArgs<Name extends string, Flag extends string>(
  defaults: Readonly<Record<Name, string>>,
  flags: readonly Flag[],
  about: Readonly<Record<string, string>> = {},
): { readonly text: Readonly<Record<Name, string>>; readonly flag: Readonly<Record<Flag, boolean>>; readonly rest: readonly string[] } {
  const options: Record<string, { type: 'string'; default: string } | { type: 'boolean'; default: boolean }> = {};
  for (const [name, value] of Object.entries<string>(defaults)) options[name] = { type: 'string', default: value };
  for (const name of [...flags, 'help']) options[name] = { type: 'boolean', default: false };
  try {
    const args = withNegatives(process.argv.slice(2), Object.keys(defaults));
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (values['help'] === true) throw new HelpWanted(helpOf(defaults, flags, about));
    const pick = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, values[name]]));
    return { text: pick(Object.keys(defaults)) as never, flag: pick(flags) as never, rest: positionals };
  } catch (error) {
    if (error instanceof HelpWanted) throw error;
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** `--seed -5` is a number below zero, to be refused as one, not another option. */
const withNegatives = (args: readonly string[], names: readonly string[]): string[] =>
  args.flatMap((arg, at) => {
    const before = args[at - 1] ?? '';
    const isValue = (name: string, value = ''): boolean => names.some((each) => `--${each}` === name) && /^-\d/.test(value);
    if (isValue(before, arg)) return [];
    return isValue(arg, args[at + 1]) ? [`${arg}=${args[at + 1]}`] : [arg];
  });

/** A whole number of an option. @throws UsageError if it is none or out of bounds */
export function wholeNumber(name: string, value: string, min: number, max: number): number {
  const number = Number(value);
  if (value.trim() === '' || !Number.isInteger(number) || number < min || number > max) {
    throw new UsageError(`--${name} takes a whole number from ${min} to ${max}, not "${value}"`);
  }
  return number;
}

/** A text for a terminal: what a file or a caller wrote into it moves no cursor and names no window. */
export const plain = (text: string): string => text.replace(/[^\P{Cc}\n]/gu, '\uFFFD');

/** Runs a command; a wrong call is said in one line and ends with exit code 2, a call for help with what the command takes. */
export async function run(command: () => Promise<void> | void): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (error instanceof HelpWanted) return console.log(error.message);
    if (!(error instanceof UsageError)) throw error;
    console.error(plain(error.message));
    process.exitCode = 2;
  }
}
