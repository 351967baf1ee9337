import type { SheetDesk } from '../desk.ts';
import { group, headCell, line, tag } from '../draw.ts';
import type { Content } from '../measure.ts';
import type { Box, Item } from '../page.ts';
import type { Column } from '../rows.ts';

/** A column of a table: how much of its width it takes, and whether its numbers stand at the right. */
interface TableColumn {
  readonly head: string;
  readonly share: number;
  readonly right?: true;
}
/** What stands in a cell: words, and perhaps a mark before them. */
interface TableCell {
  readonly text: Content;
  /** Drawn around 0,0; words leave it room. */
  readonly mark?: Item;
}
const MARK = 8;
const GAP = 2.4;

/** A table whose first cells are the heads of their rows, with a rule below each row. */
export function tableOf(
  { setter }: SheetDesk,
  { x, y, width }: Box,
  columns: readonly TableColumn[],
  rows: readonly (readonly TableCell[])[],
  { size, least }: { readonly size: number; readonly least: number },
): Column {
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  const lefts = columns.map((_, at) => x + (width * columns.slice(0, at).reduce((sum, { share }) => sum + share, 0)) / all);
  const widthOf = (at: number): number => (width * (columns[at]?.share ?? 0)) / all - GAP;
  const heads = columns.map(({ head, right }, at) =>
    setter.set(head, { face: 'semibold', size: 7.5, leading: 1.15, align: right ? 'right' : 'left' }, lefts[at] ?? x, y, widthOf(at)),
  );
  const high = Math.max(...heads.map(({ box }) => box.height)) + 1;
  const head = tag('TR', ...heads.map((text) => headCell('Column', group(0, high - 1 - text.box.height, [text]))));
  let top = y + high;
  const items: Item[] = [head, line([x, top], [x + width, top], { stroke: 'ink', width: 0.35 })];
  for (const row of rows) {
    const cells = row.map(({ text, mark }, at) => {
      const inset = mark ? MARK : 0;
      const style = { face: 'regular', size, leading: 1.25, align: columns[at]?.right ? 'right' : 'left' } as const;
      return { mark, text: setter.set(text, style, (lefts[at] ?? x) + inset, 0, widthOf(at) - inset) };
    });
    const height = Math.max(least, ...cells.map(({ text }) => text.box.height + 1.6));
    const here = top;
    items.push(
      tag(
        'TR',
        ...cells.map(({ mark, text }, at) => {
          const said = group(0, here + (height - text.box.height) / 2, [text]);
          const drawn = mark ? [group((lefts[at] ?? x) + MARK / 2 - 0.8, here + height / 2, [mark])] : [];
          return at === 0 ? headCell('Row', ...drawn, said) : tag('TD', ...drawn, said);
        }),
      ),
    );
    top += height;
    items.push(line([x, top], [x + width, top], { stroke: 'hair', width: 0.15 }));
  }
  return { items: [tag('Table', ...items)], height: top - y };
}
