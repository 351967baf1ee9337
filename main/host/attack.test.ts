import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MOST_IMPORT } from '../../shared/protocol/requests.ts';
import { windingRecord } from '../bots/hostile.fixture.ts';
import { report, unharmed } from '../lan/figures.fixture.ts';
import { besiege, canBesiege, type Siege } from '../lan/siege.fixture.ts';
import { guestLine, type Line } from '../lan/wire.fixture.ts';

const GOLDEN = join(import.meta.dirname, '../../shared/games/adventure/golden');
const WAVE = 15;
const WAVES = 80;
const WAVE_MS = 20;

let siege: Siege;
/** A finished game that everybody may look at. */
let over = '';

interface Told {
  readonly ok: number;
  readonly errors: ReadonlySet<string>;
}
/** 1200 requests in a second and a half or more, over several lines of one address. */
async function flood(from: string, devices: number, wanted: (at: number) => readonly [name: string, wanted: object]): Promise<Told> {
  const lines = await Promise.all(
    Array.from({ length: devices }, (_, at) => guestLine(siege, `${from.replaceAll('.', '-')}-${at}`, false, from)),
  );
  const errors = new Set<string>();
  let ok = 0;
  for (let wave = 0; wave < WAVES; wave++) {
    for (let at = 0; at < WAVE; at++) {
      const line = lines[at % lines.length] as Line;
      const [name, what] = wanted(wave * WAVE + at);
      void line.ask(name, what).then((reply) => {
        if (reply.error) errors.add(reply.error.key);
        else ok++;
      });
    }
    await pause(WAVE_MS);
    for (const { got } of lines) got.length = 0;
  }
  await pause(200);
  for (const { socket } of lines) socket.terminate();
  return { ok, errors };
}
/** Novices play at a table of the host: waits until one of them has answered. */
async function botsAnswer(host: Line): Promise<void> {
  const { ok } = (await host.ask('create', { game: 'dice', name: 'Ours', seats: 2 })) as { ok: { table: string } };
  for (const seat of ['seat1', 'seat2']) await host.ask('bot', { table: ok.table, seat, level: 'novice' });
  await host.ask('start', { table: ok.table });
  await host.ask('watch', { table: ok.table, seat: null });
  const answered = (): boolean => host.got.some((push) => (push as { push?: string }).push === 'change');
  while (!answered()) await pause(50);
  await host.ask('close', { table: ok.table });
}
/** What too many requests are answered with, by the host and by the socket. */
const isRefusal = (errors: ReadonlySet<string>): boolean => errors.has('error.tooMuch') || errors.has('error.tooFast');

describe.skipIf(!canBesiege)('attacks on the tables', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    siege = await besiege();
    const host = await guestLine(siege, 'librarian', true);
    const [golden = ''] = readdirSync(GOLDEN).filter((name) => name.endsWith('.jsonl'));
    const { ok: kept } = (await host.ask('import', { text: readFileSync(join(GOLDEN, golden), 'utf8') })) as { ok: { save: string } };
    const { ok: opened } = (await host.ask('resume', { save: kept.save })) as { ok: { table: string } };
    over = opened.table;
    // A worker that has thought once stays, with the files it holds.
    await botsAnswer(host);
    host.socket.terminate();
  }, 60_000);
  afterAll(async () => {
    report();
    await siege.stop();
  });

  test('a flood of chat', async () => {
    let told: Told | undefined;
    const figures = await siege.endure('chat', async () => {
      told = await flood('127.0.6.1', 8, (at) => ['say', { table: siege.people.table(), text: `${at} ${'x'.repeat(390)}` }]);
    });
    unharmed(figures);
    expect(isRefusal(told?.errors ?? new Set())).toBe(true);
    expect(told?.ok).toBeLessThan(400);
  });

  test('a flood of looks at tables', async () => {
    let told: Told | undefined;
    const figures = await siege.endure('watch', async () => {
      told = await flood('127.0.6.2', 8, (at) => ['watch', { table: at % 2 ? over : siege.people.table(), seat: null }]);
    });
    unharmed(figures);
    expect(isRefusal(told?.errors ?? new Set())).toBe(true);
  });

  test('a flood of records', async () => {
    let told: Told | undefined;
    const figures = await siege.endure('export', async () => {
      told = await flood('127.0.6.3', 8, () => ['export', { table: over }]);
    });
    unharmed(figures);
    expect(told?.ok).toBeLessThan(100);
  });

  test('replays for seats that do not exist', async () => {
    let told: Told | undefined;
    const figures = await siege.endure('frames', async () => {
      told = await flood('127.0.6.4', 8, (at) => ['frames', { table: over, seat: at % 8 === 0 ? null : `seat${at}` }]);
    });
    unharmed(figures);
    expect(told?.errors).toContain('error.noSeat');
  });

  test('as many tables as there is room for, then bots on all of them: the host still makes its own, and bots answer there', async () => {
    const figures = await siege.endure('tables of mentats', async () => {
      let made = 0;
      for (let device = 0; device < 20; device++) {
        const from = `127.0.6.${10 + (device % 2)}`;
        const mallory = await guestLine(siege, `maker${device}`, false, from);
        for (let at = 0; at < 4; at++) {
          const { ok } = (await mallory.ask('create', { game: 'dice', name: `T${at}`, seats: 2 })) as { ok?: { table: string } };
          if (!ok) continue;
          made++;
          for (const seat of ['seat1', 'seat2']) await mallory.ask('bot', { table: ok.table, seat, level: 'mentat' });
          await mallory.ask('start', { table: ok.table });
        }
        mallory.socket.terminate();
      }
      expect(made).toBe(12);
      const host = await guestLine(siege, 'second-host', true);
      await botsAnswer(host);
      const { ok: list } = (await host.ask('tables', {})) as { ok: { tables: { table: string; name: string }[] } };
      for (const { table, name } of list.tables) if (/^T\d/.test(name)) await host.ask('close', { table });
      host.socket.terminate();
    });
    unharmed(figures);
  });

  test('a record that goes to and fro without end, brought in and opened by the host itself', async () => {
    const text = windingRecord('uprising', MOST_IMPORT - 1000);
    const host = await guestLine(siege, 'collector', true);
    const figures = await siege.endure('a winding record', async () => {
      const { ok: kept, error } = (await host.ask('import', { text })) as { ok?: { save: string }; error?: { key: string } };
      // A machine that is busy with other things may need too long for it; then it is told so.
      if (error) expect(error.key).toBe('error.record.tooMuch');
      if (!kept) return;
      const { ok: opened } = (await host.ask('resume', { save: kept.save })) as { ok: { table: string } };
      await host.ask('close', { table: opened.table });
      await host.ask('discard', { save: opened.table });
    });
    host.socket.terminate();
    unharmed(figures);
  });
});
