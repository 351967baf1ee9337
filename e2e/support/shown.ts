import type { Page } from '@playwright/test';
import { LANGUAGE_NAMES, type Language } from '../../shared/text/message.ts';
import { fakeHost } from './fake-host.ts';
import type { Question } from './questions.ts';
import { expect } from './shell.ts';

/** What the page is told of its window and its letters reaches it while it is drawn. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next));
  });

/** The page begins anew, still and in that language. */
async function begin(page: Page, language: Language): Promise<void> {
  await page.evaluate((kept) => localStorage.setItem('sietch.settings', JSON.stringify(kept)), { language, speed: 'off', sound: false });
  await page.reload();
  await expect(page.locator('.ask #question')).not.toBeEmpty();
  await drawn(page);
}

/**
 * Drawing the land takes most of the time, and what lies in it is cut at its edge and cannot cover an answer.
 * A board of cards stays, for it takes room from the answers, but its insides are not laid out.
 */
async function leaveOutLand(page: Page): Promise<void> {
  if ((await page.locator('.play.cards').count()) > 0)
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.scene { content-visibility: hidden }');
      document.adoptedStyleSheets = [sheet];
    });
  else await page.route('**/assets/*Scene-*.js', () => undefined);
}

/** The page is at a table of the host inside it. */
export async function openShown(
  page: Page,
  address: string,
  first: Question,
  { language, land }: { language: Language; land: boolean },
): Promise<void> {
  await fakeHost(page, first.state);
  await page.goto(`${address}/#/table/eyes`);
  await begin(page, language);
  if (land) return;
  await leaveOutLand(page);
  await begin(page, language);
}

/** In the settings of the table: whatever is loaded stays loaded. */
export async function speak(page: Page, language: Language): Promise<void> {
  const question = page.locator('.ask #question');
  const before = (await question.textContent()) as string;
  await page.locator('.lintel .tools > .stone:not(.foot)').last().click();
  await page.getByRole('radio', { name: LANGUAGE_NAMES[language], exact: true }).click();
  await expect(question).not.toHaveText(before);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await drawn(page);
}
