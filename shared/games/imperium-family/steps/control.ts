import type { Steps, Task } from '../../../kernel/types.ts';
import { conflictNow, conflictRecord } from '../edition.ts';
import type { ConflictName, RivalId } from '../ids.ts';
import { deciderOf } from '../queries/rivals.ts';
import { isPerson, playerOf } from '../queries/table.ts';
import type { FamilyGame, Game } from '../types.ts';
import { endControl } from '../verbs/control.ts';
import { deploy } from '../verbs/troops.ts';

/** Whether a controller defends the space that is fought for. R14.4 */
export const controlSteps: Pick<Steps<FamilyGame>, 'defend'> = {
  defend: {
    // Optional, out of the supply. R4.2, Uprising R7.9
    asks: ({ state }, { by }) => (playerOf(state, by).supply > 0 ? deciderOf(state, by) : null),
    choices: () => ({ pick: 'one', of: [true, false] }),
    resolve: (game, { by }, answer) => (answer ? deploy(game, by, 'supply', 1) : []),
  },
};

/** Whoever controls what is fought for may defend it; a Rival always does. R4.2 R14.4 R23.14 */
export function defended(game: Game, conflict: ConflictName): readonly Task<FamilyGame>[] {
  const { location } = conflictRecord(game.state, conflict);
  const owner = location === null ? null : game.state.control[location];
  if (!owner) return [];
  if (isPerson(owner)) return [{ do: 'defend', by: owner }];
  return deploy(game, owner, 'supply', Math.min(1, playerOf(game.state, owner).supply));
}

/** House Hagal controls nothing, but ends the control of a person. R22.7 */
export function removeControl(game: Game, by: RivalId): void {
  const location = conflictNow(game.state)?.location;
  if (location) endControl(game, by, location);
}
