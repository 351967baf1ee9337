import type {
  AssetId,
  DieId,
  HouseDieId,
  HouseFace,
  HouseId,
  Kind,
  LeaderId,
  Place,
  RegionFace,
  RegionId,
  SeatId,
  SpiceFace,
  StepId,
  StormZone,
  TokenId,
  VendettaFace,
  Wind,
} from './ids.ts';
import type { Deal, EndReason, Fist, Invitation } from './types.ts';

/** Some troops of one House that lie together. */
export interface Group {
  readonly house: HouseId;
  readonly kind: Kind;
  readonly count: number;
}
/** Faces of the dice that were thrown together. */
export type Throw = Readonly<Partial<Record<DieId, HouseFace | RegionFace | SpiceFace | VendettaFace>>>;

/** Everything that happens, for the chronicle and for the animation. Told to all unless it says otherwise. */
export type DiceEvent =
  // Set-up
  /** Storm marker set by the Region die. R4.1 */
  | { readonly type: 'stormPlaced'; readonly die: RegionFace; readonly zone: StormZone }
  /** An asset laid on a region at set-up; `at` null = beside the board. R4.2 */
  | { readonly type: 'assetLaid'; readonly asset: AssetId; readonly at: RegionId | null }
  | { readonly type: 'startPlayer'; readonly seat: SeatId } // R4.4
  | { readonly type: 'houseChosen'; readonly seat: SeatId; readonly house: HouseId } // R4.5
  /** Start pieces: troops to a region or the card; Leaders and spice to the card. R4.8 */
  | { readonly type: 'placed'; readonly house: HouseId; readonly kind: Kind; readonly count: number; readonly to: Place }
  | { readonly type: 'leadersReady'; readonly house: HouseId; readonly leaders: readonly LeaderId[] }
  | { readonly type: 'reserveSet'; readonly house: HouseId; readonly spice: number }
  /** The Bene Gesserit have written something down. Nobody hears what. R4.9 */
  | { readonly type: 'predicted'; readonly house: HouseId }
  // Turn and roll
  | { readonly type: 'round'; readonly round: number } // R5.2
  | { readonly type: 'turn'; readonly house: HouseId; readonly round: number }
  | { readonly type: 'step'; readonly step: StepId; readonly house: HouseId } // R5.1
  /** `nth` throw of this turn, from 1; `dice` holds only the dice thrown now. R6.1 */
  | { readonly type: 'threw'; readonly house: HouseId; readonly nth: number; readonly dice: Throw }
  | { readonly type: 'froze'; readonly house: HouseId; readonly dice: Throw }
  /** Shai-Hulud froze the Spice die. R6.3 */
  | { readonly type: 'wormFroze'; readonly house: HouseId }
  | { readonly type: 'thumped'; readonly house: HouseId } // R6.5
  | { readonly type: 'piter'; readonly house: HouseId; readonly from: VendettaFace } // R16.4
  | { readonly type: 'namedFace'; readonly house: HouseId; readonly face: HouseFace } // R16.7
  // Alliance
  | { readonly type: 'invited'; readonly house: HouseId; readonly offer: Invitation } // R7.1
  | { readonly type: 'refusedInvitation'; readonly house: HouseId; readonly from: HouseId } // R7.4
  /** `forced`: an offer of the Bene Gesserit. R7.5 */
  | { readonly type: 'allied'; readonly house: HouseId; readonly ally: HouseId; readonly forced: boolean }
  // Recruit
  | {
      readonly type: 'recruited';
      readonly house: HouseId;
      readonly troop: number;
      readonly large: number;
      readonly leaders: readonly LeaderId[];
      readonly dice: readonly HouseDieId[];
    } // R8
  // Vendetta
  | {
      readonly type: 'murdered';
      readonly by: HouseId;
      readonly face: VendettaFace;
      readonly of: HouseId;
      readonly kind: Kind;
      readonly at: RegionId;
    } // R9.1
  | { readonly type: 'tookToken'; readonly house: HouseId; readonly token: TokenId; readonly from: HouseId | null } // R9.3; null = the pool
  // Shipping
  | { readonly type: 'spice'; readonly house: HouseId; readonly spice: number } // R5.3; what the Spice die gives
  | { readonly type: 'harvested'; readonly house: HouseId; readonly at: RegionId; readonly spice: number } // R10.2
  | { readonly type: 'wormAte'; readonly house: HouseId; readonly at: RegionId } // R10.3
  /** One troop shipped; `price` paid by `payer`. R10.4 */
  | {
      readonly type: 'shipped';
      readonly house: HouseId;
      readonly kind: Kind;
      readonly from: 'card' | 'supply';
      readonly to: RegionId;
      readonly price: number;
      readonly payer: HouseId;
    }
  | { readonly type: 'proposed'; readonly deal: Deal; readonly to: HouseId } // R10.11
  | { readonly type: 'agreed'; readonly deal: Deal; readonly house: HouseId }
  | { readonly type: 'declined'; readonly deal: Deal; readonly house: HouseId }
  | { readonly type: 'gaveSpice'; readonly house: HouseId; readonly to: HouseId; readonly spice: number } // R16.11
  | { readonly type: 'guildPaid'; readonly house: HouseId; readonly by: HouseId; readonly spice: number } // R16.12; 0 = reserve is full
  /** A Leader came back for spice. R16.10, R16.19 */
  | { readonly type: 'revived'; readonly house: HouseId; readonly leader: LeaderId; readonly price: number }
  // Movement
  | { readonly type: 'targeted'; readonly house: HouseId; readonly at: RegionId } // R11.1
  | {
      readonly type: 'marched';
      readonly house: HouseId;
      readonly kind: Kind;
      readonly count: number;
      readonly from: RegionId;
      readonly to: RegionId;
    } // R11.3
  // Battle
  | {
      readonly type: 'battle';
      readonly at: RegionId;
      readonly attacker: HouseId;
      readonly ally: HouseId | null;
      readonly defender: HouseId;
      readonly coDefenders: readonly HouseId[];
    } // R12.1, R12.2
  | { readonly type: 'stormed'; readonly at: RegionId; readonly of: HouseId; readonly kind: Kind } // R12.3: troop and Fortification are gone
  | { readonly type: 'infiltrated'; readonly at: RegionId; readonly house: HouseId } // R16.5
  /** R16.9; `die` null = paid with spice. */
  | {
      readonly type: 'converted';
      readonly at: RegionId;
      readonly of: HouseId;
      readonly kind: Kind;
      readonly die: HouseDieId | null;
    }
  | { readonly type: 'offeredLeaders'; readonly house: HouseId; readonly leaders: readonly LeaderId[] } // R12.12
  /** Ended before the fists: one side has no troop left. R12.3, R12.4 */
  | { readonly type: 'walkover'; readonly at: RegionId; readonly winner: 'attacker' | 'defender' }
  /** Both fists open together. R12.6, R12.7 */
  | {
      readonly type: 'fists';
      readonly at: RegionId;
      readonly attacker: HouseId;
      readonly defender: HouseId;
      readonly attack: { readonly fist: Fist; readonly strength: number };
      readonly defence: { readonly fist: Fist; readonly strength: number };
      readonly winner: 'attacker' | 'defender';
    }
  /** Troops that leave the region after a battle. R12.8, R16.3, R16.15 */
  | {
      readonly type: 'fell';
      readonly at: RegionId;
      readonly house: HouseId;
      readonly kind: Kind;
      readonly count: number;
      readonly to: 'supply' | 'card';
      readonly why: 'battle' | 'duel' | 'evacuation';
    }
  | { readonly type: 'leaderFell'; readonly house: HouseId; readonly leader: LeaderId } // R12.8
  // Assets, storm, end
  | { readonly type: 'assetRemoved'; readonly asset: AssetId; readonly at: RegionId; readonly house: HouseId } // R13.2
  | { readonly type: 'assetPlaced'; readonly asset: AssetId; readonly at: RegionId; readonly house: HouseId }
  /** R14.1 */
  | { readonly type: 'stormMoved'; readonly from: StormZone; readonly to: StormZone; readonly wind: Wind }
  | { readonly type: 'stormRests'; readonly at: StormZone }
  | {
      readonly type: 'stormTook';
      readonly house: HouseId;
      readonly kind: Kind;
      readonly at: RegionId;
      readonly to: 'supply' | 'card';
    } // R14.4, R16.15
  | { readonly type: 'stormHeldOff'; readonly at: RegionId } // R14.4: a Fortification
  | { readonly type: 'ornithopterLost'; readonly at: RegionId } // R14.5
  | { readonly type: 'stored'; readonly house: HouseId; readonly spice: number; readonly reserve: number } // R16.11
  | { readonly type: 'spiceLost'; readonly house: HouseId; readonly spice: number } // R15.4
  /** Told to all: what the Bene Gesserit had written down. R4.9 */
  | { readonly type: 'prophecy'; readonly house: HouseId }
  | { readonly type: 'ended'; readonly reason: EndReason; readonly houses: readonly HouseId[] };
