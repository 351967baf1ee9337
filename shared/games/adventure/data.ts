import board from './data/board.json' with { type: 'json' };
import cards from './data/cards.json' with { type: 'json' };
import colours from './data/colours.json' with { type: 'json' };
import fighters from './data/fighters.json' with { type: 'json' };
import game from './data/game.json' with { type: 'json' };
import investments from './data/investments.json' with { type: 'json' };
import type { CardId, Colour, FieldId, FigureId, Ring, SpaceId, SpaceKind } from './ids.ts';

/** Where a value is from: stated by the rulebook, by a public source named in the data's README, or stated nowhere. */
export type Source = 'seed' | 'public' | 'reconstructed';
/** Which silhouette a figure is drawn with. */
export type Role = 'heir' | 'ruler' | 'warrior';

export interface SpaceFacts {
  readonly kind: SpaceKind;
  readonly ring: Ring;
  /** Of a sietch or a Training space. */
  readonly colour: Colour | null;
  /** Legal single steps; two at a link. R3.4 */
  readonly next: readonly SpaceId[];
}
export interface FighterFacts {
  readonly colour: Colour;
  readonly role: Role;
  readonly guile: number;
  /** At the start. R2.3 */
  readonly strength: number;
  readonly source: Source;
}
export interface FieldFacts {
  /** Sums of an opening throw that win. R11.3 */
  readonly numbers: readonly number[];
  /** Spice from the bank for each staked one. */
  readonly ratio: number;
  readonly source: Source;
}
export interface CardFacts {
  readonly type: 'equipment' | 'kanly';
  readonly copies: number;
  readonly source: Source;
}
/** Everything about the box that its owner may correct. */
export interface AdventureData {
  readonly board: { readonly spaces: Readonly<Record<SpaceId, SpaceFacts>>; readonly source: Source };
  readonly fighters: Readonly<Record<FigureId, FighterFacts>>;
  readonly cards: Readonly<Record<CardId, CardFacts>>;
  readonly investments: Readonly<Record<Colour, Readonly<Record<FieldId, FieldFacts>>>>;
  readonly colours: Readonly<
    Record<
      Colour,
      {
        /** The colour and pattern a seat is drawn with. */
        readonly house: 'atreides' | 'corrino' | 'fremen' | 'harkonnen';
        readonly source: Source;
      }
    >
  >;
  readonly game: {
    readonly spice: number;
    readonly harvesters: number;
    readonly start: { readonly spice: number; readonly harvesters: number };
    readonly limits: { readonly strength: number; readonly guile: number; readonly fightDice: number };
    readonly prices: {
      readonly card: number;
      readonly harvester: number;
      readonly cardsPerTurn: number;
      readonly harvestersPerTurn: number;
      readonly toll: number;
      readonly guile: number;
      readonly protection: number;
      readonly salePieces: number;
      readonly saleSpice: number;
      readonly socialPlan: number;
    };
    readonly tests: {
      /** A Harvester is lost on this die or more. R6.24 */
      readonly harvesterLostFrom: number;
      /** An Ornithopter goes under the deck on this die or more. R9.8 */
      readonly ornithopterLostFrom: number;
    };
    readonly source: Source;
  };
}
/** The box as far as it is known; an owner's corrections are laid over it (corrections.ts). */
export const DATA = { board, fighters, cards, investments, colours, game } as unknown as AdventureData;
