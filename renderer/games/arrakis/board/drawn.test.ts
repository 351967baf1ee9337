import { Container } from 'pixi.js';
import { expect, test } from 'vitest';
import { AREAS, ZONES } from '../../../../shared/games/arrakis/ids.ts';
import type { ArrakisView } from '../../../../shared/games/arrakis/types.ts';
import { LAND } from '../../../../shared/games/arrakis/land/shape.ts';
import { chanceOf } from '../../../../shared/kernel/chance.ts';
import { recordOf } from '../../../../shared/kernel/typed.ts';
import { displayed } from '../../../canvas/display.ts';
import type { Brush } from '../../../canvas/map/brush.ts';
import { lightLayer } from '../../../canvas/map/light.ts';
import { PALETTES } from '../../../canvas/palette.ts';
import { sketches } from '../../../canvas/sketch.ts';
import { tweens } from '../../../canvas/tween.ts';
import { arrakis } from '../../../../shared/games/arrakis/index.ts';
import type { GameModule, GameTypes } from '../../../../shared/kernel/types.ts';
import { type DrawnGame, expectAsDrawnAnew } from '../../drawn.fixture.ts';
import { POSITIONS } from '../gallery/positions.ts';
import { layoutOf } from './layout.ts';
import { happeningsOf } from './happenings.ts';
import { lineLayer } from './lines.ts';
import { marches } from './marches.ts';
import { markLayer } from './marks.ts';
import { type AreaModel, isSamePosition, type MapModel } from './model.ts';
import { litMap, positionOf } from './of-view.ts';
import { nameLayer } from './names.ts';
import { pieceLayer } from './pieces.ts';
import { planLayer } from './plan-layer.ts';

const UNIT = 2.8;
const CALLED = recordOf(AREAS, (id) => ({ text: id, numbered: /\d$/.test(id), said: id }));
const moving = tweens(() => {});
const brush = (motion: number): Brush => ({
  palette: PALETTES.night,
  tweens: moving,
  pieces: sketches(),
  labels: sketches(),
  pieceScale: UNIT,
  labelScale: UNIT,
  motion,
});
/** The layers of the map, as the map shows them. */
function board() {
  const root = new Container();
  const [light, names, pieces] = [lightLayer<(typeof AREAS)[number]>(), nameLayer(), pieceLayer()];
  const [lines, marks, plan] = [lineLayer(), markLayer(), planLayer()];
  root.addChild(light.veils, light.edges, lines.lines, names.names, pieces.pieces, plan.plan, names.keys, marks.marks);
  return {
    show(before: MapModel | null, model: MapModel, motion: number) {
      const pen = brush(motion);
      const layout = layoutOf(model, CALLED, 'night', UNIT);
      // What is only lit lets go on what is on its way.
      if (!before || !isSamePosition(before, model)) {
        moving.finish();
        names.show(pen, layout, CALLED);
        pieces.show(pen, layout, before && motion > 0 ? marches(before, model) : [], before !== null);
      }
      lines.show(pen.palette, model.ways, UNIT);
      if (before) marks.show(pen, layout, model.happened, false);
      light.show(pen, { ids: AREAS, regions: LAND.regions, look: (id) => model.areas[id], width: 0.6 });
      names.light(pen, layout, model);
      plan.show(pen, layout, model.plan);
    },
    seen: () => displayed(root),
  };
}

/** Any position: the pieces of every area are those of some area of the full map, a few are lit. */
function anyPosition(seed: number): MapModel {
  const chance = chanceOf(seed, 3);
  const any = <T>(all: readonly T[]): T => all[chance.below(all.length)] as T;
  const { areas, zones, ways, happened } = any(Object.values(POSITIONS));
  const asks = chance.below(2) === 0;
  const lit = (area: AreaModel): AreaModel => ({
    ...area,
    light: asks ? any(['offer', 'chosen', 'veiled', 'veiled']) : 'plain',
    key: asks ? '1' : null,
    pointed: chance.below(30) === 0,
    blocked: chance.below(9) === 0,
    target: chance.below(40) === 0,
  });
  const shift = chance.below(3);
  // Mahdi is after other sietches, and has gone other ways.
  const goals = (['windgap', 'gara-kulon'] as const).slice(0, chance.below(3));
  const plan = [
    ...goals.map((at, nth) => ({ at, text: nth === 0 ? 'T' : 't', kind: 'goal' as const })),
    ...(chance.below(2) === 0 ? [{ at: 'carthag' as const, text: '1', kind: 'step' as const }] : []),
  ];
  return {
    zones,
    ways,
    plan,
    happened,
    areas: recordOf(AREAS, (id) => lit(areas[AREAS[(AREAS.indexOf(id) + shift) % AREAS.length] ?? id])),
  };
}

test.each([0, 1])('whatever came by itself stands where the map drawn anew has it, at motion %d', (motion) => {
  const live = board();
  let before: MapModel | null = null;
  for (let seed = 1; seed <= 6; seed++) {
    const model = anyPosition(seed);
    live.show(before, model, motion);
    moving.finish();
    const anew = board();
    anew.show(null, model, 0);
    moving.finish();
    expect(live.seen(), `position ${seed}`).toEqual(anew.seen());
    before = model;
  }
});

test('a march ends as the plate of the legion it has joined', () => {
  const live = board();
  live.show(null, POSITIONS.middle, 1);
  live.show(POSITIONS.middle, POSITIONS.marched, 1);
  const under = live.seen().filter((line) => line.startsWith('legion atreides'));
  moving.finish();
  const after = live.seen().filter((line) => line.startsWith('legion atreides'));
  expect(under.some((line) => line.includes(' lit '))).toBe(true);
  expect(after.some((line) => line.includes(' lit '))).toBe(false);
  expect(after.filter((line) => line.startsWith('legion atreides 2/0/1 [] 0 St'))).toHaveLength(1);
});

const ARRAKIS: DrawnGame<ArrakisView, MapModel> = {
  module: arrakis as unknown as GameModule<GameTypes>,
  board,
  moving,
  modelOf: (view, light) =>
    litMap(
      view,
      positionOf(view, (id) => id.slice(0, 2)),
      { ...light, task: null },
      happeningsOf(view, [{ type: 'storm', at: 'arrakeen', roll: { hit: 1 } } as never]),
    ),
  thing(chance) {
    const id = [...AREAS, ...ZONES][chance.below(AREAS.length + ZONES.length)] as string;
    return { kind: id.startsWith('air-') ? 'zone' : 'area', id };
  },
};
test.each([0, 1])('a war that is played stands as the map drawn anew has it, at motion %d', (motion) => {
  expectAsDrawnAnew(ARRAKIS, { seed: 1, most: 60, motion });
});
