import { GAMES, inBrowser, PAGE_ALONE } from './support/games.ts';
import { expect, test } from './support/shell.ts';

const LAPTOP = { width: 1280, height: 800 };
const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];

for (const game of GAMES.filter(({ hasLessons }) => hasLessons)) {
  test(
    `${game.id}: the rulebook’s example is played to its end; a wrong try is taken back with the reason${inBrowser(game)}`,
    PAGE_ALONE,
    async ({ shell }) => {
      test.setTimeout(240_000);
      const { page } = shell;
      await page.getByRole('link', { name: 'Learn a game' }).click();
      await page.getByRole('listitem').filter({ hasText: game.title }).first().getByRole('button', { name: 'Begin' }).click();
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
