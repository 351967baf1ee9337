import { expect, test } from 'vitest';
import type { Replies } from '../../shared/protocol/pushes.ts';
import { guest, testHost, walkOf } from './guests.fixture.ts';

const KEY = 'k-0000000001';

test('an answer, a take-back and a chat line that are sent again are done once and acknowledged each time', async () => {
  const { ann, bob, table } = await walkOf(testHost());
  const answer = { table, seat: 'ann', question: 0, answer: 'go', key: KEY };
  for (let sent = 0; sent < 3; sent++) expect(await ann.ask('answer', answer)).toEqual({});
  expect(ann.table()).toMatchObject({ turn: 1, view: { at: { ann: 1 } } });
  await ann.ask('answer', { ...answer, question: 1, key: `${KEY}b` });
  for (let sent = 0; sent < 2; sent++) await ann.ask('undo', { table, seat: 'ann', key: `${KEY}c` });
  expect(ann.table().turn).toBe(1);
  // Taken back or not: what was done by this key is not done again.
  await ann.ask('answer', { ...answer, question: 1, key: `${KEY}b` });
  expect(ann.table().turn).toBe(1);
  for (let sent = 0; sent < 3; sent++) await bob.ask('say', { table, text: 'Hello', key: KEY });
  expect(ann.table().chat).toMatchObject([{ from: 'Bob', text: 'Hello' }]);
});

test('a key means something on its own device and table alone, and what was refused may be sent again', async () => {
  const host = testHost();
  const { ann, bob, table } = await walkOf(host);
  await ann.ask('say', { table, text: 'one', key: KEY });
  await bob.ask('say', { table, text: 'two', key: KEY });
  expect(ann.table().chat.map(({ text }) => text)).toEqual(['one', 'two']);
  const answer = { table, seat: 'ann', question: 0, answer: 'go', key: KEY };
  await ann.ask('pause', { table, on: true });
  expect((await ann.refused('answer', answer)).error.key).toBe('error.paused');
  await ann.ask('pause', { table, on: false });
  await ann.ask('answer', answer);
  expect(ann.table().turn).toBe(1);
});

test('neither keys nor devices reach anybody else, nor the record', async () => {
  const host = testHost();
  const { ann, bob, table } = await walkOf(host);
  await ann.ask('say', { table, text: 'one', key: KEY });
  await ann.ask('answer', { table, seat: 'ann', question: 0, answer: 'go', key: KEY });
  await ann.ask('answer', { table, seat: 'ann', question: 1, answer: 'end', key: `${KEY}2` });
  const { text } = (await bob.ask('export', { table })) as Replies['export'];
  for (const seen of [text, ...bob.wire]) {
    expect(seen).not.toContain(KEY);
    expect(seen).not.toContain('device-of-');
  }
});

test('a request without a number that counts is answered all the same, as one without', async () => {
  const said: string[] = [];
  const stranger = testHost().connect((text) => said.push(text), '10.0.0.1');
  for (const id of ['-5', '1.5', '"3"', 'null', '{}']) await stranger.receive(`{"id":${id},"do":"beat","with":{}}`);
  expect(said.map((text) => (JSON.parse(text) as { re: number }).re)).toEqual([-1, -1, -1, -1, -1]);
});

test('a line that beats is alive, before and after hello, and the host tells its time', async () => {
  const host = testHost();
  const said: string[] = [];
  const stranger = host.connect((text) => said.push(text), '10.0.0.1');
  await stranger.receive('{"id":3,"do":"beat","with":{}}');
  expect(JSON.parse(said[0] ?? '')).toEqual({ re: 3, ok: { now: host.clock.now() } });
  const ann = await guest(host, 'ann', true);
  await host.clock.pass(2000);
  expect(await ann.ask('beat', {})).toEqual({ now: host.clock.now() });
});

test('the list tells each device its seats, and whether they are asked now', async () => {
  const host = testHost();
  const { ann, bob, table } = await walkOf(host);
  const made = host.clock.now();
  const line = async (who: typeof ann) => ((await who.ask('tables', {})) as Replies['tables']).tables[0];
  expect(await line(ann)).toMatchObject({ mine: ['ann'], asked: true, people: ['Ann', 'Bob'], at: made });
  expect(await line(bob)).toMatchObject({ mine: ['bob'], asked: false });
  expect(await line(await guest(host, 'cia'))).toMatchObject({ mine: [], asked: false });
  await host.clock.pass(5000);
  await ann.ask('answer', { table, seat: 'ann', question: 0, answer: 'done' });
  expect(bob.pushes.at(-1)).toMatchObject({ push: 'line', line: { table, asked: true, at: made + 5000 } });
  expect(ann.pushes.findLast(({ push }) => push === 'line')).toMatchObject({ line: { asked: false } });
});
