import { expect, test } from './support/shell.ts';
import { beginWithBots, openTable, play } from './support/table.ts';

test('a game for three, two of them bots, is played to its end', async ({ shell }) => {
  test.setTimeout(300_000);
  await openTable(shell.page, { seats: 3 });
  await beginWithBots(shell.page);
  const answers = await play(shell.page);
  console.log(answers, 'answers');
  await expect(shell.page.getByRole('heading', { name: /over|won|win/i })).toBeVisible();
});
