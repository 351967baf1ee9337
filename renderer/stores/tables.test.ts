import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Push, TableLine } from '../../shared/protocol/pushes.ts';

const { hearers } = vi.hoisted(() => ({ hearers: [] as ((push: Push) => void)[] }));
vi.mock('./session.ts', () => ({
  useSession: () => ({
    hear: (hearer: (push: Push) => void) => hearers.push(hearer),
    whenGreeted: () => {},
    hostRights: false,
    request: async (name: string) => (name === 'create' ? { table: 'made' } : null),
  }),
}));
const { useTables } = await import('./tables.ts');

const line = (table: string, about: Partial<TableLine> = {}): TableLine => ({
  table,
  game: 'dice',
  name: 'Table of Anna',
  phase: 'playing',
  seats: 2,
  free: 0,
  open: true,
  mine: [],
  asked: false,
  people: ['Anna'],
  at: 0,
  ...about,
});
const push = (message: Push): void => {
  for (const hearer of hearers) hearer(message);
};
const ids = (lines: readonly TableLine[]): string[] => lines.map(({ table }) => table);

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => kept.set(name, text),
});
beforeEach(() => {
  kept.clear();
  setActivePinia(createPinia());
  hearers.length = 0;
});

it('what waits for this device comes first, then its games, what others play, and what is over; the newest first', () => {
  const { here } = toLists([
    line('over', { phase: 'over', mine: ['seat1'], at: 9 }),
    line('others'),
    line('mine', { mine: ['seat1'], at: 1 }),
    line('lobby', { phase: 'lobby', mine: ['seat2'], at: 5 }),
    line('turn', { mine: ['seat1'], asked: true }),
    line('newer turn', { mine: ['seat1'], asked: true, at: 2 }),
  ]);
  expect(ids(here.asked)).toEqual(['newer turn', 'turn']);
  expect(ids(here.yours)).toEqual(['lobby', 'mine']);
  expect(ids(here.open)).toEqual(['others']);
  expect(ids(here.over)).toEqual(['over']);
});
it('hears that it is asked at one of them', () => {
  const tables = toLists([line('a', { mine: ['seat1'] }), line('b')]);
  push({ push: 'line', line: line('a', { mine: ['seat1'], asked: true, at: 7 }) });
  expect(ids(tables.here.asked)).toEqual(['a']);
  expect(ids(tables.here.open)).toEqual(['b']);
});
it('arranges what was made from this device, also when the page is loaded anew, and nothing else', async () => {
  await useTables().create('dice', 'Anna', 4);
  setActivePinia(createPinia());
  expect([useTables().arranges('made'), useTables().arranges('others')]).toEqual([true, false]);
});

function toLists(lines: readonly TableLine[]) {
  const tables = useTables();
  push({ push: 'tables', tables: lines, saves: [] });
  return tables;
}
