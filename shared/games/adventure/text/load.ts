import { inEachLanguage } from '../../../text/together.ts';

/** The texts of the adventure game. */
export const TEXTS = inEachLanguage((language) => ({
  table: () => [
    import(`./names.${language}.ts`),
    import(`./words.${language}.ts`),
    import(`./data.${language}.ts`),
    import(`./items.${language}.ts`),
    import(`./pictures.${language}.ts`),
    import(`./desk.${language}.ts`),
  ],
  book: () => [import(`./rules.${language}.ts`)],
  box: () => [import(`./box.${language}.ts`)],
  lessons: () => [import(`./lessons.${language}.ts`)],
  sheets: () => [import(`./sheets.${language}.ts`)],
}));
