import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../arranged-position.ts';
import { open, type Story } from './story.fixture.ts';

const acting = (figures: Arrangement['figures'], more: Arrangement = {}): Story =>
  open({ active: 'blue', step: 'fight', figures: figures ?? {}, ...more });

describe('equipment', () => {
  // R1.4 R9.1
  test('bought equipment is assigned at once to a figure that lacks the kind; nobody lacks it: it stays hidden', () => {
    const story = open({ step: 'buy', deck: ['sword', 'sword', 'secret-silo'], figures: { 'paul-atreides': { gear: ['sword'] } } });
    story.play('red', { cards: 3, harvesters: 0 });
    expect(story.state.stock.red?.arriving).toEqual(['sword', 'sword']);
    expect(story.options('red')).toEqual(['duke-leto', 'gurney-halleck']);
    expect(story.whyNot('red', 'paul-atreides')).toBe('hasKind R9.1');
    expect(story.whyNot('red', 'hidden')).toBe('mustBeAssigned R9.1');
    story.play('red', 'duke-leto');
    expect(story.state.figures['gurney-halleck'].gear).toEqual(['sword']);
    expect(story.hand('red')).toEqual(['secret-silo']);
    expect(story.asked).toBe('invest red');
    const full = { gear: ['sword'] } as const;
    const other = open({ step: 'buy', deck: ['sword'], figures: { 'paul-atreides': full, 'duke-leto': full, 'gurney-halleck': full } });
    expect(other.play('red', { cards: 1, harvesters: 0 }).hand('red')).toEqual(['sword']);
  });
  // R9.1
  test('equipment assigned during a fight does not count in it, one that is sold is gone at once', () => {
    const story = acting(
      { chani: { at: 'spice-3', gear: ['sword'] }, 'gurney-halleck': 'spice-3', 'duke-leto': 'spice-3' },
      { turn: { moved: ['chani'], ready: ['chani'] }, stock: { red: { hand: ['gom-jabbar'] } } },
    );
    story.play('blue', { do: 'fight', figure: 'chani', against: 'red' });
    expect(story.asked).toBe('name red');
    story.interject('red', 'equip', { figure: 'gurney-halleck', card: 'gom-jabbar' });
    story.interject('blue', 'sell', { pieces: { 'chani/sword': 1, 'blue/harvesters': 1 }, paid: 'blue' });
    // Chani's four d6 against six d6: no d8 on either side
    story.play('red', 'duke-leto', [6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(story.told('fightRound')[0]).toMatchObject({ attacker: { d8: 0 }, defender: { d8: 0 } });
  });
  // R8.9 R9.1
  test('a Sword won in this turn does not help in the next fight of the turn', () => {
    const story = acting(
      { chani: { at: 'spice-3', gear: ['sword'], fresh: ['sword'] }, 'gurney-halleck': { at: 'spice-3', strength: 1 } },
      { turn: { moved: ['chani'], ready: ['chani'] } },
    );
    story.play('blue', { do: 'fight', figure: 'chani', against: 'red' }, [6, 1, 1, 1, 1]);
    expect(story.told('fightRound')).toMatchObject([{ attacker: { d8: 0 } }]);
  });
  // R9.1 R11.7
  test('of several copies only as many lie open as find a figure', () => {
    const story = open({ step: 'buy', deck: ['sword', 'sword', 'sword'], figures: { 'paul-atreides': { gear: ['sword'] } } });
    story.play('red', { cards: 3, harvesters: 0 });
    expect(story.state.stock.red).toMatchObject({ arriving: ['sword', 'sword'], hand: { hidden: ['sword'] } });
  });
  // R9.2 R9.9 R8.7
  test('the bearer of a Sword throws d8', () => {
    const story = acting(
      { chani: { at: 'spice-3', gear: ['sword'] }, 'gurney-halleck': { at: 'spice-3', strength: 1 } },
      { turn: { moved: ['chani'], ready: ['chani'] } },
    );
    // Who bears none throws d6, which show no 8.
    expect(() => story.play('blue', { do: 'fight', figure: 'chani', against: 'red' }, [8, 7, 1, 1, 8])).toThrow();
    story.play('blue', { do: 'fight', figure: 'chani', against: 'red' }, [8, 7, 1, 1, 6]);
    expect(story.told('fightRound')).toMatchObject([{ attacker: { dice: [8, 7, 1, 1], d8: 4 } }]);
  });

  // R9.6
  test('Poison: after a lost round of the other side; the card goes in any case', () => {
    const story = acting(
      { chani: { at: 'spice-3', gear: ['poison'] }, 'gurney-halleck': 'spice-3' },
      { turn: { moved: ['chani'], ready: ['chani'] } },
    );
    story.play('blue', { do: 'fight', figure: 'chani', against: 'red' }, [6, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(story.asked).toBe('dose blue');
    expect(story.options('blue')).toEqual(['keep', { bearer: 'chani', target: 'gurney-halleck' }]);
    story.play('blue', { bearer: 'chani', target: 'gurney-halleck' });
    expect(story.asked).toBe('brace red');
    expect(story.state.figures.chani.gear).toEqual([]);
    // No harm done: the fight goes on, and Gurney wins the next round
    expect(story.told('guileBought')).toEqual([]);
    story.play('red', 0, [3, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 6, 1, 1, 1]);
    expect(story.told('guileBought')).toEqual([]);
    expect(story.told('guileTest')).toMatchObject([{ danger: 'poison-card', hit: false }]);
    expect(story.state.deck.hidden.at(-1)).toBe('poison');
    expect(story.at('chani')).toBeNull();
  });
  // R9.6 R8.4 R8.5
  test('Poison against the partner of a pair: its own Guile, its own Strength, and its fall ends the fight', () => {
    const story = acting(
      { chani: { at: 'spice-3', gear: ['poison'] }, 'gurney-halleck': 'spice-3', 'duke-leto': { at: 'spice-3', gear: ['shield'] } },
      { turn: { moved: ['chani'], ready: ['chani'] } },
    );
    story.play('blue', { do: 'fight', figure: 'chani', against: 'red' }).play('red', 'gurney-halleck', [6, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    story.play('blue', { bearer: 'chani', target: 'duke-leto' }).play('red', 0, [5, 3]);
    expect([story.at('duke-leto'), story.strength('gurney-halleck')]).toEqual([null, 4]);
    expect(story.strength('chani')).toBe(5);
    expect(story.state.figures.chani).toMatchObject({ gear: ['shield'], fresh: ['shield'] });
    expect(story.asked).toBe('act blue');
  });
  // R9.6
  test('Poison: one card after the other', () => {
    const story = acting(
      {
        chani: { at: 'spice-3', gear: ['poison'] },
        stilgar: { at: 'spice-3', gear: ['poison'] },
        'gurney-halleck': 'spice-3',
      },
      { turn: { moved: ['chani'], ready: ['chani'] } },
    );
    story.play('blue', { do: 'fight', figure: 'chani', against: 'red' });
    if (story.asked.endsWith('blue')) story.play('blue', 'stilgar', [6, ...Array.from({ length: 11 }, () => 1)]);
    expect(story.asked).toBe('dose blue');
    expect(story.options('blue')).toHaveLength(3);
    story.play('blue', { bearer: 'chani', target: 'gurney-halleck' }).play('red', 0, [3]);
    expect(story.asked).toBe('dose blue');
    expect(story.options('blue')).toEqual(['keep', { bearer: 'stilgar', target: 'gurney-halleck' }]);
  });
  // R9.6
  test('Poison may be kept, and is asked about again after the next round', () => {
    const story = acting(
      { chani: { at: 'spice-3', gear: ['poison'] }, 'gurney-halleck': 'spice-3' },
      { turn: { moved: ['chani'], ready: ['chani'] } },
    );
    story.play('blue', { do: 'fight', figure: 'chani', against: 'red' }, [6, 1, 1, 1, 1, 1, 1, 1, 1]);
    story.play('blue', 'keep', [6, 1, 1, 1, 1, 1, 1, 1]);
    expect(story.asked).toBe('dose blue');
  });
});
