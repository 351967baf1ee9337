import { recordOf } from '../../../kernel/typed.ts';
import type { DeepReadonly } from '../../../kernel/types.ts';
import { type AdventureData, DATA } from '../data.ts';
import { CARDS, type CardId, COLOURS, type Colour, type EquipmentId, FIGURES, type FigureId, type SeatId, type SpaceId } from '../ids.ts';
import type { State, Stock } from '../types.ts';
import { type Board, boardOf } from '../board.ts';

/** The data this table plays with, an owner's corrections included. */
export const factsOf = (state: State): AdventureData => boardOf(state.options).data;
/** The board of this table. */
export const board = (state: State): Board => boardOf(state.options);

const FIGURES_OF = recordOf(COLOURS, (colour): readonly FigureId[] => FIGURES.filter((figure) => DATA.fighters[figure].colour === colour));
const COLOUR_OF = recordOf(FIGURES, (figure) => DATA.fighters[figure].colour);

export const colourOf = (figure: FigureId): Colour => COLOUR_OF[figure];
/** The person who plays a colour in play. R4.1 */
export const seatOf = (state: State, colour: Colour): SeatId => state.seatOf[colour] as SeatId;
/** The colours a person plays, clockwise; fallen ones too. R13.1 */
export const coloursOf = (state: State, seat: SeatId): Colour[] => state.colours.filter((colour) => state.seatOf[colour] === seat);
/** Both colours are played by one seat. R13.2 */
export const isOwnSide = (state: State, by: Colour, other: Colour): boolean => state.seatOf[by] === state.seatOf[other];
/** The other colour of the same player. R13.1 */
export const isPartner = (state: State, colour: Colour, other: Colour): boolean => other !== colour && isOwnSide(state, colour, other);
/** What a colour in play owns. R1.1 */
export const stockOf = (state: State, colour: Colour): DeepReadonly<Stock> => state.stock[colour] as DeepReadonly<Stock>;

export const stands = (state: State, figure: FigureId): boolean => state.figures[figure].at !== null;
/** Where a figure stands; asked only of figures that do. */
export const spaceOf = (state: State, figure: FigureId): SpaceId => state.figures[figure].at as SpaceId;
/** A colour's figures that stand. */
export const figuresOf = (state: State, colour: Colour): FigureId[] =>
  FIGURES_OF[colour].filter((figure) => state.figures[figure].at !== null);
/** A colour's side on a space. R1.5 */
export const sideAt = (state: State, colour: Colour, at: SpaceId): FigureId[] =>
  FIGURES_OF[colour].filter((figure) => state.figures[figure].at === at);
/** A colour has a figure left. R14.1 */
export const isIn = (state: State, colour: Colour): boolean => FIGURES_OF[colour].some((figure) => state.figures[figure].at !== null);
/** Colours with a figure left, clockwise. */
export const living = (state: State): Colour[] => state.colours.filter((colour) => isIn(state, colour));
/** The other colours in play clockwise after this one, fallen ones too. */
export function clockwiseFrom({ colours }: State, colour: Colour): Colour[] {
  const at = colours.indexOf(colour);
  return [...colours.slice(at + 1), ...colours.slice(0, at)];
}
/** Colours of other players that have a figure left, clockwise from this one. R1.7 */
export const opponents = (state: State, colour: Colour): Colour[] =>
  clockwiseFrom(state, colour).filter((other) => state.seatOf[other] !== state.seatOf[colour] && isIn(state, other));

/** On the sietch of its own colour nobody can choose or hit it. R1.6 */
export function isSafe(state: State, figure: FigureId): boolean {
  const { at } = state.figures[figure];
  return at !== null && board(state).sietch[at] === COLOUR_OF[figure];
}
/** The figure has this equipment, and may use it already. R8.9 */
export function canUse(state: State, figure: FigureId, card: EquipmentId): boolean {
  const { gear, fresh } = state.figures[figure];
  return gear.includes(card) && !fresh.includes(card);
}
/** A colour's figures that lack a kind of equipment. R9.1 */
export const lacking = (state: State, colour: Colour, card: EquipmentId): FigureId[] =>
  FIGURES_OF[colour].filter((figure) => state.figures[figure].at !== null && !state.figures[figure].gear.includes(card));
/** The dice of this turn's throw; asked only after it. R5.2 */
export function dieValues({ turn }: State): { readonly a: number; readonly b: number } {
  const [a = 0, b = 0] = turn.dice ?? [];
  return { a, b };
}

const RANK = recordOf(CARDS, (card) => CARDS.indexOf(card));
/** Cards in the order of the data. */
export const inOrder = <C extends CardId>(cards: readonly C[]): C[] => cards.toSorted((one, other) => RANK[one] - RANK[other]);
/** The cards without one copy each of `gone`. */
export function without<C extends CardId>(cards: readonly C[], gone: readonly CardId[]): C[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card as C);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
