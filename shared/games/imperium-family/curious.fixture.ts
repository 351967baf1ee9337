import { expect } from 'vitest';
import { type Chance, chanceOf } from '../../kernel/chance.ts';
import { sample } from '../../kernel/choices.ts';
import type { Table } from '../../kernel/table.ts';
import { type Case, startOf } from '../../testkit/play.ts';
import type { FamilyEvent } from './events.ts';
import type { FamilyGame } from './types.ts';

const MOST_ANSWERS = 3000;
const MODES = { turns: 'plot', combat: 'combat', endgame: 'endgame' } as const;
/** How often each thing was answered. */
export type Seen = Map<string, number>;

/** Half of the answers go where something new may happen: what was answered seldom so far. */
function curious(options: readonly unknown[], seen: Seen, chance: Chance): unknown {
  const rarity = (option: unknown): number => {
    if (typeof option !== 'object' || option === null || 'piece' in option || 'deploy' in option) return 1;
    return Math.min(...Object.values(option).map((value) => seen.get(String(value)) ?? 0));
  };
  const least = Math.min(...options.map(rarity));
  const rare = options.filter((option) => rarity(option) === least);
  return rare[chance.below(rare.length)];
}

/**
 * Plays a game to its end and writes down what happened: every question, Intrigue card, reward, and what `namesOf` makes of an event.
 * @returns the table at the end
 */
export function playCuriously(
  game: Case<FamilyGame>,
  seed: number,
  book: { readonly happened: Set<string>; readonly seen: Seen },
  namesOf: (table: Table<FamilyGame>, event: FamilyEvent) => readonly string[],
): Table<FamilyGame> {
  const { happened, seen } = book;
  const table = startOf(game, seed);
  const chance = chanceOf(seed, 11);
  for (let answers = 0; !table.position.outcome; answers++) {
    expect(answers).toBeLessThan(MOST_ANSWERS);
    const [seat] = table.asked;
    const choices = seat && table.choices(seat);
    if (!seat || !choices || !table.task) throw new Error('Nobody is asked');
    const isOne = choices.pick === 'one' && chance.below(2) === 0;
    const answer = isOne ? curious(choices.of, seen, chance) : sample(choices, chance);
    for (const value of typeof answer === 'object' && answer ? Object.values(answer) : [answer])
      seen.set(String(value), (seen.get(String(value)) ?? 0) + 1);
    happened.add(`asked ${table.task.do}`);
    const mode = MODES[table.state.phase as keyof typeof MODES];
    const conflict = table.state.conflicts.at(-1);
    for (const { event } of table.play({ seat, answer })) {
      if (event.type === 'playedIntrigue') happened.add(`${mode} ${event.card}`);
      if (event.type === 'placed') happened.add(`${event.place} ${conflict}`);
      for (const name of namesOf(table, event)) happened.add(name);
    }
    table.forget();
  }
  return table;
}
