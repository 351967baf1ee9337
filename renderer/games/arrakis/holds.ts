import { HOUSES } from '../../../shared/games/arrakis/ids.ts';
import type { ArrakisView } from '../../../shared/games/arrakis/types.ts';

/** Is there anything that only the viewer holds? */
export function holdsCards(view: unknown): boolean {
  const table = view as ArrakisView | null;
  if (!table?.side) return false;
  return HOUSES.some((house) => (table.hands[house].cards?.length ?? 0) > 0) || (table.side === 'atreides' && table.objectiveCount > 0);
}
