import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../../imperium-family/arranged-position.ts';
import { marking } from '../../imperium-family/queries/marks.ts';
import { SPECIALS } from '../specials/index.ts';
import { open, type Story } from './story.fixture.ts';

const alone = (own: NonNullable<Arrangement['players']>['seat1'], more: Arrangement = {}): Story =>
  open({ seats: 3, firstPlayer: 'seat1', ...more, players: { ...more.players, seat1: own ?? {} } });
const deployments = (story: Story): readonly number[] =>
  story.options().flatMap((option) => (typeof option === 'object' && option && 'deploy' in option ? [option.deploy as number] : []));

describe('deployment after an Agent has been sent', () => {
  // R8.4 R8.5
  test('recruits of the turn and two others may follow, in portions, and no more', () => {
    const story = alone({ hand: ['reconnaissance'], garrison: 6 }).send('reconnaissance', 'arrakeen');
    expect(deployments(story)).toEqual([1, 2]);
    story.play({ deploy: 2 });
    expect([deployments(story), story.whyNot({ deploy: 1 })]).toEqual([[], 'tooManyTroops R8.4']);
    story.piece('recruit');
    expect(deployments(story)).toEqual([1]);
    story.play({ deploy: 1 });
    expect([deployments(story), story.of('seat1').conflict, story.of('seat1').garrison]).toEqual([[], 3, 4]);
  });
  // R8.4
  test('only what is in the garrison can go', () => {
    expect(deployments(alone({ hand: ['reconnaissance'], garrison: 1 }).send('reconnaissance', 'arrakeen'))).toEqual([1]);
  });
  // R8.4
  test('what the turn before deployed does not count', () => {
    const story = alone(
      { hand: ['reconnaissance', 'dune-the-desert-planet'], garrison: 6 },
      { players: { seat2: { hand: [] }, seat3: { hand: [] } } },
    ).send('reconnaissance', 'arrakeen');
    story.play({ deploy: 2 }).until('turn seat1').send('dune-the-desert-planet', 'imperial-basin');
    expect(deployments(story)).toEqual([1, 2]);
  });
});

describe('Infiltrate', () => {
  const held: Arrangement = { agents: { arrakeen: ['seat2'], carthag: ['seat3', 'seat1'] } };
  const infiltrating = (more: Arrangement = held): Story =>
    alone({ hand: ['reconnaissance', 'scout'], intrigue: ['infiltrate'] }, more).play({ plot: 'infiltrate' });
  // R19.44 R6.3
  test('opens what others hold to any card, and nothing that one holds oneself', () => {
    const story = infiltrating();
    expect(story.options()).toEqual(
      expect.arrayContaining([
        { card: 'reconnaissance', to: 'arrakeen' },
        { card: 'scout', to: 'arrakeen' },
      ]),
    );
    expect(story.whyNot({ card: 'scout', to: 'carthag' })).toBe('ownAgent R6.3');
  });
  // R19.44
  test('helps the next Agent alone', () => {
    const story = infiltrating({ agents: { arrakeen: ['seat2'], carthag: ['seat3'] } }).send('reconnaissance', 'arrakeen');
    expect(marking(story.state)).toEqual([]);
    expect(story.until('turn seat1').whyNot({ card: 'scout', to: 'carthag' })).toBe('occupied R6.3');
  });
  // R19.44
  test('lapses with the turn in which no Agent is sent', () => {
    const story = alone({ hand: ['scout'], intrigue: ['infiltrate', 'bindu-suspension'] }, { agents: { arrakeen: ['seat2'] } }).play(
      { plot: 'bindu-suspension' },
      false,
      { plot: 'infiltrate' },
    );
    expect(story.options()).toContainEqual({ card: 'scout', to: 'arrakeen' });
    expect(marking(story.play('reveal').state)).toEqual([SPECIALS.infiltrate]);
    expect(marking(story.until('turn seat2').state)).toEqual([]);
  });
});

describe('an acquired card', () => {
  // R10.4 R10.5
  test('goes to the discard pile, and its place in the Row is filled before it has its effect', () => {
    const story = alone(
      { hand: ['arrakis-liaison', 'arrakis-liaison', 'arrakis-liaison', 'arrakis-liaison'] },
      { row: ['scout', 'lady-jessica', 'stilgar', 'chani', 'opulence'], imperiumTop: ['carryall'] },
    ).play('reveal', { acquire: 'lady-jessica', from: 'row', to: 'discard' });
    expect(story.state.row).toEqual(['scout', 'carryall', 'stilgar', 'chani', 'opulence']);
    expect([story.of('seat1').discard, story.asked]).toEqual([['lady-jessica'], 'influence seat1']);
    expect(story.told('refilled')).toEqual([{ type: 'refilled', card: 'carryall' }]);
    story.play('fremen');
    expect(story.of('seat1').influence.fremen).toBe(1);
  });
});
