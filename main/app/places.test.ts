import { expect, test } from 'vitest';
import { codeIn, places } from './places.ts';

const HALL = 'http://127.0.0.1:4747';
const FRIEND = 'http://192.168.1.20:4747';
const STRANGER = 'http://192.168.1.66:4747';

test('the window stays in its own hall until a host is chosen', () => {
  const where = places(HALL);
  expect(where.way(`${HALL}/`, `${HALL}/#/table`)).toBe('stay');
  expect(where.way(`${HALL}/`, `${FRIEND}/`)).toBeNull();
  expect(where.choose(`${FRIEND}/anything?x=1`, 'AB CD')).toBe(`${FRIEND}/#join=AB%20CD`);
  expect(where.way(`${HALL}/`, `${FRIEND}/`)).toBe('visit');
});

test('a join link pressed in the own hall is a visit, and only that', () => {
  const where = places(HALL);
  expect(where.way(`${HALL}/`, `${FRIEND}/#join=AB%20CD`)).toBe('visit');
  expect(codeIn(`${FRIEND}/#join=AB%20CD`)).toBe('AB CD');
  expect(where.way(`${FRIEND}/`, `${FRIEND}/#/table`)).toBeNull();
  where.choose(`${FRIEND}/`, 'AB CD');
  expect(where.way(`${FRIEND}/`, `${FRIEND}/#/table`)).toBe('stay');
  expect(where.way(`${HALL}/`, `${STRANGER}/#/table?join=ABCD`)).toBeNull();
});

test('a link in another hall, or without a code, is no visit', () => {
  const where = places(HALL);
  where.choose(FRIEND, null);
  expect(where.way(`${HALL}/`, `${STRANGER}/#/join`)).toBeNull();
  for (const from of [FRIEND, STRANGER]) expect(where.way(`${from}/`, `${STRANGER}/#join=ABCD`)).toBeNull();
});

test('a page of another hall leads home and nowhere else', () => {
  const where = places(HALL);
  where.choose(FRIEND, null);
  where.choose(STRANGER, null);
  expect(where.way(`${FRIEND}/`, `${HALL}/`)).toBe('home');
  expect(where.way(`${FRIEND}/`, `${STRANGER}/`)).toBeNull();
  expect(where.way(`${FRIEND}/`, 'http://example.org/#join=ABCD')).toBeNull();
  expect(where.way('', `${FRIEND}/`)).toBeNull();
});

test.each(['file:///etc/passwd', 'https://example.org/#join=A', 'javascript:alert(1)', 'data:text/html,x', ''])(
  '%s is nowhere',
  (address) => {
    const where = places(HALL);
    expect(where.choose(address, null)).toBeNull();
    expect(where.way(`${HALL}/`, address)).toBeNull();
  },
);
