import { describe, expect, test } from 'vitest';
import { open } from './story.fixture.ts';

/** Gurney is about to land on Spice-1, where others stand. */
const landing = (figures: object, more: object = {}) =>
  open({ figures: { 'gurney-halleck': 'worm-4', ...figures }, ...more }).play('red', 'throw', [2, 6]);
const STEP = { figure: 'gurney-halleck', dice: 'a', to: 'spice-1' } as const;

describe('landing and ambush', () => {
  // R6.4 R7.2
  test('an ambush comes before the space, and after the toll', () => {
    const story = open({ figures: { chani: { at: 'smuggler', strength: 1 } } }).play('red', 'throw', [2, 3]);
    story.play('red', { figure: 'gurney-halleck', dice: 'a', to: 'smuggler' });
    expect(story.told('toll')).toHaveLength(1);
    expect(story.asked).toBe('ambush blue');
    story.play('blue', ['blue'], [1, 6, 1, 1, 1, 1, 8]);
    const order = story.events.map(({ type }) => type).filter((type) => ['toll', 'ambush', 'fightWon', 'smuggled'].includes(type));
    expect(order).toEqual(['toll', 'ambush', 'fightWon', 'smuggled']);
  });
  // R6.4 R7.2
  test('an ambushed figure that falls does not see the space', () => {
    const story = landing({ 'gurney-halleck': { at: 'worm-4', strength: 1 }, chani: 'spice-1' }).play('red', STEP);
    story.play('blue', ['blue'], [6, 1, 1, 1, 1]);
    expect(story.at('gurney-halleck')).toBeNull();
    expect(story.told('harvested')).toEqual([]);
    expect(story.strength('chani')).toBe(5);
  });
  // R7.1 R7.2
  test('nobody has to fight: all opponents on the space are asked at once and may pass', () => {
    const story = landing({ chani: 'spice-1', 'princess-irulan': 'spice-1' }).play('red', STEP);
    expect(story.asked).toBe('ambush yellow blue');
    expect(story.table.secret).toBe(true);
    story.play('blue', []).play('yellow', []);
    expect(story.told('fight')).toEqual([]);
    expect(story.told('harvested')).toHaveLength(1);
  });
  // R7.2
  test('several ambushers fight clockwise while the mover stands; a call that comes to nothing is not told', () => {
    const story = landing({ 'gurney-halleck': { at: 'worm-4', strength: 1 }, chani: 'spice-1', 'princess-irulan': 'spice-1' });
    story.play('red', STEP).play('blue', ['blue']).play('yellow', ['yellow'], [6, 1, 1, 1, 1]);
    expect(story.told('ambush').map(({ by }) => by)).toEqual(['yellow']);
    expect(story.told('fightWon').map(({ colour }) => colour)).toEqual(['yellow']);
  });
  // R1.6 R7.2
  test('nobody is ambushed on the own sietch', () => {
    const story = open({
      figures: { 'gurney-halleck': 'worm-4', chani: 'red-sietch', 'paul-atreides': 'spice-2', 'duke-leto': 'spice-2' },
    });
    story.play('red', 'throw', [1, 3]).play('red', { figure: 'gurney-halleck', dice: 'a', to: 'red-sietch' });
    expect(story.asked).toBe('secondMove red');
  });
  // R1.6 R7.2
  test('a foreign sietch protects nobody', () => {
    const story = open({
      figures: {
        'gurney-halleck': 'worm-2',
        'princess-irulan': 'blue-sietch',
        chani: 'spice-2',
        'dr-kynes': 'spice-2',
        stilgar: 'spice-2',
      },
    });
    story.play('red', 'throw', [1, 3]).play('red', { figure: 'gurney-halleck', dice: 'a', to: 'blue-sietch' });
    expect(story.asked).toBe('ambush yellow');
  });
  // R1.6 R7.2 R9.6
  test('D14: Chani ambushes from her sietch and is unprotected in that fight', () => {
    const story = open({
      figures: { 'gurney-halleck': { at: 'worm-2', gear: ['poison'] }, 'dr-kynes': 'spice-2', stilgar: 'spice-2' },
      dice: [1, 3],
      step: 'move',
    });
    story.play('red', { figure: 'gurney-halleck', dice: 'a', to: 'blue-sietch' });
    story.play('blue', ['blue'], [1, 1, 1, 1, 1, 1, 1, 1, 6]);
    expect(story.strength('chani')).toBe(3);
    story.play('red', { bearer: 'gurney-halleck', target: 'chani' }).play('blue', 0, [4, 3]);
    expect(story.at('chani')).toBeNull();
    expect(story.told('fightWon')).toMatchObject([{ colour: 'red', beaten: 'chani' }]);
  });
  // R1.6 R7.3
  test('D14: Gurney could not have started the fight on the Blue Sietch', () => {
    const story = open({
      figures: { 'gurney-halleck': 'blue-sietch' },
      step: 'fight',
      turn: { moved: ['gurney-halleck'], ready: ['gurney-halleck'] },
    });
    const fight = { do: 'fight', figure: 'gurney-halleck', against: 'blue' };
    expect(story.options('red')).toEqual(['done']);
    expect(story.whyNot('red', fight)).toBe('ownSietch R1.6');
  });
  // R12.5 R7.2
  test('who has promised peace cannot ambush', () => {
    const story = landing({ chani: 'spice-1' }, { pacts: [{ between: ['seat3', 'seat1'], madeIn: 'green', rounds: 1 }] });
    story.play('red', STEP);
    expect(story.asked).toBe('secondMove red');
  });
  // R7.2
  test('peace made while the others fight stays the call', () => {
    const story = landing({ chani: 'spice-1', 'dr-kynes': 'spice-1', 'princess-irulan': 'spice-1', 'emperor-shaddam': 'spice-1' }).play(
      'red',
      STEP,
    );
    story.play('blue', ['blue']).play('yellow', ['yellow']);
    expect(story.asked).toBe('name yellow');
    story.table.position.state.pacts = [{ between: ['seat1', 'seat3'], madeIn: 'red', rounds: 1 }];
    story.until('secondMove');
    expect(story.told('ambush').map(({ by }) => by)).toEqual(['yellow']);
  });
});
