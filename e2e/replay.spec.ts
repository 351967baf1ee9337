import { about, ANY_GAME, fewest, GAMES, inBrowser, PAGE_ALONE } from './support/games.ts';
import { finishedTable } from './support/midgame.ts';
import { expect, PHONE, test } from './support/shell.ts';
import { finishedGame } from './support/wire.ts';

for (const game of GAMES) {
  test(`${game.id}: a finished game is gone through again, step by step${inBrowser(game)}`, PAGE_ALONE, async ({ shell }) => {
    test.setTimeout(240_000);
    const device = await shell.device();
    const table = await finishedGame(device, game.id, about(game, 3));
    device.close();
    const { page } = shell;
    await page.goto(`${shell.address}/#/table/${table}`);
    await expect(page.getByText('Every throw is proven.')).toBeVisible({ timeout: 20_000 });
    await page.getByRole('button', { name: 'Watch again' }).click();
    const step = page.getByText(/^step \d+ of \d+$/);
    await expect(step).toBeVisible();
    await page.getByRole('button', { name: 'To the beginning' }).click();
    for (let back = 0; back < 60 && !/^step 0 /.test((await step.textContent()) ?? ''); back += 1) {
      await page.getByRole('button', { name: 'To the beginning' }).click();
    }
    await expect(step).toHaveText(/^step 0 of \d+$/);
    const told = new Set<string | null>();
    for (let on = 1; on <= 5; on += 1) {
      await page.getByRole('button', { name: 'One step on' }).click();
      await expect(step).toHaveText(new RegExp(`^step ${on} of`));
      told.add(await page.locator('.words h2').textContent());
    }
    expect(told.size).toBeGreaterThan(1);
    await page.keyboard.press('ArrowLeft');
    await expect(step).toHaveText(/^step 4 of/);
    // A phone has no column for the story, but it has the story.
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Chronicle' }).click();
    await expect(page.getByRole('dialog').locator('.log li.later').first()).toBeVisible();
  });
}

// What one game has told cannot be told in the words of another: the page would report it, which fails every journey.
test('from one table to another game’s replay and review one comes by address alone @browser', async ({ shell }) => {
  const device = await shell.device();
  const [first, second] = await Promise.all(
    GAMES.slice(0, 2).map(async ({ id, title }) => ({ title, table: await finishedTable(device, id, 2) })),
  );
  if (!first || !second) throw new Error('It takes two games');
  device.close();
  const { page } = shell;
  // An address that changes before the first screen stands is not gone to.
  await expect(page.getByRole('heading', { level: 1, name: 'Sietch' })).toBeVisible();
  const go = async (path: string): Promise<void> => {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, path);
  };
  const step = page.getByText(/^step \d+ of \d+$/);
  const told = page.locator('.replay .log li');
  await go(`/table/${first.table}`);
  await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeVisible();
  await go(`/replay/${second.table}`);
  await expect(step).toBeVisible();
  const ofSecond = await told.allTextContents();
  await go(`/replay/${first.table}`);
  await expect.poll(async () => ((lines) => lines.length > 0 && lines.join() !== ofSecond.join())(await told.allTextContents())).toBe(true);
  await expect(step).toBeVisible();
  await go(`/review/${second.table}`);
  await expect(page.locator('.hall.review')).toBeVisible();
  await go(`/review/${first.table}`);
  await expect(page.locator('.hall.review .about')).toBeVisible();
});

test('a record goes out as a file and comes back as a saved game', async ({ shell }) => {
  test.setTimeout(240_000);
  const device = await shell.device();
  const table = await finishedGame(device, ANY_GAME.id, fewest(ANY_GAME));
  const { file, text } = await device.ask('export', { table });
  expect(file).toMatch(/^[^/\\]+$/);
  const { save } = await device.ask('import', { text });
  const torn = text.replace(/"answer":\{?[^,}]*/, '"answer":"nonsense"');
  await expect(device.ask('import', { text: torn === text ? text.slice(0, text.length / 2) : torn })).rejects.toThrow(/^error\./);
  device.close();
  await shell.page.getByRole('link', { name: 'Saved games' }).click();
  await expect(shell.page.getByText('finished').first()).toBeVisible();
  expect(save).toBeTruthy();
});
