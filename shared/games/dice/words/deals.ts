import type { Message } from '../../../text/message.ts';
import { KINDS } from '../ids.ts';
import type { Deal, DiceView, Shipment } from '../types.ts';
import { facts, place, player, said, type Table, troops } from './names.ts';

/** Troops of a House that a deal ships to one region. */
export const shipped = (table: Table, { house, to }: Pick<Shipment, 'house' | 'to'>, what: readonly Message[]): Message =>
  said('deal.shipment', { who: player(table, house), troops: what, region: place(to) });

/** Everything a deal contains, troops added up by House and region. R10.10 */
function dealParts(table: Table, { by, gift, shipments }: Deal): readonly Message[] {
  const seen = new Set<string>();
  const ships = shipments.flatMap((shipment) => {
    const { house, to } = shipment;
    if (seen.has(`${house} ${to}`)) return [];
    seen.add(`${house} ${to}`);
    const count = (kind: Shipment['what']): number =>
      shipments.filter((each) => each.house === house && each.to === to && each.what === kind).length;
    const what = KINDS.flatMap((kind) => (count(kind) > 0 ? [troops(house, kind, count(kind))] : []));
    return [shipped(table, shipment, what)];
  });
  const giver = player(table, table.view?.turn.ally ?? by);
  return gift > 0 ? [said('deal.gift', { who: giver, count: gift }), ...ships] : ships;
}
/** Everything a deal contains, as one sentence; null if it is empty. */
export function dealSum(table: Table, deal: Deal): Message | null {
  const [first, ...rest] = dealParts(table, deal);
  return first ? facts([first, ...rest]) : null;
}
/** The deal on the table; null as long as nothing is in it. */
export const dealHint = (table: Table & { readonly view: DiceView }): Message | null =>
  table.view.turn.deal ? dealSum(table, table.view.turn.deal) : null;
