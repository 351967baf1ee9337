import { describe, expect, test } from 'vitest';
import { strengthOf } from '../../imperium-family/queries/strength.ts';
import { EXAMPLE } from '../lessons/example.ts';
import { open, type Story } from './story.fixture.ts';

const troops = (story: Story, seat: 'seat1' | 'seat2' | 'seat3'): readonly number[] => {
  const { garrison, conflict, supply } = story.of(seat);
  return [garrison, conflict, supply];
};
const gayun = (): Story => open(EXAMPLE).send('dune-the-desert-planet', 'imperial-basin').piece('harvest').play({ deploy: 2 }, 'done');
const najeong = (): Story =>
  gayun().send('duncan-idaho', 'carthag').piece('recruit').piece('intrigue').piece('pay').play({ deploy: 3 }, 'done');
const dasom = (): Story => najeong().send('bene-gesserit-initiate', 'rally-troops').piece('draw').piece('recruit').play('done');
const secondTurns = (): Story =>
  dasom()
    .send('diplomacy', 'wealth')
    .piece('influence')
    .play('done')
    .send('dune-the-desert-planet', 'secure-contract')
    .play('done')
    .send('dagger', 'hall-of-oratory')
    .piece('recruit')
    .play('done');
const revealed = (): Story =>
  secondTurns().play('reveal', { acquire: 'space-travel', from: 'row', to: 'discard' }, 'done', 'reveal', 'done', 'reveal', 'done');

describe('the worked example of a round', () => {
  // R4.1 R2.7 R6.4 R8.4
  test('W8: Gayun harvests a spice and deploys two of his garrison, a third is refused', () => {
    const story = open(EXAMPLE).send('dune-the-desert-planet', 'imperial-basin').piece('harvest');
    expect(story.of('seat1').spice).toBe(1);
    expect(story.whyNot({ deploy: 3 })).toBe('tooManyTroops R8.4');
    story.play({ deploy: 2 });
    expect(troops(story, 'seat1')).toEqual([1, 2, 9]);
    expect(story.whyNot({ deploy: 1 })).toBe('tooManyTroops R8.4');
  });
  // R6.5 R14.3 R8.4 R19.9 R17.3
  test('W9: Najeong goes to Carthag, Gayun gets his Solari; she deploys recruits and garrison', () => {
    const story = gayun().send('duncan-idaho', 'carthag');
    expect([story.of('seat1').solari, story.of('seat2').solari]).toEqual([1, 0]);
    story.piece('recruit').piece('intrigue').piece('pay');
    expect(story.of('seat2').intrigue.hidden).toEqual(['ambush', 'windfall']);
    expect(story.of('seat2').hand.hidden).toContain('convincing-argument');
    expect(story.pieces()).toEqual([]);
    expect(story.options()).toContainEqual({ deploy: 3 });
    story.play({ deploy: 3 }, 'done');
    expect(troops(story, 'seat2')).toEqual([0, 3, 9]);
    expect(story.of('seat2').water).toBe(0);
  });
  // R7.12 R8.6
  test('W10: Dasom recruits four on a space without Combat: none can be deployed', () => {
    const story = najeong().send('bene-gesserit-initiate', 'rally-troops').piece('draw').piece('recruit');
    expect([story.of('seat3').solari, ...troops(story, 'seat3')]).toEqual([0, 7, 0, 5]);
    expect(story.whyNot({ deploy: 1 })).toBe('notCombatSpace R8.6');
  });
  // R6.6 R7.3 R7.13 R7.19
  test('W11: second turns', () => {
    const story = secondTurns();
    expect([story.of('seat1').influence.emperor, story.of('seat1').solari]).toEqual([1, 3]);
    expect(story.of('seat2').solari).toBe(3);
    expect(troops(story, 'seat3')).toEqual([8, 0, 4]);
  });
  // R9.2 R9.5 R9.7 R9.10 R10.4 R5.4
  test('W12: Gayun reveals, acquires a card and is skipped until Combat', () => {
    const story = secondTurns().play('reveal');
    expect([story.of('seat1').spice, story.state.turn.persuasion, story.of('seat1').swords]).toEqual([2, 4, 4]);
    story.play({ acquire: 'space-travel', from: 'row', to: 'discard' });
    expect(story.state.turn.persuasion).toBe(1);
    expect(story.state.row).toEqual(['worm-riders', 'gun-thopter', 'chani', 'opulence', 'shifting-allegiances']);
    expect(story.options()).toEqual(['done']);
    story.play('done');
    expect(strengthOf(story.state, 'seat1')).toBe(8);
    expect([...story.of('seat1').discard].sort()).toEqual(
      ['diplomacy', 'dune-the-desert-planet', 'imperial-spy', 'smugglers-thopter', 'space-travel', 'stilgar'].sort(),
    );
    expect(story.asked).toBe('turn seat2');
  });
  // R9.5 R9.7 R7.13
  test('W13: the other Reveal turns', () => {
    const story = secondTurns().play('reveal', { acquire: 'space-travel', from: 'row', to: 'discard' }, 'done', 'reveal');
    expect(story.state.turn.persuasion).toBe(5);
    story.play('done', 'reveal');
    expect(story.state.turn.persuasion).toBe(5);
    expect(['seat2', 'seat3'].map((seat) => strengthOf(story.state, seat as 'seat2'))).toEqual([6, 0]);
  });
  // R13.2 R13.3 R13.4 R13.7 R13.12 R14.1 R15.1 R16.5
  test('W14-W17: Combat, rewards, makers and Recall', () => {
    const story = revealed();
    // Gayun holds no Intrigue card, as all can see: he passes unasked.
    expect(story.asked).toBe('window seat2');
    story.play({ play: 'ambush' });
    expect(strengthOf(story.state, 'seat2')).toBe(10);
    story.play('pass', 'pass');
    expect(story.of('seat2').vp).toBe(1);
    expect(story.state.control['arrakeen']).toBe('seat2');
    expect(story.of('seat1').solari).toBe(7);
    expect([troops(story, 'seat1'), troops(story, 'seat2'), troops(story, 'seat3')]).toEqual([
      [1, 0, 11],
      [0, 0, 12],
      [8, 0, 4],
    ]);
    expect(story.state.bonusSpice).toEqual({ 'imperial-basin': 0, 'hagga-basin': 1, 'the-great-flat': 2 });
    expect(story.state.firstPlayer).toBe('seat2');
    expect(story.state.round).toBe(2);
    expect(story.of('seat1').agents).toBe(2);
  });
});
