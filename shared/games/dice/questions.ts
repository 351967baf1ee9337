import type { AssetId, DieId, HouseFace, HouseId, Kind, LeaderId, RegionId, SeatId, StepId } from './ids.ts';
import type { Invitation, Shipment } from './types.ts';

/** Amounts keyed by what is meant: `troop:arrakeen` when marching, see `Fist` for battles. */
export type MarchKey = `${Kind}:${RegionId}`;
/** What goes into a fist: troops by owner (`troop:atreides`, `large:corrino`), Leaders 0 or 1 each (`leader:leto`). R12.6 */
export type FistKey = `${Kind}:${HouseId}` | `leader:${LeaderId}`;
export type Fist = Readonly<Record<string, number>>;

export interface Recruits {
  readonly troop: number;
  readonly large: number;
  /** Leaders put on the card: 0 or more (Atreides at most 1, R8.7). */
  readonly leader: number;
}
export type Vendetta = 'none' | 'take' | { readonly remove: Kind; readonly of: HouseId; readonly at: RegionId };
export type Breach = 'infiltrate' | { readonly lose: Kind; readonly of: HouseId };
export type Dance = 'done' | { readonly convert: HouseId; readonly what: Kind };
export type Ship = 'done' | 'deal' | { readonly what: Kind; readonly to: RegionId };
export type Bargain = 'propose' | 'withdraw' | { readonly add: Shipment } | { readonly gift: number };
export type AssetWork = 'keep' | 'remove' | { readonly place: AssetId };

/** Every task of the agenda; those that ask a seat are in `DiceAnswers` too. */
export interface DiceTasks {
  // Set-up
  /** Throws the Region die for the storm marker. R4.1 */
  stormStart: object;
  draft: { seat: SeatId }; // R4.5
  /** Sets the start pieces of all Houses in their fixed order. R4.7 */
  setUpHouses: object;
  setUpHouse: { house: HouseId };
  /** Atreides and Harkonnen choose where they start. R4.8 */
  settle: { house: HouseId };
  predict: { house: HouseId }; // R4.9
  firstTurn: object; // R4.11
  // Turn
  turn: { house: HouseId };
  /** The next step of the turn begins. R5.1 */
  step: { step: StepId; house: HouseId };
  /** The active player throws all dice for the first time. R6.1 */
  roll: { house: HouseId };
  /** A worm is frozen, or a Thumper may keep it moving. R6.3 */
  worm: { house: HouseId };
  thump: { house: HouseId }; // R6.5
  /** `least` dice must be frozen; `thumped`: the Spice die cannot be among them. R6.1, R6.4, R6.5 */
  freeze: { house: HouseId; least: 0 | 1; thumped: boolean };
  piter: { house: HouseId }; // R16.4
  nameFace: { house: HouseId }; // R16.7
  invite: { house: HouseId }; // R7.1
  /** The invited House answers. R7.4 */
  answerInvitation: { house: HouseId; offer: Invitation };
  recruit: { house: HouseId }; // R8.1
  recruitAsAlly: object; // R8.2
  vendetta: { house: HouseId }; // R9
  income: { house: HouseId }; // R10.2
  loseHarvester: { house: HouseId }; // R10.3
  /** The ally may begin a proposal now. R10.11 */
  allyTurnToPropose: object;
  ship: { house: HouseId }; // R10.4
  /** A deal is put together, one part after the other, by `house`. R10.10 */
  bargain: { house: HouseId };
  /** The partner answers the deal that lies on the table. R10.11 */
  answerDeal: { house: HouseId };
  target: { house: HouseId }; // R11.1
  march: { house: HouseId }; // R11.3
  marchAsAlly: object; // R11.5
  /** Lists the battles. R12.11 */
  battles: { house: HouseId };
  nextBattle: { house: HouseId };
  chooseBattle: { house: HouseId }; // R12.1
  battle: { at: RegionId };
  /** Fortification first. R12.3 */
  assault: object;
  breach: { house: HouseId };
  faceDancers: object; // R12.4
  dance: { house: HouseId };
  /** Ally and co-defenders offer Leaders. R12.12 */
  offerLeader: { house: HouseId };
  /** Both main players close their fists. R12.6 */
  commit: object;
  /** The battle is over without commitments if one side has no troop left, else it is fought. R12.3, R12.4 */
  meet: object;
  reorganise: { house: HouseId }; // R13
  storm: object; // R14
  stormLoss: { house: HouseId; at: RegionId }; // R14.4
  /** A last chance to bring a Leader back with spice that would be lost. R16.10, R16.19 */
  lastSpice: { house: HouseId };
  endTurn: { house: HouseId }; // R15
}

export interface DiceAnswers {
  draft: HouseId;
  settle: RegionId;
  predict: HouseId;
  roll: 'roll';
  /** true = discard the Thumper, the Spice die stays unfrozen. */
  thump: boolean;
  freeze: readonly DieId[];
  /** true = turn the Vendetta die to Poison. */
  piter: boolean;
  nameFace: HouseFace;
  invite: 'none' | Invitation;
  answerInvitation: 'accept' | 'refuse';
  recruit: Recruits;
  recruitAsAlly: Recruits;
  vendetta: Vendetta;
  loseHarvester: RegionId;
  /** `later`: nothing now; `never`: nothing more in this step. */
  allyTurnToPropose: 'propose' | 'later' | 'never';
  ship: Ship;
  bargain: Bargain;
  answerDeal: 'accept' | 'refuse';
  target: RegionId;
  /** Amounts keyed by `MarchKey`. */
  march: Readonly<Record<string, number>>;
  marchAsAlly: Readonly<Record<string, number>>;
  chooseBattle: RegionId;
  breach: Breach;
  dance: Dance;
  offerLeader: readonly LeaderId[];
  commit: Fist;
  reorganise: AssetWork;
  stormLoss: Kind;
  /** A Leader to bring back, or the end of the turn. */
  lastSpice: 'done' | LeaderId;
}

export interface DiceInterjections {
  /** The user of Gholas pays 1 spice for a Leader. R16.10 */
  gholas: LeaderId;
  /** The Smugglers pay 2 spice for their Leader. R16.19 */
  fortuneHunters: LeaderId;
  /** A Corrino ally gives the active player reserve spice. R16.11 */
  giveSpice: number;
}
