import { expect, test } from 'vitest';
import { type HeaderLine, saltOf } from '../../shared/kernel/record.ts';
import type { TableState } from '../../shared/protocol/pushes.ts';
import { type Shown, shownNow, unlikeShown } from './proof.ts';

const at = (phase: TableState['phase'], commit: string, mine: readonly string[]): TableState =>
  ({ phase, commit, seats: ['a', 'b'].map((seat) => ({ seat, kind: 'person', mine: mine.includes(seat) })) }) as never;
const header = (commit: string, salts: readonly string[]): HeaderLine =>
  ({ commit, salts, seats: [{ seat: 'a' }, { seat: 'b' }] }) as never;
const seen = (...states: TableState[]): Shown => {
  const shown = states.reduce<Shown | null>(shownNow, null);
  return shown ?? expect.fail();
};
const OWN = saltOf('device', 'table', 'a');

test('the first seal is kept, whatever is shown afterwards', () => {
  const shown = seen(at('lobby', 'first', []), at('lobby', 'second', ['a']), at('over', 'second', ['a']));
  expect(shown).toEqual({ commit: 'first', seats: ['a'] });
  expect(unlikeShown(shown, header('second', [OWN, 'x']), 'device', 'table')).toEqual({ key: 'end.notProvenAbout' });
});

test('the own salt must be among those of the record, at its seat', () => {
  const shown = seen(at('lobby', 'seal', ['a']), at('playing', 'seal', ['a']), at('over', 'seal', []));
  expect(unlikeShown(shown, header('seal', [OWN, 'x']), 'device', 'table')).toBeNull();
  for (const salts of [
    ['x', 'x'],
    ['x', OWN],
  ])
    expect(unlikeShown(shown, header('seal', salts), 'device', 'table')).toEqual({ key: 'end.notOurSalt' });
});

test('a seat that was left before the game, or taken in the middle of it, has no salt of this device', () => {
  expect(seen(at('lobby', 'seal', ['a']), at('lobby', 'seal', [])).seats).toEqual([]);
  expect(seen(at('lobby', 'seal', ['a']), at('playing', 'seal', ['b'])).seats).toEqual([]);
  expect(seen(at('playing', 'seal', ['b']), at('over', 'seal', ['b'])).seats).toEqual([]);
});
