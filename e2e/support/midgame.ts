import { readdirSync, readFileSync } from 'node:fs';
import { goldenGame } from '../../main/cli/golden.ts';
import { entryOf } from '../../shared/games/index.ts';
import { type AnyChoices, listed } from '../../shared/kernel/choices.ts';
import type { Table } from '../../shared/kernel/table.ts';
import type { GameTypes } from '../../shared/kernel/types.ts';
import { defaultOptions } from '../../shared/testkit/cases.ts';
import type { Device } from './wire.ts';

const goldenOf = (game: string): URL => new URL(`../../shared/games/${game}/golden/`, import.meta.url);
/** The table of a game that has been played to its end and kept: with so many seats, if there is one. @returns its id */
export async function finishedTable(device: Device, game: string, seats: number): Promise<string> {
  const names = readdirSync(goldenOf(game)).sort();
  const name = names.find((one) => one.split(/[-.]/).includes(String(seats))) ?? names[0] ?? '';
  const { save } = await device.ask('import', { text: readFileSync(new URL(name, goldenOf(game)), 'utf8') });
  const { table } = await device.ask('resume', { save });
  return table;
}

/** A question as a test looks for it. */
export interface Moment {
  readonly task: Readonly<Record<string, unknown>>;
  readonly asked: readonly string[];
  readonly state: unknown;
  /** What whoever is asked first may answer. */
  answers(): readonly unknown[];
}
/** Seeds tried until a moment comes up. */
const MOST_SEEDS = 60;

/** Where a moment is looked for. */
interface Search {
  /** The seed to begin with, where those before it are known to pass the moment by. */
  readonly first?: number;
  /** Options that are not as a table begins with them. */
  readonly options?: Readonly<Record<string, string>>;
}
/**
 * A table that stands at a moment of a game: bots have played up to it, and its seats wait for people.
 * @param holds is this the moment?
 * @returns the table's id
 */
export async function tableAt(
  device: Device,
  game: string,
  seats: number,
  holds: (moment: Moment) => boolean,
  { first = 1, options = {} }: Search = {},
): Promise<string> {
  const chosen = { ...defaultOptions(entryOf(game).module), ...options };
  for (let seed = first; seed < first + MOST_SEEDS; seed += 1) {
    const { text, reason } = goldenGame(game, seats, chosen, seed, { until: { holds: (table) => holds(momentOf(table)) } });
    if (reason) continue;
    const { save } = await device.ask('import', { text });
    const { table } = await device.ask('resume', { save });
    return table;
  }
  throw new Error(`No game came to that moment in ${MOST_SEEDS} tries`);
}
function momentOf(table: Table<GameTypes>): Moment {
  const { task, asked, state } = table;
  const answers = (): readonly unknown[] => {
    const choices = asked[0] === undefined ? null : table.choices(asked[0]);
    return choices ? listed(choices as AnyChoices) : [];
  };
  return { task: task ?? {}, asked, state, answers };
}
