import { type HouseId, HOUSES } from '../../../shared/games/arrakis/ids.ts';
import type { ArrakisView } from '../../../shared/games/arrakis/types.ts';
import { stoneOf } from '../../../shared/games/arrakis/words/names.ts';
import type { Entity } from '../../../shared/games/face.ts';

/** Cards that are held together. */
export interface Held {
  /** Whose planning cards they are, or what else they are. */
  readonly id: HouseId | 'objective' | 'prescience';
  readonly stone: string | null;
  /** Equal cards lie on each other. */
  readonly cards: readonly { readonly entity: Entity; readonly count: number }[];
}
function piled(kind: string, ids: readonly string[]): Held['cards'] {
  return [...new Set(ids)].map((id) => ({ entity: { kind, id }, count: ids.filter((one) => one === id).length }));
}
/**
 * What the viewer holds, in the order it lies and is gone through: planning cards, each House's by itself; for the Atreides their
 * objective and the open prescience cards, too. Beside the question these lie, before the others, only where they are asked about
 * or nothing else is held: the boards show them as well, and the cards need the room. On a phone everything lies there, the planning cards first.
 * @param isLit whether a card answers the question
 */
export function heldOf(view: ArrakisView, phone: boolean, isLit: (entity: Entity) => boolean): readonly Held[] {
  const hands = HOUSES.flatMap((id): readonly Held[] => {
    const { cards } = view.hands[id];
    return cards?.length ? [{ id, stone: stoneOf(id), cards: piled('card', cards) }] : [];
  });
  if (view.side !== 'atreides') return hands;
  const known = view.shown.map(({ card }) => card);
  const others = [
    { id: 'objective', stone: null, cards: piled('objective', view.objectives ?? []) } as const,
    { id: 'prescience', stone: null, cards: piled('prescience', known) } as const,
  ].filter(({ cards }) => cards.length > 0);
  if (phone) return [...hands, ...others];
  const wanted = others.filter(({ cards }) => hands.length === 0 || cards.some(({ entity }) => isLit(entity)));
  return [...wanted, ...hands];
}
