/**
 * How dates are written in a language. English is read all over the world: its dates name the month after the day ("1 Dec 2026"),
 * which nobody takes for another day.
 */
export const datesIn = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, options);
