import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../arranged-position.ts';
import { open, type Story } from './story.fixture.ts';

const acting = (figures: Arrangement['figures'], more: Arrangement = {}): Story =>
  open({ active: 'blue', step: 'fight', figures: figures ?? {}, ...more });
const shot = (target: string) => ({ do: 'shoot', figure: 'chani', target });
const armed = (at: 'spice-3' | 'worm-2' | 'training-blue', more: object = {}) => ({ at, gear: ['lasgun'], ...more }) as const;

describe('Lasguns', () => {
  // R9.4
  test('Lasgun: 1 or 2 steps ahead, over links too, and at 2 steps nobody between', () => {
    const story = acting({
      chani: armed('worm-2'),
      'gurney-halleck': 'blue-sietch',
      'princess-irulan': 'training-blue',
      'duke-leto': 'worm-2',
    });
    expect(story.options('blue')).toEqual(['done', shot('gurney-halleck')]);
    expect(story.whyNot('blue', shot('princess-irulan'))).toBe('figureBetween R9.4');
    expect(story.whyNot('blue', shot('sardaukar-warrior'))).toBe('tooFar R9.4');
    expect(story.whyNot('blue', { do: 'shoot', figure: 'stilgar', target: 'gurney-halleck' })).toBeUndefined();
    const free = acting({ chani: armed('worm-2'), 'princess-irulan': 'training-blue', 'dr-kynes': 'spice-1', stilgar: 'spice-1' });
    expect(free.options('blue')).toEqual(['done', shot('princess-irulan')]);
  });
  // R9.4
  test('Lasgun: never back over a link', () => {
    const story = acting({
      chani: armed('training-blue'),
      'gurney-halleck': 'training-blue',
      'duke-leto': 'spice-5',
      'dr-kynes': 'spice-1',
      stilgar: 'spice-1',
    });
    expect(story.options('blue')).toEqual(['done', shot('duke-leto')]);
  });
  // R9.4
  test('Lasgun: two bearers shoot once each', () => {
    const story = acting({ chani: armed('spice-3'), stilgar: armed('spice-3'), 'gurney-halleck': 'duel-1' });
    story.play('blue', shot('gurney-halleck'), [6]).play('blue', { ...shot('gurney-halleck'), figure: 'stilgar' }, [6]);
    expect(story.whyNot('blue', shot('gurney-halleck'))).toBe('hasShot R9.4');
    expect(story.whyNot('blue', { ...shot('gurney-halleck'), figure: 'stilgar' })).toBe('hasShot R9.4');
  });
  // R9.4
  test('Lasgun: a d6 below the own Strength hits, then a d6 of damage; the card stays, once per turn', () => {
    const story = acting({ chani: armed('spice-3'), 'gurney-halleck': 'duel-1' }).play('blue', shot('gurney-halleck'), [3, 2]);
    expect(story.strength('gurney-halleck')).toBe(3);
    expect(story.strength('chani')).toBe(4);
    expect(story.state.figures.chani.gear).toEqual(['lasgun']);
    expect(story.options('blue')).toEqual(['done']);
    expect(story.whyNot('blue', shot('gurney-halleck'))).toBe('hasShot R9.4');
    expect(
      acting({ chani: armed('spice-3'), 'gurney-halleck': 'duel-1' })
        .play('blue', shot('gurney-halleck'), [4])
        .strength('gurney-halleck'),
    ).toBe(5);
  });
  // R9.4 R4.5
  test('Lasgun: equipment of a fallen target goes under the deck, the shooter grows not', () => {
    const story = acting({ chani: armed('spice-3'), 'gurney-halleck': { at: 'duel-1', gear: ['sword'] } });
    story.play('blue', shot('gurney-halleck'), [1, 6]);
    expect(story.at('gurney-halleck')).toBeNull();
    expect(story.state.deck.hidden.at(-1)).toBe('sword');
    expect(story.strength('chani')).toBe(4);
  });
  // R9.4
  test('D9: with Strength 1 a Lasgun never hits', () => {
    const story = acting({ chani: armed('spice-3', { strength: 1 }), 'gurney-halleck': 'duel-1' }).play(
      'blue',
      shot('gurney-halleck'),
      [1],
    );
    expect(story.told('shot')).toMatchObject([{ hit: false }]);
  });
  // R9.5 R1.6 R12.5
  test('no shot at a Shield, at a sietch of its own, or against a pact', () => {
    const shield = acting({ chani: armed('spice-3'), 'gurney-halleck': { at: 'duel-1', gear: ['shield'] } });
    expect(shield.options('blue')).toEqual(['done']);
    expect(shield.whyNot('blue', shot('gurney-halleck'))).toBe('shielded R9.5');
    const home = acting({ chani: { at: 'worm-4', gear: ['lasgun'] } });
    expect(home.whyNot('blue', shot('gurney-halleck'))).toBe('ownSietch R1.6');
    const pact = acting(
      { chani: armed('spice-3'), 'gurney-halleck': 'duel-1' },
      { pacts: [{ between: ['seat1', 'seat3'], madeIn: 'blue', rounds: 1 }] },
    );
    expect(pact.whyNot('blue', shot('gurney-halleck'))).toBe('pact R12.5');
  });
  // R8.9 R9.4
  test('a Lasgun just won is silent this turn', () => {
    const story = acting({ chani: { ...armed('spice-3'), fresh: ['lasgun'] }, 'gurney-halleck': 'duel-1' });
    expect(story.whyNot('blue', shot('gurney-halleck'))).toBe('wonThisTurn R8.9');
  });
});
