import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ArrakisEvent } from '../../../../shared/games/arrakis/events.ts';
import type { Act } from './acts.ts';
import { useTicks } from './ticks.ts';

beforeEach(() => setActivePinia(createPinia()));

const die = (...events: readonly ArrakisEvent[]): Act => ({
  kind: 'die',
  round: 1,
  symbol: 'strategy',
  again: 0,
  leader: null,
  rows: [],
  deeds: events.map((event) => ({ event, why: [], under: null })),
});
const rescued = (at: 'ne-outer-1' | 'nw-inner-4'): ArrakisEvent => ({ type: 'rescued', at, zone: 'air-ne-inner-ne-outer' });
const [first, second] = [rescued('ne-outer-1'), rescued('nw-inner-4')];

describe('orders that were ticked off on a board of one’s own', () => {
  test('stay with their table and their act; pressed again they are open again', () => {
    const ticks = useTicks();
    ticks.tick('a', 1, 0, first);
    ticks.tick('a', 1, 1, second);
    expect([...ticks.doneIn('a', 1)]).toEqual([0, 1]);
    expect([...ticks.doneIn('a', 0), ...ticks.doneIn('b', 1)]).toEqual([]);
    ticks.tick('a', 1, 0, first);
    expect([...ticks.doneIn('a', 1)]).toEqual([1]);
    expect([...useTicks().doneIn('a', 1)]).toEqual([1]);
  });
  test('go with what is taken back, and tick off nothing else that comes in its place', () => {
    const ticks = useTicks();
    ticks.tick('a', 0, 0, first);
    ticks.tick('a', 0, 1, second);
    ticks.tick('a', 1, 0, first);
    ticks.tick('b', 1, 0, first);
    // What goes on is told anew with every answer: equal, not the same.
    ticks.fit('a', [die({ ...first }, { ...second }), die({ ...first }, second)]);
    expect([...ticks.doneIn('a', 0), ...ticks.doneIn('a', 1)]).toEqual([0, 1, 0]);
    ticks.fit('a', [die(first, first)]);
    expect([...ticks.doneIn('a', 0), ...ticks.doneIn('a', 1)]).toEqual([0]);
    expect([...ticks.doneIn('b', 1)]).toEqual([0]);
    ticks.fit('a', [die(first, second), die(first)]);
    expect([...ticks.doneIn('a', 0), ...ticks.doneIn('a', 1)]).toEqual([0]);
  });
});
