import type { Page } from '@playwright/test';
import { entryOf } from '../shared/games/index.ts';
import { fewest, GAMES, PAGE_ALONE } from './support/games.ts';
import { expect, PHONE, test } from './support/shell.ts';
import { beginWithBots, joinedBy, openTable, play, question } from './support/table.ts';

/** Games in which anybody may propose a trade at any time. */
const TRADING = GAMES.filter(({ id }) => 'propose' in entryOf(id).module.interjections);
const more = (page: Page, side: 'first' | 'last') => page.locator('.desk-hall .half')[side]().locator('.step button:last-child:enabled');
const offers = (page: Page) => page.locator('.ask .offer, .ask .send');
const notices = (page: Page) => page.locator('.notices-box');

for (const game of TRADING) {
  test(`${game.id}: a trade is proposed, answered with a change and accepted between two browsers`, PAGE_ALONE, async ({ shell }) => {
    test.setTimeout(240_000);
    const { page } = shell;
    await openTable(page, { game, seats: fewest(game), name: 'Irulan' });
    const guest = await joinedBy(shell, 'Chani', PHONE);
    await beginWithBots(page);
    await play(page, { until: async () => (await offers(guest).count()) + (await offers(page).count()) > 0 });

    // Whoever is asked: the question stays open, and the other, who sees for whom it waits, may propose.
    const [waiting, name] = (await offers(guest).count()) > 0 ? [page, 'Chani'] : [guest, 'Irulan'];
    await expect(question(waiting)).toContainText(name);
    const asked = await question(page).textContent();
    await page.getByRole('button', { name: 'Propose a trade' }).click();
    await expect(page.locator('.desk-hall')).toBeVisible();
    await more(page, 'first').first().click();
    await more(page, 'first').first().click();
    await more(page, 'last').nth(1).click();
    await page.getByRole('button', { name: /^Offer it/ }).click();
    await expect(page.locator('.desk-hall')).toHaveCount(0);
    expect(await question(page).textContent()).toBe(asked);
    await expect(notices(page)).toContainText('waiting for');

    await notices(guest).getByRole('button', { name: 'Between players' }).tap();
    await expect(notices(guest)).toContainText('Irulan');
    await notices(guest).getByRole('button', { name: 'Change it' }).tap();
    await expect(guest.getByRole('button', { name: /^Send it back changed/ })).toBeDisabled();
    await more(guest, 'last').first().tap();
    await expect(guest.locator('.desk-hall .half').last().locator('s').first()).toHaveText('2');
    await guest.getByRole('button', { name: /^Send it back changed/ }).tap();
    await expect(guest.locator('.desk-hall')).toHaveCount(0);

    await expect(notices(page)).toContainText('a changed answer');
    await notices(page).getByRole('button', { name: 'Accept' }).click();
    await expect(notices(page)).toHaveCount(0);
    await expect(notices(guest)).toHaveCount(0);
    expect(await question(page).textContent()).toBe(asked);
  });

  test(`${game.id}: an offer is refused, and one's own is taken back`, PAGE_ALONE, async ({ shell }) => {
    test.setTimeout(240_000);
    const { page } = shell;
    await openTable(page, { game, seats: fewest(game), name: 'Irulan' });
    const guest = await joinedBy(shell, 'Duncan');
    await beginWithBots(page);
    await expect(question(guest)).toBeVisible();
    const propose = async (from: Page): Promise<void> => {
      await from.getByRole('button', { name: 'Propose a trade' }).click();
      await more(from, 'first').first().click();
      await from.getByRole('button', { name: /^Offer it/ }).click();
    };
    await propose(page);
    await notices(guest).getByRole('button', { name: 'Refuse' }).click();
    await expect(notices(page)).toHaveCount(0);
    await propose(guest);
    await expect(notices(page)).toContainText('Duncan');
    await notices(guest).getByRole('button', { name: 'Take it back' }).click();
    await expect(notices(page)).toHaveCount(0);
  });
}
