import { describe, expect, test } from 'vitest';
import type { FamilyState } from '../types.ts';
import * as intrigue from '../verbs/intrigue.ts';
import { on, own, told } from './verbs.fixture.ts';

// Each verb for itself: Intrigue cards.

describe('Intrigue cards', () => {
  test('R12.2 are drawn by their owner alone, the discard pile is shuffled when the deck runs out', () => {
    const game = on({ intrigue: ['cunning'] }, { intrigueTop: ['arms'], intrigueDiscard: ['offer'] });
    intrigue.drawIntrigue(game, 'seat1', 1);
    expect([own(game).intrigue.hidden, game.heard]).toEqual([
      ['arms', 'cunning'],
      [
        {
          event: { type: 'drewIntrigue', player: 'seat1', cards: ['arms'], count: 1 },
          to: ['seat1'],
          others: { type: 'drewIntrigue', player: 'seat1', cards: null, count: 1 },
        },
      ],
    ]);
    const spent = on({}, { intrigueDiscard: 'all' });
    const all = spent.state.intrigueDiscard.length;
    intrigue.drawIntrigue(spent, 'seat1', 1);
    expect([spent.state.intrigueDiscard, spent.state.intrigueDeck.hidden.length]).toEqual([[], all - 1]);
    expect(told(spent).map(({ type }) => type)).toEqual(['shuffled', 'drewIntrigue']);
    expect(told(spent)[0]).toEqual({ type: 'shuffled', what: 'intrigue', player: null });
  });
  test('R12.2 without any card nothing is drawn, and nothing told', () => {
    const game = on();
    Object.assign(game.state.intrigueDeck, { hidden: [] });
    intrigue.drawIntrigue(game, 'seat1', 1);
    expect([own(game).intrigue.hidden, game.heard]).toEqual([[], []]);
    Object.assign(game.state, { intrigueDiscard: ['offer'] });
    intrigue.drawIntrigue(game, 'seat1', 3);
    expect([own(game).intrigue.hidden, told(game)[1]]).toMatchObject([['offer'], { count: 1 }]);
  });
  test('R12.7 R20.4 a stolen card only the two know, and who was robbed is not sure of older ones', () => {
    const game = on({ intrigue: ['arms'] }, { players: { seat2: { intrigue: ['offer', 'cunning', 'market', 'shadow'] }, seat3: {} } });
    Object.assign(game.state.stolen, {
      hidden: [
        { by: 'seat2', from: 'seat3', card: 'offer' },
        { by: 'seat3', from: 'seat2', card: 'knife' },
      ],
    });
    intrigue.stealIntrigue(game, 'seat1', 4, 1);
    const [stolen] = own(game).intrigue.hidden.filter((card) => card !== 'arms');
    expect(own(game, 'seat2').intrigue.hidden).toHaveLength(3);
    expect(game.heard).toEqual([
      {
        event: { type: 'stole', player: 'seat1', from: 'seat2', card: stolen },
        to: ['seat1', 'seat2'],
        others: { type: 'stole', player: 'seat1', from: 'seat2', card: null },
      },
    ]);
    expect(game.state.stolen.hidden).toEqual([
      { by: 'seat3', from: 'seat2', card: 'knife' },
      { by: 'seat1', from: 'seat2', card: stolen },
    ]);
    intrigue.stealIntrigue(game, 'seat1', 4, 1);
    expect(own(game, 'seat2').intrigue.hidden).toHaveLength(3);
    intrigue.stealIntrigue(game, 'seat1', 1, 5);
    expect([own(game, 'seat2').intrigue.hidden, own(game).intrigue.hidden.length]).toEqual([[], 5]);
  });
  test('Uprising R18.17 a card that is given only the two know, and it is known to have come from there', () => {
    const game = on({ intrigue: ['arms', 'offer'] });
    intrigue.giveIntrigue(game, 'seat1', 'seat2', 'offer');
    expect([own(game).intrigue.hidden, own(game, 'seat2').intrigue.hidden]).toEqual([['arms'], ['offer']]);
    expect(game.heard).toEqual([
      {
        event: { type: 'gave', player: 'seat1', to: 'seat2', card: 'offer' },
        to: ['seat1', 'seat2'],
        others: { type: 'gave', player: 'seat1', to: 'seat2', card: null },
      },
    ]);
    expect(game.state.stolen.hidden).toEqual([{ by: 'seat2', from: 'seat1', card: 'offer' }]);
  });
  test('R12.1 a played card is shown, counted as a Plot if it is one, and forgotten as stolen', () => {
    const known = [
      { by: 'seat1', from: 'seat2', card: 'offer' },
      { by: 'seat1', from: 'seat2', card: 'arms' },
      { by: 'seat2', from: 'seat1', card: 'offer' },
    ] as const;
    const game = on({ intrigue: ['offer', 'weakness'] });
    Object.assign(game.state.stolen, { hidden: known });
    Object.assign(game.state, { resolving: ['market'] });
    expect(intrigue.playIntrigue(game, 'seat1', 'offer', 'plot').map((task) => task.do)).toEqual(['run', 'putAway']);
    expect([own(game).intrigue.hidden, game.state.resolving, game.state.turn.plots]).toEqual([['weakness'], ['market', 'offer'], 1]);
    expect([game.state.stolen.hidden, told(game)]).toEqual([
      [known[1], known[2]],
      [{ type: 'playedIntrigue', player: 'seat1', card: 'offer' }],
    ]);
    intrigue.playIntrigue(game, 'seat1', 'weakness', 'combat');
    expect(game.state.turn.plots).toBe(1);
  });
  test('R12.6 a card that waits for the Reveal turn lies in front of its owner, the others on the discard pile', () => {
    const game = on({ waiting: ['manipulate'] }, { intrigueDiscard: ['market'] });
    Object.assign(game.state, { resolving: ['arms', 'offer'] });
    intrigue.putAway(game, 'offer');
    expect([game.state.resolving, game.state.intrigueDiscard, own(game).waiting]).toEqual([['arms'], ['market', 'offer'], ['manipulate']]);
    intrigue.putAway(game, 'arms');
    expect([game.state.resolving, game.state.intrigueDiscard, own(game).waiting]).toEqual([
      [],
      ['market', 'offer'],
      ['manipulate', 'arms'],
    ]);
    intrigue.discardWaiting(game, 'seat1');
    expect([game.state.intrigueDiscard, own(game).waiting]).toEqual([['market', 'offer', 'manipulate', 'arms'], []]);
    const two = on();
    Object.assign(two.state, { resolving: ['levy'] });
    intrigue.putAway(two, 'levy');
    expect([two.state.intrigueDiscard, own(two).waiting]).toEqual([[], ['levy']]);
    const nobody = on();
    Object.assign(nobody.state, { resolving: ['arms'] });
    (nobody.state.turn as FamilyState['turn']).of = null;
    intrigue.putAway(nobody, 'arms');
    expect(nobody.state.intrigueDiscard).toEqual(['arms']);
  });
  test('Uprising R9.5 an own card leaves the game for all to see, and is known no more', () => {
    const game = on({ intrigue: ['arms', 'offer'] });
    Object.assign(game.state.stolen, { hidden: [{ by: 'seat1', from: 'seat2', card: 'offer' }] });
    intrigue.trashIntrigue(game, 'seat1', 'offer');
    intrigue.trashIntrigue(game, 'seat1', 'arms');
    expect([own(game).intrigue.hidden, game.state.trashedIntrigue, game.state.stolen.hidden]).toEqual([[], ['offer', 'arms'], []]);
    expect(told(game)[0]).toEqual({ type: 'trashedIntrigue', player: 'seat1', card: 'offer' });
  });
  test('R23.12 the oldest are spent first', () => {
    const game = on({ intrigue: ['arms', 'offer', 'cunning'] }, { intrigueDiscard: ['market'] });
    const oldest = own(game).intrigue.hidden.slice(0, 2);
    intrigue.payIntrigue(game, 'seat1', 2);
    expect([own(game).intrigue.hidden.length, game.state.intrigueDiscard]).toEqual([1, ['market', ...oldest]]);
  });
});
