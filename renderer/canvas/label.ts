/** A name in one or two lines, and how wide it is in map units. */
export interface Label {
  readonly lines: readonly string[];
  readonly width: number;
}
let measuring: CanvasRenderingContext2D | null = null;
function widthOf(text: string, font: string, letter: number): number {
  if (typeof document !== 'undefined') measuring ??= document.createElement('canvas').getContext('2d');
  if (!measuring) return text.length * letter;
  measuring.font = font;
  return measuring.measureText(text).width;
}
/**
 * Breaks a name that is wider than its room at the space that makes it narrowest.
 * @param letter width of a letter where nothing can be measured
 */
export function labelIn(name: string, room: number, font: string, letter: number): Label {
  const words = name.split(' ');
  const width = widthOf(name, font, letter);
  if (width <= room || words.length < 2) return { lines: [name], width };
  const breaks = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const widths = breaks.map((pair) => Math.max(...pair.map((line) => widthOf(line, font, letter))));
  const best = widths.indexOf(Math.min(...widths));
  return { lines: breaks[best] as string[], width: widths[best] as number };
}
