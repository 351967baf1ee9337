import { loadavg } from 'node:os';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { GAMES, type PlayedGame } from '../../../e2e/support/games.ts';
import { type House, type Opened, openHouse } from '../../../e2e/support/house.ts';
import { awaitedPhone } from '../../../e2e/support/load.ts';
import { markOf } from '../../../e2e/support/mark.ts';
import { freshFolder } from '../../../e2e/support/processes.ts';
import { findChromium } from '../check/tools.ts';
import { percentile } from './host.ts';

/** How long a person waits, in milliseconds. */
export interface TapBench {
  readonly taps: number;
  /** From a tap to the first frame in which it can be seen: the answer is on its way, chosen, or done. 95 of 100 are no slower. */
  readonly sign: number;
  /** To the first frame in which the question or what is lit has changed. 95 of 100 are no slower. */
  readonly effect: number;
  /** From a click on "Play against bots now" to the first question, each time. */
  readonly begin: readonly number[];
  /** Of the machine meanwhile. */
  readonly load: number;
}
const PHONE = { width: 390, height: 844 };
const TAPS = 60;
const BEGINNINGS = 5;
/** Nobody waits longer for a first question. */
const LONGEST_MS = 60_000;
/** Answers that have just come take no tap for so long. */
const UNREAD_MS = 450;

interface Tap {
  sign?: number;
  effect?: number;
}
declare global {
  interface Window {
    __sietchMark?: typeof markOf;
    __sietchTaps?: Tap[];
  }
}
/** Runs in the page before its scripts: notes for every tap on an answer when it shows. */
function noteTaps(device: string): void {
  if (location.protocol !== 'http:') return;
  if (!localStorage.getItem('sietch.device')) localStorage.setItem('sietch.device', device);
  const taps: Tap[] = [];
  window.__sietchTaps = taps;
  const ANSWERS = '.ask :is(.offer, .send, .step > .stone), .tray .die';
  const looksOf = (answer: Element): string =>
    answer.isConnected
      ? `${answer.className} ${['aria-busy', 'aria-checked', 'aria-pressed'].map((name) => answer.getAttribute(name))}`
      : '';
  addEventListener(
    'click',
    (event) => {
      const answer = (event.target as Element).closest(ANSWERS);
      const mark = window.__sietchMark;
      if (!answer || !mark) return;
      const [before, looks, tap] = [mark(''), looksOf(answer), {} as Tap];
      taps.push(tap);
      const look = (): void => {
        const now = performance.now() - event.timeStamp;
        const isDone = mark(before) !== '';
        if (isDone || looksOf(answer) !== looks) tap.sign ??= now;
        if (isDone) tap.effect = now;
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    true,
  );
}

async function pageOf(browser: Browser, url: string, device: string, size: typeof PHONE, isPhone: boolean): Promise<Page> {
  // The browser's own switch would not do: a context says by itself whether things move.
  const context = await browser.newContext({ viewport: size, locale: 'en', reducedMotion: 'reduce', hasTouch: isPhone, isMobile: isPhone });
  await context.addInitScript(noteTaps, device);
  await context.addInitScript({ content: `window.__sietchMark = ${markOf}` });
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

/** The first that is there to be tapped, of the first kind that is. */
async function firstOf(...kinds: readonly Locator[]): Promise<Locator | undefined> {
  for (const kind of kinds) if (await kind.first().isVisible()) return kind.first();
  return undefined;
}
/** Taps on one answer after the other, as a finger does, and chooses parts of an answer until it can be sent. */
async function tapOn(page: Page): Promise<readonly Tap[]> {
  // What shows that it is on its way is tapped no second time.
  const send = page.locator('.ask .send.spice:enabled:not([aria-busy])');
  // Dice are chosen in the tray; their stones on the ledge are for keys and screen readers.
  const answers = page.locator('.ask .offer:enabled:not([aria-checked="true"], [aria-busy], .unseen *), .tray .die[aria-pressed="false"]');
  const more = page.locator('.ask .step > .stone:last-child:enabled');
  // What is listed on request only is no answer yet; nothing at all is one where no part can be chosen.
  const wanted = [send, answers, page.locator('.ask .all'), more, page.locator('.ask .send:enabled:not([aria-busy])')];
  const count = (): Promise<number> => page.evaluate(() => window.__sietchTaps?.length ?? 0);
  for (let tries = 0; tries < 4 * TAPS && (await count()) < TAPS; tries += 1) {
    await page.waitForTimeout(UNREAD_MS);
    const target = await firstOf(...wanted);
    if (await page.locator('.stage > .overlay').isVisible()) await page.keyboard.press('Escape');
    // What goes away under the finger (TimeoutError) is not tapped.
    else await target?.tap({ timeout: 1_000 }).catch(() => undefined);
  }
  return page.evaluate(() => window.__sietchTaps ?? []);
}

/** Clicks "Play against bots now" again and again. @returns milliseconds until the question is there, each time */
async function beginAgain(page: Page, game: PlayedGame): Promise<readonly number[]> {
  const times: number[] = [];
  for (let time = 0; time < BEGINNINGS; time += 1) {
    await page.evaluate(() => {
      location.hash = '/new';
    });
    await page.getByRole('radio', { name: game.title, exact: true }).click();
    const button = page.locator('button[type="submit"].spice');
    await button.waitFor();
    await page.waitForTimeout(500);
    times.push(
      await button.evaluate(
        (element, longest) =>
          new Promise<number>((done, fail) => {
            const began = performance.now();
            const look = (): void => {
              const now = performance.now() - began;
              if (document.querySelector('.ask.asked #question')?.textContent?.trim()) done(now);
              else if (now > longest) fail(new Error(`No question after ${longest} ms`));
              else requestAnimationFrame(look);
            };
            (element as HTMLElement).click();
            requestAnimationFrame(look);
          }),
        LONGEST_MS,
      ),
    );
  }
  return times;
}
const p95 = (times: readonly (number | undefined)[]): number =>
  percentile(
    times.filter((time) => time !== undefined),
    0.95,
  );
const openAt = (house: House, seed: string): Promise<Opened> => house.open({ folder: freshFolder(), port: 0, botDelayMs: 0, seed });

/** A phone at a game against bots, and a window where games begin, both without motion. Needs a browser. */
export async function benchTaps(game: string): Promise<TapBench> {
  const played = GAMES.find(({ id }) => id === game);
  const executablePath = findChromium();
  if (!played || executablePath === null)
    throw new Error('How long a tap takes is measured in a Chromium: install it, or name it in SIETCH_CHROMIUM');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const house = openHouse();
  const host = await openAt(house, `taps ${game}`);
  const { link, device } = await awaitedPhone(host, played, `taps ${game}`);
  const taps = await tapOn(await pageOf(browser, link, device, PHONE, true));
  const begin = await beginAgain(await pageOf(browser, host.hostLink, `${device}w`, { width: 1280, height: 800 }, false), played);
  await browser.close();
  await house.end();
  return {
    taps: taps.length,
    sign: p95(taps.map(({ sign }) => sign)),
    effect: p95(taps.map(({ effect }) => effect)),
    begin,
    load: loadavg()[0] ?? 0,
  };
}
