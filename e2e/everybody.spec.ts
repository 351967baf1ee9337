import type { Page } from '@playwright/test';
import { about, ANY_GAME, PAGE_ALONE } from './support/games.ts';
import { expect, test } from './support/shell.ts';
import { beginWithBots, openTable, play, question } from './support/table.ts';

/** Runs in a page: notes every line that is put into the region a screen reader listens to. */
function listen(): void {
  const heard: string[] = [];
  Object.assign(window, { heard });
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node.parentElement?.matches('.voice')) heard.push(node.textContent ?? '');
    }
  }).observe(document.body, { childList: true, subtree: true });
}
const heardOn = (page: Page): Promise<readonly string[]> => page.evaluate(() => (window as unknown as { heard: string[] }).heard);

test('what the others do is spoken, every line once and in order', PAGE_ALONE, async ({ shell }) => {
  const { page } = shell;
  await page.evaluate(listen);
  await openTable(page, { seats: about(ANY_GAME, 3) });
  await beginWithBots(page);
  const before = (await heardOn(page)).length;
  await play(page, { until: async (answers) => answers >= 6 });
  const said = await heardOn(page);
  expect(said.length - before).toBeGreaterThan(5);
  const told = (await page.locator('.log li > span, .log li.heading').allTextContents()).map((line) => line.trim());
  // The chronicle goes on: whatever was spoken stands there, in the same order.
  let at = -1;
  for (const line of said) {
    at = told.indexOf(line.trim(), at + 1);
    expect(at, `"${line}" is in the chronicle, after what was spoken before it`).toBeGreaterThanOrEqual(0);
  }
});

test('the title says whose turn it is', PAGE_ALONE, async ({ shell }) => {
  const { page } = shell;
  await openTable(page, { seats: 2 });
  await beginWithBots(page);
  await expect(question(page)).toBeVisible();
  await expect(page).toHaveTitle(/^● Your turn – Dune: The Dice Game$/);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page).toHaveTitle('Dune: The Dice Game – Sietch');
  // In a pause the ledge says how it ends, and waits for nobody.
  await expect(page.locator('.ask .wait')).toHaveCount(0);
  await page.locator('.ask').getByRole('button', { name: 'Go on' }).click();
  await expect(page).toHaveTitle(/^● Your turn/);
});

test('a Czech keyboard answers with the keys that carry the digits', PAGE_ALONE, async ({ shell }) => {
  const { page } = shell;
  await openTable(page, { seats: 2 });
  await beginWithBots(page);
  await expect(page.locator('.ask .offer .key').first()).toHaveText('1');
  const mark = async (): Promise<string | null> => page.locator('.ask').textContent();
  const before = await mark();
  await page.locator('body').dispatchEvent('keydown', { key: '+', code: 'Digit1', bubbles: true });
  await expect.poll(mark).not.toBe(before);
});
