import type { CardId, EquipmentId } from '../ids.ts';
import type { Sale } from '../questions.ts';
import { pieceOf } from '../queries/sale.ts';
import { factsOf, inOrder } from '../queries/table.ts';
import type { Game } from '../types.ts';
import { takeSpice } from './bank.ts';
import { returnHarvesters } from './harvesters.ts';
import { takeFromHand, underDeck } from './cards.ts';
import { unassign } from './equipment.ts';

/**
 * Pieces go to the bank and under the deck, in a random order; the bank pays for them. R12.3, R4.5
 * Assigned equipment is gone at once, also in a fight. Q29
 */
export function sell(game: Game, { pieces, paid }: Sale): void {
  const cards: CardId[] = [];
  const gear: EquipmentId[] = [];
  let harvesters = 0;
  for (const [key, count] of Object.entries(pieces)) {
    if (count === 0) continue;
    const piece = pieceOf(key);
    if (piece.sort === 'harvesters') {
      returnHarvesters(game, piece.colour, count);
      harvesters += count;
    } else if (piece.sort === 'gear') {
      unassign(game, piece.figure, piece.card);
      gear.push(piece.card);
    } else {
      const copies = Array.from({ length: count }, () => piece.card);
      takeFromHand(game, piece.colour, copies);
      cards.push(...copies);
    }
  }
  const sorted = inOrder(gear);
  game.tell({ type: 'sold', colour: paid, harvesters, cards: cards.length, gear: sorted });
  underDeck(game, [...cards, ...sorted]);
  takeSpice(game, paid, factsOf(game.state).game.prices.saleSpice);
}
