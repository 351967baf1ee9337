import { describe, expect, test } from 'vitest';
import { arrangedHere } from '../arranged-position.ts';
import type { Arrangement } from '../../imperium-family/arranged-position.ts';
import type { SeatId } from '../../imperium-family/ids.ts';
import { ranking } from '../../imperium-family/queries/combat.ts';
import { strengthOf } from '../../imperium-family/queries/strength.ts';
import { open, type Story } from './story.fixture.ts';

const COMBAT = [{ do: 'combat' }] as const;
const SEATS: readonly SeatId[] = ['seat1', 'seat2', 'seat3', 'seat4'];
/** Strengths by seat: troops count two, an odd one is a sword. */
function fight(strengths: readonly number[], more: Arrangement = {}): Story {
  const players = Object.fromEntries(
    strengths.map((strength, at) => {
      const seat = SEATS[at] as SeatId;
      const conflict = Math.floor(strength / 2);
      return [seat, { garrison: 0, conflict, swords: strength % 2, revealed: true, ...more.players?.[seat] }];
    }),
  );
  return open({ seats: strengths.length as 3 | 4, agenda: COMBAT, conflict: 'siege-of-arrakeen', ...more, players });
}
const places = (strengths: readonly number[]): string[] => {
  // A participant with an Intrigue card keeps the window open, so that the places can be looked at.
  const seat = strengths.findIndex((strength) => strength > 1);
  const story = fight(strengths, { players: { [SEATS[seat] as SeatId]: { intrigue: ['ambush'] } } });
  const placed = ranking(story.state);
  return SEATS.slice(0, strengths.length).map((id) => {
    const found = placed.find(({ player }) => player === id);
    return found ? `${found.place}${found.won ? '!' : ''}` : '-';
  });
};

/** What the rulebook's cases say of some strengths, one case after the other. */
function said(strengths: readonly number[]): Record<string, string> {
  const levels = [...new Set(strengths)].filter((strength) => strength > 0).sort((one, other) => other - one);
  const groups = levels.map((level) => SEATS.filter((_, at) => strengths[at] === level));
  const [top = [], next = [], last = []] = groups;
  const all = (seats: readonly string[], place: string): Record<string, string> => Object.fromEntries(seats.map((seat) => [seat, place]));
  const third = (seats: readonly string[]) => (strengths.length === 4 && seats.length === 1 ? all(seats, 'third') : {});
  if (top.length > 1) return { ...all(top, 'second'), ...(top.length === 2 ? third(next) : {}) };
  if (next.length > 1) return { ...all(top, 'first!'), ...all(next, 'third') };
  return { ...all(top, 'first!'), ...all(next, 'second'), ...third(last) };
}
/** Every way in which so many can be strong, up to three troops each. */
const patterns = (seats: number): readonly (readonly number[])[] =>
  seats === 0 ? [[]] : patterns(seats - 1).flatMap((rest) => [0, 2, 4, 6].map((strength) => [...rest, strength]));

describe('ranking', () => {
  // R13.6 R13.7 R13.8 R13.9
  test.each([
    ['T1', [8, 8, 4], ['second', 'second', '-']],
    ['T2', [8, 8, 4, 2], ['second', 'second', 'third', '-']],
    ['T3', [8, 8, 4, 4], ['second', 'second', '-', '-']],
    ['T4', [8, 8, 8, 4], ['second', 'second', 'second', '-']],
    ['T5', [9, 6, 6, 2], ['first!', 'third', 'third', '-']],
    ['T6', [9, 6, 4, 4], ['first!', 'second', '-', '-']],
    ['T7', [8, 0, 0, 0], ['first!', '-', '-', '-']],
    ['T8', [9, 6, 6], ['first!', 'third', 'third']],
    ['T9', [9, 6, 4], ['first!', 'second', '-']],
  ])('%s: %j', (_, strengths, wanted) => {
    expect(places(strengths)).toEqual(wanted);
  });
  // R13.6 R13.7 R13.8 R13.9
  test.each([3, 4] as const)('whatever the strengths of %i players, places are those of the rulebook', (seats) => {
    for (const strengths of patterns(seats)) {
      const players = Object.fromEntries(strengths.map((strength, at) => [SEATS[at], { garrison: 0, conflict: strength / 2 }]));
      const placed = ranking(arrangedHere({ seats, players }).state);
      const found = Object.fromEntries(placed.map(({ player, place, won }) => [player, `${place}${won ? '!' : ''}`]));
      expect([strengths, found]).toEqual([strengths, said(strengths)]);
    }
  });
  // R13.8 R13.5 R14.1
  test('T1: both at the top get the second reward, nobody wins', () => {
    const story = fight([8, 8, 4]);
    // Nobody has sandworms here.
    expect(story.told('fought')[0]?.forces.map(({ strength, sandworms }) => [strength, sandworms])).toEqual([
      [8, 0],
      [8, 0],
      [4, 0],
    ]);
    expect([story.of('seat1').solari, story.of('seat2').solari, story.of('seat3').solari]).toEqual([4, 4, 0]);
    expect([story.of('seat1').vp, story.state.control['arrakeen']]).toEqual([0, null]);
  });
});
describe('the card window', () => {
  // R13.2 R13.3 R13.4 R19.51
  test('passes in a row close it; whoever passed may act again', () => {
    const story = fight([4, 4, 4], {
      players: { seat1: { intrigue: ['ambush'] }, seat2: { intrigue: ['master-tactician'] }, seat3: { conflict: 0 } },
    });
    expect(story.asked).toBe('window seat1');
    story.play('pass');
    expect(story.asked).toBe('window seat2');
    story.play({ play: 'master-tactician' });
    expect(story.asked).toBe('choose seat2');
    story.play(0);
    expect(strengthOf(story.state, 'seat2')).toBe(7);
    expect(story.asked).toBe('window seat1');
    story.play({ play: 'ambush' });
    expect(story.state.round).toBe(2);
    expect(story.told('placed').map(({ player, place }) => [player, place])).toEqual([
      ['seat1', 'first'],
      ['seat2', 'second'],
    ]);
  });
  // R13.3 W14
  test('who played a card may act again once the others have passed', () => {
    const story = fight([4, 4, 4], {
      firstPlayer: 'seat2',
      players: {
        seat1: { intrigue: ['windfall'] },
        seat2: { intrigue: ['ambush', 'ambush'] },
        seat3: { intrigue: ['charisma'] },
      },
    });
    expect(story.asked).toBe('window seat2');
    story.play({ play: 'ambush' }, 'pass');
    expect(story.asked).toBe('window seat3');
    story.play('pass', 'pass');
    expect(story.asked).toBe('window seat2');
    story.play('pass');
    expect(story.told('placed')[0]).toMatchObject({ player: 'seat2', place: 'first' });
  });
  // R13.4 R19.52 R9.9
  test('T45: Staged Incident with all troops: a point, no strength, no reward', () => {
    const story = fight([10, 4, 0], { players: { seat1: { conflict: 3, swords: 4, intrigue: ['staged-incident', 'ambush'] } } });
    story.play({ play: 'staged-incident' });
    expect([story.of('seat1').vp, strengthOf(story.state, 'seat1'), story.of('seat1').supply]).toEqual([1, 0, 12]);
    expect(story.told('placed').map(({ player }) => player)).toEqual(['seat2']);
  });
  // R12.5 R19.57
  test('Allied Armada is playable only with an Alliance and two spice', () => {
    const armada = { intrigue: ['allied-armada'], spice: 2 };
    const story = fight([4, 4, 0], { players: { seat1: armada } });
    expect(story.whyNot({ play: 'allied-armada' })).toBe('condition R17.4');
    const ally = fight([4, 4, 0], { alliances: { fremen: 'seat1' }, players: { seat1: { ...armada, influence: { fremen: 4 } } } });
    ally.play({ play: 'allied-armada' });
    expect(ally.told('placed')[0]?.player).toBe('seat1');
  });
  // R13.2 R13.12
  test("without a troop of anybody the Conflict is nobody's", () => {
    const story = fight([0, 0, 0]);
    expect(story.told('combat')).toEqual([]);
    expect(story.state.round).toBe(2);
  });
});
describe('rewards', () => {
  // R13.10 R19.53 R13.5
  test('W22: the spice of the reward, or of another card, pays Demand Respect', () => {
    const story = fight([8, 4, 0], {
      conflict: 'raid-stockpiles',
      intrigueTop: ['to-the-victor'],
      players: { seat1: { intrigue: ['demand-respect'] } },
    });
    expect(story.whyNot({ play: 'demand-respect' })).toBe('notWon R13.5');
    story.play('pass');
    expect([story.asked, story.of('seat1').spice]).toEqual(['victory seat1', 3]);
    story.play({ play: 'to-the-victor' }, { play: 'demand-respect' }, 1, 'fremen');
    expect([story.of('seat1').spice, story.of('seat1').influence.fremen, story.of('seat1').vp]).toEqual([4, 2, 1]);
  });
  // R13.11
  test('T47: Grand Vision gives both points to one Faction, Machinations to two that are picked first', () => {
    const vision = fight([8, 4, 0], { conflict: 'grand-vision' });
    expect(vision.asked).toBe('order seat1');
    vision.play(0, 'fremen');
    expect(vision.of('seat1').influence.fremen).toBe(2);
    const machinations = fight([8, 4, 0], { conflict: 'machinations' });
    expect(machinations.asked).toBe('chooseSome seat1');
    machinations.play([0, 3], 1);
    expect([machinations.of('seat1').influence.emperor, machinations.of('seat1').influence.fremen]).toEqual([1, 1]);
  });
  // R13.11 R10.6
  test('T46: Terrible Purpose may trash a card of the discard pile', () => {
    const story = fight([8, 4, 0], { conflict: 'terrible-purpose', players: { seat1: { discard: ['dagger'] } } });
    expect(story.options()).toEqual([{ card: 'dagger', from: 'discard' }, 'keep']);
    story.play({ card: 'dagger', from: 'discard' });
    expect(story.state.trashed).toEqual(['dagger']);
  });
  // R13.10 J8
  test('rewards are given from the First Player on, whatever the places', () => {
    const story = fight([4, 6, 8, 6], { firstPlayer: 'seat4', conflict: 'cloak-and-dagger' });
    const asked = ['choose seat4', 'choose seat2', 'order seat3'];
    for (const question of asked) {
      expect(story.asked).toBe(question);
      story.play(0);
    }
  });
  // R13.11 J28
  test('the second of Battle for Arrakeen takes two of three', () => {
    const story = fight([8, 6, 0], { conflict: 'battle-for-arrakeen' }).play([1, 2]);
    expect([story.of('seat2').spice, story.of('seat2').solari]).toEqual([2, 3]);
    expect(story.state.control['arrakeen']).toBe('seat1');
  });
  // R14.1 R14.2
  test('a new Control marker replaces the old one', () => {
    const story = fight([8, 4, 0], { control: { arrakeen: 'seat2' } });
    expect(story.told('control')).toEqual([{ type: 'control', player: 'seat1', space: 'arrakeen', from: 'seat2' }]);
  });
  // R4.2 R14.4
  test('the controller may defend with a troop of the supply, before hands are drawn', () => {
    const story = open({ agenda: [{ do: 'round' }], conflictTop: 'siege-of-carthag', control: { carthag: 'seat3', arrakeen: 'seat1' } });
    expect(story.asked).toBe('defend seat3');
    expect(story.of('seat1').hand.hidden).toHaveLength(0);
    story.play(true);
    expect([story.of('seat3').supply, story.of('seat3').garrison, story.of('seat3').conflict]).toEqual([8, 3, 1]);
    expect(story.of('seat1').hand.hidden).toHaveLength(5);
    const bare = open({
      agenda: [{ do: 'round' }],
      conflictTop: 'siege-of-carthag',
      control: { carthag: 'seat3' },
      players: { seat3: { garrison: 12 } },
    });
    expect([bare.asked, bare.of('seat3').conflict]).toEqual(['turn seat1', 0]);
  });
});
describe('corrected rewards', () => {
  // R17.2 R13.10
  test('an arrow in a reward is offered; one that cannot be paid is not', () => {
    const arrow = [{ pay: { solari: 2 }, then: [{ gain: { vp: 1 } }] }];
    const options = { corrections: { conflicts: { 'siege-of-arrakeen': { second: arrow } } } };
    const story = fight([8, 4, 0], { options, players: { seat2: { solari: 2 } } });
    expect(story.asked).toBe('payOffer seat2');
    expect(story.play(true).of('seat2').vp).toBe(1);
    expect(fight([8, 4, 0], { options, players: { seat2: { solari: 1 } } }).state.round).toBe(2);
  });
});
