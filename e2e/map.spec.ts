import type { Page } from '@playwright/test';
import { tableAt } from './support/midgame.ts';
import { expect, PHONE, type Shell, test } from './support/shell.ts';
import { takeSeat } from './support/table.ts';

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

/** A war in which seat 1 is asked which legion marches, with this page in its seat and a bot on the other side. */
async function marching(shell: Shell): Promise<Page> {
  const { page } = shell;
  const device = await shell.device();
  const table = await tableAt(
    device,
    'arrakis',
    2,
    ({ task, asked, state }) => task['do'] === 'march' && asked.includes('seat1') && (state as { round: number }).round > 1,
  );
  await page.goto(`${shell.address}/#/table/${table}`);
  await takeSeat(page, 0);
  device.close();
  await expect(page.locator('.board canvas')).toBeVisible({ timeout: 20_000 });
  await still(page);
  return page;
}
/** Where a legion stands and how large it is. */
const legions = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('[data-legion]')].map(({ dataset }) => [dataset['area'], dataset['legion']]),
    ),
  );
const lights = (page: Page, light: string) => page.locator(`[data-area][data-light="${light}"]`);
/** Sends who goes, where that is asked; then somebody has gone from one place to the other. */
async function arrives(page: Page, from: string, to: string, before: Readonly<Record<string, string>>): Promise<void> {
  await expect(async () => {
    const send = page.locator('.ask .send:enabled');
    if (await send.isVisible()) await page.keyboard.press('Enter');
    // Where two ways lead there it is asked which.
    if ((await page.locator('.ask .offers > .quiet.held').count()) > 0) await page.keyboard.press('1');
    const after = await legions(page);
    expect(after[from]).not.toBe(before[from]);
    expect(after[to]).not.toBe(before[to]);
  }).toPass({ timeout: 15_000 });
}

test('a legion is moved by keyboard: taken up where it stands, walked from neighbour to neighbour, set down @browser', async ({
  shell,
}) => {
  test.setTimeout(120_000);
  const page = await marching(shell);
  const before = await legions(page);
  const from = (await lights(page, 'offer').first().getAttribute('data-area'))!;
  await expect(area(page, from)).toHaveAccessibleName(/, (Desert|Deep desert|Minor Erg|Plateau|Mountain), .*offered/);
  await area(page, from).focus();
  await page.keyboard.press('Enter');
  await expect(area(page, from)).toHaveAttribute('aria-pressed', 'true');
  // One of its neighbours is reached by an arrow, and says how.
  let to = '';
  for (const arrow of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
    await area(page, from).focus();
    await page.keyboard.press(arrow);
    const there = page.locator(':focus');
    if ((await there.getAttribute('data-light')) !== 'offer') continue;
    to = (await there.getAttribute('data-area'))!;
    break;
  }
  expect(to).not.toBe('');
  await expect(area(page, to)).toHaveAccessibleName(/offered, .*on foot/);
  await page.keyboard.press('Enter');
  await arrives(page, from, to, before);
});

test.describe('with motion', () => {
  test.use({ motion: true });
  test('a legion is moved by pointer: every way is drawn, and it stands where it was sent @browser', async ({ shell }) => {
    test.setTimeout(120_000);
    const page = await marching(shell);
    const before = await legions(page);
    const shown = () => page.evaluate(() => window.__sietchBoard?.shown() ?? []);
    const from = (await lights(page, 'offer').first().getAttribute('data-area'))!;
    await page.mouse.click(...(await middleOf(page, from)));
    await expect(area(page, from)).toHaveAttribute('aria-pressed', 'true');
    await still(page);
    const places = await lights(page, 'offer').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['area']!));
    expect(places.length).toBeGreaterThan(1);
    // A tag says of each place how it is reached, and a line leads there.
    expect((await shown()).filter((line) => line.startsWith('tag '))).toHaveLength(places.length);
    const lines = (await shown()).filter((line) => line.startsWith('shape ')).length;
    const to = places.find((id) => before[id] === undefined)!;
    await page.mouse.move(...(await middleOf(page, to)));
    await expect(page.locator('.way b')).toBeVisible();
    expect((await shown()).filter((line) => line.startsWith('shape ')).length).toBeGreaterThanOrEqual(lines);
    await page.mouse.click(...(await middleOf(page, to)));
    await arrives(page, from, to, before);
    await expect(page.locator('.way')).toHaveCount(0);
  });
});

test('on a phone the question flies to its place, two fingers bring it nearer and one moves it @browser', async ({ shell }) => {
  test.setTimeout(120_000);
  await marching(shell);
  const phone = await shell.guest(PHONE);
  await phone.goto(shell.page.url());
  const board = phone.locator('.board canvas');
  await expect(board).toBeVisible({ timeout: 20_000 });
  await still(phone);
  const asked = (await phone.locator('[data-area]').first().getAttribute('data-area'))!;
  const apart = async (): Promise<number> => {
    const [one, other] = await Promise.all([middleOf(phone, 'arrakeen'), middleOf(phone, 'windgap')]);
    return Math.hypot(one[0] - other[0], one[1] - other[1]);
  };
  const before = await apart();
  const hands = await phone.context().newCDPSession(phone);
  const box = (await board.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number; id: number }[]) =>
    hands.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [
    { x: x - 30, y, id: 1 },
    { x: x + 30, y, id: 2 },
  ]);
  for (let by = 10; by <= 60; by += 10)
    await touch('touchMove', [
      { x: x - 30 - by, y, id: 1 },
      { x: x + 30 + by, y, id: 2 },
    ]);
  await touch('touchEnd', []);
  await still(phone);
  expect(await apart()).toBeGreaterThan(before * 1.5);
  const [left] = await middleOf(phone, asked);
  await touch('touchStart', [{ x, y, id: 1 }]);
  for (let by = 10; by <= 60; by += 10) await touch('touchMove', [{ x: x - by, y, id: 1 }]);
  await touch('touchEnd', []);
  await still(phone);
  expect((await middleOf(phone, asked))[0]).toBeLessThan(left);
});
