import { CARDS, type CardId, type Colour } from '../../../../shared/games/adventure/ids.ts';
import type { AdventureView } from '../../../../shared/games/adventure/types.ts';

/** Equal cards of a hand lie on each other. */
export interface HeldCards {
  readonly id: CardId;
  readonly count: number;
}
/** The hidden cards of one colour as far as the viewer sees them, in the order of the data. */
export const heldBy = (view: AdventureView, colour: Colour): readonly HeldCards[] => {
  const hand = view.stock[colour]?.hand ?? [];
  return CARDS.flatMap((id) => {
    const count = hand.filter((one) => one === id).length;
    return count > 0 ? [{ id, count }] : [];
  });
};
/** Colours whose hidden cards the viewer sees: the own ones, and one that is looked through (R6.19). */
export const seenHands = (view: AdventureView): readonly Colour[] =>
  view.colours.filter((colour) => view.stock[colour]?.hand && (view.mine.includes(colour) || (view.stock[colour]?.hand ?? []).length > 0));
/** Has the viewer anything to hold? */
export const holdsCards = (view: AdventureView): boolean =>
  view.mine.length > 0 && seenHands(view).some((colour) => heldBy(view, colour).length > 0);
