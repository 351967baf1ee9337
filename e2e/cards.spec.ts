import type { FamilyView } from '../shared/games/imperium-family/types.ts';
import { type Question, questionsOf } from './support/questions.ts';
import { expect, test } from './support/shell.ts';
import { drawn, handOver, openShown } from './support/shown.ts';

/** A laptop, a larger one, and a television. */
const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
const FAMILY = ['imperium', 'uprising'] as const;
/** Both who plays alone and, in Uprising, the table of six; Leaders are chosen on another screen. */
const tablesOf = (game: string): readonly Question[] =>
  questionsOf(game).filter(({ state }) => !/^(leader|rivalCard)/.test(state.asking?.task.do ?? ''));

/** Runs in a page: shows every question and looks whether everything on the cards and beside them can be read. */
async function lookAtCards(): Promise<string[]> {
  const wrong = new Set<string>();
  const all = <Found extends Element = HTMLElement>(selector: string, within: ParentNode = document): Found[] =>
    [...within.querySelectorAll<Found>(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const named = (face: Element): string => face.querySelector('h3')?.textContent ?? '?';
  const meets = (one: DOMRect, other: DOMRect): boolean =>
    one.left < other.right - 1 && one.right > other.left + 1 && one.top < other.bottom - 1 && one.bottom > other.top + 1;
  /** Where a word goes on in the next line although nothing says that it does. */
  function brokenIn(element: Element): string | null {
    const text = element.firstChild;
    if (!(text instanceof Text)) return null;
    const range = document.createRange();
    let above: { readonly letter: string; readonly top: number } | null = null;
    for (let at = 0; at < text.data.length; at += 1) {
      const letter = text.data[at] as string;
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      // After a hyphen that is only seen there, the first one is empty and lies in the line above.
      const box = [...range.getClientRects()].at(-1);
      if (letter === '\u00ad' || !box || box.width === 0) continue;
      const before = text.data[at - 1] ?? '';
      if (above && box.top > above.top + 4 && !/[\u00ad\-–\s]/.test(before)) return text.data;
      above = { letter, top: box.top };
    }
    return null;
  }
  for (const { kind, state } of window.questions ?? []) {
    window.showTable?.(state);
    for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next));
    if (document.querySelector('.casting, .stage > .overlay')) continue;
    const tell = (what: string): unknown => wrong.add(`${kind}: ${what}`);
    for (const face of all('.market .im-face')) {
      const [key, price] = [face.querySelector('.kk'), face.querySelector('.cost')];
      if (key && price && meets(key.getBoundingClientRect(), price.getBoundingClientRect()))
        tell(`the key lies on the price of ${named(face)}`);
      const effect = face.querySelector('.ag');
      if (effect && effect.scrollHeight > effect.clientHeight + 1) tell(`what ${named(face)} does is cut`);
    }
    for (const word of all('.word')) {
      const broken = brokenIn(word);
      if (broken) tell(`${broken} is broken`);
    }
    for (const column of all('.play > :is(.left, .there)'))
      if (column.scrollWidth > column.clientWidth) tell(`the seats can be moved sideways, by ${column.scrollWidth - column.clientWidth}`);
    for (const fighter of all('.left .fighter')) if (all('.what', fighter).length === 0) tell('what a force is made of is not shown');
    const held = all('.ledge .hand li');
    // Five answers or more have some of the hand's room.
    if (held.length <= 6 && document.querySelectorAll('.ask .offers > *').length < 5)
      for (const name of all('.ledge .hand h3'))
        if (getComputedStyle(name.parentElement ?? name).writingMode !== 'horizontal-tb') tell(`${name.textContent} stands upright`);
    for (const goal of all('.goal')) if (goal.scrollHeight > goal.clientHeight + 1) tell(`the goal is cut: ${goal.textContent}`);
  }
  return [...wrong];
}
for (const game of FAMILY)
  test(`${game}: what lies on the table of cards can be read where there is least room`, { tag: '@browser' }, async ({ shell }) => {
    test.setTimeout(180_000);
    const { page } = shell;
    const questions = tablesOf(game);
    expect(questions.length).toBeGreaterThan(10);
    await openShown(page, shell.address, questions[0] as Question, { language: 'en', land: true });
    await handOver(page, questions);
    const [least] = WINDOWS;
    if (least) await page.setViewportSize(least);
    await drawn(page);
    expect(await page.evaluate(lookAtCards)).toEqual([]);
  });

/** Runs in a page: points at everything on the board that is not offered. @returns offers on which the reason then lies */
async function lookUnderReasons(): Promise<{ covered: string[]; seen: number }> {
  const covered: string[] = [];
  let seen = 0;
  const rest = async (): Promise<void> => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next));
  };
  for (const thing of document.querySelectorAll<HTMLElement>('.stage [data-entity].blocked')) {
    thing.focus();
    await rest();
    const why = document.querySelector('.stage .why')?.getBoundingClientRect();
    if (!why) continue;
    seen += 1;
    for (const offer of document.querySelectorAll<HTMLElement>('.stage [data-entity][aria-disabled="false"]')) {
      const { left, right, top, bottom } = offer.getBoundingClientRect();
      if (left < why.right && right > why.left && top < why.bottom && bottom > why.top)
        covered.push(`${thing.dataset['entity']}: ${offer.dataset['entity']}`);
    }
  }
  return { covered, seen };
}
test('uprising: why something is not offered is said beside what is offered', { tag: '@browser' }, async ({ shell }) => {
  const { page } = shell;
  const isTurn = ({ state }: Question): boolean =>
    state.asking?.task.do === 'turn' && !(state.view as FamilyView).teams && (state.asking.blocked as readonly unknown[]).length > 4;
  const turn = questionsOf('uprising').find(isTurn);
  expect(turn).toBeDefined();
  await openShown(page, shell.address, turn as Question, { language: 'en', land: true });
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await drawn(page);
    const { covered, seen } = await page.evaluate(lookUnderReasons);
    expect(covered).toEqual([]);
    expect(seen).toBeGreaterThan(2);
  }
});
