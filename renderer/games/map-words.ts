import type { Message } from '../../shared/text/message.ts';
import { type Neighbourhood, neighboursOf } from '../canvas/map/neighbours.ts';

/** What lies around a region, from north on, clockwise: for who cannot see it. */
export function bordersSaid<Id extends string>(
  say: (message: Message) => string,
  land: Neighbourhood<Id>,
  from: Id,
  { nameOf, isCliff }: { readonly nameOf: (id: Id) => string; readonly isCliff: (one: Id, other: Id) => boolean },
): string {
  const borders = neighboursOf(land, from).map(
    ({ id, direction }): Message => ({
      key: isCliff(from, id) ? 'picture.map.cliff' : 'picture.map.border',
      with: { direction: { key: `picture.map.${direction}` }, name: nameOf(id) },
    }),
  );
  return say({ key: 'picture.map.borders', with: { borders } });
}
