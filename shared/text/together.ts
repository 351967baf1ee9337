import type { Language, Texts } from './message.ts';

type TextFile = Readonly<Record<string, Texts>>;

/**
 * The texts of a game, loaded in the language that is asked for.
 * @param files its text files in one language; each is an `import` of its own, with the language in its name, so that bundlers find them all
 */
export function inEachLanguage(
  files: (language: Language) => readonly Promise<TextFile>[],
): Readonly<Record<Language, () => Promise<Texts>>> {
  const together = async (language: Language): Promise<Texts> =>
    Object.assign({}, ...(await Promise.all(files(language))).flatMap((file) => Object.values(file)));
  return {
    en: () => together('en'),
    hu: () => together('hu'),
    cs: () => together('cs'),
    de: () => together('de'),
    ko: () => together('ko'),
  };
}
