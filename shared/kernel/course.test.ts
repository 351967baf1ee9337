import { expect, test } from 'vitest';
import { seedOf } from './chance.ts';
import { advance, answersSince, type Course, courseOf, standpointOf, takeBack, withdraw } from './course.ts';
import { begin } from './table.ts';
import type { GameModule, Move } from './types.ts';
import { type Stride, type Walk, walk } from './walk.fixture.ts';

const open = (options: Walk['Options'] = {}, module: GameModule<Walk> = walk): Course<Walk> =>
  courseOf(begin(module, { seats: ['ann', 'bob'], options, seed: seedOf(7) }));
const ann = (answer: Stride, more: Partial<Move<Walk>> = {}): Move<Walk> => ({ seat: 'ann', answer, ...more });
const counts = ({ moments, question, log }: Course<Walk>): readonly number[] => [moments, question, log.length];

test('an answer that stands is told with its number and with what seals it', () => {
  const course = open();
  expect(advance(course, ann('go'))).toEqual({ turn: 1, move: ann('go'), told: [{ event: { type: 'go', seat: 'ann' } }], sealedBy: null });
  expect(advance(course, ann('roll'))).toMatchObject({ turn: 2, sealedBy: 'chance' });
  expect(advance(course, ann('peek'))).toMatchObject({ turn: 3, sealedBy: 'shown' });
  expect(course.log.map(({ turn }) => turn)).toEqual([1, 2, 3]);
});

test('a die from the table seals an answer as one of the app does', () => {
  expect(advance(open({ dice: 'table' }), ann('roll', { dice: [4] })).sealedBy).toBe('chance');
  expect(advance(open({ dice: 'table' }), ann('go')).sealedBy).toBeNull();
  expect(advance(open({ dice: 'table' }), ann('go', { dice: [] })).sealedBy).toBeNull();
});

test('a question keeps its number until it is answered, whatever else happens', () => {
  const course = open();
  expect(counts(course)).toEqual([0, 0, 0]);
  advance(course, ann('go'));
  expect(counts(course)).toEqual([1, 1, 1]);
  advance(course, { seat: 'bob', interject: 'wave', answer: true });
  expect(counts(course)).toEqual([2, 1, 2]);
  advance(course, ann('ask'));
  expect(counts(course)).toEqual([3, 3, 3]);
  advance(course, { seat: 'bob', answer: 5 });
  expect(counts(course)).toEqual([4, 3, 4]);
  advance(course, { seat: 'ann', answer: 6 });
  expect(counts(course)).toEqual([5, 5, 5]);
});

test('the same question put once more by an interjection is another question', () => {
  const wave = { ...walk.interjections.wave, resolve: () => [{ do: 'step', of: 'ann' }] } as unknown as typeof walk.interjections.wave;
  const course = open({}, { ...walk, interjections: { wave } });
  advance(course, { seat: 'bob', interject: 'wave', answer: true });
  expect(counts(course)).toEqual([1, 1, 1]);
});

test('a course that goes on from elsewhere counts on', () => {
  const { table } = open();
  expect(courseOf(table, 12)).toMatchObject({ moments: 12, question: 12, log: [] });
});

test('what is taken back puts its question again, and the standings go with it', () => {
  const course = open();
  for (const stride of ['go', 'go', 'done'] as const) advance(course, ann(stride));
  expect(course.standings.map(({ turn }) => turn)).toEqual([0, 1, 2]);
  takeBack(course, 2);
  expect(counts(course)).toEqual([4, 4, 1]);
  expect(course.table.state.at.ann).toBe(1);
  expect(course.standings.map(({ turn }) => turn)).toEqual([0, 1]);
  takeBack(course, 1);
  expect(course.standings).toEqual([{ turn: 0, of: { ann: 0, bob: 0, cia: 0 } }]);
});

test('what is withdrawn never happened', () => {
  const course = open();
  advance(course, ann('go'));
  advance(course, { seat: 'bob', interject: 'wave', answer: true });
  const before = standpointOf(course);
  advance(course, ann('go'));
  withdraw(course, before);
  expect(counts(course)).toEqual([2, 1, 2]);
  expect(course.table.state.at.ann).toBe(1);
});

test('a seat takes back its last answer with all that came after it, as far as the table remembers', () => {
  const course = open();
  expect(answersSince(course, 'ann')).toBe(0);
  advance(course, ann('done'));
  expect(answersSince(course, 'ann')).toBe(1);
  advance(course, { seat: 'bob', answer: 'go' });
  expect([answersSince(course, 'ann'), answersSince(course, 'bob'), answersSince(course, 'cia')]).toEqual([2, 1, 0]);
  course.table.forget();
  expect(answersSince(course, 'bob')).toBe(0);
});

test('whoever is asked is told what is not offered and why, nobody else', () => {
  const { table } = open();
  expect(table.blocked('ann')).toEqual([{ target: 'fly', why: { key: 'walk.noWings', rule: 'W1' } }]);
  expect(table.blocked('bob')).toEqual([]);
  table.play(ann('ask'));
  expect(table.blocked('ann')).toEqual([]);
});

test('only a question to all can be secret', () => {
  const course = open();
  expect(course.table.secret).toBe(false);
  advance(course, ann('ask'));
  expect(course.table.secret).toBe(true);
  const aloud = open({}, { ...walk, steps: { ...walk.steps, guess: { ...walk.steps.guess, secret: false } as typeof walk.steps.guess } });
  advance(aloud, ann('ask'));
  expect([aloud.table.asked.length, aloud.table.secret]).toEqual([2, false]);
  const over = open();
  advance(over, ann('end'));
  expect(over.table.secret).toBe(false);
});
