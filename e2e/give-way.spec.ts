import { LANGUAGES } from '../shared/text/message.ts';
import { GAMES } from './support/games.ts';
import { type Question, questionsOf } from './support/questions.ts';
import { expect, test } from './support/shell.ts';
import { arrived, drawn, handOver, openShown, speak } from './support/shown.ts';

/** Runs in a page: shows all of them, the last one first if `turned`, and says of each how far land and foot gave way, how many answers are out of sight, and where the answers are scrolled to. */
async function placesOf(turned: boolean): Promise<Record<string, string>> {
  const told = async (): Promise<void> => {
    for (let step = 0; step < 24; step += 1) await Promise.resolve();
  };
  const found: Record<string, string> = {};
  const questions = window.questions as readonly Question[];
  for (const { kind, state } of turned ? questions.toReversed() : questions) {
    window.showTable?.(state);
    await told();
    const sign = document.querySelector('.ask .further');
    const boxes = [...document.querySelectorAll('.ledge, .ask .offers, .ledge .hand-box, .ledge .hand-box ul')];
    found[kind] = [
      document.querySelector<HTMLElement>('.play')?.dataset['way'],
      sign?.checkVisibility() ? sign.textContent : 'all in sight',
      ...boxes.map(({ scrollTop, scrollLeft }) => `${scrollTop} ${scrollLeft}`),
    ].join('; ');
    // Somebody looks through the answers before the next question comes.
    for (const box of boxes) box.scrollTo({ top: 60, left: 60 });
  }
  return found;
}

// Both editions of Dune: Imperium have one table; the later one asks more.
for (const game of GAMES.filter(({ id }) => id !== 'imperium'))
  test(`${game.id}: on a phone the answers lie the same way, whatever was shown before @browser`, async ({ shell }) => {
    const questions = questionsOf(game.id);
    const page = await shell.guest({ width: 390, height: 844 });
    await openShown(page, shell.address, questions[0] as Question, { language: 'en', land: false });
    await handOver(page, questions);
    // Whatever comes late has come.
    await page.evaluate(placesOf, false);
    await arrived(page);
    const first = await page.evaluate(placesOf, false);
    expect(await page.evaluate(placesOf, true)).toEqual(first);
    for (const language of [LANGUAGES[1], LANGUAGES[0]] as const) await speak(page, language);
    expect(await page.evaluate(placesOf, false)).toEqual(first);
    // And on its side in between.
    for (const [width, height] of [
      [844, 390],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await drawn(page);
    }
    expect(await page.evaluate(placesOf, true)).toEqual(first);
  });
