import type { Message } from '../../../text/message.ts';
import type { SpaceRecord } from '../records.ts';
import type { EditionId } from '../types.ts';
import { oneOf, saidCost } from './effects.ts';
import { said } from './names.ts';

/** What a space asks to be paid, also once somebody has the Swordmaster; null = nothing. R6.3, Uprising R4.13 */
export function saidSpacePrice(
  { cost, cost_options, cost_if_any_player_has_swordmaster: later }: SpaceRecord,
  edition: EditionId,
): Message | null {
  const prices = (cost_options ?? [cost]).filter((one) => Object.keys(one).length > 0).map((one) => saidCost(one, edition));
  if (prices.length === 0) return null;
  const price = oneOf(prices);
  return later ? said('fact.price.later', { price, later: saidCost(later, edition) }) : price;
}
