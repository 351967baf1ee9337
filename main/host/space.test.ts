import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type RecordLine, readRecord, writeLine } from '../../shared/kernel/record.ts';
import { guest, say, testHost, walkOf } from './guests.fixture.ts';
import { MOST_LOOSE_BYTES } from './space.ts';

const pathOf = (folder: string, table: string): string => join(folder, 'saves', `${table}.jsonl`);
const linesAt = (path: string): readonly RecordLine[] => readRecord(readFileSync(path, 'utf8')).lines;

/** A record in which somebody took the last answer back and gave it again until it was so long. */
function lengthened(path: string, bytes: number): void {
  const [back, again] = linesAt(path).slice(-2);
  const { sum: last, lines } = readRecord(readFileSync(path, 'utf8'));
  let [text, sum, n] = ['', last, lines.length];
  while (text.length < bytes) {
    for (const line of [back, again]) {
      const written = writeLine({ ...line, n } as RecordLine, sum);
      [text, sum, n] = [text + written.text, written.sum, n + 1];
    }
  }
  writeFileSync(path, text, { flag: 'a' });
}

test('who takes back and answers anew for ever fills no record: what brings the game on still counts, and it can be opened', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sietch-'));
  const { ann, table } = await walkOf(testHost({ dataFolder: folder }));
  await say(ann, 'ann', 'go');
  await ann.ask('undo', { table, seat: 'ann' });
  await say(ann, 'ann', 'go');
  lengthened(pathOf(folder, table), MOST_LOOSE_BYTES);

  const host = testHost({ dataFolder: folder });
  const [again, bob] = [await guest(host, 'ann'), await guest(host, 'bob')];
  await again.ask('watch', { table, seat: 'ann' });
  await bob.ask('watch', { table, seat: 'bob' });
  const full = 'error.record.full';
  const { asking } = again.table();
  const move = { table, seat: 'ann', question: asking?.question ?? 0 };
  expect((await again.refused('undo', { table, seat: 'ann' })).error.key).toBe(full);
  expect((await again.refused('answer', { ...move, interject: 'wave', answer: true })).error.key).toBe(full);
  expect((await again.refused('bot', { table, seat: 'ann', level: 'novice' })).error.key).toBe(full);
  expect((await again.refused('sit', { table, seat: 'ann', name: 'Annie' })).error.key).toBe(full);
  await say(again, 'ann', 'ask');
  await say(again, 'ann', 1);
  const { question = 0 } = again.table().asking ?? {};
  expect((await again.refused('answer', { table, seat: 'ann', question, answer: 2 })).error.key).toBe(full);
  await say(bob, 'bob', 3);
  await say(again, 'ann', 'end');
  expect(again.table().phase).toBe('over');
});

test('a position that is come to again and again is not stored again and again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sietch-'));
  const { ann, table } = await walkOf(testHost({ dataFolder: folder }));
  for (let at = 0; at < 20; at++) await say(ann, 'ann', 'go');
  for (let at = 0; at < 50; at++) {
    await ann.ask('undo', { table, seat: 'ann' });
    await say(ann, 'ann', 'go');
  }
  const lines = linesAt(pathOf(folder, table));
  const stored = lines.filter(({ kind }) => kind === 'position').length;
  expect(stored).toBeGreaterThan(0);
  expect(stored).toBeLessThanOrEqual(lines.length / 20 + 1);
});
