import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../../imperium-family/arranged-position.ts';
import { strengthOf, unitsOf } from '../../imperium-family/queries/strength.ts';
import type { Story } from '../../imperium-family/story.fixture.ts';
import { open, sands } from './sands-story.fixture.ts';

type Own = NonNullable<NonNullable<Arrangement['players']>['seat1']>;
/** Seat 1 sends an Agent to the maker space, after what is bonus spice has been taken. */
const toDune = (own: Own = {}, more: Arrangement = {}): Story =>
  open({ conflict: 'brawl', ...more, players: { ...more.players, seat1: { hand: ['errand'], ...own } } }).play({
    card: 'errand',
    to: 'dune',
  });
const SANDWORM = 1;
const SPICE = 0;

describe('sandworms', () => {
  // R6.2 R7.5 R7.10
  test('come from the bank into the Conflict at once, for whoever has Hooks, which are not spent', () => {
    const story = toDune({ hooks: true }).piece('choose').play(SANDWORM);
    const own = story.of('seat1');
    expect([own.sandworms, own.hooks, own.garrison, own.conflict]).toEqual([1, true, 2, 0]);
    expect([strengthOf(story.state, 'seat1'), unitsOf(story.state, 'seat1')]).toEqual([3, 1]);
    expect(story.told('sandworms')).toEqual([{ type: 'sandworms', player: 'seat1', count: 1 }]);
  });
  // R6.2
  test('Q14: without Hooks, or against the Shield Wall, they are no choice: the base spice comes unasked', () => {
    expect(toDune().piece('choose').of('seat1')).toMatchObject({ spice: 2, sandworms: 0 });
    expect(toDune({ hooks: true }, { conflict: 'siege' }).piece('choose').of('seat1')).toMatchObject({ spice: 2, sandworms: 0 });
    const gone = toDune({ hooks: true }, { conflict: 'siege', shieldWall: false }).piece('choose');
    expect(gone.options()).toEqual([SPICE, SANDWORM]);
  });
  // R6.2 R11.1
  test('T50: whoever takes them has the bonus spice too, and no base', () => {
    const story = toDune({ hooks: true }, { bonusSpice: { dune: 2 } });
    expect([story.of('seat1').spice, story.state.bonusSpice['dune']]).toEqual([2, 0]);
    expect(story.piece('choose').play(SANDWORM).of('seat1')).toMatchObject({ spice: 2, sandworms: 1 });
    const none = toDune({ hooks: true });
    expect([none.of('seat1').spice, none.told('harvested')]).toEqual([0, []]);
  });
  // R7.5 R13.5
  test('never retreat: what is paid with a retreat is paid with troops', () => {
    const inReveal = (conflict: number) =>
      open({ conflict: 'brawl', players: { seat1: { hand: ['lookout'], conflict, sandworms: 2 } } }).play('reveal');
    const story = inReveal(1);
    const piece = story.state.turn.pieces.find(({ effect }) => 'pay' in effect)?.id;
    expect(story.options()).not.toContainEqual({ piece });
    const paid = inReveal(2).piece('pay');
    expect(paid.of('seat1')).toMatchObject({ conflict: 0, garrison: 4, sandworms: 2, swords: 5 });
    expect(strengthOf(paid.state, 'seat1')).toBe(11);
  });
  // R7.11
  test('T24: swords do not count once the last unit has left', () => {
    const story = open({ conflict: 'brawl', players: { seat1: { hand: ['lookout'], conflict: 2 } } })
      .play('reveal')
      .piece('pay');
    expect([story.of('seat1').swords, strengthOf(story.state, 'seat1')]).toEqual([5, 0]);
  });
  // R7.11
  test('Q15: swords that were gained before count when a unit comes in the same Reveal turn', () => {
    const story = open({ conflict: 'brawl', players: { seat1: { hand: ['guard', 'guard'], intrigue: ['thumper'], water: 1 } } }).play(
      'reveal',
    );
    expect(strengthOf(story.state, 'seat1')).toBe(0);
    story.play({ plot: 'thumper' }, false);
    expect(strengthOf(story.state, 'seat1')).toBe(5);
  });
  // R10.7
  test('go back to the bank after the Conflict, troops to the supply', () => {
    const story = open({
      agenda: [{ do: 'combat' }],
      conflict: 'brawl',
      players: { seat1: { conflict: 2, garrison: 0, sandworms: 2, swords: 1 } },
    });
    expect(story.of('seat1')).toMatchObject({ conflict: 0, sandworms: 0, swords: 0, supply: 8, garrison: 0 });
  });
});

describe('Maker Hooks and the Shield Wall', () => {
  const toCamp = (own: Own = {}, more: Arrangement = {}): Story =>
    open({ conflict: 'brawl', ...more, players: { seat1: { hand: ['envoy'], water: 0, ...own } } })
      .play({ card: 'envoy', to: 'camp' })
      .piece('choose');
  // R6.4
  test('Hooks are taken once; the other part comes all the same', () => {
    expect(toCamp().play(0).of('seat1')).toMatchObject({ hooks: true, garrison: 3 });
    const again = toCamp({ hooks: true }).play(0);
    expect([again.of('seat1').hooks, again.of('seat1').garrison, again.told('tookHooks')]).toEqual([true, 3, []]);
  });
  // R6.4 R7.7
  test('the Shield Wall may go, for good, or stay; the water comes either way', () => {
    const asked = toCamp().play(1);
    expect([asked.asked, asked.of('seat1').water]).toEqual(['shieldWall seat1', 1]);
    expect(asked.play(true).state.shieldWall).toBe(false);
    expect(toCamp().play(1).play(false).state.shieldWall).toBe(true);
    const gone = toCamp({}, { shieldWall: false }).play(1);
    expect([gone.asked, gone.of('seat1').water]).toEqual(['effects seat1', 1]);
  });
  // R7.6
  test('protects Conflicts at its spaces only, and only while it stands', () => {
    const summon = (more: Arrangement): Story =>
      open({ players: { seat1: { intrigue: ['thumper'], water: 1 } }, ...more }).play({ plot: 'thumper' });
    expect(summon({ conflict: 'siege' }).play(false).of('seat1').sandworms).toBe(0);
    expect(summon({ conflict: 'siege' }).play(true).of('seat1').sandworms).toBe(1);
    expect(summon({ conflict: 'brawl' }).play(false).of('seat1').sandworms).toBe(1);
    expect(summon({ conflict: 'siege', shieldWall: false }).of('seat1').sandworms).toBe(1);
  });
  // R7.5 R7.7
  test('T18: declining the removal in a protected Conflict costs the water and brings nothing; no Hooks are needed', () => {
    const story = open({ conflict: 'siege', players: { seat1: { intrigue: ['thumper'], water: 1 } } }).play({ plot: 'thumper' }, false);
    expect(story.of('seat1')).toMatchObject({ water: 0, sandworms: 0, hooks: false });
    expect(story.state.intrigueDiscard).toEqual(['thumper']);
  });
});

describe('deployment', () => {
  // R7.2 R7.3
  test('recruits of the turn and two more, in portions', () => {
    const story = open({ conflict: 'brawl', players: { seat1: { hand: ['errand'], garrison: 4 } } })
      .play({ card: 'errand', to: 'well' })
      .piece('recruit');
    expect(story.options().filter((it) => typeof it === 'object' && it !== null && 'deploy' in it)).toEqual([
      { deploy: 1 },
      { deploy: 2 },
      { deploy: 3 },
    ]);
    story.play({ deploy: 1 }).play({ deploy: 2 });
    expect(story.of('seat1')).toMatchObject({ garrison: 2, conflict: 3 });
    expect(story.options().some((it) => typeof it === 'object' && it !== null && 'deploy' in it)).toBe(false);
  });
  // R7.4
  test('an effect that deploys needs no Combat space and does not count', () => {
    const story = open({ conflict: 'brawl', players: { seat1: { hand: ['errand'], garrison: 6, intrigue: ['charge'] } } })
      .play({ plot: 'charge' }, 1, 4)
      .play({ card: 'errand', to: 'well' });
    expect(story.options()).toContainEqual({ deploy: 2 });
    expect(story.play({ deploy: 2 }).of('seat1').conflict).toBe(6);
  });
  // R13.4
  test('T16: units deployed in this turn are counted less those that retreated, sandworms among them', () => {
    const charged = (troops: number, own: Own = {}): Story =>
      open({
        conflict: 'brawl',
        players: { seat1: { hand: ['errand'], garrison: 6, intrigue: ['charge', 'feint', 'thumper'], water: 1, ...own } },
      }).play({ plot: 'charge' }, 1, troops);
    expect(charged(2).whyNot({ plot: 'feint' })).toBe('condition R17.4');
    expect(charged(3).options()).toContainEqual({ plot: 'feint' });
    expect(charged(2).play({ plot: 'thumper' }, false).options()).toContainEqual({ plot: 'feint' });
  });
  // R3.2 R7.9
  test('whoever controls what is fought for may send a troop from the supply before hands are drawn', () => {
    const begin = (own: Own): Story =>
      open({ agenda: [{ do: 'round' }], conflictTop: 'siege', control: { well: 'seat2' }, players: { seat2: own } });
    const story = begin({});
    expect([story.asked, story.of('seat2').hand.hidden]).toEqual(['defend seat2', []]);
    expect(story.play(true).of('seat2')).toMatchObject({ conflict: 1, garrison: 2, supply: 5 });
    expect(begin({ garrison: 8 }).asked).toBe('turn seat1');
  });
});

describe('Intrigue cards that would do nothing', () => {
  const vain = (card: string, own: Own, more: Arrangement = {}): string | undefined => {
    const { state } = open({ ...more, players: { seat1: { intrigue: [card], ...own } } });
    const why = sands.view(state, 'seat1').players.seat1?.inVain?.[card];
    return why && `${why.key.split('.').at(-1)} ${why.rule}`;
  };
  // R7.7
  test('say so beforehand: the wall is gone and nobody is there to deploy', () => {
    expect(vain('charge', { garrison: 0 }, { shieldWall: false })).toBe('wallGone R7.7');
    expect(vain('charge', { garrison: 1 }, { shieldWall: false })).toBeUndefined();
    expect(vain('charge', { garrison: 0 })).toBeUndefined();
  });
  // R7.5
  test('a sandworm that may come, or whose way may be opened, is something', () => {
    expect(vain('thumper', { water: 1 }, { conflict: 'siege' })).toBeUndefined();
    expect(vain('thumper', { water: 1 }, { conflict: 'brawl', shieldWall: false })).toBeUndefined();
  });
});

describe('strength and counts', () => {
  // R8.4
  test('T35: what a strength brings is gained as soon as it is reached, and kept after a retreat', () => {
    const story = open({ conflict: 'brawl', players: { seat1: { hand: ['lookout', 'errand'], conflict: 2, garrison: 0 } } }).play('reveal');
    // 4 by troops and 1 by the sword of the card: not yet.
    expect([strengthOf(story.state, 'seat1'), story.state.turn.persuasion]).toEqual([5, 1]);
    const reached = open({ conflict: 'brawl', players: { seat1: { hand: ['lookout', 'guard'], conflict: 2, garrison: 0 } } }).play(
      'reveal',
    );
    expect([strengthOf(reached.state, 'seat1'), reached.state.turn.persuasion]).toEqual([6, 2]);
    const left = reached.piece('pay');
    expect([strengthOf(left.state, 'seat1'), left.state.turn.persuasion]).toEqual([0, 2]);
    expect(left.told('persuasion')).toHaveLength(1);
  });
  // R7.5
  test('each own sandworm is counted', () => {
    const visit = (sandworms: number): Story =>
      open({ conflict: 'brawl', players: { seat1: { hand: ['lookout'], sandworms } } }).play({ card: 'lookout', to: 'dune' });
    expect(visit(2).piece('for_each').of('seat1').hand.hidden).toHaveLength(2);
    expect(visit(0).state.turn.pieces.some(({ effect }) => 'for_each' in effect)).toBe(true);
  });
});
