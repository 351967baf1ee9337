import { Container } from 'pixi.js';
import { expect, test, vi } from 'vitest';
import { FIGURES, SPACE_KINDS, SPACES } from '../../../../shared/games/adventure/ids.ts';
import type { AdventureView } from '../../../../shared/games/adventure/types.ts';
import { entryOf } from '../../../../shared/games/index.ts';
import { type Chance, chanceOf } from '../../../../shared/kernel/chance.ts';
import { defaultOptions } from '../../../../shared/testkit/cases.ts';
import { playWithDice, randomMove, startOf } from '../../../../shared/testkit/play.ts';
import { displayed } from '../../../canvas/display.ts';
import { PALETTES } from '../../../canvas/palette.ts';
import { sketches } from '../../../canvas/sketch.ts';
import { tweens } from '../../../canvas/tween.ts';
import { type Brush, spacesOf } from './brush.ts';
import { figureLayer } from './figures.ts';
import { type BoardModel, boardModel, isSamePosition } from './model.ts';
import { spaceLayer } from './spaces.ts';

// Some drawings keep their outlines; here nothing is drawn.
vi.hoisted(() => {
  vi.stubGlobal('Path2D', class {});
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
});
const moving = tweens(() => {});
const brush = (motion: number): Brush => ({
  palette: PALETTES.night,
  hour: 'night',
  tweens: moving,
  pieces: sketches(),
  labels: sketches(),
  pieceScale: 1,
  labelScale: 1,
  motion,
  look: {
    hour: 'night',
    motion,
    kinds: Object.fromEntries(SPACE_KINDS.map((kind) => [kind, kind])) as Brush['look']['kinds'],
    figures: Object.fromEntries(FIGURES.map((id) => [id, id])) as Brush['look']['figures'],
    field: { ratio: String },
    pit: { bank: 'bank', deck: 'deck' },
    spaces: spacesOf({}),
    picture: () => null,
  },
});
/** The layers that move, as the board shows them. */
function board() {
  const root = new Container();
  const [spaces, figures] = [spaceLayer(), figureLayer()];
  root.addChild(spaces.ground, figures.pieces, spaces.names, spaces.keys);
  return {
    show(before: BoardModel | null, model: BoardModel, motion: number) {
      const pen = brush(motion);
      const isStirred = !before || !isSamePosition(before, model);
      if (isStirred) moving.finish();
      spaces.show(pen, model);
      if (isStirred) figures.show(pen, before, model);
      else figures.light(pen, model);
    },
    seen: () => displayed(root),
  };
}
const anew = (model: BoardModel) => {
  const fresh = board();
  fresh.show(null, model, 0);
  return fresh.seen();
};
function anyLight(chance: Chance) {
  const one = (kind: string, ids: readonly string[]) => ({ kind, id: ids[chance.below(ids.length)] as string });
  const thing = () => (chance.below(2) === 0 ? one('space', SPACES) : one('figure', FIGURES));
  const lit = Array.from({ length: chance.below(4) }, (_, at) => ({ entity: thing(), key: String(at + 1), chosen: chance.below(4) === 0 }));
  return { lit, blocked: [thing()], pointed: chance.below(2) === 0 ? thing() : null };
}

test.each([0, 1])('whoever came by themselves stands where the board drawn anew has them, at motion %d', (motion) => {
  const { module } = entryOf('adventure');
  const chance = chanceOf(1, 9);
  const table = startOf({ module, seats: 4, options: defaultOptions(module) }, 1);
  const live = board();
  let before: BoardModel | null = null;
  for (let answers = 0; answers < 100 && !table.position.outcome; answers += 1) {
    playWithDice(table, randomMove(table, chance), chance);
    // Somebody points about while figures are on their way.
    for (let looks = 0; looks < 2; looks += 1) {
      const model = boardModel(module.view(table.state, null) as AdventureView, anyLight(chance));
      live.show(before, model, motion);
      before = model;
      if (chance.below(3) === 0) moving.advance(answers * 1000 + looks * 200);
    }
    moving.finish();
    expect(live.seen(), `answer ${answers}`).toEqual(anew(before as BoardModel));
  }
});
