import { chanceOf } from '../../shared/kernel/chance.ts';
import { sample } from '../../shared/kernel/choices.ts';
import { patched } from '../../shared/protocol/delta.ts';
import type { Push, TableState } from '../../shared/protocol/pushes.ts';
import { guestLine, type Line, type Way } from './wire.fixture.ts';

/** Milliseconds a person of these tests thinks. */
const THINKS_MS = 25;

export interface Taken {
  readonly times: readonly number[];
  readonly refused: readonly string[];
}
/** People at a table who keep playing, game after game, and note how long the host took for each answer. */
export interface People {
  /** Milliseconds of every answer since the last time this was asked, and what was refused. */
  take(): Taken;
  stop(): Promise<void>;
}

/**
 * Sits down two people, each at an address of their own, beside bots that answer at random.
 * @param told called with every table they begin to play at
 */
export async function peopleAt(way: Way, game: string, seats: number, told: (table: string) => void): Promise<People> {
  const chance = chanceOf(5);
  const host = await guestLine(way, 'honest-host', true);
  const lines = await Promise.all(['honest-ann', 'honest-bob'].map((name, at) => guestLine(way, name, false, `127.0.7.${at + 1}`)));
  let times: number[] = [];
  let refused: string[] = [];
  let table = '';
  let isOver = false;
  let turning = Promise.resolve();

  async function must(line: Line, name: string, wanted: object): Promise<{ readonly table?: string }> {
    const { ok, error } = await line.ask(name, wanted);
    if (!ok) throw new Error(`${name}: ${JSON.stringify(error)}`);
    return ok;
  }
  async function begin(): Promise<void> {
    ({ table = '' } = await must(host, 'create', { game, name: 'Honest', seats }));
    for (const [at, line] of lines.entries()) {
      await must(line, 'sit', { table, seat: `seat${at + 1}`, name: `P${at + 1}` });
      await must(line, 'watch', { table, seat: `seat${at + 1}` });
    }
    for (let at = lines.length + 1; at <= seats; at++) await must(host, 'bot', { table, seat: `seat${at}`, level: 'random' });
    await must(host, 'start', { table });
    told(table);
  }
  /** A finished game makes room for the next one. */
  async function again(): Promise<void> {
    if (isOver) return;
    await must(host, 'close', { table });
    await begin();
  }
  async function play(line: Line, seat: string): Promise<void> {
    let state: TableState | null = null;
    const answered = new Set<string>();
    line.socket.on('message', (text) => {
      const message = JSON.parse(String(text)) as Push;
      if (message.push === 'table') state = message.state;
      else if (message.push === 'change') {
        const { phase } = state ?? {};
        state = patched(state, message.patch) as TableState;
        if (seat === 'seat1' && phase === 'playing' && state.phase === 'over') turning = turning.then(again);
      }
      line.got.length = 0;
    });
    while (!isOver) {
      await new Promise((resolve) => setTimeout(resolve, THINKS_MS));
      const at = state as TableState | null;
      const { asking } = at ?? {};
      const question = `${at?.table} ${asking?.question}`;
      if (!at || !asking?.choices || !asking.asked.includes(seat) || asking.answered.includes(seat) || answered.has(question)) continue;
      const start = performance.now();
      const wanted = { table: at.table, seat, question: asking.question, answer: sample(asking.choices, chance) };
      const { ok, error } = await line.ask('answer', wanted);
      if (isOver) return;
      times.push(performance.now() - start);
      if (ok !== undefined) answered.add(question);
      else if (error?.key !== 'error.stale') refused.push(error?.key ?? '');
    }
  }
  const playing = lines.map((line, at) => play(line, `seat${at + 1}`));
  await begin();
  return {
    take() {
      const taken = { times, refused };
      [times, refused] = [[], []];
      return taken;
    },
    async stop() {
      isOver = true;
      await turning;
      for (const { socket } of [host, ...lines]) socket.terminate();
      await Promise.race([Promise.all(playing), new Promise((resolve) => setTimeout(resolve, 10 * THINKS_MS))]);
    },
  };
}
