import { expect, test } from 'vitest';
import { PROTOCOL } from '../../shared/protocol/requests.ts';
import { CODE, testHost } from './guests.fixture.ts';

test('a line says hello once, also where two codes on it waited together', async () => {
  const turns: ((isRight: boolean) => void)[] = [];
  const said: { re: number; ok?: object; error?: { key: string } }[] = [];
  const line = testHost({ hearCode: () => new Promise((heard) => turns.push(heard)) }).connect(
    (text) => said.push(JSON.parse(text) as (typeof said)[number]),
    '10.0.0.7',
  );
  const hello = (id: number, name: string) =>
    line.receive(JSON.stringify({ id, do: 'hello', with: { protocol: PROTOCOL, device: `device-of-${name}-0123456789`, code: CODE } }));
  const both = [hello(1, 'bob'), hello(2, 'cia')];
  for (const heard of turns) heard(true);
  await Promise.all(both);
  await hello(3, 'bob');
  expect(said).toMatchObject([
    { re: 1, ok: { hostRights: false } },
    { re: 2, error: { key: 'error.helloTwice' } },
    { re: 3, error: { key: 'error.helloTwice' } },
  ]);
});
