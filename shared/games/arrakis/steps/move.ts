import type { Next, Steps } from '../../../kernel/types.ts';
import { moveEffectAt } from '../queries/effects.ts';
import { countTokens, excessAt, wholeOf } from '../queries/legions.ts';
import { overflowAt } from '../queries/overflow.ts';
import { canMove, companies, movable, mustChoose, noRoutes, partOf, routes, tokensOf } from '../queries/movement.ts';
import { deciderOf, seatOf, sideOfHouse } from '../queries/table.ts';
import { RANKS } from '../ids.ts';
import type { EffectRef, Route } from '../questions.ts';
import type { ArrakisGame, Game, Part } from '../types.ts';
import * as verb from '../verbs/march.ts';
import { pick } from '../verbs/round.ts';
import { takeStation } from '../verbs/stations.ts';

export const moveSteps = {
  /** Where from and where to; then who goes. R10.1 */
  march: {
    asks: ({ state }, { ref }) => (canMove(state, ref, moveEffectAt(state, ref)) ? seatOf(state, ref.by) : null),
    choices: ({ state }, { ref }) => ({ pick: 'one', of: ['done', ...routes(state, ref, moveEffectAt(state, ref))] }),
    blocked: ({ state }, { ref }) => noRoutes(state, ref, moveEffectAt(state, ref)),
    resolve: (_, { ref, left }, route) => (route === 'done' ? [] : [{ do: 'setOut', ref, route, left }]),
  },
  setOut(game, { ref, route, left }) {
    const side = sideOfHouse(ref.by);
    const effect = moveEffectAt(game.state, ref);
    const part = movable(game.state, side, route, effect.again);
    if (mustChoose(game.state, side, route.from, part)) return [{ do: 'company', ref, route, left }];
    return go(game, ref, route, partOf(game.state, side, route, effect, everybody(part)), left);
  },
  company: {
    asks: ({ state }, { ref }) => seatOf(state, ref.by),
    choices: ({ state }, { ref, route }) => companies(state, sideOfHouse(ref.by), route, moveEffectAt(state, ref)),
    resolve(game, { ref, route, left }, answer) {
      const part = partOf(game.state, sideOfHouse(ref.by), route, moveEffectAt(game.state, ref), answer);
      return go(game, ref, route, part, left);
    },
  },

  /** What a legion does where it comes to rest. R10.7, R10.8, R2.8 */
  arrive(game, { side, at }) {
    if (side === 'atreides') {
      verb.runOverHarvester(game, at);
      takeStation(game, at);
    }
    const flip = side === 'harkonnen' && game.state.wormsigns.includes(at) ? [{ do: 'flip', at } as const] : [];
    return [...overflowAt(game, side, at), ...flip];
  },
  overflow: {
    // A token that is turned up while this is asked has it asked anew, for all that is too much then.
    asks: ({ state }, { side, at }) => (excessAt(state, side, at) > 0 ? seatOf(state, deciderOf(state, side)) : null),
    choices({ state }, { side, at }) {
      const count = excessAt(state, side, at);
      const legion = wholeOf(state, side, at);
      const most: Record<string, number> = { ...countTokens(legion.tokens) };
      for (const rank of RANKS) if (legion[rank] > 0) most[rank] = legion[rank];
      return { pick: 'amounts', most, min: count, max: count };
    },
    resolve(game, { side, at }, counts) {
      const [regular = 0, elite = 0, special = 0] = RANKS.map((rank) => counts[rank]);
      const tokens = tokensOf(counts);
      verb.removeExcess(game, side, at, { regular, elite, special, generic: 0, named: [], tokens });
    },
  },
} satisfies Pick<Steps<ArrakisGame>, 'march' | 'setOut' | 'company' | 'arrive' | 'overflow'>;

/** The answer that takes all along. */
const everybody = (part: Part) => ({
  units: { ...countTokens(part.tokens), regular: part.regular, elite: part.elite, special: part.special },
  leaders: { generic: part.generic, ...Object.fromEntries(part.named.map((id) => [id, 1])) },
});

/** A part moves; a picked legion stays picked where it is now. */
function go(game: Game, ref: EffectRef, route: Route, part: Part, left: number): Next<ArrakisGame> {
  const side = sideOfHouse(ref.by);
  const { from, to } = route;
  verb.march(game, side, route, part);
  if (game.state.turn?.picked === from) pick(game, to);
  const arrival = { do: 'arrive', side, at: to } as const;
  return left > 1 ? [arrival, { do: 'march', ref, left: left - 1 }] : [arrival];
}
