import { fewest, GAMES, inBrowser } from './support/games.ts';
import { expect, test } from './support/shell.ts';
import { after, beginWithBots, openTable, play, question } from './support/table.ts';

const chronicle = '.log li, .log p, .log [role=listitem]';

for (const game of GAMES) {
  test(`${game.id}: a host that is killed continues with every answer it had${inBrowser(game)}`, async ({ shell }) => {
    test.setTimeout(180_000);
    await openTable(shell.page, { game, seats: fewest(game), name: 'Irulan' });
    await beginWithBots(shell.page);
    await play(shell.page, { until: after(8) });
    const told = await shell.page.locator(chronicle).allTextContents();
    expect(told.length).toBeGreaterThan(3);
    await shell.killAndRestart();
    await shell.page.getByRole('button', { name: /^Continue/ }).click();
    // Seats of a saved game are claimed anew.
    await shell.page.locator('.left button').filter({ hasText: 'Irulan' }).first().click();
    const sit = shell.page.getByRole('button', { name: 'Take this seat' });
    if (await sit.isVisible().catch(() => false)) await sit.click();
    else await shell.page.keyboard.press('Escape');
    await expect(question(shell.page)).toBeVisible();
    const again = await shell.page.locator(chronicle).allTextContents();
    for (const line of told.slice(0, 4)) expect(again.join('\n')).toContain(line.trim());
    expect(await play(shell.page, { until: after(4) })).toBeGreaterThan(0);
  });
}
