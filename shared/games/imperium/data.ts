import { keysOf } from '../../kernel/typed.ts';
import type { Records } from '../imperium-family/edition.ts';
import type { FactionId } from '../imperium-family/ids.ts';
import type { CardRecord, ConflictRecord, CountedAs, HagalOfLeaders, LevelOfLeaders } from '../imperium-family/records.ts';
import type { IntrigueRecord, LeaderRecord, Source, SpaceRecord, TrackRecord } from '../imperium-family/records.ts';
import board from './data/board.json' with { type: 'json' };
import cards from './data/cards.json' with { type: 'json' };
import conflicts from './data/conflicts.json' with { type: 'json' };
import game from './data/game.json' with { type: 'json' };
import hagal from './data/hagal.json' with { type: 'json' };
import intrigue from './data/intrigue.json' with { type: 'json' };
import leaders from './data/leaders.json' with { type: 'json' };
import type { CardId, ConflictId, DifficultyId, HagalId, HouseId, IntrigueId, LeaderId, SpaceId, ZoneId } from './ids.ts';

type Hagal = Records['hagal'];
/** Everything about the box that its owner may correct. */
export interface ImperiumData {
  readonly cards: Readonly<Record<CardId, CardRecord>>;
  readonly intrigue: Readonly<Record<IntrigueId, IntrigueRecord>>;
  readonly conflicts: Readonly<Record<ConflictId, ConflictRecord>>;
  readonly leaders: Readonly<Record<LeaderId, LeaderRecord & { readonly house: HouseId }>>;
  readonly board: {
    /** Groups of spaces in the order of the board. */
    readonly zones: Readonly<Record<ZoneId, readonly SpaceId[]>>;
    readonly spaces: Readonly<Record<SpaceId, SpaceRecord>>;
    readonly tracks: Readonly<Record<FactionId, TrackRecord>>;
    /** Seats, and Persuasion in each own Reveal turn of their owner. R7.10 */
    readonly council: { readonly seats: number; readonly persuasion: number; readonly source: Source };
    /** May be passed. R3.4 */
    readonly score: { readonly printed_max: number; readonly source: Source };
    /** The marker flips above it and starts again. R9.8 */
    readonly combat: { readonly printed_max: number; readonly source: Source };
  };
  readonly hagal: {
    readonly cards: Readonly<Record<HagalId, HagalOfLeaders>>;
    readonly spending: Pick<Hagal['spending'], 'conversions'> & { readonly source: Source };
    /** House Hagal as third player. R22.1 */
    readonly two_players: { readonly agents: number; readonly garrison: number; readonly remove_mark: '1P'; readonly source: Source };
    readonly solo: {
      readonly rivals: 2;
      readonly agents: number;
      readonly water: number;
      readonly remove_mark: '2P';
      /** For a first game. R23.1 */
      readonly recommended_leaders: readonly LeaderId[];
      readonly counted_as: CountedAs;
      readonly source: Source;
    };
    readonly difficulties: Readonly<Record<DifficultyId, LevelOfLeaders>>;
  };
  readonly game: Records['game'] & {
    readonly seats: { readonly least: number; readonly most: number };
    /** Tokens of the Baron in the box; he keeps some. R2.10 */
    readonly setup: {
      readonly baron_tokens: { readonly count: number; readonly kept: number };
      readonly vp: Readonly<Record<'1' | '2' | '3' | '4', number>>;
    };
    /** Of one player. R1.4 */
    readonly limits: { readonly agents: number };
    readonly end: { readonly source: Source };
    readonly components: {
      /** Tokens by what they are worth; they do not limit gains. R1.3 */
      readonly tokens: Readonly<Record<'solari' | 'spice' | 'water', Readonly<Partial<Record<'1' | '5', number>>>>>;
      readonly alliance_tokens: number;
      readonly colours: readonly ('blue' | 'red' | 'green' | 'yellow')[];
      /** Per colour. R1.2 */
      readonly cubes: number;
      readonly discs: number;
    };
    readonly source: Source;
  };
}
/** The box as far as it is known; `check.ts` proves that the cast tells the truth. */
export const DATA = { cards, intrigue, conflicts, leaders, board, hagal, game } as unknown as ImperiumData;

export const CARDS: readonly CardId[] = keysOf(DATA.cards);
export const INTRIGUE: readonly IntrigueId[] = keysOf(DATA.intrigue);
export const CONFLICTS: readonly ConflictId[] = keysOf(DATA.conflicts);
export const LEADERS: readonly LeaderId[] = keysOf(DATA.leaders);
export const SPACES: readonly SpaceId[] = keysOf(DATA.board.spaces);
export const ZONES: readonly ZoneId[] = keysOf(DATA.board.zones);
export const HAGAL: readonly HagalId[] = keysOf(DATA.hagal.cards);
