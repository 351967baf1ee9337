import { expect, test } from 'vitest';
import type { Replies } from '../../shared/protocol/pushes.ts';
import { say, testHost, walkOf } from './guests.fixture.ts';

test('before the game no answer counts, and what the host has saved is for the host alone', async () => {
  const { ann, bob, table } = await walkOf(testHost());
  const { table: lobby } = (await ann.ask('create', { game: 'walk', name: 'Next', seats: 2 })) as { table: string };
  await ann.ask('watch', { table: lobby, seat: null });
  expect(ann.table()).toMatchObject({ phase: 'lobby', turn: 0, reveal: null, standings: [] });
  await ann.ask('close', { table });
  for (const [who, saves] of [
    [ann, 1],
    [bob, 0],
  ] as const)
    expect(((await who.ask('tables', {})) as Replies['tables']).saves).toHaveLength(saves);
});

test('whoever looks at the list sees a table’s new name, and when its game is over', async () => {
  const host = testHost();
  const { ann, bob, table } = await walkOf(host);
  await bob.ask('tables', {});
  await ann.ask('configure', { table, name: 'Night' });
  await host.clock.pass(100);
  expect(bob.pushes.at(-1)).toMatchObject({ push: 'tables', tables: [{ table, name: 'Night', phase: 'playing' }] });
  await say(ann, 'ann', 'end');
  await host.clock.pass(100);
  expect(bob.pushes.at(-1)).toMatchObject({ push: 'tables', tables: [{ table, phase: 'over' }] });
});
