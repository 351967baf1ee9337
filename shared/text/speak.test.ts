import { expect, test } from 'vitest';
import { speaker } from './speak.ts';

const texts = {
  'seat.name': 'Judit',
  landed: '{who} landed {count, plural, one {# troop} other {# troops}} in {where}.',
  all: '{who} stand here.',
  odd: 'A < b, <b>and</b> more.',
};

test('fills gaps with numbers, names, messages and lists', () => {
  const { say } = speaker('en', texts);
  expect(say({ key: 'landed', with: { who: { key: 'seat.name' }, count: 1, where: 'Arrakeen' } })).toBe(
    'Judit landed 1 troop in Arrakeen.',
  );
  expect(say('landed', { who: 'Ann', count: 2, where: 'Tabr' })).toBe('Ann landed 2 troops in Tabr.');
  expect(say('all', { who: [{ key: 'seat.name' }, { key: 'seat.name' }] })).toBe('Judit and Judit stand here.');
});

test('a missing key is an error that names it', () => {
  expect(() => speaker('hu', texts).say('nowhere')).toThrow('nowhere');
});

test('later texts win, and signs of markup are only signs', () => {
  expect(speaker('en', texts, { all: 'Nobody.' }).say('all')).toBe('Nobody.');
  expect(speaker('en', texts).say('odd')).toBe('A < b, <b>and</b> more.');
});

test('the same message in other words of its parts is another sentence', () => {
  const { say } = speaker('en', texts);
  const message = { key: 'landed', with: { who: 'Ann', count: 1, where: 'Tabr' } };
  expect([say(message), say(message)]).toEqual(Array(2).fill('Ann landed 1 troop in Tabr.'));
  expect(say({ ...message, with: { ...message.with, count: 2 } })).toBe('Ann landed 2 troops in Tabr.');
  expect(say({ key: 'all' }, { who: 'Ann' })).toBe('Ann stand here.');
  expect(say({ key: 'all' }, { who: 'Eve' })).toBe('Eve stand here.');
});

test('a name that ends with a full stop ends its sentence too, and three dots stay', () => {
  const { say } = speaker('de', { king: 'Shaddam IV.', falls: '{who} verliert {what}.', waits: '{who} wartet …', on: '{what}...' });
  const king = { key: 'king' };
  expect(say({ key: 'falls', with: { who: king, what: [king, king] } })).toBe('Shaddam IV. verliert Shaddam IV. und Shaddam IV.');
  expect(say({ key: 'falls', with: { who: 'Judit', what: 'Shaddam IV.' } })).toBe('Judit verliert Shaddam IV.');
  expect(say({ key: 'on', with: { what: 'Noch' } })).toBe('Noch...');
});

test('what fills the first gap of a sentence begins with a capital letter', () => {
  const { say } = speaker('cs', { there: 'do síče', put: '⇧{where} přijde červ.' });
  expect(say('put', { where: { key: 'there' } })).toBe('Do síče přijde červ.');
});

test('Korean particles follow the word before them', () => {
  const { say } = speaker('ko', { put: '{what}을/를 놓아요.', turn: '{what}으로/로 바꿔요.' });
  expect(['폴', '알리아', '부대 3개', '카드 1'].map((what) => say('put', { what }))).toEqual([
    '폴을 놓아요.',
    '알리아를 놓아요.',
    '부대 3개를 놓아요.',
    '카드 1을 놓아요.',
  ]);
  expect(['사막', '길', '바샤르 1명', '나이브'].map((what) => say('turn', { what }))).toEqual([
    '사막으로 바꿔요.',
    '길로 바꿔요.',
    '바샤르 1명으로 바꿔요.',
    '나이브로 바꿔요.',
  ]);
});
