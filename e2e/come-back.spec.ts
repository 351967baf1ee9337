import type { Page } from '@playwright/test';
import { fewest, ANY_GAME } from './support/games.ts';
import { openLine } from './support/line.ts';
import { expect, PHONE, type Shell, test } from './support/shell.ts';
import { beginWithBots, openDrawer, openTable, question, sitDown } from './support/table.ts';
import { until } from './support/wire.ts';

/** The wire's own test holds the five seconds in which one is back; here the machine may be busy with other things. */
const BACK_WITHIN = 15_000;
/** Pictures of the page after a press in which it must be seen that something is on its way. */
const AT_ONCE = 2;
const GONE = 'The connection is gone';

/** A game in which this phone has a seat beside the host, and the host's own page. */
async function playTogether(shell: Shell, address = shell.address): Promise<Page> {
  await openTable(shell.page, { seats: fewest(ANY_GAME), name: 'Irulan' });
  await shell.page.getByRole('button', { name: 'Open to the network' }).click();
  const phone = await shell.guest(PHONE);
  if (address !== shell.address) await phone.goto(`${address}/#join=${shell.code}`);
  await phone.getByRole('link', { name: 'Join' }).click();
  await sitDown(phone, 'Chani');
  await beginWithBots(shell.page);
  await expect(question(phone)).toBeVisible();
  return phone;
}
/** The table is there, and nothing says that its host is gone; a page that is just being loaded anew is not there yet. */
const isConnected = (page: Page): Promise<boolean> =>
  page
    .evaluate((gone) => document.querySelector('.hall.play') !== null && !document.body.textContent?.includes(gone), GONE)
    .catch(() => false);
/** Logs, and gives back, how long it took until something held. */
async function measured(what: string, since: number, holds: () => Promise<boolean>): Promise<number> {
  await expect.poll(holds, { intervals: [50], timeout: 30_000 }).toBe(true);
  const took = Date.now() - since;
  console.log(`back: ${what}: ${(took / 1000).toFixed(1)} s`);
  return took;
}
/** Says a line in the open chat; gives the pictures of the page until it is seen to be on its way. */
const saying = (page: Page, text: string): Promise<number> =>
  page.evaluate(async (line) => {
    const field = document.querySelector<HTMLInputElement>('.chat form input')!;
    field.value = line;
    field.dispatchEvent(new Event('input'));
    field.form!.requestSubmit();
    let pictures = 0;
    for (; !document.querySelector('.chat [aria-busy="true"]') && pictures < 60; pictures++) await new Promise(requestAnimationFrame);
    return pictures;
  }, text);
const lines = (page: Page, text: string) => page.locator('.chat li').filter({ hasText: text });
const openChat = async (page: Page): Promise<void> => {
  await openDrawer(page, 'Talk');
  await expect(page.getByPlaceholder('Say something')).toBeVisible();
};

test('a line that swallows everything is left, and what was said meanwhile arrives once @browser', async ({ shell }) => {
  test.setTimeout(120_000);
  const line = await openLine(shell.address);
  const phone = await playTogether(shell, line.address);
  await openChat(shell.page);
  await openChat(phone);
  line.swallow();
  expect(await saying(phone, 'into the sand')).toBeLessThanOrEqual(AT_ONCE);
  await expect(phone.getByText(GONE)).toBeVisible();
  await expect(phone.getByText('What you sent is kept')).toBeVisible();
  await expect(lines(phone, 'into the sand')).toContainText('on its way');
  // Several dials are swallowed too.
  await expect.poll(() => line.knocks()).toBeGreaterThan(1);
  expect(await lines(shell.page, 'into the sand').count()).toBe(0);
  const since = Date.now();
  line.pass();
  expect(await measured('after a line that swallowed', since, () => isConnected(phone))).toBeLessThan(BACK_WITHIN);
  await expect(lines(shell.page, 'into the sand')).toHaveCount(1);
  await expect(phone.locator('.chat [aria-busy="true"]')).toHaveCount(0);
  await expect(lines(phone, 'into the sand')).toHaveCount(1);

  line.swallow();
  line.pass();
  const woken = Date.now();
  // The page thinks its line well: waking it is what finds out.
  await phone.evaluate(() => dispatchEvent(new Event('pageshow')));
  await saying(phone, 'awake');
  await measured('after waking on a dead line', woken, async () => (await lines(shell.page, 'awake').count()) > 0);
  expect(Date.now() - woken).toBeLessThan(BACK_WITHIN);
  await expect(lines(shell.page, 'awake')).toHaveCount(1);
  await line.close();
});

test('an answer given into a dead line is seen to be on its way, and is taken once @browser', async ({ shell }) => {
  test.setTimeout(120_000);
  const line = await openLine(shell.address);
  const phone = await playTogether(shell, line.address);
  const device = await shell.device();
  const { tables } = await device.ask('tables', {});
  const { table } = tables[0]!;
  await device.ask('watch', { table, seat: null });
  const turn = (): number => device.tables.get(table)?.turn ?? -1;
  const stones = '.ask .offer:enabled, .ask .send:enabled';
  // Whoever is asked first: the host answers until it is the phone.
  await expect(async () => {
    if ((await phone.locator(stones).count()) === 0) await shell.page.locator(stones).first().click({ timeout: 1_000 });
    expect(await phone.locator('.ask .offer:enabled:not([aria-haspopup])').count()).toBeGreaterThan(0);
  }).toPass({ timeout: 60_000 });
  await until(() => turn() >= 0);
  const before = turn();
  line.swallow();
  const shown = await phone.evaluate(async () => {
    let pictures = 0;
    document.querySelector<HTMLElement>('.ask .offer:enabled')?.click();
    for (; !document.querySelector('.ask [aria-busy="true"]') && pictures < 60; pictures++) {
      await new Promise(requestAnimationFrame);
      // An answer of several parts has to be sent besides.
      document.querySelector<HTMLElement>('.ask .send:enabled')?.click();
    }
    return pictures;
  });
  expect(shown).toBeLessThanOrEqual(AT_ONCE + 1);
  await expect(phone.getByText(GONE)).toBeVisible();
  await expect(phone.locator('.ask [aria-busy="true"]').first()).toBeVisible();
  expect(turn()).toBe(before);
  line.pass();
  await phone.getByRole('button', { name: 'Try now' }).click();
  await until(() => turn() > before, 10_000);
  await expect(phone.locator('.ask [aria-busy="true"]')).toHaveCount(0);
  device.close();
  await line.close();
});

test('after a crash of the host a phone comes back by itself: same seat, and what was said meanwhile once @browser', async ({ shell }) => {
  test.setTimeout(120_000);
  const phone = await playTogether(shell);
  await openChat(phone);
  await shell.kill();
  await expect(phone.getByText(GONE)).toBeVisible();
  await saying(phone, 'still here');
  await expect(phone.locator('.quiet-lines .num')).toContainText(/^[3-9]/);
  await shell.restart();
  const since = Date.now();
  expect(await measured('after kill -9 and a restart', since, () => isConnected(phone))).toBeLessThan(BACK_WITHIN);
  const device = await shell.device();
  const { tables } = await device.ask('tables', {});
  const { table } = tables[0]!;
  await device.ask('watch', { table, seat: null });
  const said = (): number => device.tables.get(table)?.chat.filter(({ text }) => text === 'still here').length ?? 0;
  await until(() => said() > 0);
  device.close();
  expect(said()).toBe(1);
  // Whose hand it is stands over the table, also where the page had to be loaded anew for a part that did not come.
  await expect(phone.locator('.bar')).toContainText('Chani');
  await expect(shell.page.locator('.left').getByTitle(/^away/)).toHaveCount(0);
});

test('after a crash of the host its own page comes back by itself too @browser', async ({ shell }) => {
  await playTogether(shell);
  await shell.kill();
  await expect(shell.page.getByText(GONE)).toBeVisible();
  await shell.restart();
  expect(await measured('the host’s own page', Date.now(), () => isConnected(shell.page))).toBeLessThan(BACK_WITHIN);
  await expect(shell.page.locator('.left')).toContainText('you');
  await expect(question(shell.page)).toBeVisible();
});

test('a tab that was closed comes back to its seat without a code, by the address alone @browser', async ({ shell }) => {
  const phone = await playTogether(shell);
  await phone.close();
  await expect(shell.page.locator('.left').getByTitle(/^away/)).toHaveCount(1);
  const since = Date.now();
  const back = await phone.context().newPage();
  await back.goto(shell.address);
  const own = back.locator('a.turn, .near li a').filter({ hasText: /Take your turn|Return/ });
  await measured('a closed tab', since, () => own.first().isVisible());
  await own.first().click();
  await expect(question(back)).toBeVisible();
  await openDrawer(back, 'Seats');
  await expect(back.getByRole('dialog').locator('.seat').filter({ hasText: 'Chani' })).toContainText('you');
});

test('what is typed survives closing the drawer and loading anew; Back closes the drawer first @browser', async ({ shell }) => {
  const phone = await playTogether(shell);
  await openChat(phone);
  await phone.getByPlaceholder('Say something').fill('half a sent');
  const table = phone.url();
  await phone.goBack();
  await expect(phone.locator('.chat')).toHaveCount(0);
  expect(phone.url()).toBe(table);
  await phone.reload();
  await expect(question(phone)).toBeVisible();
  await openChat(phone);
  await expect(phone.getByPlaceholder('Say something')).toHaveValue('half a sent');
});

test('a link opened in the same tab is taken; a wrong code stays in its field @browser', async ({ shell }) => {
  await openTable(shell.page, { seats: fewest(ANY_GAME), name: 'Irulan' });
  await shell.page.getByRole('button', { name: 'Open to the network' }).click();
  const stranger = await shell.guest(PHONE, 'en-GB', 'ZZZZZ');
  const field = stranger.getByLabel('Code on the host’s screen');
  await field.fill('yyyyy');
  await stranger.getByRole('button', { name: 'Enter' }).click();
  await expect(stranger.getByRole('alert')).toContainText('This code is not right');
  await expect(field).toHaveValue('yyyyy');
  const { table } = { table: new URL(shell.page.url()).hash };
  await stranger.evaluate((hash) => (location.hash = hash), `${table}?join=${shell.code}`);
  await expect(stranger.getByRole('list', { name: 'Seats, in turn order' })).toBeVisible();
  expect(stranger.url()).not.toContain('join');
});

/** Nothing of a journey leaves this machine: what a host open to the network would tell of itself is put into its greeting. */
async function asIfOnNetwork(page: Page, code: string): Promise<void> {
  const lan = { on: true, addresses: ['http://192.168.1.20:4747'], code, codeWithPlace: `05X5-${code}` };
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const host = socket.connectToServer();
    host.onMessage((text) => {
      const message = JSON.parse(String(text));
      socket.send(JSON.stringify(message.ok && 'hostRights' in message.ok ? { ...message, ok: { ...message.ok, lan } } : message));
    });
  });
  await page.reload();
}
const SMALL = { width: 360, height: 640 };
test('everybody at a game can invite, by picture, code and link @browser', async ({ shell }) => {
  const phone = await playTogether(shell);
  for (const page of [shell.page, phone]) {
    await asIfOnNetwork(page, shell.code);
    await openDrawer(page, 'Invite others');
    const invitation = page.getByRole('dialog');
    await expect(invitation).toContainText(shell.code);
    await expect(invitation.getByRole('img', { name: 'QR code that opens this table' })).toBeVisible();
    await expect(invitation).toContainText(`In a browser: open 192.168.1.20:4747, then type the code ${shell.code}.`);
    await expect(invitation).toContainText(`type 05X5-${shell.code} under “Code or address”.`);
    const size = page.viewportSize() ?? SMALL;
    await page.setViewportSize(SMALL);
    await expect(invitation.getByRole('button', { name: 'Copy the link' })).toBeInViewport({ ratio: 1 });
    // What lies below the edge has a sign, and the sign leads there.
    const link = invitation.getByLabel('Link to this table');
    const onwards = invitation.getByRole('button', { name: 'Read on' });
    await expect(async () => {
      if (await onwards.isVisible()) await onwards.click({ timeout: 2_000 });
      await expect(onwards).toHaveCount(0, { timeout: 500 });
    }).toPass({ timeout: 15_000 });
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(size);
    await expect(link).toHaveValue(new RegExp(`^http://192.168.1.20:4747/#/table/.+join=${shell.code}$`));
    await invitation.getByRole('button', { name: 'Copy the link' }).click();
    await expect(invitation.getByRole('status')).not.toBeEmpty();
    await invitation.getByRole('button', { name: 'Close' }).click();
    await expect(invitation).toHaveCount(0);
    await expect(question(page)).toBeVisible();
  }
});

test('everybody at the end of a game goes along into the next, to the same seats @browser', async ({ shell }) => {
  test.setTimeout(180_000);
  const phone = await playTogether(shell);
  const device = await shell.device();
  const { tables } = await device.ask('tables', {});
  const { table } = tables[0]!;
  for (const seat of ['seat1', 'seat2']) await device.ask('bot', { table, seat, level: 'random' });
  for (const page of [shell.page, phone]) await expect(page.locator('.hall.end')).toBeVisible({ timeout: 90_000 });
  await phone.getByRole('button', { name: 'Play again, same seats' }).click();
  for (const page of [shell.page, phone]) {
    const seats = page.getByRole('list', { name: 'Seats, in turn order' });
    await expect(seats).toContainText('Chani');
    await expect(seats).toContainText('Irulan');
    await expect(seats).toContainText('this screen');
  }
  // Whoever comes to the old end afterwards finds the way.
  const late = await shell.guest();
  await late.goto(`${shell.address}/#/table/${table}`);
  await late.getByRole('button', { name: 'Chani plays again: join' }).click();
  await expect(late.getByRole('list', { name: 'Seats, in turn order' })).toContainText('Chani');
  device.close();
});

test('a name can be changed in mid-game, "you" is none; a seat is freed only when that is meant, and its owner is told @browser', async ({
  shell,
}) => {
  const phone = await playTogether(shell);
  await openDrawer(phone, 'Seats');
  await phone.getByRole('dialog').locator('.seat').filter({ hasText: 'Chani' }).click();
  await phone.getByRole('button', { name: 'Change the name' }).click();
  const slab = phone.getByRole('dialog');
  await slab.getByLabel('Name').fill('You');
  await slab.getByRole('button', { name: 'Call me so' }).click();
  await expect(slab.getByRole('alert')).not.toBeEmpty();
  await expect(slab.getByLabel('Name')).toHaveValue('You');
  await slab.getByLabel('Name').fill('Stilgar');
  await slab.getByRole('button', { name: 'Call me so' }).click();
  const seat = shell.page.locator('.left .seat').filter({ hasText: 'Stilgar' });
  await seat.click();
  const free = shell.page.getByRole('button', { name: 'Free the seat' });
  await free.click();
  await expect(shell.page.getByRole('dialog').getByRole('alert')).toContainText('Stilgar loses this seat');
  await expect(phone.getByText('You have no seat any more')).toHaveCount(0);
  await free.click();
  await expect(phone.getByRole('dialog', { name: 'You have no seat any more' })).toContainText('Stilgar');
});
