import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../../imperium-family/arranged-position.ts';
import { ranking } from '../../imperium-family/queries/combat.ts';
import { resultOf } from '../../imperium-family/queries/score.ts';
import type { BattleCard } from '../../imperium-family/units.ts';
import { STOP, type Story } from '../../imperium-family/story.fixture.ts';
import { open } from './sands-story.fixture.ts';

type Players = NonNullable<Arrangement['players']>;
const READY = { garrison: 0, revealed: true, vp: 0 } as const;
/** The fight as it stands; seats without a word are not in it. */
const fight = (players: Players, more: Arrangement = {}): Story =>
  open({
    agenda: [{ do: 'combat' }],
    conflict: 'brawl',
    ...more,
    players: Object.fromEntries((['seat1', 'seat2', 'seat3'] as const).map((seat) => [seat, { ...READY, intrigue: [], ...players[seat] }])),
  });
const places = (players: Players): readonly string[] => {
  const { state } = fight(players, { agenda: [STOP] });
  return ranking(state).map(({ player, place, won }) => `${player} ${place}${won ? '!' : ''}`);
};

describe('who gets which reward', () => {
  // R10.2
  test('units and swords together; strength 0 gets nothing', () => {
    expect(places({ seat1: { sandworms: 1 }, seat2: { conflict: 2 }, seat3: { swords: 9 } })).toEqual(['seat2 first!', 'seat1 second']);
    expect(places({ seat1: { sandworms: 2 }, seat2: { conflict: 3 } })).toEqual(['seat1 second', 'seat2 second']);
    expect(places({ seat1: { sandworms: 1, conflict: 2 }, seat2: { conflict: 2 }, seat3: { conflict: 2 } })).toEqual([
      'seat1 first!',
      'seat2 third',
      'seat3 third',
    ]);
  });
  // R10.3 R10.4
  test('T36: a tie for first, one of them with a sandworm: both have the second reward, that one twice, and the card stays', () => {
    const story = fight({ seat1: { sandworms: 2, solari: 0 }, seat2: { conflict: 3, solari: 0 } });
    expect([story.of('seat1').solari, story.of('seat2').solari]).toEqual([4, 2]);
    expect([story.of('seat1').won, story.told('tookConflict')]).toEqual([[], []]);
  });
});

describe('doubled rewards', () => {
  // R10.4
  test('three sandworms give no more than one, control only once', () => {
    const story = fight({ seat1: { sandworms: 3 }, seat2: { conflict: 1, solari: 0 } }, { conflict: 'siege', shieldWall: false });
    expect([story.of('seat1').vp, story.state.control['well'], story.told('control')]).toMatchObject([2, 'seat1', [{ player: 'seat1' }]]);
    expect(story.of('seat2').solari).toBe(2);
    expect(fight({ seat1: { conflict: 1 } }, { conflict: 'siege' }).of('seat1').vp).toBe(1);
  });
  const bargain = (spice: number): Story => fight({ seat1: { sandworms: 1, spice } }, { conflict: 'bargain' });
  /** Takes what is offered first until nothing of the reward is left. */
  const greedy = (story: Story): Story => {
    while (['order', 'payOffer', 'influence'].includes(story.asked.split(' ')[0] as string))
      story.play(story.asked.startsWith('payOffer') ? true : story.options()[0]);
    return story;
  };
  // R10.4 R10.5
  test('W14: an arrow may be paid up to twice, each time anew; two Factions or one twice', () => {
    for (const [spice, vp] of [
      [6, 3],
      [5, 2],
      [2, 1],
    ] as const)
      expect([spice, greedy(bargain(spice)).of('seat1').vp]).toEqual([spice, vp]);
    const declined = bargain(6);
    expect(declined.options()).toEqual([0, 2]);
    declined.play(2, true, 0);
    expect(declined.asked).toBe('influence seat1');
    declined.play('fremen');
    expect(declined.options()).toEqual([0, 1]);
    declined.play(0, 'emperor');
    expect([declined.asked, declined.of('seat1').spice]).toEqual(['payOffer seat1', 3]);
    declined.play(false);
    expect(declined.of('seat1')).toMatchObject({ vp: 1, spice: 3, influence: { fremen: 1, emperor: 1 } });
  });
  // R10.5
  test('rewards are had in turn order from the First Player', () => {
    const story = fight({ seat1: { conflict: 1 }, seat2: { conflict: 3 } }, { firstPlayer: 'seat2' });
    expect(story.told('gained').map(({ player }) => player)).toEqual(['seat2', 'seat1']);
  });
  // R10.5
  test('troops as a reward go to the garrison, those of the Conflict to the supply', () => {
    const story = fight({ seat1: { conflict: 2 } });
    expect(story.of('seat1')).toMatchObject({ conflict: 0, supply: 8 });
  });
});

describe('the Combat phase', () => {
  // R10.1 R10.8
  test('Q53: whoever has only a sandworm takes part, whoever has nothing is skipped', () => {
    const story = fight({
      seat1: { sandworms: 1, intrigue: ['feast'] },
      seat2: { swords: 3, intrigue: ['knife'] },
      seat3: { conflict: 1, intrigue: ['gift'] },
    });
    expect(story.asked).toBe('window seat1');
    expect(story.play({ play: 'feast' }, 'pass').asked).toBe('turn seat2');
    expect(story.told('combat')[0]?.strengths).toContainEqual({ player: 'seat2', strength: 0 });
  });
  // R10.1 R13.5
  test('a retreat is paid with at least one troop; whoever has no unit left drops out', () => {
    const story = fight({ seat1: { conflict: 1, spice: 0, intrigue: ['ruse', 'knife'] }, seat2: { conflict: 1, intrigue: ['gift'] } });
    story.play({ play: 'ruse' });
    expect(story.of('seat1')).toMatchObject({ conflict: 0, garrison: 1, spice: 2 });
    expect(story.asked).not.toBe('window seat1');
    const two = fight({ seat1: { conflict: 2, intrigue: ['ruse'] } }).play({ play: 'ruse' });
    expect(two.choices('seat1')).toMatchObject({ pick: 'number', min: 1, max: 2 });
    const none = fight({ seat1: { sandworms: 1, intrigue: ['ruse'] } });
    expect(none.whyNot({ play: 'ruse' })).toBe('cannotPay R17.2');
  });
});

describe('battle icons', () => {
  const winner = (own: Players['seat1'], conflict: string): Story => fight({ seat1: { conflict: 1, ...own } }, { conflict });
  const KNIFE = [{ objective: 'knife', faceUp: true }] as const;
  // R10.6
  test('T38: the winner has the card, and an equal icon is matched at once', () => {
    const story = winner({ objectives: KNIFE }, 'brawl');
    expect(story.of('seat1')).toMatchObject({
      vp: 2,
      won: [{ conflict: 'brawl', faceUp: false }],
      objectives: [{ objective: 'knife', faceUp: false }],
    });
    expect(story.told('matched')).toEqual([{ type: 'matched', player: 'seat1', cards: [{ conflict: 'brawl' }, { objective: 'knife' }] }]);
  });
  // R10.6
  test('other icons, cards that lie face down and a wild card are not matched', () => {
    expect(winner({ objectives: KNIFE }, 'raid').of('seat1')).toMatchObject({ vp: 1, won: [{ faceUp: true }] });
    expect(winner({ objectives: [{ objective: 'knife', faceUp: false }] }, 'brawl').of('seat1').vp).toBe(1);
    const wild = winner({ objectives: KNIFE, spice: 0 }, 'bargain').play(0, 'fremen');
    expect([wild.of('seat1').won, wild.told('matched')]).toEqual([[{ conflict: 'bargain', faceUp: true }], []]);
  });
  const ENDGAME: Arrangement = { agenda: [{ do: 'recall' }], conflictsLeft: 0 };
  const atTheEnd = (own: Players['seat1'], conflict = 'bargain'): Story =>
    open({ ...ENDGAME, conflict, players: { seat1: { intrigue: [], vp: 0, ...own } } });
  const pair = (other: BattleCard) => ({ match: 'bargain', with: other });
  // R11.4
  test('T37: a wild card is matched in the Endgame, with any other that lies face up', () => {
    const story = atTheEnd({ objectives: KNIFE, won: [{ conflict: 'bargain', faceUp: true }] });
    expect([story.asked, story.options()]).toEqual(['endgame seat1', [pair({ objective: 'knife' }), 'pass']]);
    story.play(pair({ objective: 'knife' }));
    expect(story.of('seat1')).toMatchObject({ vp: 1, won: [{ faceUp: false }], objectives: [{ faceUp: false }] });
    expect(story.state.phase).toBe('over');
  });
  // R11.4
  test('nobody need match, and nobody is asked who has nothing to match', () => {
    const story = atTheEnd({ objectives: KNIFE, won: [{ conflict: 'bargain', faceUp: true }] }).play('pass');
    expect([story.of('seat1').vp, story.state.phase]).toEqual([0, 'over']);
    expect(atTheEnd({ won: [{ conflict: 'bargain', faceUp: true }] }).state.phase).toBe('over');
  });
  // R11.4
  test('T39: what turns down a won Conflict card takes no Objective and none that lies face down', () => {
    const hold = (own: Players['seat1']): Story => atTheEnd({ objectives: KNIFE, intrigue: ['trophy'], ...own }, 'brawl');
    const none = hold({ won: [{ conflict: 'brawl', faceUp: false }] });
    expect([none.whyNot({ play: 'trophy' }), none.options()]).toEqual(['cannotPay R17.2', ['pass']]);
    const one = hold({ won: [{ conflict: 'brawl', faceUp: true }] }).play({ play: 'trophy' });
    expect(one.of('seat1')).toMatchObject({ vp: 1, won: [{ faceUp: false }], objectives: [{ faceUp: true }] });
  });
  // R11.4
  test('of several that fit its owner chooses', () => {
    const won = [
      { conflict: 'brawl', faceUp: true },
      { conflict: 'bargain', faceUp: true },
    ] as const;
    const story = atTheEnd({ won, intrigue: ['trophy'] }).play({ play: 'trophy' });
    expect([story.asked, story.options()]).toEqual(['flipCard seat1', ['brawl', 'bargain']]);
    expect(story.play('bargain').of('seat1')).toMatchObject({ vp: 1, won: [{ faceUp: true }, { faceUp: false }] });
    expect(story.told('turnedDown')).toMatchObject([{ conflict: 'bargain' }]);
  });
});

describe('Objectives', () => {
  // R2.8
  test('everybody is dealt one of those for so many players; the marker on one says who begins', () => {
    for (const seats of [2, 3]) {
      const story = open({ seats, agenda: [{ do: 'ready' }] });
      const held = story.state.order.flatMap((id) => story.of(id).objectives ?? []);
      expect(held.map(({ objective }) => objective).sort()).toEqual(
        seats === 2 ? ['knife', 'mouse-first'] : ['knife', 'mouse-first', 'wing'],
      );
      expect(held.every(({ faceUp }) => faceUp)).toBe(true);
      expect(story.of(story.state.firstPlayer).objectives).toEqual([{ objective: 'mouse-first', faceUp: true }]);
    }
  });
});

describe('the end', () => {
  // R11.5
  test('Q35: between equal scores and goods the latest Reveal turn wins', () => {
    const { state } = open({
      players: { seat1: { vp: 3, lastReveal: 1, spice: 2 }, seat2: { vp: 3, lastReveal: 2, spice: 2, solari: 5 } },
    });
    expect(resultOf(state)).toEqual({ winner: 'seat2', by: 'solari' });
  });
});
