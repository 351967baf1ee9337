import { REGIONS, type RegionId } from '../../../../shared/games/dice/ids.ts';
import type { BoardModel, BoardPiece } from './model.ts';

/** Troops that went from one region to another between two positions. */
export interface Journey {
  readonly piece: BoardPiece['key'];
  readonly from: RegionId;
  readonly to: RegionId;
  readonly count: number;
}

/** What has moved: where a House's troops grew less in one region and more in another. */
export function journeys(before: BoardModel, after: BoardModel): readonly Journey[] {
  const pieces = new Set(REGIONS.flatMap((id) => [...before.regions[id].pieces, ...after.regions[id].pieces].map(({ key }) => key)));
  return [...pieces].flatMap((piece) => journeysOf(piece, before, after));
}

const countAt = (model: BoardModel, region: RegionId, piece: BoardPiece['key']): number =>
  model.regions[region].pieces.find(({ key }) => key === piece)?.count ?? 0;

function journeysOf(piece: BoardPiece['key'], before: BoardModel, after: BoardModel): Journey[] {
  const gain = (region: RegionId) => countAt(after, region, piece) - countAt(before, region, piece);
  const left = new Map(REGIONS.filter((region) => gain(region) < 0).map((region) => [region, -gain(region)]));
  const moved: Journey[] = [];
  for (const to of REGIONS.filter((region) => gain(region) > 0)) {
    let missing = gain(to);
    for (const [from, available] of left) {
      const count = Math.min(missing, available);
      if (count === 0) continue;
      moved.push({ piece, from, to, count });
      left.set(from, available - count);
      missing -= count;
    }
  }
  return moved;
}
