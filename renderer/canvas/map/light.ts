import { Container, Graphics, Sprite } from 'pixi.js';
import type { Line } from '../../../shared/land/lines.ts';
import { fades } from '../fade.ts';
import { empty } from '../stage.ts';
import { STEP } from '../tween.ts';
import type { Brush } from './brush.ts';
import { boxOf, type Edge, paintEdge } from './edges.ts';

/** How a region answers the open question. `reached`: something can go there that is not taken up yet. */
export type RegionLight = 'offer' | 'chosen' | 'reached' | 'plain' | 'veiled';
/** Those that answer it. */
export const isLit = (light: RegionLight): boolean => light === 'offer' || light === 'chosen' || light === 'reached';
/** How a region is lit. */
export interface RegionLook {
  readonly light: RegionLight;
  readonly pointed: boolean;
  readonly blocked: boolean;
  /** Where something is bound for. */
  readonly target: boolean;
}
/** What is to be lit: the land's regions, and how each of them looks. */
export interface Lighting<Id extends string> {
  readonly ids: readonly Id[];
  readonly regions: Readonly<Record<Id, Line>>;
  /** The same with fewer points, for the veil: there its edge lies in the groove between two regions. */
  readonly coarse?: Readonly<Record<Id, Line>>;
  readonly look: (id: Id) => RegionLook;
  /** Factor on the width of the edges. */
  readonly width: number;
}

/** The light on a land: a veil over what is not offered, and the edges of what is. */
export interface LightLayer<Id extends string> {
  readonly veils: Container;
  readonly edges: Container;
  readonly show: (brush: Brush, lighting: Lighting<Id>) => void;
  /** Forgets all drawings: they are made anew at the next `show`. */
  readonly clear: () => void;
}

/** Which edge a region shows; pointing comes before the rest. */
export function edgeOf({ light, pointed, blocked, target }: RegionLook): Edge | null {
  if (light === 'chosen') return pointed ? 'chosen-pointed' : 'chosen';
  if (light === 'offer' || (light === 'reached' && pointed)) return pointed ? 'offer-pointed' : 'offer';
  if (pointed) return blocked ? 'refused' : 'looked-at';
  return target ? 'target' : null;
}

export function lightLayer<Id extends string>(): LightLayer<Id> {
  const veils = new Container();
  const edges = new Container();
  const veilOf = new Map<Id, Graphics>();
  const light = fades();
  const edgeShown = new Map<Id, { name: Edge; sprite: Sprite }>();

  function veil(brush: Brush, region: Line, id: Id, veiled: boolean): void {
    let shape = veilOf.get(id);
    if (!shape) {
      shape = new Graphics().poly(region.flat()).fill(brush.palette.mapDim);
      shape.alpha = 0;
      shape.visible = false;
      veilOf.set(id, shape);
      veils.addChild(shape);
    }
    light.to(brush.tweens, shape, veiled ? 1 : 0, STEP * brush.motion);
  }

  function edge(brush: Brush, region: Line, id: Id, look: RegionLook, width: number): void {
    const name = edgeOf(look);
    const shown = edgeShown.get(id);
    if (shown?.name === name) return;
    if (shown) {
      edgeShown.delete(id);
      // Pointing answers at once; only the light of a new question takes its time.
      light.to(brush.tweens, shown.sprite, 0, name ? 0 : STEP * brush.motion, () => shown.sprite.destroy());
    }
    if (!name) return;
    const sprite = new Sprite(
      brush.pieces.draw(`${name} ${id}`, boxOf(region), (pen) => paintEdge(pen, region, name, width, brush.palette)),
    );
    edges.addChild(sprite);
    edgeShown.set(id, { name, sprite });
    if (name !== 'offer' || shown) return;
    sprite.alpha = 0;
    light.to(brush.tweens, sprite, 1, STEP * brush.motion);
  }

  return {
    veils,
    edges,
    show(brush, { ids, regions, coarse = regions, look, width }) {
      for (const id of ids) {
        veil(brush, coarse[id], id, look(id).light === 'veiled');
        edge(brush, regions[id], id, look(id), width);
      }
    },
    clear() {
      for (const layer of [veils, edges]) empty(layer);
      veilOf.clear();
      edgeShown.clear();
    },
  };
}
