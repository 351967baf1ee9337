import { readFileSync } from 'node:fs';
import { expect, test } from './support/shell.ts';

const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];
/** A short game that is over. */
const SOLO = new URL('../shared/games/dice/golden/solo-3.jsonl', import.meta.url);
/** A finished game in which the Bene Gesserit foresaw who would win. */
const FORESEEN = new URL('../shared/games/dice/golden/prophecy-5.jsonl', import.meta.url);

test('on a phone the end says first who won and why, then who came how far, and its chart with numbers begins in sight @browser', async ({
  shell,
}) => {
  const { page } = shell;
  const device = await shell.device();
  const { save } = await device.ask('import', { text: readFileSync(FORESEEN, 'utf8') });
  const { table } = await device.ask('resume', { save });
  device.close();
  await page.goto(`${shell.address}/#/table/${table}`);
  await expect(page.locator('.hall.end')).toBeVisible();
  for (const size of PHONES) {
    await page.setViewportSize(size);
    await expect(page.locator('.ranks .won')).toContainText('by prophecy');
    await expect(page.locator('.chart .axis').filter({ hasText: /^[0-3]$/ })).toHaveCount(4 + 2);
    const { headline, why, ranks, chart } = await page.evaluate(() => {
      const topOf = (selector: string): number => document.querySelector(selector)?.getBoundingClientRect().top ?? -1;
      return { headline: topOf('.end h2'), why: topOf('.end .why'), ranks: topOf('.ranks'), chart: topOf('.chart') };
    });
    expect(headline).toBeGreaterThan(0);
    expect([headline, why, ranks, chart]).toEqual([headline, why, ranks, chart].toSorted((one, other) => one - other));
    // More than half of it lies above the stone that stands at the foot.
    expect(chart).toBeLessThan(size.height - 72 - 92);
  }
});

test('a mentat looks back at a finished game, and it is played on from what counted @browser', async ({ shell }) => {
  const { page } = shell;
  const device = await shell.device();
  const { save } = await device.ask('import', { text: readFileSync(SOLO, 'utf8') });
  const { table } = await device.ask('resume', { save });
  device.close();
  await page.goto(`${shell.address}/#/table/${table}`);
  await page.getByRole('button', { name: 'Review with the mentat' }).click();
  // The mentat begins by itself; the first of its findings is enough to go on with.
  await expect(page.locator('.five [aria-current="step"]')).toBeVisible({ timeout: 45_000 });
  await expect(page.locator('.chances svg')).toHaveAccessibleName(/Chance of each seat/);
  await page.keyboard.press('ArrowRight');
  const stop = page.getByRole('button', { name: 'Stop' });
  if (await stop.isVisible()) await stop.click();
  // Both screens show the same game: the one that goes must not take it from the one that comes.
  await page.getByRole('button', { name: 'Watch this' }).click();
  await expect(page.getByText(/^step \d+ of \d+$/)).toBeVisible();
  await page.goBack();
  await expect(page.locator('.five [aria-current="step"] b').first()).not.toBeEmpty();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.locator('#question')).toBeVisible();
  expect(page.url()).not.toContain(table);
});
