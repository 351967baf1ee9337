import { expect, test } from 'vitest';
import { against } from '../../../../shared/games/arrakis/tests/mahdi.fixture.ts';
import { viewOf } from '../../../../shared/games/arrakis/view.ts';
import { standsOver } from '../battle/stands.ts';
import { lastPlace, strongest } from './places.ts';

test('a phone looks where something happened last, else where the viewer is strongest', () => {
  expect(lastPlace([{ type: 'marched', from: 'carthag', to: 'arsunt' } as { type: string }, { type: 'supremacy' }])).toEqual(['arsunt']);
  expect(lastPlace([{ type: 'supremacy' }])).toBeNull();
  const { state } = against({
    harkonnen: { carthag: { regular: 6 } },
    atreides: { windgap: { regular: 1 }, 'gara-kulon': { regular: 2, elite: 1 } },
  });
  expect(strongest(viewOf(state, 'seat1'))).toEqual(['gara-kulon']);
  expect(strongest(viewOf(state, null))).toEqual(['carthag']);
  expect(strongest({ ...viewOf(state, null), legions: { harkonnen: {}, atreides: {} } })).toEqual([]);
});

// R9.3
test('while the spice is spent its board lies over the map of a phone, which is seen below it', () => {
  const view = viewOf(against({}).state, 'seat1');
  const spending = { do: 'spendSpice', chosen: {} } as { do: string };
  expect(standsOver(view, spending, true)).toBe('band');
  expect([standsOver(view, spending, false), standsOver(view, { do: 'act' }, true), standsOver(view, null, true)]).toEqual([
    null,
    null,
    null,
  ]);
});
