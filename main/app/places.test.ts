import { expect, test } from 'vitest';
import { places } from './places.ts';

const HALL = 'http://127.0.0.1:4747';
const FRIEND = 'http://192.168.1.20:4747';
const STRANGER = 'http://192.168.1.66:4747';

test('the window stays in its own hall until a host is chosen', () => {
  const where = places(HALL);
  expect(where.mayGo(`${HALL}/`, `${HALL}/#/table`)).toBe(true);
  expect(where.mayGo(`${HALL}/`, `${FRIEND}/`)).toBe(false);
  expect(where.choose(`${FRIEND}/anything?x=1`, 'AB CD')).toBe(`${FRIEND}/#join=AB%20CD`);
  expect(where.mayGo(`${HALL}/`, `${FRIEND}/`)).toBe(true);
});

test('a join link pressed in the own hall is a choice', () => {
  const where = places(HALL);
  const link = `${FRIEND}/#join=ABCD`;
  for (let asked = 0; asked < 2; asked++)
    expect([where.mayGo(`${HALL}/`, link), where.mayGo(`${HALL}/`, `${FRIEND}/`)]).toEqual([false, false]);
  where.press(`${HALL}/`, link);
  expect(where.mayGo(`${HALL}/`, link)).toBe(true);
  expect(where.mayGo(`${FRIEND}/`, `${FRIEND}/#/table`)).toBe(true);
});

test('a link in another hall, or without a code, chooses nobody, nor does being sent on', () => {
  const where = places(HALL);
  where.choose(FRIEND, null);
  where.press(`${FRIEND}/`, `${STRANGER}/#join=ABCD`);
  where.press(`${HALL}/`, `${STRANGER}/#/join`);
  for (const from of [HALL, FRIEND, STRANGER]) expect(where.mayGo(`${from}/`, `${STRANGER}/#join=ABCD`)).toBe(false);
});

test('a page of another hall leads home and nowhere else', () => {
  const where = places(HALL);
  where.choose(FRIEND, null);
  where.choose(STRANGER, null);
  expect(where.mayGo(`${FRIEND}/`, `${HALL}/`)).toBe(true);
  expect(where.mayGo(`${FRIEND}/`, `${STRANGER}/`)).toBe(false);
  expect(where.mayGo(`${FRIEND}/`, 'http://example.org/#join=ABCD')).toBe(false);
});

test.each(['file:///etc/passwd', 'https://example.org/#join=A', 'javascript:alert(1)', 'data:text/html,x', ''])(
  '%s is nowhere',
  (address) => {
    const where = places(HALL);
    expect(where.choose(address, null)).toBeNull();
    where.press(`${HALL}/`, address);
    expect(where.mayGo(`${HALL}/`, address)).toBe(false);
  },
);
