import { Container } from 'pixi.js';
import { test, vi } from 'vitest';
import { FIGURES, SPACE_KINDS, SPACES } from '../../../../shared/games/adventure/ids.ts';
import type { AdventureView } from '../../../../shared/games/adventure/types.ts';
import { displayed } from '../../../canvas/display.ts';
import { PALETTES } from '../../../canvas/palette.ts';
import { sketches } from '../../../canvas/sketch.ts';
import { tweens } from '../../../canvas/tween.ts';
import { entryOf } from '../../../../shared/games/index.ts';
import { type DrawnGame, expectAsDrawnAnew } from '../../drawn.fixture.ts';
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
  sparse: false,
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
const one = (kind: string, ids: readonly string[], at: number) => ({ kind, id: ids[at] as string });
const ADVENTURE: DrawnGame<AdventureView, BoardModel> = {
  module: entryOf('adventure').module,
  board,
  moving,
  modelOf: boardModel,
  thing: (chance) =>
    chance.below(2) === 0 ? one('space', SPACES, chance.below(SPACES.length)) : one('figure', FIGURES, chance.below(FIGURES.length)),
};

test.each([0, 1])('whoever came by themselves stands where the board drawn anew has them, at motion %d', (motion) => {
  expectAsDrawnAnew(ADVENTURE, { seed: 1, most: 100, motion });
});
