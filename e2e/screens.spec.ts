import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { about, ANY_GAME, GAMES, type PlayedGame } from './support/games.ts';
import type { Shell } from './support/shell.ts';
import { expect, LAPTOP, PHONE, TELEVISION, test } from './support/shell.ts';
import { beginWithBots, isOver, openDrawer, openTable, play, question, roundOf, seeThrough } from './support/table.ts';
import { finishedGame } from './support/wire.ts';

/** Tables to look at: one that is played, one that is over. */
interface Tables {
  readonly game: PlayedGame;
  readonly played: string;
  readonly over: string;
}
interface Screen {
  readonly name: string;
  /** It is the same for every game: seen once. */
  readonly ofHouse?: true;
  open(page: Page, tables: Tables): Promise<void>;
}
const go = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, path);
  await expect(page.locator('.hall').first()).toBeVisible();
};
const at = (name: string, path: string, ready: string): Screen => ({
  name,
  ofHouse: true,
  async open(page) {
    await go(page, path);
    await expect(page.locator(ready).first()).toBeVisible({ timeout: 30_000 });
  },
});
const press = async (page: Page, name: RegExp): Promise<void> => page.getByRole('button', { name }).first().click();
const onTable = async (page: Page, { played }: Tables): Promise<void> => {
  await go(page, `/table/${played}`);
  await expect(question(page)).toBeVisible({ timeout: 30_000 });
};

const SCREENS: readonly Screen[] = [
  at('home', '/', '.menu'),
  at('new table', '/new', 'form'),
  at('saved games', '/saves', 'main'),
  at('book of games', '/book', 'ol.lines li'),
  at('daily sand', '/daily', 'main li'),
  at('lessons', '/learn', 'main li'),
  at('print studio', '/print', 'figure.big img'),
  at('rules', '/rules', '.rules article'),
  at('check', '/check', 'main'),
  at('settings', '/settings', 'main'),
  at('about', '/about', 'main'),
  { name: 'table', open: onTable },
  {
    name: 'look-up',
    async open(page, tables) {
      await onTable(page, tables);
      await press(page, /^Rules/);
      await expect(page.getByRole('dialog').first()).toBeVisible();
    },
  },
  {
    name: 'talk',
    async open(page, tables) {
      await page.keyboard.press('Escape');
      await onTable(page, tables);
      await openDrawer(page, 'Talk');
      await expect(page.getByRole('dialog').first()).toBeVisible();
    },
  },
  {
    name: 'end',
    async open(page, { over }) {
      await page.keyboard.press('Escape');
      await go(page, `/table/${over}`);
      await expect(page.locator('.hall.end')).toBeVisible({ timeout: 30_000 });
    },
  },
  {
    name: 'replay',
    async open(page, { over }) {
      await go(page, `/replay/${over}`);
      await expect(page.locator('.hall.replay')).toBeVisible({ timeout: 30_000 });
    },
  },
  {
    name: 'review',
    ofHouse: true,
    async open(page, { over }) {
      await go(page, `/review/${over}`);
      await expect(page.locator('.chances svg')).toBeVisible({ timeout: 45_000 });
    },
  },
  {
    name: 'lesson',
    async open(page, { game }) {
      await go(page, '/learn');
      await page.getByRole('listitem').filter({ hasText: game.title }).first().getByRole('button', { name: 'Begin' }).click();
      await expect(page.locator('.book, .lesson').first()).toBeVisible({ timeout: 30_000 });
    },
  },
];

/** The table waits for this page: it stays as it is while it is looked at. */
const isAskedAfter = (first: string | null): boolean =>
  document.querySelector('.rounds span')?.textContent !== first && document.querySelector('.ask .offer, .ask .send') !== null;
/** A host with a table this page plays at, after its first round, and one that bots have finished. */
async function prepare({ page, device: connect }: Shell, game: PlayedGame): Promise<Tables> {
  const device = await connect();
  const over = await finishedGame(device, game.id, about(game, 4));
  device.close();
  // A bot may win before the table is worth a picture: then at another table.
  for (let tries = 0; tries < 5; tries += 1) {
    await go(page, '/');
    await openTable(page, { game, seats: about(game, 4) });
    await beginWithBots(page);
    const first = await roundOf(page);
    await play(page, { until: () => page.evaluate(isAskedAfter, first) });
    if (!(await isOver(page))) break;
  }
  await seeThrough(page);
  return { game, over, played: /table\/([^/?]+)/.exec(page.url())?.[1] ?? '' };
}
const settled = (page: Page): Promise<void> => page.waitForTimeout(400);
/** Texts that stand beyond the right edge, where nobody can scroll to. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/(auto|scroll)/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth
        ? true
        : scrolls(element.parentElement));
    return [...document.querySelectorAll('button, a, p, h1, h2, h3, li, label, input, small, b')]
      .filter(
        (element) =>
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          !element.closest('.unseen, [aria-hidden="true"], figure'),
      )
      .filter(
        (element) =>
          element.getBoundingClientRect().width > 1 &&
          element.getBoundingClientRect().right > window.innerWidth + 2 &&
          !scrolls(element.parentElement),
      )
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`)
      .slice(0, 4);
  });

/** A picture of a television takes four seconds: it is measured everywhere, and pictured where it is looked at from afar. */
const ON_TELEVISION: readonly string[] = ['home', 'table', 'end'];
const SIZES = { laptop: LAPTOP, television: TELEVISION, phone: PHONE };
/** The first game with every screen of the house at every size; the others with their own, where fingers and mice are. */
const LOOKS = GAMES.flatMap((game) =>
  Object.entries(SIZES)
    .filter(([device]) => game === ANY_GAME || device !== 'television')
    .map(([device, size]) => ({ game, device, size, screens: SCREENS.filter(({ ofHouse }) => game === ANY_GAME || !ofHouse) })),
);

/** What a screen reader would stumble over. */
async function obstacles(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 4)
          .map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary?.split('\n')[1] ?? ''}`)
          .join(' | ')}`,
    );
}
async function setTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((wanted) => {
    const settings = JSON.parse(localStorage.getItem('sietch.settings') ?? '{}');
    localStorage.setItem('sietch.settings', JSON.stringify({ ...settings, theme: wanted }));
  }, theme);
  await page.reload();
  await expect(question(page).or(page.locator('.menu'))).toBeVisible({ timeout: 30_000 });
}

for (const { game, device, size, screens } of LOOKS) {
  test.describe(`${game.id}: every screen on a ${device} @browser`, () => {
    test.use({ setting: { botDelay: 0, language: 'en-GB', size } });
    test(`is pictured and fits${device === 'television' ? '' : ', and axe finds nothing serious'}`, async ({ shell }) => {
      test.setTimeout(400_000);
      const { page } = shell;
      const tables = await prepare(shell, game);
      // Noon has other colours and the same measures: it is pictured once, and nothing is measured in it that night would not say.
      for (const theme of device === 'laptop' && game === ANY_GAME ? ['night', 'noon'] : ['night']) {
        await go(page, '/');
        await setTheme(page, theme);
        for (const { name, open } of screens.filter((screen) => screen.name !== 'lesson' || game.hasLessons)) {
          await test.step(`${name}, ${theme}`, async () => {
            await open(page, tables);
            await settled(page);
            if (device !== 'television' || ON_TELEVISION.includes(name))
              await page.screenshot({
                path: `test-results/screens/${game === ANY_GAME ? '' : `${game.id}-`}${device}-${theme}/${name.replaceAll(' ', '-')}.png`,
                timeout: 60_000,
              });
            expect.soft(await cutOff(page), `${name} is cut off at the right`).toEqual([]);
            if (theme === 'night' && device !== 'television') expect.soft(await obstacles(page), name).toEqual([]);
          });
        }
      }
    });
  });
}

for (const query of ['', ...GAMES.map(({ id }) => `?game=${id}`)]) {
  test(`the gallery${query} shows its parts @browser`, async ({ shell }) => {
    await shell.page.goto(`${shell.address}/gallery.html${query}`);
    await expect(shell.page.locator('#gallery section').first()).toBeVisible();
    await settled(shell.page);
    await shell.page.screenshot({ path: `test-results/screens/gallery${query.replace('?game=', '-')}.png`, fullPage: true });
  });
}
