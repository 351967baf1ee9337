import {
  type AssetId,
  type HouseId,
  type Kind,
  REGIONS,
  type RegionId,
  STORM_ZONES,
  type StormZone,
} from '../../../../shared/games/dice/ids.ts';
import type { DiceView } from '../../../../shared/games/dice/types.ts';
import type { Entity } from '../../../../shared/games/face.ts';
import type { LandLayout } from '../../../../shared/games/dice/land/plan.ts';
import { recordOf } from '../../../../shared/kernel/typed.ts';
import type { RegionLook } from '../../../canvas/map/light.ts';
import type { LitEntity } from '../../scene.ts';

/** Some troops of one House and kind in a region. */
export interface BoardPiece {
  /** The same troops keep their key wherever they stand: `atreides:troop`. */
  readonly key: `${HouseId}:${Kind}`;
  readonly stone: HouseId;
  readonly count: number;
  readonly large: boolean;
}
export interface BoardRegion extends RegionLook {
  readonly id: RegionId;
  readonly strategic: boolean;
  readonly storm: boolean;
  readonly asset: AssetId | null;
  readonly pieces: readonly BoardPiece[];
  /** The key that chooses it. */
  readonly key: string | null;
  /** A battle still has to be fought here. */
  readonly battle: 'none' | 'waits' | 'now';
}
/** Everything the board shows, without a picture of it. */
export interface BoardModel {
  readonly layout: LandLayout;
  /** The map option that lets Broken Land reach the pole: a pass through the mountains. */
  readonly pass: boolean;
  readonly regions: Readonly<Record<RegionId, BoardRegion>>;
  readonly storm: StormZone;
  /** The zone the Region die allows now. */
  readonly zone: StormZone | null;
}
export interface BoardLight {
  readonly lit: readonly LitEntity[];
  readonly blocked: readonly Entity[];
  readonly pointed: Entity | null;
}

/** What the board shows for a view and the open question. */
export function boardModel(view: DiceView, light: BoardLight): BoardModel {
  const lit = new Map(light.lit.filter(({ entity }) => entity.kind === 'region').map((one) => [one.entity.id, one]));
  const regions = recordOf(REGIONS, (id) => boardRegion(view, id, light, lit));
  const face = view.turn.step === 'movement' && view.turn.target === null ? view.turn.dice.region.face : null;
  const zone = STORM_ZONES.find((one) => one === Number(face) && REGIONS.some((id) => lit.has(id) && view.map[id].zone === one)) ?? null;
  return {
    layout: view.options.map === 'rim-split' ? 'rim-split' : 'printed',
    pass: view.options.map === 'all-touch-pole',
    regions,
    storm: view.storm,
    zone,
  };
}

function boardRegion(view: DiceView, id: RegionId, light: BoardLight, lit: ReadonlyMap<string, LitEntity>): BoardRegion {
  const { strategic, storm, asset, troops } = view.map[id];
  const offer = lit.get(id);
  const is = (entity: Entity | null) => entity?.kind === 'region' && entity.id === id;
  return {
    id,
    strategic,
    storm,
    asset,
    pieces: troops.flatMap(({ house, troop, large }) => piecesOf(house, troop, large)),
    light: offer ? (offer.chosen ? 'chosen' : 'offer') : lit.size > 0 ? 'veiled' : 'plain',
    key: offer?.key ?? null,
    blocked: light.blocked.some(is),
    pointed: is(light.pointed),
    battle: view.turn.battle?.at === id ? 'now' : view.turn.battles.includes(id) ? 'waits' : 'none',
    target: view.turn.target === id,
  };
}

/** Do the same pieces lie in the same places, whatever is lit? */
export function isSamePosition(before: BoardModel, after: BoardModel): boolean {
  const lies = ({ regions, storm, zone }: BoardModel) =>
    JSON.stringify([storm, zone, REGIONS.map((id) => [regions[id].pieces, regions[id].asset, regions[id].storm])]);
  return lies(before) === lies(after);
}

function piecesOf(house: HouseId, troop: number, large: number): BoardPiece[] {
  const pieces: BoardPiece[] = [];
  if (troop > 0) pieces.push({ key: `${house}:troop`, stone: house, count: troop, large: false });
  if (large > 0) pieces.push({ key: `${house}:large`, stone: house, count: large, large: true });
  return pieces;
}
