import { inEachLanguage } from '../../../text/together.ts';

/** The texts of Dune: Imperium and of its family. */
export const TEXTS = inEachLanguage((language) => ({
  table: () => [
    import(`../../imperium-family/text/table.${language}.ts`),
    import(`./names.${language}.ts`),
    import(`./specials.${language}.ts`),
    import(`./options.${language}.ts`),
  ],
  book: () => [import(`./rules.${language}.ts`)],
  box: () => [import(`./box.${language}.ts`)],
  lessons: () => [import(`./lessons.${language}.ts`)],
  sheets: () => [import(`../../imperium-family/text/sheets.${language}.ts`)],
}));
