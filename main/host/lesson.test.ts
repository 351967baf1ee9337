import { describe, expect, test } from 'vitest';
import { SHELF } from '../../shared/games/index.ts';
import type { Lesson } from '../../shared/games/lesson.ts';
import { begin } from '../../shared/kernel/table.ts';
import type { GameTypes, Move } from '../../shared/kernel/types.ts';
import { anyWalk } from '../../shared/kernel/walk.fixture.ts';
import { guest, type Guest, say, testHost, type TestHost } from './guests.fixture.ts';

const move = (seat: string, answer: unknown, dice?: number[]): Move<GameTypes> => ({ seat, answer, ...(dice ? { dice } : {}) });
const step = (it: Move<GameTypes>, yours: boolean) => ({ move: it, yours, tale: { key: 'walk.tale' }, rule: 'W1' });
const first: Lesson<GameTypes> = {
  id: 'first',
  title: { key: 'walk.first' },
  about: { key: 'walk.about' },
  learner: 'ann',
  names: { ann: 'You', bob: 'Bob' } as never,
  options: { dice: 'table' },
  start: () => begin(anyWalk, { seats: ['ann', 'bob'], options: { dice: 'table' }, seed: 'a'.repeat(64) }).position,
  steps: [
    {
      ...step(move('ann', 'roll', [4]), true),
      otherwise: [{ when: 'go', why: { key: 'walk.slow', rule: 'W2' } }, { why: { key: 'walk.no', rule: 'W3' } }],
    },
    step(move('ann', 'done'), true),
    step(move('bob', 'roll', [2]), false),
    step(move('bob', 'done'), false),
    step(move('ann', 'end'), true),
  ],
};
async function learning(lesson = first): Promise<{ host: TestHost; ann: Guest; table: string }> {
  const host = testHost({ shelf: { walk: { module: anyWalk, lessons: [lesson] } } });
  const ann = await guest(host, 'ann');
  const { table } = await ann.ask('lesson', { game: 'walk', lesson: 'first' });
  await ann.ask('watch', { table, seat: 'ann' });
  return { host, ann, table };
}

test('the learner follows the script; the others’ answers wait until the learner has read and goes on', async () => {
  const { host, ann, table } = await learning();
  expect(ann.table().seats.map(({ name }) => name)).toEqual(['You', 'Bob']);
  await say(ann, 'ann', 'roll');
  expect(ann.table()).toMatchObject({ view: { at: { ann: 4 } }, lesson: { step: 1, wrong: null, done: false } });
  await say(ann, 'ann', 'done');
  await host.clock.pass(60_000);
  // While the others go on nothing is asked of the learner that would be refused, unasked things among it.
  expect(ann.table()).toMatchObject({ view: { at: { bob: 0 } }, lesson: { step: 2 }, asking: { choices: null } });
  expect(ann.table().asking?.interjections).toEqual({});
  await ann.ask('show', { table });
  await ann.ask('show', { table });
  expect(ann.table()).toMatchObject({
    view: { at: { bob: 2 } },
    lesson: { step: 4 },
    undo: { free: false, seal: { key: 'sealed.lesson' } },
  });
  await say(ann, 'ann', 'end');
  expect(ann.table()).toMatchObject({ phase: 'over', lesson: { done: true }, asking: null });
  expect((await ann.refused('show', { table })).error.key).toBe('refused.notAsked');
});

test('whoever has no name in the lesson has none at its table', async () => {
  const { ann } = await learning({ ...first, names: { ann: 'You' } as never });
  expect(ann.table().seats.map(({ name }) => name)).toEqual(['You', null]);
});

test('a lesson goes on at the step where it was left; one that was done begins anew', async () => {
  const { ann, table } = await learning();
  const resume = async (from: number): Promise<void> => {
    await ann.ask('leave', { table });
    const again = (await ann.ask('lesson', { game: 'walk', lesson: 'first', from })) as { table: string };
    await ann.ask('watch', { table: again.table, seat: 'ann' });
  };
  await resume(3);
  expect(ann.table()).toMatchObject({ view: { at: { ann: 4, bob: 2 } }, lesson: { step: 3, wrong: null, done: false } });
  await resume(5);
  expect(ann.table()).toMatchObject({ view: { at: { ann: 0 } }, lesson: { step: 0 } });
});

test('another answer is played, explained, and taken back', async () => {
  const { ann, table } = await learning();
  const before = ann.table().asking;
  await say(ann, 'ann', 'go');
  expect(ann.table()).toMatchObject({
    view: { at: { ann: 1 } },
    lesson: { step: 0, wrong: { key: 'walk.slow', rule: 'W2' } },
    undo: { free: true },
    asking: null,
  });
  const question = (before?.question ?? 0) + 1;
  expect((await ann.refused('answer', { table, seat: 'ann', question, answer: 'roll' })).error.key).toBe('error.takeBackFirst');
  await ann.ask('undo', { table, seat: 'ann' });
  expect(ann.table()).toMatchObject({ view: { at: { ann: 0 } }, lesson: { step: 0, wrong: null }, asking: { asked: ['ann'] } });
  await say(ann, 'ann', 'ask');
  expect(ann.table().lesson?.wrong).toEqual({ key: 'walk.no', rule: 'W3' });
});

test('an answer that nobody has thought of is explained by the rule of the step; what was right is not taken back', async () => {
  const { ann, table } = await learning({ ...first, steps: [step(move('ann', 'roll', [4]), true), step(move('ann', 'end'), true)] });
  await say(ann, 'ann', 'ask');
  expect(ann.table().lesson?.wrong).toEqual({ key: 'lesson.other', rule: 'W1' });
  await ann.ask('undo', { table, seat: 'ann' });
  await say(ann, 'ann', 'roll');
  expect((await ann.refused('undo', { table, seat: 'ann' })).error.key).toBe('sealed.lesson');
  expect(ann.table()).toMatchObject({ view: { at: { ann: 4 } }, lesson: { step: 1 } });
  expect((await ann.refused('bot', { table, seat: 'ann', level: 'novice' })).error.key).toBe('error.over');
});

test('the script’s answer can be shown', async () => {
  const { ann, table } = await learning();
  await say(ann, 'ann', 'go');
  await ann.ask('show', { table });
  expect(ann.table()).toMatchObject({ view: { at: { ann: 4 } }, lesson: { step: 1, wrong: null } });
});

test('a step that cannot be played is refused, and the lesson stays where it is', async () => {
  const { ann, table } = await learning({ ...first, steps: [step(move('ann', 'fly'), true), step(move('ann', 'end'), true)] });
  for (let tried = 0; tried < 2; tried++) expect((await ann.refused('show', { table })).error.key).toBe('refused.notOffered');
  expect(ann.table()).toMatchObject({ phase: 'playing', lesson: { step: 0 } });
});

test('a lesson is practice: it is not listed, not saved, and gone when its learner leaves', async () => {
  const { ann, table } = await learning();
  expect(await ann.ask('tables', {})).toEqual({ tables: [], saves: [] });
  await ann.ask('leave', { table });
  expect((await ann.refused('watch', { table, seat: null })).error.key).toBe('error.noTable');
});

describe.each(
  Object.values(SHELF).flatMap(({ module, lessons }) =>
    lessons.map((lesson) => ({ game: module.id, id: lesson.id, steps: lesson.steps.length })),
  ),
)('lesson $id of $game', ({ game, id, steps }) => {
  test('its script can be played on the host to its end', async () => {
    const host = testHost({ shelf: SHELF });
    const ann = await guest(host, 'ann');
    const { table } = await ann.ask('lesson', { game, lesson: id });
    await ann.ask('watch', { table, seat: null });
    for (let shown = 0; shown < steps; shown++) await ann.ask('show', { table });
    expect(ann.table().lesson).toMatchObject({ step: steps, wrong: null, done: true });
  });
});
