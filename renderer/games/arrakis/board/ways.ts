import { boardOf } from '../../../../shared/games/arrakis/board.ts';
import { type AreaId, AREAS, type Side, SIDES, type ZoneId, ZONES } from '../../../../shared/games/arrakis/ids.ts';
import type { ArrakisView } from '../../../../shared/games/arrakis/types.ts';

/** On foot, over the sand on worms, through the air, or a worm on its own. R10.1, R10.4, R10.5, R14.6 */
export type WayKind = 'foot' | 'sand' | 'air' | 'worm';
/** How a place is reached, in a sign and a number. */
export interface WayTag {
  readonly kind: WayKind;
  /** Areas that are crossed. */
  readonly cost: number;
  readonly attacks: boolean;
}
/** A way over the map. */
export interface MapWay extends WayTag {
  readonly from: AreaId;
  readonly to: AreaId;
  /** Every place on it, ends included: areas, or the zone whose ornithopter carries. */
  readonly over: readonly (AreaId | ZoneId)[];
  /** It is pointed at, or being gone. */
  readonly strong: boolean;
}

const isArea = (value: unknown): value is AreaId => (AREAS as readonly unknown[]).includes(value);
const isZone = (value: unknown): value is ZoneId => (ZONES as readonly unknown[]).includes(value);

/** An answer, or a task, that leads from an area to another: a route of a legion, the move or attack of a worm. */
export interface Leading {
  readonly from: AreaId;
  readonly to: AreaId;
  readonly way: 'foot' | 'sand' | 'worm' | ZoneId;
}
/** Reads it out of an answer; null where it leads nowhere. */
export function leadingOf(answer: unknown): Leading | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { from, to, at, way } = answer as Readonly<Record<string, unknown>>;
  const end = to ?? at;
  if (!isArea(from) || !isArea(end)) return null;
  return { from, to: end, way: way === 'foot' || way === 'sand' || isZone(way) ? way : 'worm' };
}

type Ground = Pick<ArrakisView, 'options' | 'wormsigns' | 'worms' | 'leaders' | 'legions'>;
const hasWorm = ({ worms, leaders }: Ground, at: AreaId): boolean => worms.includes(at) || leaders['wild-maker'].at === at;
/** Does the sand there carry an Atreides legion? R10.5 */
const carries = (view: Ground, at: AreaId): boolean =>
  (view.wormsigns.includes(at) || hasWorm(view, at)) && view.legions.harkonnen[at] === undefined;

/** The areas a legion rides over from one to another, the fewest there are; both ends included. Where no other way leads there, it rides over its end and comes back. */
const ridden = (view: Ground, from: AreaId, to: AreaId): readonly AreaId[] =>
  rideOver(view, from, to, false) ?? rideOver(view, from, to, true) ?? [from, to];
function rideOver(view: Ground, from: AreaId, to: AreaId, throughEnd: boolean): readonly AreaId[] | null {
  const { open } = boardOf(view.options);
  const cameFrom = new Map<AreaId, AreaId>();
  // The list grows while it is walked through: the first way that comes is the shortest.
  const edge: AreaId[] = [from];
  for (const at of edge) {
    for (const near of open[at]) {
      if (near === from) continue;
      if (near === to && at !== from) {
        const back: AreaId[] = [to];
        for (let step: AreaId | undefined = at; step; step = cameFrom.get(step)) back.unshift(step);
        return back;
      }
      if (cameFrom.has(near) || (near === to && !throughEnd) || !carries(view, near)) continue;
      cameFrom.set(near, at);
      edge.push(near);
    }
  }
  return null;
}

function overOf(view: Ground, { from, to, way }: Leading): Pick<MapWay, 'kind' | 'cost' | 'over'> {
  if (way === 'sand') {
    const over = ridden(view, from, to);
    return { kind: 'sand', cost: over.length - 1, over };
  }
  const { distanceAnyway } = boardOf(view.options);
  if (way === 'foot') return { kind: 'foot', cost: 1, over: [from, to] };
  const cost = distanceAnyway(from, to);
  return way === 'worm' ? { kind: 'worm', cost, over: [from, to] } : { kind: 'air', cost, over: [from, way, to] };
}
const sideAt = (view: Ground, at: AreaId): Side | undefined => SIDES.find((side) => view.legions[side][at]);

/** The way that an answer means. @param strong it is the one that is spoken of */
export function wayOf(view: Ground & Pick<ArrakisView, 'settlements' | 'sietches'>, leading: Leading, strong: boolean): MapWay {
  const { from, to } = leading;
  const mine = sideAt(view, from);
  const theirs = sideAt(view, to);
  const settled =
    mine === 'atreides'
      ? (view.settlements as readonly AreaId[]).includes(to)
      : mine === 'harkonnen' && Object.values(view.sietches).some(({ at }) => at === to);
  const attacks = leading.way !== 'worm' && mine !== undefined && ((theirs !== undefined && theirs !== mine) || settled);
  return { from, to, ...overOf(view, leading), attacks, strong };
}
