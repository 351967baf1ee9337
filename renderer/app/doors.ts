import type { Component } from 'vue';
import { useTexts } from '../stores/texts.ts';

const FILES = import.meta.glob<Readonly<Record<string, Readonly<Record<string, string>>>>>('../../shared/text/doors.??.ts');

/** Texts of the screens before a table: whoever joins one needs none of them. */
const learnDoors = (): Promise<void> =>
  useTexts().learn('doors', async (language) =>
    Object.assign({}, ...Object.values((await FILES[`../../shared/text/doors.${language}.ts`]?.()) ?? {})),
  );

/** A screen before the table: it is shown when its texts are there too. */
export const door =
  (load: () => Promise<{ readonly default: Component }>): (() => Promise<{ readonly default: Component }>) =>
  async () =>
    (await Promise.all([load(), learnDoors()]))[0];
