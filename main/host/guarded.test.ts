import { expect, test } from 'vitest';
import { guarded } from './guarded.ts';

test('what nobody waits for may fail, at once or later: the log says what it was and where', async () => {
  const log: string[] = [];
  const lost = (): never => {
    throw new Error('lost');
  };
  guarded((line) => log.push(line), 'A timer', lost);
  guarded(
    (line) => log.push(line),
    'A push',
    async () => lost(),
  );
  guarded(
    (line) => log.push(line),
    'A word',
    () => Promise.reject('no error at all'),
  );
  guarded(
    (line) => log.push(line),
    'Nothing',
    () => Promise.reject(null),
  );
  await new Promise((later) => setImmediate(later));
  expect(log).toEqual([
    expect.stringMatching(/^A timer failed: Error: lost\n[\s\S]*guarded\.test/),
    expect.stringMatching(/^A push failed: Error: lost\n[\s\S]*guarded\.test/),
    'A word failed: no error at all',
    'Nothing failed: null',
  ]);
});
