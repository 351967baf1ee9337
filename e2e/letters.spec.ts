import type { Page } from '@playwright/test';
import { watchCanvases } from './support/canvas-letters.ts';
import { about, GAMES } from './support/games.ts';
import { smallLetters } from './support/letters.ts';
import { expect, test } from './support/shell.ts';
import { openTable } from './support/table.ts';

/** From its next load on the page knows which of its letters are too small. */
async function measure(page: Page): Promise<void> {
  await page.addInitScript(watchCanvases);
  await page.addInitScript({ content: `window.smallLetters = ${smallLetters};` });
  await page.reload();
}
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    return window.smallLetters?.() ?? ['Nobody looks at letters'];
  });

test('letters that are too small are found, on a canvas drawn on another one as well @browser', async ({ shell }) => {
  const { page } = shell;
  await measure(page);
  await page.evaluate(async () => {
    const [paper, sheet] = [document.createElement('canvas'), document.createElement('canvas')];
    for (const one of [paper, sheet]) one.width = one.height = 200;
    document.body.append(sheet);
    const [pen, brush] = [paper.getContext('2d'), sheet.getContext('2d')];
    if (!pen || !brush) return;
    pen.font = '20px sans-serif';
    pen.fillText('far', 20, 40);
    brush.scale(0.5, 0.5);
    brush.drawImage(paper, 0, 0);
    brush.font = '26px sans-serif';
    brush.fillText('near', 20, 140);
  });
  expect((await tooSmall(page)).filter((why) => why.includes('canvas'))).toEqual(['On a canvas "far" is 10.0 px']);
});

test('no letter of a lobby is smaller than 12 pixels, whatever is played @browser', async ({ shell }) => {
  test.setTimeout(120_000);
  const { page } = shell;
  await measure(page);
  for (const game of GAMES) {
    await openTable(page, { game, seats: about(game, 6) });
    expect(await tooSmall(page), game.id).toEqual([]);
    await page.getByRole('button', { name: 'Options' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await tooSmall(page), `${game.id}, options`).toEqual([]);
    await page.evaluate(() => {
      location.hash = '/';
    });
    await expect(page.locator('.menu').first()).toBeVisible();
  }
});

test('no letter of a decided Conflict is smaller than 12 pixels @browser', async ({ shell }) => {
  const { page } = shell;
  // Both editions of Dune: Imperium have one scene.
  await page.goto(`${shell.address}/gallery.html?game=uprising&state=decided&motion=1`);
  await measure(page);
  for (const beat of ['gather', 'cards', 'won']) {
    await expect(page.locator(`[data-overlay="conflict"][data-beat="${beat}"]`)).toBeVisible();
    expect(await tooSmall(page), beat).toEqual([]);
  }
});
