import { fakeHost } from './support/fake-host.ts';
import { ANY_GAME, GAMES } from './support/games.ts';
import { questionsOf } from './support/questions.ts';
import { expect, LAPTOP, PHONE, test } from './support/shell.ts';

for (const { id } of GAMES)
  for (const [device, size] of Object.entries({ phone: PHONE, laptop: LAPTOP }))
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
