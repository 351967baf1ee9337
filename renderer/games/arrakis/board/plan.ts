import { boardOf } from '../../../../shared/games/arrakis/board.ts';
import type { ArrakisEvent } from '../../../../shared/games/arrakis/events.ts';
import type { AreaId, SectorId, SietchId } from '../../../../shared/games/arrakis/ids.ts';
import { LAND } from '../../../../shared/games/arrakis/land/shape.ts';
import type { ArrakisView } from '../../../../shared/games/arrakis/types.ts';
import type { Leading } from './ways.ts';

/** A sign of what Mahdi is about: its target and the one it has for now, where it harvests, what it did last in its order. */
export interface PlanMark {
  readonly at: AreaId;
  readonly text: string;
  /** `goal`: the area itself is marked too. */
  readonly kind: 'goal' | 'sector' | 'step';
}

const areaOf = ({ sietches }: ArrakisView, id: SietchId | null): AreaId | null => (id && sietches[id]?.at) ?? null;
/** The areas of its target sietches. R16.3, R16.9 */
export const targetAreas = (view: ArrakisView): { readonly target: AreaId | null; readonly temporary: AreaId | null } => ({
  target: areaOf(view, view.automa?.target ?? null),
  temporary: areaOf(view, view.automa?.temporary ?? null),
});
/** The area in the middle of the sector it harvests; null = there is none yet. R16.3 */
export function harvestMark(view: ArrakisView): AreaId | null {
  const sector = view.automa?.harvest;
  if (!sector) return null;
  const { areasIn } = boardOf(view.options);
  const sectors = (Object.keys(areasIn) as SectorId[]).filter((id) => (sector === 'inner' ? id.endsWith('-inner') : id === sector));
  const areas = [...new Set(sectors.flatMap((id) => areasIn[id]))];
  const mean = (axis: 0 | 1): number => areas.reduce((sum, id) => sum + LAND.anchors[id][axis], 0) / areas.length;
  const [x, y] = [mean(0), mean(1)];
  const far = (id: AreaId): number => Math.hypot(LAND.anchors[id][0] - x, LAND.anchors[id][1] - y);
  return areas.toSorted((one, other) => far(one) - far(other))[0] ?? null;
}

type Gone = Extract<ArrakisEvent, { readonly type: 'marched' | 'attacked' }>;
const isGone = (event: { readonly type: string }): event is Gone => event.type === 'marched' || event.type === 'attacked';
/** The ways that Mahdi's legions went in what happened last, in their order. */
export function waysOfMahdi(view: ArrakisView, events: readonly { readonly type: string }[]): readonly Leading[] {
  if (!view.automa) return [];
  return events.filter(isGone).flatMap((event): Leading[] => {
    if (event.side !== 'harkonnen') return [];
    return [{ from: event.from, to: event.type === 'attacked' ? event.at : event.to, way: event.way }];
  });
}
/** All that Mahdi's plan puts on the map. */
export function planOf(view: ArrakisView, ways: readonly Leading[]): readonly PlanMark[] {
  if (!view.automa) return [];
  const { target, temporary } = targetAreas(view);
  const harvest = harvestMark(view);
  return [
    ...(target ? [{ at: target, text: 'T', kind: 'goal' } as const] : []),
    ...(temporary && temporary !== target ? [{ at: temporary, text: 't', kind: 'goal' } as const] : []),
    ...(harvest ? [{ at: harvest, text: 'H', kind: 'sector' } as const] : []),
    ...ways.map(({ to }, nth): PlanMark => ({ at: to, text: String(nth + 1), kind: 'step' })),
  ];
}
