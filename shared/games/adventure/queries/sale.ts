import type { Choices } from '../../../kernel/choices.ts';
import { CARDS, type CardId, type Colour, COLOURS, EQUIPMENT, type EquipmentId, type FigureId, type SeatId } from '../ids.ts';
import type { AdventureInterjections, Sale } from '../questions.ts';
import type { State } from '../types.ts';
import { factsOf, figuresOf, stockOf } from './table.ts';
import { guileOf } from './guile.ts';
import { countIn, isHeld, livingOf, owned, upTo } from './trade.ts';
import { protectable } from './harvesters.ts';

/** One piece that can be sold. */
export type Piece =
  | { readonly sort: 'harvesters'; readonly colour: Colour }
  | { readonly sort: 'card'; readonly colour: Colour; readonly card: CardId }
  | { readonly sort: 'gear'; readonly figure: FigureId; readonly card: EquipmentId };

/** Everything a player could sell, by its key in the answer: how many there are. R12.3 */
export function sellable(state: State, seat: SeatId): Record<string, number> {
  const most: Record<string, number> = {};
  for (const colour of livingOf(state, seat)) {
    const { harvesters, hand } = stockOf(state, colour);
    if (harvesters > 0) most[`${colour}/harvesters`] = harvesters;
    if (isHeld(state, colour)) continue;
    for (const card of CARDS) {
      const count = countIn(hand.hidden, card);
      if (count > 0) most[`${colour}/${card}`] = count;
    }
    for (const figure of figuresOf(state, colour)) for (const card of state.figures[figure].gear) most[`${figure}/${card}`] = 1;
  }
  return most;
}
/** What a key of a sale stands for. */
export function pieceOf(key: string): Piece {
  const [owner = '', what = ''] = key.split('/');
  if (what === 'harvesters') return { sort: 'harvesters', colour: owner as Colour };
  const isColour = COLOURS.some((colour) => colour === owner);
  return isColour
    ? { sort: 'card', colour: owner as Colour, card: what as CardId }
    : { sort: 'gear', figure: owner as FigureId, card: what as EquipmentId };
}

/** @returns null if the bank has no spice, or there are not two pieces. R12.3, R12.7 */
export function sales(state: State, seat: SeatId): Choices<Sale> | null {
  const { salePieces } = factsOf(state).game.prices;
  const most = sellable(state, seat);
  const count = Object.values(most).reduce((sum, each) => sum + each, 0);
  if (state.bank.spice === 0 || count < salePieces) return null;
  return {
    pick: 'form',
    fields: {
      pieces: { pick: 'amounts', most, min: salePieces, max: salePieces },
      paid: { pick: 'one', of: livingOf(state, seat) },
    },
  };
}

/** Own figures whose Guile can be raised by a point. R12.1 */
export function cunning(state: State, seat: SeatId): readonly FigureId[] {
  const { limits, prices } = factsOf(state).game;
  return livingOf(state, seat)
    .filter((colour) => stockOf(state, colour).spice >= prices.guile)
    .flatMap((colour) => figuresOf(state, colour).filter((figure) => guileOf(state, figure) < limits.guile));
}

/** How many more Harvesters each own colour can protect. R12.2 */
export function protections(state: State, seat: SeatId): readonly AdventureInterjections['protect'][] {
  return livingOf(state, seat).flatMap((colour) => upTo(protectable(state, colour)).map((harvesters) => ({ colour, harvesters })));
}

/** Hidden equipment with the figures of its colour that lack the kind. R9.1 */
export const equippable = (state: State, seat: SeatId): readonly AdventureInterjections['equip'][] =>
  livingOf(state, seat)
    .filter((colour) => !isHeld(state, colour))
    .flatMap((colour) =>
      EQUIPMENT.filter((card) => owned(state, colour, card) > 0).flatMap((card) =>
        figuresOf(state, colour)
          .filter((figure) => !state.figures[figure].gear.includes(card))
          .map((figure) => ({ figure, card })),
      ),
    );
