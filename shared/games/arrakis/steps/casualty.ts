import type { Steps, Task } from '../../../kernel/types.ts';
import type { AreaId, Side } from '../ids.ts';
import { casualties } from '../queries/casualty.ts';
import { unitsAt } from '../queries/legions.ts';
import { deciderOf, isAutoma, seatOf } from '../queries/table.ts';
import type { Cause } from '../questions.ts';
import type { ArrakisGame, Game } from '../types.ts';
import { hold } from '../verbs/battle.ts';
import { takeHit } from '../verbs/casualty.ts';

/** So many hits are to be taken: by their owner's choice, or as the list of the automa has it. R11.11, R16.13 */
export const hitsOn = ({ state }: Game, side: Side, at: AreaId, left: number, cause: Cause): Task<ArrakisGame> =>
  isAutoma(state, side) ? { do: 'automaHits', at, left, cause } : { do: 'casualty', side, at, left, cause };
/** Hits are taken before anything else happens. R11.18, RU-53 */
export function takingHits(game: Game, side: Side, at: AreaId, left: number, cause: Cause): Task<ArrakisGame>[] {
  hold(game);
  return [hitsOn(game, side, at, left, cause), { do: 'release' }];
}

export const casualtySteps = {
  /** One hit after the other; those beyond the last unit are lost. R11.11 */
  casualty: {
    asks: ({ state }, { side, at, left }) => (left > 0 && unitsAt(state, side, at) > 0 ? seatOf(state, deciderOf(state, side)) : null),
    choices: ({ state }, { side, at }) => ({ pick: 'one', of: casualties(state, side, at) }),
    resolve(game, task, lost) {
      takeHit(game, task.side, task.at, lost);
      return [{ ...task, left: task.left - 1 }];
    },
  },
} satisfies Pick<Steps<ArrakisGame>, 'casualty'>;
