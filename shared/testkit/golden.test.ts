import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { entryOf, GAME_IDS } from '../games/index.ts';
import { verify } from '../kernel/verify.ts';

/** Finished games that must lead to the same end for ever; `npm run golden` plays the first, and after a change of rules new ones. */
for (const id of GAME_IDS) {
  const folder = new URL(`../games/${id}/golden/`, import.meta.url);
  const files = existsSync(folder) ? readdirSync(folder) : [];

  describe(`golden games of ${id}`, () => {
    test('are at least ten', () => expect(files.length).toBeGreaterThanOrEqual(10));

    test.each(files)('%s leads to the same position at every answer', (file) => {
      const verdict = verify(readFileSync(new URL(file, folder), 'utf8'), (game) => entryOf(game).module);
      expect(verdict.misfit).toBeNull();
      expect(verdict.otherRules).toBeNull();
      expect(verdict.outcome?.reason).toBe(file.split('-')[0]);
    });

    test.skipIf(files.length === 0)('a changed answer is found at its line', () => {
      const rows = readFileSync(new URL(files[0] as string, folder), 'utf8').split('\n');
      const at = rows.findIndex((row, nth) => nth > rows.length / 3 && row.includes('"kind":"answer"'));
      rows[at] = JSON.stringify({ ...JSON.parse(rows[at] as string), answer: 'nonsense' });
      expect(verify(rows.join('\n'), (game) => entryOf(game).module).misfit?.line).toBe(at + 1);
    });
  });
}
