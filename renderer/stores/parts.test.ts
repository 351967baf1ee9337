import { describe, expect, it } from 'vitest';
import type { AnyChoices } from '../../shared/kernel/choices.ts';
import {
  choicesAt,
  directOptions,
  draftAt,
  draftOf,
  isComplete,
  isDirect,
  isNothing,
  roomFor,
  stepped,
  toggled,
  withPart,
} from './parts.ts';

const march = { pick: 'amounts', most: { carthag: 2, arrakeen: 3 }, min: 1, max: 4 } as const;
const dice = { pick: 'some', of: ['a', 'b', 'c'], min: 1, max: 2 } as const;
const fist = {
  pick: 'form',
  fields: { leader: { pick: 'one', of: [true, false] }, troops: { pick: 'number', min: 0, max: 3 }, from: march },
} as const satisfies AnyChoices;

describe('an answer being put together', () => {
  it('is nothing while no amount and none of several is in it', () => {
    expect([isNothing({ carthag: 0, arrakeen: 0 }), isNothing([]), isNothing({ leader: false, troops: 0 })]).toEqual([true, true, true]);
    expect([isNothing({ carthag: 1, arrakeen: 0 }), isNothing(['a']), isNothing('pass'), isNothing(undefined)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('begins with what is forced and nothing more', () => {
    expect(draftOf(fist)).toEqual({ leader: undefined, troops: 0, from: { carthag: 0, arrakeen: 0 } });
    expect(draftOf({ pick: 'one', of: ['only'] })).toBe('only');
    expect(draftOf({ pick: 'some', of: ['a', 'b'], min: 2, max: 2 })).toEqual(['a', 'b']);
    expect(draftOf({ pick: 'amounts', most: { a: 1, b: 2 }, min: 3, max: 3 })).toEqual({ a: 1, b: 2 });
    expect(draftOf({ pick: 'amounts', most: { a: 1, b: 2 }, min: 0, max: 3, likely: { a: 1, b: 1 } })).toEqual({ a: 1, b: 1 });
  });
  it('begins with the answer given before, if it still fits', () => {
    expect(draftOf(march, { carthag: 1, arrakeen: 3 })).toEqual({ carthag: 1, arrakeen: 3 });
    expect(draftOf(march, { carthag: 9, arrakeen: 0 })).toEqual({ carthag: 0, arrakeen: 0 });
  });
  it('can be sent when every part is there', () => {
    const started = draftOf(fist);
    expect(isComplete(fist, started)).toBe(false);
    const chosen = withPart(withPart(started, ['leader'], false), ['from', 'carthag'], 1);
    expect(isComplete(fist, chosen)).toBe(true);
  });
  it('finds and changes a part of a form and leaves the rest alone', () => {
    expect(choicesAt(fist, ['from'])).toBe(march);
    expect(choicesAt(fist, ['nowhere'])).toBeUndefined();
    const draft = withPart(draftOf(fist), ['troops'], 2);
    expect(draftAt(draft, ['troops'])).toBe(2);
    expect(draftAt(draft, ['from'])).toEqual({ carthag: 0, arrakeen: 0 });
  });
  it('keeps amounts within their own bounds and the sum', () => {
    const draft = { carthag: 2, arrakeen: 1 };
    expect(roomFor(march, draft, 'arrakeen')).toBe(2);
    expect(stepped(march, draft, 'arrakeen', 5)).toEqual({ carthag: 2, arrakeen: 2 });
    expect(stepped(march, draft, 'carthag', 1)).toEqual(draft);
    expect(stepped(march, draft, 'carthag', -5)).toEqual({ carthag: 0, arrakeen: 1 });
  });
  it('takes items in and out, in their own order, never too many', () => {
    expect(toggled(dice, ['b'], 'a')).toEqual(['a', 'b']);
    expect(toggled(dice, ['a', 'b'], 'c')).toEqual(['a', 'b']);
    expect(toggled(dice, ['a', 'b'], 'a')).toEqual(['b']);
    expect(toggled({ ...dice, max: 1 }, ['a'], 'c')).toEqual(['c']);
  });
  it('knows what one click answers', () => {
    expect(isDirect({ pick: 'one', of: [1, 2] })).toBe(true);
    expect(isDirect({ pick: 'number', min: 0, max: 30 })).toBe(false);
    expect(directOptions({ pick: 'number', min: 1, max: 3 })).toEqual([1, 2, 3]);
    expect(isDirect(march)).toBe(false);
  });
});
