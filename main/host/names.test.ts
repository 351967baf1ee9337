import { expect, test } from 'vitest';
import type { Replies } from '../../shared/protocol/pushes.ts';
import { tableName } from '../../shared/protocol/table-name.ts';
import { appEn } from '../../shared/text/app.en.ts';
import { appHu } from '../../shared/text/app.hu.ts';
import type { Language, Message, Texts } from '../../shared/text/message.ts';
import { speaker } from '../../shared/text/speak.ts';
import { guest, say, testHost, walkOf } from './guests.fixture.ts';

const UNSEEN = ['\u200B', '\u3164', '\u202E', '  ', '\u2066\u2069'];

test('a name of nothing visible is refused with the reason, for seats, tables and chat alike', async () => {
  const host = testHost();
  const { ann, table } = await walkOf(host);
  for (const name of UNSEEN) {
    expect((await ann.refused('sit', { table, seat: 'ann', name })).error.key).toBe('error.unseen');
    expect((await ann.refused('create', { game: 'walk', name, seats: 2 })).error.key).toBe('error.unseen');
    expect((await ann.refused('configure', { table, name })).error.key).toBe('error.unseen');
    expect((await ann.refused('say', { table, text: name })).error.key).toBe('error.unseen');
  }
});

test('what cannot be seen is taken out of names and chat', async () => {
  const { ann, bob, table } = await walkOf(testHost());
  await ann.ask('sit', { table, seat: 'ann', name: 'An\u202Ena\u200B' });
  await ann.ask('say', { table, text: 'one\u202E\u0000 two' });
  expect(bob.table().seats[0]?.name).toBe('Anna');
  expect(bob.table().chat[0]?.text).toBe('one two');
});

test('twins are told apart at a table and in the list', async () => {
  const host = testHost();
  const ann = await guest(host, 'ann', true);
  const bob = await guest(host, 'bob');
  const make = async (): Promise<string> =>
    ((await ann.ask('create', { game: 'walk', name: 'Evening', seats: 3 })) as { table: string }).table;
  const table = await make();
  await make();
  await ann.ask('sit', { table, seat: 'ann', name: 'Anna' });
  await bob.ask('sit', { table, seat: 'bob', name: 'Anna\u200B' });
  await ann.ask('bot', { table, seat: 'cia', level: 'random' });
  await ann.ask('watch', { table, seat: null });
  expect(ann.table().seats.map(({ name }) => name)).toEqual(['Anna', 'Anna (2)', null]);
  const { tables } = (await ann.ask('tables', {})) as Replies['tables'];
  expect(tables.map(({ name }) => name)).toEqual(['Evening', 'Evening (2)']);
  await ann.ask('configure', { table, name: 'Evening' });
  expect(ann.table().name).toBe('Evening');
});

test('a table called after whoever makes it is told apart, and everybody reads it in their language, also from a file', async () => {
  const host = testHost();
  const ann = await guest(host, 'ann', true);
  const make = (of: string) => ann.ask('create', { game: 'walk', name: { of }, seats: 2 }) as Promise<{ table: string }>;
  for (const of of ['Anna', 'Anna\u200B', 'Bob']) await make(of);
  expect((await ann.refused('create', { game: 'walk', name: { of: '\u200B' }, seats: 2 })).error.key).toBe('error.unseen');
  const { tables } = (await ann.ask('tables', {})) as Replies['tables'];
  const named = (name: string, count: number) => ({ key: 'tables.of', with: { name, count } });
  expect(tables.map(({ name }) => name)).toEqual([named('Anna', 1), named('Anna', 2), named('Bob', 1)]);
  const said = (language: Language, texts: Texts) => tables.map(({ name }) => speaker(language, texts).say(name as Message));
  expect(said('en', appEn)).toEqual(['Table of Anna', 'Table of Anna (2)', 'Table of Bob']);
  expect(said('hu', appHu)).toEqual(['Anna asztala', 'Anna 2. asztala', 'Bob asztala']);
  for (const { name } of tables) expect(tableName.parse(JSON.parse(JSON.stringify(name)))).toEqual(name);
  expect(tableName.safeParse({ key: 'tables.of', with: { name: { key: 'home.title' }, count: 1 } }).success).toBe(false);
});

test('a table called after a maker whose name only looks like another’s counts on from it', async () => {
  const ann = await guest(testHost(), 'ann', true);
  for (const of of ['Bob', 'B0b', 'Вob']) await ann.ask('create', { game: 'walk', name: { of }, seats: 2 });
  const { tables } = (await ann.ask('tables', {})) as Replies['tables'];
  expect(tables.map(({ name }) => (typeof name === 'string' ? name : name.with.count))).toEqual([1, 2, 3]);
});

test('nobody changes a name in silence', async () => {
  const { ann, bob, table } = await walkOf(testHost());
  await bob.ask('sit', { table, seat: 'bob', name: 'Ann' });
  expect(ann.table().notices.map(({ message }) => message)).toEqual([{ key: 'notice.renamed', with: { before: 'Bob', name: 'Ann (2)' } }]);
  await bob.ask('sit', { table, seat: 'bob', name: 'Ann (2)' });
  expect(ann.table().notices).toHaveLength(1);
});

test('who writes a rival’s name with letters that only look like it is told apart from it, also by a change of name in mid-game', async () => {
  const { ann, bob, table } = await walkOf(testHost());
  await ann.ask('sit', { table, seat: 'ann', name: 'Irulan' });
  for (const twin of ['Irulаn', 'Ｉrulan', 'lrulan', 'Irula\u0323n', 'Ιrulan']) {
    await bob.ask('sit', { table, seat: 'bob', name: twin });
    expect(ann.table().seats.map(({ name }) => name)).toEqual(['Irulan', `${twin.normalize('NFC')} (2)`]);
  }
  await bob.ask('sit', { table, seat: 'bob', name: 'Őszi Zsófia' });
  expect(ann.table().seats[1]?.name).toBe('Őszi Zsófia');
});

test('a bot that nobody has named is called by its place at the table', async () => {
  const bots = {
    answer: async ({ seat }: { readonly seat: string }) => ({ seat, answer: 'done' }),
    interject: async () => null,
    ready() {},
    close: async () => {},
  };
  const host = testHost({ bots });
  const ann = await guest(host, 'ann', true);
  const { table } = (await ann.ask('create', { game: 'walk', name: 'T', seats: 3 })) as { table: string };
  await ann.ask('sit', { table, seat: 'ann', name: 'Ann' });
  for (const seat of ['bob', 'cia']) await ann.ask('bot', { table, seat, level: 'novice' });
  await ann.ask('watch', { table, seat: 'ann' });
  await ann.ask('start', { table });
  await say(ann, 'ann', 'done');
  await host.clock.pass(10);
  expect(ann.table().undo.seal).toEqual({ key: 'sealed.other', with: { seat: { key: 'table.botName', with: { place: 3 } } } });
});

test('no word by which somebody means himself or whom he talks to is a name, in none of the languages', async () => {
  const host = testHost();
  const ann = await guest(host, 'ann', true);
  const { table } = (await ann.ask('create', { game: 'walk', name: 'T', seats: 2 })) as { table: string };
  const words = 'you me myself yourself i te ti ön én maga ty vy já ja du ich ihr sie 나 너 저 당신 본인'.split(' ');
  for (const name of [...words, 'YOU', 'Én', 'Sie'])
    expect((await ann.refused('sit', { table, seat: 'ann', name })).error, name).toEqual({ key: 'error.name.you', with: { name } });
});
