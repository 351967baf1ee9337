import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { about, ANY_GAME, GAMES, type PlayedGame } from './support/games.ts';
import type { Shell } from './support/shell.ts';
import { expect, LAPTOP, PHONE, TELEVISION, test } from './support/shell.ts';
import { beginLesson, openDrawer, question, seeThrough, takeSeat } from './support/table.ts';
import { finishedTable, tableAt } from './support/midgame.ts';

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
  at('licences', '/licences', 'summary'),
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
      await go(page, '/');
      await beginLesson(page, game);
      await expect(page.locator('.book, .lesson').first()).toBeVisible({ timeout: 30_000 });
    },
  },
];

/** So often the first seat has been asked when a table has something to show. */
const LIVELY = 12;
/** A host with a table this page plays at, in the midst of its game, and one that is over. */
async function prepare({ page, address, device: connect }: Shell, game: PlayedGame): Promise<Tables> {
  const device = await connect();
  const seats = about(game, 4);
  const over = await finishedTable(device, game.id, seats);
  let asked = 0;
  const played = await tableAt(device, game.id, seats, (moment) => {
    if (moment.asked.includes('seat1')) asked += 1;
    return asked > LIVELY && moment.asked.includes('seat1');
  });
  await page.goto(`${address}/#/table/${played}`);
  // Where everybody sees the seats beside the table.
  const size = page.viewportSize();
  await page.setViewportSize(LAPTOP);
  await takeSeat(page, 0);
  if (size) await page.setViewportSize(size);
  for (let seat = 2; seat <= seats; seat += 1) await device.ask('bot', { table: played, seat: `seat${seat}`, level: 'adept' });
  device.close();
  await seeThrough(page);
  return { game, over, played };
}
/** Nothing moves here, so what has been drawn twice with its letters stands as it is. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
  });
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
      .map((element) => `${element.tagName}.${element.className} ${(element.ariaLabel ?? element.textContent)?.trim().slice(0, 40)}`)
      .slice(0, 4);
  });

/** A picture of a television takes four seconds: it is measured everywhere, and pictured where it is looked at from afar. */
const ON_TELEVISION: readonly string[] = ['home', 'table', 'end'];
const SMALL_PHONE = { width: 360, height: 640 };
const SIZES = { laptop: LAPTOP, television: TELEVISION, phone: PHONE };
/** Both editions of Dune: Imperium have one table: each is looked at in another size. */
const SEEN_ELSEWHERE: Readonly<Record<string, string>> = { imperium: 'phone', uprising: 'laptop' };
/** The first game with every screen of the house at every size; the others with their own, where fingers and mice are. */
const LOOKS = GAMES.flatMap((game) =>
  Object.entries(SIZES)
    .filter(([device]) => game === ANY_GAME || device !== 'television')
    .filter(([device]) => SEEN_ELSEWHERE[game.id] !== device)
    .map(([device, size]) => ({ game, device, size, screens: SCREENS.filter(({ ofHouse }) => game === ANY_GAME || !ofHouse) })),
);

/** What a screen reader would stumble over; by day only what colours can change. */
async function obstacles(page: Page, theme: string): Promise<string[]> {
  // Our pages have no frames of other origins: the other mode opens a second page for them, which takes as long as the look itself.
  const all = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (theme === 'night' ? all : all.withRules(['color-contrast', 'link-in-text-block'])).analyze();
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
      // Noon has other colours and the same measures: it is seen once, and only what colours can change is looked for.
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
            if (device !== 'television') expect.soft(await obstacles(page, theme), `${name}, ${theme}`).toEqual([]);
          });
        }
      }
    });
  });
}

test('the screens of the house have room for the largest words, on the smallest phone and on one that lies on its side @browser', async ({
  shell,
}) => {
  test.setTimeout(240_000);
  const { page } = shell;
  await page.evaluate(() => localStorage.setItem('sietch.settings', JSON.stringify({ textSize: 'largest', name: 'Zsuzsanna' })));
  await page.reload();
  const device = await shell.device();
  const over = await finishedTable(device, ANY_GAME.id, 2);
  device.close();
  for (const size of [SMALL_PHONE, { width: 844, height: 390 }]) {
    await page.setViewportSize(size);
    for (const { name, open } of SCREENS.filter((screen) => screen.ofHouse && screen.name !== 'review')) {
      await open(page, { game: ANY_GAME, played: over, over });
      await settled(page);
      expect.soft(await cutOff(page), `${name}, ${size.width} wide`).toEqual([]);
      const wide = await page.evaluate(() => document.querySelector('.hall:not(.hall-rock)')?.scrollWidth ?? 0);
      expect.soft(wide, name).toBeLessThanOrEqual(size.width);
    }
  }
});

for (const query of ['', ...GAMES.map(({ id }) => `?game=${id}`)]) {
  test(`the gallery${query} shows its parts @browser`, async ({ shell }) => {
    await shell.page.goto(`${shell.address}/gallery.html${query}`);
    await expect(shell.page.locator('#gallery section').first()).toBeVisible();
    await settled(shell.page);
    await shell.page.screenshot({ path: `test-results/screens/gallery${query.replace('?game=', '-')}.png`, fullPage: true });
  });
}
