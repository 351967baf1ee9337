import type { Page } from '@playwright/test';
import { fakeHost } from './support/fake-host.ts';
import { type Question, questionsOf } from './support/questions.ts';
import { expect, PHONE, test } from './support/shell.ts';

const SMALL = { width: 360, height: 640 };
/** The widest question of a kind, by how its name begins. */
const asking = (kind: string): Question => {
  const found = questionsOf('arrakis').find((question) => question.kind.startsWith(kind));
  if (!found) throw new Error(`Nobody was ever asked ${kind}`);
  return found;
};
async function show(page: Page, address: string, { state }: Question): Promise<void> {
  await fakeHost(page, state);
  await page.goto(`${address}/#/table/eyes`);
  await expect(page.locator('.ask #question')).not.toBeEmpty();
  await expect(page.locator('[data-area]').first()).toBeAttached();
}
const answers = (page: Page): Promise<readonly unknown[]> => page.evaluate(() => window.answersToHost ?? []);

for (const size of [PHONE, SMALL]) {
  test(`arrakis: on a phone ${size.width} wide cards that answer lie as faces between question and act @browser`, async ({ shell }) => {
    const page = await shell.guest(size);
    const prune = asking('prune');
    await show(page, shell.address, prune);
    const faces = page.locator('.ask .hand-box .card[aria-disabled="false"]');
    const of = prune.state.asking?.choices?.pick === 'some' ? prune.state.asking.choices.of : [];
    await expect(faces).toHaveCount(of.length);
    const [question, face, send] = await Promise.all(
      [page.locator('.ask #question'), faces.first(), page.locator('.ask .send')].map((one) => one.boundingBox()),
    );
    expect(question?.y).toBeLessThan(face?.y ?? 0);
    expect(face?.y).toBeLessThan(send?.y ?? 0);
    await faces.first().tap();
    await expect(faces.first()).toHaveAttribute('aria-pressed', 'true');
    await page.locator('.ask .send').tap();
    await expect.poll(() => answers(page)).toEqual([of.slice(0, 1)]);
  });

  test(`arrakis: on a phone ${size.width} wide a turn and what is put on the map keep some of the land @browser`, async ({ shell }) => {
    const page = await shell.guest(size);
    await show(page, shell.address, asking('act die+for one'));
    const land = page.locator('.stage .ground');
    for (const kind of ['act die+for one', 'put one']) {
      await page.evaluate((state) => window.showTable?.(state), asking(kind).state);
      await expect.poll(async () => (await land.boundingBox())?.height ?? 0, kind).toBeGreaterThan(60);
      await expect(land).toBeInViewport();
    }
  });
}

test('arrakis: on a phone a place has one number, on the land, on the small land and on its answer @browser', async ({ shell }) => {
  const page = await shell.guest(PHONE);
  await show(page, shell.address, asking('chooseWorms'));
  const marks = await page.locator('.ask .offer .mark').allTextContents();
  expect(marks.length).toBeGreaterThan(2);
  await expect(page.locator('.tools .answer text')).toHaveCount(marks.length);
  expect((await page.locator('.tools .answer text').allTextContents()).toSorted()).toEqual(marks.toSorted());
  // What is chosen is turned to, wherever it lies.
  await page.locator('.ask .offer').last().tap();
  const at = page.locator('[data-area][data-light="chosen"]');
  await expect(at).toHaveCount(1);
  await expect(at).toBeInViewport();
});

test('arrakis: on a phone a battle is seen while it asks for cards, and nothing lies on its odds @browser', async ({ shell }) => {
  const page = await shell.guest(PHONE);
  await show(page, shell.address, asking('combatCards amounts'));
  const arena = page.locator('.stand.whole .arena');
  await expect.poll(async () => (await arena.boundingBox())?.height ?? 0).toBeGreaterThan(120);
  const free = await page.locator('.stand.whole .odds .line').evaluate((line) => {
    const { left, right, top, bottom } = line.getBoundingClientRect();
    const lies = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
    return !lies.some((one) => one.matches('.vs, .vs *'));
  });
  expect(free).toBe(true);
});
