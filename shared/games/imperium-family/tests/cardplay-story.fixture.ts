import { expect } from 'vitest';
import { Table } from '../../../kernel/table.ts';
import { type Story, storyOf } from '../../imperium/tests/story.fixture.ts';
import { type ArrangedPlayer, type Arrangement, arranged } from '../arrange.ts';
import { CARDPLAY } from '../cardplay.fixture.ts';
import { familyModule } from '../module.ts';
import type { FamilyGame } from '../types.ts';

export const cardplayed = familyModule(CARDPLAY);
/** Lays a position of the edition for `effects/cardplay.ts` out and plays on to its first question. */
export function open(arrangement: Arrangement = {}): Story {
  const table = new Table<FamilyGame>(cardplayed, arranged(CARDPLAY.id, arrangement), {});
  expect(cardplayed.invariants(table.state)).toEqual([]);
  table.start();
  return storyOf(table);
}
/** Only the first seat has anything. */
export const alone = (player: ArrangedPlayer, more: Arrangement = {}): Story =>
  open({ ...more, players: { ...more.players, seat1: { noMore: true, ...player } } });
