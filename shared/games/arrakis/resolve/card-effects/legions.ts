import { areaOfSietch, carrierFlights, displacements, followers, sietchMoves, tokenSwaps } from '../../queries/card-effects.ts';
import { closedSietchAt, hidingPlaces } from '../../queries/free-actions.ts';
import { tokensAt } from '../../queries/legions.ts';
import { overflowAt } from '../../queries/overflow.ts';
import { displace, moveSietch, swapTokens } from '../../verbs/card-effects.ts';
import { revealSietch, revealTokens } from '../../verbs/reveal.ts';
import { chosen, type Special } from './special.ts';

/** Cards about legions, sietches and deployment tokens. */
export const legionSpecials = {
  /** A sietch and all tokens of one area are turned up. R12.5, R12.6 */
  revealArea: {
    targets: (state) => hidingPlaces(state).map((area) => ({ area })),
    resolve(game, _, target) {
      const at = chosen(target, 'area')?.area;
      if (!at) return;
      const sietch = closedSietchAt(game.state, at);
      if (sietch) revealSietch(game, sietch);
      revealTokens(game, at, tokensAt(game.state, at));
      return overflowAt(game, 'atreides', at);
    },
  },
  /** From a settlement straight to another legion: a move like any other, but for the way. */
  troopCarriers: {
    targets: carrierFlights,
    resolve(_, { ref }, target) {
      const route = chosen(target, 'from');
      return route ? [{ do: 'setOut', ref, route: { ...route, way: 'foot' }, left: 1 }] : [];
    },
  },
  /** A Harkonnen legion in desert is pushed to an empty area. */
  displaceLegion: {
    targets: displacements,
    resolve(game, _, target) {
      const route = chosen(target, 'from');
      if (route) displace(game, 'harkonnen', route.from, route.to);
    },
  },
  /** First where the sietch goes; then whoever of its area likes to goes along. RU-32 */
  relocateSietch: {
    targets: (state, task) => (task.chosen === undefined ? sietchMoves(state) : followers(state, task.chosen)),
    resolve(game, task, target) {
      const move = chosen(target, 'sietch');
      if (!move) {
        const route = chosen(target, 'from');
        return route ? [{ do: 'setOut', ref: task.ref, route: { ...route, way: 'foot' }, left: 1 }] : [];
      }
      const from = areaOfSietch(game.state, move.sietch);
      if (!from) return;
      moveSietch(game, move.sietch, move.to);
      return [{ ...task, chosen: { from, to: move.to } }];
    },
  },
  /** All deployment tokens of two sietches change places; one may have none. */
  swapTokens: {
    targets: tokenSwaps,
    resolve(game, _, target) {
      const pair = chosen(target, 'from');
      if (!pair) return;
      swapTokens(game, pair.from, pair.to);
      return [...overflowAt(game, 'atreides', pair.from), ...overflowAt(game, 'atreides', pair.to)];
    },
  },
} as const satisfies Readonly<Record<string, Special>>;
