import { describe, expect, test } from 'vitest';
import { bookOf } from '../../imperium-family/edition.ts';
import { copiesOf } from '../../imperium-family/records.ts';
import type { FamilyOptions } from '../../imperium-family/types.ts';
import '../base/index.ts';
import { lentId, lentTexts, ownId } from '../base/lent.ts';
import { BOTH, LENT } from '../base/records.ts';
import { EDITION } from '../edition.ts';
import { RECORDS } from '../records.ts';
import { rivals } from '../rival-setups.ts';

/** Whether a table that has chosen this has cards of the first game among its cards, Intrigue cards and Conflicts. */
function lentTo(options: FamilyOptions): readonly boolean[] {
  const { cards, intrigue, conflicts } = bookOf({ edition: EDITION.id, options });
  return [cards, intrigue, conflicts].map((table) => Object.values(table).some(({ box }) => box === 'base'));
}

test('a card of the first game has an id of its own here, from which it is known again', () => {
  expect([lentId('chani'), ownId(lentId('chani')), ownId('chani')]).toEqual(['base-chani', 'chani', null]);
});
// R19.1
describe('of the first game a table has just the kinds that it has chosen', () => {
  test.each([
    [{}, [false, false, false]],
    [{ 'base-imperium': 'with' }, [true, false, false]],
    [{ 'base-intrigue': 'with' }, [false, true, false]],
    [{ 'base-conflicts': 'with' }, [false, false, true]],
    [{ 'base-imperium': 'with', 'base-conflicts': 'with' }, [true, false, true]],
    [{ 'base-imperium': 'with', 'base-intrigue': 'with' }, [true, true, false]],
    [{ 'base-intrigue': 'with', 'base-conflicts': 'with' }, [false, true, true]],
    [{ 'base-imperium': 'with', 'base-intrigue': 'with', 'base-conflicts': 'with' }, [true, true, true]],
  ] as const)('%o', (options, lent) => {
    expect(lentTo(options)).toEqual(lent);
  });
});

// R19.1
describe('what the first game lends', () => {
  test('its cards but for those that need a Mentat, and Carthag is a place that nobody states', () => {
    expect([LENT.cards, LENT.intrigue, LENT.conflicts].map((table) => copiesOf(Object.values(table)))).toEqual([67, 39, 17]);
    expect(LENT.conflicts['base-siege-of-carthag']?.source).toBe('reconstructed');
    expect(LENT.conflicts['base-siege-of-arrakeen']?.source).not.toBe('reconstructed');
  });
  test('its texts, under the ids that its cards have here, and no others', () => {
    const there = { 'imperium.card.chani': 'one', 'imperium.special.voice': 'two', 'imperium.ask.special.voice': 'three' };
    expect(lentTexts({ 'imperium.name': 'box', ...there, 'imperium.option.dice': 'four' })).toEqual({
      'uprising.box.base': 'box',
      'uprising.card.base-chani': 'one',
      'uprising.special.voice': 'two',
      'uprising.ask.special.voice': 'three',
    });
  });
  test('what cards of Rivals count as, where some card counts them', () => {
    expect([rivals(RECORDS, 1)?.countedAs, rivals(BOTH, 1)?.countedAs]).toEqual([null, expect.anything()]);
  });
});
