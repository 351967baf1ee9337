import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from './support/processes.ts';
import type { Shell } from './support/shell.ts';
import { expect, test } from './support/shell.ts';

const MILLIMETRES_PER_POINT = 25.4 / 72;

/** What the print studio writes when "Save as PDF" is pressed, in either shell. */
async function savedPdf({ page, electron }: Shell): Promise<string> {
  const file = join(freshFolder(), 'saved.pdf');
  const save = page.getByRole('button', { name: 'Save as PDF' });
  await expect(save).toBeEnabled({ timeout: 30_000 });
  if (electron) {
    await electron.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = (async () => ({ canceled: false, filePath })) as typeof dialog.showSaveDialog;
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

/** Paper size in whole millimetres. */
function paperOf(file: string): readonly [number, number] {
  const [, width = '0', height = '0'] = /Page size:\s+([\d.]+) x ([\d.]+)/.exec(tell('pdfinfo', file)) ?? [];
  return [Math.round(Number(width) * MILLIMETRES_PER_POINT), Math.round(Number(height) * MILLIMETRES_PER_POINT)];
}

test('the reference card comes out as a true-sized PDF with its fonts in it', async ({ shell }) => {
  test.setTimeout(120_000);
  await shell.page.getByRole('link', { name: 'Print for the real table' }).click();
  await expect(shell.page.locator('figure.big img')).toBeVisible({ timeout: 30_000 });
  await shell.page.getByRole('radiogroup', { name: 'Paper' }).getByRole('radio', { name: 'A4' }).click();
  const file = await savedPdf(shell);
  expect(paperOf(file).toSorted((a, b) => a - b)).toEqual([210, 297]);
  expect(tell('pdfinfo', file)).toMatch(/Tagged:\s+yes/);
  const fonts = tell('pdffonts', file).split('\n').slice(2).filter(Boolean);
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) expect(font).toMatch(/TrueType.*\byes\s+yes\s+yes\b/);
  expect(tell('pdftotext', '-layout', file, '-')).toMatch(/storm/i);
  expect(readFileSync(file).byteLength).toBeLessThan(500_000);
});

test('House cards are printed in Korean on Letter paper', async ({ shell }) => {
  test.setTimeout(120_000);
  const { page } = shell;
  await page.getByRole('link', { name: 'Print for the real table' }).click();
  await page.getByRole('radiogroup', { name: 'Language of the sheets' }).getByRole('radio', { name: '한국어' }).click();
  await page.getByRole('radiogroup', { name: 'Paper' }).getByRole('radio', { name: 'Letter' }).click();
  for (const sheet of ['A turn in ten steps', 'House cards']) await page.locator('label').filter({ hasText: sheet }).first().click();
  const file = await savedPdf(shell);
  expect(paperOf(file).toSorted((a, b) => a - b)).toEqual([216, 279]);
  expect(tell('pdftotext', file, '-')).toMatch(/[\uac00-\ud7a3]{2}/);
});
