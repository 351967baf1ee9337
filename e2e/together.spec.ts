import { about, ANY_GAME, GAMES, PAGE_ALONE } from './support/games.ts';
import { expect, PHONE, test } from './support/shell.ts';
import { beginWithBots, isOver, joinedBy, openTable, play, question } from './support/table.ts';

/** Answers of each who plays. */
const ENOUGH = 8;

// Dune: Imperium is played to its end by keys alone (imperium.spec.ts), and its sibling on a phone (uprising.spec.ts).
for (const game of GAMES.filter(({ id }) => id !== 'imperium' && id !== 'uprising')) {
  test(`${game.id}: a game with bots is played to its end`, game === ANY_GAME ? {} : PAGE_ALONE, async ({ shell }) => {
    test.setTimeout(240_000);
    await openTable(shell.page, { game, seats: about(game, 3) });
    await beginWithBots(shell.page);
    const answers = await play(shell.page);
    expect(answers).toBeGreaterThan(10);
    expect(await isOver(shell.page)).toBe(true);
    await expect(shell.page.getByText('Every throw is proven.')).toBeVisible();
  });
}

test(`${ANY_GAME.id}: a friend joins from a second browser with the code, and both play`, async ({ shell }) => {
  test.setTimeout(240_000);
  await openTable(shell.page, { game: ANY_GAME, seats: about(ANY_GAME, 3), name: 'Irulan' });
  const guest = await joinedBy(shell, 'Duncan', PHONE);
  await expect(shell.page.getByRole('list', { name: 'Seats, in turn order' })).toContainText('Duncan');
  await expect(guest.getByRole('button', { name: /^Begin/ })).toHaveCount(0);
  await beginWithBots(shell.page);
  const given = { host: 0, friend: 0 };
  const until = (who: keyof typeof given) => async (answers: number) => {
    given[who] = answers;
    return Math.min(given.host, given.friend) >= ENOUGH || (await isOver(shell.page));
  };
  await Promise.all([play(shell.page, { until: until('host'), quick: false }), play(guest, { until: until('friend'), quick: false })]);
  expect(Math.min(given.host, given.friend)).toBeGreaterThanOrEqual(ENOUGH);
});

test('a wrong code lets nobody in; the right one does', PAGE_ALONE, async ({ shell }) => {
  const guest = await shell.guest(undefined, undefined, 'ZZZZZ');
  await expect(guest.getByRole('heading', { name: 'The host does not let this device in yet' })).toBeVisible();
  await guest.getByLabel('Code on the host’s screen').fill(shell.code);
  await guest.getByRole('button', { name: 'Enter' }).click();
  await expect(guest.getByText('No table is open here yet.')).toBeVisible();
});

test('who drops out finds the seat again', PAGE_ALONE, async ({ shell }) => {
  await openTable(shell.page, { seats: 2, name: 'Irulan' });
  const guest = await joinedBy(shell, 'Duncan');
  await beginWithBots(shell.page);
  await expect(question(guest)).toBeVisible();
  await guest.context().setOffline(true);
  const table = guest.url();
  await guest.goto('about:blank').catch(() => undefined);
  await expect(shell.page.locator('.left li').filter({ hasText: 'Duncan' }).getByTitle(/^away/)).toBeVisible();
  await guest.context().setOffline(false);
  await guest.goto(table);
  await expect(question(guest)).toBeVisible();
  await expect(guest.locator('.left')).toContainText('you');
  await expect(shell.page.locator('.left').getByTitle(/^away/)).toHaveCount(0);
});

test('a screen that did not come while the network was away comes with it', PAGE_ALONE, async ({ shell }) => {
  const guest = await shell.guest();
  const about = guest.getByRole('link', { name: 'About' });
  await expect(about).toBeVisible();
  await guest.context().setOffline(true);
  await about.click();
  await guest.waitForTimeout(1_500);
  await expect(about).toBeVisible();
  const anew = guest.waitForEvent('load');
  await guest.context().setOffline(false);
  await anew;
  await about.click();
  await expect(guest).toHaveURL(/#\/about$/);
  await expect(guest.locator('.hall h1')).toHaveText('About Sietch');
});

test('a board that did not come is had by loading the page anew @browser', async ({ shell }) => {
  const { page } = shell;
  await openTable(page, { seats: 2 });
  // Where a game is chosen its board is fetched already; a page that comes to the table by its address has nothing of it.
  await page.reload();
  await expect(page.getByRole('list', { name: 'Seats, in turn order' })).toBeVisible();
  let isAway = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isAway = false;
  });
  await page.route(/assets\/\w*Scene/, (route) => (isAway ? route.abort() : route.continue()));
  await beginWithBots(page);
  // The game may begin with cards over its board.
  await expect(page.locator('.stage canvas').first()).toBeAttached();
  expect(isAway).toBe(false);
});

test('an onlooker sees the table and is asked nothing', PAGE_ALONE, async ({ shell }) => {
  test.setTimeout(240_000);
  await openTable(shell.page, { seats: 2 });
  await shell.page.getByRole('button', { name: 'Open to the network' }).click();
  await beginWithBots(shell.page);
  const guest = await shell.guest();
  await guest.getByRole('link', { name: 'Watch' }).click();
  await expect(guest.getByText('You watch. Nothing here asks you.')).toBeVisible();
  await expect(shell.page.getByText('1 watches')).toBeVisible();
  let rounds = 0;
  await play(shell.page, {
    until: async () => {
      expect(await guest.locator('.ask .offer, .ask .send').count()).toBe(0);
      expect(await guest.locator('.secret-line').count()).toBe(0);
      rounds += 1;
      return rounds > 12;
    },
  });
});
