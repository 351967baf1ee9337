import { expect, test } from 'vitest';
import { type AnswerLine, readRecord } from '../../shared/kernel/record.ts';
import { anyWalk } from '../../shared/kernel/walk.fixture.ts';
import type { Replies } from '../../shared/protocol/pushes.ts';
import { say, testHost, walkOf } from './guests.fixture.ts';

/** A walk whose view breaks while it is told to: by an error, or by whatever else code may throw. */
function breaking() {
  const now: { thrown: unknown } = { thrown: null };
  const view: typeof anyWalk.view = (state, viewer) => {
    if (now.thrown !== null) throw now.thrown;
    return anyWalk.view(state, viewer);
  };
  return { now, shelf: { walk: { module: { ...anyWalk, view } } } };
}

test('what breaks inside is in the log with its place; the guest hears only that it broke, and may try again', async () => {
  const { now, shelf } = breaking();
  const log: string[] = [];
  const { ann, table } = await walkOf(testHost({ shelf, log: (line) => log.push(line) }));
  now.thrown = new Error('lost');
  expect((await ann.refused('frames', { table, seat: 'ann' })).error).toEqual({ key: 'error.inside', with: { request: 'frames' } });
  expect(log.at(-1)).toMatch(/^frames failed: Error: lost\n[\s\S]*broken\.test/);
  now.thrown = 'no words';
  await ann.refused('frames', { table, seat: 'ann' });
  expect(log.at(-1)).toBe('frames failed: no words');
  now.thrown = null;
  expect(((await ann.ask('frames', { table, seat: 'ann' })) as Replies['frames']).frames).toHaveLength(1);
});

test('where a bot talks nonsense, the record says that another answered for it', async () => {
  const host = testHost({
    bots: { answer: async ({ seat }) => ({ seat, answer: 'fly' }), interject: async () => null, ready() {}, close: async () => {} },
  });
  const { ann, bob, table } = await walkOf(host);
  await bob.ask('bot', { table, seat: 'bob', level: 'adept' });
  await say(ann, 'ann', 'ask');
  await host.clock.pass(4000);
  const { text } = (await ann.ask('export', { table })) as Replies['export'];
  const answers = readRecord(text).lines.filter((line): line is AnswerLine => line.kind === 'answer');
  expect(answers.map(({ seat, by }) => [seat, by])).toEqual([
    ['ann', undefined],
    ['bob', 'safe'],
  ]);
});
