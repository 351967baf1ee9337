import { about, ANY_GAME } from './support/games.ts';
import { expect, test } from './support/shell.ts';
import { beginWithBots, joinedBy, openTable, question, sitDown } from './support/table.ts';

test('who has a seat and is away is barred by keyboard: it reads so when it comes back, the seat is free, it may be let in again, and the others stay in with a new code @browser', async ({
  shell,
}) => {
  await openTable(shell.page, { seats: about(ANY_GAME, 3), name: 'Irulan' });
  const table = shell.page.url();
  const guest = await joinedBy(shell, 'Duncan');
  const other = await shell.guest();
  await other.getByRole('link', { name: 'Join' }).click();
  await sitDown(other, 'Chani');
  await beginWithBots(shell.page);
  await expect(question(guest)).toBeVisible();
  await guest.goto('about:blank');

  await shell.page.locator('.seats .seat').filter({ hasText: 'Duncan' }).click();
  await shell.page.getByRole('dialog').getByRole('link', { name: 'Guests' }).click();
  // A Leader on the cards of the table has the same name.
  await expect(shell.page.getByRole('heading', { level: 1, name: 'Guests' })).toBeVisible();
  const line = shell.page.getByRole('listitem').filter({ hasText: 'Duncan' });
  await expect(line).toContainText('Away; last here');
  const putOut = line.getByRole('button', { name: 'Put out: Duncan' });
  const ways = shell.page.getByRole('dialog', { name: 'Put out Duncan?' });
  await putOut.press('Enter');
  await ways.press('Escape');
  await expect(putOut).toBeFocused();
  await putOut.press('Enter');
  await ways.getByRole('button', { name: 'Put out and bar this device' }).press('Enter');
  await expect(shell.page.getByText('Duncan has been put out and barred.')).toBeFocused();
  await expect(line).toContainText('This device is barred.');

  await guest.goto(`${shell.address}/#join=${shell.code}`);
  await expect(guest.getByRole('heading', { name: 'You are not let in here' })).toBeVisible();
  await expect(guest.getByText('Only the host can let it in again.')).toBeVisible();
  await shell.page.getByRole('button', { name: 'Make a new code' }).press('Enter');
  const told = shell.page.getByText(/^The code is \w{5} now\.$/);
  await expect(told).toBeFocused();
  const code = /\b[0-9A-Z]{5}\b/.exec((await told.textContent()) ?? '')?.[0] ?? '';
  expect(code).not.toBe(shell.code);
  // Whoever is inside stays in, also when the page comes back with the code from before.
  await expect(question(other)).toBeVisible();
  await other.reload();
  await expect(question(other)).toBeVisible();
  await line.getByRole('button', { name: 'Let in again: Duncan' }).press('Enter');
  await expect(shell.page.getByText('Duncan may come in again with the code.')).toBeFocused();
  await expect(line).toHaveCount(0);
  await guest.goto('about:blank');
  await guest.goto(`${shell.address}/#join=${code}`);
  await expect(guest.getByRole('link', { name: 'Join' })).toBeVisible();
  await shell.page.getByRole('link', { name: 'Back to the table' }).click();
  await expect(shell.page).toHaveURL(table);
  // While Houses are chosen the chronicle lies in its drawer.
  await shell.page.getByRole('button', { name: 'Chronicle' }).click();
  await expect(shell.page.getByRole('dialog').getByText('The host has freed the seat of Duncan.').first()).toBeVisible();
});

test('whoever is put out is not let in by a code that is typed in already, and its seat is seen to be free @browser', async ({ shell }) => {
  await openTable(shell.page, { seats: about(ANY_GAME, 2), name: 'Irulan' });
  const guest = await joinedBy(shell, 'Duncan');
  await beginWithBots(shell.page);
  await expect(question(guest)).toBeVisible();

  await shell.page.locator('.seats .seat').filter({ hasText: 'Duncan' }).click();
  await shell.page.getByRole('dialog').getByRole('link', { name: 'Guests' }).click();
  await shell.page.getByRole('button', { name: 'Put out: Duncan' }).click();
  await shell.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Put out\s*The code lets it in again\.$/ })
    .click();
  await expect(shell.page.getByText('a new code keeps the door shut')).toBeFocused();
  await expect(shell.page.getByRole('button', { name: 'Make a new code' })).toBeVisible();

  await expect(guest.getByRole('heading', { name: 'You have been put out' })).toBeVisible();
  await expect(guest.getByLabel('Code on the host’s screen')).toHaveValue('');
  await guest.reload();
  await expect(guest.getByLabel('Code on the host’s screen')).toHaveValue('');

  await shell.page.getByRole('link', { name: 'Back to the table' }).click();
  await expect(shell.page.locator('.seats .seat').filter({ hasText: 'Duncan' })).toHaveCount(0);
  await expect(shell.page.locator('.seats .free')).toContainText('Open seat');
  const slab = shell.page.locator('.absent').filter({ hasText: 'Nobody plays the seat of Duncan any more.' });
  await expect(slab.getByRole('button', { name: 'Invite others' })).toBeVisible();
  await slab.getByRole('button', { name: 'Let a bot answer' }).click();
  await expect(slab).toHaveCount(0);
});
