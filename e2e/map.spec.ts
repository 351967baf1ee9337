import type { Page } from '@playwright/test';
import { expect, test } from './support/shell.ts';

const MAP = '/gallery.html?game=arrakis&state=middle&lit=ne-outer-2,ne-outer-6,ne-outer-9&target=sihaya-ridge';
const area = (page: Page, id: string) => page.locator(`[data-area="${id}"]`);
/** Where an area is seen now. */
async function middleOf(page: Page, id: string): Promise<readonly [number, number]> {
  const box = (await area(page, id).boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
}
const still = (page: Page) => page.waitForFunction(() => window.__sietchBoard?.isStill());

test('a map is walked from neighbour to neighbour, and says what lies around @browser', async ({ shell }) => {
  const { page } = shell;
  await page.goto(`${shell.address}${MAP}&motion=0`);
  await area(page, 'arrakeen').focus();
  await expect(area(page, 'arrakeen')).toHaveAccessibleName(/Arrakeen\. Borders: .*Carthag/);
  await page.keyboard.press('ArrowLeft');
  await expect(area(page, 'carthag')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(area(page, 'broken-land')).toBeFocused();
  await expect(area(page, 'broken-land')).toHaveAccessibleName(/\(cliff\)/);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(page.locator('.overview')).toBeVisible();
  // What is walked to is brought into sight.
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight');
  const [x, y] = await middleOf(page, (await page.locator(':focus').getAttribute('data-area'))!);
  const board = (await page.locator('.board').boundingBox())!;
  expect(x).toBeGreaterThan(board.x);
  expect(x).toBeLessThan(board.x + board.width);
  expect(y).toBeGreaterThan(board.y);
  await page.keyboard.press('0');
  await expect(page.locator('.overview')).toBeHidden();
});

test('a map follows the hand: the wheel brings it nearer, a drag moves it and chooses nothing, a click chooses @browser', async ({
  shell,
}) => {
  const { page } = shell;
  await page.goto(`${shell.address}${MAP}`);
  await expect(page.locator('.board canvas')).toBeVisible({ timeout: 20_000 });
  await still(page);
  const before = await middleOf(page, 'ne-outer-6');
  await page.mouse.move(...before);
  for (let step = 0; step < 4; step += 1) await page.mouse.wheel(0, -240);
  await expect(page.locator('.overview')).toBeVisible();
  const under = await middleOf(page, 'ne-outer-6');
  // What lay under the pointer lies there still, where the edge of the map allows it.
  expect(Math.hypot(under[0] - before[0], under[1] - before[1])).toBeLessThan(120);
  await page.mouse.move(...under);
  await page.mouse.down();
  await page.mouse.move(under[0] - 60, under[1] + 40, { steps: 4 });
  await page.mouse.move(under[0] - 140, under[1] + 90, { steps: 4 });
  await page.mouse.up();
  const after = await middleOf(page, 'ne-outer-6');
  expect(Math.round(after[0] - under[0])).toBe(-140);
  await expect(area(page, 'ne-outer-6')).not.toHaveAttribute('aria-pressed');
  await page.mouse.click(...after);
  await expect(area(page, 'ne-outer-6')).toHaveAttribute('aria-pressed', 'true');
});
