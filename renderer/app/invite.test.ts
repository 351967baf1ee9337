import { expect, it } from 'vitest';
import { linkTo, waysTo } from './invite.ts';

const addresses = ['http://192.168.1.20:4747', 'http://10.0.0.7:4747'];

it('invites by the way one came oneself', () => {
  expect(waysTo({ addresses }, 'http://10.0.0.7:4747')).toEqual(['http://10.0.0.7:4747', 'http://192.168.1.20:4747']);
  expect(waysTo({ addresses }, 'http://mypc.local:4747')[0]).toBe('http://mypc.local:4747');
});
it('never by a way that leads no further than this computer', () => {
  for (const here of ['http://127.0.0.1:4747', 'http://localhost:4747', 'http://[::1]:4747'])
    expect(waysTo({ addresses }, here)).toEqual(addresses);
});
it('makes a link that carries the code', () => {
  expect(linkTo('http://192.168.1.20:4747', 't1', 'AB CD')).toBe('http://192.168.1.20:4747/#/table/t1?join=AB%20CD');
});
