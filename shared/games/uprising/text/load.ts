import { inEachLanguage } from '../../../text/together.ts';

/** The texts of Dune: Imperium – Uprising and of its family. */
export const TEXTS = inEachLanguage((language) => ({
  table: () => [
    import(`../../imperium-family/text/table.${language}.ts`),
    // After those whose words it replaces.
    import(`../../imperium-family/text/sands.${language}.ts`),
    import(`./names.${language}.ts`),
    import(`./data.${language}.ts`),
    import(`./options.${language}.ts`),
  ],
  added: () => [import(`./added.${language}.ts`)],
  book: () => [import(`./rules.${language}.ts`)],
  box: () => [import(`./box.${language}.ts`)],
  lessons: () => [import(`./lessons.${language}.ts`)],
  sheets: () => [
    import(`../../imperium-family/text/sheets.${language}.ts`),
    import(`../../imperium-family/text/spies-sheets.${language}.ts`),
    import(`../../imperium-family/text/units-sheets.${language}.ts`),
    import(`../../imperium-family/text/teams-sheets.${language}.ts`),
  ],
}));
