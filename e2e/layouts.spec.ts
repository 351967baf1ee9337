import { type AnyChoices, includes } from '../shared/kernel/choices.ts';
import { GAMES } from './support/games.ts';
import { keysOfLayout, LAYOUTS, type Typed } from './support/layouts.ts';
import { type Question, questionsOf } from './support/questions.ts';
import { expect, test } from './support/shell.ts';
import { openShown } from './support/shown.ts';

interface Round {
  readonly questions: readonly Question[];
  /** What is typed for a sign, by the question's place. */
  readonly typed: readonly Readonly<Record<string, Typed>>[];
}
/** What a page did with the keys: its answers by question, in the order shown. */
type Given = readonly (unknown | null)[];

/** Runs in a page: shows every question and presses keys until it is answered. Nothing is clicked, and nothing has the focus but amounts. */
async function answerAll({ questions, typed }: Round): Promise<Given> {
  const told = async (): Promise<void> => {
    for (let step = 0; step < 3; step += 1) await new Promise((done) => setTimeout(done));
  };
  const press = (at: Element, { key, code, shiftKey = false }: Typed): void => {
    at.dispatchEvent(new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true }));
  };
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  const signOf = (offer: HTMLElement): string => offer.querySelector('.key')?.textContent ?? '';
  const given: (unknown | null)[] = [];
  for (const [at, { state }] of questions.entries()) {
    const signs = typed[at % typed.length] ?? {};
    const type = (sign: string): void => press(document.body, signs[sign] ?? { key: sign, code: `Key${sign.toUpperCase()}` });
    window.showTable?.(state);
    await told();
    const before = window.answersToHost?.length ?? 0;
    const answer = (): unknown => window.answersToHost?.[before];
    for (let tries = 0; tries < 40 && answer() === undefined; tries += 1) {
      const keyed = all('.ask .offer:enabled').filter((offer) => signOf(offer) !== '');
      const open = keyed.filter((offer) => offer.getAttribute('aria-checked') !== 'true');
      const amounts = all('.ask [role="spinbutton"]');
      const offer = open[tries % Math.max(1, open.length)];
      const amount = amounts[tries % Math.max(1, amounts.length)];
      if (all('.ask .send:enabled').length > 0) press(document.body, { key: 'Enter', code: 'Enter' });
      else if (amount && (!offer || tries % 2 === 1)) press(amount, { key: 'ArrowUp', code: 'ArrowUp' });
      else type(offer ? signOf(offer) : '1');
      await told();
    }
    given.push(answer() ?? null);
  }
  return given;
}

for (const game of GAMES)
  test(`${game.id}: keys alone answer every kind of question, on Czech, Hungarian, German, French and Korean keyboards @browser`, async ({
    shell,
  }) => {
    test.setTimeout(180_000);
    const questions = questionsOf(game.id);
    await openShown(shell.page, shell.address, questions[0] as Question, { language: 'en', land: false });
    const given = await shell.page.evaluate(answerAll, { questions, typed: LAYOUTS.map(keysOfLayout) });
    expect(given).toHaveLength(questions.length);
    const wrong = questions.filter(({ state }, at) => !includes(state.asking?.choices as AnyChoices, given[at]));
    expect(wrong.map(({ kind }) => `${kind}, ${LAYOUTS[questions.findIndex((one) => one.kind === kind) % LAYOUTS.length]?.name}`)).toEqual(
      [],
    );
  });
