import { expect, test } from 'vitest';
import { chanceOf } from '../../shared/kernel/chance.ts';
import { begin } from '../../shared/kernel/table.ts';
import type { GameModule, GameTypes } from '../../shared/kernel/types.ts';
import { anyWalk, walk } from '../../shared/kernel/walk.fixture.ts';
import type { BotLevel } from '../../shared/protocol/requests.ts';
import { guest, testHost } from './guests.fixture.ts';
import { isOpenlyForced } from './openly-forced.ts';

type Choices = (secret: number) => readonly string[];
/** The walk, where what a seat may do follows from its secret. */
function walkWhere(of: Choices): GameModule<GameTypes> {
  const { step } = walk.steps;
  const choices = ({ state }: { state: { secret: { ann: { hidden: number } } } }) => ({ pick: 'one', of: of(state.secret.ann.hidden) });
  return { ...anyWalk, steps: { ...walk.steps, step: { ...step, choices } } } as never;
}
const CASES: readonly [string, Choices, boolean][] = [
  ['nobody has a choice', () => ['done'], true],
  ['everybody has a choice', () => ['done', 'go'], false],
  ['it has a choice that nobody would expect', (secret) => (secret === secretOfAnn ? ['done', 'go'] : ['done']), false],
  ['it has none, and that is its secret', (secret) => (secret === secretOfAnn ? ['done'] : ['done', 'go']), false],
];
const setup = { seats: ['ann', 'bob'], options: {}, seed: 'a'.repeat(64) };
const secretOfAnn = (begin(anyWalk, setup).state as { secret: { ann: { hidden: number } } }).secret.ann.hidden;

test.each(CASES)('%s', (_, of, openly) => {
  const module = walkWhere(of);
  expect(isOpenlyForced(module, begin(module, setup), 'ann', chanceOf(4))).toBe(openly);
});

/** Milliseconds until a bot has answered that needs no time at all. */
async function timeOf(level: BotLevel, of: Choices, seed = 1): Promise<number> {
  const chance = chanceOf(seed);
  const host = testHost({
    shelf: { walk: { module: walkWhere(of) } },
    random: (bytes) => Uint8Array.from({ length: bytes }, () => chance.below(256)),
    botDelayMs: 700,
    bots: { answer: async ({ seat }) => ({ seat, answer: 'done' }), interject: async () => null, ready() {}, close: async () => {} },
  });
  const ann = await guest(host, 'ann', true);
  const { table } = await ann.ask('create', { game: 'walk', name: 'T', seats: 2 });
  await ann.ask('bot', { table, seat: 'ann', level });
  await ann.ask('sit', { table, seat: 'bob', name: 'Bob' });
  await ann.ask('watch', { table, seat: 'bob' });
  await ann.ask('start', { table });
  let time = 0;
  for (; ann.table().turn === 0 && time < 5000; time += 50) await host.clock.pass(50);
  return time;
}

test('the time of a mentat does not tell whether it had a choice', async () => {
  const secret: Choices = (own) => (own % 2 === 0 ? ['done'] : ['done', 'go']);
  const times = await Promise.all(Array.from({ length: 8 }, (_, seed) => timeOf('mentat', secret, seed)));
  expect(new Set(times)).toEqual(new Set([1650]));
  expect(await timeOf('mentat', () => ['done', 'go'])).toBe(1650);
  expect(await timeOf('mentat', () => ['done'])).toBe(700);
  expect(await timeOf('adept', () => ['done', 'go'])).toBe(700);
});
