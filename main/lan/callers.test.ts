import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { isHere, isPrivate, knowsHost, knowsOrigin } from './callers.ts';

type Asked = Parameters<typeof knowsHost>[0];
const knows = (host: string | undefined, remoteAddress = '127.0.0.1'): boolean =>
  knowsHost({ headers: host === undefined ? {} : { host }, socket: { remoteAddress } as Asked['socket'] });

test('this machine is known in all three ways to write it', () => {
  for (const here of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(isHere(here), here).toBe(true);
  for (const there of ['127.0.0.2', '::2', '192.168.1.2', '']) expect(isHere(there), there).toBe(false);
});

test('addresses of a home are told from those of the internet, to the last one of each range', () => {
  const v4 = ['10.0.0.1', '127.0.0.1', '192.168.0.1', '172.16.0.1', '172.31.9.9', '169.254.1.1', '100.64.0.1', '100.127.0.1'];
  const v6 = ['::1', 'fc00::1', 'FD12::1', 'fe80::1', 'fe9f::1', 'feaf::1', 'febf::1', '::ffff:10.0.0.1', '::FFFF:10.0.0.1'.toLowerCase()];
  for (const home of [...v4, ...v6]) expect(isPrivate(home), home).toBe(true);
  const far = ['11.0.0.1', '9.9.9.9', '126.0.0.1', '128.0.0.1', '192.167.0.1', '192.169.0.1', '191.168.0.1', '172.15.0.1', '172.32.0.1'];
  const farther = [
    '171.20.0.1',
    '173.20.0.1',
    '169.253.0.1',
    '168.254.0.1',
    '170.254.0.1',
    '100.63.0.1',
    '100.128.0.1',
    '99.100.0.1',
    '101.100.0.1',
  ];
  for (const out of [...far, ...farther, '2001:db8::1', 'fec0::1', '::ffff:8.8.8.8', '10.0.0', 'home', ''])
    expect(isPrivate(out), out).toBe(false);
});

test('a host answers to addresses, to its own names, and to names of a home from another machine there', () => {
  const own = hostname().toLowerCase();
  for (const name of ['127.0.0.1', '192.168.1.5:4747', '[::1]', '[fe80::1]:4747', 'localhost:4747', 'LOCALHOST.', own, `${own}.local`])
    expect(knows(name), name).toBe(true);
  const homely = ['desk', 'desk.lan', 'desk.local:4747', 'a.b.home', 'x.home.arpa', 'x.internal', 'x.localdomain', 'pi.fritz.box'];
  for (const name of [...homely, 'x.intranet', 'x.private', 'my_desk-2']) {
    expect(knows(name, '192.168.1.9'), name).toBe(true);
    expect(knows(name), `${name} from here`).toBe(false);
    expect(knows(name, '8.8.8.8'), `${name} from afar`).toBe(false);
  }
  const foreign = [
    'evil.example',
    'lan.example',
    'desk.lan.example',
    '1.2.3',
    '1.2.3.4.5',
    '[home]',
    '[1.2.3.4]',
    'a..lan',
    'ä.lan',
    '',
    undefined,
  ];
  for (const name of foreign) expect(knows(name, '192.168.1.9'), name).toBe(false);
});

test('a page may call only the host that served it; programs say nothing', () => {
  const from = (origin: string | undefined, host = '192.168.1.5:4747'): boolean =>
    knowsOrigin({ headers: { host, ...(origin === undefined ? {} : { origin }) } });
  expect(from(undefined)).toBe(true);
  expect(from('http://192.168.1.5:4747')).toBe(true);
  for (const other of ['http://192.168.1.5', 'http://192.168.1.6:4747', 'https://evil.example', 'null', ''])
    expect(from(other), other).toBe(false);
});
