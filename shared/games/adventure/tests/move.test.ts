import { describe, expect, test } from 'vitest';
import { board } from '../queries/table.ts';
import type { SpaceId } from '../ids.ts';
import type { Step } from '../questions.ts';
import { open, type Story } from './story.fixture.ts';

const ends = (story: Story, dice: Step['dice'], figure = 'paul-atreides'): SpaceId[] =>
  (story.options('red') as Step[]).filter((step) => step.dice === dice && step.figure === figure).map(({ to }) => to);
const reach = (from: SpaceId, steps: number) => new Set(board(open().state).reach[from][steps]);

describe('the board', () => {
  // R3.1 R3.2 R3.3
  test('both rings lead clockwise through all their spaces', () => {
    const { next, castle } = board(open().state);
    const round = (start: SpaceId): SpaceId[] => {
      const spaces = [start];
      for (let at = start; ; ) {
        at = next[at].find((to) => castle[to] === castle[at]) as SpaceId;
        if (at === start) return spaces;
        spaces.push(at);
      }
    };
    expect(round('red-sietch')).toHaveLength(20);
    expect(round('training-red')).toHaveLength(12);
    expect(round('red-sietch').slice(0, 6)).toEqual(['red-sietch', 'spice-1', 'sandstorm', 'spice-2', 'worm-1', 'yellow-sietch']);
    expect(round('training-red').slice(9)).toEqual(['training-green', 'space-guild', 'spice-raid-2']);
  });
  // R3.4
  test('D1: where one comes from the Red Sietch', () => {
    expect(reach('red-sietch', 1)).toEqual(new Set(['spice-1', 'training-red']));
    expect(reach('red-sietch', 4)).toEqual(new Set(['worm-1', 'training-yellow']));
    expect(reach('red-sietch', 5)).toEqual(new Set(['yellow-sietch', 'traitor']));
    expect(reach('red-sietch', 6)).toEqual(new Set(['spice-3', 'training-yellow', 'poison-1']));
    expect(reach('red-sietch', 10)).toEqual(new Set(['blue-sietch', 'duel-2', 'bene-gesserit', 'training-green']));
  });
  // R3.4
  test('D2: no step over a link is taken back at once', () => {
    expect(reach('training-green', 1)).toEqual(new Set(['space-guild', 'green-sietch']));
    expect(reach('training-green', 2)).toEqual(new Set(['spice-raid-2', 'spice-7']));
  });
  // R3.6
  test('no figure can ever stand on an investment space', () => {
    const all = new Set(Object.values(board(open().state).reach).flatMap((steps) => steps.flat()));
    expect(all.size).toBe(32);
  });
});

describe('moving', () => {
  // R6.1 R6.2
  test('W1: with 4 and 6 one figure moves 4, 6 or 10, or two move 4 and 6', () => {
    const story = open({ figures: { 'paul-atreides': 'spice-1' } }).play('red', 'throw', [4, 6]);
    expect(ends(story, 'a')).toEqual(expect.arrayContaining(['yellow-sietch']));
    expect(ends(story, 'b')).toEqual(expect.arrayContaining(['duel-1']));
    expect(ends(story, 'both')).toEqual(expect.arrayContaining(['spice-5']));
    story.play('red', { figure: 'paul-atreides', dice: 'b', to: 'duel-1' }).until('secondMove');
    expect(story.asked).toBe('secondMove red');
    expect(story.options('red')).not.toContainEqual(expect.objectContaining({ figure: 'paul-atreides' }));
    expect(story.whyNot('red', { figure: 'paul-atreides' })).toBe('hasMoved R6.1');
    story.play('red', { figure: 'duke-leto', dice: 'a', to: 'worm-1' });
    expect(story.at('duke-leto')).toBe('worm-1');
    expect(story.state.turn.moved).toEqual(['paul-atreides', 'duke-leto']);
  });
  // R6.1
  test('the second figure is free; after both dice with one figure there is none', () => {
    const story = open().play('red', 'throw', [1, 2]);
    story.play('red', { figure: 'paul-atreides', dice: 'both', to: 'spice-2' });
    expect(story.asked).toBe('act red');
    const other = open().play('red', 'throw', [1, 2]).play('red', { figure: 'paul-atreides', dice: 'a', to: 'spice-1' });
    expect(other.asked).toBe('secondMove red');
    expect(other.play('red', 'stay').asked).toBe('act red');
  });
  // R6.1
  test('equal dice are offered once', () => {
    const story = open().play('red', 'throw', [2, 2]);
    expect(ends(story, 'a')).toHaveLength(2);
    expect(ends(story, 'b')).toEqual([]);
    story.play('red', { figure: 'paul-atreides', dice: 'a', to: 'sandstorm' }).until('secondMove');
    expect(story.options('red')).toContainEqual({ figure: 'duke-leto', dice: 'b', to: 'smuggler' });
  });
  // R6.5
  test('there is no staying where one is', () => {
    const story = open().play('red', 'throw', [1, 1]);
    expect(story.options('red').every((step) => typeof step === 'object')).toBe(true);
  });
  // R3.5
  test('figures pass each other and share spaces', () => {
    const story = open({ figures: { chani: 'spice-1', 'dr-kynes': 'spice-2', 'duke-leto': 'spice-2' } }).play('red', 'throw', [1, 2]);
    story.play('red', { figure: 'paul-atreides', dice: 'both', to: 'spice-2' });
    expect([story.at('paul-atreides'), story.at('duke-leto'), story.at('dr-kynes')]).toEqual(['spice-2', 'spice-2', 'spice-2']);
  });

  // R6.3
  test('the castle costs 1 spice, for every arrival', () => {
    const story = open().play('red', 'throw', [1, 1]);
    story.play('red', { figure: 'paul-atreides', dice: 'a', to: 'training-red' });
    story.play('red', { figure: 'duke-leto', dice: 'b', to: 'training-red' });
    expect(story.told('toll')).toHaveLength(2);
    expect(story.spice('red')).toBe(4);
    expect(story.state.bank.spice).toBe(48);
  });
  // R6.3
  test('without spice the castle is closed, but a sale opens it', () => {
    const story = open({ stock: { red: { spice: 0, harvesters: 3 } } }).play('red', 'throw', [1, 2]);
    const step = { figure: 'paul-atreides', dice: 'a', to: 'training-red' };
    expect(story.options('red')).not.toContainEqual(step);
    expect(story.whyNot('red', step)).toBe('tollTooHigh R6.3');
    story.interject('red', 'sell', { pieces: { 'red/harvesters': 2 }, paid: 'red' });
    expect(story.options('red')).toContainEqual(step);
    expect(story.whyNot('red', step)).toBeUndefined();
  });
  // R6.3
  test('the toll is waived if there is no other move', () => {
    const story = open({
      figures: { 'paul-atreides': 'smuggler', 'duke-leto': null, 'gurney-halleck': null },
      stock: { red: { spice: 0, harvesters: 1 } },
    }).play('red', 'throw', [1, 1]);
    expect(story.options('red')).toEqual([
      { figure: 'paul-atreides', dice: 'a', to: 'spice-raid-1' },
      { figure: 'paul-atreides', dice: 'both', to: 'training-yellow' },
    ]);
    story.play('red', { figure: 'paul-atreides', dice: 'both', to: 'training-yellow' });
    expect(story.told('toll')).toEqual([{ type: 'toll', colour: 'red', waived: true }]);
    expect(story.strength('paul-atreides')).toBe(5);
  });
  // R6.3
  test('for the second figure no toll is waived: it may stay', () => {
    const story = open({
      figures: { 'paul-atreides': 'smuggler', 'duke-leto': 'spice-1', 'gurney-halleck': null },
      stock: { red: { spice: 0, harvesters: 1 } },
    }).play('red', 'throw', [3, 2]);
    story.play('red', { figure: 'duke-leto', dice: 'a', to: 'worm-1' }).until('secondMove');
    expect(story.options('red')).toEqual(['stay']);
    expect(story.whyNot('red', { figure: 'paul-atreides', dice: 'b', to: 'training-yellow' })).toBe('tollForSecond R6.3');
  });

  // R7.4
  test('if the first figure falls the other may still move', () => {
    const story = open({
      figures: { 'paul-atreides': { at: 'worm-4', strength: 1 }, chani: 'spice-1', 'dr-kynes': 'spice-1' },
    }).play('red', 'throw', [2, 1]);
    story.play('red', { figure: 'paul-atreides', dice: 'a', to: 'spice-1' });
    story.play('blue', ['blue']).play('blue', 'chani', [1, 1, 1, 1, 1, 6, 1]);
    expect(story.at('paul-atreides')).toBeNull();
    expect(story.asked).toBe('secondMove red');
    story.play('red', { figure: 'duke-leto', dice: 'b', to: 'spice-1' }).play('blue', []);
    expect(story.options('red')).toContainEqual({ do: 'fight', figure: 'duke-leto', against: 'blue' });
  });
});
