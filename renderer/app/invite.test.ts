import { expect, it } from 'vitest';
import { appLinkTo, hasGuests, linkTo, waysTo, whyClosed } from './invite.ts';

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
  expect(appLinkTo('http://192.168.1.20:4747', 'K7Q2M')).toBe('sietch://192.168.1.20:4747/K7Q2M');
});
it('does not say that nobody sees a table at which guests sit', () => {
  const host = { kind: 'person', mine: true } as const;
  expect(hasGuests([host, { kind: 'bot', mine: false }, { kind: 'free', mine: false }])).toBe(false);
  const guests = hasGuests([host, { kind: 'person', mine: false }]);
  expect(guests).toBe(true);
  expect(whyClosed({ lanOpen: false, alone: false, guests })).toBe('lobby.closedToNew');
  expect(whyClosed({ lanOpen: false, alone: true, guests: false })).toBe('lobby.closedAlone');
  expect(whyClosed({ lanOpen: false, guests: false })).toBe('lobby.closedAbout');
  expect(whyClosed({ lanOpen: true, guests })).toBe('lobby.noLan');
});
