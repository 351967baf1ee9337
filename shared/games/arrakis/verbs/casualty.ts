import { isOneOf } from '../../../kernel/typed.ts';
import { type AreaId, FIGURES, type Figure, type Side } from '../ids.ts';
import { NOBODY, supply } from '../queries/legions.ts';
import type { Casualty } from '../questions.ts';
import type { Game } from '../types.ts';
import { dismissLonely, swap, take } from './legions.ts';
import { changeLegion } from './records.ts';
import { sendToTank } from './tank.ts';

const isFigure = (lost: Casualty): lost is Figure => isOneOf(FIGURES, lost);

/** One hit is taken; when no unit is left, all leaders go too. R11.11, R2.6 */
export function takeHit(game: Game, side: Side, at: AreaId, lost: Casualty): void {
  const reduced = (lost === 'elite' || lost === 'special') && supply(game.state, side, 'regular') > 0;
  game.tell({ type: 'casualty', side, at, lost, reduced });
  changeLegion(game, side, at, () => {
    if (!isFigure(lost)) sendToTank(game, lost);
    else if (reduced) swap(game, side, at, lost, 'regular');
    else take(game, side, at, { ...NOBODY, [lost]: 1 });
  });
  dismissLonely(game, side, at);
}
