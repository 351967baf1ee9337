import { REGIONS, type RegionId } from '../../../../shared/games/dice/ids.ts';
import { type Journey as JourneyOf, journeys as journeysOf } from '../../../canvas/map/journeys.ts';
import type { BoardModel, BoardPiece } from './model.ts';

/** Troops that went from one region to another between two positions. */
export type Journey = JourneyOf<RegionId, BoardPiece['key']>;

const census =
  (model: BoardModel) =>
  (region: RegionId, piece: BoardPiece['key']): number =>
    model.regions[region].pieces.find(({ key }) => key === piece)?.count ?? 0;

/** Which troops have marched where. */
export function journeys(before: BoardModel, after: BoardModel): readonly Journey[] {
  const pieces = new Set(REGIONS.flatMap((id) => [...before.regions[id].pieces, ...after.regions[id].pieces].map(({ key }) => key)));
  return journeysOf(REGIONS, [...pieces], census(before), census(after));
}
