import { inEachLanguage } from '../../../text/together.ts';

/** The texts of War for Arrakis. */
export const TEXTS = inEachLanguage((language) => ({
  table: () => [
    import(`./names.${language}.ts`),
    import(`./cards.${language}.ts`),
    import(`./words.${language}.ts`),
    import(`./story.${language}.ts`),
    import(`./data.${language}.ts`),
    import(`./pictures-tray.${language}.ts`),
    import(`./items.${language}.ts`),
    import(`./deeds.${language}.ts`),
    import(`./pictures-map.${language}.ts`),
    import(`./pictures-battle.${language}.ts`),
    import(`./automa.${language}.ts`),
    import(`./pictures-mahdi.${language}.ts`),
    import(`./teams.${language}.ts`),
  ],
  book: () => [
    import(`./pieces.${language}.ts`),
    import(`./rules.${language}.ts`),
    import(`./rules-war.${language}.ts`),
    import(`./rulings.${language}.ts`),
  ],
  box: () => [import(`./box.${language}.ts`)],
  lessons: () => [import(`./lessons.${language}.ts`)],
  sheets: () => [import(`./sheets.${language}.ts`)],
}));
