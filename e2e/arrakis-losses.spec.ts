import { speaker } from '../shared/text/speak.ts';
import { TEXTS } from '../shared/games/arrakis/text/load.ts';
import type { State } from '../shared/games/arrakis/types.ts';
import { piece } from '../shared/games/arrakis/words/counts.ts';
import { type Moment, tableAt } from './support/midgame.ts';
import { expect, test } from './support/shell.ts';
import { question, takeSeat } from './support/table.ts';

/** Several hits of a battle on somebody who has units of more than one rank. */
const isMoment = ({ task, state, answers }: Moment): boolean =>
  task['do'] === 'casualty' &&
  task['cause'] === 'battle' &&
  Number(task['left']) > 1 &&
  (state as State).battle !== null &&
  ['regular', 'elite'].every((rank) => answers().includes(rank));

test.describe('arrakis @browser', () => {
  test('arrakis: what a hit takes is chosen on the figure in the battle, or in the ledge @browser', async ({ shell }) => {
    test.setTimeout(90_000);
    const { page } = shell;
    let moment: Moment | null = null;
    const device = await shell.device();
    const table = await tableAt(device, 'arrakis', 2, (one) => {
      moment = isMoment(one) ? one : null;
      return moment !== null;
    });
    device.close();
    const { task, asked } = moment as unknown as Moment;
    const english = speaker('en', await TEXTS.en('table'));
    await page.goto(`${shell.address}/#/table/${table}`);
    await takeSeat(page, asked[0] === 'seat1' ? 0 : 1);
    const stand = page.locator('[data-stand="battle"]');
    await expect(question(page)).toContainText(`${task['left']} hits`);

    const elite = english.say(piece(task['side'] as 'harkonnen', 'elite'));
    await expect(page.locator('.ask').getByRole('button', { name: elite })).toBeVisible();
    await stand.locator('.figure.lit:visible', { hasText: elite }).first().click();
    await expect(question(page)).toContainText(Number(task['left']) > 2 ? `${Number(task['left']) - 1} hits` : '1 hit:');
  });
});
