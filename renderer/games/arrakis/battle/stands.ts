import type { ArrakisTasks } from '../../../../shared/games/arrakis/questions.ts';
import type { ArrakisView } from '../../../../shared/games/arrakis/types.ts';
import { isSpending } from '../table/spice-board.ts';

/** Questions that the battle alone is about. */
const OF_BATTLE: readonly string[] = ['combatCards', 'convert', 'casualty', 'goOn', 'withdraw'] satisfies (keyof ArrakisTasks)[];
/** Does the battle lie over the map, or on a phone, which has it nowhere else beside the question, the spice board? Where it is asked where to retreat, or what the spice is for, the map is seen too. */
export function standsOver(view: unknown, task: { readonly do: string } | null, phone: boolean): 'whole' | 'band' | null {
  if (!(view as ArrakisView | null)?.battle) return phone && isSpending(task) ? 'band' : null;
  if (task?.do === 'retreat') return 'band';
  return task === null || OF_BATTLE.includes(task.do) ? 'whole' : null;
}
