import { Container, type Sprite } from 'pixi.js';
import { type FigureId, FIGURES } from '../../../../shared/games/adventure/ids.ts';
import type { Point } from '../../../../shared/land/lines.ts';
import { empty } from '../../../canvas/stage.ts';
import { JOURNEY, QUICK, STEP } from '../../../canvas/tween.ts';
import { type Brush, put } from './brush.ts';
import { along, type Journey, journeys, lineOf, wayOf } from './journeys.ts';
import { type Placed, placeFigures } from './layout.ts';
import { type BoardFigure, type BoardModel, edgeOf } from './model.ts';
import { BADGE_BOX, paintBadge } from '../../../canvas/map/marks.ts';
import { EDGE_BOX, FIGURE_BOX, paintFigure, paintFigureEdge } from './paint.ts';

/** The fighters on the board. */
export interface FigureLayer {
  readonly pieces: Container;
  readonly show: (brush: Brush, before: BoardModel | null, model: BoardModel, events?: readonly { readonly type: string }[]) => void;
  /** Only the light has changed. */
  readonly light: (brush: Brush, model: BoardModel) => void;
  readonly clear: () => void;
}
interface Shown {
  readonly group: Container;
  placed: Placed;
  /** Offered, chosen or pointed at: never under its neighbour. */
  lit: boolean;
  /** It lies over all others until it is set down. */
  travels: boolean;
}
const LIFT = 40;
/** Drawing order: by place, then what is lit, then what is on its way. */
const IN_FRONT = 2000;
const ON_THE_WAY = 5000;
/** Each further step of a walk takes so long, and all of it at most so long. */
const PER_STEP = 95;
const LONGEST = 1500;
const walkTime = (steps: number): number => Math.min(LONGEST, JOURNEY + PER_STEP * Math.max(0, steps - 1));

export function figureLayer(): FigureLayer {
  const pieces = new Container();
  pieces.sortableChildren = true;
  const shown = new Map<FigureId, Shown>();

  function draw(brush: Brush, figure: BoardFigure, into: Container): void {
    empty(into);
    const edge = edgeOf(figure);
    if (edge) {
      const texture = brush.pieces.draw(`figure edge ${edge} ${figure.stone}`, EDGE_BOX, (pen) =>
        paintFigureEdge(pen, edge, figure.stone, brush.palette),
      );
      into.addChild(put(texture, 0, 0));
    }
    const { stone, role, strength, gear, safe, pact } = figure;
    const name = `figure ${stone} ${role} ${strength} ${gear.join()} ${safe} ${pact}`;
    into.addChild(
      put(
        brush.pieces.draw(name, FIGURE_BOX, (pen) => paintFigure(pen, figure)),
        0,
        0,
      ),
    );
    const chosen = figure.light === 'chosen';
    if (!chosen && (figure.light !== 'offer' || figure.key === null)) return;
    const key = brush.pieces.draw(`key ${figure.key} ${chosen}`, BADGE_BOX, (pen) =>
      paintBadge(pen, figure.key ?? '', chosen, brush.palette),
    );
    into.addChild(put(key, -62, 30, 0.95));
  }
  function level({ group, placed, lit, travels }: Shown): void {
    if (!group.destroyed) group.zIndex = travels ? ON_THE_WAY : placed.at[1] + (lit ? IN_FRONT : 0);
  }
  function light(brush: Brush, model: BoardModel): void {
    for (const [id, one] of shown) {
      const figure = model.figures[id];
      draw(brush, figure, one.group);
      one.lit = edgeOf(figure) !== null;
      level(one);
    }
  }

  function appear(brush: Brush, group: Container, placed: Placed, fresh: boolean): void {
    settle(group, placed.at, placed.scale);
    if (!fresh) return;
    brush.tweens.run(brush.motion > 0 ? STEP * brush.motion : QUICK, (t) => {
      if (!group.destroyed) group.alpha = t;
    });
  }
  function vanish(brush: Brush, id: FigureId, delay: number): void {
    const gone = shown.get(id);
    if (!gone) return;
    shown.delete(id);
    const { group, placed } = gone;
    const lift = brush.motion > 0 ? LIFT * 1.5 : 0;
    brush.tweens.run(
      brush.motion > 0 ? JOURNEY * brush.motion : QUICK,
      (t) => {
        if (group.destroyed) return;
        group.alpha = 1 - t;
        group.y = placed.at[1] - lift * t;
      },
      () => !group.destroyed && group.destroy({ children: true }),
      delay,
    );
  }
  function slide(brush: Brush, one: Shown, to: Placed): void {
    const from = one.placed;
    one.placed = to;
    level(one);
    if (from.at[0] === to.at[0] && from.at[1] === to.at[1] && from.scale === to.scale) return;
    brush.tweens.run(STEP * brush.motion, (t) => settle(one.group, mixed(from.at, to.at, t), from.scale + (to.scale - from.scale) * t));
  }
  /** Along the ring if it walked, in one long arc if it flew; lifted a little, set down with its shadow. */
  function travel(brush: Brush, one: Shown, journey: Journey, to: Placed, delay: number): number {
    const from = one.placed;
    one.placed = to;
    const way = wayOf(brush.look.spaces, journey);
    const line = lineOf(brush.look.spaces, way);
    const path: readonly Point[] = [from.at, ...line.slice(1, -1), to.at];
    const flies = journey.steps === null;
    const duration = (flies ? JOURNEY * 1.6 : walkTime(way.length - 1)) * brush.motion;
    const high = flies ? LIFT * 3.2 : LIFT;
    one.travels = true;
    level(one);
    brush.tweens.run(
      duration,
      (t) => {
        const up = flies ? Math.sin(Math.PI * t) : Math.min(1, 6 * Math.min(t, 1 - t));
        const [x, y] = along(path, t);
        settle(one.group, [x, y - high * up], (from.scale + (to.scale - from.scale) * t) * (1 + 0.08 * up));
      },
      () => {
        one.travels = false;
        level(one);
      },
      delay,
    );
    return duration;
  }

  return {
    pieces,
    light,
    show(brush, before, model, events) {
      const placed = placeFigures(model, brush.pieceScale);
      const moved = before && brush.motion > 0 ? journeys(before, model, events) : [];
      let delay = 0;
      for (const id of FIGURES) {
        const to = placed.get(id);
        if (!to) continue;
        if (shown.has(id)) continue;
        const group = new Container();
        pieces.addChild(group);
        shown.set(id, { group, placed: to, lit: false, travels: false });
        appear(brush, group, to, before !== null);
      }
      light(brush, model);
      for (const journey of moved) {
        const one = shown.get(journey.figure);
        const to = placed.get(journey.figure);
        if (one && to) delay += travel(brush, one, journey, to, delay);
      }
      for (const [id, one] of [...shown]) {
        const to = placed.get(id);
        if (!to) vanish(brush, id, delay);
        else if (!moved.some(({ figure }) => figure === id)) slide(brush, one, to);
      }
    },
    clear() {
      empty(pieces);
      shown.clear();
    },
  };
}

function settle(what: Container | Sprite, [x, y]: Point, scale: number): void {
  if (what.destroyed) return;
  what.position.set(x, y);
  what.scale.set(scale);
}
const mixed = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [ax + (bx - ax) * t, ay + (by - ay) * t];
