import type { Steps } from '../../../kernel/types.ts';
import { canPlaceVehicle, oneLess, vehiclePlaces, vehicleSources } from '../queries/vehicles.ts';
import { seatOf } from '../queries/table.ts';
import type { ArrakisGame } from '../types.ts';
import { placeVehicle } from '../verbs/vehicles.ts';

export const vehicleSteps = {
  /** One vehicle after the other, in any order. In phase 1 all that can be placed are, out of the supply. R5.4, R5.5 */
  vehicle: {
    asks: ({ state }, { house, left, free }) => (canPlaceVehicle(state, left, free) ? seatOf(state, house) : null),
    choices({ state }, { left, free }) {
      const places = vehiclePlaces(state, left, free);
      return { pick: 'one', of: free ? ['done', ...places] : places };
    },
    resolve(game, task, answer) {
      if (answer === 'done') return;
      const rest = { ...task, left: oneLess(task.left, answer.vehicle) };
      const [from = 'supply', ...others] = task.free ? vehicleSources(game.state, answer) : [];
      if (others.length > 0) return [{ do: 'takeFrom', by: task.house, putting: answer }, rest];
      placeVehicle(game, answer, from);
      return [rest];
    },
  },
} satisfies Pick<Steps<ArrakisGame>, 'vehicle'>;
