import { Container, Sprite } from 'pixi.js';
import { BONE, TEXT_FONT } from '../../../canvas/palette.ts';
import type { Brush } from '../../../canvas/map/brush.ts';
import { MARK_BOX, paintMark } from '../../../canvas/map/marks.ts';
import { empty } from '../../../canvas/stage.ts';
import { QUICK } from '../../../canvas/tween.ts';
import type { Happening } from './happenings.ts';
import { FINE, type Layout } from './layout.ts';

/** What has just happened, area by area in its order. A mark comes, is read, and goes: the map at rest has none. */
export interface MarkLayer {
  readonly marks: Container;
  /** @param isNarrow the map is seen in a small window, where what is drawn on it is small too */
  readonly show: (brush: Brush, layout: Layout, happened: readonly Happening[], isNarrow: boolean) => void;
  readonly clear: () => void;
}
/** In milliseconds at normal speed: from one to the next, and how long one is there. */
const APART = 260;
const HELD = 1500;
/** However much happened, the last mark begins no later. */
const LONGEST = 3000;
/** How large a mark is, in names. */
const LARGE = 1.25;
const LARGE_ON_PHONE = 2.2;

function paint(pen: CanvasRenderingContext2D, { sign, hits }: Happening): void {
  paintMark(pen, sign, false);
  if (hits === null) return;
  pen.beginPath();
  pen.arc(24, 24, 28, 0, Math.PI * 2);
  pen.fillStyle = BONE.face;
  pen.strokeStyle = BONE.ink;
  pen.lineWidth = 4;
  pen.fill();
  pen.stroke();
  pen.fillStyle = BONE.ink;
  pen.font = `700 48px ${TEXT_FONT}`;
  pen.textAlign = 'center';
  pen.fillText(String(hits), 24, 41);
}

export function markLayer(): MarkLayer {
  const marks = new Container();
  return {
    marks,
    show(brush, { names }, happened, isNarrow) {
      const apart = Math.min(APART, LONGEST / Math.max(1, happened.length)) * brush.motion;
      const size = (brush.labelScale / FINE) * (isNarrow ? LARGE_ON_PHONE : LARGE);
      const held = HELD * Math.max(brush.motion, 0.6);
      happened.forEach((one, nth) => {
        const [x, y] = names[one.at].key;
        const sprite = new Sprite(brush.labels.draw(`mark ${one.sign} ${one.hits ?? ''}`, MARK_BOX, (pen) => paint(pen, one)));
        sprite.position.set(x, y);
        sprite.alpha = 0;
        marks.addChild(sprite);
        const rise = QUICK / held;
        brush.tweens.run(
          held,
          (t) => {
            if (sprite.destroyed) return;
            // The ease begins and ends slowly: that is how it comes and goes.
            sprite.alpha = Math.min(1, t / rise, (1 - t) / rise);
            sprite.scale.set(size * (brush.motion > 0 ? 1 + 0.5 * Math.max(0, 1 - t / rise) : 1));
          },
          () => sprite.destroy(),
          nth * apart,
        );
      });
    },
    clear: () => empty(marks),
  };
}
