import { describe, expect, test } from 'vitest';
import type { ArrangedPlayer, Arrangement } from '../arranged-position.ts';
import { type BareGame, bareGame } from '../bare-game.fixture.ts';
import type { FamilyState } from '../types.ts';
import { recallAgent, sendAgent } from '../verbs/agents.ts';
import { gain, losePoint, movePointOfToken, pay, payPrice } from '../verbs/bank.ts';
import { winCard } from '../verbs/battle-icons.ts';
import { noteAcquired, noteSwords, returnToHand } from '../verbs/cardplay.ts';
import * as cards from '../verbs/cards.ts';
import { closeSpace, openSpaces } from '../verbs/closed-spaces.ts';
import { takeControl } from '../verbs/control.ts';
import { takeCouncilSeat } from '../verbs/council.ts';
import { discarding } from '../verbs/given-up.ts';
import { claimAlliance, giveAlliance, moveInfluence } from '../verbs/influence.ts';
import * as intrigue from '../verbs/intrigue.ts';
import { assignFromTop, lookAtTop } from '../verbs/look-top.ts';
import { sceneFor } from '../queries/scene.ts';
import { gains } from '../resolve/gains.ts';
import { visitWithSpies } from '../resolve/spies.ts';
import { addBonusSpice, takeBonusSpice } from '../verbs/makers.ts';
import { acquire, clearAside, setAside, takeFromRow } from '../verbs/market.ts';
import { reserveMentat, takeMentat } from '../verbs/mentat.ts';
import { addAbility, addOrigins, dropPiecesOf, renewSignets, takePiece } from '../verbs/pieces.ts';
import { giveLeader, hideTokens } from '../verbs/setup.ts';
import { takeSwordmaster } from '../verbs/swordmaster.ts';
import { addSwords, bringTroopsHome, deploy, loseTroops, recruit, retreat } from '../verbs/troops.ts';
import { startRound } from '../verbs/turn.ts';
import { setVisitInfluence } from '../verbs/visit-influence.ts';
import { alone } from './cardplay-story.fixture.ts';

// Each verb for itself: what it changes, and who hears of it.

const on = (player: ArrangedPlayer = {}, more: Arrangement = {}): BareGame => bareGame(alone(player, more).state);
/** In the Reveal turn of the first seat. */
const revealing = (player: ArrangedPlayer = {}, more: Arrangement = {}): BareGame => bareGame(alone(player, more).play('reveal').state);
const own = (game: BareGame, id: 'seat1' | 'seat2' = 'seat1') => game.state.players[id] as FamilyState['players']['seat1'] & object;
/** Told to all; `heard` has the others as well. */
const told = (game: BareGame) => game.heard.map(({ event }) => event);
const openly = (game: BareGame) => game.heard.map(({ to, others }) => [to, others]);

describe('goods and points', () => {
  test('R17.1 come from the bank and go there, and everybody hears how much; nothing is not told', () => {
    const game = on({ solari: 3, spice: 0, vp: 1 });
    gain(game, 'seat1', 'spice', 2);
    gain(game, 'seat1', 'spice', 0);
    pay(game, 'seat1', 'solari', 1);
    pay(game, 'seat1', 'solari', 0);
    expect(own(game)).toMatchObject({ solari: 2, spice: 2 });
    expect(game.heard).toEqual([
      { event: { type: 'gained', player: 'seat1', what: 'spice', amount: 2 } },
      { event: { type: 'paid', player: 'seat1', what: 'solari', amount: 1 } },
    ]);
  });
  test('R6.4 a price is paid in all its goods', () => {
    const game = on({ solari: 5, spice: 5, water: 5 });
    payPrice(game, 'seat1', { spice: 2, water: 1 });
    expect(own(game)).toMatchObject({ solari: 5, spice: 3, water: 4 });
    expect(told(game).map((event) => 'what' in event && event.what)).toEqual(['spice', 'water']);
  });
  test('R11.2 a point is lost, never below 0', () => {
    const game = on({ vp: 1 });
    losePoint(game, 'seat1');
    losePoint(game, 'seat1');
    expect([own(game).vp, told(game)]).toEqual([0, [{ type: 'lostPoint', player: 'seat1' }]]);
  });
  test('R11.5 the point of an Alliance comes and goes', () => {
    const game = on({ vp: 1 });
    movePointOfToken(game, 'seat1', 1);
    expect(own(game).vp).toBe(2);
    movePointOfToken(game, 'seat1', -1);
    expect(own(game).vp).toBe(1);
    expect(told(game)).toEqual([
      { type: 'gained', player: 'seat1', what: 'vp', amount: 1 },
      { type: 'lostPoint', player: 'seat1' },
    ]);
  });
});

describe('Agents', () => {
  test('R6.4 R19.20 come from the Leader, or from another space', () => {
    const game = on({}, { agents: { dune: ['seat2'] } });
    sendAgent(game, 'seat1', 'dune', null);
    expect([game.state.agents['dune'], own(game).agents]).toEqual([['seat2', 'seat1'], 1]);
    sendAgent(game, 'seat1', 'well', 'dune');
    expect([game.state.agents['dune'], game.state.agents['well'], own(game).agents]).toEqual([['seat2'], ['seat1'], 1]);
  });
  test('R19.56 come back to the Leader, which everybody hears', () => {
    const game = on({}, { agents: { dune: ['seat2', 'seat1'] } });
    recallAgent(game, 'seat1', 'dune');
    expect([game.state.agents['dune'], own(game).agents]).toEqual([['seat2'], 2]);
    expect(told(game)).toEqual([{ type: 'recalled', player: 'seat1', space: 'dune' }]);
  });
  test('R7.21 the Swordmaster is one more, for good and once', () => {
    const game = on({}, { agents: { dune: ['seat1'] } });
    takeSwordmaster(game, 'seat1');
    takeSwordmaster(game, 'seat1');
    expect(own(game)).toMatchObject({ swordmaster: true, agents: 2 });
    expect(['third' in own(game), 'arrows' in own(game), told(game)]).toEqual([
      false,
      false,
      [{ type: 'tookSwordmaster', player: 'seat1' }],
    ]);
  });
  test('R16.1 where the edition has no Mentat nobody gets it', () => {
    const game = on({ agents: 2 });
    takeMentat(game, 'seat1');
    reserveMentat(game, 'seat1');
    expect([own(game).agents, 'mentat' in game.state, told(game)]).toEqual([2, false, []]);
  });
});

describe('troops', () => {
  test('R8.1 are recruited as far as the supply goes, and counted in the own turn', () => {
    const game = on({ garrison: 7 });
    recruit(game, 'seat1', 3);
    recruit(game, 'seat1', 3);
    expect([own(game).supply, own(game).garrison, game.state.turn.recruited]).toEqual([0, 8, 1]);
    expect(told(game)).toEqual([{ type: 'recruited', player: 'seat1', troops: 1 }]);
    const others = on();
    recruit(others, 'seat2', 2);
    expect([own(others, 'seat2').garrison, others.state.turn.recruited]).toEqual([4, 0]);
  });
  test('R8.2 go to the Conflict and back, and count for the turn of whoever has it', () => {
    const game = on({ garrison: 3 });
    expect(deploy(game, 'seat1', 'garrison', 0)).toEqual([]);
    deploy(game, 'seat1', 'garrison', 2);
    retreat(game, 'seat1', 0);
    retreat(game, 'seat1', 1);
    expect([own(game).garrison, own(game).conflict, game.state.turn.netDeployed]).toEqual([2, 1, 1]);
    expect(told(game)).toEqual([
      { type: 'deployed', player: 'seat1', troops: 2, from: 'garrison' },
      { type: 'retreated', player: 'seat1', troops: 1 },
    ]);
    const others = on();
    deploy(others, 'seat2', 'supply', 2);
    retreat(others, 'seat2', 1);
    expect([own(others, 'seat2').conflict, others.state.turn.netDeployed]).toEqual([1, 0]);
  });
  test('R8.2 are lost to the supply, as many as there are', () => {
    const game = on({ garrison: 1, conflict: 2 });
    loseTroops(game, 'seat1', 'garrison', 2);
    loseTroops(game, 'seat1', 'garrison', 1);
    loseTroops(game, 'seat1', 'conflict', 1);
    expect(own(game)).toMatchObject({ supply: 7, garrison: 0, conflict: 1 });
    expect(told(game)).toEqual([
      { type: 'lostTroops', player: 'seat1', troops: 1, from: 'garrison' },
      { type: 'lostTroops', player: 'seat1', troops: 1, from: 'conflict' },
    ]);
  });
  test('R13.12 all return to their supplies, and no swords are left', () => {
    const game = on({ garrison: 1, conflict: 3 }, { players: { seat2: { conflict: 2 } } });
    addSwords(game, 'seat1', 4);
    bringTroopsHome(game);
    expect([own(game), own(game, 'seat2')]).toMatchObject([
      { supply: 7, conflict: 0, swords: 0 },
      { supply: 6, conflict: 0, swords: 0 },
    ]);
  });
});

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
});

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

describe('the market', () => {
  const row = { row: ['path', 'tribe', 'court'], imperiumTop: ['ban', 'asset'] } as const;
  test('R10.4 the place of a card that leaves the Row is filled at once, for all to see; with an empty deck it is closed', () => {
    const game = on({}, row);
    takeFromRow(game, 'tribe');
    expect([game.state.row, game.state.imperiumDeck.hidden[0], game.heard]).toEqual([
      ['path', 'ban', 'court'],
      'asset',
      [{ event: { type: 'refilled', card: 'ban' }, to: 'all' }],
    ]);
    Object.assign(game.state.imperiumDeck, { hidden: [] });
    takeFromRow(game, 'ban');
    expect([game.state.row, game.heard.length]).toEqual([['path', 'court'], 1]);
  });
  test('R10.4 an acquired card comes from the Row, the stack or aside, and all hear whence and whereto', () => {
    const game = on({ aside: ['harvester'], discard: ['guard'] }, row);
    const left = game.state.reserve['bargain'] as number;
    acquire(game, 'seat1', { acquire: 'court', from: 'row', to: 'discard' });
    acquire(game, 'seat1', { acquire: 'bargain', from: 'reserve', to: 'deck' });
    acquire(game, 'seat1', { acquire: 'harvester', from: 'aside', to: 'hand' });
    expect([game.state.row, game.state.reserve['bargain'], own(game).aside]).toEqual([['path', 'tribe', 'ban'], left - 1, []]);
    expect([own(game).discard, own(game).deck.hidden[0], own(game).shown]).toEqual([['guard', 'court'], 'bargain', ['harvester']]);
    expect(told(game).filter(({ type }) => type === 'acquired')).toEqual([
      { type: 'acquired', player: 'seat1', card: 'court', from: 'row', to: 'discard' },
      { type: 'acquired', player: 'seat1', card: 'bargain', from: 'reserve', to: 'deck' },
      { type: 'acquired', player: 'seat1', card: 'harvester', from: 'aside', to: 'hand' },
    ]);
  });
  test('R18.6 a card that is set aside and not acquired leaves the game', () => {
    const game = on({ aside: ['harvester'] }, row);
    setAside(game, 'seat1', 'path');
    expect([own(game).aside, game.state.row]).toEqual([
      ['harvester', 'path'],
      ['ban', 'tribe', 'court'],
    ]);
    expect(told(game).at(-1)).toEqual({ type: 'setAside', player: 'seat1', card: 'path' });
    clearAside(game, 'seat1');
    expect([own(game).aside, game.state.trashed.slice(-2)]).toEqual([[], ['harvester', 'path']]);
    expect(told(game).slice(-2)).toEqual([
      { type: 'trashed', player: 'seat1', card: 'harvester', from: 'aside' },
      { type: 'trashed', player: 'seat1', card: 'path', from: 'aside' },
    ]);
  });
});

describe('the board', () => {
  test('R15.1 bonus spice comes to each maker space without an Agent, and is taken whole', () => {
    const game = on({}, { bonusSpice: { dune: 1 } });
    addBonusSpice(game);
    expect([game.state.bonusSpice['dune'], told(game)]).toEqual([2, [{ type: 'bonusSpice', spaces: ['dune'] }]]);
    expect([takeBonusSpice(game, 'dune'), game.state.bonusSpice['dune']]).toEqual([2, 0]);
    const one = on({}, { bonusSpice: { dune: 1 } });
    expect([takeBonusSpice(one, 'dune'), one.state.bonusSpice['dune']]).toEqual([1, 0]);
    expect([takeBonusSpice(game, 'dune'), takeBonusSpice(game, 'well'), 'well' in game.state.bonusSpice]).toEqual([0, 0, false]);
    const held = on({}, { agents: { dune: ['seat2'] } });
    addBonusSpice(held);
    expect([held.state.bonusSpice['dune'], told(held)]).toEqual([0, []]);
  });
  test('R14.1 control goes to the winner, and from whom is told', () => {
    const game = on();
    takeControl(game, 'seat1', 'well');
    takeControl(game, 'seat2', 'well');
    takeControl(game, 'seat2', 'well');
    expect([game.state.control['well'], told(game)]).toEqual([
      'seat2',
      [null, 'seat1', 'seat2'].map((from, at) => ({ type: 'control', player: at === 0 ? 'seat1' : 'seat2', space: 'well', from })),
    ]);
  });
  test('R19.37 spaces are closed one after the other, and opened for those whose closing is over', () => {
    const game = on();
    closeSpace(game, 'seat1', 'well');
    closeSpace(game, 'seat2', 'dune');
    expect([game.state.voices, told(game)[0]]).toEqual([
      [
        { by: 'seat1', space: 'well' },
        { by: 'seat2', space: 'dune' },
      ],
      { type: 'closed', player: 'seat1', space: 'well' },
    ]);
    openSpaces(game, (by) => by === 'seat1');
    expect(game.state.voices).toEqual([{ by: 'seat2', space: 'dune' }]);
    openSpaces(game, () => false);
    expect(game.state.voices).toEqual([{ by: 'seat2', space: 'dune' }]);
  });
  test('R7.10 a seat in the Council is taken once, and told', () => {
    const game = on();
    takeCouncilSeat(game, 'seat1');
    takeCouncilSeat(game, 'seat1');
    expect([own(game).council, told(game)]).toEqual([true, [{ type: 'tookCouncilSeat', player: 'seat1' }]]);
  });
  test('R4.1 a round begins with the top Conflict card, and nobody has revealed', () => {
    const game = on({ revealed: true }, { players: { seat2: { revealed: true } }, conflictTop: 'siege' });
    const { conflicts, round } = structuredClone(game.state);
    startRound(game, 'siege');
    expect([game.state.conflicts, game.state.round, own(game).revealed, own(game, 'seat2').revealed]).toEqual([
      [...conflicts, 'siege'],
      round + 1,
      false,
      false,
    ]);
    expect(game.heard).toEqual([{ event: { type: 'round', round: round + 1, conflict: 'siege', firstPlayer: 'seat1' }, to: 'all' }]);
  });
});

test('R15.3 without a visit nothing is harvested, and where there are no Spies none is asked for', () => {
  const game = on();
  expect([gains.harvest.play(game, sceneFor(game.state, 'seat1'), { harvest: { base: 1 } }), game.heard]).toEqual([[], []]);
  expect(visitWithSpies(game, 'seat1', 'dune')).toEqual({ enter: [], gather: [] });
});

describe('Influence', () => {
  test('R11.1 moves as far as the track goes, and what did not move is not told', () => {
    const game = on({ influence: { fremen: 4 } });
    moveInfluence(game, 'seat1', 'fremen', 3);
    moveInfluence(game, 'seat1', 'fremen', 1);
    moveInfluence(game, 'seat1', 'emperor', -1);
    expect([own(game).influence.fremen, own(game).influence.emperor, told(game)]).toEqual([
      5,
      0,
      [{ type: 'influence', player: 'seat1', faction: 'fremen', by: 1, now: 5 }],
    ]);
  });
  test('R11.2 the point of a height comes when it is reached and goes when it is left', () => {
    const at = (from: number, by: number): readonly [number, readonly string[]] => {
      const game = on({ influence: { fremen: from }, vp: 3 });
      moveInfluence(game, 'seat1', 'fremen', by);
      return [own(game).vp, told(game).map(({ type }) => type)];
    };
    expect([at(1, 1), at(0, 1), at(2, -1), at(3, -1), at(2, 1)]).toEqual([
      [4, ['influence', 'gained']],
      [3, ['influence']],
      [2, ['influence', 'lostPoint']],
      [3, ['influence']],
      [3, ['influence']],
    ]);
  });
  test('R11.3 the bonus of its height follows, then the Alliance; falling brings neither', () => {
    const next = (from: number, by: number) =>
      (moveInfluence(on({ influence: { fremen: from }, vp: 3 }), 'seat1', 'fremen', by) ?? []).map((task) => task.do);
    expect([next(2, 1), next(1, 1), next(3, 1), next(4, -1)]).toEqual([['run', 'alliance'], [], ['alliance'], []]);
  });
  test('R11.4 the token goes to whoever is above its holder; nothing is told where it stays', () => {
    const claim = (own: number, holder: number): BareGame => {
      const game = on(
        { influence: { fremen: own } },
        { alliances: { fremen: 'seat2' }, players: { seat2: { influence: { fremen: holder }, vp: 3 } } },
      );
      claimAlliance(game, 'seat1', 'fremen');
      return game;
    };
    expect([claim(4, 4).heard, claim(4, 4).state.alliances.fremen]).toEqual([[], 'seat2']);
    const taken = claim(5, 4);
    expect([taken.state.alliances.fremen, own(taken, 'seat2').vp, told(taken)]).toEqual([
      'seat1',
      2,
      [
        { type: 'alliance', faction: 'fremen', player: 'seat1', lost: 'seat2' },
        { type: 'lostPoint', player: 'seat2' },
        { type: 'gained', player: 'seat1', what: 'vp', amount: 1 },
      ],
    ]);
    const kept = on({ influence: { fremen: 5 } }, { alliances: { fremen: 'seat1' } });
    claimAlliance(kept, 'seat1', 'fremen');
    expect(kept.heard).toEqual([]);
    giveAlliance(kept, 'fremen', null);
    expect([kept.state.alliances.fremen, told(kept)[0]]).toEqual([
      null,
      { type: 'alliance', faction: 'fremen', player: null, lost: 'seat1' },
    ]);
  });
  test('R11.6 who falls below the height or below another loses it: to the one heir, to one who is named, or to nobody', () => {
    const falls = (from: number, seat2: number, seat3: number) => {
      const game = on(
        { influence: { fremen: from }, vp: 3 },
        { alliances: { fremen: 'seat1' }, players: { seat2: { influence: { fremen: seat2 } }, seat3: { influence: { fremen: seat3 } } } },
      );
      const next = moveInfluence(game, 'seat1', 'fremen', -1);
      return [game.state.alliances.fremen, (next ?? []).map((task) => task.do)];
    };
    expect([falls(3, 0, 0), falls(4, 3, 0), falls(4, 4, 0), falls(4, 4, 4), falls(3, 3, 0)]).toEqual([
      [null, []],
      ['seat1', []],
      ['seat2', []],
      ['seat1', ['heir']],
      ['seat2', []],
    ]);
  });
});

describe('the set-up', () => {
  test('R2.4 everybody hears who leads, and only the owner which tokens lie hidden', () => {
    const game = on();
    giveLeader(game, 'seat1', 'smith');
    hideTokens(game, 'seat1', ['emperor', 'fremen']);
    expect([own(game).leader, own(game).tokens.hidden]).toEqual(['smith', ['fremen', 'emperor']]);
    expect(game.heard).toEqual([
      { event: { type: 'leader', player: 'seat1', leader: 'smith' } },
      {
        event: { type: 'hidTokens', player: 'seat1', factions: ['fremen', 'emperor'] },
        to: ['seat1'],
        others: { type: 'hidTokens', player: 'seat1', factions: null },
      },
    ]);
  });
});

// R10.8
test('R10.8 who holds more cards than are wanted is asked, else all go', () => {
  const scene = { by: 'seat1', origin: null, since: 0, agreed: false } as const;
  const more = on({ hand: ['guard', 'envoy'] });
  expect([discarding(more, scene, 1).map((task) => task.do), own(more).hand.hidden.length]).toEqual([['discard'], 2]);
  const all = on({ hand: ['guard', 'envoy'] });
  expect([discarding(all, scene, 2), own(all).hand.hidden, 'givenUp' in all.state.turn]).toEqual([[], [], false]);
});
// R10.6
test('Uprising R10.6 a won Conflict card lies with those won before', () => {
  const game = on();
  winCard(game, 'seat1', 'brawl');
  winCard(game, 'seat1', 'siege');
  expect([own(game).won, told(game)]).toEqual([
    [
      { conflict: 'brawl', faceUp: true },
      { conflict: 'siege', faceUp: true },
    ],
    [
      { type: 'tookConflict', player: 'seat1', conflict: 'brawl' },
      { type: 'tookConflict', player: 'seat1', conflict: 'siege' },
    ],
  ]);
});
