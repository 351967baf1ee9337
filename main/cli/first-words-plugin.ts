import type { Plugin } from 'vite';
import { HOST_TEXTS } from '../../shared/text/house.ts';
import { LANGUAGES, type Language } from '../../shared/text/message.ts';
import { speaker } from '../../shared/text/speak.ts';
import { firstParts, withParts } from './first-parts.ts';

/** Seconds until it looks as if nothing would come any more. */
const PATIENCE = 8;

/**
 * The page in a language, before any script of it has come, and where none ever comes: what it is doing at once, what to
 * do about it after a while. Its style sheets come after these words, so that the words do not wait for them.
 */
export function withFirstWords(page: string, language: Language): string {
  const { say } = speaker(language, HOST_TEXTS[language]);
  const sheets = page.match(/^ *<link rel="stylesheet"[^>]*>\n/gm) ?? [];
  const words = `<div style="position: fixed; inset: 0; display: grid; place-content: center; gap: 1rem; padding: 1.5rem; text-align: center; font: 1.1rem/1.5 system-ui, sans-serif; background: #1d1815; color: #f3e9d6">
        <style>@keyframes late { to { opacity: 1 } }</style>
        <p role="status">${say('page.coming')}</p>
        <p style="max-width: 34rem; opacity: 0; animation: late 1s ${PATIENCE}s forwards">${say('page.stays')}</p>
      </div>`;
  return sheets
    .reduce((rest, sheet) => rest.replace(sheet, ''), page)
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace('<div id="app"></div>', () => `<div id="app">${words}</div>\n${sheets.join('')}`);
}

/**
 * Writes the page once in every language, as `index.<language>.html`, and for each game as `index.<language>.<game>.html`, which
 * has the parts of that game fetched at once; the host chooses.
 * @param root the folder of the project
 * @param games ids of the games, as their folders are called
 */
export const firstWords = (root: string, games: readonly string[]): Plugin => ({
  name: 'sietch-first-words',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const page = bundle['index.html'];
    if (page?.type !== 'asset') throw new Error('The build has no index.html');
    const plain = String(page.source);
    const built = Object.values(bundle).filter((one) => one.type === 'chunk');
    const pageIn = (language: Language, game: string | null): string =>
      withParts(withFirstWords(plain, language), firstParts(root, built, language, game));
    page.source = pageIn('en', null);
    for (const language of LANGUAGES)
      for (const game of [null, ...games])
        this.emitFile({
          type: 'asset',
          fileName: ['index', language, ...(game ? [game] : []), 'html'].join('.'),
          source: pageIn(language, game),
        });
  },
});
