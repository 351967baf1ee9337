import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entryOf } from '../../shared/games/index.ts';
import { readRecord } from '../../shared/kernel/record.ts';
import { resume } from '../../shared/kernel/replay.ts';
import { structuredCopy, Table } from '../../shared/kernel/table.ts';
import type { Finding } from '../../shared/review/findings.ts';
import { mentatOf } from './review-worker.ts';
import { createReviewer, type ReviewEars, type ReviewedGame } from './reviewer.ts';

const GOLDEN = join(import.meta.dirname, '../../shared/games/dice/golden/solo-3.jsonl');
function goldenGame(): ReviewedGame {
  const { replay } = resume(entryOf('dice').module, readRecord(readFileSync(GOLDEN, 'utf8')).lines);
  if (!replay) throw new Error('No golden game');
  const { start, table, log } = replay.course;
  return { game: 'dice', start, options: table.options, log: log.map(({ move }) => move) };
}
function ears() {
  const heard = { looks: 0, found: [] as Finding[] };
  let say: (end: string) => void;
  const end = new Promise<string>((done) => (say = done));
  const told: ReviewEars = {
    looks: (count) => (heard.looks += count),
    found: (finding) => heard.found.push(finding),
    done: () => say('done'),
    failed: (why) => say(`failed: ${why}`),
  };
  return { heard, end, told };
}

test('a mentat looks at a decision of a whole game; the same looks find the same', () => {
  const game = goldenGame();
  const looks = [1, 2].map(() => mentatOf('dice', game, () => 0));
  expect(looks[0]?.decisions).toBeGreaterThan(20);
  const [one, other] = looks.map((mentat) => mentat.look(5, -1));
  expect(one).toEqual(other);
  const { chances, seat, games } = one as Finding;
  expect(Object.keys(chances)).toContain(seat);
  expect(Object.values(chances).every((share) => share >= 0 && share <= 1)).toBe(true);
  expect(games).toBeGreaterThan(0);
});

test('what it tells holds no secret: neither of the game nor of the worlds it thought of', () => {
  const game = goldenGame();
  const mentat = mentatOf('dice', game, () => 0);
  const { seed } = game.start;
  for (let at = 0; at < mentat.decisions; at += 9) {
    const first = mentat.look(at, -1);
    const told = JSON.stringify(mentat.look(at, -1, [first.better?.answer ?? first.usual?.answer ?? first.done]));
    expect(told).not.toContain('"hidden"');
    expect(told).not.toContain(seed);
  }
});

test('threads look at every decision once and at what counted twice', async () => {
  const { heard, end, told } = ears();
  const game = goldenGame();
  const log = game.log.slice(-1);
  const { position } = lastPosition(game);
  createReviewer(undefined, 2).begin({ ...game, start: position, log }, told, false);
  expect(await end).toBe('done');
  expect(heard.found.length).toBe(heard.looks);
  expect(heard.found.length).toBeGreaterThan(0);
}, 60_000);

test('a review that is stopped is silent; one whose worker breaks says so', async () => {
  const quiet = ears();
  createReviewer(undefined, 1).begin(goldenGame(), quiet.told, true)();
  const broken = ears();
  createReviewer(undefined, 1).begin({ ...goldenGame(), log: [] }, broken.told, false);
  expect(await broken.end).toContain('finished games only');
  const missing = ears();
  createReviewer(new URL('./no-such-worker.ts', import.meta.url), 1).begin(goldenGame(), missing.told, false);
  expect(await missing.end).toContain('failed');
  expect(quiet.heard.found).toEqual([]);
}, 60_000);

/** The position before the last answer: a game of one decision is looked at quickly. */
function lastPosition({ start, options, log }: ReviewedGame) {
  const { module } = entryOf('dice');
  const table = new Table(module, structuredCopy(start), options);
  for (const move of log.slice(0, -1)) table.play(move);
  return table;
}
