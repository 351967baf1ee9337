import type { GameSense } from '../face.ts';
import type { AdventureGame } from './types.ts';

/** What bots know of the adventure game. */
export const sense: GameSense<AdventureGame> = {
  value: ({ module, state, position }, seat) =>
    position.outcome ? Number(position.outcome.winners.includes(seat)) : (module.standing(state)[seat] ?? 0),
  habit: () => null,
  candidates: () => [],
  calm: ({ task }) => task?.do === 'open',
  urgent: () => false,
};
