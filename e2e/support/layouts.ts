/** What a keyboard tells a page when one of its keys goes down. */
export interface Typed {
  readonly key: string;
  readonly code: string;
  readonly shiftKey?: boolean;
}
/** A keyboard as it is sold in a country: what the row of digits types from 1 to 9 and 0, without Shift. */
export interface Layout {
  readonly name: string;
  readonly digits: string;
  /** Where 0 lies, if it is not beside 9. */
  readonly zero?: Typed;
  readonly more: Typed;
  readonly less: Typed;
}

/** The layouts of the five languages' players, and the French one, whose digits ask for Shift. */
export const LAYOUTS: readonly Layout[] = [
  { name: 'Czech', digits: '+ěščřžýáíé', more: { key: '=', code: 'Minus' }, less: { key: '-', code: 'Slash' } },
  {
    name: 'Hungarian',
    digits: '123456789ö',
    zero: { key: '0', code: 'Backquote' },
    more: { key: '+', code: 'Digit3', shiftKey: true },
    less: { key: '-', code: 'Slash' },
  },
  { name: 'German', digits: '1234567890', more: { key: '+', code: 'BracketRight' }, less: { key: '-', code: 'Slash' } },
  // Its hyphen is on the key of 6: the one that has a hyphen elsewhere stands for it.
  { name: 'French', digits: '&é"\'(-è_çà', more: { key: '=', code: 'Equal' }, less: { key: ')', code: 'Minus' } },
  { name: 'Korean', digits: '1234567890', more: { key: '=', code: 'Equal' }, less: { key: '-', code: 'Minus' } },
];

/** What each sign that stands on an answer is typed with. */
export function keysOfLayout({ digits, zero, more, less }: Layout): Readonly<Record<string, Typed>> {
  const row = [...digits].map((key, at) => {
    const digit = String((at + 1) % 10);
    return [digit, { key, code: `Digit${digit}` }] as const;
  });
  return { ...Object.fromEntries(row), ...(zero && { 0: zero }), '+': more, '-': less };
}
