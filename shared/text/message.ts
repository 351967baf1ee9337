/** A sentence to be: a key of the language files and what goes into its gaps. Rules and hosts send these, never prose. */
export interface Message {
  readonly key: string;
  readonly with?: Readonly<Record<string, Param>>;
}
/** A gap is filled by a number, a name as it is, another message, or a list of them. */
export type Param = string | number | Message | readonly Message[];

export const LANGUAGES = ['en', 'hu', 'cs', 'de', 'ko'] as const;
export type Language = (typeof LANGUAGES)[number];
/** How each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  hu: 'Magyar',
  cs: 'Čeština',
  de: 'Deutsch',
  ko: '한국어',
};

/** Something for every language the house speaks. */
export const forLanguages = <Value>(of: (language: Language) => Value): Readonly<Record<Language, Value>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<Language, Value>;

/** Texts of one language: ICU messages by key. */
export type Texts = Readonly<Record<string, string>>;
/** What every language file must have: the keys of the English one. */
export type TextsLike<English extends Texts> = Readonly<Record<keyof English, string>>;
