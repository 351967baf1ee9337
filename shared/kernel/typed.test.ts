import { expect, expectTypeOf, test } from 'vitest';
import { dispatch, isIn, keysOf, recordOf } from './typed.ts';

type Deed = { readonly do: 'go'; readonly to: string } | { readonly do: 'wait'; readonly turns: number };
type Of<Do extends Deed['do']> = Extract<Deed, { do: Do }>;
const SAID: { readonly [Do in Deed['do']]: (deed: Of<Do>, who: string) => string } = {
  go: ({ to }, who) => `${who} goes to ${to}`,
  wait: ({ turns }, who) => `${who} waits ${turns}`,
};

test('each kind has its handler, which takes any thing of the table and gives what all of them give', () => {
  const deeds: readonly Deed[] = [
    { do: 'go', to: 'Arrakeen' },
    { do: 'wait', turns: 2 },
  ];
  expect(deeds.map((deed) => dispatch(SAID, deed.do)(deed, 'Chani'))).toEqual(['Chani goes to Arrakeen', 'Chani waits 2']);
  expectTypeOf(dispatch(SAID, 'go')).parameters.toEqualTypeOf<[Deed, string]>();
  expectTypeOf(dispatch(SAID, 'go')).returns.toEqualTypeOf<string>();
});
test('a kind that the table does not know has none, not even by the name of what every object has', () => {
  expect(dispatch(SAID, 'sleep')).toBeUndefined();
  expect(dispatch(SAID, 'toString')).toBeUndefined();
  expect(dispatch(SAID, undefined)).toBeUndefined();
});
test('a thing is in the table that has a handler for it, and not by what every object has', () => {
  const things = [{ do: 'go' }, { do: 'sleep' }, { do: 'toString' }] as const;
  expect(things.filter((thing) => isIn(SAID, thing))).toEqual([{ do: 'go' }]);
});
test('keys keep the type of their record', () => {
  const worth = { spice: 5, water: 6 };
  expect(keysOf(worth)).toEqual(['spice', 'water']);
  expectTypeOf(keysOf(worth)).toEqualTypeOf<('spice' | 'water')[]>();
});
test('a record has something for every key', () => {
  expect(recordOf(['spice', 'water'], (key) => key.length)).toEqual({ spice: 5, water: 5 });
});
