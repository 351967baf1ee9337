import { actions } from './data/actions.ts';
import { numbers, type SpiceRow, spiceRows } from './data/game.ts';
import { type CombatAbility, genericCombat, type LeaderFacts, leaders } from './data/leaders.ts';
import { mahdi } from './data/mahdi.ts';
import { type AreaFacts, areas, exposes, tacticalSectors, zones } from './data/map.ts';
import type { ActionsOf } from './data/notation.ts';
import * as pieces from './data/pieces.ts';
import { decks, type PlanningFacts } from './data/planning.ts';
import { type ObjectiveFacts, objectives, type PrescienceFacts, prescience } from './data/prescience.ts';
import type {
  AreaId,
  AtomicsId,
  HouseId,
  LeaderId,
  ObjectiveId,
  PlanningId,
  PrescienceId,
  SectorId,
  Side,
  SietchId,
  TacticalSector,
  ZoneId,
} from './ids.ts';

/** Literal numbers and words of the data as what they may be corrected to. */
type Loose<T> = T extends number
  ? number
  : T extends readonly (infer E)[]
    ? readonly Loose<E>[]
    : T extends object
      ? { readonly [K in keyof T]: Loose<T[K]> }
      : T;

/** Everything about the box that an owner of the game may correct. Each value's source stands beside it. */
export interface ArrakisData {
  readonly areas: Readonly<Record<AreaId, AreaFacts>>;
  readonly zones: Readonly<Record<ZoneId, readonly [SectorId, SectorId]>>;
  readonly exposes: Readonly<Record<AtomicsId, readonly AreaId[]>>;
  readonly tacticalSectors: Readonly<Record<SietchId, TacticalSector>>;
  readonly pieces: Loose<typeof pieces>;
  readonly leaders: Readonly<Record<LeaderId, LeaderFacts>>;
  readonly genericCombat: CombatAbility;
  readonly decks: Readonly<Record<HouseId, Readonly<Partial<Record<PlanningId, PlanningFacts>>>>>;
  readonly prescience: Readonly<Record<PrescienceId, PrescienceFacts>>;
  readonly objectives: Readonly<Record<ObjectiveId, ObjectiveFacts>>;
  readonly actions: Readonly<Record<Side, ActionsOf>>;
  readonly spiceRows: Readonly<Record<string, SpiceRow>>;
  readonly numbers: Loose<typeof numbers>;
  readonly mahdi: Loose<typeof mahdi>;
}

/** The data as delivered. */
export const DATA: ArrakisData = {
  areas,
  zones,
  exposes,
  tacticalSectors,
  pieces: { ...pieces },
  leaders,
  genericCombat,
  decks,
  prescience,
  objectives,
  actions,
  spiceRows,
  numbers,
  mahdi,
};
