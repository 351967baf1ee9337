import { expect, test } from 'vitest';
import { arrange } from '../../../shared/games/arrakis/arranged-position.ts';
import type { HouseId, PlanningId } from '../../../shared/games/arrakis/ids.ts';
import type { ArrakisView } from '../../../shared/games/arrakis/types.ts';
import { viewOf } from '../../../shared/games/arrakis/view.ts';
import { heldOf } from './held.ts';
import { holdsCards } from './holds.ts';

/** With an open prescience card. */
const seen = (hands: Partial<Record<HouseId, readonly PlanningId[]>>, eyes: 'seat1' | 'seat2' = 'seat1'): ArrakisView => {
  const shown = [{ card: 'dew-collectors-for-the-planting', kept: false, feared: false }] as const;
  return viewOf(arrange({ hands, agenda: [], state: { shown } }).state, eyes);
};
const two = seen({ 'house-atreides': ['shai-hulud', 'shai-hulud', 'crysknife'], 'fremen-ally': ['thumpers'] });
const nothing = () => false;
const ids = (...asked: Parameters<typeof heldOf>) => heldOf(...asked).map(({ id }) => id);

test('equal cards lie on each other, each House’s by itself', () => {
  expect(heldOf(two, false, nothing)).toMatchObject([
    { id: 'house-atreides', cards: [{ entity: { kind: 'card', id: 'shai-hulud' }, count: 2 }, { count: 1 }] },
    { id: 'fremen-ally', cards: [{ entity: { kind: 'card', id: 'thumpers' }, count: 1 }] },
  ]);
});

test('beside the question what the boards show as well lies only where it is asked about, and before the others', () => {
  expect(ids(two, false, ({ kind }) => kind === 'prescience')).toEqual(['prescience', 'house-atreides', 'fremen-ally']);
  expect(ids(two, false, ({ kind }) => kind === 'card')).toEqual(['house-atreides', 'fremen-ally']);
});

test('on a phone everything lies there, the planning cards first, asked about or not', () => {
  const order = ['house-atreides', 'fremen-ally', 'objective', 'prescience'];
  expect(ids(two, true, nothing)).toEqual(order);
  expect(ids(two, true, () => true)).toEqual(order);
});

test('whoever is said to hold something sees it: without planning cards the objective lies open', () => {
  const bare = seen({});
  expect([holdsCards(bare), ids(bare, false, nothing)]).toEqual([true, ['objective', 'prescience']]);
  const others = seen({ 'house-atreides': ['thumpers'] }, 'seat2');
  expect([holdsCards(others), ids(others, false, nothing), ids(others, true, nothing)]).toEqual([false, [], []]);
});
