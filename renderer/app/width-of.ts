/** How wide a text is, in letters of Latin: those beyond it are wider, and a soft hyphen is seen only where a word breaks. */
export const widthOf = (text: string): number =>
  [...text.replaceAll('\u00ad', '')].reduce((sum, letter) => sum + (letter > '\u2fff' ? 1.75 : 1), 0);
