import type { Task } from '../../../../kernel/types.ts';
import type { Choice } from '../../queries/mahdi/choice.ts';
import type { AutomaDeed, AutomaMatter, AutomaOption, AutomaRow } from '../../questions-automa.ts';
import type { ArrakisGame, Game } from '../../types.ts';

/** What a list of criteria has found is told with its row and done; of several the player chooses. R16.2 */
export function settle<T>(
  game: Game,
  about: AutomaMatter,
  { of, row }: Choice<T>,
  pick: (option: T) => AutomaOption,
  deed: (option: T) => AutomaDeed,
): Task<ArrakisGame>[] {
  const [only, ...others] = of;
  if (only === undefined) return [];
  if (others.length > 0) return [{ do: 'automaTie', about, of: of.map((option) => ({ pick: pick(option), deed: deed(option) })) }];
  game.tell({ type: 'automaChose', about, row, what: pick(only) });
  return [deed(only)];
}
/** The row that is followed, or found impossible. */
export const follow = (game: Game, row: AutomaRow, possible = true): void => game.tell({ type: 'automaFollows', row, possible });
