import { set } from '../../../kernel/write.ts';
import type { Deeds, Game } from '../types.ts';

/** A value that every game begins with: replaced, never written into. */
export const NO_DEEDS: Deeds = Object.freeze({ ridden: 0, harvesters: 0, assault: 0, fallen: 0 });

/** Something that prescience cards ask for has happened once more. R13.4 */
export const countDeed = (game: Game, deed: keyof Deeds): void =>
  set(game, game.state, 'deeds', { ...game.state.deeds, [deed]: game.state.deeds[deed] + 1 });
