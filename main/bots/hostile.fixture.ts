import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryOf } from '../../shared/games/index.ts';
import { advance } from '../../shared/kernel/course.ts';
import { type RecordLine, readRecord, writeLine } from '../../shared/kernel/record.ts';
import { moveOf, replay } from '../../shared/kernel/replay.ts';
import type { NewLine } from '../storage/journal.ts';

/** A finished game of the house, as its record. */
export function goldenText(game: string): string {
  const folder = join(import.meta.dirname, '../../shared/games', game, 'golden');
  return readFileSync(join(folder, readdirSync(folder).sort()[0] as string), 'utf8');
}
/** A record of these lines, with the checksums that belong to them. */
export function recordOf(lines: readonly (RecordLine | NewLine)[]): string {
  let text = '';
  let sum = '';
  for (const [n, line] of lines.entries()) {
    const written = writeLine({ ...line, n } as RecordLine, sum);
    text += written.text;
    sum = written.sum;
  }
  return text;
}
/**
 * A record that keeps all laws and takes long to go through: somebody gives the same answer and takes it back, again and again.
 * @param bytes how long it is to be, about
 */
export function windingRecord(game: string, bytes: number): string {
  const { module } = entryOf(game);
  const [header, ...rest] = readRecord(goldenText(game)).lines as [RecordLine, ...RecordLine[]];
  const course = replay(module, [header], 'last').replay?.course;
  if (!course) throw new Error('The golden game does not fit');
  const lines: (RecordLine | NewLine)[] = [header];
  for (const line of rest) {
    if (line.kind !== 'answer') continue;
    lines.push(line);
    advance(course, moveOf(line));
    const { table } = course;
    if (lines.length < 40 || !table.canUndo || table.position.last !== line.seat) continue;
    const { seat, answer, interject } = line;
    const again = { kind: 'answer', at: line.at, seat, answer, ...(interject ? { interject } : {}) } as NewLine;
    const back = { kind: 'undo', at: line.at, seat, answers: 1 } as NewLine;
    const sums = 2 * '"n":10000,,"sum":"0123456789abcdef0123456789abcdef"\n'.length;
    const pair = JSON.stringify(again).length + JSON.stringify(back).length + sums;
    const left = bytes - recordOf(lines).length;
    for (let at = 0; at < Math.floor(left / pair); at++) lines.push(back, again);
    return recordOf(lines);
  }
  throw new Error(`Nothing can be taken back in the golden game of ${game}`);
}
