import type { Steps } from '../../../kernel/types.ts';
import { type HouseId, KINDS, REGIONS } from '../ids.ts';
import * as ask from '../queries/movement.ts';
import { allyHouse, seatOf } from '../queries/table.ts';
import type { DiceGame, Game } from '../types.ts';
import * as verb from '../verbs/movement.ts';

function marchOut(game: Game, house: HouseId, troops: Readonly<Record<string, number>>): void {
  for (const from of REGIONS) for (const kind of KINDS) verb.march(game, house, kind, from, troops[ask.marchKey(kind, from)] ?? 0);
}

export const movementSteps = {
  /** A target is always named; the Polar Sink is always possible. R11.1, R11.8 */
  target: {
    asks: ({ state }, { house }) => seatOf(state, house),
    choices: ({ state }, { house }) => ({ pick: 'one', of: ask.targets(state, house) }),
    blocked: ({ state }, { house }) => ask.notTargets(state, house),
    resolve: (game, { house }, at) => verb.nameTarget(game, house, at),
  },

  march: {
    // R11.3
    asks: ({ state }, { house }) => (ask.canMarch(state, house) ? seatOf(state, house) : null),
    choices({ state }, { house }) {
      const { most, all } = ask.marches(state, house);
      return { pick: 'amounts', most, min: 0, max: all };
    },
    blocked: ({ state }, { house }) => ask.stayers(state, house),
    resolve: (game, { house }, troops) => marchOut(game, house, troops),
  },

  /** Then the ally, by the same rules and without consent. R11.5 */
  marchAsAlly: {
    asks: ({ state }) => (state.turn.ally && ask.canMarch(state, state.turn.ally) ? seatOf(state, state.turn.ally) : null),
    choices({ state }) {
      const { most, all } = ask.marches(state, allyHouse(state));
      return { pick: 'amounts', most, min: 0, max: all };
    },
    blocked: ({ state }) => ask.stayers(state, allyHouse(state)),
    resolve: (game, _, troops) => marchOut(game, allyHouse(game.state), troops),
  },
} satisfies Pick<Steps<DiceGame>, 'target' | 'march' | 'marchAsAlly'>;
