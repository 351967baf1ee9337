import { looksOf } from './lookalikes.ts';

/** What cannot be seen, or turns the writing around: control signs, zero width, fillers, bidi marks, halves, private signs. */
const UNSEEN = /(?![\u200D\uFE0F])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** These join the parts of one picture, a family or a coloured heart; anywhere else they are unseen too. */
const STRAY_JOINTS =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D|\u200D(?!\p{Extended_Pictographic})|(?<!\p{Emoji})\uFE0F/gu;
const SPACES = /[\s\p{Z}]+/gu;
/** Marks piled on one letter run into the lines above; languages need two or three. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * A line as people type it, a name or a line of chat, without what cannot be seen.
 * @returns '' if nothing is left that can be seen
 */
export function cleanText(text: string): string {
  const seen = text.normalize('NFC').replace(SPACES, ' ').replace(UNSEEN, '').replace(STRAY_JOINTS, '');
  const tidy = seen.replace(PILED_MARKS, '$1').replace(SPACES, ' ').trim();
  return VISIBLE.test(tidy) ? tidy : '';
}

/** Are these twins to whoever reads them in passing? */
export function lookAlike(one: string, other: string): boolean {
  const looks = looksOf(cleanText(one));
  return looksOf(cleanText(other)).some((look) => looks.includes(look));
}

/**
 * The name, told apart from those that look like it: the second Anna is "Anna (2)".
 * @param most letters it may have altogether
 */
export function apartFrom(name: string, others: readonly string[], most = 40): string {
  const looks = new Set(others.map(cleanText).flatMap(looksOf));
  let apart = name;
  for (let count = 2; looksOf(cleanText(apart)).some((look) => looks.has(look)); count++) {
    const ending = ` (${count})`;
    apart = [...name].slice(0, most - ending.length).join('') + ending;
  }
  return apart;
}
