import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../arranged-position.ts';
import { diceOf } from '../queries/fight.ts';
import { open, type Story } from './story.fixture.ts';

/** Blue's figures have moved onto a space where Gurney stands. */
const facing = (figures: Arrangement['figures'], ready: readonly ('chani' | 'stilgar')[] = ['chani'], more: Arrangement = {}): Story =>
  open({
    active: 'blue',
    step: 'fight',
    turn: { moved: ready, ready },
    figures: { chani: 'spice-3', 'gurney-halleck': 'spice-3', ...figures },
    ...more,
  });
const FIGHT = { do: 'fight', figure: 'chani', against: 'red' } as const;

describe('fights', () => {
  // R8.1 R8.2 R8.3
  test('W2: Chani (5) loses a round against Gurney (3) and rolls one die less', () => {
    const story = facing({ chani: { at: 'spice-3', strength: 5 }, 'gurney-halleck': { at: 'spice-3', strength: 3 } });
    // Then Chani wins three rounds with four dice
    story.play('blue', FIGHT, [2, 3, 3, 3, 5, 1, 2, 6, 6, 1, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1]);
    const rounds = story.told('fightRound');
    expect(rounds[0]).toMatchObject({ loser: { figure: 'chani', strength: 4 } });
    expect(rounds[1]).toMatchObject({ attacker: { dice: [6, 1, 1, 1] }, defender: { dice: [1, 1, 1] } });
    expect(rounds).toHaveLength(4);
  });
  // R8.2
  test('equal highest dice: the round is repeated without loss', () => {
    const story = facing({ chani: { at: 'spice-3', strength: 1 }, 'gurney-halleck': { at: 'spice-3', strength: 1 } });
    story.play('blue', FIGHT, [4, 4, 4, 5]);
    expect(story.told('fightRound').map(({ loser }) => loser)).toEqual([null, { figure: 'chani', strength: 0 }]);
  });
  // R8.3 R8.4
  test('the beaten figure is out, the winner gains a point, up to 6', () => {
    const weak = { at: 'spice-3', strength: 1 } as const;
    const story = facing({ 'gurney-halleck': weak }).play('blue', FIGHT, [6, 1, 1, 1, 1]);
    expect(story.at('gurney-halleck')).toBeNull();
    expect(story.told('eliminated')).toEqual([{ type: 'eliminated', figure: 'gurney-halleck', at: 'spice-3', gear: [] }]);
    expect(story.strength('chani')).toBe(5);
    const strong = facing({ chani: { at: 'spice-3', strength: 6 }, 'gurney-halleck': weak }).play('blue', FIGHT, [6, 1, 1, 1, 1, 1, 1]);
    expect(strong.strength('chani')).toBe(6);
  });
  // R8.5 R8.9
  test('the winner takes the equipment, but may use it only after the dice have passed', () => {
    const story = facing({ 'gurney-halleck': { at: 'spice-3', strength: 1, gear: ['sword', 'ornithopter'] } }).play(
      'blue',
      FIGHT,
      [6, 1, 1, 1, 2],
    );
    expect(story.state.figures.chani).toMatchObject({ gear: ['sword', 'ornithopter'], fresh: ['sword', 'ornithopter'] });
    story.until('boundaryFlight');
    expect(story.asked).toBe('boundaryFlight blue');
    expect(story.state.figures.chani.fresh).toEqual([]);
  });
  // R8.5 R9.1
  test('a kind that the winner has goes to another own figure or stays hidden', () => {
    const story = facing({
      chani: { at: 'spice-3', gear: ['shield'] },
      'gurney-halleck': { at: 'spice-3', strength: 1, gear: ['shield'] },
    }).play('blue', FIGHT, [6, 1, 1, 1, 1]);
    expect(story.asked).toBe('assign blue');
    expect(story.options('blue')).toEqual(['dr-kynes', 'stilgar', 'hidden']);
    expect(story.whyNot('blue', 'chani')).toBe('hasKind R9.1');
    story.play('blue', 'hidden');
    expect(story.hand('blue')).toEqual(['shield']);
    story.interject('blue', 'equip', { figure: 'stilgar', card: 'shield' });
    expect(story.state.figures.stilgar).toMatchObject({ gear: ['shield'], fresh: ['shield'] });
  });

  // R7.3 R7.6
  test('only figures that moved start a fight, each one; the others say why not', () => {
    const story = facing({ stilgar: 'duel-1', 'duke-leto': { at: 'duel-1', strength: 1 } });
    expect(story.options('blue')).toEqual(['done', FIGHT]);
    expect(story.whyNot('blue', { do: 'fight', figure: 'stilgar', against: 'red' })).toBe('didNotMove R7.3');
    story.table.position.state.turn.ready = ['chani', 'stilgar'];
    story.table.position.state.turn.moved = ['chani', 'stilgar'];
    story.play('blue', { do: 'fight', figure: 'stilgar', against: 'red' }, [6, 1, 1, 1, 1, 1]);
    expect(story.options('blue')).toEqual(['done', FIGHT]);
  });
  // R7.3
  test('a figure has one fight; of several colours the mover chooses', () => {
    const story = facing({ 'gurney-halleck': { at: 'spice-3', strength: 1 }, 'princess-irulan': 'spice-3' });
    expect(story.options('blue')).toHaveLength(3);
    expect(story.options('blue')).toEqual(expect.arrayContaining(['done', FIGHT, { ...FIGHT, against: 'yellow' }]));
    story.play('blue', FIGHT, [6, 1, 1, 1, 1]);
    expect(story.options('blue')).toEqual(['done']);
    expect(story.whyNot('blue', { ...FIGHT, against: 'yellow' })).toBe('hasFought R7.3');
  });
  // R7.3 R12.5
  test('a pact forbids the fight', () => {
    const story = facing({}, ['chani'], { pacts: [{ between: ['seat1', 'seat3'], madeIn: 'blue', rounds: 1 }] });
    expect(story.options('blue')).toEqual(['done']);
    expect(story.whyNot('blue', FIGHT)).toBe('pact R12.5');
  });
  // R7.5 R13.2
  test('figures of the same player never fight each other', () => {
    const story = open({
      seats: 2,
      active: 'blue',
      step: 'fight',
      turn: { moved: ['chani'], ready: ['chani'] },
      figures: { chani: 'spice-3', 'gurney-halleck': 'spice-3' },
    });
    expect(story.options('blue')).toEqual(['done']);
    const landing = open({
      seats: 2,
      active: 'blue',
      first: [{ do: 'landing', figure: 'chani' }],
      figures: { chani: 'spice-3', 'gurney-halleck': 'spice-3' },
    });
    expect(landing.asked).toBe('open red+blue');
  });

  // R1.5 R8.6
  test('D5: a pair of 4 and 3 rolls 6 dice, also after the named figure has lost a point', () => {
    const story = facing({ chani: { at: 'spice-3', strength: 4 }, 'dr-kynes': 'spice-3' });
    story.play('blue', FIGHT);
    expect(story.asked).toBe('name blue');
    expect(story.options('blue')).toEqual(['chani', 'dr-kynes']);
    expect(story.whyNot('blue', 'stilgar')).toBe('notInFight R8.6');
    // Red wins the first round, then blue wins five: Gurney falls
    const won = (dice: number) => [6, 1, 1, 1, 1, 1, ...Array(dice).fill(1)];
    story.play('blue', 'dr-kynes', [1, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, ...won(5), ...won(4), ...won(3), ...won(2), ...won(1)]);
    const [first, second] = story.told('fightRound');
    expect(first).toMatchObject({ loser: { figure: 'dr-kynes', strength: 2 } });
    expect(second?.attacker.dice).toHaveLength(6);
    // R8.6: each of the pair gains a point
    expect([story.strength('chani'), story.strength('dr-kynes')]).toEqual([5, 3]);
  });
  // R8.6
  test('the fall of the named figure ends the fight, its partner stays', () => {
    const story = facing({ 'duke-leto': { at: 'spice-3', strength: 1 } }).play('blue', FIGHT);
    expect(story.asked).toBe('name red');
    story.play('red', 'duke-leto', [6, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect([story.at('duke-leto'), story.at('gurney-halleck')]).toEqual([null, 'spice-3']);
    expect(story.told('fightWon')).toHaveLength(1);
  });
  // R8.6 R8.5
  test('a winning pair shares the equipment as its owner likes', () => {
    const story = facing({ 'dr-kynes': 'spice-3', 'gurney-halleck': { at: 'spice-3', strength: 1, gear: ['sword'] } });
    story.play('blue', FIGHT).play('blue', 'chani', [6, 1, 1, 1, 1, 1, 1]);
    expect(story.options('blue')).toEqual(['chani', 'dr-kynes']);
    expect(story.whyNot('blue', 'stilgar')).toBe('winnersFirst R8.5');
    expect(story.whyNot('blue', 'hidden')).toBe('mustBeAssigned R9.1');
    story.play('blue', 'dr-kynes');
    expect(story.state.figures['dr-kynes'].gear).toEqual(['sword']);
  });
  // R8.10
  test('where both must name a figure the active side is first, also as the ambushed one', () => {
    const figures = { chani: 'spice-1', 'dr-kynes': 'spice-1', 'paul-atreides': 'spice-1', 'gurney-halleck': 'worm-4' } as const;
    const story = open({ figures }).play('red', 'throw', [2, 6]).play('red', { figure: 'gurney-halleck', dice: 'a', to: 'spice-1' });
    story.play('blue', ['blue']);
    expect(story.asked).toBe('name red');
    expect(story.play('red', 'paul-atreides').asked).toBe('name blue');
    expect(story.state.turn.fight).toMatchObject({ cause: 'ambush', attacker: { colour: 'blue' }, defender: { named: 'paul-atreides' } });
  });

  // R7.2 R7.3
  test('whoever has survived the ambush of one of a pair may fight the partner that is left', () => {
    const weak = { at: 'spice-1', strength: 1 } as const;
    const story = open({ figures: { chani: weak, stilgar: weak, 'gurney-halleck': 'worm-4' } }).play('red', 'throw', [2, 6]);
    story
      .play('red', { figure: 'gurney-halleck', dice: 'a', to: 'spice-1' })
      .play('blue', ['blue'])
      .play('blue', 'chani', [1, 1, 6, 1, 1, 1, 1]);
    expect([story.at('chani'), story.at('stilgar')]).toEqual([null, 'spice-1']);
    expect(story.until('act').options('red')).toContainEqual({ do: 'fight', figure: 'gurney-halleck', against: 'blue' });
  });

  // R8.8
  test('whose figure fell in the own turn may still buy and invest', () => {
    const story = facing({ chani: { at: 'spice-3', strength: 1 } }).play('blue', FIGHT, [1, 6, 1, 1, 1, 1]);
    expect(story.at('chani')).toBeNull();
    story.play('blue', 'done');
    expect(story.asked).toBe('buy blue');
    expect(story.play('blue', { cards: 0, harvesters: 1 }).asked).toBe('invest blue');
  });
});

describe('dice of a side', () => {
  const side = (more: Arrangement['figures'], figures: readonly ('chani' | 'stilgar')[]) => {
    const { state } = open({ figures: more ?? {} });
    const gear = Object.fromEntries(figures.map((figure) => [figure, state.figures[figure].gear]));
    return diceOf(state, { colour: 'blue', figures, named: null }, gear);
  };
  // R9.10 R9.2 R9.3
  test('D13: points of the Sword bearer are d8, the d6 are left out first, Gom Jabbars only fill up', () => {
    const four = { at: 'spice-1', strength: 4 } as const;
    expect(side({ chani: { ...four, gear: ['sword'] }, stilgar: { ...four, gear: ['gom-jabbar'] } }, ['chani', 'stilgar'])).toEqual({
      d8: 4,
      d6: 2,
    });
    const two = { at: 'spice-1', strength: 2, gear: ['sword'] } as const;
    const one = { at: 'spice-1', strength: 1, gear: ['gom-jabbar'] } as const;
    expect(side({ chani: two, stilgar: one }, ['chani', 'stilgar'])).toEqual({ d8: 3, d6: 1 });
  });
  // R9.2 R9.3 R9.9
  test('a Sword turns all dice of its bearer into d8, a Gom Jabbar adds one, up to 6 dice', () => {
    expect(side({ chani: { at: 'spice-1', gear: ['sword'] } }, ['chani'])).toEqual({ d8: 4, d6: 0 });
    expect(side({ chani: { at: 'spice-1', gear: ['gom-jabbar'] } }, ['chani'])).toEqual({ d8: 1, d6: 4 });
    expect(side({ chani: { at: 'spice-1', strength: 6, gear: ['gom-jabbar'] } }, ['chani'])).toEqual({ d8: 0, d6: 6 });
  });
  // R8.1
  test('a pair never rolls more than 6 dice', () => {
    expect(side({}, ['chani', 'stilgar'])).toEqual({ d8: 0, d6: 6 });
  });
});
