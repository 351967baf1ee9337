import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Finding } from '../../shared/review/findings.ts';
import type { ReviewState } from '../../shared/protocol/pushes.ts';
import { useReview } from './review.ts';
import { useSession } from './session.ts';

const found = (turn: number, gain: number): Finding => ({
  ...{ turn, seat: 'ann', task: { do: 'bid' }, shape: 'one' as const, done: 1, better: null, usual: null },
  ...{ gain, doubt: 0, games: 8, chances: {}, close: false, line: null },
});
let host: ReviewState;
const asked: { act: string; from: number }[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  setActivePinia(createPinia());
  asked.length = 0;
  host = { phase: 'none', looks: 0, looked: 0, findings: [] };
  useSession().request = (async (_: string, { act, from }: { act: string; from: number }) => {
    asked.push({ act, from });
    if (act === 'begin') host = { phase: 'thinking', looks: 2, looked: 1, findings: [found(3, -0.1)] };
    return { ...host, findings: host.findings.slice(from) };
  }) as never;
});
afterEach(() => void vi.useRealTimers());

test('it begins where there is none, asks for what is new until it is done, and what is newer counts', async () => {
  const review = useReview();
  await review.open('t');
  expect(review.phase).toBe('thinking');
  host = { phase: 'done', looks: 2, looked: 2, findings: [found(3, -0.1), found(3, -0.2)] };
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toEqual([
    { act: 'look', from: 0 },
    { act: 'begin', from: 0 },
    { act: 'look', from: 1 },
  ]);
  expect([...review.findings.values()].map(({ gain }) => gain)).toEqual([-0.2]);
});

test('it asks again while another game comes first, and sees it begin', async () => {
  const review = useReview();
  host = { phase: 'waiting', looks: 0, looked: 0, findings: [] };
  await review.open('t');
  expect(review.phase).toBe('waiting');
  host = { phase: 'thinking', looks: 2, looked: 0, findings: [] };
  await vi.advanceTimersByTimeAsync(1000);
  expect(review.phase).toBe('thinking');
  expect(asked.map(({ act }) => act)).toEqual(['look', 'look']);
});

test('what is done already is only shown; whoever looks away asks no more', async () => {
  const review = useReview();
  host = { phase: 'done', looks: 1, looked: 1, findings: [found(0, 0.1)] };
  await review.open('t');
  expect(asked.map(({ act }) => act)).toEqual(['look']);
  await review.begin();
  review.shut();
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toHaveLength(2);
  expect(review.findings.size).toBe(0);
});
