import type { Page } from '@playwright/test';
import { LANGUAGE_NAMES, type Language } from '../../shared/text/message.ts';
import { fakeHost } from './fake-host.ts';
import type { Question } from './questions.ts';
import { expect } from './shell.ts';

declare global {
  interface Window {
    questions?: readonly Question[];
    /** Addresses of the parts that the page has asked for; the land may be left out for good. */
    askedParts?(): readonly string[];
  }
}

/** What the page is told of its window and its letters reaches it while it is drawn. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next));
  });

/** Runs in a page before its scripts. */
function listParts(): void {
  window.askedParts = () =>
    [...document.querySelectorAll<HTMLLinkElement>('head > link:is([rel="modulepreload"], [rel="stylesheet"])')]
      .map(({ href }) => href)
      .filter((href) => !/Scene-[^/]*$/.test(href));
}
/** Every part that the page has asked for has come. */
export async function arrived(page: Page): Promise<void> {
  await page.waitForFunction(() => window.askedParts?.().every((href) => performance.getEntriesByName(href).length > 0));
  await drawn(page);
}

/** Runs in a page before its scripts. */
function keepSettings(kept: object): void {
  if (location.protocol === 'http:') localStorage.setItem('sietch.settings', JSON.stringify(kept));
}
/** Runs in a page before its scripts: the insides of a board of cards are not laid out. */
function leaveOutInsides(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.cards .scene { content-visibility: hidden }');
  document.adoptedStyleSheets = [sheet];
}

/**
 * Drawing the land takes most of the time, and what lies in it is cut at its edge and cannot cover an answer.
 * A board of cards stays, for it takes room from the answers, but its insides are not laid out.
 */
async function leaveOutLand(page: Page): Promise<void> {
  await page.addInitScript(leaveOutInsides);
  // It is fetched when the table stands, which says by then whether it is one of cards.
  await page.route('**/assets/*Scene-*.js', async (route) => {
    if ((await page.locator('.play.cards').count()) > 0) await route.continue();
  });
}

/** The page is at a table of the host inside it, still and in that language. */
export async function openShown(
  page: Page,
  address: string,
  first: Question,
  { language, land }: { language: Language; land: boolean },
): Promise<void> {
  await page.addInitScript(listParts);
  await page.addInitScript(keepSettings, { language, speed: 'off', sound: false });
  if (!land) await leaveOutLand(page);
  await fakeHost(page, first.state);
  await page.goto(`${address}/#/table/eyes`);
  await expect(page.locator('.ask #question')).not.toBeEmpty();
  await drawn(page);
}

/** The page has these questions at hand (`window.questions`): handed over once, as text, which takes a tenth of the time. */
export const handOver = (page: Page, questions: readonly Question[]): Promise<void> =>
  page.evaluate((text) => {
    window.questions = JSON.parse(text);
  }, JSON.stringify(questions));

/** In the settings of the table: whatever is loaded stays loaded. */
export async function speak(page: Page, language: Language): Promise<void> {
  const question = page.locator('.ask #question');
  const before = (await question.textContent()) as string;
  await page.locator('.lintel .tools > .stone:not(.foot)').last().click();
  await page.getByRole('radio', { name: LANGUAGE_NAMES[language], exact: true }).click();
  await expect(question).not.toHaveText(before);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  // What lies under the pointer is raised.
  await page.mouse.move(0, 0);
  await drawn(page);
}
