import { expect, test } from 'vitest';
import type { HeaderLine } from '../../../kernel/record.ts';
import { uprising } from '../index.ts';

const FILES = import.meta.glob<string>('../golden/*.jsonl', { query: '?raw', import: 'default', eager: true });
const HEADERS = Object.values(FILES).map((text) => JSON.parse(text.slice(0, text.indexOf('\n'))) as HeaderLine);

// The games themselves are played again by shared/testkit/golden.test.ts; this is what they have to be of.
test('there is a golden game of every number of players, with every answer of every option', () => {
  expect([...new Set(HEADERS.map(({ seats }) => seats.length))].sort()).toEqual([...uprising.seatCounts].sort());
  for (const { id, values } of uprising.options) {
    const played = new Set(HEADERS.map(({ options }) => options[id] ?? values[0]));
    expect([...played].sort(), id).toEqual([...values].sort());
  }
});
// R11.5: water decided 2 of 2,000 random games, garrison and the latest Reveal turn none; end.test.ts lays all of them out.
test('and of the reasons to end that come up', () => {
  const reasons = new Set(Object.keys(FILES).map((path) => path.split('/').at(-1)?.split('-')[0]));
  expect([...reasons].sort()).toEqual(['solari', 'spice', 'vp']);
});
