import type { BoardUnits, PlayerUnits } from './units.ts';

/** All of it lies open, also cards that were turned down. Uprising R16.1 */
export const playerUnits = ({ sandworms, hooks, won, objectives }: Readonly<PlayerUnits>): Readonly<PlayerUnits> => ({
  ...(sandworms !== undefined && { sandworms }),
  ...(hooks !== undefined && { hooks }),
  ...(won && { won }),
  ...(objectives && { objectives }),
});
export const boardUnits = ({ shieldWall }: Readonly<BoardUnits>): Readonly<BoardUnits> => (shieldWall === undefined ? {} : { shieldWall });
