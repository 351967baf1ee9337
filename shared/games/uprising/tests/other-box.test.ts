import { describe, expect, test } from 'vitest';
import { bookOf } from '../../imperium-family/edition.ts';
import type { FamilyOptions } from '../../imperium-family/types.ts';
import '../base/index.ts';
import { EDITION } from '../edition.ts';

/** Whether a table that has chosen this has cards of the first game among its cards, Intrigue cards and Conflicts. */
function lentTo(options: FamilyOptions): readonly boolean[] {
  const { cards, intrigue, conflicts } = bookOf({ edition: EDITION.id, options });
  return [cards, intrigue, conflicts].map((table) => Object.values(table).some(({ box }) => box === 'base'));
}

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
