import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { loadavg } from 'node:os';
import { entryOf } from '../../../shared/games/index.ts';
import { readRecord } from '../../../shared/kernel/record.ts';
import { resume } from '../../../shared/kernel/replay.ts';
import { createReviewer } from '../../bots/reviewer.ts';

/** What a review of a whole game takes. */
interface ReviewSpeed {
  readonly answers: number;
  readonly looks: number;
  /** Games played on for each look, on average. */
  readonly games: number;
  readonly seconds: number;
  /** Of the machine meanwhile. */
  readonly load: number;
}

/** Reviews the longest golden game of a game on two cores. */
export async function benchReview(game: string): Promise<ReviewSpeed> {
  const folder = join(import.meta.dirname, '../../../shared/games', game, 'golden');
  const files = readdirSync(folder).map((name) => join(folder, name));
  const longest = files.reduce((most, file) => (statSync(file).size > statSync(most).size ? file : most));
  const { replay } = resume(entryOf(game).module, readRecord(readFileSync(longest, 'utf8')).lines);
  if (!replay) throw new Error(`${longest} cannot be replayed`);
  const { start, table, log } = replay.course;
  const began = performance.now();
  let looks = 0;
  let games = 0;
  await new Promise<void>((done, fail) => {
    createReviewer(undefined, 2).begin(
      { game, start, options: table.options, log: log.map(({ move }) => move) },
      {
        looks() {},
        found(finding) {
          looks++;
          games += finding.games;
        },
        done,
        failed: (why) => fail(new Error(why)),
      },
      false,
    );
  });
  return {
    answers: log.length,
    looks,
    games: Math.round(games / looks),
    seconds: (performance.now() - began) / 1000,
    load: loadavg()[0] ?? 0,
  };
}
