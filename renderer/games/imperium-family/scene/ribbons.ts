import type { Force } from '../../../../shared/games/imperium-family/events.ts';
import { isCompanion } from '../../../../shared/games/imperium-family/queries/rivals.ts';
import { isPerson } from '../../../../shared/games/imperium-family/queries/table.ts';
import type { FamilyView } from '../../../../shared/games/imperium-family/types.ts';
import type { Ribbon } from './fight.ts';

/** What a ribbon tells beside the force itself. */
type Told = Omit<Ribbon, keyof Force | 'share' | 'counted'>;
/** A ribbon for each force, the strongest first. @param tell what is told of one */
export function ribbonsOf(view: FamilyView, forces: readonly Force[], tell: (force: Force) => Told): readonly Ribbon[] {
  const most = Math.max(1, ...forces.map(({ strength }) => strength));
  return forces
    .map((force) => ({
      ...force,
      ...tell(force),
      share: force.strength / most,
      counted: isPerson(force.player) ? !isCompanion(view) : true,
    }))
    .toSorted((one, other) => other.strength - one.strength);
}
