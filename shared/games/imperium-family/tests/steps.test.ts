import { describe, expect, test } from 'vitest';
import type { ArrangedPlayer, Arrangement } from '../arranged-position.ts';
import type { Effect, Effects } from '../effects/effects.ts';
import { bareGame } from '../bare-game.fixture.ts';
import { begun } from '../steps/round.ts';
import type { Story } from '../story.fixture.ts';
import { dealObjectives } from '../verbs/objectives.ts';
import { alone, open } from './cardplay-story.fixture.ts';

// What is asked, how often, and what the answers lead to.

const scene = { by: 'seat1', origin: null, since: 0, agreed: false } as const;
const does = (list: Effects, player: ArrangedPlayer = {}, more: Arrangement = {}): Story =>
  alone(
    { hand: ['guard'], ...player },
    {
      agenda: [
        { do: 'run', ...scene, list },
        { do: 'nextTurn', by: 'seat1' },
      ],
      ...more,
    },
  );
const WATER: Effect = { gain: { water: 1 } };
const DISCARD: Effect = { discard: 1 };

describe('Uprising R4.7 all of it or nothing', () => {
  test('is not asked where it cannot be done', () => {
    expect(does([{ may: [DISCARD, WATER] }], { hand: [] }).asked).toBe('turn seat1');
    expect(does([{ may: [DISCARD, WATER] }]).asked).toBe('mayOffer seat1');
  });
  test('who agrees pays what stands in it unasked', () => {
    const story = does([{ may: [{ pay: { solari: 1 }, then: [WATER] }] }], { solari: 1, water: 0 }).play(true);
    expect([story.asked, story.of('seat1').solari, story.of('seat1').water]).toEqual(['turn seat1', 0, 1]);
  });
});

describe('Uprising R9.3 lines', () => {
  const line = (spice: number): Effects => [{ pay: { spice }, then: [{ gain: { solari: spice } }], mandatory: true }];
  test('are not asked for where none can be used', () => {
    expect(does([{ lines: [line(2), line(3)], min: 1 }], { spice: 1 }).asked).toBe('turn seat1');
  });
  test('each is used once, why the rest is closed is said, and enough is enough only after so many', () => {
    const story = does([{ lines: [line(1), line(2), line(3)], min: 2 }], { spice: 4, solari: 0 });
    expect([story.options(), story.whyNot(0)]).toEqual([[0, 1, 2], undefined]);
    story.play(1);
    expect([story.options(), story.whyNot(1), story.whyNot(2)]).toEqual([[0], undefined, 'tooDear R17.2']);
    story.play(0);
    expect([story.asked, story.of('seat1').solari]).toEqual(['turn seat1', 3]);
    const dear = does([{ lines: [line(1), line(2), line(3)], min: 3 }], { spice: 4 }).play(2);
    expect([dear.options(), dear.whyNot(1), dear.whyNot(2)]).toEqual([[0], 'tooDear R17.2', undefined]);
    const rich = does([{ lines: [line(1), line(1), line(1)], min: 2 }], { spice: 9 }).play(2, 0);
    expect(rich.options()).toEqual([1, 'enough']);
    expect(rich.play('enough').asked).toBe('turn seat1');
  });
  test('what stands in a chosen line is paid unasked', () => {
    const story = does([{ lines: [[{ pay: { spice: 1 }, then: [WATER] }]], min: 1 }], { spice: 1, water: 0 }).play(0);
    expect([story.asked, story.of('seat1').spice, story.of('seat1').water]).toEqual(['turn seat1', 0, 1]);
  });
});

describe('Uprising R16.4 cards that are shared out', () => {
  const look = (...to: readonly ('hand' | 'discard' | 'trash')[]): Effect => ({
    look_top: to.length,
    assign: to.map((each) => ({ to: each, count: 1, as: each === 'hand' ? 'draw' : each })),
  });
  test('give what trashing gives, also where others follow', () => {
    const two = does([look('trash', 'hand')], { hand: [], deck: ['soldier', 'guard'] }).play('soldier');
    expect([two.asked, two.of('seat1').intrigue.hidden.length, two.of('seat1').hand.hidden]).toEqual(['turn seat1', 1, ['guard']]);
    const three = does([look('trash', 'hand', 'discard')], { hand: [], deck: ['soldier', 'guard', 'envoy'] }).play('soldier');
    expect([three.asked, three.options(), three.of('seat1').intrigue.hidden.length]).toEqual(['assign seat1', ['guard', 'envoy'], 1]);
    expect(three.play('envoy').of('seat1')).toMatchObject({ hand: { hidden: ['envoy'] }, discard: ['guard'] });
    const last = does([look('hand', 'trash')], { hand: [], deck: ['guard', 'soldier'] }).play('guard');
    expect([last.asked, last.of('seat1').intrigue.hidden.length]).toEqual(['turn seat1', 1]);
  });
});

describe('one after the other', () => {
  test('R10.8 cards that are discarded, as many as are wanted', () => {
    const story = does([{ discard: 3 }], { hand: ['guard', 'envoy', 'errand', 'soldier'] }).play('guard');
    expect(story.asked).toBe('discard seat1');
    story.play('envoy');
    expect(story.asked).toBe('discard seat1');
    expect([story.play('errand').asked, story.of('seat1').hand.hidden]).toEqual(['turn seat1', ['soldier']]);
    const two = does([{ discard: 2 }], { hand: ['guard', 'envoy', 'errand'] }).play('guard');
    expect([two.asked, two.play('envoy').asked]).toEqual(['discard seat1', 'turn seat1']);
  });
  test('Uprising R9.7 cards of the Row that are set aside', () => {
    const aside = (left: number, row: readonly string[]): Story =>
      alone(
        {},
        {
          row,
          agenda: [
            { do: 'setAside', ...scene, left },
            { do: 'nextTurn', by: 'seat1' },
          ],
        },
      );
    const story = aside(3, ['path', 'tribe', 'court']).play('path');
    expect(story.asked).toBe('setAside seat1');
    story.play('tribe');
    expect(story.asked).toBe('setAside seat1');
    expect(story.play('court').asked).toBe('turn seat1');
    expect([aside(1, []).asked, aside(1, ['path']).asked]).toEqual(['turn seat1', 'setAside seat1']);
  });
  test('Uprising R9.5 Intrigue cards that leave the game', () => {
    const story = does([{ pay: { trash_intrigue: 3 }, then: [], mandatory: true }], { intrigue: ['arms', 'offer', 'cunning'] }).play(
      'arms',
    );
    expect(story.asked).toBe('trashIntrigue seat1');
    story.play('offer');
    expect(story.asked).toBe('trashIntrigue seat1');
    expect([story.play('cunning').asked, story.state.trashedIntrigue]).toEqual(['turn seat1', ['arms', 'offer', 'cunning']]);
  });
});

describe('R10.4 a card that costs nothing', () => {
  test('is not paid for, one for Solari is', () => {
    const take = (pay_with: 'nothing' | 'solari'): Story =>
      does([{ acquire: { max_cost: 2, pay_with, to: 'discard' } }], { solari: 5 }).play({
        acquire: 'bargain',
        from: 'reserve',
        to: 'discard',
      });
    expect([take('nothing').told('paid'), take('nothing').of('seat1').solari]).toEqual([[], 5]);
    expect(take('solari').told('paid')).toEqual([{ type: 'paid', player: 'seat1', what: 'solari', amount: 2 }]);
  });
});

describe('the card window', () => {
  const fighting = (more: Arrangement = {}): Story =>
    open({
      agenda: [{ do: 'combat' }],
      players: {
        seat1: { conflict: 1, intrigue: ['weakness'] },
        seat2: { conflict: 1, intrigue: ['knife'] },
        seat3: { conflict: 1, intrigue: ['knife'] },
      },
      ...more,
    });
  test('R13.3 each pass is told, and after a card all may act again', () => {
    const story = fighting().play('pass', 'pass');
    expect(story.told('passed').map(({ player }) => player)).toEqual(['seat1', 'seat2']);
    story.play({ play: 'knife' });
    expect(story.asked).toBe('window seat1');
    story.play('pass');
    expect(story.asked).toBe('window seat2');
    expect(story.told('passed').map(({ player }) => player)).toEqual(['seat1', 'seat2', 'seat1']);
  });
  test('R13.1 the strengths are told once, then what fought and who is placed where', () => {
    const story = fighting({ conflict: 'brawl', conflictsLeft: 2 }).play('pass', 'pass', 'pass');
    const types = story.events.map(({ type }) => type).filter((type) => ['combat', 'fought', 'placed'].includes(type));
    expect(types.slice(0, 2)).toEqual(['combat', 'fought']);
    expect(story.told('combat')).toHaveLength(1);
    expect(story.told('fought')[0]).toMatchObject({
      conflict: 'brawl',
      forces: ['seat1', 'seat2', 'seat3'].map((player) => ({ player, strength: 2, troops: 1, sandworms: 0, swords: 0 })),
    });
  });
});

describe('R14.4 the controller of what is fought for', () => {
  const attacked = (garrison: number, conflict = 0): Story =>
    alone(
      { garrison, conflict },
      { control: { well: 'seat1' }, conflict: 'brawl', conflictTop: 'siege', agenda: [{ do: 'round' }], firstPlayer: 'seat1' },
    );
  test('may defend with one troop of the supply, if there is one', () => {
    const story = attacked(7);
    expect([story.asked, story.options()]).toEqual(['defend seat1', [true, false]]);
    expect(story.play(true).of('seat1')).toMatchObject({ supply: 0, conflict: 1 });
    expect(attacked(7).play(false).of('seat1')).toMatchObject({ supply: 1, conflict: 0 });
    expect(attacked(8).asked).toBe('turn seat1');
  });
});

describe('R16.8 the end', () => {
  const ended = (seat1: object, seat2: object) =>
    open({ conflictsLeft: 0, agenda: [{ do: 'recall' }], players: { seat1: { vp: 6, ...seat1 }, seat2: { vp: 6, ...seat2 } } });
  test('says by what it was decided', () => {
    expect(ended({ vp: 7 }, {}).table.position.outcome).toEqual({ winners: ['seat1'], reason: 'vp' });
    expect(ended({}, { spice: 2 }).table.position.outcome).toEqual({ winners: ['seat2'], reason: 'spice' });
    const story = ended({ vp: 7 }, {});
    expect(story.told('endgame')).toHaveLength(1);
    expect(story.told('result')[0]?.scores).toEqual([
      { player: 'seat1', vp: 7 },
      { player: 'seat2', vp: 6 },
      { player: 'seat3', vp: 1 },
    ]);
  });
});

describe('R5.4 whose turn it is', () => {
  test('is told, and goes on to whoever has not revealed; closed spaces are open again for their owner', () => {
    const story = open({ players: { seat2: { revealed: true }, seat3: { hand: ['guard'] } }, agenda: [{ do: 'nextTurn', by: 'seat2' }] });
    expect([story.asked, story.told('turn')]).toEqual(['turn seat3', [{ type: 'turn', player: 'seat3' }]]);
  });
  test('R10.7 an Agent turn ends as one, a Reveal turn cleans up', () => {
    const story = alone({ hand: ['guard'], inPlay: ['envoy'], waiting: ['arms'], aside: ['path'] })
      .play('reveal')
      .until('effects seat1');
    story.play('done');
    expect(story.of('seat1')).toMatchObject({ inPlay: [], discard: ['envoy', 'guard'], waiting: [], aside: [] });
    expect(story.told('endedTurn')[0]).toEqual({ type: 'endedTurn', player: 'seat1', early: false });
  });
});

// R2.6
test('R2.6 at the start everybody draws Intrigue cards', () => {
  const story = open({ agenda: [{ do: 'ready' }, { do: 'nextTurn', by: 'seat1' }] });
  const { seats } = story.state;
  expect(seats.map((id) => story.of(id).intrigue.hidden.length)).toEqual([1, 1, 1]);
});

// R4.1
test('R4.1 no round begins without a Conflict card', () => {
  const game = bareGame(open({}).state);
  expect(() => begun(game, undefined)).toThrow('The Conflict deck is empty');
  expect(dealObjectives(game)).toBeNull();
});
