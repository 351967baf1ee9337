import { GAMES } from './support/games.ts';
import { expect, PHONE, test } from './support/shell.ts';
import { beginWithBots, isOver, openTable, play, question } from './support/table.ts';

const game = GAMES.find(({ id }) => id === 'uprising')!;

test.describe('uprising on a phone @browser', () => {
  test.use({ setting: { botDelay: 0, language: 'en-GB', size: PHONE } });
  test('uprising: a whole solo game is played on a phone, against two Rivals', async ({ shell }) => {
    test.setTimeout(480_000);
    const { page } = shell;
    await openTable(page, { game, seats: 1 });
    await beginWithBots(page);
    await expect(question(page)).toBeVisible();
    // Pressed where they stand, as a finger does: what lies under something else is never reached.
    let turns = 0;
    const pick = (count: number): number => turns++ % count;
    await play(page, { quick: false, pick, until: () => isOver(page) });
    await expect(page.locator('.end .ranks .won')).toHaveCount(1);
    await expect(page.locator('.end .ranks li')).toHaveCount(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
});
