import { AREAS, type AreaId, type ZoneId, ZONES } from '../../../../shared/games/arrakis/ids.ts';
import { LAND, ZONE_PLACES } from '../../../../shared/games/arrakis/land/shape.ts';
import { recordOf } from '../../../../shared/kernel/typed.ts';
import { type Point, thinned } from '../../../../shared/land/lines.ts';
import { regionAt } from '../../../../shared/land/region-map.ts';
import { inkPot } from '../../../canvas/ink.ts';
import type { Hour } from '../../../canvas/land/terrain.ts';
import type { Brush } from '../../../canvas/map/brush.ts';
import { type Camera, framing, type Window } from '../../../canvas/map/camera.ts';
import type { MapHands } from '../../../canvas/map/gestures.ts';
import { lightLayer } from '../../../canvas/map/light.ts';
import { mapView } from '../../../canvas/map/view.ts';
import { PALETTES } from '../../../canvas/palette.ts';
import { createStage } from '../../../canvas/stage.ts';
import { JOURNEY } from '../../../canvas/tween.ts';
import { LAND_EDGES } from '../land-box.ts';
import { paintGround } from './ground.ts';
import { FINE, type Layout, layoutOf } from './layout.ts';
import { marches } from './marches.ts';
import { lineLayer } from './lines.ts';
import { markLayer } from './marks.ts';
import { isSamePosition, type MapModel } from './model.ts';
import { type AreaNames, nameLayer } from './names.ts';
import { pieceLayer } from './pieces.ts';
import { planLayer } from './plan-layer.ts';
import { type PlaceId, pointOf } from './places.ts';

/** How the map is to look, apart from the position on it. */
export interface MapLook {
  readonly hour: Hour;
  /** Factor on all durations; 0 = nothing moves. */
  readonly motion: number;
  readonly names: AreaNames;
  /** The best picture of the land that is there. */
  readonly picture: () => CanvasImageSource | null;
}
/** The map of Arrakis on a canvas. */
export interface ArrakisBoard {
  readonly show: (model: MapModel, look: MapLook) => void;
  /** Draws everything anew: another size, hour or language, a better picture, fonts that have come. */
  readonly redraw: () => void;
  /** Sets everything down where it is going. */
  readonly skip: () => void;
  readonly hands: MapHands;
  /** Turns the map so that these places are seen, near enough to be read where they allow it. */
  readonly fly: (places: readonly PlaceId[]) => void;
  /** What part of the map is seen, and through what window. */
  readonly view: () => { readonly camera: Camera; readonly window: Window };
  /** Moves the middle of the view. */
  readonly centre: (at: Point) => void;
  /** What lies at a place of the host element, in CSS pixels: an area, and over it perhaps a zone. */
  readonly under: (x: number, y: number) => { readonly area: AreaId | null; readonly zone: ZoneId | null };
  readonly destroy: () => void;
}

/** A veil needs no finer edge than this, in map units: its border is a groove. */
const COARSE = recordOf(AREAS, (id) => thinned(LAND.regions[id], 2.5));
/** How near one can go: an area fills a phone. */
const NEAREST = 4.5;
/** Pieces are drawn for a land that is so many CSS pixels per map unit large. */
const DESK = 0.362;
/** How much smaller and larger than on a desk pieces and names are drawn. */
const LEAST = 1.02;
const LARGEST = 1.7;
/** No line is finer than that share of itself on a desk, in map units. */
const FINEST = 0.45;
/** Room around a place the map flies to, in map units. */
const AROUND = 170;
/** So large, in CSS pixels per map unit, the map can be read. */
const READABLE = 0.27;
/** Never smaller, however far apart the places are: pieces would lie in heaps. */
const LEGIBLE = 0.25;
/** Narrower windows are those of phones, in CSS pixels. */
const NARROW = 640;
/** How far from its middle a zone is hit, in units of the pieces. */
const ZONE_REACH = 17;

interface Shown {
  readonly model: MapModel;
  readonly look: MapLook;
}

/** Puts the map into `host`, which gives it its size. `moved` is called whenever another part of it is seen. */
export async function createArrakisBoard(host: HTMLElement, moved: () => void): Promise<ArrakisBoard> {
  const stage = await createStage(host);
  const light = lightLayer<AreaId>();
  const names = nameLayer();
  const [pieces, lines, marks, plan] = [pieceLayer(), lineLayer(), markLayer(), planLayer()];
  const inks = { pieces: inkPot(), labels: inkPot(), edges: inkPot() };
  let shown: Shown | null = null;
  /** What the map has turned to: it stays in sight when the window changes, until a hand moves the map. */
  let aim: readonly PlaceId[] = [];
  let layout: Layout | null = null;
  const map = mapView(stage, host, {
    map: LAND_EDGES,
    nearest: NEAREST,
    ground: (pen) => shown && paintGround(pen, shown.look.picture(), lineWidth(), shown.look.hour),
    settle: drawAll,
    moved,
  });
  map.layers.addChild(light.veils, light.edges, lines.lines, names.names, pieces.pieces, plan.plan, names.keys, marks.marks);

  /** How large a piece is, in CSS pixels per unit of its drawing. */
  const size = (): number => Math.min(LARGEST, Math.max(LEAST, map.scale() / DESK));
  /** Lines stay as wide as on a desk, however large the map is; seen near they may be wider, or they would look lost. */
  const lineWidth = (): number => Math.max(FINEST, DESK / map.scale());

  function brush(look: MapLook): Brush {
    const scale = size() / map.scale();
    return {
      palette: PALETTES[look.hour],
      tweens: stage.tweens,
      pieces: inks.pieces,
      labels: inks.labels,
      pieceScale: scale,
      labelScale: scale,
      motion: look.motion,
    };
  }
  const lit = (now: Brush, model: MapModel): void => {
    const width = 0.62 * lineWidth();
    light.show({ ...now, pieces: inks.edges }, { ids: AREAS, regions: LAND.regions, coarse: COARSE, look: (id) => model.areas[id], width });
  };
  const placed = ({ model, look }: Shown): Layout => layoutOf(model, look.names, look.hour, size() / map.scale());

  function fly(duration: number): void {
    if (aim.length > 0)
      map.fly(framing(map.camera(), map.window(), aim.map(pointOf), { room: AROUND, readable: READABLE, least: LEGIBLE }), duration);
  }
  const byHand =
    <Moved extends readonly unknown[]>(move: (...moved: Moved) => void) =>
    (...moved: Moved): void => {
      aim = [];
      move(...moved);
    };

  function drawAll(): void {
    if (!shown) return;
    const { model, look } = shown;
    stage.tweens.finish();
    for (const layer of [light, names, pieces, lines, plan, marks]) layer.clear();
    const device = map.ratio() * size();
    inks.pieces.refill(device);
    inks.labels.refill(device / FINE);
    inks.edges.refill(map.scale() * map.ratio());
    const still = { ...brush(look), motion: 0 };
    layout = placed(shown);
    lit(still, model);
    names.show(still, layout, look.names);
    names.light(still, layout, model);
    lines.show(still.palette, model.ways, still.pieceScale);
    pieces.show(still, layout, [], false);
    plan.show(still, layout, model.plan);
    stage.invalidate();
  }

  return {
    show(model, look) {
      const before = shown;
      shown = { model, look };
      if (!before || !layout || before.look.hour !== look.hour || before.look.names !== look.names) {
        map.redraw();
        return;
      }
      const now = brush(look);
      // Pointing at something only moves light: what is on its way goes on.
      if (before.look.motion !== look.motion || !isSamePosition(before.model, model)) {
        stage.tweens.finish();
        layout = placed(shown);
        names.show(now, layout, look.names);
        pieces.show(now, layout, look.motion > 0 ? marches(before.model, model) : [], true);
      }
      lit(now, model);
      names.light(now, layout, model);
      lines.show(now.palette, model.ways, now.pieceScale);
      plan.show(now, layout, model.plan);
      if (before.model.happened !== model.happened) marks.show(now, layout, model.happened, map.window().width < NARROW);
      stage.invalidate();
    },
    redraw() {
      map.redraw();
      fly(0);
    },
    skip() {
      stage.tweens.finish();
      stage.invalidate();
    },
    hands: {
      pan: byHand(map.hands.pan),
      zoom: byHand(map.hands.zoom),
      whole: byHand(map.hands.whole),
    },
    fly(places) {
      aim = places;
      fly(JOURNEY * (shown?.look.motion ?? 0));
    },
    centre: byHand((at: Point) => map.fly({ ...map.camera(), at }, 0)),
    view: () => ({ camera: map.camera(), window: map.window() }),
    under(x, y) {
      const at = map.toMap([x, y]);
      const reach = (ZONE_REACH * size()) / map.scale();
      const zone = ZONES.find((id) => Math.hypot(ZONE_PLACES[id][0] - at[0], ZONE_PLACES[id][1] - at[1]) < reach) ?? null;
      return { area: regionAt(LAND, at), zone };
    },
    destroy() {
      for (const ink of Object.values(inks)) ink.refill(1);
      map.destroy();
      stage.destroy();
    },
  };
}
