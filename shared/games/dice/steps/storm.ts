import type { Steps } from '../../../kernel/types.ts';
import { type HouseId, KINDS, type RegionId } from '../ids.ts';
import { occupants } from '../queries/map.ts';
import { board, count, seatOf } from '../queries/table.ts';
import type { DiceGame, Game } from '../types.ts';
import { moveStorm, stormTakes, stormTakesAsset } from '../verbs/storm.ts';
import { onlyKind } from '../verbs/troops.ts';

export const stormSteps = {
  /** One step with the wind if the Spice die shows the storm. R14.1 */
  storm(game) {
    const { state } = game;
    const { spice, region } = state.turn.dice;
    const { stormOn, windOf, inZone, desert } = board(state);
    if (!spice.face || !region.face || !stormOn[spice.face]) {
      game.tell({ type: 'stormRests', at: state.storm });
      return;
    }
    const zone = moveStorm(game, windOf[region.face]);
    return inZone[zone].filter((at) => desert[at]).flatMap((at) => strike(game, at)); // R14.3
  },

  stormLoss: {
    asks: ({ state }, { house }) => seatOf(state, house),
    choices: ({ state }, { house, at }) => ({ pick: 'one', of: KINDS.filter((kind) => count(state, house, kind, at) > 0) }),
    resolve: (game, { house, at }, kind) => stormTakes(game, house, kind, at),
  },
} satisfies Pick<Steps<DiceGame>, 'storm' | 'stormLoss'>;

/** The storm arrives in a desert region. Gives the losses their owners must choose. R14.4, R14.5 */
function strike(game: Game, at: RegionId) {
  if (game.state.assets[at] === 'fortification') {
    game.tell({ type: 'stormHeldOff', at });
    return [];
  }
  stormTakesAsset(game, at);
  const hit = occupants(game.state, at).filter((id) => id !== 'fremen'); // R16.6
  return hit.flatMap((house: HouseId) => {
    const kind = onlyKind(game, house, at);
    if (kind === null) return [{ do: 'stormLoss', house, at } as const]; // Q19
    stormTakes(game, house, kind, at);
    return [];
  });
}
