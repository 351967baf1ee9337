import { inEachLanguage } from '../../../text/together.ts';

/** The texts of Dune: Imperium – Uprising and of its family. */
export const TEXTS = inEachLanguage((language) => ({
  table: () => [
    import(`../../imperium-family/text/data.${language}.ts`),
    import(`../../imperium-family/text/effects.${language}.ts`),
    import(`../../imperium-family/text/faces.${language}.ts`),
    import(`../../imperium-family/text/items.${language}.ts`),
    import(`../../imperium-family/text/pictures.${language}.ts`),
    import(`../../imperium-family/text/things.${language}.ts`),
    import(`../../imperium-family/text/words.${language}.ts`),
    import(`../../imperium-family/text/cardplay.${language}.ts`),
    import(`../../imperium-family/text/contracts.${language}.ts`),
    import(`../../imperium-family/text/leaders.${language}.ts`),
    import(`../../imperium-family/text/spies.${language}.ts`),
    import(`../../imperium-family/text/rivals.${language}.ts`),
    // After those whose words it replaces.
    import(`../../imperium-family/text/units.${language}.ts`),
    import(`./names.${language}.ts`),
    import(`./data.${language}.ts`),
    import(`./options.${language}.ts`),
  ],
  book: () => [import(`./rules.${language}.ts`)],
  lessons: () => [import(`./lessons.${language}.ts`)],
  sheets: () => [
    import(`../../imperium-family/text/sheets.${language}.ts`),
    import(`../../imperium-family/text/spies-sheets.${language}.ts`),
    import(`../../imperium-family/text/units-sheets.${language}.ts`),
  ],
}));
