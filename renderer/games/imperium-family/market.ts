import type { CardName } from '../../../shared/games/imperium-family/ids.ts';
import { persuasionFor } from '../../../shared/games/imperium-family/queries/acquire.ts';
import type { Purchase } from '../../../shared/games/imperium-family/questions.ts';
import type { FamilyView } from '../../../shared/games/imperium-family/types.ts';
import { openState } from '../../../shared/games/imperium-family/words/names.ts';

/** Is this the viewer's own Reveal turn? */
export const shopsNow = ({ turn, viewer }: FamilyView): boolean => turn.kind === 'reveal' && turn.of !== null && turn.of === viewer;

/** What a card costs now, in Persuasion; null = it is not for sale. Prices depend on nothing that a view hides. */
export const priceOf = (view: FamilyView, acquire: CardName, from: Purchase['from']): number | null =>
  persuasionFor(openState({ view }), { acquire, from });
/** What is missing to buy a card in the own Reveal turn; 0 = nothing, or nobody shops. */
export function missingFor(view: FamilyView, acquire: CardName, from: Purchase['from']): number {
  if (!shopsNow(view)) return 0;
  const price = priceOf(view, acquire, from);
  return price === null ? 0 : Math.max(0, price - view.turn.persuasion);
}
