/** What is read of a key event; DOM events fit. */
export interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly isComposing: boolean;
}

/**
 * The key that was meant, on whatever layout: what stands on the cap of a Czech, French, Hungarian or Korean keyboard is
 * the digit or Latin letter of its place, though it types another sign ("+", "&", "ö", "ㅋ").
 * @returns a digit, a Latin letter in lower case, or the event's own key; empty while a syllable is being composed
 */
export function keyOf({ key, code, shiftKey, isComposing }: Pressed): string {
  if (isComposing || key === 'Process') return '';
  if (/^[0-9]$/.test(key)) return key;
  const digit = /^Digit([0-9])$/.exec(code)?.[1];
  if (digit !== undefined && !shiftKey) return digit;
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  // Other scripts have no Latin letters of their own; accented ones ("á" where no "z" is meant) stay what they are.
  if (letter !== undefined && key.length === 1 && !/\p{Script=Latin}/u.test(key) && /\p{L}/u.test(key)) return letter.toLowerCase();
  // Czech keyboards have plus only beside the digits: equals stands for it, as on many others with Shift.
  if (key === '=') return '+';
  // French ones have the hyphen on the key of 6: the place that has it elsewhere stands for it.
  return key === ')' && code === 'Minus' ? '-' : key;
}
