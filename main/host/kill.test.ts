import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chanceOf } from '../../shared/kernel/chance.ts';
import { verify } from '../../shared/kernel/verify.ts';
import { anyWalk } from '../../shared/kernel/walk.fixture.ts';

/** A few in every run; `SIETCH_KILLS=30` for all. */
const KILLS = Number(process.env['SIETCH_KILLS'] ?? 6);

/** Plays until killed after `ms`; gives the turn it went on from and the last one it was told is done. */
function playUntilKilled(folder: string, ms: number): Promise<{ readonly from: number; readonly acknowledged: number }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'player.fixture.ts'), folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    child.stdout.on('data', (chunk) => {
      if (text === '') setTimeout(() => child.kill('SIGKILL'), ms);
      text += String(chunk);
    });
    child.once('close', (code) => {
      const lines = text.split('\n').slice(0, -1);
      const from = Number(lines[0]?.replace('from ', ''));
      if (code !== null) reject(new Error(`The player ended by itself (${code})`));
      else resolve({ from, acknowledged: Number(lines.at(-1)?.replace('from ', '')) });
    });
  });
}

test(`${KILLS} kills in mid-game lose no acknowledged answer`, { timeout: 20_000 + KILLS * 5000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sietch-kill-'));
  const chance = chanceOf(7);
  let acknowledged = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const played = await playUntilKilled(folder, 20 + chance.below(250));
    expect(played.from).toBeGreaterThanOrEqual(acknowledged);
    acknowledged = played.acknowledged;
  }
  const [file = ''] = readdirSync(join(folder, 'saves')).filter((name) => name.endsWith('.jsonl'));
  const verdict = verify(readFileSync(join(folder, 'saves', file), 'utf8'), () => anyWalk);
  expect(verdict.misfit).toBeNull();
  expect(verdict.turn).toBeGreaterThanOrEqual(Math.max(acknowledged, KILLS));
  console.info(
    `${KILLS} kills, ${verdict.turn} answers, torn files: ${readdirSync(join(folder, 'saves')).filter((name) => name.endsWith('.torn')).length}`,
  );
});
