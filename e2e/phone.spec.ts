import { fewest, GAMES, inBrowser, PAGE_ALONE } from './support/games.ts';
import { expect, PHONE, test } from './support/shell.ts';
import { beginWithBots, joinedBy, openDrawer, openTable, play, question } from './support/table.ts';

/** The least a finger gets, in CSS pixels. */
const FINGER = 44;

for (const game of GAMES) {
  test(
    `${game.id}: a phone has the question, its offers and the table on one page, for a thumb${inBrowser(game)}`,
    PAGE_ALONE,
    async ({ shell }) => {
      test.setTimeout(240_000);
      await openTable(shell.page, { game, seats: fewest(game) });
      const phone = await joinedBy(shell, 'Chani', PHONE);
      await beginWithBots(shell.page);
      const asked = (page: typeof phone) => page.locator('.ask .offer, .ask .send').first().isVisible();
      await play(shell.page, { until: () => asked(phone) });
      await expect(question(phone)).toContainText('Chani');
      const offer = phone.locator('.ask .offer').first();
      const { width, height } = (await offer.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(FINGER);
      expect(await phone.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      await expect(phone.locator('.stage').first()).toBeInViewport();
      await expect(offer).toBeInViewport();
      await offer.tap();
      const send = phone.locator('.ask .send');
      if (await send.isVisible()) {
        await expect(send).toBeInViewport();
        await send.tap();
      }
      await openDrawer(phone, 'Seats');
      await expect(phone.getByRole('dialog')).toContainText('Irulan');
    },
  );
}
