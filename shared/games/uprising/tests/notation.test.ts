import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SORTS, type Sort, USES } from './walk.fixture.ts';

const NOTATION = readFileSync(new URL('../data/notation.md', import.meta.url), 'utf8');
/** What the language of the first edition says, as far as this edition says the same. */
const KNOWN: Readonly<Record<Sort, readonly string[]>> = {
  effect: [
    ...['gain', 'recruit', 'draw', 'intrigue', 'persuasion', 'swords', 'influence', 'modify_space_influence', 'steal_intrigue'],
    ...['pay', 'choose', 'if', 'for_each', 'each_opponent', 'this_round', 'while_agent_here', 'by_cost_option'],
    ...['trash', 'trash_this', 'discard', 'acquire', 'imperium_row', 'signet', 'deploy', 'retreat', 'recall_agent', 'control'],
    ...['high_council_seat', 'take_swordmaster', 'reshuffle_hagal_deck_and_reveal_again'],
  ],
  cost: ['solari', 'spice', 'water', 'intrigue', 'lose_influence', 'trash', 'trash_this'],
  condition: ['influence', 'alliance', 'in_play_other', 'high_council_seat', 'units_in_conflict', 'owned_cards'],
  counter: ['card_in_play'],
};
const HEADINGS: Readonly<Record<Sort, string>> = { effect: 'Effects', cost: 'Costs', condition: 'Conditions', counter: 'Counters' };
const rowsUnder = (heading: string): readonly (readonly string[])[] =>
  (NOTATION.split(`## ${heading}\n`)[1] ?? '')
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
const wordsOf = (cell = ''): string[] => cell.split(' ').sort();

describe('the list of what the language needs', () => {
  test.each(SORTS)('has every new kind of %s with all records that use it', (sort) => {
    const used = new Map<string, Set<string>>();
    for (const use of USES) {
      if (use.sort !== sort || KNOWN[sort].includes(use.kind)) continue;
      used.set(use.kind, (used.get(use.kind) ?? new Set()).add(use.record));
    }
    const listed = Object.fromEntries(rowsUnder(HEADINGS[sort]).map((row) => [row[0]!.replaceAll('`', ''), wordsOf(row.at(-1))]));
    expect(listed).toEqual(Object.fromEntries([...used].map(([kind, records]) => [kind, [...records].sort()])));
  });
  test.each(SORTS)('calls no kind of %s known that nothing uses', (sort) => {
    const kinds = new Set(USES.filter((use) => use.sort === sort).map(({ kind }) => kind));
    expect(KNOWN[sort].filter((kind) => !kinds.has(kind))).toEqual([]);
  });
  test('names records and a rule in each row', () => {
    const records = new Set(USES.map(({ record }) => record));
    const rows = [...SORTS.flatMap((sort) => rowsUnder(HEADINGS[sort])), ...rowsUnder('Known kinds with new forms')];
    expect(rows.length).toBeGreaterThan(70);
    for (const row of rows) {
      expect(row.at(-2)).toMatch(/^R\d+\.\d+( R\d+\.\d+)*$/);
      if (row.at(-1) !== 'all') expect(wordsOf(row.at(-1)).filter((record) => !records.has(record))).toEqual([]);
    }
  });
});
