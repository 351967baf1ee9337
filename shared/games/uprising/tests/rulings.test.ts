import { describe, expect, test } from 'vitest';
import type { Arrangement, ArrangedPlayer } from '../../imperium-family/arranged-position.ts';
import { strengthOf } from '../../imperium-family/queries/strength.ts';
import { GURNEY, IRULAN, led, MUADDIB, openSix } from './six.fixture.ts';
import { open, type Story } from './story.fixture.ts';

const alone = (player: ArrangedPlayer, more: Arrangement = {}): Story =>
  open({ ...more, players: { ...more.players, seat1: { noMore: true, ...player } } });

describe('rulings', () => {
  test('Q12 R7.3 a box may be left until troops were deployed: Chani counts those of the same turn', () => {
    const story = alone({ hand: ['chani-clever-tactician'], garrison: 2, deck: ['dagger'] });
    story.send('chani-clever-tactician', 'arrakeen').piece('recruit');
    expect(story.pieces()).not.toContain('if');
    story.play({ deploy: 1 }).play({ deploy: 2 }).piece('if');
    expect(story.of('seat1').intrigue.hidden).toHaveLength(1);
  });
  test('Q33 R15.3 Gurney’s strength of 6 gives 1 Persuasion, and no point', () => {
    const leader = 'gurney-halleck' as const;
    const at = (conflict: number): readonly number[] => {
      const story = alone({ leader, hand: ['dagger'], conflict, vp: 0 }).play('reveal');
      return [story.state.turn.persuasion, story.of('seat1').vp];
    };
    // The dagger's sword is the difference.
    expect([at(2), at(3)]).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });
  test('Q47 R18.12 Sietch Tabr asks an Ally for the Fringe Worlds, and Muad’Dib for the better of these and the Fremen', () => {
    const hand = ['reconnaissance'];
    const ally = (fringe: number): Story =>
      openSix({ [GURNEY]: { hand, influence: { 'fringe-worlds': fringe } } }, { firstPlayer: GURNEY });
    const opens = (story: Story): boolean => story.options().some((one) => JSON.stringify(one).includes('"sietch-tabr'));
    expect([opens(ally(1)), opens(ally(2))]).toEqual([false, true]);
    const commander = (own: number, fringe: number): Story =>
      led(MUADDIB, 'left', {
        [MUADDIB]: { hand: ['md-usul'], influence: { fremen: own } },
        [GURNEY]: { influence: { 'fringe-worlds': fringe } },
      });
    expect([opens(commander(1, 1)), opens(commander(2, 0)), opens(commander(0, 2))]).toEqual([false, true, true]);
  });
  test('Q50 Captured Mentat: nothing to lose cannot pay; the same Faction may be gained back', () => {
    const reveal = (own: ArrangedPlayer['influence']): Story => alone({ hand: ['captured-mentat'], influence: own ?? {} }).play('reveal');
    expect(reveal({}).pieces()).not.toContain('pay');
    const story = reveal({ fremen: 1 }).piece('pay');
    for (let answers = 0; story.asked !== 'reveal seat1' && answers < 4 && /nfluence/.test(story.asked); answers++)
      story.play(story.options().includes('fremen') ? 'fremen' : story.options()[0]);
    expect([story.of('seat1').influence.fremen, story.told('influence').map(({ now }) => now)]).toEqual([1, [0, 1]]);
  });
  test('R18.9 swords of an Ally’s Reveal turn without units are lost, also if a troop comes later', () => {
    const story = openSix({ [IRULAN]: { hand: ['dagger'] } }, { firstPlayer: IRULAN }).play('reveal');
    expect(story.of(IRULAN).swords).toBe(1);
    story.play('done');
    expect([story.of(IRULAN).swords, strengthOf(story.state, IRULAN)]).toEqual([0, 0]);
  });
});
