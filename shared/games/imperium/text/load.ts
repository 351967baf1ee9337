import type { Language, Texts } from '../../../text/message.ts';
import { together } from '../../../text/together.ts';

const en = (): Promise<Texts> =>
  together(
    import('../../imperium-family/text/effects.en.ts'),
    import('../../imperium-family/text/faces.en.ts'),
    import('../../imperium-family/text/items.en.ts'),
    import('../../imperium-family/text/pictures.en.ts'),
    import('../../imperium-family/text/sheets.en.ts'),
    import('../../imperium-family/text/words.en.ts'),
    import('./names.en.ts'),
    import('./data.en.ts'),
    import('./options.en.ts'),
    import('./rules.en.ts'),
    import('./lessons.en.ts'),
  );

const hu = (): Promise<Texts> =>
  together(
    import('../../imperium-family/text/effects.hu.ts'),
    import('../../imperium-family/text/faces.hu.ts'),
    import('../../imperium-family/text/items.hu.ts'),
    import('../../imperium-family/text/pictures.hu.ts'),
    import('../../imperium-family/text/sheets.hu.ts'),
    import('../../imperium-family/text/words.hu.ts'),
    import('./names.hu.ts'),
    import('./data.hu.ts'),
    import('./options.hu.ts'),
    import('./rules.hu.ts'),
    import('./lessons.hu.ts'),
  );

/** The texts of Dune: Imperium and of its family. A translation is a file of the same name with its own letters, listed like the English ones. */
export const TEXTS: Readonly<Record<Language, () => Promise<Texts>>> = { en, hu, cs: en, de: en, ko: en };
