import type { Page } from '@playwright/test';
import type { State } from '../shared/games/arrakis/types.ts';
import { names, recordFrames } from './support/frames.ts';
import { GAMES, PAGE_ALONE, type PlayedGame } from './support/games.ts';
import { type Moment, tableAt } from './support/midgame.ts';
import { expect, PHONE, test } from './support/shell.ts';
import { beginWithBots, openDrawer, openTable, play, takeSeat } from './support/table.ts';

const game = GAMES.find(({ id }) => id === 'arrakis') as PlayedGame;
/** Dice that can be spent; before the first turn places for dice are offered instead. */
const LIT = '.tray .dice.lit[data-unused]:has(.ad.die > .edge)';

/** Dice of one's own that can still be spent, as the tray shows them. */
const left = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.tray .symbol:not(.far) [data-unused]')].reduce(
      (sum, dice) => sum + Number(dice.getAttribute('data-unused')),
      0,
    ),
  );
/** What only the Atreides know, as the boards show it. */
const goals = (page: Page) => page.locator('.boards .private, .boards .aim');
/** Two dice, or more, are offered in the tray. */
const isTurn = (page: Page) => async (): Promise<boolean> => (await page.locator(LIT).count()) > 1;
/** What is taken up stands before the answers and can be put down. */
const held = (page: Page) => page.locator('.ask .held');

test('War for Arrakis: a die is taken up in the tray by pointer and by keyboard, and spent', PAGE_ALONE, async ({ shell }) => {
  const { page } = shell;
  await openTable(page, { game, seats: 2 });
  await beginWithBots(page);
  await play(page, { until: isTurn(page) });
  await expect(page.getByRole('group', { name: 'Action dice', exact: true })).toBeVisible();
  const before = await left(page);

  // By pointer: the die is taken up and put down again.
  const first = page.locator(LIT).first();
  const name = await first.getAttribute('title');
  await first.click();
  await expect(held(page)).toContainText(name ?? 'no name');
  await page.keyboard.press('Escape');
  await expect(held(page)).toHaveCount(0);

  // By keyboard: Tab walks to it, its name says what lies there, and Enter takes it up.
  const last = page.locator(LIT).last();
  await expect(last).toHaveAccessibleName(/left \d, spent \d/);
  await last.focus();
  await page.keyboard.press('Enter');
  await expect(held(page)).toBeVisible();
  // The first thing it can be spent for.
  await page.keyboard.press('1');
  await expect.poll(() => left(page)).toBeLessThan(before);
});

test('War for Arrakis: a phone has dice for fingers, and the boards are one tap away', PAGE_ALONE, async ({ shell }) => {
  const { page } = shell;
  await page.setViewportSize(PHONE);
  await openTable(page, { game, seats: 2 });
  await beginWithBots(page);
  await play(page, { until: isTurn(page) });
  const sizes = await page
    .locator(LIT)
    .evaluateAll((dice) => dice.map((die) => die.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  await openDrawer(page, 'Seats');
  const boards = page.getByRole('region', { name: 'Boards' });
  for (const part of ['Supremacy', 'Sand Dwellers', 'Can be claimed', 'Spice board']) await expect(boards).toContainText(part);
  await expect(boards.getByRole('list', { name: 'Sietch Tabr: Regeneration tank' })).toBeVisible();
});

test('War for Arrakis: a team of two phones has its secret objective, and the others never receive it', PAGE_ALONE, async ({ shell }) => {
  const { page } = shell;
  let secret: readonly string[] = [];
  const device = await shell.device();
  const isMoment = ({ task, asked, state }: Moment): boolean => {
    secret = (state as State).objectives.hidden;
    return task['do'] === 'act' && asked[0] === 'seat1';
  };
  const table = await tableAt(device, game.id, 4, isMoment);
  device.close();
  const frames = await recordFrames(page);
  await page.goto(`${shell.address}/#/table/${table}`);
  // Teams stand together: both seats of the Atreides, then those of the Harkonnen.
  await takeSeat(page, 2);
  const sits = async (phone: Page, place: number, name: string): Promise<void> => {
    const received = await recordFrames(phone);
    await phone.goto(`${shell.address}/#/table/${table}`);
    await openDrawer(phone, 'Seats');
    await takeSeat(phone, place, name);
    await openDrawer(phone, 'Seats');
    await expect(goals(phone)).not.toHaveCount(0);
    expect(secret.every((id) => names(received, id))).toBe(true);
  };
  const [paul, chani] = [await shell.guest(PHONE), await shell.guest(PHONE)];
  await Promise.all([sits(paul, 0, 'Paul'), sits(chani, 1, 'Chani')]);
  await paul.keyboard.press('Escape');
  // What goes over the wire when the team acts does not tell it either.
  const turn = frames.table()?.turn;
  await play(paul, { until: async () => frames.table()?.turn !== turn });
  await expect(page.getByRole('region', { name: 'Boards' })).toBeVisible();
  await expect(goals(page)).toHaveCount(0);
  expect(secret).not.toHaveLength(0);
  for (const id of secret) expect(names(frames, id), id).toBe(false);
});
