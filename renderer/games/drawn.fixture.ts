import type { GameModule, GameTypes } from '../../shared/kernel/types.ts';
import { expect } from 'vitest';
import type { Entity } from '../../shared/games/face.ts';
import { type Chance, chanceOf } from '../../shared/kernel/chance.ts';
import { defaultOptions } from '../../shared/testkit/cases.ts';
import { playWithDice, randomMove, startOf } from '../../shared/testkit/play.ts';
import type { Tweens } from '../canvas/tween.ts';

/** The layers of a board, as the board shows them. */
export interface DrawnBoard<Model> {
  show(before: Model | null, model: Model, motion: number): void;
  seen(): readonly string[];
}
/** What a board of a game is drawn from, and what can be pointed at on it. */
export interface DrawnGame<View, Model> {
  readonly module: GameModule<GameTypes>;
  readonly board: () => DrawnBoard<Model>;
  readonly moving: Tweens;
  modelOf(view: View, light: ReturnType<typeof anyLight>): Model;
  thing(chance: Chance): Entity;
}

/** What is seen where a board draws this at once, without anything that came before. */
export function drawnAnew<Model>(board: () => DrawnBoard<Model>, model: Model): readonly string[] {
  const fresh = board();
  fresh.show(null, model, 0);
  return fresh.seen();
}
/** Some things are offered, one is blocked, one may be pointed at. */
function anyLight(thing: (chance: Chance) => Entity, chance: Chance) {
  const lit = Array.from({ length: chance.below(4) }, (_, at) => ({
    entity: thing(chance),
    key: String(at + 1),
    chosen: chance.below(4) === 0,
  }));
  return { lit, blocked: [thing(chance)], pointed: chance.below(2) === 0 ? thing(chance) : null };
}

/** So many people give a board enough to show. */
const MOST_SEATS = 4;
/** Plays a random game on a board that moves: after each answer everything stands where the board drawn anew has it. */
export function expectAsDrawnAnew<View, Model>(
  { module, board, moving, modelOf, thing }: DrawnGame<View, Model>,
  { seed, most, motion }: { readonly seed: number; readonly most: number; readonly motion: number },
): void {
  const chance = chanceOf(seed, 9);
  const table = startOf(
    { module, seats: Math.max(...module.seatCounts.filter((count) => count <= MOST_SEATS)), options: defaultOptions(module) },
    seed,
  );
  const live = board();
  let before: Model | null = null;
  for (let answers = 0; answers < most && !table.position.outcome; answers += 1) {
    playWithDice(table, randomMove(table, chance), chance);
    // Somebody points about while pieces are on their way.
    for (let looks = 0; looks < 2; looks += 1) {
      const model = modelOf(module.view(table.state, null) as View, anyLight(thing, chance));
      live.show(before, model, motion);
      before = model;
      if (chance.below(3) === 0) moving.advance(answers * 1000 + looks * 200);
    }
    moving.finish();
    expect(live.seen(), `answer ${answers} of game ${seed}`).toEqual(drawnAnew(board, before as Model));
  }
}
