import { describe, expect, test } from 'vitest';
import { open } from './story.fixture.ts';

describe('Ornithopters', () => {
  const flier = { at: 'spice-1', gear: ['ornithopter'] } as const;
  // R9.8
  test('instead of the throw to any other space; 1-3 keeps the card; the flight is the whole move', () => {
    const story = open({ figures: { 'paul-atreides': flier } });
    expect(story.options('red')).toHaveLength(32);
    expect(story.whyNot('red', { figure: 'paul-atreides', to: 'spice-1' })).toBe('standsThere R9.8');
    expect(story.whyNot('red', { figure: 'duke-leto' })).toBe('noOrnithopter R9.8');
    story.play('red', { figure: 'paul-atreides', to: 'spice-4' }, [3]);
    expect(story.told('harvested')).toHaveLength(1);
    expect(story.state.figures['paul-atreides'].gear).toEqual(['ornithopter']);
    const lost = open({ figures: { 'paul-atreides': flier } }).play('red', { figure: 'paul-atreides', to: 'spice-4' }, [4]);
    expect(lost.state.figures['paul-atreides'].gear).toEqual([]);
    expect(story.asked).toBe('act red');
    expect(story.state.turn.ready).toEqual(['paul-atreides']);
  });
  // R9.8
  test('to the castle only for the toll', () => {
    const story = open({ figures: { 'paul-atreides': flier }, stock: { red: { spice: 0, harvesters: 1 } } });
    expect(story.options('red')).toHaveLength(20);
    expect(story.whyNot('red', { figure: 'paul-atreides', to: 'traitor' })).toBe('tollTooHigh R6.3');
  });
  // R9.8 R7.2
  test('D12: the card is lost on arrival, before the ambush, and is no booty', () => {
    const story = open({ figures: { 'paul-atreides': { ...flier, strength: 1 }, chani: 'spice-4' } });
    story.play('red', { figure: 'paul-atreides', to: 'spice-4' }, [5]);
    expect(story.state.deck.hidden.at(-1)).toBe('ornithopter');
    expect(story.asked).toBe('ambush blue');
    story.play('blue', ['blue'], [6, 1, 1, 1, 1]);
    expect(story.state.figures.chani.gear).toEqual([]);
  });
  // R9.11
  test('whose turn comes next flies first', () => {
    const story = open({ step: 'boundary', figures: { 'princess-irulan': { at: 'duel-1', gear: ['ornithopter'] }, stilgar: flier } });
    expect(story.asked).toBe('boundaryFlight yellow');
    expect(story.play('yellow', 'stay').asked).toBe('boundaryFlight blue');
  });
  // R9.8 R9.11
  test('between two turns: toll, but no ambush, no instruction, no fight; each card once, clockwise from the next', () => {
    const story = open({
      step: 'boundary',
      figures: { 'paul-atreides': flier, 'gurney-halleck': flier, stilgar: { at: 'duel-1', gear: ['ornithopter'] }, chani: 'smuggler' },
    });
    expect(story.asked).toBe('boundaryFlight blue');
    story.play('blue', 'stay');
    expect(story.asked).toBe('boundaryFlight red');
    story.play('red', { figure: 'paul-atreides', to: 'smuggler' }, [1]);
    expect(story.spice('red')).toBe(5);
    expect(story.told('smuggled')).toEqual([]);
    expect(story.asked).toBe('boundaryFlight red');
    expect(story.whyNot('red', { figure: 'paul-atreides' })).toBe('hasFlown R9.11');
    story.play('red', { figure: 'gurney-halleck', to: 'red-sietch' }, [6]);
    expect(story.asked).toBe('open yellow');
    expect(story.told('flew').map(({ kept, instead }) => [kept, instead])).toEqual([
      [true, false],
      [false, false],
    ]);
  });
  // R9.8 R6.11
  test('at home a figure has its first Strength again, in whatever way it came back', () => {
    const story = open({ step: 'boundary', figures: { 'paul-atreides': { ...flier, strength: 1 } } });
    story.play('red', { figure: 'paul-atreides', to: 'red-sietch' }, [1]);
    expect(story.strength('paul-atreides')).toBe(4);
    expect(story.told('healed')).toEqual([{ type: 'healed', figure: 'paul-atreides', strength: 4 }]);
    const abroad = open({ step: 'boundary', figures: { 'paul-atreides': { ...flier, strength: 1 } } });
    expect(abroad.play('red', { figure: 'paul-atreides', to: 'blue-sietch' }, [1]).strength('paul-atreides')).toBe(1);
  });
  // R9.11
  test('who has flown instead of throwing may fly again when the dice pass on', () => {
    const figures = { 'paul-atreides': { at: 'spice-1', gear: ['ornithopter'] } } as const;
    const story = open({ step: 'invest', turn: { flown: ['paul-atreides'] }, figures });
    story.play('red', { left: 0, middle: 0, right: 0 });
    expect(story.asked).toBe('boundaryFlight red');
  });
  // R9.11
  test('whoever stays is not asked again at this boundary, but at the next', () => {
    const story = open({ step: 'boundary', figures: { 'paul-atreides': flier } }).play('red', 'stay');
    expect(story.asked).toBe('open yellow');
    story.until('boundaryFlight');
    expect(story.state.turn.colour).toBe('yellow');
  });
});
