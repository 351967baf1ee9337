import type { Language, Texts } from '../text/message.ts';

const en = async (): Promise<Texts> => (await import('../text/sheets.en.ts')).sheetsEn;

/** What every sheet says, in each language. A translation is a file beside the English one. */
export const SHEET_TEXTS: Readonly<Record<Language, () => Promise<Texts>>> = { en, hu: en, cs: en, de: en, ko: en };
