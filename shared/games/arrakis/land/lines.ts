import type { Border } from '../../../land/region-map.ts';
import type { AreaFacts } from '../data/map.ts';
import type { AreaId } from '../ids.ts';
import { LAND } from './shape.ts';

type Areas = Readonly<Record<AreaId, Pick<AreaFacts, 'sectors' | 'impassable'>>>;

const where = (isSo: (one: AreaId, other: AreaId) => boolean): readonly Border<AreaId>[] =>
  LAND.borders.filter(({ between: [one, other] }) => other !== undefined && isSo(one, other));

/** Borders that nobody crosses on foot: cliffs. R3.3 */
export const cliffsOf = (areas: Areas): readonly Border<AreaId>[] => where((one, other) => areas[one].impassable.includes(other));

/** Borders between sectors; the North Pole, which belongs to four, has one all around. R3.1 */
export const sectorLinesOf = (areas: Areas): readonly Border<AreaId>[] =>
  where((one, other) => areas[one].sectors.join() !== areas[other].sectors.join());
