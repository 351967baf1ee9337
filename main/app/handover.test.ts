import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MOST_IMPORT } from '../../shared/protocol/requests.ts';
import { Trouble } from '../../shared/protocol/trouble.ts';
import { realFiles } from '../storage/files.ts';
import { openHandover } from './handover.ts';

function handover() {
  const folder = mkdtempSync(join(tmpdir(), 'sietch-handover-'));
  const told: string[] = [];
  const made = openHandover({
    files: realFiles,
    realPath: realpathSync,
    follow: async (link) => void told.push(link),
    call: async () => void told.push('call'),
    refuse: async (error) =>
      void told.push(error instanceof Trouble ? error.refusal.error.key : String((error as NodeJS.ErrnoException).code)),
  });
  const open = (path: string) => made.take({ kind: 'record', path });
  return { ...made, folder, told, open };
}

test('a record waits for the page and is given once, also through a link to it', async () => {
  const { folder, told, open, fetch } = handover();
  writeFileSync(join(folder, 'evening.sietch'), 'text');
  symlinkSync(join(folder, 'evening.sietch'), join(folder, 'last.sietch'));
  await open(join(folder, 'last.sietch'));
  expect(told).toEqual(['call']);
  expect([fetch(), fetch()]).toEqual([{ name: 'last.sietch', text: 'text' }, null]);
});

test('what is no file, is not there or is huge is told, and nothing waits', async () => {
  const { folder, told, open, fetch } = handover();
  mkdirSync(join(folder, 'folder.sietch'));
  writeFileSync(join(folder, 'huge.sietch'), '');
  truncateSync(join(folder, 'huge.sietch'), MOST_IMPORT + 1);
  for (const name of ['folder.sietch', 'none.sietch', 'huge.sietch']) await open(join(folder, name));
  await open('/dev/zero');
  expect(told).toEqual(['error.disk.noFile', 'ENOENT', 'error.disk.tooLarge', 'error.disk.noFile']);
  expect(fetch()).toBeNull();
});

test('however often a bad record is handed over, one box tells it', async () => {
  const { folder, told, open } = handover();
  await Promise.all(Array.from({ length: 20 }, () => open(join(folder, 'none.sietch'))));
  expect(told).toEqual(['ENOENT']);
});

test('a link is followed and no record; nothing is nothing', async () => {
  const { told, take, fetch } = handover();
  await take({ kind: 'link', link: 'sietch://10.0.0.7/' });
  await take({ kind: 'nothing' });
  expect([told, fetch()]).toEqual([['sietch://10.0.0.7/'], null]);
});
