import type { CardId, Colour, EquipmentId, FieldId, FigureId, KanlyId, SeatId, SpaceId } from './ids.ts';
import type { Danger } from './questions.ts';
import type { OfferView } from './types.ts';

/** Everything that happens, for the chronicle and for the animation. Told to all unless it says otherwise. */
export type AdventureEvent =
  // Set-up and turn
  | { readonly type: 'startDice'; readonly colour: Colour; readonly die: number } // R4.4
  | { readonly type: 'starts'; readonly colour: Colour } // R4.4
  | { readonly type: 'turn'; readonly colour: Colour; readonly turn: number; readonly round: number }
  | { readonly type: 'threw'; readonly colour: Colour; readonly a: number; readonly b: number } // R5.2
  /** `thrown` 4-6 put the card under the deck. `instead`: of the throw. R9.8 */
  | {
      readonly type: 'flew';
      readonly figure: FigureId;
      readonly from: SpaceId;
      readonly to: SpaceId;
      readonly die: number;
      readonly kept: boolean;
      readonly instead: boolean;
    }
  /** `spice` from the bank, the stake comes back on top; `short`: the bank did not have it all. R11.4, R11.5 */
  | {
      readonly type: 'paidOut';
      readonly colour: Colour;
      readonly field: FieldId;
      readonly stake: number;
      readonly spice: number;
      readonly short: boolean;
    }
  | { readonly type: 'stakeLost'; readonly colour: Colour; readonly field: FieldId; readonly spice: number } // R11.6
  | { readonly type: 'socialPlan'; readonly colour: Colour; readonly spice: number } // R5.3
  // Moving and landing
  | { readonly type: 'moved'; readonly figure: FigureId; readonly from: SpaceId; readonly to: SpaceId; readonly steps: number }
  | { readonly type: 'toll'; readonly colour: Colour; readonly waived: boolean } // R6.3
  /** Only a call that is carried out is told. R7.2 */
  | { readonly type: 'ambush'; readonly by: Colour; readonly figure: FigureId; readonly at: SpaceId }
  | { readonly type: 'healed'; readonly figure: FigureId; readonly strength: number } // R6.11
  | { readonly type: 'harvested'; readonly colour: Colour; readonly at: SpaceId; readonly spice: number } // R6.12
  | { readonly type: 'fetched'; readonly figure: FigureId; readonly from: SpaceId; readonly to: SpaceId } // R6.13
  | { readonly type: 'trained'; readonly figure: FigureId; readonly strength: number } // R6.16
  | { readonly type: 'smuggled'; readonly colour: Colour; readonly die: number; readonly spice: number } // R6.17
  | { readonly type: 'storm'; readonly colour: Colour } // R6.15
  | { readonly type: 'wormCalled'; readonly by: Colour; readonly figure: FigureId | null; readonly harvesters: Colour | null } // R6.14
  | { readonly type: 'poisoned'; readonly by: Colour; readonly figure: FigureId } // R6.18
  | { readonly type: 'raided'; readonly by: Colour; readonly of: Colour; readonly dice: readonly [number, number]; readonly spice: number } // R6.21
  | { readonly type: 'bribed'; readonly by: Colour; readonly die: number } // R6.20
  /** Faces only for the two of them; the rest hears the count. R6.20 */
  | { readonly type: 'stole'; readonly by: Colour; readonly of: Colour; readonly cards: readonly CardId[] | null; readonly count: number }
  | { readonly type: 'looked'; readonly by: Colour; readonly of: Colour } // R6.19
  | { readonly type: 'guildFlight'; readonly figure: FigureId; readonly from: SpaceId; readonly to: SpaceId } // R6.22
  | { readonly type: 'noTarget'; readonly figure: FigureId; readonly at: SpaceId } // R6.25
  // Tests
  | {
      readonly type: 'guileTest';
      readonly figure: FigureId;
      readonly danger: Danger;
      readonly die: number;
      /** What it had to beat, a Stillsuit included. */
      readonly guile: number;
      readonly hit: boolean;
    }
  /** One die for each unprotected Harvester. R6.24 */
  | {
      readonly type: 'harvesterTest';
      readonly colour: Colour;
      readonly dice: readonly number[];
      readonly lost: number;
      readonly sheltered: number;
    }
  | { readonly type: 'hurt'; readonly figure: FigureId; readonly points: number; readonly strength: number }
  /** `to`: who takes its equipment, null = under the deck. */
  | { readonly type: 'eliminated'; readonly figure: FigureId; readonly at: SpaceId; readonly gear: readonly EquipmentId[] }
  | { readonly type: 'colourOut'; readonly colour: Colour; readonly spice: number; readonly harvesters: number; readonly cards: number } // R14.1
  // Fights
  | {
      readonly type: 'fight';
      readonly cause: 'ambush' | 'called' | 'duel';
      readonly at: SpaceId;
      readonly attacker: Colour;
      readonly defender: Colour;
    }
  | { readonly type: 'named'; readonly figure: FigureId } // R8.6
  | {
      readonly type: 'fightRound';
      readonly nth: number;
      readonly attacker: FightThrow;
      readonly defender: FightThrow;
      /** Who lost a point and what it has left; null = repeated without loss. R8.2 */
      readonly loser: { readonly figure: FigureId; readonly strength: number } | null;
    }
  | { readonly type: 'dosed'; readonly by: FigureId; readonly figure: FigureId } // R9.6
  | { readonly type: 'fightWon'; readonly colour: Colour; readonly figures: readonly FigureId[]; readonly beaten: FigureId } // R8.4
  | { readonly type: 'shot'; readonly figure: FigureId; readonly target: FigureId; readonly die: number; readonly hit: boolean } // R9.4
  // Cards
  | { readonly type: 'bought'; readonly colour: Colour; readonly cards: number; readonly harvesters: number } // R11.1
  /** Only the owner hears the faces. */
  | { readonly type: 'drew'; readonly colour: Colour; readonly cards: readonly CardId[] }
  | { readonly type: 'assigned'; readonly figure: FigureId; readonly card: EquipmentId }
  | { readonly type: 'keptHidden'; readonly colour: Colour; readonly card: EquipmentId } // only the owner hears it
  | { readonly type: 'tookGear'; readonly by: Colour; readonly card: EquipmentId; readonly from: FigureId }
  | { readonly type: 'underDeck'; readonly colour: Colour; readonly count: number } // R4.5
  | {
      readonly type: 'kanly';
      readonly colour: Colour;
      readonly card: KanlyId;
      readonly figure: FigureId | null;
      readonly of: Colour | null;
    } // R10.1
  | { readonly type: 'silo'; readonly colour: Colour; readonly die: number; readonly spice: number } // R10.2
  | {
      readonly type: 'harvesterRaid';
      readonly by: Colour;
      readonly of: Colour;
      readonly dice: readonly [number, number];
      readonly harvesters: number;
    } // R10.4
  | { readonly type: 'staked'; readonly colour: Colour; readonly field: FieldId; readonly spice: number } // R11.2
  // Always possible
  | { readonly type: 'guileBought'; readonly figure: FigureId; readonly points: number; readonly guile: number } // R12.1
  | { readonly type: 'sheltered'; readonly colour: Colour; readonly harvesters: number } // R12.2
  /** Assigned equipment and Harvesters by name, hidden cards by number. R12.3 */
  | {
      readonly type: 'sold';
      readonly colour: Colour;
      readonly harvesters: number;
      readonly cards: number;
      readonly gear: readonly EquipmentId[];
    }
  | { readonly type: 'proposed'; readonly offer: Trade } // R12.8; faces only for the two of them
  | { readonly type: 'traded'; readonly offer: Trade }
  | { readonly type: 'declined'; readonly from: Colour; readonly to: Colour }
  | { readonly type: 'withdrawn'; readonly from: Colour; readonly to: Colour }
  | { readonly type: 'lapsed'; readonly from: Colour; readonly to: Colour }
  | { readonly type: 'pact'; readonly between: readonly [SeatId, SeatId]; readonly rounds: number } // R12.5
  | { readonly type: 'pactOver'; readonly between: readonly [SeatId, SeatId] }
  | {
      readonly type: 'transferred';
      readonly from: Colour;
      readonly to: Colour;
      readonly spice: number;
      readonly harvesters: number;
      readonly cards: number;
    }
  | { readonly type: 'won'; readonly seat: SeatId };

/** What one side threw in a round. `d8`: how many of the dice are d8, they come first. R9.10 */
export interface FightThrow {
  readonly colour: Colour;
  readonly dice: readonly number[];
  readonly d8: number;
}
/** An offer as it is told: cards with their faces for the two partners, without for the others. */
export interface Trade extends Omit<OfferView, 'counter' | 'lapses' | 'can'> {
  /** It answers an offer of the other. */
  readonly counter: boolean;
}
