import type { Locator, Page } from '@playwright/test';
import { expect } from './shell.ts';

/** The stones that answer the open question. */
export const offersOf = (page: Page): Locator => page.locator('.ask .offers');
export const question = (page: Page): Locator => page.locator('#question');

/** Home page, "Play here": a table with so many seats, the first one taken by `name`. */
export async function openTable(page: Page, { seats, name = 'Irulan' }: { seats: number; name?: string }): Promise<void> {
  await page.getByRole('link', { name: 'Play here' }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('radiogroup', { name: 'Seats' }).getByRole('radio', { name: String(seats), exact: true }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('list', { name: 'Seats, in turn order' })).toBeVisible();
}

/** Lobby: bots on all open seats, then the game begins. */
export async function beginWithBots(page: Page): Promise<void> {
  const bots = page.getByRole('button', { name: 'Bots take the open seats' });
  if (await bots.isVisible()) await bots.click();
  await page.getByRole('button', { name: /^Begin with/ }).click();
  await expect(question(page)).toBeVisible();
}

/** Lobby: takes the next open seat on this device. */
export async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^(Sit here|Someone here)$/ }).first().click();
  const slab = page.getByRole('dialog');
  await slab.getByLabel('Name').fill(name);
  await slab.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('list', { name: 'Seats, in turn order' })).toContainText(name);
}

export const isOver = (page: Page): Promise<boolean> => page.getByRole('button', { name: 'Watch again' }).or(page.getByRole('link', { name: 'Watch again' })).isVisible();

/** What stands on the page now, in one look, so that waiting is cheap. */
type Sight = 'over' | 'curtain' | 'dice' | 'offers' | 'form' | 'waiting';
const look = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    const shown = (selector: string): boolean => document.querySelector(selector) !== null;
    if (shown('[data-phase="over"], .end')) return 'over';
    if (shown('.hall.dark .press')) return 'curtain';
    if (shown('dialog[open] .dice')) return 'dice';
    if (shown('.ask .send')) return 'form';
    return shown('.ask .offers .offer') ? 'offers' : 'waiting';
  });

/** Fills an answer that has several parts with the least that is wanted, until it can be sent. */
async function fillForm(page: Page, pick: (count: number) => number): Promise<void> {
  const send = page.locator('.ask .send');
  for (let tries = 0; tries < 40 && (await send.isDisabled()); tries += 1) {
    const open = page.locator('.ask .offer[aria-checked="false"]:enabled, .ask .step button:last-child:enabled');
    const count = await open.count();
    if (count === 0) break;
    await open.nth(pick(count)).click();
  }
  await send.click();
}

/**
 * Answers whatever this page is asked, by clicking, until the game is over or `until` holds.
 * @param pick which of so many offers; the first by default
 * @returns how many answers were given
 */
export async function play(
  page: Page,
  { until = async () => false, pick = () => 0, most = 2_000 }: { until?: () => Promise<boolean>; pick?: (count: number) => number; most?: number } = {},
): Promise<number> {
  let answers = 0;
  const deadline = Date.now() + 10 * 60_000;
  while (answers < most && Date.now() < deadline && !(await until())) {
    const sight = await look(page);
    if (sight === 'over') return answers;
    if (sight === 'waiting') {
      await page.waitForTimeout(30);
      continue;
    }
    if (sight === 'curtain') {
      await page.locator('.hall.dark .press').click();
      continue;
    }
    const asked = await question(page).textContent();
    if (sight === 'form') await fillForm(page, pick);
    else {
      const stones = page.locator('.ask .offers .offer:enabled');
      const count = await stones.count();
      if (count === 0) continue;
      await stones.nth(pick(count)).click({ timeout: 2_000 }).catch(() => undefined);
    }
    answers += 1;
    await page
      .waitForFunction((was) => document.querySelector('#question')?.textContent !== was || document.querySelector('.ask .offers') === null, asked, { timeout: 300, polling: 20 })
      .catch(() => undefined);
  }
  return answers;
}
