import { describe, expect, test } from 'vitest';
import { bareGame } from '../bare-game.fixture.ts';
import { noteAcquired, noteSwords } from '../verbs/cardplay.ts';
import { addAbility, addOrigins, dropPiecesOf, renewSignets, takePiece } from '../verbs/pieces.ts';
import { setVisitInfluence } from '../verbs/visit-influence.ts';
import { alone } from './cardplay-story.fixture.ts';
import { on, own } from './verbs.fixture.ts';

// Each verb for itself: what a turn remembers.

describe('what a turn remembers', () => {
  test('Uprising R13.4 cards acquired in the own turn, one after the other', () => {
    const game = on();
    noteAcquired(game, 'seat1', 'bargain');
    noteAcquired(game, 'seat1', 'path');
    noteAcquired(game, 'seat2', 'court');
    expect(game.state.turn.acquired).toEqual(['bargain', 'path']);
  });
  test('Uprising R8.2 cards that gave swords, each once', () => {
    const game = on();
    noteSwords(game, null);
    expect(game.state.turn.armed).toBeUndefined();
    for (const origin of [1, 0, 1]) noteSwords(game, origin);
    expect(game.state.turn.armed).toEqual([1, 0]);
  });
  test('R10.7 a trashed card works no more, and takes its effects along', () => {
    const game = on({ hand: ['guard'] });
    addOrigins(game, 'seat1', ['steersman', 'ban'], 'card');
    expect(game.state.turn.pieces.map(({ id, origin, effect }) => [id, origin, Object.keys(effect)[0]])).toEqual([
      [0, 0, 'draw'],
      [1, 0, 'recall_agent'],
      [2, 1, 'recruit'],
    ]);
    dropPiecesOf(game, 0);
    expect([game.state.turn.origins, game.state.turn.pieces.map(({ id }) => id), game.state.turn.made]).toEqual([
      [
        { card: 'steersman', works: false },
        { card: 'ban', works: true },
      ],
      [2],
      3,
    ]);
    addOrigins(game, 'seat1', ['harvester'], 'card');
    expect(game.state.turn.pieces.map(({ id, origin }) => [id, origin])).toEqual([
      [2, 1],
      [3, 2],
    ]);
    expect(takePiece(game, 2)).toMatchObject({ id: 2, origin: 1 });
    expect(game.state.turn.pieces.map(({ id }) => id)).toEqual([3]);
    expect(() => takePiece(game, 2)).toThrow('No piece 2');
  });
  test('Uprising R15.6 without a signet nothing is renewed, and an ability of the set-up is no effect of a turn', () => {
    const game = on({ hand: ['guard'] });
    addOrigins(game, 'seat1', ['steersman'], 'card');
    const before = structuredClone(game.state.turn);
    renewSignets(game, 'seat1');
    addAbility(game, 'seat1');
    expect(game.state.turn).toEqual(before);
  });
  test('Uprising R4.9 more Influence of a visit makes up for what was taken, less changes nothing', () => {
    const sent = alone({ hand: ['advisor'] }).send('advisor', 'camp');
    const waiting = bareGame(sent.state);
    expect(setVisitInfluence(waiting, 'seat1', 1)).toEqual([]);
    expect(waiting.state.turn.visitInfluence).toBeUndefined();
    expect([setVisitInfluence(waiting, 'seat1', 2), waiting.state.turn.visitInfluence, own(waiting).influence.fremen]).toEqual([[], 2, 0]);
    const taken = bareGame(sent.piece('influence').state);
    setVisitInfluence(taken, 'seat1', 2);
    expect([taken.state.turn.visitInfluence, own(taken).influence.fremen]).toEqual([2, 2]);
    setVisitInfluence(taken, 'seat1', 3);
    expect([taken.state.turn.visitInfluence, own(taken).influence.fremen]).toEqual([3, 3]);
    setVisitInfluence(taken, 'seat1', 2);
    expect([taken.state.turn.visitInfluence, own(taken).influence.fremen]).toEqual([3, 3]);
    const elsewhere = bareGame(alone({ hand: ['harvester'] }).send('harvester', 'dune').state);
    expect([setVisitInfluence(elsewhere, 'seat1', 2), elsewhere.state.turn.visitInfluence]).toEqual([[], undefined]);
    const nowhere = on();
    expect([setVisitInfluence(nowhere, 'seat1', 2), nowhere.state.turn.visitInfluence]).toEqual([[], undefined]);
  });
});
