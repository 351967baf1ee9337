import type { Locator, Page } from '@playwright/test';
import { ANY_GAME, GAMES, type PlayedGame } from './games.ts';
import { markOf } from './mark.ts';
import { expect, type Shell } from './shell.ts';

export const question = (page: Page): Locator => page.locator('#question');

/** At a phone's foot, or in the menu where the answers have the foot's room; in a window in the menu of the table. */
export async function openDrawer(phone: Page, name: 'Seats' | 'Chronicle' | 'Talk' | 'Hand' | 'Invite others'): Promise<void> {
  const menu = phone.getByRole('dialog', { name: 'Table menu' });
  /** The menu leads to drawers and is none. */
  const drawers = async (): Promise<number> => (await phone.getByRole('dialog').count()) - (await menu.count());
  const before = await drawers();
  await expect(async () => {
    // On a busy machine a click may have opened it and yet be told to have come too late.
    if ((await drawers()) > before) return;
    const stone = phone.getByRole('button', { name }).last();
    if (!(await stone.isVisible())) await phone.getByRole('button', { name: 'Table menu' }).click({ timeout: 2_000 });
    await stone.click({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
}

/** Home page, "Play here": a table of a game with so many seats, the first one taken by `name`. */
export async function openTable(
  page: Page,
  { game = ANY_GAME, seats, name = 'Irulan' }: { game?: PlayedGame; seats: number; name?: string },
): Promise<void> {
  await page.getByRole('link', { name: 'Play here' }).click();
  await page.getByLabel('Your name').fill(name);
  if (GAMES.length > 1) await page.getByRole('radio', { name: game.title, exact: true }).click();
  await page
    .getByRole('radiogroup', { name: 'Seats' })
    .getByRole('radio', { name: String(seats), exact: true })
    .click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('list', { name: 'Seats, in turn order' })).toBeVisible();
}

/** Lobby: bots on all open seats, then the game begins. */
export async function beginWithBots(page: Page): Promise<void> {
  const bots = page.getByRole('button', { name: 'Bots take the open seats' });
  // A guest may be heard of between two looks, and have taken the last open seat.
  await expect(async () => {
    if (await bots.isVisible()) await bots.click({ timeout: 3_000 });
    await page.getByRole('button', { name: /^Begin (with|alone)/ }).click({ timeout: 3_000 });
  }).toPass({ timeout: 20_000 });
  await expect(question(page).or(page.locator('.hall.dark'))).toBeVisible();
}

/** Lobby: chooses another value of an option in the drawer. */
export async function setOption(page: Page, option: string, value: string): Promise<void> {
  await page.getByRole('button', { name: 'Options' }).first().click();
  const drawer = page.getByRole('dialog');
  const wanted = drawer.getByRole('radiogroup', { name: option }).getByRole('radio', { name: value });
  await wanted.click();
  await expect(wanted).toBeChecked();
  await drawer.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(drawer).toHaveCount(0);
}

/** From the start page: begins the first lesson of a game. */
export async function beginLesson(page: Page, game: PlayedGame): Promise<void> {
  await page.getByRole('link', { name: 'Learn a game' }).click();
  await page.getByRole('radio', { name: new RegExp(`^${game.title}:`) }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
}

/** Lobby: takes the next open seat on this device. @param among the seats of a team, where teams play */
export async function sitDown(page: Page, name: string, among: Page | Locator = page): Promise<void> {
  await among
    .getByRole('button', { name: /^(Sit here|Someone here)$/ })
    .first()
    .click();
  const slab = page.getByRole('dialog');
  await slab.getByLabel('Name').fill(name);
  await slab.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('list', { name: 'Seats, in turn order' })).toContainText(name);
}

/** Lobby: opens the table to the network; a guest comes and takes the next open seat. @returns the guest's page */
export async function joinedBy(
  shell: Pick<Shell, 'page' | 'guest'>,
  name: string,
  size?: { width: number; height: number },
): Promise<Page> {
  await shell.page.getByRole('button', { name: 'Open to the network' }).click();
  const guest = await shell.guest(size);
  await guest.getByRole('link', { name: 'Join' }).click();
  await sitDown(guest, name);
  return guest;
}

/** A game that runs: takes its seat at this place for a device that has no name yet. */
export async function takeSeat(page: Page, place: number, name = 'Irulan'): Promise<void> {
  await page.locator('.seats .seat').nth(place).click();
  await page.getByRole('button', { name: 'Take this seat' }).click();
  const slab = page.getByRole('dialog');
  await slab.getByLabel('Name').fill(name);
  await slab.getByRole('button', { name: 'Sit down' }).click();
  await expect(slab).toHaveCount(0);
}

/** What the head says of the round; null where it says nothing, e.g. at the end. */
export const roundOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('.rounds span')?.textContent ?? null);

export const isOver = (page: Page): Promise<boolean> => page.locator('.hall.end').isVisible();

/** Puts away what lies over the table and is to be seen first, e.g. a fight that was fought meanwhile. */
export async function seeThrough(page: Page): Promise<void> {
  const overlay = page.locator('.stage > .overlay');
  await expect(async () => {
    if (await overlay.isVisible()) await page.keyboard.press('Escape');
    expect(await overlay.count()).toBe(0);
  }).toPass({ timeout: 15_000 });
}

/** What stands on the page now. */
type Sight = 'over' | 'curtain' | 'scene' | 'offers' | 'form' | 'waiting';
const look = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    const shown = (selector: string): boolean => document.querySelector(selector) !== null;
    if (shown('.hall.end')) return 'over';
    if (shown('.hall.dark .press')) return 'curtain';
    if (shown('.stage > .overlay')) return 'scene';
    if (shown('.ask .send')) return 'form';
    return shown('.ask .offer, .ask .all') ? 'offers' : 'waiting';
  });
/** Runs in a page: a finger reaches only what is still there. */
const pressed = (element: Element): void => {
  if (element.isConnected) (element as HTMLElement).click();
};
/** Presses the stone at `at`, as a finger would, or (quick) as a script does: the same event without the way to it. */
async function press(page: Page, stones: string, at: number, quick: boolean): Promise<void> {
  const stone = page.locator(stones).nth(at);
  if (quick) await stone.evaluate(pressed, undefined, { timeout: 1_000 }).catch(() => undefined);
  else await stone.click({ timeout: 5_000 }).catch(() => undefined);
}

/** Chooses parts of an answer until it can be sent; of several dice or tokens as many as may be. */
async function fillForm(page: Page, pick: (count: number) => number, quick: boolean): Promise<void> {
  // Dice are chosen in the tray; their stones on the ledge are for keys and screen readers.
  const open =
    '.ask .offer[aria-checked="false"]:enabled:not(.unseen *), .tray .die[aria-pressed="false"], .ask .step button:last-child:enabled';
  for (let tries = 0; tries < 60; tries += 1) {
    const [parts, more, sends] = await page.evaluate(
      (selectors) => selectors.map((selector) => document.querySelectorAll(selector).length),
      [open, '.ask .offer[role="checkbox"][aria-checked="false"]:enabled', '.ask .send:enabled'],
    );
    if (!parts || (sends && (!more || tries >= 8))) break;
    await press(page, open, pick(parts), quick);
  }
  await press(page, '.ask .send:enabled', 0, quick);
}

interface Play {
  /** Looked at before every answer, with the number of those given: enough is played. */
  readonly until?: (answers: number) => Promise<boolean>;
  /** Which of so many offers; the first by default. */
  readonly pick?: (count: number) => number;
  /** Presses by script: for getting somewhere, where pressing is not what is tested. */
  readonly quick?: boolean;
}

/** Milliseconds after which nobody plays on, if nothing changes meanwhile. */
const LONGEST_WAIT = 90_000;
const said = (page: Page): Promise<string> =>
  page.evaluate(() =>
    `${location.hash} ${(document.querySelector('.ask') ?? document.body).textContent}`.replace(/\s+/g, ' ').slice(0, 300),
  );

/** Answers whatever this page is asked until the game is over or `until` holds. @returns how many answers were given */
export async function play(page: Page, { until = async () => false, pick = () => 0, quick = true }: Play = {}): Promise<number> {
  let answers = 0;
  let mark = '';
  let unchangedSince = Date.now();
  const deadline = Date.now() + 5 * 60_000;
  while (Date.now() < deadline) {
    const changed = await page.evaluate(markOf, mark);
    if (changed) {
      mark = changed;
      unchangedSince = Date.now();
    } else if (Date.now() - unchangedSince > LONGEST_WAIT) throw new Error(`Nothing goes on at this page: ${await said(page)}`);
    const sight = await look(page);
    // What was seen is asked about, and what was asked about is pressed: in another order a question that comes between is answered unasked.
    if (sight === 'over' || (await until(answers))) return answers;
    if (sight === 'waiting') {
      await page.waitForTimeout(20);
      continue;
    }
    if (sight === 'scene') {
      // What it leads to is told when it has been seen.
      await page.keyboard.press('Escape');
      await page.waitForTimeout(20);
      continue;
    }
    if (sight === 'curtain') {
      await press(page, '.hall.dark .press', 0, quick);
      continue;
    }
    const before = await page.evaluate(markOf, '');
    if (sight === 'form') await fillForm(page, pick, quick);
    else {
      // What is offered where it lies has stones on request.
      if ((await page.locator('.ask .all').count()) > 0) await press(page, '.ask .all', 0, quick);
      await press(page, '.ask .offer:enabled', pick(await page.locator('.ask .offer:enabled').count()), quick);
    }
    answers += 1;
    await page.waitForFunction(markOf, before, { timeout: 250, polling: 20 }).catch(() => undefined);
  }
  return answers;
}
