import type { Page } from '@playwright/test';
import { GAMES, type PlayedGame, about } from './support/games.ts';
import { tableAt } from './support/midgame.ts';
import { expect, test } from './support/shell.ts';
import { beginWithBots, isOver, openTable, play, question } from './support/table.ts';

/** What one sees is true: with motion, and before, during and after it. */
test.use({ motion: true });

/** Nothing is on its way any more: no figure, no card, no scene, and the next answer is this page's. */
const rests = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      document.querySelector('.ask.asked') !== null &&
      document.querySelector('.stage > .overlay') === null &&
      (window.__sietchBoard?.isStill() ?? true) &&
      !document
        .getAnimations()
        .some((one) => one.playState === 'running' && one.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY),
  );
async function comeToRest(page: Page): Promise<void> {
  await expect(async () => {
    expect(await rests(page)).toBe(true);
    // Whoever answers at once begins to move in the next moment.
    await page.waitForTimeout(60);
    expect(await rests(page)).toBe(true);
  }).toPass({ timeout: 30_000, intervals: [50] });
}
/** Everything that lies on the table, a line each: drawn or as an element, what it is, where, and what stands on it. */
const onTable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const box = (element: Element): string => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top, width, height].map((value) => Math.round(value)).join(' ');
    };
    const things = '.stage [data-entity], .stage [data-fly], .stage .spot, .tray .die, .hand [data-entity], .seats .seat';
    const elements = [...document.querySelectorAll<HTMLElement>(things)].map((one) => {
      const data = Object.entries(one.dataset).map(([key, value]) => `${key}=${value}`);
      return [...data, one.className, one.getAttribute('aria-label'), one.textContent?.replace(/\s+/g, ' ').trim(), box(one)].join(' | ');
    });
    return [...(window.__sietchBoard?.shown() ?? []), ...elements].sort();
  });
const asksFor = (page: Page): Promise<string | null> => question(page).textContent();

/** So many answers lie between two looks, and so often it is looked. */
const BETWEEN = 5;
const LOOKS = 3;

for (const game of GAMES)
  test(`${game.id}: what arrived with motion stands where the page loaded anew has it @browser`, async ({ shell }) => {
    test.setTimeout(240_000);
    const { page } = shell;
    await openTable(page, { game, seats: about(game, 3) });
    await beginWithBots(page);
    for (let look = 1; look <= LOOKS && !(await isOver(page)); look += 1) {
      const enough = look * BETWEEN;
      const first = enough - BETWEEN;
      await play(page, { until: async (answers) => first + answers >= enough });
      if (await isOver(page)) break;
      await comeToRest(page);
      const asked = await asksFor(page);
      const before = await onTable(page);
      await page.reload();
      await expect(question(page)).toHaveText(asked ?? '');
      await comeToRest(page);
      await expect.poll(() => onTable(page), { timeout: 10_000 }).toEqual(before);
    }
  });

interface Spied {
  /** What the page told while closed fists lay there, and while they opened. */
  __spied?: string[];
}
/** Runs in a page: from now on everything that the page says outside of the scene, while one is there, is written down. */
function spy(): void {
  const spied: string[] = [];
  (window as Spied).__spied = spied;
  const look = (): void => {
    const scene = document.querySelector('.stage > .overlay');
    if (!scene) return;
    const told = ['.log', '.seats', '#question', '.ask', '.rounds', '[aria-live]', '[role=status]'].map((part) =>
      [...document.querySelectorAll(part)].map((one) => one.textContent).join(' / '),
    );
    const line = `${scene.querySelector('.d')?.textContent ? 'told' : 'held'}: ${told.join(' | ').replace(/\s+/g, ' ')}`;
    if (spied.at(-1) !== line) spied.push(line);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
}
const dice = GAMES.find(({ id }) => id === 'dice') as PlayedGame;

test('dice: what a battle shows is not told before it is shown @browser', async ({ shell }) => {
  test.setTimeout(180_000);
  const { page } = shell;
  const device = await shell.device();
  const table = await tableAt(device, dice.id, 3, ({ task }) => task['do'] === 'commit');
  await page.goto(`${shell.address}/#/table/${table}`);
  await page.evaluate(spy);
  await page.waitForTimeout(1000);
  expect(table).toBeTruthy();
});
