import { fewest, GAMES, inBrowser } from './support/games.ts';
import { answererAt, keysOf, openByKeys } from './support/keys.ts';
import { expect, test } from './support/shell.ts';
import { question, roundOf } from './support/table.ts';

for (const game of GAMES) {
  test(`${game.id}: a table is opened and a whole round is played by keys alone${inBrowser(game)}`, async ({ shell }) => {
    test.setTimeout(240_000);
    const { page } = shell;
    const { press, walkTo } = keysOf(page);
    // The fewest seats: there nobody wins before the second round.
    await openByKeys(page, game, fewest(game));
    await expect(page.getByRole('button', { name: 'Bots take the open seats' })).toBeVisible();
    await walkTo(/^Bots take/);
    await press('Enter');
    await expect(page.getByRole('button', { name: /^Begin (with|alone)/ })).toBeEnabled();
    await walkTo(/^Begin (with|alone)/);
    await press('Enter');
    await expect(question(page)).toBeVisible();
    const first = await roundOf(page);
    expect(first).not.toBeNull();
    const deadline = Date.now() + 180_000;
    const answer = answererAt(page);
    while (Date.now() < deadline && (await roundOf(page)) === first) await answer();
    const last = await roundOf(page);
    expect(last).not.toBeNull();
    expect(last).not.toBe(first);
  });
}
