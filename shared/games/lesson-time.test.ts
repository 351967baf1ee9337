import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../text/message.ts';
import { speaker } from '../text/speak.ts';
import { type AnyGame, LAZY } from './lazy.ts';
import type { Lesson } from './lesson.ts';
import { minutesOf, secondsOf } from './lesson-time.ts';

const words = (count: number): string => Array(count).fill('word').join(' ');
const step = (yours: boolean) => ({ yours, tale: { key: 'tale' }, ...(yours && { task: { key: 'task' } }) });
const lesson = (own: number, others: number, end?: Lesson<AnyGame>['end']) =>
  ({ steps: [...Array(own).fill(step(true)), ...Array(others).fill(step(false))], end }) as unknown as Lesson<AnyGame>;

test('the time of a lesson follows from what is read and answered', () => {
  const tell = ({ key }: { readonly key: string }): string => words({ tale: 8, task: 2, end: 20 }[key] ?? 0);
  expect(secondsOf(lesson(0, 0), tell)).toBe(0);
  expect(secondsOf(lesson(3, 2), tell)).toBe((3 * 10 + 2 * 8) / 2 + 3 * 8 + 2 * 4);
  expect(secondsOf(lesson(0, 0, { key: 'end' }), tell)).toBe(10);
  expect(minutesOf(lesson(0, 0), tell)).toBe(1);
  expect(minutesOf(lesson(12, 0), tell)).toBe(3); // 156 s
});

describe.each(Object.entries(LAZY))('the first lesson of %s', (_, game) => {
  test.each(LANGUAGES)('takes five minutes at most in %s', async (language) => {
    const [[first], texts] = await Promise.all([game.lessons(), game.texts()]);
    const { say } = speaker(language, await texts[language]('lessons'));
    expect(secondsOf(first as Lesson<AnyGame>, say)).toBeLessThanOrEqual(5 * 60);
  });
});
