import { type Container, Graphics, Matrix, Sprite } from 'pixi.js';

const rounded = (value: number): number => Math.round(value * 100) / 100 || 0;

/**
 * Everything that a layer shows, a line each: what it is, where, how large, how clear. Two boards that look the same have the
 * same lines; in which order their things were made is no matter, only what lies over what by `zIndex`.
 */
export function displayed(root: Container): readonly string[] {
  const lines: string[] = [];
  function walk(thing: Container, above: Matrix, clear: number): void {
    const alpha = clear * thing.alpha;
    if (!thing.visible || rounded(alpha) === 0) return;
    thing.updateLocalTransform();
    const at = above.clone().append(thing.localTransform);
    const place = [at.a, at.b, at.c, at.d, at.tx, at.ty].map(rounded).join(' ');
    if (thing instanceof Sprite) {
      const { label, width, height } = thing.texture;
      const [x, y] = [thing.anchor.x, thing.anchor.y].map(rounded);
      lines.push(
        `${label} ${rounded(width)}x${rounded(height)} at ${place} from ${x} ${y} alpha ${rounded(alpha)} z ${rounded(zOf(thing))}`,
      );
    } else if (thing instanceof Graphics) {
      const { x, y, width, height } = thing.getLocalBounds();
      lines.push(`shape ${[x, y, width, height].map(rounded).join(' ')} at ${place} alpha ${rounded(alpha)}`);
    }
    for (const child of thing.children) walk(child, at, alpha);
  }
  walk(root, new Matrix(), 1);
  return lines.sort();
}
/** The order within a layer that sorts; it may be that of the group a thing belongs to. */
const zOf = (thing: Container): number => {
  for (let one: Container | null = thing; one; one = one.parent) if (one.parent?.sortableChildren) return one.zIndex;
  return 0;
};
