import { AREAS, type AreaId } from '../ids.ts';
import { harvesterAreas } from '../queries/mahdi/vehicles.ts';
import type { AutomaDeed, AutomaOption } from '../questions-automa.ts';
import { assaultWorth, exileOf } from './battle.ts';
import { charmOf } from './charm.ts';
import { figureWorth, forceAt } from './force.ts';
import { hazardOf } from './ground.ts';
import type { Look } from './look.ts';
import { harvesterAt, vehicleWorth } from './sand.ts';

/** One of several ways that are equal for the automa, and what it does then. */
interface Tied {
  readonly pick: AutomaOption;
  readonly deed: AutomaDeed;
}
/** How bad a way is for the Harkonnen. R16.2 */
export function harmOf(look: Look, { pick, deed }: Tied): number {
  switch (deed.do) {
    // What stands where the Atreides or the worms can reach it brings no spice, and spice brings dice. R16.4, R5.3
    case 'automaVehicle':
      return -vehicleWorth(look, deed.vehicle);
    case 'automaVehicles':
      return deed.sector ? -meanHarvest(look, harvesterAreas(look.state, deed.sector).of) : 0;
    case 'automaCharge':
      return -assaultWorth(look, 'harkonnen', deed.route);
    case 'automaGo':
      return exileOf(look, 'harkonnen', deed.route.from, deed.route.to);
    case 'automaAdvance':
      return deed.goes ? exileOf(look, 'harkonnen', deed.from, deed.at) : 0;
    case 'automaHit':
      return figureWorth('harkonnen', deed.lost);
    default: {
      const at = AREAS.find((id) => id === pick);
      return at ? harmAt(look, at) : 0;
    }
  }
}
const meanHarvest = (look: Look, areas: readonly AreaId[]): number =>
  areas.length === 0 ? 0 : areas.reduce((sum, at) => sum + harvesterAt(look, at), 0) / areas.length;
/** Ground where storms and worms find them, and which leads them nowhere. */
const harmAt = (look: Look, at: AreaId): number => hazardOf(look, at, forceAt(look, 'harkonnen', at)) - charmOf(look, 'harkonnen', at);
