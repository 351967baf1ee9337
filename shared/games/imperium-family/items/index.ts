import { keysOf } from '../../../kernel/typed.ts';
import type { Records } from '../edition.ts';
import type { Item } from '../../face.ts';
import type { EditionId } from '../types.ts';
import { faction, leader, space } from './board.ts';
import { card, conflict, hagalCard, intrigueCard } from './cards.ts';
import { contract } from './contracts.ts';
import { icons } from './icons.ts';
import type { ItemRules, Shelf } from './shelf.ts';
import { rivalItems } from './rivals.ts';
import { spyItems } from './spies.ts';
import { unitItems } from './units.ts';

/** Everything of an edition that can be looked up, from the records its rules read. */
export function itemsOf(edition: EditionId, records: Records, rules: ItemRules): readonly Item[] {
  const shelf: Shelf = { ...records, edition, rules };
  const all = (of: object, one: (shelf: Shelf, id: string) => Item): readonly Item[] => Object.keys(of).map((id) => one(shelf, id));
  return [
    ...all(records.cards, card),
    ...all(records.intrigue, intrigueCard),
    ...all(records.conflicts, conflict),
    ...all(records.contracts?.cards ?? {}, contract),
    ...all(records.leaders, leader),
    ...all(records.board.spaces, space),
    ...all(records.hagal.cards, hagalCard),
    ...keysOf(records.board.tracks).map((id) => faction(shelf, id)),
    ...icons(shelf),
    ...spyItems(shelf),
    ...unitItems(shelf),
    ...rivalItems(shelf),
  ];
}
