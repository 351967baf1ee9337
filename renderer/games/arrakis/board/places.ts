import { type AreaId, AREAS, SIDES, type ZoneId, ZONES } from '../../../../shared/games/arrakis/ids.ts';
import { LAND, ZONE_PLACES } from '../../../../shared/games/arrakis/land/shape.ts';
import type { ArrakisView } from '../../../../shared/games/arrakis/types.ts';
import type { Point } from '../../../../shared/land/lines.ts';
import type { SceneProps } from '../../scene.ts';

export type PlaceId = AreaId | ZoneId;
const isArea = (id: unknown): id is AreaId => (AREAS as readonly unknown[]).includes(id);
export const isZone = (id: unknown): id is ZoneId => (ZONES as readonly unknown[]).includes(id);
export const isPlace = (id: unknown): id is PlaceId => isArea(id) || isZone(id);
/** Where it lies on the map. */
export const pointOf = (id: PlaceId): Point => (isZone(id) ? ZONE_PLACES[id] : LAND.anchors[id]);

/** The areas that a question names: where it happens, from where, whereto. */
export function placesOf({ battle }: Pick<ArrakisView, 'battle'>, task: SceneProps['task']): readonly AreaId[] {
  const named = (thing: unknown): unknown[] => {
    if (typeof thing !== 'object' || thing === null) return [];
    const { at, from, to } = thing as Readonly<Record<string, unknown>>;
    return [at, from, to];
  };
  const { route, putting } = (task ?? {}) as Readonly<Record<string, unknown>>;
  const found = [...named(task), ...named(route), ...named(putting), ...(battle ? [battle.from, battle.at] : [])];
  return [...new Set(found.filter(isArea))];
}

/** Where something happened last; null = nowhere on the map. */
export function lastPlace(events: readonly { readonly type: string }[]): readonly AreaId[] | null {
  const at = events
    .toReversed()
    .map((event) => event as { readonly to?: unknown; readonly at?: unknown })
    .flatMap(({ to, at: there }) => [to, there])
    .find(isArea);
  return at ? [at] : null;
}
/** Where the viewer's side has most units; who only looks on sees both. Nobody anywhere: nowhere. */
export function strongest({ side, legions }: Pick<ArrakisView, 'side' | 'legions'>): readonly AreaId[] {
  const sides = side ? [side] : SIDES;
  const size = (at: AreaId): number =>
    Math.max(
      ...sides.map((one) => {
        const { regular = 0, elite = 0, special = 0, tokens = 0 } = legions[one][at] ?? {};
        return regular + elite + special + tokens;
      }),
    );
  const [first] = AREAS.filter((at) => size(at) > 0).toSorted((one, other) => size(other) - size(one));
  return first ? [first] : [];
}
