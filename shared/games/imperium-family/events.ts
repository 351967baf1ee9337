import type { Effect } from './effects/effects.ts';
import type {
  CardName,
  ConflictName,
  ContractName,
  FactionId,
  HagalName,
  IntrigueName,
  LeaderName,
  PlayerId,
  ResourceId,
  RivalName,
  RewardPlace,
  SpaceName,
} from './ids.ts';
import type { TrashZone } from './ids.ts';
import type { Ignored } from './queries/hagal-cards.ts';
import type { SwordmasterPrice } from './queries/rival-cards.ts';
import type { ContractAnswer, Noted, Purchase, Source, TokenNote, ToldTurn } from './questions.ts';
import type { SpyEvent } from './spies.ts';
import type { Result } from './types.ts';
import type { TeamEvent } from './teams.ts';
import type { UnitsEvent } from './units.ts';

/** What somebody fought with in the end, and how strong that was. R13.6 */
export interface Force {
  readonly player: PlayerId;
  readonly strength: number;
  readonly troops: number;
  readonly sandworms: number;
  readonly swords: number;
}

/** Everything that happens, for the chronicle and for the animation. Told to all unless it says otherwise. */
export type FamilyEvent =
  | SpyEvent
  | UnitsEvent
  | TeamEvent
  // Set-up and round
  | { readonly type: 'leader'; readonly player: PlayerId; readonly leader: LeaderName } // R2.4
  | { readonly type: 'begins'; readonly player: PlayerId } // R2.9
  /** The Factions for the owner alone. R2.10 */
  | { readonly type: 'hidTokens'; readonly player: PlayerId; readonly factions: readonly FactionId[] | null }
  | { readonly type: 'round'; readonly round: number; readonly conflict: ConflictName; readonly firstPlayer: PlayerId } // R4.1
  | { readonly type: 'turn'; readonly player: PlayerId }
  | { readonly type: 'endedTurn'; readonly player: PlayerId; readonly early: boolean } // R6.10 R19.39

  // What lies on Leaders
  | { readonly type: 'startsWithout'; readonly player: PlayerId; readonly card: CardName } // Uprising R2.5
  | { readonly type: 'trained'; readonly player: PlayerId; readonly place: string } // Uprising R15.2
  /** Below 0: back to the supply. Uprising R15.6 */
  | { readonly type: 'memories'; readonly player: PlayerId; readonly troops: number }
  | { readonly type: 'turnedOver'; readonly player: PlayerId; readonly side: LeaderName } // Uprising R15.6

  // Agents
  | {
      readonly type: 'sent';
      readonly player: PlayerId;
      readonly card: CardName;
      readonly to: SpaceName;
      /** Where the Agent was lifted; null = it came from the Leader. */
      readonly lifted: SpaceName | null;
    } // R6.4
  | { readonly type: 'recalled'; readonly player: PlayerId; readonly space: SpaceName } // R19.56
  | { readonly type: 'tookMentat'; readonly player: PlayerId; readonly next: boolean } // R16.2 R16.4
  | { readonly type: 'tookSwordmaster'; readonly player: PlayerId } // R7.21
  | { readonly type: 'tookCouncilSeat'; readonly player: PlayerId } // R7.10
  | { readonly type: 'closed'; readonly player: PlayerId; readonly space: SpaceName } // R19.37

  // Goods
  | { readonly type: 'gained'; readonly player: PlayerId; readonly what: ResourceId | 'vp'; readonly amount: number }
  | { readonly type: 'paid'; readonly player: PlayerId; readonly what: ResourceId; readonly amount: number }
  | { readonly type: 'lostPoint'; readonly player: PlayerId } // R11.2
  | { readonly type: 'controlBonus'; readonly player: PlayerId; readonly space: SpaceName } // R14.3
  /** `spice` in all, `bonus` of it had lain there. R15.3 */
  | { readonly type: 'harvested'; readonly player: PlayerId; readonly space: SpaceName; readonly spice: number; readonly bonus: number }
  | { readonly type: 'persuasion'; readonly player: PlayerId; readonly amount: number; readonly card: CardName | null }
  | { readonly type: 'swords'; readonly player: PlayerId; readonly amount: number; readonly card: CardName | null }

  // Troops
  | { readonly type: 'recruited'; readonly player: PlayerId; readonly troops: number }
  | { readonly type: 'deployed'; readonly player: PlayerId; readonly troops: number; readonly from: 'garrison' | 'supply' }
  | { readonly type: 'retreated'; readonly player: PlayerId; readonly troops: number }
  | { readonly type: 'lostTroops'; readonly player: PlayerId; readonly troops: number; readonly from: 'garrison' | 'conflict' }

  // Influence
  | { readonly type: 'influence'; readonly player: PlayerId; readonly faction: FactionId; readonly by: number; readonly now: number }
  /** null = the token is back on the board. R11.4-R11.6 */
  | { readonly type: 'alliance'; readonly faction: FactionId; readonly player: PlayerId | null; readonly lost: PlayerId | null }

  // Cards
  /** Faces for the owner alone, the rest hears the count. */
  | { readonly type: 'drew'; readonly player: PlayerId; readonly cards: readonly CardName[] | null; readonly count: number }
  | { readonly type: 'shuffled'; readonly what: 'deck' | 'intrigue'; readonly player: PlayerId | null } // R10.2 R12.2
  | { readonly type: 'drewIntrigue'; readonly player: PlayerId; readonly cards: readonly IntrigueName[] | null; readonly count: number }
  /** The face for the two of them. R12.7 */
  | { readonly type: 'stole'; readonly player: PlayerId; readonly from: PlayerId; readonly card: IntrigueName | null }
  | { readonly type: 'playedIntrigue'; readonly player: PlayerId; readonly card: IntrigueName }
  /** Nothing comes of a card, or of one effect of what else does something. R6.8, J65 */
  | { readonly type: 'inVain'; readonly player: PlayerId; readonly source: Source; readonly effect: Effect | null }
  /** Top first; faces for the owner alone. Uprising R16.4 */
  | { readonly type: 'sawTop'; readonly player: PlayerId; readonly cards: readonly CardName[] | null; readonly count: number }
  | { readonly type: 'looked'; readonly player: PlayerId; readonly card: CardName | null } // R18.8 R19.46
  | { readonly type: 'revealed'; readonly player: PlayerId; readonly cards: readonly CardName[] } // R9.2 R9.6
  | {
      readonly type: 'acquired';
      readonly player: PlayerId;
      readonly card: CardName;
      readonly from: Purchase['from'];
      readonly to: Purchase['to'];
    }
  | { readonly type: 'refilled'; readonly card: CardName } // R10.4
  | { readonly type: 'setAside'; readonly player: PlayerId; readonly card: CardName } // R18.6
  | { readonly type: 'trashed'; readonly player: PlayerId; readonly card: CardName; readonly from: TrashZone | 'deck' | 'aside' } // R10.6
  | { readonly type: 'discarded'; readonly player: PlayerId; readonly card: CardName } // R10.8
  | { readonly type: 'trashedIntrigue'; readonly player: PlayerId; readonly card: IntrigueName } // Uprising R9.5
  | { readonly type: 'tookBack'; readonly player: PlayerId; readonly card: CardName } // R19.24
  | { readonly type: 'showedTokens'; readonly player: PlayerId; readonly factions: readonly FactionId[] } // R18.2

  // Contracts. Uprising R14
  | { readonly type: 'contracts'; readonly open: readonly ContractName[]; readonly reserved: readonly ContractName[] } // Uprising R2.9
  | {
      readonly type: 'tookContract';
      readonly player: PlayerId;
      readonly contract: ContractName;
      readonly from: Exclude<ContractAnswer, string>['from'];
    }
  | { readonly type: 'newContract'; readonly contract: ContractName }
  | { readonly type: 'completedContract'; readonly player: PlayerId; readonly contract: ContractName }

  // Combat
  | { readonly type: 'combat'; readonly strengths: readonly { readonly player: PlayerId; readonly strength: number }[] } // R9.8
  | { readonly type: 'passed'; readonly player: PlayerId } // R13.3
  | { readonly type: 'fought'; readonly conflict: ConflictName; readonly forces: readonly Force[] } // R13.6
  | { readonly type: 'placed'; readonly player: PlayerId; readonly place: RewardPlace; readonly won: boolean } // R13.7-R13.9
  | { readonly type: 'control'; readonly player: PlayerId; readonly space: SpaceName; readonly from: PlayerId | null } // R14.1

  // House Hagal and the Rivals. R21-R23
  /** A Hagal card is revealed; `to` = where it sends an Agent, null = it is ignored, for this reason. R21.2 R21.3 */
  | {
      readonly type: 'hagal';
      readonly player: PlayerId;
      readonly card: HagalName;
      readonly to: SpaceName | null;
      readonly ignored: Ignored | null;
    }
  | { readonly type: 'hagalSwords'; readonly player: PlayerId; readonly card: HagalName; readonly swords: number } // R21.9
  | { readonly type: 'hagalShuffled' } // R21.3
  /** Leads too far to deploy anything. R23.16 */
  | { readonly type: 'heldBack'; readonly player: PlayerId }
  /** Goods or Intrigue cards for 1 VP. R23.12 */
  | { readonly type: 'spent'; readonly player: PlayerId; readonly what: ResourceId | 'intrigue'; readonly amount: number }
  | { readonly type: 'rivalSwordmasters' } // R23.7
  | { readonly type: 'rivalCard'; readonly player: PlayerId; readonly card: RivalName } // Uprising R17.1
  /** Goods and Intrigue cards for the third Agent. Uprising R17.13 */
  | { readonly type: 'rivalPaid'; readonly player: PlayerId; readonly price: SwordmasterPrice }
  /** What its cards brought has shut every space: no Agent goes out. Uprising R17.6 */
  | { readonly type: 'rivalStays'; readonly player: PlayerId }
  /** Cards of the Row left the game by dice. Uprising R17.17 */
  | {
      readonly type: 'churned';
      readonly dice: readonly number[];
      readonly cards: readonly CardName[];
      /** The Row lies on a physical board, where its owner clears these places. */
      readonly told?: true;
    }
  /** Control is removed, not taken. R22.7 */
  | { readonly type: 'controlEnded'; readonly player: PlayerId; readonly space: SpaceName; readonly by: PlayerId }

  // Companion
  /** What a person did on the physical board. */
  | { readonly type: 'toldTurn'; readonly player: PlayerId; readonly turn: ToldTurn }
  /** The book-keeping was set right. */
  | { readonly type: 'noted'; readonly player: PlayerId; readonly what: Noted; readonly to: number }
  | { readonly type: 'notedBonus'; readonly space: SpaceName; readonly to: number }
  | { readonly type: 'notedWall'; readonly stands: boolean } // Uprising R7.6
  | { readonly type: 'notedConflict'; readonly conflict: ConflictName } // R4.1
  | { readonly type: 'notedOpen'; readonly space: SpaceName } // R19.37
  | { readonly type: 'notedToken'; readonly token: TokenNote['token']; readonly player: PlayerId | null }
  | { readonly type: 'stands'; readonly player: PlayerId; readonly space: SpaceName }

  // End of a round and of the game
  | { readonly type: 'bonusSpice'; readonly spaces: readonly SpaceName[] } // R15.1
  | { readonly type: 'endgame' } // R16.6
  | { readonly type: 'result'; readonly result: Result; readonly scores: readonly { readonly player: PlayerId; readonly vp: number }[] };
