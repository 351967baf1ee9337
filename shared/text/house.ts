import { hostCs } from './host.cs.ts';
import { hostDe } from './host.de.ts';
import { hostEn } from './host.en.ts';
import { hostHu } from './host.hu.ts';
import { hostKo } from './host.ko.ts';
import { type Language, LANGUAGES, type Texts } from './message.ts';

/** What the host says, in every language. */
export const HOST_TEXTS: Readonly<Record<Language, Texts>> = { en: hostEn, hu: hostHu, cs: hostCs, de: hostDe, ko: hostKo };

/** The first of the wanted languages that the house speaks, else English. @param wanted e.g. `['hu-HU', 'en']` */
export function languageFrom(wanted: readonly string[]): Language {
  const spoken = wanted.map((tag) => LANGUAGES.find((language) => language === tag.trim().toLowerCase().split(/[-;]/)[0]));
  return spoken.find((language) => language !== undefined) ?? 'en';
}
