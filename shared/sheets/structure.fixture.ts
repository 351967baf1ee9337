import { shownOn } from './extent.fixture.ts';
import type { Item, Page, Tag, TagItem } from './page.ts';
import type { NamedPage } from './pages.fixture.ts';

/** What PDF/UA-1 asks of the structure of a page, as far as it can be judged from the page itself. */

/** What may stand in what. A tag that is not named holds words and drawings alone. */
const HOLDS: Readonly<Partial<Record<Tag, readonly Tag[]>>> = {
  Sect: ['Sect', 'H1', 'H2', 'H3', 'P', 'Figure', 'L', 'Table', 'Artifact'],
  L: ['LI'],
  LI: ['LBody'],
  LBody: ['P', 'Figure', 'H3'],
  Table: ['TR'],
  TR: ['TH', 'TD'],
  // Decoration: signs that words beside them or in another cell say.
  TD: ['P', 'Figure', 'H2', 'H3', 'Artifact'],
  TH: ['P', 'Figure', 'H2', 'H3', 'Artifact'],
};
const PAGE: readonly Tag[] = HOLDS.Sect ?? [];

interface Found {
  readonly faults: string[];
  /** Headings in the order in which they are read. */
  readonly headings: TagItem[];
}

const wordsIn = (item: Item): string => {
  if (item.kind === 'text') return item.lines.map(({ runs }) => runs.map(({ text }) => text).join('')).join(' ');
  return item.kind === 'path' ? '' : item.items.map(wordsIn).join(' ').trim();
};
/** Tags directly below, whatever groups stand between. */
const tagsIn = (items: readonly Item[]): readonly TagItem[] =>
  items.flatMap((item) => (item.kind === 'tag' ? [item] : item.kind === 'group' ? tagsIn(item.items) : []));
/** Words that stand beside tags would be taken for decoration. */
const looseIn = (items: readonly Item[]): readonly string[] =>
  items.flatMap((item) => (item.kind === 'text' ? [wordsIn(item)] : item.kind === 'group' ? looseIn(item.items) : [])).filter(Boolean);

function look(items: readonly Item[], may: readonly Tag[], within: string, found: Found): void {
  for (const words of looseIn(items)) found.faults.push(`"${words}" has no tag (in ${within})`);
  for (const item of tagsIn(items)) {
    if (!may.includes(item.tag)) found.faults.push(`${item.tag} in ${within}: "${wordsIn(item)}"`);
    if (item.tag === 'Artifact') continue;
    judge(item, found);
    const inner = tagsIn(item.items).filter(({ tag }) => tag !== 'Artifact');
    if (inner.length > 0) look(item.items, HOLDS[item.tag] ?? [], item.tag, found);
  }
}
function judge(item: TagItem, { faults, headings }: Found): void {
  const { tag, alt, scope } = item;
  const words = wordsIn(item);
  if (/^H\d$/.test(tag)) headings.push(item);
  if (tag === 'Figure' && !alt?.trim()) faults.push(`a figure without words: "${words}"`);
  if (tag === 'TH' && !scope) faults.push(`a header cell of nothing: "${words}"`);
  if (['H1', 'H2', 'H3', 'P', 'LI', 'TH'].includes(tag) && words === '' && tagsIn(item.items).length === 0) faults.push(`an empty ${tag}`);
  if (tag === 'Table') judgeTable(item, faults);
}
function judgeTable(table: TagItem, faults: string[]): void {
  const rows = tagsIn(table.items).map(({ items }) => tagsIn(items));
  const widths = new Set(rows.map((row) => row.length));
  if (rows.length < 2 || widths.size !== 1)
    faults.push(`a table of rows of ${[...widths].join(', ')} cells: "${wordsIn(table).slice(0, 60)}"`);
  const bare = rows.slice(1).filter(([first]) => first?.tag !== 'TH' || first.scope !== 'Row');
  if (bare.length > 0) faults.push(`${bare.length} rows without a head: "${wordsIn(table).slice(0, 60)}"`);
  if (rows[0]?.some(({ tag, scope }) => tag !== 'TH' || scope !== 'Column'))
    faults.push(`columns without heads: "${wordsIn(table).slice(0, 60)}"`);
}

/** One chief heading, which is the first, and no level left out below it. */
function judgeHeadings(headings: readonly TagItem[]): readonly string[] {
  const levels = headings.map(({ tag }) => Number(tag.slice(1)));
  return [
    ...(levels[0] === 1 && levels.lastIndexOf(1) === 0 ? [] : [`chief headings: ${headings.filter(({ tag }) => tag === 'H1').length}`]),
    ...levels.flatMap((level, at) =>
      at > 0 && level > (levels[at - 1] ?? 0) + 1
        ? [`H${level} right after H${levels[at - 1]}: "${wordsIn(headings[at] as TagItem)}"`]
        : [],
    ),
  ];
}

/** What is read aloud, where it stands: of a figure its words, not what it shows. */
const heard = (item: Item): readonly Item[] => {
  if (item.kind === 'tag')
    return item.tag === 'Artifact' || item.tag === 'Figure'
      ? []
      : [{ ...item, items: holdsTag(item.items) ? item.items.flatMap(heard) : item.items }];
  return item.kind === 'group' ? [{ ...item, items: item.items.flatMap(heard) }] : [];
};
const holdsTag = (items: readonly Item[]): boolean => tagsIn(items).some(({ tag }) => tag !== 'Artifact');

/** Reading goes down or to the right, or up to the next column; never back to what stands above and before. */
function judgeOrder(page: Page): readonly string[] {
  const lines = shownOn({ ...page, items: page.items.flatMap(heard) }).filter(({ runs }) => runs);
  return lines.flatMap(({ box, runs }, at) => {
    const before = lines[at - 1]?.box;
    // What is said at the foot of a page of cards names it, so it comes first.
    if (!before || before.y > page.size.height - 20 || before.x < 12) return [];
    const back = box.y + box.height < before.y && box.x + box.width < before.x;
    return back ? [`"${(runs ?? []).map(({ text }) => text).join('')}" is read after what stands below and right of it`] : [];
  });
}

/** Everything about the structure of a page that a screen reader would stumble over. @param around it shows a map, read around */
export function stumblesOn(page: Page, around = false): readonly string[] {
  const { items, title } = page;
  const found: Found = { faults: [], headings: [] };
  look(items, PAGE, 'the page', found);
  return [
    ...found.faults,
    ...judgeHeadings(found.headings),
    ...(around ? [] : judgeOrder(page)),
    ...(title.trim() ? [] : ['a page without a title']),
  ];
}
/** Sheets with a map: its places are read around the pole, not down the page. */
const AROUND = /map|board-a|setup-sheet|space-reference/;
/** The same for many pages, with the sheet each belongs to. */
export const stumblesOnAll = (pages: readonly NamedPage[]): readonly string[] =>
  pages.flatMap(({ id, page }) => stumblesOn(page, AROUND.test(id)).map((fault) => `${id}: ${fault}`));
