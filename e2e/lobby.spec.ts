import { about, ANY_GAME } from './support/games.ts';
import { expect, LAPTOP, PHONE, test } from './support/shell.ts';
import { openTable, question } from './support/table.ts';

// The host of these tests is kept from the network.
test('where the network cannot be opened the reason stands beside its button, in words for people, and covers no seat @browser', async ({
  shell,
}) => {
  const { page } = shell;
  await openTable(page, { seats: about(ANY_GAME, 2) });
  for (const size of [LAPTOP, PHONE, { width: 360, height: 640 }]) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Open to the network' }).click();
    const reason = page.getByRole('alert').filter({ hasText: 'started without the local network' });
    await expect(reason).toBeVisible();
    await expect(reason).not.toContainText('SIETCH_');
    await expect(page.locator('.quiet-lines p')).toHaveCount(0);
    const covered = await reason.evaluate((box) => {
      const own = box.getBoundingClientRect();
      return [...document.querySelectorAll('.seats li')].filter((seat) => {
        const { left, top, right, bottom } = seat.getBoundingClientRect();
        return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
      }).length;
    });
    expect(covered).toBe(0);
  }
});

test('one click plays against bots: the question is there, and home leads back to it @browser', async ({ shell }) => {
  const { page } = shell;
  await page.getByRole('link', { name: 'Play here' }).click();
  await page.getByRole('radio', { name: ANY_GAME.title, exact: true }).click();
  await page.getByRole('button', { name: 'Play against bots now' }).click();
  await expect(question(page)).toContainText('Traveller');
  await page.goto(`${page.url().split('#')[0]}#/`);
  await page.getByRole('link', { name: /Your turn in/ }).click();
  await expect(question(page)).toBeVisible();
});
