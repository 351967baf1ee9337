import { type Face, type GroupItem, INKS, type Item, type Page, type PathItem, type TextItem } from './page.ts';
import { PT, type Shaper } from './shape.ts';

/** A page on its way to SVG. */
interface Sketch {
  readonly shaper: Shaper;
  /** Keeps the names of two pages on one screen apart. */
  readonly prefix: string;
  /** Outlines of letters, from where their line stands on. */
  readonly glyphs: Map<string, string>;
  readonly clips: string[];
  readonly words: string[];
}

/**
 * A page as an SVG document, letters as outlines.
 * @param prefix unique on the screen that will show it
 */
export function svgOf(page: Page, shaper: Shaper, prefix: string): string {
  const sketch: Sketch = { shaper, prefix, glyphs: new Map(), clips: [], words: [] };
  const body = page.items.map((item) => draw(sketch, item)).join('');
  const { width, height } = page.size;
  const clips = sketch.clips.map((d, index) => `<clipPath id="${prefix}c${index}"><path d="${d}"/></clipPath>`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}mm" height="${height}mm" role="img">` +
    `<title>${escaped(page.title)}</title><desc>${escaped(sketch.words.join('\n'))}</desc><defs>${clips}</defs>` +
    `<rect width="${width}" height="${height}" fill="${INKS.paper}"/>${body}</svg>`
  );
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const short = (n: number): number => Math.round(n * 10000) / 10000;

function draw(sketch: Sketch, item: Item): string {
  if (item.kind === 'path') return path(item);
  if (item.kind === 'text') return text(sketch, item);
  if (item.kind === 'group') return group(sketch, item);
  if (item.alt) sketch.words.push(item.alt);
  return item.items.map((inner) => draw(sketch, inner)).join('');
}

function path({ d, fill, evenodd, stroke, width = 0.2, dash, round }: PathItem): string {
  const look = [
    `fill="${fill ? INKS[fill] : 'none'}"`,
    evenodd ? 'fill-rule="evenodd"' : '',
    stroke ? `stroke="${INKS[stroke]}" stroke-width="${short(width)}"` : '',
    stroke && round ? 'stroke-linecap="round" stroke-linejoin="round"' : '',
    stroke && dash ? `stroke-dasharray="${dash.join(' ')}"` : '',
  ];
  return `<path d="${d}" ${look.filter(Boolean).join(' ')}/>`;
}

function group(sketch: Sketch, { x, y, turn, scale, clip, items }: GroupItem): string {
  const transform = `translate(${short(x)} ${short(y)})${turn ? ` rotate(${turn})` : ''}${scale && scale !== 1 ? ` scale(${scale})` : ''}`;
  let cut = '';
  if (clip) cut = ` clip-path="url(#${sketch.prefix}c${sketch.clips.push(clip) - 1})"`;
  return `<g transform="${transform}"${cut}>${items.map((inner) => draw(sketch, inner)).join('')}</g>`;
}

function text(sketch: Sketch, item: TextItem): string {
  let out = '';
  for (const line of item.lines) {
    let x = line.x;
    for (const run of line.runs) {
      const scale = (run.size * PT) / sketch.shaper.font(run.face).unitsPerEm;
      const at = `translate(${short(x)} ${short(line.y)}) scale(${scale.toFixed(8)} ${(-scale).toFixed(8)})`;
      out += `<path fill="${INKS[run.ink]}" transform="${at}" d="${letters(sketch, run.face, run.text)}"/>`;
      x += run.width;
    }
    sketch.words.push(line.runs.map((run) => run.text).join(''));
  }
  return out;
}

/** Path data of a row of letters: one path, which browsers draw several times as fast as letters that are used by name. */
function letters(sketch: Sketch, face: Face, words: string): string {
  let out = '';
  let x = 0;
  for (const { glyphs, positions } of sketch.shaper.shape(face, words)) {
    for (const [index, glyph] of glyphs.entries()) {
      const at = positions[index];
      const name = `${face}${glyph.id}`;
      const outline = sketch.glyphs.get(name) ?? relative(glyph.path.toSVG());
      sketch.glyphs.set(name, outline);
      if (outline) out += `M${short(x + (at?.xOffset ?? 0))} 0${outline}`;
      x += at?.xAdvance ?? 0;
    }
  }
  return out;
}

/** The same outline told from where the pen stands, so that it can be drawn anywhere. @param d of straight lines and curves, closed */
function relative(d: string): string {
  let out = '';
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  for (const [, command = '', rest = ''] of d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
    out += command.toLowerCase() + numbers.map((number, index) => short(number - (index % 2 === 0 ? x : y))).join(' ');
    if (command === 'Z') [x, y] = [startX, startY];
    else [x, y] = [numbers.at(-2) ?? x, numbers.at(-1) ?? y];
    if (command === 'M') [startX, startY] = [x, y];
  }
  return out;
}
