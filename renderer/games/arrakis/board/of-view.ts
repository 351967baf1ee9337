import { boardOf } from '../../../../shared/games/arrakis/board.ts';
import { type AreaId, AREAS, type NamedId, type PrescienceId, PRESCIENCE, SIDES, ZONES } from '../../../../shared/games/arrakis/ids.ts';
import type { ArrakisView, LegionView } from '../../../../shared/games/arrakis/types.ts';
import type { Entity } from '../../../../shared/games/face.ts';
import { recordOf } from '../../../../shared/kernel/typed.ts';
import type { RegionLight } from '../../../canvas/map/light.ts';
import type { LitEntity, SceneProps } from '../../scene.ts';
import type { LegionProps, TokenProps } from '../pieces/props.ts';
import { claimedBy } from './claims.ts';
import type { MapModel } from './model.ts';
import { planOf } from './plan.ts';
import { placesOf } from './places.ts';
import { type Leading, leadingOf, type MapWay, wayOf } from './ways.ts';

/** What lies on the map, whatever is asked. */
export interface Position {
  readonly areas: Readonly<Record<AreaId, TokenProps & { readonly legion: LegionProps | null }>>;
  readonly zones: ArrakisView['zones'];
}
/** What is asked, and what is pointed at. */
export type Asked = Pick<SceneProps, 'lit' | 'blocked' | 'pointed' | 'task'>;
/** Two letters for a named leader. */
export type Shorts = (id: NamedId) => string;

/** The legion of an area: where both sides stand in one, as a battle is decided, the one that was there. */
function legionAt(view: ArrakisView, at: AreaId, short: Shorts): LegionProps | null {
  const side = SIDES.find((one) => view.legions[one][at]);
  const legion: LegionView | undefined = side && view.legions[side][at];
  if (!side || !legion) return null;
  const { regular, elite, special, generic, named, tokens, known, facedown } = legion;
  const back = known === null ? ('hidden' as const) : ('own' as const);
  return {
    side,
    regular,
    elite,
    special,
    generic,
    tokens: [...Array.from({ length: tokens }, () => back), ...facedown],
    named: named.map((id) => ({ id, short: short(id) })),
  };
}

/** What lies where, as this viewer sees it. */
export function positionOf(view: ArrakisView, short: Shorts): Position {
  const { areas, pieces } = boardOf(view.options).data;
  const standing = new Set<AreaId>(view.settlements);
  const [stations, wormsigns, worms, harvesters] = [view.stations, view.wormsigns, view.worms, view.harvesters].map(
    (places) => new Set<AreaId>(places),
  );
  const sietches = new Map(Object.values(view.sietches).map((sietch) => [sietch.at, sietch]));
  const maker = view.leaders['wild-maker'].at;
  return {
    zones: view.zones,
    areas: recordOf(AREAS, (id) => {
      const kind = areas[id].settlement;
      const sietch = sietches.get(id);
      return {
        settlement: kind && standing.has(id) ? pieces.settlementRanks[kind] : null,
        sietch: sietch ? { rank: sietch.rank, open: sietch.open } : null,
        station: !!stations?.has(id),
        wormsign: !!wormsigns?.has(id),
        worm: maker === id ? 'wild-maker' : worms?.has(id) ? 'sandworm' : null,
        harvester: !!harvesters?.has(id),
        atomics: view.atomics.at === id,
        legion: legionAt(view, id, short),
      };
    }),
  };
}

const ON_MAP: readonly string[] = ['area', 'zone'];
const isPrescience = (id: string): id is PrescienceId => (PRESCIENCE as readonly string[]).includes(id);

/** Areas that are spoken of although they do not answer: where somebody is, what a card asks for, what the question is about. */
function targetsOf(view: ArrakisView, { pointed, task }: Asked): ReadonlySet<AreaId> {
  const at = pointed?.kind === 'leader' ? view.leaders[pointed.id as NamedId]?.at : undefined;
  const found = AREAS.filter((id) => id === at);
  const claimed = pointed?.kind === 'prescience' && isPrescience(pointed.id) ? claimedBy(view, pointed.id) : [];
  return new Set([...found, ...claimed, ...placesOf(view, task)]);
}
/** The way that the question speaks of: of a company that sets out, of a battle. */
function wayGone(view: ArrakisView, task: Asked['task']): Leading | null {
  const route = task && 'route' in task ? leadingOf(task.route) : null;
  if (route) return route;
  return view.battle ? { from: view.battle.from, to: view.battle.at, way: view.battle.way } : null;
}

/** The map with the light of a question on it. */
export function litMap(
  view: ArrakisView,
  position: Position,
  asked: Asked,
  happened: MapModel['happened'],
  mahdi: readonly Leading[] = [],
): MapModel {
  const onMap = new Map(asked.lit.filter(({ entity }) => ON_MAP.includes(entity.kind)).map((one) => [one.entity.id, one]));
  const is = (id: string) => (entity: Entity | null) => !!entity && ON_MAP.includes(entity.kind) && entity.id === id;
  const lightOf = (one: LitEntity | undefined): RegionLight =>
    one ? (one.chosen ? 'chosen' : one.reached ? 'reached' : 'offer') : onMap.size > 0 ? 'veiled' : 'plain';
  // Keys on a few of many lit places would say that only these answer: where there is not one for each there is none.
  const hasKeys = [...onMap.values()].every((one) => lightOf(one) !== 'offer' || one.key !== undefined);
  const look = (id: string) => {
    const one = onMap.get(id);
    return { light: lightOf(one), key: hasKeys ? (one?.key ?? null) : null, pointed: is(id)(asked.pointed) };
  };
  const targets = targetsOf(view, asked);
  const waysTo = recordOf(AREAS, (id): readonly MapWay[] =>
    (onMap.get(id)?.answers ?? []).flatMap((answer) => {
      const leading = leadingOf(answer);
      return leading?.to === id ? [wayOf(view, leading, is(id)(asked.pointed))] : [];
    }),
  );
  const gone = wayGone(view, asked.task);
  const own = AREAS.flatMap((id) => waysTo[id]);
  return {
    areas: recordOf(AREAS, (id) => ({
      ...position.areas[id],
      ...look(id),
      blocked: asked.blocked.some(is(id)),
      target: targets.has(id) || (lightOf(onMap.get(id)) === 'chosen' && position.areas[id].legion !== null),
      tags: waysTo[id].map(({ kind, cost, attacks }) => ({ kind, cost, attacks })),
    })),
    zones: recordOf(ZONES, (id) => ({ ...look(id), vehicle: position.zones[id] ?? null })),
    ways: [...own, ...(gone ? [wayOf(view, gone, true)] : []), ...(own.length > 0 ? [] : mahdi.map((way) => wayOf(view, way, true)))],
    plan: planOf(view, mahdi),
    happened,
  };
}
