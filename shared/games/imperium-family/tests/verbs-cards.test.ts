import { describe, expect, test } from 'vitest';
import { bareGame } from '../bare-game.fixture.ts';
import type { FamilyState } from '../types.ts';
import { returnToHand } from '../verbs/cardplay.ts';
import { sceneFor } from '../queries/scene.ts';
import { cardplay } from '../resolve/cardplay.ts';
import * as cards from '../verbs/cards.ts';
import { assignFromTop, lookAtTop } from '../verbs/look-top.ts';
import { addOrigins } from '../verbs/pieces.ts';
import { alone } from './cardplay-story.fixture.ts';
import { on, revealing, own, told, openly } from './verbs.fixture.ts';

// Each verb for itself: own cards.

describe('own cards', () => {
  test('R10.2 the discard pile is shuffled when the deck runs out, and not before', () => {
    const game = on({ hand: [], deck: ['envoy', 'guard'], discard: ['errand', 'errand', 'errand'] });
    cards.draw(game, 'seat1', 2);
    expect([own(game).hand.hidden, own(game).discard.length, own(game).deck.hidden]).toEqual([['envoy', 'guard'], 3, []]);
    cards.draw(game, 'seat1', 1);
    expect([own(game).hand.hidden.length, own(game).discard, own(game).deck.hidden.length]).toEqual([3, [], 2]);
    expect(told(game).map(({ type }) => type)).toEqual(['drew', 'shuffled', 'drew']);
    expect(told(game)[1]).toEqual({ type: 'shuffled', what: 'deck', player: 'seat1' });
    const bare = on({ hand: [], deck: ['envoy'] });
    cards.draw(bare, 'seat1', 2);
    cards.draw(bare, 'seat1', 2);
    expect([own(bare).hand.hidden, told(bare).map(({ type }) => type)]).toEqual([['envoy'], ['drew']]);
  });
  test('R10.2 what is drawn its owner sees, the others how many', () => {
    const game = on({ hand: [], deck: ['envoy', 'guard'] });
    cards.draw(game, 'seat1', 2);
    expect(game.heard).toEqual([
      {
        event: { type: 'drew', player: 'seat1', cards: ['envoy', 'guard'], count: 2 },
        to: ['seat1'],
        others: { type: 'drew', player: 'seat1', cards: null, count: 2 },
      },
    ]);
  });
  test('R9.6 in the own Reveal turn it is revealed at once, for all to see', () => {
    const game = revealing({ hand: [], deck: ['envoy'] });
    cards.draw(game, 'seat1', 1);
    expect([own(game).hand.hidden, own(game).inPlay, game.state.turn.origins]).toEqual([[], ['envoy'], [{ card: 'envoy', works: true }]]);
    expect(game.heard).toEqual([
      { event: { type: 'drew', player: 'seat1', cards: ['envoy'], count: 1 }, to: 'all' },
      { event: { type: 'revealed', player: 'seat1', cards: ['envoy'] } },
    ]);
    cards.reveal(game, 'seat1', []);
    expect(game.heard).toHaveLength(2);
  });
  test('R18.8 the top card that was seen is known until it leaves', () => {
    const game = on({ hand: [], deck: ['envoy', 'guard', 'errand'] });
    cards.seeTop(game, 'seat1');
    expect([own(game).known, game.heard]).toEqual([
      { all: 0, owner: 1 },
      [
        {
          event: { type: 'looked', player: 'seat1', card: 'envoy' },
          to: ['seat1'],
          others: { type: 'looked', player: 'seat1', card: null },
        },
      ],
    ]);
    cards.draw(game, 'seat1', 2);
    expect(own(game).known).toEqual({ all: 0, owner: 0 });
    const bare = on({ hand: [], deck: [] });
    cards.seeTop(bare, 'seat1');
    expect([own(bare).known, bare.heard]).toEqual([{ all: 0, owner: 0 }, []]);
  });
  test('R19.40 a card on top of the deck is known to all, with each card above it one less', () => {
    const game = on({ hand: [], deck: ['guard'] });
    cards.putOnDeck(game, 'seat1', 'envoy');
    cards.putOnDeck(game, 'seat1', 'errand');
    expect([own(game).deck.hidden, own(game).known]).toEqual([['errand', 'envoy', 'guard'], { all: 2, owner: 2 }]);
    cards.leaveDeck(game, 'seat1', 'envoy');
    expect([own(game).deck.hidden, own(game).known]).toEqual([['errand', 'guard'], { all: 1, owner: 1 }]);
    cards.draw(game, 'seat1', 1);
    expect(own(game).known).toEqual({ all: 0, owner: 0 });
    cards.putOnDeck(game, 'seat1', 'envoy');
    cards.shuffleDeck(game, 'seat1');
    expect(own(game).known).toEqual({ all: 0, owner: 0 });
  });
  test('Uprising R16.4 of what only the owner has seen a card that leaves is one less for the owner', () => {
    const game = on({ hand: [], deck: ['guard', 'envoy', 'errand'] });
    lookAtTop(game, 'seat1', 2);
    expect(own(game).known).toEqual({ all: 0, owner: 2 });
    cards.leaveDeck(game, 'seat1', 'envoy');
    expect(own(game).known).toEqual({ all: 0, owner: 1 });
    lookAtTop(game, 'seat1', 2);
    cards.putOnDeck(game, 'seat1', 'soldier');
    cards.leaveDeck(game, 'seat1', 'guard');
    expect(own(game).known).toEqual({ all: 1, owner: 2 });
  });
  test('Uprising R16.4 the top cards are shown to their owner alone, as many as there are', () => {
    const game = on({ hand: [], deck: ['guard', 'envoy'] });
    lookAtTop(game, 'seat1', 3);
    const seen = { type: 'sawTop', player: 'seat1', count: 2 };
    expect(game.heard).toEqual([{ event: { ...seen, cards: ['guard', 'envoy'] }, to: ['seat1'], others: { ...seen, cards: null } }]);
    lookAtTop(game, 'seat1', 1);
    expect(own(game).known).toEqual({ all: 0, owner: 2 });
    const bare = on({ hand: [], deck: [] });
    lookAtTop(bare, 'seat1', 2);
    expect(bare.heard).toEqual([]);
  });
  test('Uprising R16.4 a card that was looked at goes to the hand, to the discard pile or out of the game', () => {
    const game = on({ hand: ['errand'], deck: ['guard', 'envoy', 'soldier'], discard: ['errand'] });
    lookAtTop(game, 'seat1', 3);
    expect(assignFromTop(game, 'seat1', 'envoy', 'hand')).toEqual([]);
    expect(assignFromTop(game, 'seat1', 'guard', 'discard')).toEqual([]);
    expect(own(game)).toMatchObject({ hand: { hidden: ['errand', 'envoy'] }, discard: ['errand', 'guard'] });
    const next = assignFromTop(game, 'seat1', 'soldier', 'trash');
    expect([next.map((task) => task.do), game.state.trashed.at(-1)]).toEqual([['run'], 'soldier']);
    expect(game.heard.slice(2)).toEqual([
      { event: { type: 'discarded', player: 'seat1', card: 'guard' } },
      { event: { type: 'trashed', player: 'seat1', card: 'soldier', from: 'deck' }, to: 'all' },
    ]);
  });
  test('R19.46 the top card leaves the game for all to see; of an empty deck and discard pile none does', () => {
    const game = on({ hand: [], deck: ['guard'] });
    cards.trashTop(game, 'seat1');
    expect([game.state.trashed.at(-1), game.heard]).toEqual([
      'guard',
      [{ event: { type: 'trashed', player: 'seat1', card: 'guard', from: 'deck' }, to: 'all' }],
    ]);
    const trashed = game.state.trashed.length;
    expect([cards.trashTop(game, 'seat1'), game.state.trashed.length, game.heard.length]).toEqual([[], trashed, 1]);
  });
  test('R19.24 a card comes back from the discard pile, and all hear which', () => {
    const game = on({ hand: ['guard'], discard: ['envoy', 'errand'] });
    cards.takeBack(game, 'seat1', 'envoy');
    expect([own(game).hand.hidden, own(game).discard]).toEqual([['envoy', 'guard'], ['errand']]);
    expect(game.heard).toEqual([{ event: { type: 'tookBack', player: 'seat1', card: 'envoy' } }]);
  });
  test('R10.8 a hand that is discarded in a foreign turn is known to all, so that nobody takes it back', () => {
    const game = on({ hand: ['guard', 'envoy'], discard: ['errand'] });
    cards.discardHand(game, 'seat1');
    expect([own(game).hand.hidden, own(game).discard, openly(game)]).toEqual([
      [],
      ['errand', 'guard', 'envoy'],
      [
        [undefined, undefined],
        [undefined, undefined],
      ],
    ]);
    expect(told(game).map((event) => 'card' in event && event.card)).toEqual(['guard', 'envoy']);
    const other = on({}, { players: { seat2: { hand: ['guard'] } } });
    cards.discardHand(other, 'seat2');
    expect(other.heard).toEqual([{ event: { type: 'discarded', player: 'seat2', card: 'guard' }, to: 'all' }]);
  });
  test('R10.6 a trashed card leaves the zone that is named; one of a stack goes back to it', () => {
    const zones = { hand: ['guard'], discard: ['guard'], inPlay: ['guard'] } as const;
    for (const from of ['hand', 'discard', 'in_play'] as const) {
      const game = on({ ...zones, hand: ['guard', 'errand'], discard: ['errand'], inPlay: [] });
      const place = from === 'hand' ? 'hand' : 'discard';
      if (from === 'in_play') cards.playCard(game, 'seat1', 'guard');
      cards.trash(game, 'seat1', from === 'discard' ? 'errand' : 'guard', from);
      expect([from, own(game)[place]]).toEqual([from, from === 'hand' ? { hidden: ['errand'] } : from === 'discard' ? [] : ['errand']]);
      expect(told(game)).toEqual([{ type: 'trashed', player: 'seat1', card: from === 'discard' ? 'errand' : 'guard', from }]);
    }
    const stack = on({ hand: ['bargain'] });
    const left = stack.state.reserve['bargain'] as number;
    cards.trash(stack, 'seat1', 'bargain', 'hand');
    expect([stack.state.reserve['bargain'], stack.state.trashed.includes('bargain')]).toEqual([left + 1, false]);
  });
  test('R10.7 of two copies in play the one without open effects is the trashed one', () => {
    const both = (trashes: number): readonly boolean[] => {
      const game = revealing({ hand: ['soldier', 'soldier'] });
      addOrigins(game, 'seat1', [], 'reveal');
      const turn = game.state.turn as FamilyState['turn'];
      turn.pieces = [{ id: 50, from: 'reveal', effect: { swords: 1 }, origin: 0 }];
      for (let at = 0; at < trashes; at++) cards.trash(game, 'seat1', 'soldier', 'in_play');
      return game.state.turn.origins.map(({ works }) => works);
    };
    expect([both(0), both(1), both(2)]).toEqual([
      [true, true],
      [true, false],
      [false, false],
    ]);
  });
  test('R10.7 of two copies the first goes, if only the other has open effects', () => {
    const game = revealing({ hand: ['soldier', 'soldier'] });
    (game.state.turn as FamilyState['turn']).pieces = [{ id: 50, from: 'reveal', effect: { swords: 1 }, origin: 1 }];
    cards.trash(game, 'seat1', 'soldier', 'in_play');
    expect(game.state.turn.origins.map(({ works }) => works)).toEqual([false, true]);
  });
  test('R10.7 with its effects all open the last copy goes; one that was played before this turn takes nothing with it', () => {
    const game = revealing({ hand: ['soldier', 'soldier'] });
    const turn = game.state.turn as FamilyState['turn'];
    turn.pieces = [0, 1].map((origin) => ({ id: 50 + origin, from: 'reveal', effect: { swords: 1 }, origin }));
    cards.trash(game, 'seat1', 'soldier', 'in_play');
    expect([game.state.turn.origins.map(({ works }) => works), game.state.turn.pieces.map(({ origin }) => origin)]).toEqual([
      [true, false],
      [0],
    ]);
    const before = revealing({ hand: ['soldier'], inPlay: ['soldier'] });
    cards.trash(before, 'seat1', 'soldier', 'in_play');
    expect(before.state.turn.origins.map(({ works }) => works)).toEqual([true]);
    cards.trash(before, 'seat1', 'soldier', 'in_play');
    expect(before.state.turn.origins.map(({ works }) => works)).toEqual([false]);
    const other = revealing({ hand: ['soldier'], inPlay: ['guard'] });
    cards.trash(other, 'seat1', 'guard', 'in_play');
    expect(other.state.turn.origins.map(({ works }) => works)).toEqual([true]);
  });
  test('R10.7 a card trashed from the hand leaves its copy in play at work, and so does that of somebody else', () => {
    const game = revealing({ hand: ['soldier'], discard: ['soldier'] });
    cards.trash(game, 'seat1', 'soldier', 'discard');
    expect(game.state.turn.origins).toEqual([{ card: 'soldier', works: true }]);
    (game.state.turn as FamilyState['turn']).of = 'seat2';
    cards.trash(game, 'seat1', 'soldier', 'in_play');
    expect(game.state.turn.origins).toEqual([{ card: 'soldier', works: true }]);
  });
  test('R9.10 the play area goes to the discard pile', () => {
    const game = on({ inPlay: ['guard', 'envoy'], discard: ['errand'] });
    cards.cleanUp(game, 'seat1');
    expect([own(game).inPlay, own(game).discard, told(game)]).toEqual([[], ['errand', 'guard', 'envoy'], []]);
  });
  test('Uprising R16.2 cards that all have seen coming into the hand add up, and are forgotten one by one', () => {
    const game = on({ hand: ['guard'], inPlay: ['envoy', 'weirding'] });
    cards.showInHand(game, 'seat1', 'errand');
    cards.showInHand(game, 'seat1', 'envoy');
    expect([own(game).shown, own(game).hand.hidden]).toEqual([
      ['errand', 'envoy'],
      ['errand', 'envoy', 'guard'],
    ]);
    cards.playCard(game, 'seat1', 'errand');
    expect(own(game).shown).toEqual(['envoy']);
    cards.revealHand(game, 'seat1');
    expect(own(game).shown).toEqual([]);
    const unseen = on({ hand: ['guard'] });
    cards.revealHand(unseen, 'seat1');
    expect('shown' in own(unseen)).toBe(false);
  });
  test('Uprising R16.2 the played card comes back with nothing left to do, unless it is not in play any more', () => {
    const game = bareGame(alone({ hand: ['steersman'], deck: ['guard'] }).send('steersman', 'camp').state);
    returnToHand(game, 'seat1', 0);
    expect([own(game).hand.hidden, own(game).inPlay, own(game).shown]).toEqual([['steersman'], [], ['steersman']]);
    expect(game.state.turn.pieces.every(({ origin }) => origin === null)).toBe(true);
    expect(told(game)).toEqual([{ type: 'tookBack', player: 'seat1', card: 'steersman' }]);
    returnToHand(game, 'seat1', 0);
    returnToHand(game, 'seat1', 1);
    expect([own(game).hand.hidden, told(game).length]).toEqual([['steersman'], 1]);
  });
  test('Uprising R16.2 a card that was trashed does not bring its other copy back to the hand', () => {
    const game = on({ hand: [], inPlay: ['weirding'] });
    const turn = game.state.turn as FamilyState['turn'];
    turn.origins = [false, true].map((works) => ({ card: 'weirding', works }));
    const back = (origin: number) =>
      cardplay.return_this_to_hand.play(game, { ...sceneFor(game.state, 'seat1'), origin }, { return_this_to_hand: true });
    back(0);
    expect([own(game).hand.hidden, own(game).inPlay]).toEqual([[], ['weirding']]);
    back(1);
    expect([own(game).hand.hidden, own(game).inPlay]).toEqual([['weirding'], []]);
  });
});
