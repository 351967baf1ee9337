import type { Language, Texts } from '../../../text/message.ts';
import { together } from '../../../text/together.ts';

const en = (): Promise<Texts> =>
  together(
    import('./names.en.ts'),
    import('./en.ts'),
    import('./data.en.ts'),
    import('./rules.en.ts'),
    import('./items.en.ts'),
    import('./lessons.en.ts'),
    import('./pictures.en.ts'),
    import('./desk.en.ts'),
    import('./sheets.en.ts'),
  );

const hu = (): Promise<Texts> =>
  together(
    import('./names.hu.ts'),
    import('./hu.ts'),
    import('./data.hu.ts'),
    import('./rules.hu.ts'),
    import('./items.hu.ts'),
    import('./lessons.hu.ts'),
    import('./pictures.hu.ts'),
    import('./desk.hu.ts'),
    import('./sheets.hu.ts'),
  );

const cs = (): Promise<Texts> =>
  together(
    import('./names.cs.ts'),
    import('./cs.ts'),
    import('./data.cs.ts'),
    import('./rules.cs.ts'),
    import('./items.cs.ts'),
    import('./lessons.cs.ts'),
    import('./pictures.cs.ts'),
    import('./desk.cs.ts'),
    import('./sheets.cs.ts'),
  );

const de = (): Promise<Texts> =>
  together(
    import('./names.de.ts'),
    import('./de.ts'),
    import('./data.de.ts'),
    import('./rules.de.ts'),
    import('./items.de.ts'),
    import('./lessons.de.ts'),
    import('./pictures.de.ts'),
    import('./desk.de.ts'),
    import('./sheets.de.ts'),
  );

const ko = (): Promise<Texts> =>
  together(
    import('./names.ko.ts'),
    import('./ko.ts'),
    import('./data.ko.ts'),
    import('./rules.ko.ts'),
    import('./items.ko.ts'),
    import('./lessons.ko.ts'),
    import('./pictures.ko.ts'),
    import('./desk.ko.ts'),
    import('./sheets.ko.ts'),
  );

/** The texts of the adventure game. A translation is a file of the same name with its own letters, listed like the English ones. */
export const TEXTS: Readonly<Record<Language, () => Promise<Texts>>> = { en, hu, cs, de, ko };
