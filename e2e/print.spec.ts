import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from './support/processes.ts';
import type { Shell } from './support/shell.ts';
import { ANY_GAME, GAMES, PAGE_ALONE, type PlayedGame } from './support/games.ts';
import { expect, test } from './support/shell.ts';

const MILLIMETRES_PER_POINT = 25.4 / 72;

/** What the print studio writes when "Save as PDF" is pressed, in either shell. */
async function savedPdf({ page, electron }: Shell): Promise<string> {
  const file = join(freshFolder(), 'saved.pdf');
  const save = page.getByRole('button', { name: 'Save as PDF' });
  await expect(save).toBeEnabled({ timeout: 30_000 });
  if (electron) {
    await electron.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = async () => ({ canceled: false, filePath });
    }, file);
    await save.click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved:' })).toBeVisible({ timeout: 30_000 });
  } else {
    const [download] = await Promise.all([page.waitForEvent('download', { timeout: 30_000 }), save.click()]);
    expect(download.suggestedFilename()).toMatch(/^[\w-]+\.pdf$/);
    writeFileSync(file, readFileSync(await download.path()));
  }
  return file;
}
const tell = (program: string, ...args: string[]): string => execFileSync(program, args, { encoding: 'utf8' });

/** The print studio, with the sheets of a game. */
async function openStudio({ page }: Shell, game: PlayedGame): Promise<void> {
  await page.getByRole('link', { name: 'Print for the real table' }).click();
  if (GAMES.length > 1)
    await page
      .getByRole('button', { name: game.title })
      .or(page.getByRole('radio', { name: game.title }))
      .first()
      .click();
}

/** Paper size in whole millimetres. */
function paperOf(file: string): readonly [number, number] {
  const [, width = '0', height = '0'] = /Page size:\s+([\d.]+) x ([\d.]+)/.exec(tell('pdfinfo', file)) ?? [];
  return [Math.round(Number(width) * MILLIMETRES_PER_POINT), Math.round(Number(height) * MILLIMETRES_PER_POINT)];
}

test(`${ANY_GAME.id}: the reference card comes out as a true-sized PDF with its fonts in it`, async ({ shell }) => {
  test.setTimeout(240_000);
  await openStudio(shell, ANY_GAME);
  await expect(shell.page.locator('figure.big img')).toBeVisible({ timeout: 30_000 });
  await shell.page.getByRole('radiogroup', { name: 'Paper' }).getByRole('radio', { name: 'A4' }).click();
  const file = await savedPdf(shell);
  expect(paperOf(file).toSorted((a, b) => a - b)).toEqual([210, 297]);
  expect(tell('pdfinfo', file)).toMatch(/Tagged:\s+yes/);
  const fonts = tell('pdffonts', file).split('\n').slice(2).filter(Boolean);
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) expect(font).toMatch(/TrueType.*\byes\s+yes\s+yes\b/);
  const text = tell('pdftotext', '-layout', file, '-');
  expect(text.replaceAll(/\s/g, '').length).toBeGreaterThan(400);
  expect(text).not.toMatch(/[{}]|undefined|null|NaN/);
  expect(readFileSync(file).byteLength).toBeLessThan(500_000);
});

test(`${ANY_GAME.id}: another sheet is printed in Korean on Letter paper`, PAGE_ALONE, async ({ shell }) => {
  test.setTimeout(240_000);
  const { page } = shell;
  await openStudio(shell, ANY_GAME);
  await page.getByRole('radiogroup', { name: 'Language of the sheets' }).getByRole('radio', { name: '한국어' }).click();
  await page.getByRole('radiogroup', { name: 'Paper' }).getByRole('radio', { name: 'Letter' }).click();
  for (const sheet of ANY_GAME.sheets.slice(0, 2)) await page.locator('label').filter({ hasText: sheet }).first().click();
  const file = await savedPdf(shell);
  expect(paperOf(file).toSorted((a, b) => a - b)).toEqual([216, 279]);
  expect(tell('pdftotext', file, '-')).toMatch(/[\uac00-\ud7a3]{2}/);
});

const LAST = GAMES.findLast(({ hasLessons }) => hasLessons) ?? ANY_GAME;
test(`${LAST.id}: the address on its page for teaching opens its lessons, whatever was looked at last`, PAGE_ALONE, async ({ shell }) => {
  await shell.page.goto(`${shell.address}/#/learn?game=${LAST.id}`);
  await expect(shell.page.getByRole('radio', { name: LAST.title })).toBeChecked({ timeout: 30_000 });
});

test('values of one’s own that contradict the game name their field in words, and are put away again', PAGE_ALONE, async ({ shell }) => {
  const { page } = shell;
  await openStudio(shell, ANY_GAME);
  const sheet = page.locator('figure.big img');
  await expect(sheet).toBeVisible({ timeout: 30_000 });
  const choose = async (values: object): Promise<void> =>
    page
      .locator('.own input')
      .setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(values)) });
  await choose({ cards: { none: 1 } });
  await expect(page.getByRole('alert').filter({ hasText: 'cards: The data has no field of this name.' })).toBeVisible();
  await page.getByRole('button', { name: 'As in the box' }).click();
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
