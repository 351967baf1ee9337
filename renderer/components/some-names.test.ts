import { expect, test } from 'vitest';
import { someNames } from './some-names.ts';

test('names that all have room stand in a row', () => {
  expect(someNames([])).toBe('');
  expect(someNames(['Secrets', 'Espionage'])).toBe('Secrets, Espionage');
});
test('where they have not, whole ones stand there, and a sign that there are others', () => {
  expect(someNames(['Gurney Halleck', 'Lady Jessica', 'Princess Irulan'], 30)).toBe('Gurney Halleck, Lady Jessica …');
  expect(someNames(['레이디 제시카', '이룰란 공주', '거니 할렉'], 25)).toBe('레이디 제시카, 이룰란 공주 …');
});
test('one name stands there whatever its length', () => {
  expect(someNames(['Staban Tuek', 'Muad’Dib'], 4)).toBe('Staban Tuek …');
});
test('where a word may part takes no room', () => {
  expect(someNames(['Er\u00adkun\u00addungs\u00adtrupp', 'Dolch'], 22)).toBe('Er\u00adkun\u00addungs\u00adtrupp, Dolch');
});
