import type { Language } from './message.ts';

/** Before a gap that begins a sentence: what fills it begins with a capital letter. */
const RAISED = /⇧(.)/gu;
/** Korean particles in the form that the word before them asks for: "{what}을/를". */
const PARTICLE = /(\S)(을\/를|은\/는|이\/가|과\/와|으로\/로)/gu;
const HANGUL = 0xac00;
/** Endings of a syllable; the first is none. */
const ENDINGS = 28;
const L = 8;
/** How the digits end when they are read: 영 일 이 삼 사 오 육 칠 팔 구. */
const DIGITS = [21, L, 0, 16, 0, 0, 1, L, L, 0];

/** A text as it is read, once its gaps are filled: with one stop, capital letters and particles. */
export function finished(text: string, language: Language): string {
  const raised = oneStop(text).replace(RAISED, (_, letter: string) => letter.toLocaleUpperCase(language));
  if (language !== 'ko') return raised;
  return raised.replace(PARTICLE, (_, before: string, particle: string) => {
    const [closed = '', open = ''] = particle.split('/');
    const ending = endingOf(before);
    return before + (ending === 0 || (ending === L && open === '로') ? open : closed);
  });
}
/** A name that ends with a full stop ("Shaddam IV." in German) ends its sentence too. */
export const oneStop = (said: string): string => said.replace(/(?<!\.)\.\.(?!\.)/g, '.');

function endingOf(letter: string): number {
  const digit = DIGITS[Number(letter)];
  const syllable = (letter.codePointAt(0) ?? 0) - HANGUL;
  return digit ?? (syllable < 0 ? 0 : syllable % ENDINGS);
}
