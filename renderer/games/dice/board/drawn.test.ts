import { Container } from 'pixi.js';
import { expect, test } from 'vitest';
import { REGIONS } from '../../../../shared/games/dice/ids.ts';
import { entryOf } from '../../../../shared/games/index.ts';
import type { DiceView } from '../../../../shared/games/dice/types.ts';
import { type Chance, chanceOf } from '../../../../shared/kernel/chance.ts';
import { defaultOptions } from '../../../../shared/testkit/cases.ts';
import { playWithDice, randomMove, startOf } from '../../../../shared/testkit/play.ts';
import { displayed } from '../../../canvas/display.ts';
import { PALETTES } from '../../../canvas/palette.ts';
import { sketches } from '../../../canvas/sketch.ts';
import { tweens } from '../../../canvas/tween.ts';
import { DICE_VIEWS } from '../gallery/dice-views.ts';
import { type BoardModel, boardModel, isSamePosition } from './model.ts';
import { type Brush, type Names, regionLayer } from './regions.ts';
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
const anew = (model: BoardModel) => {
  const fresh = board();
  fresh.show(null, model, 0);
  return fresh.seen();
};
/** Some regions are offered, some are pointed at. */
function anyLight(chance: Chance) {
  const region = (): { kind: string; id: string } => ({ kind: 'region', id: REGIONS[chance.below(REGIONS.length)] as string });
  const lit = Array.from({ length: chance.below(4) }, (_, at) => ({
    entity: region(),
    key: String(at + 1),
    chosen: chance.below(4) === 0,
  }));
  return { lit, blocked: [region()], pointed: chance.below(2) === 0 ? region() : null };
}

test.each([0, 1])('whatever came by itself stands where the board drawn anew has it, at motion %d', (motion) => {
  const { module } = entryOf('dice');
  for (let seed = 1; seed <= 2; seed += 1) {
    const chance = chanceOf(seed, 9);
    const table = startOf({ module, seats: 4, options: defaultOptions(module) }, seed);
    const live = board();
    let before: BoardModel | null = null;
    for (let answers = 0; answers < 70 && !table.position.outcome; answers += 1) {
      playWithDice(table, randomMove(table, chance), chance);
      // Somebody points about while pieces are on their way.
      for (let looks = 0; looks < 2; looks += 1) {
        const model = boardModel(module.view(table.state, null) as DiceView, anyLight(chance));
        live.show(before, model, motion);
        before = model;
        if (chance.below(3) === 0) moving.advance(answers * 1000 + looks * 200);
      }
      moving.finish();
      expect(live.seen(), `answer ${answers} of game ${seed}`).toEqual(anew(before as BoardModel));
    }
  }
});

test('troops that march in stand at their own place, not by the corner of their drawing', () => {
  const [from, to] = [DICE_VIEWS.movement, DICE_VIEWS.marched].map((view) => boardModel(view, { lit: [], blocked: [], pointed: null }));
  const live = board();
  live.show(null, from as BoardModel, 1);
  live.show(from as BoardModel, to as BoardModel, 1);
  moving.finish();
  const arrived = live.seen().filter((line) => line.startsWith('atreides 3'));
  expect(arrived).toHaveLength(1);
  expect(arrived).toEqual(anew(to as BoardModel).filter((line) => line.startsWith('atreides 3')));
});
