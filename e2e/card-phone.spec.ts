import type { Locator, Page } from '@playwright/test';
import type { FamilyView } from '../shared/games/imperium-family/types.ts';
import { type Question, questionsOf } from './support/questions.ts';
import { expect, PHONE, type Shell, test } from './support/shell.ts';
import { drawn, handOver, openShown } from './support/shown.ts';

// The card table of Uprising on phones upright: land, hand and question together.

const SMALL = { width: 360, height: 640 };
const SIZES = [PHONE, SMALL];
const viewOf = ({ state }: Question): FamilyView => state.view as FamilyView;
const questions = (isWanted: (question: Question) => boolean): readonly Question[] => {
  const found = questionsOf('uprising').filter(isWanted);
  if (found.length === 0) throw new Error('Nobody was ever asked that');
  return found;
};
async function shown({ guest, address }: Shell, size: typeof PHONE, first: Question, language: 'en' | 'ko' = 'en'): Promise<Page> {
  const page = await guest(size);
  await openShown(page, address, first, { language, land: true });
  await expect(page.locator('.phone-table')).toBeAttached();
  return page;
}
const inTurn = (one: Question): boolean => one.kind === 'turn card+to one' && !viewOf(one).teams;
/** So many of the spaces that answer are in sight, in the window over the table. */
const litInSight = (page: Page): Promise<number> =>
  page.locator('.phone-table .lies').evaluate((window) => {
    const { top: from, bottom: to } = window.getBoundingClientRect();
    return [...window.querySelectorAll('.sp.lit')].filter((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return one.checkVisibility({ visibilityProperty: true }) && top >= from - 1 && bottom <= to + 1;
    }).length;
  });
/** So much land, in pixels, says something. */
const LEAST_LAND = 96;
/** What strip, question and foot leave of the screen. */
const roomLeft = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [all = 0, ...taken] = ['.play', '.play > .lintel', '.play > .ledge', '.play > .drawers'].map(
      (box) => document.querySelector(box)?.getBoundingClientRect().height ?? 0,
    );
    return taken.reduce((left, height) => left - height, all);
  });
const top = (page: Page): Promise<number> => page.locator('.phone-table .lies').evaluate(({ scrollTop }) => scrollTop);

for (const size of SIZES) {
  test(`uprising: on a phone ${size.width} wide the table stays at the space an Agent was sent to @browser`, async ({ shell }) => {
    const sent = questions((one) => one.kind.startsWith('effects') && viewOf(one).turn.kind === 'agent' && viewOf(one).turn.space !== null);
    const page = await shown(shell, size, sent[0] as Question);
    await handOver(page, sent);
    const line = page.locator('.land-line');
    let seen = 0;
    for (const { state } of sent) {
      await page.evaluate((now) => window.showTable?.(now), state);
      await drawn(page);
      if (await line.isVisible()) {
        expect(await roomLeft(page)).toBeLessThan(LEAST_LAND);
        continue;
      }
      await expect(page.locator(`.phone-table [data-space="${(state.view as FamilyView).turn.space}"]`)).toBeInViewport({ ratio: 0.9 });
      seen += 1;
    }
    expect(seen).toBeGreaterThan(sent.length / 2);
  });

  test(`uprising: on a phone ${size.width} wide land, question and all of the hand are in sight, and each way says what it gives @browser`, async ({
    shell,
  }) => {
    const turn = questions(
      (one) => inTurn(one) && (viewOf(one).players[one.state.watching as 'seat1']?.handCards ?? []).length > 3,
    )[0] as Question;
    const page = await shown(shell, size, turn);
    const cards = page.locator('.ledge > .hand-box .card');
    await expect(page.locator('.ask .further')).toBeHidden();
    for (const card of await cards.all()) await expect(card).toBeInViewport({ ratio: 0.99 });
    await expect.poll(() => litInSight(page)).toBeGreaterThan(0);
    await page.locator('.ledge > .hand-box .card.lit[data-entity^="hand"]').first().tap();
    await expect(page.locator('.ledge > .hand-box .card.on')).toBeInViewport({ ratio: 0.99 });
    const ways = page.locator('.ask .offers > .offer');
    await expect(ways.first()).toBeVisible();
    await expect(page.locator('.ask .offers > .offer .glance .line')).toHaveCount(await ways.count());
  });

  test(`uprising: on a phone ${size.width} wide a Combat is seen as ribbons, and nothing of the board besides @browser`, async ({
    shell,
  }) => {
    const fight = questions((one) => one.kind === 'window one')[0] as Question;
    const page = await shown(shell, size, fight);
    await expect(page.locator('[data-combat] [data-ribbon]').first()).toBeInViewport({ ratio: 0.9 });
    await expect(page.locator('[data-part="emperor"] [data-space]').first()).not.toBeInViewport();
  });
}

test('uprising: a table on a phone that somebody moves stays where it is, until something else is asked @browser', async ({ shell }) => {
  const [sent, turn] = [questions((one) => one.kind === 'effects one')[0], questions(inTurn)[0]] as [Question, Question];
  const page = await shown(shell, PHONE, sent);
  await page.locator('.phone-table nav button').last().tap();
  const moved = await top(page);
  await page.setViewportSize({ width: PHONE.width, height: PHONE.height - 40 });
  await drawn(page);
  expect(await top(page)).toBe(moved);
  await page.evaluate((now) => window.showTable?.(now), turn.state);
  await expect.poll(() => litInSight(page)).toBeGreaterThan(0);
});

/** How many lines each of these stands in. */
const linesOf = (some: Locator): Promise<number[]> =>
  some.evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility())
      .map((one) => {
        const text = document.createRange();
        text.selectNodeContents(one);
        return new Set([...text.getClientRects()].map(({ top: line }) => Math.round(line))).size;
      }),
  );
test('uprising: numbers of two digits stay whole on the narrowest phone, and the latest deed hides what lies under it @browser', async ({
  shell,
}) => {
  const sent = structuredClone(questions((one) => one.kind === 'effects one')[0] as Question);
  const own = viewOf(sent).players[sent.state.watching as 'seat1'];
  Object.assign(own ?? {}, { solari: 11, spice: 12, water: 10, garrison: 12, supply: 10, intrigue: 11 });
  const page = await shown(shell, SMALL, sent, 'ko');
  const goods = page.locator('.tray .goods .num');
  await expect(goods.last()).toBeVisible();
  const lines = await linesOf(goods);
  expect(lines.length).toBeGreaterThan(3);
  expect(new Set(lines)).toEqual(new Set([1]));
  // The foot calls the hand as the question does.
  await expect(page.getByRole('button', { name: '핸드', exact: true })).toBeVisible();
  const deed = page.locator('.stage > .vs');
  await expect(deed).toBeVisible();
  // Three numbers: no fourth one for how much shines through.
  expect(await deed.evaluate((one) => getComputedStyle(one).backgroundColor)).toMatch(/^rgb\(/);
});

test('uprising: with six a phone says who is of which team, and what both have, and the whole hand lies in its drawer @browser', async ({
  shell,
}) => {
  const six = questions((one) => one.kind.startsWith('turn card') && viewOf(one).teams !== undefined)[0] as Question;
  const page = await shown(shell, PHONE, six);
  const { teams = [], players } = viewOf(six);
  for (const { commander, allies } of teams) {
    const points = [commander, ...allies].reduce((sum, id) => sum + (players[id]?.vp ?? 0), 0);
    const team = page.locator(`.strip [data-team="${commander}"]`);
    await expect(team).toBeInViewport({ ratio: 0.99 });
    await expect(team).toHaveText(String(points));
    await expect(team.locator('.em')).toHaveCount(3);
  }
  await page.getByRole('button', { name: 'Hand', exact: true }).tap();
  const boxes = await page
    .getByRole('dialog')
    .locator('.hand .im-face')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  expect(boxes.length).toBeGreaterThan(3);
  const overlaps = boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter((other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom),
  );
  expect(overlaps).toEqual([]);
});
