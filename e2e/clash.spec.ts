import type { Locator } from '@playwright/test';
import { expect, LAPTOP, PHONE, test } from './support/shell.ts';

/** Where something lies. */
const box = async (one: Locator): Promise<{ x: number; y: number; width: number; height: number }> => {
  const found = await one.boundingBox();
  if (!found) throw new Error(`${one} lies nowhere`);
  return found;
};
const SMALL = { width: 360, height: 640 };

test.describe('scenes of fights @browser', () => {
  for (const [device, size] of Object.entries({ laptop: LAPTOP, phone: PHONE, small: SMALL })) {
    test.describe(device, () => {
      test.use({ setting: { botDelay: 0, language: 'en-GB', size } });

      test('a fight that waited for an answer still tells its rounds, and going on lies apart from skipping', async ({ shell }) => {
        const { page } = shell;
        await page.goto(`${shell.address}/gallery.html?game=adventure&part=fight&fight=5&motion=4`);
        const rows = page.locator('.fight .past li');
        await expect(rows.filter({ hasText: '6 : 6' })).toBeVisible();
        expect(await rows.locator('.line').allInnerTexts()).toEqual([
          expect.stringMatching(/^1\s*5 : 6$/),
          expect.stringMatching(/^−2$/),
          expect.stringMatching(/^2\s*=\s*6 : 6$/),
        ]);
        const skip = await box(page.getByRole('button', { name: 'Skip' }));
        await page.getByRole('button', { name: 'Skip' }).click();
        const on = await box(page.getByRole('button', { name: 'Continue' }));
        expect(skip.x + skip.width, 'a second press on Skip hits nothing').toBeLessThanOrEqual(on.x);
        expect(on.y + on.height).toBeLessThanOrEqual(size.height);
      });

      test('a side’s name stands nearer to its number than to the other’s, and losses have their reason', async ({ shell }) => {
        const { page } = shell;
        await page.goto(`${shell.address}/gallery.html?game=dice&part=battle&state=big&motion=0`);
        await expect(page.getByRole('button', { name: 'Continue' })).toBeInViewport({ ratio: 1 });
        await expect(page.locator('.losses')).toContainText('wins and spends what lay in the fist: 3 troops, Liet Kynes.');
        await expect(page.locator('.losses')).toContainText('is beaten and loses the fist and every troop there: 7 troops, Esmar Tuek.');
        const { attack, defence } = await page.evaluate(() => {
          const middle = (selector: string): readonly [number, number] => {
            const { left, top, width, height } = (document.querySelector(selector) as Element).getBoundingClientRect();
            return [left + width / 2, top + height / 2];
          };
          const far = (a: readonly [number, number], b: readonly [number, number]) => Math.hypot(a[0] - b[0], a[1] - b[1]);
          const numbers = [...document.querySelectorAll('.strength')].map((one, at) => {
            one.id = `number-${at}`;
            return middle(`#number-${at}`);
          });
          const [first, second] = numbers as [readonly [number, number], readonly [number, number]];
          const of = (role: string, own: readonly [number, number], other: readonly [number, number]) => ({
            own: far(middle(`.side.${role} b`), own),
            other: far(middle(`.side.${role} b`), other),
          });
          return { attack: of('attack', first, second), defence: of('defence', second, first) };
        });
        expect(attack.own).toBeLessThan(attack.other);
        expect(defence.own).toBeLessThan(defence.other);
      });
    });
  }
});
