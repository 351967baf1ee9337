import { expect, test } from 'vitest';
import type { FamilyView } from '../../../shared/games/imperium-family/types.ts';
import { imperium } from '../../../shared/games/imperium/index.ts';
import { open } from '../../../shared/games/imperium/tests/story.fixture.ts';
import { openTurnOf } from './open-turn.ts';

const viewOf = (...[arrangement]: Parameters<typeof open>): FamilyView => imperium.view(open(arrangement).state, 'seat1');

// R5.1
test('a turn that has only begun tells Agents and hand; one that went further does not', () => {
  const view = viewOf({ seats: 3, firstPlayer: 'seat1', players: { seat1: { hand: ['dagger', 'dune-the-desert-planet'] } } });
  expect(openTurnOf(view)).toEqual({ of: 'seat1', agents: 2, hand: 2 });
  expect(openTurnOf({ ...view, turn: { ...view.turn, kind: 'agent' } })).toBeNull();
  expect(openTurnOf({ ...view, turn: { ...view.turn, of: null } })).toBeNull();
});

test('beside a board of one’s own nobody counts the hand', () => {
  const view = viewOf({ seats: 1, firstPlayer: 'seat1', options: { board: 'companion' } });
  expect(openTurnOf(view)).toEqual({ of: 'seat1', agents: 2, hand: null });
});

// R23.6
test('a Rival chooses nothing, with a card of its own or without', () => {
  const view = viewOf({ seats: 1 });
  expect(view.players['rival1']).toBeDefined();
  expect(openTurnOf({ ...view, turn: { ...view.turn, of: 'rival1', kind: 'open' } })).toBeNull();
});
