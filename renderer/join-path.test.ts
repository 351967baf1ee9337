import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { GAME_IDS } from '../shared/games/index.ts';

const ROOT = join(import.meta.dirname, '..');
/** What a module needs before it runs: neither types nor what it fetches later. */
const NEEDED = /^\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'(\.[^'?]+)'/gm;
function joinPath(from: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const path of from) {
    if (found.has(path) || !existsSync(join(ROOT, path))) continue;
    found.add(path);
    const needed = [...readFileSync(join(ROOT, path), 'utf8').matchAll(NEEDED)];
    joinPath(
      needed.map(([, to]) => normalize(join(dirname(path), to as string))),
      found,
    );
  }
  return found;
}
const PAGE = ['renderer/app/main.ts', 'renderer/screens/TableScreen.vue', 'renderer/screens/PlayScreen.vue'];
const faceOf = (game: string): readonly string[] => [`shared/games/${game}/face.ts`, `renderer/games/${game}/index.ts`];
/** What only the host, the bots, the look-up, lessons, print and proof need; the names of the bots' levels stand in every lobby. */
const ELSEWHERE =
  /^(main\/|shared\/(search\/(?!levels)|sheets\/|testkit\/)|shared\/kernel\/(verify|table|replay)|shared\/games\/(index\.ts|[^/]+\/(sense|steps|rivals|interjections|lessons|sheets|golden|rules-text|book|entry|index)\b))/;

test.each(GAME_IDS)('%s: a page that joins it loads nothing of the host, the bots, the look-up, lessons, print and other games', (game) => {
  const path = [...joinPath([...PAGE, ...faceOf(game)])];
  expect(path).toContain('renderer/stores/question.ts');
  expect(path).toContain(`shared/games/${game}/words.ts`);
  expect(path.filter((file) => ELSEWHERE.test(file))).toEqual([]);
  const others = GAME_IDS.filter((id) => id !== game).map((id) => `games/${id}/`);
  expect(path.filter((file) => others.some((other) => file.includes(other)))).toEqual([]);
});

test('a page loads the texts of its own language alone', () => {
  const path = [...joinPath([...PAGE, ...GAME_IDS.flatMap(faceOf)])];
  expect(path.filter((file) => /\/text\/.*\.(hu|cs|de|ko)\.ts$/.test(file))).toEqual([]);
  expect(path.filter((file) => /\/text\/(?!.*pictures|.*items).*\.en\.ts$/.test(file))).toEqual([]);
});
