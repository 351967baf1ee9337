import type { Next, Steps } from '../../../kernel/types.ts';
import type { AreaId } from '../ids.ts';
import { canPut, dueAfter, leaderless, placingAt, puttings, sources } from '../queries/place.ts';
import { seatOf, sideOfHouse } from '../queries/table.ts';
import { vehicleSources } from '../queries/vehicles.ts';
import type { PieceSource, Putting, VehicleAt } from '../questions.ts';
import { WHY } from '../reasons.ts';
import type { ArrakisGame, State } from '../types.ts';
import * as verb from '../verbs/place.ts';
import { placeVehicle } from '../verbs/vehicles.ts';
import { overflows } from '../queries/overflow.ts';

export const placeSteps = {
  /** One piece after the other, as many as one likes. R2.10, R7.3, R7.6 */
  put: {
    asks: ({ state }, { ref, left, used }) => (canPut(state, ref, left, used) ? seatOf(state, ref.by) : null),
    choices: ({ state }, { ref, left, used }) => ({ pick: 'one', of: ['done', ...puttings(state, ref, left, used)] }),
    blocked: ({ state }, { ref, left, used }) => leaderless(state, ref, left, used).map((target) => ({ target, why: WHY.leaderAlone })),
    resolve(game, task, putting): Next<ArrakisGame> {
      if (putting === 'done') return;
      const { ref, left, used } = task;
      const effect = placingAt(game.state, ref);
      const rest = {
        ...task,
        left: dueAfter(left, putting.what, effect.spread),
        used: [...used.filter((at) => at !== putting.to), putting.to],
      };
      const from = sources(game.state, sideOfHouse(ref.by), putting, effect.do === 'place');
      if (from.length > 1) return [{ do: 'takeFrom', by: ref.by, putting }, rest];
      verb.place(game, sideOfHouse(ref.by), putting, from[0] ?? 'supply');
      return [rest];
    },
  },
  putAway(game, { side }) {
    verb.returnTokens(game);
    return overflows(game, side);
  },
  /** R2.10, RU-45 */
  takeFrom: {
    asks: ({ state }, { by }) => seatOf(state, by),
    choices: ({ state }, task) => ({ pick: 'one', of: sourcesOf(state, task) }),
    resolve(game, { by, putting }, from) {
      if ('vehicle' in putting) placeVehicle(game, putting, from as 'supply' | AreaId);
      else verb.place(game, sideOfHouse(by), putting, from);
    },
  },
} satisfies Pick<Steps<ArrakisGame>, 'put' | 'putAway' | 'takeFrom'>;

const sourcesOf = (
  state: State,
  { by, putting }: { readonly by: Parameters<typeof sideOfHouse>[0]; readonly putting: Putting | VehicleAt },
): readonly PieceSource[] => ('vehicle' in putting ? vehicleSources(state, putting) : sources(state, sideOfHouse(by), putting, true));
