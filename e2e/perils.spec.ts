import { entryOf } from '../shared/games/index.ts';
import { GAMES } from './support/games.ts';
import { tableAt } from './support/midgame.ts';
import { expect, test } from './support/shell.ts';
import { question, seeThrough, takeSeat } from './support/table.ts';

const asks = (task: string) => GAMES.filter(({ id }) => task in entryOf(id).module.steps);
/** What such games have in common. */
interface Ringed {
  readonly stock: Readonly<Record<string, { readonly spice: number }>>;
  readonly seatOf: Readonly<Record<string, string>>;
  readonly turn: { readonly colour: string };
}

for (const game of asks('ambush')) {
  test(`${game.id}: whoever lands is ambushed by who says so, and learns nothing of who does not @browser`, async ({ shell }) => {
    test.setTimeout(240_000);
    const { page } = shell;
    const device = await shell.device();
    const table = await tableAt(device, game.id, 2, ({ task, asked, state }) => {
      const { seatOf, turn } = state as Ringed;
      return task['do'] === 'ambush' && asked[0] === 'seat2' && seatOf[turn.colour] === 'seat1';
    });
    device.close();
    await page.goto(`${shell.address}/#/table/${table}`);
    await takeSeat(page, 0);
    const guest = await shell.guest();
    await guest.goto(`${shell.address}/#/table/${table}`);
    await takeSeat(guest, 1, 'Chani');
    await expect(guest.locator('.ask .secret-line')).toBeVisible();
    expect(await page.locator('.ask .offer, .ask .send').count()).toBe(0);
    await guest.locator('.ask .offer').first().click();
    await guest.locator('.ask .send').click();
    // The fight that follows is seen before anything tells of it.
    await expect(async () => {
      await seeThrough(page);
      await expect(page.getByRole('region', { name: 'Chronicle' })).toContainText(/ambush/i, { timeout: 500 });
    }).toPass({ timeout: 30_000 });
  });
}

for (const game of asks('brace')) {
  test(`${game.id}: Guile is bought while the storm blows @browser`, async ({ shell }) => {
    test.setTimeout(240_000);
    const { page } = shell;
    const device = await shell.device();
    const table = await tableAt(device, game.id, 4, ({ task, asked, state }) => {
      const { seatOf, stock } = state as Ringed;
      const canPay = Object.entries(stock).some(([colour, { spice }]) => seatOf[colour] === 'seat1' && spice >= 3);
      return task['do'] === 'brace' && task['danger'] === 'sandstorm' && asked[0] === 'seat1' && canPay;
    });
    device.close();
    await page.goto(`${shell.address}/#/table/${table}`);
    await takeSeat(page, 0);
    await expect(question(page)).toContainText('Guile');
    const danger = (await question(page).textContent()) ?? '';
    await page.locator('.ask .offer').nth(1).click();
    await expect(page.getByRole('region', { name: 'Chronicle' })).toContainText(/buys Guile/);
    await expect(question(page)).not.toHaveText(danger);
  });
}
