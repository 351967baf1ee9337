import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { GAME_IDS } from '../../shared/games/index.ts';
import { readArgs, run } from './args.ts';

const SOURCE = 'node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2';
const FONTS = 'renderer/assets/fonts';
/** Says which syllables come from which font; the page loads a font when it writes one of them. */
const STYLES = 'renderer/styles/korean.css';
/** As wide as the house writes. */
const WEIGHTS = { min: 400, max: 700, default: 400 };
/** Syllables need no substitutions and no kerning. */
const NEEDLESS = ['GPOS', 'GSUB', 'GDEF'];
/** Its licence reserves the name of the whole font; the other one is as long, so it takes its place letter by letter. */
const NAMES = ['Pretendard', 'SietchText'] as const;

/** Texts that a page loads when somebody chooses a game, looks rules up, learns, prints or looks back at a game: what these alone write comes in slices of the whole font. */
const LATER = /(box|doors|rules(-\w+)?|rulings|pieces|lessons|sheets|after)[.]ko[.]ts$/;

/** The game a text file belongs to; none for the house's own and for what several games share. */
function gameOf(name: string): string | null {
  const [, folder] = /games[/\\]([^/\\]+)[/\\]/.exec(name) ?? [];
  return folder === undefined || folder.endsWith('-family') ? null : folder;
}

/** One Korean font of the house: a phone loads the one for all, and that of the game it plays. */
export interface KoreanFont {
  /** The file's name. */
  readonly name: string;
  /** Every syllable in it, in order. */
  readonly syllables: string;
}

/**
 * The syllables of Hangul that the Korean texts of a folder write while one joins and plays: first the font for all, then
 * one for each game on the shelf, with what this game alone writes. Texts of other games are left out: nobody plays them yet.
 */
export function koreanFonts(folder: string): readonly KoreanFont[] {
  const writers = new Map<string, Set<string | null>>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const game = gameOf(name);
    if (!name.endsWith('.ko.ts') || LATER.test(name) || (game !== null && !GAME_IDS.includes(game))) continue;
    for (const letter of readFileSync(join(folder, name), 'utf8'))
      if (letter >= '가' && letter <= '힣') writers.set(letter, (writers.get(letter) ?? new Set()).add(game));
  }
  const ownerOf = (writing: ReadonlySet<string | null>): string | null => (writing.size === 1 ? ([...writing][0] ?? null) : null);
  const syllablesOf = (owner: string | null): string =>
    [...writers]
      .filter(([, writing]) => ownerOf(writing) === owner)
      .map(([letter]) => letter)
      .sort()
      .join('');
  return [null, ...GAME_IDS].map((game) => ({
    name: `SietchText-ko${game ? `-${game}` : ''}.woff2`,
    syllables: syllablesOf(game),
  }));
}

const point = (letter: string): string => `U+${(letter.codePointAt(0) as number).toString(16).toUpperCase()}`;
/** The styles that say so, for `koreanFonts`. What stands later counts: the syllables of one game are not looked for in the font for all. */
export const stylesOf = (fonts: readonly KoreanFont[]): string =>
  [
    "/* Written by `npm run fonts`: the syllables of the house's own texts, and those that one game alone writes. */",
    ...fonts.map(
      ({ name, syllables }, nth) => `@font-face {
  font-family: "SietchText";
  src: url("../assets/fonts/${name}") format("woff2");
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  font-display: swap;
  unicode-range: ${nth === 0 ? 'U+AC00-D7A3' : [...syllables].map(point).join(', ')};
}`,
    ),
    '',
  ].join('\n');

/** The font under the name that it may bear; the names of a font are written in UTF-16. */
export function renamed(font: Buffer): Buffer {
  const [old, own] = NAMES.map((name) => Buffer.from(name, 'utf16le').swap16()) as [Buffer, Buffer];
  const copy = Buffer.from(font);
  for (let at = copy.indexOf(old); at >= 0; at = copy.indexOf(old, at)) own.copy(copy, at);
  return copy;
}

/** Cuts the small Korean fonts anew: the syllables of the texts, and no others. */
async function cutKorean(): Promise<void> {
  readArgs({}, []);
  const whole = readFileSync(SOURCE);
  const cut = { variationAxes: { wght: WEIGHTS }, keepFeatures: [], noHinting: true, dropTables: NEEDLESS };
  const fonts = koreanFonts('shared');
  for (const { name, syllables } of fonts) {
    const plain = await subsetFont(whole, syllables, { ...cut, targetFormat: 'sfnt' });
    const font = await subsetFont(renamed(plain), syllables, { targetFormat: 'woff2' });
    writeFileSync(join(FONTS, name), font);
    console.log(`${name}: ${syllables.length} syllables, ${Math.ceil(font.length / 1000)} kB`);
  }
  writeFileSync(STYLES, stylesOf(fonts));
}

if (import.meta.main) await run(cutKorean);
