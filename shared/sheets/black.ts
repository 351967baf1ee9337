import type { Ink, Item, Page, PathItem, TextItem } from './page.ts';

/** Hairlines stay finer than what they part. */
const FINE = 0.1;

/**
 * The page in black alone, for printers that dither grey into dots: what was grey is finer or in outline, so that nothing
 * has to be told by its shade.
 */
export const inBlack = (page: Page): Page => ({ ...page, items: page.items.map((item) => blackened(item, 1)) });

/** @param scale of the group around it, in which widths of strokes are told */
function blackened(item: Item, scale: number): Item {
  if (item.kind === 'path') return path(item, scale);
  if (item.kind === 'text') return text(item);
  const inner = item.kind === 'group' ? scale * (item.scale ?? 1) : scale;
  return { ...item, items: item.items.map((each) => blackened(each, inner)) };
}

function text(item: TextItem): TextItem {
  const lines = item.lines.map((line) => ({
    ...line,
    runs: line.runs.map((run) => (run.ink === 'paper' ? run : { ...run, ink: 'ink' as const })),
  }));
  return { ...item, lines };
}

function path(item: PathItem, scale: number): PathItem {
  const { fill, stroke, width = 0.2 } = item;
  // A place where something will lie is an outline: filled with black it would look as if it lay there.
  if (fill === 'ghost') return { ...item, fill: 'paper', stroke: 'ink', width: FINE / scale };
  const isFine = stroke === 'hair' || stroke === 'ghost';
  return {
    ...item,
    ...(fill ? { fill: black(fill) } : {}),
    ...(stroke ? { stroke: black(stroke), width: isFine ? Math.max(FINE / scale, width / 2) : width } : {}),
  };
}
const black = (ink: Ink): Ink => (ink === 'paper' ? ink : 'ink');
