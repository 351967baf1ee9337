import { forLanguages, type Language, type Texts } from './message.ts';

type TextFile = Readonly<Record<string, Texts>>;
/** Texts of a game that are needed together: to play, to play with what options add, to be chosen, to look rules up, for its lessons, for its sheets. */
export type TextPart = 'table' | 'added' | 'box' | 'book' | 'lessons' | 'sheets';
const TEXT_PARTS: readonly TextPart[] = ['table', 'added', 'box', 'book', 'lessons', 'sheets'];
/** One part in one language, or without a part everything. */
export type TextsOf = Readonly<Record<Language, (part?: TextPart) => Promise<Texts>>>;

/**
 * The texts of a game, loaded in the language and for the part that is asked for.
 * @param files its text files in one language, by part; each is an `import` of its own, with the language in its name, so that bundlers find them all
 */
export function inEachLanguage(
  files: (language: Language) => Readonly<Partial<Record<TextPart, () => readonly Promise<TextFile>[]>>>,
): TextsOf {
  const together =
    (language: Language) =>
    async (part?: TextPart): Promise<Texts> => {
      const parts = files(language);
      const wanted = (part ? [part] : TEXT_PARTS).flatMap((one) => parts[one]?.() ?? []);
      return Object.assign({}, ...(await Promise.all(wanted)).flatMap((file) => Object.values(file)));
    };
  return forLanguages(together);
}
