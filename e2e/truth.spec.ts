import type { Page } from '@playwright/test';
import { GAMES, type PlayedGame, about } from './support/games.ts';
import { tableAt } from './support/midgame.ts';
import { expect, test } from './support/shell.ts';
import { beginWithBots, isOver, openTable, play, question, takeSeat } from './support/table.ts';

/** What one sees is true: with motion, and before, during and after it. */
test.use({ motion: true });

/** Nothing is on its way any more: no figure, no card, no scene, and the next answer is this page's. */
const rests = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      document.querySelector('.ask.asked') !== null &&
      document.querySelector('.stage > .overlay') === null &&
      (window.__sietchBoard?.isStill() ?? true) &&
      document.querySelector('.stage [data-unsettled]') === null &&
      // What follows a scroll bar or breathes for ever is no movement.
      !document
        .getAnimations()
        .some(
          (one) =>
            one.playState === 'running' &&
            one.timeline === document.timeline &&
            one.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
        ),
  );
async function stillness(page: Page): Promise<void> {
  await expect(async () => {
    expect(await rests(page)).toBe(true);
    // Whoever answers at once begins to move in the next moment.
    await page.waitForTimeout(60);
    expect(await rests(page)).toBe(true);
  }).toPass({ timeout: 30_000, intervals: [50] });
}
async function comeToRest(page: Page): Promise<void> {
  // Nothing is held or pointed at, and nothing has the focus.
  await page.keyboard.press('Escape');
  await page.mouse.move(1, 1);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await stillness(page);
  // How near a map is seen follows from what was asked before: that is no truth of the table.
  const whole = page.locator('.stage .tools .whole');
  if (!(await whole.isVisible())) return;
  await whole.click();
  await page.mouse.move(1, 1);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await stillness(page);
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
      const data = Object.entries(one.dataset)
        .map(([key, value]) => `${key}=${value}`)
        .sort();
      return [...data, one.className, one.getAttribute('aria-label'), one.textContent?.replace(/\s+/g, ' ').trim(), box(one)].join(' | ');
    });
    return [...(window.__sietchBoard?.shown() ?? []), ...elements].sort();
  });
const asksFor = (page: Page): Promise<string | null> => question(page).textContent();

/** Is an answer being put together? That stands on the table only until the page is loaded anew. */
const isBegun = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('.stage [data-light="chosen"], .tray .chosen, .ask [aria-checked="true"]') !== null);

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
      await play(page, { until: async (answers) => first + answers >= enough && !(await isBegun(page)) });
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

// The family of Dune: Imperium lies on the page itself: no graphics card draws it.
for (const game of GAMES.filter(({ id }) => !['imperium', 'uprising'].includes(id)))
  test(`${game.id}: a board that the graphics card lets go of is drawn again at once @browser`, async ({ shell }) => {
    const { page } = shell;
    await openTable(page, { game, seats: about(game, 3) });
    await beginWithBots(page);
    await play(page, { until: async (answers) => answers >= 2 });
    await comeToRest(page);
    const before = await onTable(page);
    await page.evaluate(() => {
      const canvas = document.querySelector('.stage canvas');
      canvas?.setAttribute('data-lost', '');
      canvas?.dispatchEvent(new Event('webglcontextlost'));
    });
    await expect(page.locator('.stage canvas:not([data-lost])')).toHaveCount(1);
    await expect(page.locator('.stage canvas[data-lost]')).toHaveCount(0);
    await comeToRest(page);
    expect(await onTable(page)).toEqual(before);
  });

/** What the page tells beside a scene. */
interface Told {
  /** The scene says who wins. */
  readonly told: boolean;
  /** Numbers that lie in the sand. */
  readonly numbers: string;
  readonly log: readonly string[];
  readonly seats: string;
  readonly question: string;
  readonly troops: string;
}
interface Spying {
  spied: Told[];
}
/** Runs in a page: from now on what it tells while a scene is there is written down whenever anything changes. */
function spy(): void {
  const spied: Told[] = [];
  (window as unknown as Spying).spied = spied;
  const textOf = (part: string): string =>
    [...document.querySelectorAll(part)].map((one) => one.textContent?.replace(/\s+/g, ' ')).join(' / ');
  const look = (): void => {
    const scene = document.querySelector('.stage > .overlay');
    if (!scene) return;
    spied.push({
      told: scene.querySelector('.d')?.textContent !== '',
      numbers: scene.classList.contains('open') ? '' : textOf('.overlay .strength'),
      log: [...document.querySelectorAll('.lines-box li')].map((one) => one.textContent ?? ''),
      seats: textOf('.seats'),
      question: textOf('#question'),
      troops: [...document.querySelectorAll<HTMLElement>('.spot')].map((one) => one.dataset['troops']).join(' / '),
    });
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
}
const dice = GAMES.find(({ id }) => id === 'dice') as PlayedGame;
const linesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...document.querySelectorAll('.lines-box li')].map((one) => one.textContent ?? ''));

test('dice: what a battle shows is not told before it is shown @browser', async ({ shell }) => {
  test.setTimeout(180_000);
  const { page } = shell;
  const device = await shell.device();
  const table = await tableAt(
    device,
    dice.id,
    3,
    ({ task, asked, state }) => task['do'] === 'commit' && asked.includes('seat1') && (state as { round: number }).round < 4,
  );
  await page.goto(`${shell.address}/#/table/${table}`);
  await takeSeat(page, 0);
  for (const seat of ['seat2', 'seat3']) await device.ask('bot', { table, seat, level: 'adept' });
  device.close();
  await page.evaluate(spy);
  const scene = page.locator('.stage > .overlay');
  await play(page, { until: async () => (await scene.count()) > 0 });
  // Nobody touches it: the fists open by themselves, and only then it is said who wins.
  await expect(scene.locator('.d')).not.toHaveText('');
  const held = await page.evaluate(() => (window as unknown as Spying).spied);
  const [first] = held;
  expect(held.some(({ told }) => !told)).toBe(true);
  for (const one of held) expect(one).toEqual({ ...first, told: one.told, numbers: '' });
  expect(first?.question).toBe('');
  // Perhaps it ends the game: that waits too.
  expect(await isOver(page)).toBe(false);
  await page.keyboard.press('Enter');
  await expect(scene).toHaveCount(0);
  const before = first?.log.length ?? 0;
  await expect.poll(async () => (await isOver(page)) || (await linesOf(page)).length > before).toBe(true);
});
