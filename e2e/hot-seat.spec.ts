import { ANY_GAME, fewest, GAMES, inBrowser, PAGE_ALONE } from './support/games.ts';
import { expect, test } from './support/shell.ts';
import { beginWithBots, openTable, play, sitDown } from './support/table.ts';

for (const game of GAMES) {
  /** Curtains to look behind: how they fall and rise is the house's, what lies under them the game's. */
  const enough = game === ANY_GAME ? 8 : 4;
  test(
    `${game.id}: between players at one screen the hall is dark and no hand is on the page${inBrowser(game)}`,
    PAGE_ALONE,
    async ({ shell }) => {
      test.setTimeout(240_000);
      const { page } = shell;
      await openTable(page, { game, seats: fewest(game), name: 'Irulan' });
      await sitDown(page, 'Duncan');
      await beginWithBots(page);
      let curtains = 0;
      let secrets = 0;
      await play(page, {
        pick: (count) => (curtains * 7 + secrets) % count,
        until: async () => {
          const seen = await page.evaluate(() => ({
            dark: document.querySelector('.hall.dark') !== null,
            secret: document.querySelector('.secret-line') !== null,
            hands: document.querySelectorAll('.ask, .stage, .secret-line, canvas').length,
            text: document.querySelector('#app')?.textContent ?? '',
          }));
          if (seen.secret) secrets += 1;
          if (!seen.dark) return false;
          curtains += 1;
          expect(seen.hands).toBe(0);
          expect(seen.text).not.toMatch(/answer is in|Only you see this/);
          // Not every game asks in secret.
          return curtains > enough && (secrets > 2 || curtains > 2 * enough);
        },
      });
      expect(curtains).toBeGreaterThan(3);
    },
  );
}
