import type { Records } from '../imperium-family/edition.ts';
import type { CardRecord, ConflictRecord, CountedAs, DifficultyRecord, HagalRecord, IntrigueRecord } from '../imperium-family/records.ts';
import type { LeaderRecord, Source, SpaceRecord } from '../imperium-family/records.ts';
import type { RivalRecord, VariantRecords } from '../imperium-family/rival-records.ts';
import { DATA } from './data.ts';
import type { CardId, ConflictId, DifficultyId, HagalId, IntrigueId, LeaderId, ObjectiveId, RivalCardId } from './ids.ts';

export type SpaceId = keyof typeof DATA.board.spaces;
/** What the rules of one to four players read of the box, and what an owner may correct of it. */
export interface UprisingRecords extends Records {
  readonly cards: Readonly<Record<CardId, CardRecord>>;
  readonly intrigue: Readonly<Record<IntrigueId, IntrigueRecord>>;
  readonly conflicts: Readonly<Record<ConflictId, ConflictRecord>>;
  readonly leaders: Readonly<Record<LeaderId, LeaderRecord>>;
  readonly board: Records['board'] & {
    readonly spaces: Readonly<Record<SpaceId, SpaceRecord>>;
    /** Seats, and Persuasion in each own Reveal turn of their owner. R4.14 */
    readonly council: { readonly seats: number; readonly persuasion: number; readonly source: Source };
    /** May be passed. R11.6 */
    readonly score: { readonly printed_max: number; readonly source: Source };
    /** The marker flips above it and starts again. R7.10 */
    readonly combat: { readonly printed_max: number; readonly source: Source };
  };
  readonly game: Records['game'] & {
    /** Of one player. R1.4 */
    readonly limits: { readonly agents: number; readonly maker_hooks: number };
    readonly end: { readonly source: Source };
    readonly source: Source;
  };
  readonly rivals: Readonly<Record<RivalCardId, RivalRecord>>;
  readonly hagal: {
    readonly cards: Readonly<Record<HagalId, HagalRecord>>;
    readonly spending: Required<Records['hagal']['spending']> & { readonly source: Source };
    /** Of each Rival. R17.3 R17.11 */
    readonly setup: {
      readonly agents: number;
      readonly spies: number;
      readonly water: number;
      readonly garrison: number;
      readonly spies_for_scheme: number;
      readonly source: Source;
    };
    readonly solo: {
      readonly rivals: 2;
      readonly remove_mark: '2P';
      readonly recommended_rivals: readonly RivalCardId[];
      /** Where a card of the first game asks for it. R19.1 */
      readonly counted_as?: CountedAs;
      readonly source: Source;
    };
    readonly two_players: {
      readonly rivals: 1;
      readonly objective: ObjectiveId;
      readonly recommended_rivals: readonly RivalCardId[];
      readonly source: Source;
    };
    readonly difficulties: Readonly<Record<DifficultyId, DifficultyRecord>>;
    readonly variants: VariantRecords;
  };
}

const { cards, intrigue, conflicts, objectives, leaders, contracts, hagal, rivals } = DATA;
const { contracts: market, control: _, ...board } = DATA.board;
const { setup, limits, strength, battle_icons, end, contract_icon_without_module: otherwise, source } = DATA.game;
/** The box as it is printed; `check.ts` proves that the cast tells the truth. */
export const RECORDS = {
  cards,
  intrigue,
  conflicts,
  objectives,
  leaders,
  contracts: { cards: contracts, face_up: market.face_up, otherwise },
  board,
  game: { setup, limits, strength, battle_icons, end, source },
  hagal,
  rivals,
} as unknown as UprisingRecords;
