import { GAMES } from './support/games.ts';
import { expect, test } from './support/shell.ts';
import { beginWithBots, openTable, play, question } from './support/table.ts';

const UPRISING = GAMES.find(({ title }) => title.includes('Uprising'));

test('six play in two teams: the lobby says who is still missing, and the game is played on the other side of the board', {
  tag: '@browser',
}, async ({ shell }) => {
  test.skip(!UPRISING, 'the game is not on this shelf');
  const { page } = shell;
  if (!UPRISING) return;
  await openTable(page, { game: UPRISING, seats: 6, name: 'Chani' });
  const seats = page.getByRole('list', { name: 'Seats, in turn order' });
  await expect(seats.getByRole('listitem').first()).toContainText('Team of Muad’Dib: Commander');
  await expect(page.getByText('Still missing: Team of Shaddam Corrino IV: Ally')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Begin with 6' })).toBeDisabled();
  await beginWithBots(page);
  await expect(question(page)).toBeVisible();
  await play(page, { until: async (answers) => answers >= 12 });
  await expect(page.locator('[data-scene="uprising"]')).toBeVisible();
});
