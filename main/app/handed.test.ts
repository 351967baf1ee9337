import { expect, test } from 'vitest';
import { handedIn, readHanded, readLink } from './handed.ts';

test.each([
  ['sietch://192.168.1.20:4747/K7Q2M', 'http://192.168.1.20:4747', 'K7Q2M'],
  ['SIETCH://192.168.1.20/k7q2m/', 'http://192.168.1.20:4747', 'K7Q2M'],
  ['sietch://10.0.0.7:5000/', 'http://10.0.0.7:5000', null],
  ['sietch://stilgar.local/K7Q2M', 'http://stilgar.local:4747', 'K7Q2M'],
  ['sietch://[fe80::1]:4747/K7Q2M', 'http://[fe80::1]:4747', 'K7Q2M'],
])('%s leads to a table', (link, address, code) => {
  expect(readLink(link)).toEqual({ address, code });
});

test.each([
  // Not at home: the internet, by name, number, and numbers in disguise.
  'sietch://example.org/K7Q2M',
  'sietch://8.8.8.8/K7Q2M',
  'sietch://2130706433/K7Q2M',
  'sietch://0x7f000001/K7Q2M',
  'sietch://0300.0250.1.20/K7Q2M',
  'sietch://192.168.1.20.example.org/K7Q2M',
  'sietch://192.168.1.256/K7Q2M',
  'sietch://[2001:db8::1]/K7Q2M',
  'sietch://[fe80::1%25eth0]/K7Q2M',
  // Another host behind a name and a password.
  'sietch://192.168.1.20@example.org/K7Q2M',
  'sietch://user:word@192.168.1.20/K7Q2M',
  // More than where and the code.
  'sietch://192.168.1.20/K7Q2M/../../settings',
  'sietch://192.168.1.20/K7Q2M?host=abc',
  'sietch://192.168.1.20/K7Q2M#host=abc',
  'sietch://192.168.1.20/#host=abc',
  'sietch://192.168.1.20/%4b7Q2M',
  'sietch://192.168.1.20/K7Q2M\n--inspect',
  'sietch://192.168.1.20/U7Q2M',
  'sietch://192.168.1.20:0/K7Q2M',
  'sietch://192.168.1.20:99999/K7Q2M',
  'sietch://192.168.1.20',
  'sietch:192.168.1.20/K7Q2M',
  'sietch:///K7Q2M',
  'sietch://\u200b192.168.1.20/K7Q2M',
  'sietch://sіetch.local/K7Q2M',
  'http://192.168.1.20/K7Q2M',
  'javascript:alert(1)',
  `sietch://${'a'.repeat(200)}.local/K7Q2M`,
  '',
])('%j leads nowhere', (link) => {
  expect(readLink(link)).toBeNull();
});

test('a start hands over what the system writes last, a link or a record', () => {
  const given = (...more: string[]) => handedIn(more, '/home/paul');
  expect(given('/opt/Sietch/sietch', '--no-sandbox')).toEqual({ kind: 'nothing' });
  expect(given('/opt/Sietch/sietch', 'sietch://10.0.0.7/')).toEqual({ kind: 'link', link: 'sietch://10.0.0.7/' });
  expect(given('evening.sietch')).toEqual({ kind: 'record', path: '/home/paul/evening.sietch' });
  expect(given('file:///home/paul/an%20evening.sietch')).toEqual({ kind: 'record', path: '/home/paul/an evening.sietch' });
});

test('what a link writes beside itself is no switch, and a foreign address is no file', () => {
  expect(handedIn(['--sietch://10.0.0.7/', '--evening.sietch'], '/')).toEqual({ kind: 'nothing' });
  expect(handedIn(['file://example.org/share/x.sietch'], '/')).toEqual({ kind: 'nothing' });
  expect(handedIn([`sietch://${'x'.repeat(9000)}`], '/')).toMatchObject({ kind: 'link' });
});

test('what another start says is read as if a stranger had said it', () => {
  for (const said of [
    null,
    7,
    'sietch://10.0.0.7/',
    { kind: 'run', path: '/bin/sh' },
    { kind: 'link', link: 'x'.repeat(5000) },
    { kind: 'record' },
  ])
    expect(readHanded(said)).toEqual({ kind: 'nothing' });
  expect(readHanded({ kind: 'record', path: '/a.sietch' })).toEqual({ kind: 'record', path: '/a.sietch' });
});
