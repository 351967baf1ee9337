import type { Language } from '../../text/message.ts';

/** How a look-up text marks what the rulebook leaves open. */
export const RULING_MARKS: Readonly<Record<Language, string>> = {
  en: 'Ruling: ',
  hu: 'Értelmezés: ',
  de: 'Festlegung: ',
  cs: 'Výklad: ',
  ko: '해석: ',
};
