import { recordOf } from '../../kernel/typed.ts';
import { AREAS, type Aircraft, type AreaId, POWERS, ZONES, type ZoneId } from './ids.ts';
import type { Route, SpiceSplit, VehicleAt } from './questions.ts';

type By<K extends string, V> = Readonly<Record<K, V>>;

/** Answers that are offered often and never change: laid out once, questions choose among them. */
export interface LaidOut {
  /** On foot to the areas of `open`, in their order. */
  readonly onFoot: By<AreaId, readonly Route[]>;
  /** With the ornithopter of a zone over the area, to those of `flight`. R10.4 */
  readonly byAir: By<AreaId, Readonly<Partial<Record<ZoneId, readonly Route[]>>>>;
  /** In all desert as printed, and in all zones. R5.4 */
  readonly harvesters: readonly Extract<VehicleAt, { readonly vehicle: 'harvester' }>[];
  readonly aircraft: By<Aircraft, readonly Extract<VehicleAt, { readonly vehicle: Aircraft }>[]>;
  /** What can be done with three markers and the stockpile, whatever it costs. R9.3, R9.4 */
  readonly splits: readonly SpiceSplit[];
}

/** Areas one or two steps of desert away. R14.6 */
export function sandFrom(from: AreaId, touching: By<AreaId, readonly AreaId[]>, isDesert: (at: AreaId) => boolean): readonly AreaId[] {
  const near = touching[from].filter(isDesert);
  return [...new Set([...near, ...near.flatMap((at) => touching[at])])].filter((at) => at !== from && isDesert(at));
}
/** @param near the borders that count: open ones, the reach of an ornithopter, the zones over each area; and the desert */
export const layOut = (near: {
  readonly open: By<AreaId, readonly AreaId[]>;
  readonly flight: By<AreaId, readonly AreaId[]>;
  readonly zonesOver: By<AreaId, readonly ZoneId[]>;
  readonly desert: readonly AreaId[];
}): LaidOut => ({
  onFoot: recordOf(AREAS, (from) => near.open[from].map((to): Route => ({ from, to, way: 'foot' }))),
  byAir: recordOf(AREAS, (from) => recordOf(near.zonesOver[from], (way) => near.flight[from].map((to): Route => ({ from, to, way })))),
  harvesters: near.desert.map((at) => ({ vehicle: 'harvester', at })),
  aircraft: recordOf(['ornithopter', 'carryall'] as const, (vehicle) => ZONES.map((at) => ({ vehicle, at }))),
  splits: POWERS.reduce<readonly Partial<SpiceSplit>[]>(
    (found, power) => found.flatMap((split) => (['drop', 'keep', 'raise'] as const).map((choice) => ({ ...split, [power]: choice }))),
    [{ stockpile: false }, { stockpile: true }],
  ) as readonly SpiceSplit[],
});
