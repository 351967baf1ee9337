import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { GAME_IDS } from '../../shared/games/index.ts';
import { readArgs, run } from './args.ts';

const SOURCE = 'node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2';
const SMALL = 'renderer/assets/fonts/SietchText-ko.woff2';
/** As wide as the house writes. */
const WEIGHTS = { min: 400, max: 700, default: 400 };
/** Syllables need no substitutions and no kerning. */
const NEEDLESS = ['GPOS', 'GSUB', 'GDEF'];
/** Its licence reserves the name of the whole font; the other one is as long, so it takes its place letter by letter. */
const NAMES = ['Pretendard', 'SietchText'] as const;

/** Texts that a page loads when somebody chooses a game, looks rules up, learns or prints: what these alone write comes in slices of the whole font. */
const LATER = /(box|doors|rules(-\w+)?|rulings|pieces|lessons|sheets)[.]ko[.]ts$/;

/** Texts of a game that is not on the shelf: nobody plays it yet. */
const isOfNoShelf = (name: string): boolean => {
  const [, game] = /games[/\\]([^/\\]+)/.exec(name) ?? [];
  return game !== undefined && !game.endsWith('-family') && !GAME_IDS.includes(game);
};

/** Every syllable of Hangul that the Korean texts of a folder write while one joins and plays, in order. */
export function syllablesIn(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ko.ts') && !LATER.test(name) && !isOfNoShelf(name),
  );
  const letters = new Set(files.flatMap((name) => [...readFileSync(join(folder, name), 'utf8')]));
  return [...letters]
    .filter((letter) => letter >= '가' && letter <= '힣')
    .sort()
    .join('');
}

/** The font under the name that it may bear; the names of a font are written in UTF-16. */
export function renamed(font: Buffer): Buffer {
  const [old, own] = NAMES.map((name) => Buffer.from(name, 'utf16le').swap16()) as [Buffer, Buffer];
  const copy = Buffer.from(font);
  for (let at = copy.indexOf(old); at >= 0; at = copy.indexOf(old, at)) own.copy(copy, at);
  return copy;
}

/** Cuts the small Korean font anew: the syllables of the texts, and no others. */
async function cutKorean(): Promise<void> {
  readArgs({}, []);
  const syllables = syllablesIn('shared');
  const cut = { variationAxes: { wght: WEIGHTS }, keepFeatures: [], noHinting: true, dropTables: NEEDLESS };
  const plain = await subsetFont(readFileSync(SOURCE), syllables, { ...cut, targetFormat: 'sfnt' });
  const font = await subsetFont(renamed(plain), syllables, { targetFormat: 'woff2' });
  writeFileSync(SMALL, font);
  console.log(`${SMALL}: ${syllables.length} syllables, ${Math.ceil(font.length / 1000)} kB`);
}

if (import.meta.main) await run(cutKorean);
