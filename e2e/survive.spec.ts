import { ANY_GAME, fewest } from './support/games.ts';
import { expect, test } from './support/shell.ts';
import { beginWithBots, openTable, play, question } from './support/table.ts';

const chronicle = '.log li, .log p, .log [role=listitem]';

test(`${ANY_GAME.id}: a host that is killed continues with every answer it had`, async ({ shell }) => {
  test.setTimeout(240_000);
  await openTable(shell.page, { game: ANY_GAME, seats: fewest(ANY_GAME), name: 'Irulan' });
  await beginWithBots(shell.page);
  await play(shell.page, { until: async (answers) => answers >= 6 });
  // In the desktop app the page after the restart is another one.
  const lines = () => shell.page.locator(chronicle);
  await expect(lines().nth(4)).toBeAttached();
  const told = await lines().allTextContents();
  const { hash } = new URL(shell.page.url());
  await shell.killAndRestart();
  // The game is on its table again, and the seat is this device's.
  await shell.page.evaluate((table) => {
    location.hash = table;
  }, hash);
  await expect(question(shell.page)).toBeVisible();
  for (const line of told.slice(0, 4)) await expect(lines().filter({ hasText: line.trim() }).first()).toBeAttached();
  expect(await play(shell.page, { until: async (answers) => answers >= 2 })).toBeGreaterThan(0);
});
