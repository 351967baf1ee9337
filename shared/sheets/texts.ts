import { inEachLanguage } from '../text/together.ts';

/** What every sheet says, in each language. A translation is a file beside the English one. */
export const SHEET_TEXTS = inEachLanguage((language) => ({ sheets: () => [import(`../text/sheets.${language}.ts`)] }));
