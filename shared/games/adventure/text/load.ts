import { inEachLanguage } from '../../../text/together.ts';

/** The texts of the adventure game. */
export const TEXTS = inEachLanguage((language) => [
  import(`./names.${language}.ts`),
  import(`./words.${language}.ts`),
  import(`./data.${language}.ts`),
  import(`./rules.${language}.ts`),
  import(`./items.${language}.ts`),
  import(`./lessons.${language}.ts`),
  import(`./pictures.${language}.ts`),
  import(`./desk.${language}.ts`),
  import(`./sheets.${language}.ts`),
]);
