import { ANY_GAME, GAMES, inBrowser, PAGE_ALONE } from './support/games.ts';
import { expect, test } from './support/shell.ts';
import { beginLesson } from './support/table.ts';

const LAPTOP = { width: 1280, height: 800 };
const SMALL = { width: 360, height: 640 };
const PHONES = [{ width: 390, height: 844 }, SMALL];

for (const game of GAMES.filter(({ hasLessons }) => hasLessons)) {
  test(
    `${game.id}: the rulebook’s example is played to its end; a wrong try is taken back with the reason${inBrowser(game)}`,
    PAGE_ALONE,
    async ({ shell }) => {
      test.setTimeout(240_000);
      const { page } = shell;
      await beginLesson(page, game);
      const book = page.getByRole('region', { name: 'The book’s example' });
      await expect(book).toBeVisible();
      const show = book.getByRole('button', { name: 'Show me' });
      const goOn = book.getByRole('button', { name: 'Go on' });
      const over = book.getByText('Every step named its rule.');
      const wrong = book.getByText('The example goes another way');
      const offers = page.locator('.ask .offer:enabled');
      let tried = false;
      for (let step = 0; step < 1200 && !(await over.isVisible()); step += 1) {
        if ((await page.locator('.stage > .overlay').count()) > 0) await page.keyboard.press('Escape');
        else if (await wrong.isVisible()) {
          tried = true;
          await expect(book.locator('.why .rule-link')).toHaveText(/^R\d/);
          const back = book.getByRole('button', { name: 'Take it back and go on' });
          for (const phone of PHONES) {
            await page.setViewportSize(phone);
            await back.click({ trial: true });
          }
          await page.setViewportSize(LAPTOP);
          await back.click();
          await expect(wrong).toHaveCount(0);
        } else if (!tried && (await show.isVisible()) && (await page.locator('.ask .send').count()) === 0 && (await offers.count()) > 1) {
          await offers
            .last()
            .click({ timeout: 3_000 })
            .catch(() => undefined);
        } else if (await show.isVisible()) {
          await expect(book.locator('.rule-link').first()).toHaveText(/^R\d/);
          await show.click({ timeout: 3_000 }).catch(() => undefined);
        } else if (await goOn.isVisible()) await goOn.click({ timeout: 3_000 }).catch(() => undefined);
        await page.waitForTimeout(60);
      }
      await expect(over).toBeVisible();
      expect(tried).toBe(true);
    },
  );
}

test('a lesson’s page that does not fit on a phone says so, and is read to its end @browser', async ({ shell }) => {
  const { page } = shell;
  await page.setViewportSize(SMALL);
  await beginLesson(page, ANY_GAME);
  const book = page.getByRole('region', { name: 'The book’s example' });
  const end = book.locator('.leaf .rule-link');
  await expect(end).toHaveText(/^R\d/);
  const onwards = book.getByRole('button', { name: 'Read on' });
  await expect(onwards).toBeVisible();
  await expect(end).not.toBeInViewport({ ratio: 0.9 });
  await expect(async () => {
    if (await onwards.isVisible()) await onwards.click({ timeout: 2_000 });
    await expect(onwards).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 15_000 });
  await expect(end).toBeInViewport({ ratio: 0.9 });
});
