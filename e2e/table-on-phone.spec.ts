import type { FamilyView } from '../shared/games/imperium-family/types.ts';
import { fakeHost } from './support/fake-host.ts';
import { ANY_GAME, GAMES } from './support/games.ts';
import { type Question, questionsOf } from './support/questions.ts';
import { expect, LAPTOP, PHONE, test } from './support/shell.ts';
import { drawn, openShown } from './support/shown.ts';

const SMALL = { width: 360, height: 640 };

declare global {
  interface Window {
    /** Areas that the line over the land has named, one after the other, and whether the map showed each of them by then. */
    toldWithSight?: { readonly area: string; readonly inSight: boolean }[];
  }
}
/** Areas of wormsigns that were turned up, in their order. */
const areasOf = ({ state }: Question): readonly string[] =>
  state.heard.flatMap(({ event }) => (event.type === 'wormsignTurned' && 'at' in event ? [String(event['at'])] : []));
/** Runs in a page: writes down which area the line over the land names, when it goes on to the next. */
function noteWhatIsTold(): void {
  const areaOf = (text: string): string => /\(([^)]+)\)/.exec(text)?.[1]?.toLowerCase().replaceAll(' ', '-') ?? '';
  const told: { area: string; inSight: boolean }[] = [];
  window.toldWithSight = told;
  let before = '';
  const stage = document.querySelector('.stage') as Element;
  new MutationObserver(() => {
    const now = areaOf(document.querySelector('.vs span')?.textContent ?? '');
    if (now === before) return;
    const [box, spot] = [stage, document.querySelector(`[data-area="${before}"]`)].map((one) => one?.getBoundingClientRect());
    const middle = spot && { x: spot.left + spot.width / 2, y: spot.top + spot.height / 2 };
    const inSight = !!box && !!middle && middle.x > box.left && middle.x < box.right && middle.y > box.top && middle.y < box.bottom;
    if (before) told.push({ area: before, inSight });
    before = now;
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

// A laptop has a place for it, which is the same for every game.
for (const { id } of GAMES)
  for (const [device, size] of Object.entries(id === ANY_GAME.id ? { phone: PHONE, laptop: LAPTOP } : { phone: PHONE }))
    test(`${id}: the chronicle has its lines on a ${device} @browser`, async ({ shell }) => {
      const [told] = questionsOf(id).toSorted((one, other) => other.state.heard.length - one.state.heard.length);
      if (!told) throw new Error('Nothing was ever told');
      const page = await shell.guest(size);
      await fakeHost(page, told.state);
      await page.goto(`${shell.address}/#/table/eyes`);
      await expect(page.locator('.ask #question')).not.toBeEmpty();
      const button = page.getByRole('button', { name: 'Chronicle' });
      const menu = page.getByRole('button', { name: 'Table menu' });
      // Where the chronicle has no place of its own, its button comes with the rest of the page.
      await expect(async () => {
        if ((await page.getByRole('dialog').count()) === 0 && (await menu.isVisible())) await menu.click({ timeout: 2_000 });
        if ((await page.locator('dialog .log').count()) === 0 && (await button.isVisible())) await button.click({ timeout: 2_000 });
        await expect(page.locator('.log li:not(.heading) > span').last()).toBeInViewport({ timeout: 2_000 });
      }).toPass({ timeout: 20_000 });
    });

test('whoever taps twice answers once @browser', async ({ shell }) => {
  const [first, second] = questionsOf(ANY_GAME.id).filter(({ kind }) => kind.endsWith(' one'));
  if (!first || !second) throw new Error('There are not two questions');
  const page = await shell.guest(PHONE);
  await fakeHost(page, first.state);
  await page.goto(`${shell.address}/#/table/eyes`);
  const answer = page.locator('.ask .offer').first();
  await expect(answer).toBeVisible();
  const sent = (): Promise<number> => page.evaluate(() => window.sentToHost?.filter((name) => name === 'answer').length ?? 0);
  // The next question comes under the finger that is on its way.
  const there = await page.evaluate((state) => {
    window.showTable?.(state);
    return new Promise<{ x: number; y: number }>((done) =>
      requestAnimationFrame(() => {
        const { left, top, width, height } = (document.querySelector('.ask .offer') as Element).getBoundingClientRect();
        const at = { x: left + width / 2, y: top + height / 2 };
        (document.elementFromPoint(at.x, at.y) as HTMLElement).click();
        done(at);
      }),
    );
  }, second.state);
  expect(await sent()).toBe(0);
  await expect(page.locator('.ask.unread')).toHaveCount(0);
  await page.mouse.click(there.x, there.y);
  await expect.poll(sent).toBe(1);
});

for (const id of ['dice', 'adventure'])
  test(`${id}: on a phone one tap brings the board nearer, with what is asked about in sight, and another one shows all of it @browser`, async ({
    shell,
  }) => {
    const questions = questionsOf(id);
    const page = await shell.guest(PHONE);
    await openShown(page, shell.address, questions[0] as Question, { language: 'en', land: true });
    const sign = page.locator('.stage .sign');
    const places = page.locator('.ground [aria-disabled="false"]');
    for (const { state } of questions) {
      await page.evaluate((shown) => window.showTable?.(shown), state);
      await drawn(page);
      if ((await sign.isVisible()) && (await places.count()) > 0) break;
    }
    const widths = () =>
      page.locator('.ground').evaluate((ground) => ({
        board: ground.querySelector('.scene')?.getBoundingClientRect().width ?? 0,
        window: ground.getBoundingClientRect().width,
      }));
    const all = await widths();
    expect(all.board).toBe(all.window);
    await expect(sign).toHaveAccessibleName('Bring the board nearer');
    await sign.tap();
    await expect(sign).toHaveAccessibleName('See the whole board');
    expect((await widths()).board).toBeGreaterThan(1.9 * all.window);
    await expect(places.first()).toBeInViewport({ ratio: 0.5 });
    await sign.tap();
    await expect.poll(widths).toEqual(all);
  });

test('what has no room comes with a press on the sign that names it, and stays @browser', async ({ shell }) => {
  const questions = questionsOf('imperium');
  const page = await shell.guest(SMALL);
  await openShown(page, shell.address, questions[0] as Question, { language: 'en', land: false });
  const sign = page.locator('.ask .further');
  for (const { state } of questions) {
    await page.evaluate((shown) => window.showTable?.(shown), state);
    await drawn(page);
    if (await sign.isVisible()) break;
  }
  const named = await sign.textContent();
  await sign.tap();
  await drawn(page);
  const now = (await sign.isVisible()) ? await sign.textContent() : '';
  expect(now).not.toBe(named);
  const boxes = page.locator('.ask > .offers, .ledge > .hand-box, .ledge > .hand-box ul');
  expect(await boxes.evaluateAll((all) => all.some(({ scrollTop, scrollLeft }) => scrollTop + scrollLeft > 0))).toBe(true);
});

/** The least that can be read at arm's length, in CSS pixels. */
const LEGIBLE = 11;
for (const size of [PHONE, SMALL])
  test(`imperium: the table can be read on a phone ${size.width} wide, and a tap tells the Conflict and the points @browser`, async ({
    shell,
  }) => {
    const turn = questionsOf('imperium').find(({ kind }) => kind.startsWith('turn'));
    if (!turn) throw new Error('Nobody ever had a turn');
    const page = await shell.guest(size);
    await fakeHost(page, turn.state);
    await page.goto(`${shell.address}/#/table/eyes`);
    const strip = page.locator('.phone-table .strip');
    const line = page.getByRole('button', { name: 'See the table' });
    await expect(strip).toBeAttached();
    await expect(strip.or(line).filter({ visible: true }).first()).toBeVisible();
    if (await line.isVisible()) await line.tap();
    await expect(strip).toBeInViewport();
    const letters = await page
      .locator('.phone-table .sp .text > b')
      .evaluateAll((names) => names.map((name) => Number.parseFloat(getComputedStyle(name).fontSize)));
    expect(Math.min(...letters)).toBeGreaterThanOrEqual(LEGIBLE);
    await strip.tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('.rewards')).toBeInViewport();
    await expect(dialog.locator('.points li')).toHaveCount((turn.state.view as FamilyView).order.length);
  });

test('imperium: on a small phone a card is picked before it is bought, under the sums of the Reveal turn @browser', async ({ shell }) => {
  const reveal = questionsOf('imperium').find(({ state }) => {
    const { turn, viewer } = state.view as FamilyView;
    return turn.kind === 'reveal' && turn.of === viewer && turn.persuasion > 2;
  });
  if (!reveal) throw new Error('Nobody ever had Persuasion');
  const page = await shell.guest(SMALL);
  await fakeHost(page, reveal.state);
  await page.goto(`${shell.address}/#/table/eyes`);
  const sent = (): Promise<number> => page.evaluate(() => window.sentToHost?.filter((name) => name === 'answer').length ?? 0);
  await expect(page.locator('.ask .sum').first()).toBeInViewport({ ratio: 1 });
  await page.locator('.ask .ware .lit').first().tap();
  const buy = page.getByRole('button', { name: /^Buy / });
  await expect(buy).toBeInViewport();
  expect(await sent()).toBe(0);
  await page.getByRole('button', { name: 'Table menu' }).tap();
  await page.getByRole('button', { name: 'See the table' }).tap();
  await expect(page.locator('.phone-table .lies')).toBeVisible();
  await page.getByRole('button', { name: 'To the question' }).tap();
  if (!(await buy.isVisible())) await page.locator('.ask .ware .lit').first().tap();
  await buy.tap();
  // A card that can be taken in several ways asks for one of them, in the place of the others.
  const others = page.locator('.ask .wares');
  await expect.poll(async () => (await sent()) === 1 || (await others.count()) === 0).toBe(true);
  if ((await sent()) === 0) await page.locator('.ask .offers .offer').first().tap();
  await expect.poll(sent).toBe(1);
});

test.describe('with motion', () => {
  test.use({ motion: true });
  for (const size of [PHONE, SMALL])
    test(`arrakis: on a phone ${size.width} wide the map goes to each area that the desert has struck, and tells what happened there @browser`, async ({
      shell,
    }) => {
      const struck = questionsOf('arrakis').find(({ kind }) => kind.startsWith('wormFrom'));
      const areas = struck ? areasOf(struck) : [];
      expect(areas.length).toBeGreaterThan(2);
      const { state } = struck as Question;
      const page = await shell.guest(size);
      await fakeHost(page, { ...state, heard: [] });
      await page.goto(`${shell.address}/#/table/eyes`);
      await expect(page.locator('[data-area]').first()).toBeAttached();
      await page.evaluate(noteWhatIsTold);
      await page.evaluate((shown) => window.showTable?.(shown), state);
      // The last of them stays; each of the others has been in sight when the next one is told.
      const told = () => page.evaluate((all) => (window.toldWithSight ?? []).filter(({ area }) => all.includes(area)), areas);
      await expect.poll(async () => (await told()).map(({ area }) => area), { timeout: 60_000 }).toEqual(areas.slice(0, -1));
      expect((await told()).filter(({ inSight }) => !inSight)).toEqual([]);
    });
});
