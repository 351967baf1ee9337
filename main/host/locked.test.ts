import { expect, test } from 'vitest';
import type { GameModule, GameTypes } from '../../shared/kernel/types.ts';
import { anyWalk, walk } from '../../shared/kernel/walk.fixture.ts';
import { say, testHost, walkOf } from './guests.fixture.ts';

/** The walk, where a secret answer of seven by anybody wants a throw when all are in: as an ambush does. */
const guess = {
  ...walk.steps.guess,
  resolve(game: never, task: never, answers: ReadonlyMap<'ann' | 'bob' | 'cia', number>) {
    const { chance } = game as { chance: { roll(dice: readonly object[]): readonly number[] } };
    if ([...answers.values()].includes(7)) chance.roll([{ name: 'coin', sides: 6 }]);
    return walk.steps.guess.resolve(game, task, answers as never);
  },
};
const ambushes = { ...anyWalk, steps: { ...walk.steps, guess } } as unknown as GameModule<GameTypes>;
const DICE = { error: { key: 'error.dice' }, dice: [{ name: 'coin', sides: 6 }] };
const LOCKED = { error: { key: 'error.locked' } };

async function ambushed() {
  const { ann, bob, table } = await walkOf(testHost({ shelf: { walk: { module: ambushes } } }), { dice: 'table' });
  await say(ann, 'ann', 'ask');
  await say(ann, 'ann', 7);
  const { question } = bob.table().asking ?? expect.fail();
  const of = (seat: string, answer: number) => ({ table, seat, question, answer });
  expect(await bob.refused('answer', of('bob', 1))).toEqual(DICE);
  return { ann, bob, table, of };
}

test('who learns by the dice what another answered in secret cannot change the own answer any more', async () => {
  const { ann, bob, of } = await ambushed();
  expect(await bob.refused('answer', of('bob', 2))).toEqual(LOCKED);
  expect(await bob.refused('answer', { ...of('bob', 2), dice: [3] })).toEqual(LOCKED);
  expect(await bob.refused('answer', of('bob', 1))).toEqual(DICE);
  await bob.ask('answer', { ...of('bob', 1), dice: [3] });
  expect(ann.table().view).toMatchObject({ guesses: [7, 1] });
});

test('nor can the others change or take back what is in, and a bot gives the answer that stands', async () => {
  const { ann, bob, table, of } = await ambushed();
  expect(await ann.refused('answer', of('ann', 8))).toEqual(LOCKED);
  expect((await ann.refused('undo', { table, seat: 'ann' })).error.key).toBe('sealed.chance');
  await bob.ask('bot', { table, seat: 'bob', level: 'novice' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(ann.table().view).toMatchObject({ guesses: [7, 1] });
});

test('where no dice are wanted, or the last is not in, answers may be changed as before', async () => {
  const { ann, bob, table } = await walkOf(testHost({ shelf: { walk: { module: ambushes } } }), { dice: 'table' });
  await say(ann, 'ann', 'ask');
  await say(ann, 'ann', 7);
  const { question } = ann.table().asking ?? expect.fail();
  await ann.ask('answer', { table, seat: 'ann', question, answer: 6 });
  await bob.ask('answer', { table, seat: 'bob', question, answer: 5 });
  expect(ann.table().view).toMatchObject({ guesses: [6, 5] });
});
