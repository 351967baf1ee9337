import { type AreaId, AREAS, type Side, SIDES } from '../../../../shared/games/arrakis/ids.ts';
import { journeys } from '../../../canvas/map/journeys.ts';
import type { LegionProps, TokenBack } from '../pieces/props.ts';
import type { MapModel } from './model.ts';

interface Way {
  readonly from: AreaId;
  readonly to: AreaId;
}
/** Figures of one side that went from one area to another between two positions. */
export interface March extends Way {
  readonly legion: LegionProps;
}

const RANKS = ['regular', 'elite', 'special', 'generic'] as const;
const BACKS = ['own', 'hidden', 'black', 'silver'] as const satisfies readonly TokenBack[];

const legionAt = ({ areas }: MapModel, at: AreaId, side: Side): LegionProps | null => {
  const { legion } = areas[at];
  return legion?.side === side ? legion : null;
};

/** Everything that has marched, as legions. What has only come or gone is no march. */
export const marches = (before: MapModel, after: MapModel): readonly March[] => SIDES.flatMap((side) => marchesOf(side, before, after));

function marchesOf(side: Side, before: MapModel, after: MapModel): March[] {
  const named = new Map(AREAS.flatMap((at) => legionAt(after, at, side)?.named.map((leader) => [leader.id, leader] as const) ?? []));
  const census = (model: MapModel) => (at: AreaId, piece: string) => {
    const legion = legionAt(model, at, side);
    if (!legion) return 0;
    const rank = RANKS.find((one) => one === piece);
    if (rank) return legion[rank];
    return legion.tokens.filter((back) => back === piece).length + legion.named.filter(({ id }) => id === piece).length;
  };
  const moved = journeys(AREAS, [...RANKS, ...BACKS, ...named.keys()], census(before), census(after));
  const sameWay = (one: Way, other: Way): boolean => one.from === other.from && one.to === other.to;
  const ways = moved.filter((one, nth) => moved.findIndex((other) => sameWay(one, other)) === nth);
  return ways.map((way): March => {
    const parts = moved.filter((part) => sameWay(part, way));
    const count = (piece: string): number => parts.find((part) => part.piece === piece)?.count ?? 0;
    const legion: LegionProps = {
      side,
      regular: count('regular'),
      elite: count('elite'),
      special: count('special'),
      generic: count('generic'),
      tokens: BACKS.flatMap((back) => Array.from({ length: count(back) }, () => back)),
      named: parts.flatMap(({ piece }) => named.get(piece) ?? []),
    };
    return { from: way.from, to: way.to, legion };
  });
}
