import { expect, test } from 'vitest';
import { scrubbed } from './scrub.ts';

const nothing = new Map<string, string>();

test('what is a secret by its name, its looks or because it is known does not get into a log', () => {
  const secrets = [
    'GET /#host=abc-DEF_123 failed',
    'loading http://127.0.0.1:4747/?join=K7Q2M&x',
    'code: K7Q2M',
    'the code ABCD-K7Q2M is wrong',
    'the code ABCDE-FGHJK-K7Q2M is wrong',
    'a table 0f3a9c1177aabb00 was not put back',
    'device Zk3-7aQpW_x81LmN0rTyU2',
    'a friend of stilgar is here',
    'opening sietch://192.168.1.20:4747/K7Q2M',
    'somebody typed K7Q2M twice',
  ];
  for (const line of secrets) expect(scrubbed(line, new Map([['stilgar', 'the host']]))).not.toMatch(/K7Q2M|abc-DEF|0f3a9c|Zk3-7a|stilgar/);
});

test('what a hand holds does not get into a log: quotes and data are emptied', () => {
  const told = (line: string) => scrubbed(line, nothing);
  expect(told('answer refused: {"play":["gom-jabbar",{"to":[1,2]}]} by a bot')).toBe('answer refused: … by a bot');
  expect(told("No card 'Lasgun' in the hand")).toBe('No card … in the hand');
  expect(told('No card “Lasgun” and `Kanly` there')).toBe('No card … and … there');
  expect(told("can't find 'lasgun' in Anna's seat, 'Jessica's word' neither")).toBe("can't find … in Anna's seat, … neither");
  expect(told('No "lasgun" among ["kanly","shai-hulud"]')).toBe('No … among …');
  expect(told(`a quote without end: "lasgun ${'x '.repeat(2000)}`)).toBe('a quote without end: …');
  expect(told('cut off in the middle: {"hand":["lasgun"')).toBe('cut off in the middle: …');
});

test('what helps stays: the error, where it happened, and the home folder as a sign', () => {
  const line = 'TypeError: Cannot read properties of undefined\n    at playMove (/home/paul/sietch/out/main/boot.js:120:33)';
  expect(scrubbed(line, new Map([['/home/paul', '~']]))).toBe(line.replace('/home/paul', '~'));
  expect(scrubbed('Not listening on 192.168.1.20:4747: EADDRINUSE', nothing)).toBe('Not listening on 192.168.1.20:4747: EADDRINUSE');
});

test('a line without end is cut', () => {
  expect(scrubbed('ab '.repeat(100_000), nothing).length).toBeLessThanOrEqual(2000);
});
