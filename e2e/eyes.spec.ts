import { LANGUAGES, type Language } from '../shared/text/message.ts';
import { GAMES } from './support/games.ts';
import { type Question, questionsOf } from './support/questions.ts';
import { expect, LAPTOP, test } from './support/shell.ts';
import { drawn, handOver, openShown, speak } from './support/shown.ts';
import type { Sight } from './support/whole.ts';

interface Size extends Sight {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Factor on every text, as the settings have it. */
  readonly text: number;
}
const LARGEST = 1.3;
const laptop = (width: number, height: number): Size => ({ name: `${width}x${height}`, width, height, text: 1, finger: false, all: true });
const phone = (width: number, height: number, text = 1): Size => ({
  name: `${width}x${height}${text > 1 ? ', largest text' : ''}`,
  width,
  height,
  text,
  finger: true,
  all: false,
});
const SIZES = [laptop(1280, 800), laptop(1366, 768), phone(390, 844), phone(360, 640), phone(360, 640, LARGEST), phone(844, 390)];
/**
 * Other languages than the first differ in how long they say it: they are looked at where there is least room for words.
 * What is whole there is whole in the sizes that have more: as narrow as one laptop and as low as the other, and on a phone
 * upright with the largest text and on its side.
 */
const TIGHT = [laptop(1280, 768), phone(360, 640, LARGEST), phone(844, 390)];

interface Round {
  readonly sight: Sight;
  /** Whether the size of the letters is looked at too. */
  readonly letters: boolean;
}
/** Runs in a page: shows every question once and looks at it; what is taken up first is taken up, and looked at again. */
async function lookAtAll({ sight, letters }: Round): Promise<string[]> {
  if (!window.askedParts) return ['Nobody knows what the page has asked for'];
  const parts = window.askedParts;
  let known = 0;
  const pause = (): Promise<unknown> => new Promise((done) => setTimeout(done));
  /** Everything follows without a pause, in which the page would be drawn: that takes ten times as long. Only parts that are still to be loaded need one. */
  const told = async (): Promise<void> => {
    for (let step = 0; step < 24; step += 1) await Promise.resolve();
    while (parts().length > known) {
      known = parts().length;
      while (parts().some((href) => performance.getEntriesByName(href).length === 0)) await pause();
      for (let step = 0; step < 4; step += 1) await pause();
    }
  };
  const wrong: string[] = [];
  /** Letters shrink with the room a table has: each room is looked at once, and every eighth question besides. */
  const rooms = new Set<string>();
  let looks = 0;
  /** Nothing on a board is on its way, its names have the size that is theirs at rest, and it has been drawn since. */
  const rest = async (): Promise<void> => {
    const frame = (): Promise<unknown> => new Promise((next) => requestAnimationFrame(next));
    const settled = (): boolean => window.__sietchBoard?.isStill() !== false && document.querySelector('.stage [data-unsettled]') === null;
    for (let drawn = 0; drawn < 3 || (drawn < 60 && !settled()); drawn += 1) await frame();
    for (let drawn = 0; drawn < 2; drawn += 1) await frame();
  };
  const read = async (kind: string): Promise<void> => {
    const { width = 0, height = 0 } = document.querySelector('.stage')?.getBoundingClientRect() ?? {};
    const room = `${Math.round(width)}x${Math.round(height)}`;
    looks += 1;
    if (rooms.has(room) && looks % 8 !== 0) return;
    rooms.add(room);
    await rest();
    wrong.push(...(window.smallLetters?.() ?? ['Nobody looks at letters']).map((why) => `${kind}: ${why}`));
  };
  const look = async (kind: string): Promise<void> => {
    await told();
    wrong.push(...(window.notWhole?.(sight) ?? []).map((why) => `${kind}: ${why}`));
    if (letters) await read(kind);
  };
  if (!window.questions) return ['There is nothing to look at'];
  for (const { kind, state } of window.questions) {
    window.showTable?.(state);
    await look(kind);
    const first = document.querySelector<HTMLElement>('.ask .offer[aria-haspopup="true"], .hand .card.lit[data-entity^="hand"]');
    if (!first) continue;
    first.click();
    await look(`${kind}, begun`);
  }
  return wrong;
}

/** The land is drawn for the first language alone. */
const PARTS: readonly (readonly Language[])[] = [LANGUAGES.slice(0, 1), LANGUAGES.slice(1)];

for (const game of GAMES)
  for (const finger of [false, true])
    for (const languages of PARTS) {
      const [first] = languages as [Language];
      const sizes = languages === PARTS[0] ? SIZES : TIGHT;
      const title = `${game.id}: every question and its answers are whole ${finger ? 'on phones' : 'on laptops'} (${languages.join(', ')}) @browser`;
      test(title, async ({ shell }) => {
        // Thousands of looks: each language has its own time, so that a busy machine fails nothing.
        test.setTimeout(90_000 * (languages.length + 1));
        const questions = questionsOf(game.id);
        const page = finger ? await shell.guest({ width: 390, height: 844 }) : shell.page;
        await openShown(page, shell.address, questions[0] as Question, { language: first, land: languages === PARTS[0] });
        await handOver(page, questions);
        const wrong: string[] = [];
        for (const language of languages) {
          if (language !== first) await speak(page, language);
          for (const { name, width, height, text, ...sight } of sizes.filter((size) => size.finger === finger)) {
            await page.setViewportSize({ width, height });
            await page.evaluate((factor) => document.documentElement.style.setProperty('--size', String(factor)), text);
            await drawn(page);
            const found = await page.evaluate(lookAtAll, {
              sight,
              letters: text === 1 && width === LAPTOP.width && height === LAPTOP.height && language === LANGUAGES[0],
            });
            wrong.push(...found.map((what) => `${language}, ${name}, ${what}`));
          }
          await page.evaluate((factor) => document.documentElement.style.setProperty('--size', String(factor)), 1);
        }
        expect(wrong).toEqual([]);
      });
    }
