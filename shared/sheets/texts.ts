import type { Language, Texts } from '../text/message.ts';

const en = async (): Promise<Texts> => (await import('../text/sheets.en.ts')).sheetsEn;
const hu = async (): Promise<Texts> => (await import('../text/sheets.hu.ts')).sheetsHu;
const cs = async (): Promise<Texts> => (await import('../text/sheets.cs.ts')).sheetsCs;
const de = async (): Promise<Texts> => (await import('../text/sheets.de.ts')).sheetsDe;
const ko = async (): Promise<Texts> => (await import('../text/sheets.ko.ts')).sheetsKo;

/** What every sheet says, in each language. A translation is a file beside the English one. */
export const SHEET_TEXTS: Readonly<Record<Language, () => Promise<Texts>>> = { en, hu, cs, de, ko };
