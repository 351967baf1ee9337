import { expect, test } from 'vitest';
import { chanceOf } from '../../../kernel/chance.ts';
import { startOf } from '../../../testkit/play.ts';
import { uprisingEntry } from '../entry.ts';
import { face } from '../face.ts';
import { uprising } from '../index.ts';

test('a device shows what the house knows', () => {
  expect(face.words).toBe(uprisingEntry.words);
  const { id, rulesVersion, seatIds, seatCounts, options, teams } = uprising;
  expect(face.facts).toEqual({ id, rulesVersion, seatIds, seatCounts, options, teams });
});
test('an owner’s corrections are looked at before a table opens', () => {
  expect(uprisingEntry.problemsOf?.({ game: { end: { vp: 12 } } })).toEqual([]);
  expect(uprisingEntry.problemsOf?.({ game: { end: { vp: 'many' } } })?.map(({ field }) => field)).toEqual(['game.end.vp']);
});
test('bots play it to its end by habit', () => {
  for (const seats of [1, 2, 3, 4]) {
    const table = startOf({ module: uprising, seats, options: { choam: 'with' } }, seats);
    const chance = chanceOf(seats);
    while (!table.position.outcome) {
      const move = uprisingEntry.sense.habit(table, table.asked[0] as 'seat1', chance);
      expect(move).not.toBeNull();
      if (move) table.play(move);
    }
    expect(table.state.round).toBeLessThanOrEqual(10);
  }
});
