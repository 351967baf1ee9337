import { Container } from 'pixi.js';
import { expect, test } from 'vitest';
import { REGIONS } from '../../../../shared/games/dice/ids.ts';
import type { DiceView } from '../../../../shared/games/dice/types.ts';
import { displayed } from '../../../canvas/display.ts';
import { PALETTES } from '../../../canvas/palette.ts';
import { sketches } from '../../../canvas/sketch.ts';
import { tweens } from '../../../canvas/tween.ts';
import { entryOf } from '../../../../shared/games/index.ts';
import { type DrawnGame, drawnAnew, expectAsDrawnAnew } from '../../drawn.fixture.ts';
import { DICE_VIEWS } from '../gallery/dice-views.ts';
import { type BoardModel, boardModel, isSamePosition } from './model.ts';
import { type Names, regionLayer } from './regions.ts';
import type { Brush } from '../../../canvas/map/brush.ts';
import { stormLayer } from './storm.ts';
import { troopLayer } from './troops.ts';

const NAMES = Object.fromEntries(REGIONS.map((id) => [id, { lines: [id], width: 200 }])) as unknown as Names;
const moving = tweens(() => {});
const brush = (motion: number): Brush => ({
  palette: PALETTES.night,
  tweens: moving,
  pieces: sketches(),
  labels: sketches(),
  pieceScale: 1,
  labelScale: 1,
  motion,
});
/** The layers of the board, as the board shows them. */
function board() {
  const root = new Container();
  const [regions, storm, troops] = [regionLayer(), stormLayer(), troopLayer()];
  root.addChild(regions.veils, storm.dust, regions.edges, storm.bezel, regions.names, troops.pieces);
  return {
    show(before: BoardModel | null, model: BoardModel, motion: number) {
      const pen = brush(motion);
      const isMoved = !before || !isSamePosition(before, model);
      if (isMoved) moving.finish();
      regions.show(pen, model, NAMES);
      if (!isMoved) return;
      storm.show(pen, before, model);
      troops.show(pen, before, model);
    },
    seen: () => displayed(root),
  };
}
const DICE: DrawnGame<DiceView, BoardModel> = {
  module: entryOf('dice').module,
  board,
  moving,
  modelOf: boardModel,
  thing: (chance) => ({ kind: 'region', id: REGIONS[chance.below(REGIONS.length)] as string }),
};

test.each([0, 1])('whatever came by itself stands where the board drawn anew has it, at motion %d', (motion) => {
  for (const seed of [1, 2]) expectAsDrawnAnew(DICE, { seed, most: 70, motion });
});

test('troops that march in stand at their own place, not by the corner of their drawing', () => {
  const [from, to] = [DICE_VIEWS.movement, DICE_VIEWS.marched].map((view) => boardModel(view, { lit: [], blocked: [], pointed: null }));
  const live = board();
  live.show(null, from as BoardModel, 1);
  live.show(from as BoardModel, to as BoardModel, 1);
  moving.finish();
  const arrived = live.seen().filter((line) => line.startsWith('atreides 3'));
  expect(arrived).toHaveLength(1);
  expect(arrived).toEqual(drawnAnew(board, to as BoardModel).filter((line) => line.startsWith('atreides 3')));
});
