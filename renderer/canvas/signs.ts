import icons from '../assets/icons.svg?raw';

/** One stroke or fill of a sign, on its grid of 24 units. */
interface Shape {
  readonly path: Path2D;
  readonly evenOdd: boolean;
  /** Width of the line; null = filled. */
  readonly line: number | null;
}
const drawn = new Map<string, readonly Shape[]>();

const attribute = (tag: string, name: string): string | null => tag.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1] ?? null;

function shapesOf(name: string): readonly Shape[] {
  const known = drawn.get(name);
  if (known) return known;
  const symbol = icons.split(`id="i-${name}"`)[1]?.split('</symbol>')[0] ?? '';
  const shapes = [...symbol.matchAll(/<path[^>]*>/g)].map(([tag]): Shape => {
    const line = attribute(tag, 'stroke');
    return {
      path: new Path2D(attribute(tag, 'd') ?? ''),
      evenOdd: attribute(tag, 'fill-rule') === 'evenodd',
      line: line && line !== 'none' ? Number(attribute(tag, 'stroke-width') ?? 1) : null,
    };
  });
  drawn.set(name, shapes);
  return shapes;
}

/**
 * Draws a sign of icons.svg.
 * @param name without its `i-`; an unknown one draws nothing
 * @param x, y middle of the sign
 */
export function drawSign(to: CanvasRenderingContext2D, name: string, x: number, y: number, size: number, colour: string): void {
  to.save();
  to.translate(x - size / 2, y - size / 2);
  to.scale(size / 24, size / 24);
  to.fillStyle = to.strokeStyle = colour;
  to.lineCap = to.lineJoin = 'round';
  for (const { path, evenOdd, line } of shapesOf(name)) {
    if (line === null) to.fill(path, evenOdd ? 'evenodd' : 'nonzero');
    else {
      to.lineWidth = line;
      to.stroke(path);
    }
  }
  to.restore();
}
