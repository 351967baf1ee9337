import { describe, expect, test } from 'vitest';
import { companionInterjections as beside } from '../../imperium-family/companion-interjections.ts';
import { interjections } from '../../imperium-family/interjections.ts';
import { bareGame } from '../../imperium-family/bare-game.fixture.ts';
import { tokensElsewhere } from '../../imperium-family/queries/companion.ts';
import type { FamilyState, Game, State } from '../../imperium-family/types.ts';
import { open } from './story.fixture.ts';

// What is told of the base game beside the turns: closed spaces, the Mentat, a look at the own deck.

const told = (): FamilyState => structuredClone(open({ seats: 2, options: { board: 'companion' } }).state) as FamilyState;
const closable = (state: State) => {
  const found = beside.close.choices({ state } as Game, 'seat1');
  return found && 'of' in found ? (found.of as readonly string[]) : null;
};

describe('R19.37 a space that a card closes', () => {
  test('is one that whoever has the turn has not closed yet, and nobody closes any without a turn', () => {
    const state = told();
    state.turn.of = 'seat2';
    const all = closable(state);
    expect([all?.includes('wealth'), all?.length]).toEqual([true, Object.keys(state.agents).length]);
    state.voices = [
      { by: 'seat2', space: 'wealth' },
      { by: 'seat1', space: 'carthag' },
    ];
    expect([closable(state)?.includes('wealth'), closable(state)?.includes('carthag')]).toEqual([false, true]);
    state.turn.of = null;
    expect(closable(state)).toBeNull();
    state.turn.of = 'rival1';
    expect(closable(state)).toBeNull();
  });
  test('is closed by whoever has the turn', () => {
    const game = bareGame(told());
    Object.assign(game.state.turn, { of: 'seat2' });
    beside.close.resolve(game, 'seat1', 'wealth');
    expect(game.state.voices).toEqual([{ by: 'seat2', space: 'wealth' }]);
    Object.assign(game.state.turn, { of: null });
    beside.close.resolve(game, 'seat1', 'carthag');
    expect(game.state.voices).toHaveLength(1);
  });
});

describe('R16.3 R16.4 the Mentat', () => {
  const holders = (change: (state: FamilyState) => unknown) => {
    const state = told();
    change(state);
    return tokensElsewhere(state).flatMap(({ token, holder }) => (token === 'mentat' ? [holder] : []));
  };
  test('may lie with another who scores or with nobody, not where its Agent would have to leave the board', () => {
    expect(holders((state) => (state.mentat = { holder: null, next: null }))).toEqual(['seat1', 'seat2']);
    const held = (agents: number) =>
      holders((state) => {
        state.mentat = { holder: 'seat1', next: null };
        Object.assign(state.players.seat1 ?? {}, { agents });
      });
    expect([held(1), held(0)]).toEqual([['seat2', null], []]);
  });
  test('after the turns it is kept for somebody', () => {
    const next = holders((state) => {
      state.phase = 'recall';
      state.mentat = { holder: 'seat1', next: 'seat2' };
      Object.assign(state.players.seat1 ?? {}, { agents: 0 });
    });
    expect(next).toEqual(['seat1', null]);
  });
});

describe('R18.8 a look at the top of the own deck', () => {
  const looks = (change: (own: NonNullable<FamilyState['players']['seat1']>) => unknown, leader = 'paul-atreides') => {
    const state = structuredClone(open({ players: { seat1: { leader } } }).state) as FamilyState;
    change(state.players.seat1 as never);
    return interjections.lookAtTop.choices({ state } as Game, 'seat1');
  };
  test('is for the Leader who has it, once for each card, and not of an empty deck', () => {
    expect(looks(() => null)).toEqual({ pick: 'one', of: ['look'] });
    expect(looks((own) => (own.known = { all: 0, owner: 1 }))).toBeNull();
    expect(looks((own) => (own.deck.hidden = []))).toBeNull();
    expect(looks(() => null, 'helena-richese')).toBeNull();
    expect(looks((own) => (own.leader = null))).toBeNull();
  });
});
