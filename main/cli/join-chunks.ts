import { relative, sep } from 'node:path';

/** What the bundler knows of the modules. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}
/** Modules that go into one file together; those of a higher priority are taken first, with all that they import. */
export interface Chunk {
  readonly name: (id: string, graph: Graph) => string | null;
  readonly priority: number;
}
/** What every page that joins a table shows at once, whatever is played there. The entry awaits texts, so it stands alone. */
export const PAGE = [
  'renderer/app/App.vue',
  'renderer/app/router.ts',
  'renderer/screens/TableScreen.vue',
  'renderer/screens/PlayScreen.vue',
];
export const HOUSE_TEXT = /^shared\/text\/(?:app-core|app|host)\.([a-z]{2})\.ts$/;
/** What options add comes with them; boxes, rules, lessons and sheets are chosen, looked up, learnt and printed elsewhere; keys of the English pictures and items are asked in any language. */
const TABLE_TEXT =
  /^shared\/games\/([^/]+)\/text\/(?!added|box|pieces|rules|rulings|lessons|sheets|pictures|items|[a-z-]+-(?:rules|lessons|sheets|items)\.)[^/]+\.([a-z]{2})\.ts$/;

/**
 * Puts together what is needed together: a phone that joins a table asks for a handful of files, not for a hundred, each
 * of which would wait for its turn on the line.
 * @param root the folder of the project
 * @param games ids of the games, as their folders are called
 */
export function joinChunks(root: string, games: readonly string[]): Chunk[] {
  const pathOf = (id: string): string => relative(root, id.split('?')[0] ?? id).replaceAll(sep, '/');
  const idsOf = (paths: readonly string[]): readonly string[] => paths.map((path) => `${root}/${path}`);
  function reached(from: readonly string[], graph: Graph, found = new Set<string>()): ReadonlySet<string> {
    for (const id of from) {
      const module = found.has(id) ? null : graph.getModuleInfo(id);
      if (!module) continue;
      found.add(id);
      reached(module.importedIds, graph, found);
    }
    return found;
  }
  const once = (make: (graph: Graph) => ReadonlySet<string>): ((graph: Graph) => ReadonlySet<string>) => {
    let made: ReadonlySet<string> | null = null;
    return (graph) => (made ??= make(graph));
  };
  const page = once((graph) => reached(idsOf(PAGE), graph));
  const faces = games.map((game) => ({
    game,
    ids: once((graph) => reached(idsOf([`shared/games/${game}/face.ts`, `renderer/games/${game}/index.ts`]), graph)),
  }));
  const showing = (id: string, graph: Graph): readonly string[] => faces.filter(({ ids }) => ids(graph).has(id)).map(({ game }) => game);
  function textOf(id: string): string | null {
    const path = pathOf(id);
    const [house, table] = [HOUSE_TEXT.exec(path), TABLE_TEXT.exec(path)];
    return house ? `texts.${house[1]}` : table ? `${table[1]}.${table[2]}` : null;
  }
  return [
    { priority: 4, name: (id, graph) => (page(graph).has(id) ? 'page' : null) },
    { priority: 3, name: (id) => textOf(id) },
    // What several games show is none's own; the others' phones need not load it.
    { priority: 2, name: (id, graph) => (showing(id, graph).length > 1 ? `faces-${showing(id, graph).join('-')}` : null) },
    { priority: 1, name: (id, graph) => showing(id, graph).map((game) => `face-${game}`)[0] ?? null },
  ];
}
