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

const cs = (): Promise<Texts> =>
  together(
    import('../../imperium-family/text/effects.cs.ts'),
    import('../../imperium-family/text/faces.cs.ts'),
    import('../../imperium-family/text/items.cs.ts'),
    import('../../imperium-family/text/pictures.cs.ts'),
    import('../../imperium-family/text/sheets.cs.ts'),
    import('../../imperium-family/text/words.cs.ts'),
    import('./names.cs.ts'),
    import('./data.cs.ts'),
    import('./options.cs.ts'),
    import('./rules.cs.ts'),
    import('./lessons.cs.ts'),
  );

const de = (): Promise<Texts> =>
  together(
    import('../../imperium-family/text/effects.de.ts'),
    import('../../imperium-family/text/faces.de.ts'),
    import('../../imperium-family/text/items.de.ts'),
    import('../../imperium-family/text/pictures.de.ts'),
    import('../../imperium-family/text/sheets.de.ts'),
    import('../../imperium-family/text/words.de.ts'),
    import('./names.de.ts'),
    import('./data.de.ts'),
    import('./options.de.ts'),
    import('./rules.de.ts'),
    import('./lessons.de.ts'),
  );

const ko = (): Promise<Texts> =>
  together(
    import('../../imperium-family/text/effects.ko.ts'),
    import('../../imperium-family/text/faces.ko.ts'),
    import('../../imperium-family/text/items.ko.ts'),
    import('../../imperium-family/text/pictures.ko.ts'),
    import('../../imperium-family/text/sheets.ko.ts'),
    import('../../imperium-family/text/words.ko.ts'),
    import('./names.ko.ts'),
    import('./data.ko.ts'),
    import('./options.ko.ts'),
    import('./rules.ko.ts'),
    import('./lessons.ko.ts'),
  );

/** The texts of Dune: Imperium and of its family. A translation is a file of the same name with its own letters, listed like the English ones. */
export const TEXTS: Readonly<Record<Language, () => Promise<Texts>>> = { en, hu, cs, de, ko };
