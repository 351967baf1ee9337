import { expect, test } from 'vitest';
import { GAME_IDS } from '../../shared/games/index.ts';
import { SOUNDING, soundOf } from './events.ts';
import { soundPace } from './pace.ts';

const SOURCES = import.meta.glob<string>('../../shared/games/*/{events,types}.ts', { eager: true, query: '?raw', import: 'default' });

test('of what happens together the weightiest is heard, once', () => {
  expect(soundOf([])).toBeNull();
  expect(soundOf(['placed'])).toBe('pebble');
  expect(soundOf(['cardPlayed', 'placed', 'fought'])).toBe('clash');
  expect(soundOf(Array.from({ length: 16 }, () => 'rolled'))).toBe('bone');
});

test('every event that has a sound of its own is told by a game', () => {
  const told = Object.values(SOURCES).join('\n');
  expect(GAME_IDS.length).toBeGreaterThan(0);
  for (const type of SOUNDING) expect(told, type).toContain(`'${type}'`);
});

test('sixteen dice that fall at once sound once', () => {
  const may = soundPace();
  const heard = Array.from({ length: 16 }, (_, n) => may('bone', n * 10)).filter(Boolean);
  expect(heard).toHaveLength(1);
  expect(may('bone', 1000)).toBe(true);
});

test('a rush of events is no noise, and the call to one’s turn is heard above it', () => {
  const may = soundPace();
  const names = ['bone', 'pebble', 'card', 'sand', 'clash', 'worm', 'slab'] as const;
  expect(names.filter((name, n) => may(name, n))).toHaveLength(5);
  expect([may('tap', 20), may('drum', 21), may('victory', 22)]).toEqual([false, true, true]);
});
