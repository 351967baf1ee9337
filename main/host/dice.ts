import { chanceOf, DiceWanted } from '../../shared/kernel/chance.ts';
import type { GameTypes, Move } from '../../shared/kernel/types.ts';
import type { Hall } from './hall.ts';

const MOST_THROWS = 30;

/** Words of fresh chance for the host's own use: never the game's. */
export const wordsOf = (hall: Hall): number[] => [...new Uint32Array(Uint8Array.from(hall.random(16)).buffer)];

/** Bots have no hands: where the table throws real dice, the host throws theirs. */
export function throwingFor(hall: Hall, move: Move<GameTypes>, play: (move: Move<GameTypes>) => void): void {
  const dice = [...(move.dice ?? [])];
  const chance = chanceOf(...wordsOf(hall));
  for (let throws = 0, done = false; !done; throws++) {
    try {
      play(dice.length > 0 ? { ...move, dice } : move);
      done = true;
    } catch (error) {
      if (!(error instanceof DiceWanted) || throws === MOST_THROWS) throw error;
      dice.push(...chance.roll(error.dice));
    }
  }
}
