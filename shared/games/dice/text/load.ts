import { inEachLanguage } from '../../../text/together.ts';

/** The texts of the Dice Game. */
export const TEXTS = inEachLanguage((language) => ({
  table: () => [import(`./names.${language}.ts`), import(`./words.${language}.ts`), import(`./data.${language}.ts`)],
  book: () => [import(`./rules.${language}.ts`)],
  box: () => [import(`./box.${language}.ts`)],
  lessons: () => [import(`./lessons.${language}.ts`)],
  sheets: () => [import(`./sheets.${language}.ts`)],
}));
