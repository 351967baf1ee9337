import { set } from '../../../kernel/write.ts';
import { type HouseId, POLAR_SINK } from '../ids.ts';
import { shipsFrom } from '../queries/shipping.ts';
import { price } from '../queries/spice.ts';
import type { Deal, Game, Shipment } from '../types.ts';
import { giveSpice, pay, payGuild } from './spice.ts';
import { moveTroops } from './troops.ts';
import { activeHouse } from '../queries/table.ts';

/** One troop lands; the active player pays. R10.4-R10.6 */
export function ship(game: Game, { house: id, what, to }: Shipment): void {
  const from = shipsFrom(id);
  const fare = price(id, to);
  pay(game, fare);
  moveTroops(game, id, what, from, to, 1);
  game.tell({ type: 'shipped', house: id, kind: what, from, to, price: fare, payer: activeHouse(game.state) });
  if (to !== POLAR_SINK) payGuild(game, id); // R16.12
}
export function setDeal(game: Game, deal: Deal | null): void {
  set(game, game.state.turn, 'deal', deal);
}
export function propose(game: Game, deal: Deal, to: HouseId): void {
  game.tell({ type: 'proposed', deal, to });
}
/** An agreed deal is carried out as a whole, in its order. R10.7 */
export function carryOut(game: Game, deal: Deal, by: HouseId): void {
  setDeal(game, null);
  game.tell({ type: 'agreed', deal, house: by });
  giveSpice(game, deal.gift);
  for (const shipment of deal.shipments) ship(game, shipment);
}
export function declineDeal(game: Game, deal: Deal, by: HouseId): void {
  setDeal(game, null);
  set(game, game.state.turn, 'refused', [...game.state.turn.refused, deal]);
  game.tell({ type: 'declined', deal, house: by });
}
export const silenceAlly = (game: Game): void => set(game, game.state.turn, 'allySilent', true);
