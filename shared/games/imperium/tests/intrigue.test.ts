import { describe, expect, test } from 'vitest';
import type { ArrangedPlayer, Arrangement } from '../../imperium-family/arranged-position.ts';
import { open, type Story } from './story.fixture.ts';

const alone = (player: ArrangedPlayer, more: Arrangement = {}): Story =>
  open({ ...more, players: { ...more.players, seat1: { noMore: true, ...player } } });

describe('Plot cards', () => {
  // R19.39 R5.3
  test('Bindu Suspension is the first thing of a turn, which may end with it', () => {
    const story = alone({ hand: ['dagger'], deck: ['diplomacy'], intrigue: ['bindu-suspension', 'windfall'] });
    const late = alone({ hand: ['dagger'], intrigue: ['bindu-suspension', 'windfall'] }).play({ plot: 'windfall' });
    expect(late.whyNot({ plot: 'bindu-suspension' })).toBe('turnStart R19.39');
    story.play({ plot: 'bindu-suspension' });
    expect(story.asked).toBe('endEarly seat1');
    story.play(true);
    expect([story.asked, story.state.intrigueDiscard, story.of('seat1').revealed]).toEqual(['turn seat2', ['bindu-suspension'], false]);
    expect(story.of('seat1').hand.hidden).toEqual(['dagger', 'diplomacy']);
    expect(story.told('endedTurn')).toEqual([{ type: 'endedTurn', player: 'seat1', early: true }]);
  });
  // R19.39
  test('after Bindu Suspension the turn may go on', () => {
    expect(alone({ hand: [], intrigue: ['bindu-suspension'] }).play({ plot: 'bindu-suspension' }, false).asked).toBe('turn seat1');
  });
  // R16.2 R19.41 R7.11
  test('T35: the Mentat taken by Calculated Hire is not on its space any more', () => {
    const story = alone(
      { hand: ['dagger'], intrigue: ['calculated-hire'], spice: 1 },
      { players: { seat2: { hand: ['dagger'], solari: 2 } } },
    );
    story.play({ plot: 'calculated-hire' });
    expect([story.state.mentat?.holder, story.of('seat1').agents]).toEqual(['seat1', 3]);
    story.play('reveal', 'done').send('dagger', 'mentat');
    expect(story.pieces()).toEqual(['draw']);
    story.piece('draw');
    expect(story.of('seat2').agents).toBe(1);
  });
  // R16.4 R16.3 R16.5
  test('T36: the Mentat of Sort Through the Chaos comes in Recall and goes home a round later', () => {
    const players = {
      seat1: { conflict: 2, garrison: 1, revealed: true },
      seat2: { agents: 3, revealed: true },
      seat3: { revealed: true },
    };
    const story = open({ agenda: [{ do: 'combat' }], conflict: 'sort-through-the-chaos', mentat: { holder: 'seat2' }, players });
    story.until('turn seat2');
    expect(story.state.round).toBe(2);
    expect([story.state.mentat, story.of('seat1').agents, story.of('seat2').agents]).toEqual([{ holder: 'seat1', next: null }, 3, 2]);
    story.until('turn seat3').until('turn seat1');
    story.play('reveal', 'done').until('turn seat3');
    expect([story.state.round, story.state.mentat?.holder, story.of('seat1').agents]).toEqual([3, null, 2]);
  });
  // R19.56 J33
  test('Urgent Mission takes back the Agent just sent; effects and deployment stay open', () => {
    const story = alone({ hand: ['reconnaissance'], intrigue: ['urgent-mission'] })
      .send('reconnaissance', 'arrakeen')
      .play({ plot: 'urgent-mission' }, 'arrakeen');
    expect([story.state.agents['arrakeen'], story.of('seat1').agents]).toEqual([[], 2]);
    expect(story.pieces()).toContain('recruit');
    expect(story.options()).toContainEqual({ deploy: 2 });
  });
  // R12.5
  test('J65: a card without effect may be played', () => {
    expect(alone({ hand: [], intrigue: ['urgent-mission'] }).play({ plot: 'urgent-mission' }).state.intrigueDiscard).toEqual([
      'urgent-mission',
    ]);
  });
  // R12.4 R12.5
  test('a cost that cannot be paid and a wrong time are told', () => {
    const story = alone({ hand: [], intrigue: ['bribery', 'ambush', 'councilors-dispensation'] });
    expect(story.whyNot({ plot: 'bribery' })).toBe('tooDear R17.2');
    // What it costs and what one has.
    expect(story.table.blocked('seat1').find(({ why }) => why.rule === 'R17.2')?.why.with).toEqual({
      resource: 'solari',
      amount: 2,
      have: 0,
    });
    expect(story.whyNot({ plot: 'ambush' })).toBe('wrongTime R12.4');
    expect(story.whyNot({ plot: 'councilors-dispensation' })).toBe('condition R17.4');
  });
  // R19.49
  test('Refocus shuffles the discard pile into the deck and draws', () => {
    const story = alone({ hand: [], deck: ['dagger'], discard: ['diplomacy', 'seek-allies'], intrigue: ['refocus'] }).play({
      plot: 'refocus',
    });
    expect([story.of('seat1').hand.hidden.length, story.of('seat1').deck.hidden.length, story.of('seat1').discard.length]).toEqual([
      1, 2, 0,
    ]);
  });
  // R12.6 R9.5 R7.10
  test('Charisma waits; council and Charisma add two each', () => {
    const story = alone({ hand: [], council: true, intrigue: ['charisma'] }).play({ plot: 'charisma' }, 'reveal');
    expect(story.state.turn.persuasion).toBe(4);
    const late = alone({ hand: [], intrigue: ['charisma'] }).play('reveal', { plot: 'charisma' });
    expect(late.state.turn.persuasion).toBe(2);
    expect(late.play('done').state.intrigueDiscard).toEqual(['charisma']);
  });
  // R12.2
  test('an empty Intrigue deck is made of its discard pile', () => {
    const story = alone({ hand: ['piter-de-vries'] }, { intrigueDiscard: 'all' })
      .send('piter-de-vries', 'hall-of-oratory')
      .piece('intrigue');
    expect([story.of('seat1').intrigue.hidden.length, story.state.intrigueDeck.hidden.length, story.state.intrigueDiscard]).toEqual([
      1,
      39,
      [],
    ]);
    expect(story.told('shuffled')).toHaveLength(1);
  });
});
