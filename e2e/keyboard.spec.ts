import { fewest, GAMES, inBrowser } from './support/games.ts';
import { keysOf } from './support/keys.ts';
import { expect, test } from './support/shell.ts';
import { question } from './support/table.ts';

for (const game of GAMES) {
  test(`${game.id}: a table is opened and a whole round is played by keys alone${inBrowser(game)}`, async ({ shell }) => {
    test.setTimeout(150_000);
    const { page } = shell;
    const { press, walkTo } = keysOf(page);
    await expect(page.getByRole('link', { name: 'Play here' })).toBeVisible();
    await walkTo(/^Play here/);
    await press('Enter');
    await expect(page.getByLabel('Your name')).toBeFocused();
    await page.keyboard.type('Irulan');
    for (let other = 0; other < GAMES.indexOf(game); other += 1) {
      await walkTo(new RegExp(GAMES[other]!.title));
      await press('ArrowRight');
    }
    // The fewest seats: there nobody wins before the second round.
    await walkTo(/^4$/);
    await press('ArrowLeft', game.counts.indexOf(4) - game.counts.indexOf(fewest(game)));
    await walkTo(/^Open the table/);
    await press('Enter');
    await expect(page.getByRole('button', { name: 'Bots take the open seats' })).toBeVisible();
    await walkTo(/^Bots take/);
    await press('Enter');
    await expect(page.getByRole('button', { name: /^Begin (with|alone)/ })).toBeEnabled();
    await walkTo(/^Begin (with|alone)/);
    await press('Enter');
    await expect(question(page)).toBeVisible();
    const round = page.locator('.rounds span').first();
    const first = (await round.textContent()) ?? '';
    const deadline = Date.now() + 90_000;
    for (let step = 0; Date.now() < deadline && (await round.textContent()) === first; step += 1) {
      const sight = await page.evaluate(() => {
        if (document.querySelector('.ask .send:enabled')) return 'send';
        if (document.querySelector('.ask .send')) return 'form';
        return document.querySelector('.ask.asked') ? 'offer' : 'wait';
      });
      if (sight === 'send') await press('Enter');
      else if (sight === 'offer') await press(step % 6 === 5 ? '0' : '1');
      else if (sight === 'form') {
        await walkTo(/./);
        await press(String(1 + (step % 4)));
        const spinner = page.getByRole('spinbutton').first();
        if (await spinner.isVisible()) {
          await spinner.focus();
          await press('ArrowUp');
        }
      } else await page.waitForTimeout(50);
      await page.waitForTimeout(30);
    }
    await expect(round).not.toHaveText(first);
  });
}
