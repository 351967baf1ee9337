import type { Page } from '@playwright/test';
import type { State } from '../shared/games/arrakis/types.ts';
import { GAMES, PAGE_ALONE, type PlayedGame } from './support/games.ts';
import { answererAt, keysOf, openByKeys } from './support/keys.ts';
import { finishedTable, type Moment, tableAt } from './support/midgame.ts';
import { expect, type Shell, test } from './support/shell.ts';
import { beginWithBots, openTable, play, question, roundOf, seeThrough, setOption, takeSeat } from './support/table.ts';

const game = GAMES.find(({ id }) => id === 'arrakis') as PlayedGame;
const panel = (page: Page) => page.locator('.mahdi');
/** What it is about now. */
const now = (page: Page) => panel(page).getByRole('status');
/** Dice that it has thrown in this round. */
const thrown = (page: Page) => panel(page).getByRole('group', { name: 'Its dice of this round' }).getByRole('button');
const step = (page: Page) => panel(page).getByText(/^Step \d+ of \d+/);

/** No round takes as many. */
const MOST_ANSWERS = 400;
/** The head tells supremacy too, which rises within a round. */
const isSecond = async (page: Page): Promise<boolean> => /^Round 2\b/.test((await roundOf(page)) ?? '');

/** A game alone against Mahdi at such a moment, with this page in its seat. */
async function seatedAt(shell: Shell, isMoment: (moment: Moment, state: State) => boolean): Promise<void> {
  const device = await shell.device();
  const table = await tableAt(device, game.id, 1, (moment) => isMoment(moment, moment.state as State));
  device.close();
  await shell.page.goto(`${shell.address}/#/table/${table}`);
  await takeSeat(shell.page, 0);
  await expect(panel(shell.page)).toBeVisible({ timeout: 20_000 });
}

test('War for Arrakis: what Mahdi did is read act by act and step by step, and shown on the map', PAGE_ALONE, async ({ shell }) => {
  test.setTimeout(120_000);
  const { page } = shell;
  // A turn of one's own after Mahdi has thrown two dice.
  await seatedAt(
    shell,
    ({ task }, { automa, setAside, round }) => task['do'] === 'act' && round === 1 && (automa?.unrolled ?? 8) + setAside <= 6,
  );
  await seeThrough(page);
  await expect(now(page)).toContainText('dice after your turn');
  expect(await thrown(page).count()).toBeGreaterThanOrEqual(2);
  // A die leads to its act, whose rows say what was tried and what was not.
  await thrown(page).first().click();
  await expect(thrown(page).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(panel(page).locator('.rows > li em').first()).toHaveText(/^(followed|not possible|not needed)$/);
  // Before all dice lies the plan of the round: it always has steps.
  const earlier = panel(page).getByRole('button', { name: 'What it did before' });
  for (let acts = 0; acts < 12 && (await earlier.isEnabled()); acts += 1) await earlier.click();
  await expect(earlier).toBeDisabled();
  await expect(panel(page).getByRole('region', { name: 'Plan of the round' })).toContainText('Their target:');
  await panel(page).getByRole('button', { name: 'Next step' }).click();
  await expect(step(page)).toHaveText(/^Step 1 of/);
  // Whatever has a rule leads to it.
  await panel(page).getByRole('button', { name: 'R16.3' }).click();
  await expect(page.getByRole('dialog')).toContainText('R16.3');
});

test(
  'War for Arrakis: where several are equal for Mahdi, panel and question say so, and the answer is its next step',
  PAGE_ALONE,
  async ({ shell }) => {
    test.setTimeout(120_000);
    const { page } = shell;
    await seatedAt(shell, ({ task }) => task['do'] === 'automaTie' && task['about'] === 'harvester');
    await expect(now(page)).toHaveText('Several are equal: you choose (Harvester)');
    await expect(question(page)).toContainText('equal for the Harkonnen (Harvester)');
    await play(page, { until: async (answers) => answers > 0 });
    const vehicles = panel(page).getByRole('region', { name: 'Vehicles' });
    await expect(vehicles.locator('.steps > li').filter({ hasText: 'chosen by the Atreides among equals' }).first()).toBeVisible();
  },
);

test('War for Arrakis: alone against Mahdi a whole round is played by keys alone, its panel included', PAGE_ALONE, async ({ shell }) => {
  test.setTimeout(240_000);
  const { page } = shell;
  const { press, walkTo } = keysOf(page);
  await openByKeys(page, game, 1);
  await walkTo(/^Begin alone/);
  await press('Enter');
  await expect(question(page)).toBeVisible();
  const answer = answererAt(page);
  for (let answers = 0; answers < MOST_ANSWERS && !(await isSecond(page)); answers += 1) await answer();
  expect(await isSecond(page)).toBe(true);
  // A round against Mahdi ends with its supremacy; Tab comes to the panel, and Enter turns its acts back to that.
  await walkTo(/^What it did before/);
  const act = panel(page).locator('.act');
  for (let acts = 0; acts < 4; acts += 1) {
    const name = (await act.getAttribute('aria-label')) ?? '';
    if (name === 'End of the round') break;
    await press('Enter');
    await expect(act).not.toHaveAttribute('aria-label', name);
  }
  await expect(act).toHaveAttribute('aria-label', 'End of the round');
  await expect(act).toContainText('R16.15');
});

test(
  'War for Arrakis: beside a board of one’s own every order of Mahdi is ticked off, for a whole round',
  PAGE_ALONE,
  async ({ shell }) => {
    test.setTimeout(240_000);
    const { page } = shell;
    await openTable(page, { game, seats: 1 });
    await setOption(page, 'Where you play', 'Companion to your own board');
    await beginWithBots(page);
    await expect(question(page)).toContainText('Which objective have you drawn?');
    await play(page, { until: async () => (await thrown(page).count()) > 0 });
    // What is ticked stays so, whatever else is looked at.
    const earlier = panel(page).getByRole('button', { name: 'What it did before' });
    while ((await panel(page).locator('.tick').count()) === 0) await earlier.click();
    const tick = panel(page).locator('.tick').first();
    await tick.click();
    await expect(tick).toHaveAttribute('aria-pressed', 'true');
    const later = panel(page).getByRole('button', { name: 'What it did after that' });
    const [away, back] = (await earlier.isEnabled()) ? [earlier, later] : [later, earlier];
    await away.click();
    await back.click();
    await expect(tick).toHaveAttribute('aria-pressed', 'true');
    await play(page, { until: () => isSecond(page) });
  },
);

test('War for Arrakis: a finished game against Mahdi is gone through again with its panel', PAGE_ALONE, async ({ shell }) => {
  test.setTimeout(120_000);
  const { page } = shell;
  const device = await shell.device();
  const table = await finishedTable(device, game.id, 1);
  device.close();
  await page.goto(`${shell.address}/#/replay/${table}`);
  await expect(page.getByText(/^step \d+ of \d+$/)).toBeVisible({ timeout: 20_000 });
  // At the end it has thrown dice; at the beginning none, and each step tells what was known then.
  await page.keyboard.press('End');
  await expect(thrown(page)).not.toHaveCount(0);
  await page.keyboard.press('Home');
  await expect(thrown(page)).toHaveCount(0);
  await panel(page).getByRole('button', { name: 'R16.6' }).click();
  await expect(page.getByRole('dialog')).toContainText('R16.6');
});
