import type { ArrakisTasks } from '../../../../shared/games/arrakis/questions.ts';
import type { ArrakisView } from '../../../../shared/games/arrakis/types.ts';

/** Questions that the battle alone is about. */
const OF_BATTLE: readonly string[] = ['combatCards', 'convert', 'casualty', 'goOn', 'withdraw'] satisfies (keyof ArrakisTasks)[];
/** Does the battle lie over the map? Where it is asked where to retreat the map is wanted too. */
export function standsOver(view: unknown, task: { readonly do: string } | null): 'whole' | 'band' | null {
  if (!(view as ArrakisView | null)?.battle) return null;
  if (task?.do === 'retreat') return 'band';
  return task === null || OF_BATTLE.includes(task.do) ? 'whole' : null;
}
