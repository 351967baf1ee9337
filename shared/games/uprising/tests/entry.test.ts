import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chanceOf } from '../../../kernel/chance.ts';
import { readRecord, type RecordLine, writeLine } from '../../../kernel/record.ts';
import { verify } from '../../../kernel/verify.ts';
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

/** The same record as a program with other rules would have kept it: every checksum fits. */
function keptBy(rules: number, text: string): string {
  let sum = '';
  return readRecord(text)
    .lines.map((line): RecordLine => (line.kind === 'record' ? { ...line, rules } : line))
    .map((line) => {
      const written = writeLine(line, sum);
      sum = written.sum;
      return written.text;
    })
    .join('');
}
test('a game of six of the rules before, which dealt its Leaders otherwise, is told apart and never misread', () => {
  const golden = readFileSync(new URL('../golden/vp-6-random.jsonl', import.meta.url), 'utf8');
  const before = verify(keptBy(uprising.rulesVersion - 1, golden), () => uprising as never);
  expect(before).toMatchObject({ ok: false, otherRules: 3, misfit: null });
});
