import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../arrange.ts';
import { open, type Story } from './story.fixture.ts';

const acting = (figures: Arrangement['figures'], more: Arrangement = {}): Story =>
  open({ active: 'blue', step: 'fight', figures: figures ?? {}, ...more });
const shot = (target: string) => ({ do: 'shoot', figure: 'chani', target });
const armed = (at: 'spice-3' | 'worm-2' | 'training-blue', more: object = {}) => ({ at, gear: ['lasgun'], ...more }) as const;

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
