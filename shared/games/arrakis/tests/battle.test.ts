import { describe, expect, test } from 'vitest';
import type { AreaId } from '../ids.ts';
import { damageTo } from '../queries/battle.ts';
import { retreats } from '../queries/worms.ts';
import { attack, END, HIT, IN_DESERT, on, SHIELD, SPECIAL, times, TO_SIETCH, W2 } from './battle.fixture.ts';
import { open } from './story.fixture.ts';

describe('a battle round', () => {
  // R11.2 R11.5 R11.6 R11.8 R11.9 R11.10 R11.11 R11.12
  // R11.5
  test('whoever gives no card throws no die more, and nothing is told of it', () => {
    const story = attack('house-harkonnen', W2);
    story.play('harkonnen', TO_SIETCH).play('harkonnen', { sandmasters: 0 }, times(20, HIT));
    expect(story.told('discarded')).toEqual([]);
  });
  test('W-2: the Baron against Paul-Muad’Dib in a sietch of rank 2', () => {
    const story = attack('house-harkonnen', W2);
    story.play('harkonnen', TO_SIETCH);
    expect(story.told('sietchRevealed')).toMatchObject([{ sietch: 'gara-kulon', rank: 2 }]);
    expect(story.asked).toBe('combatCards harkonnen');
    story.play('harkonnen', { sandmasters: 1 }, [...times(3, SPECIAL), ...times(2, HIT), SHIELD, ...times(5, HIT)]);
    expect(story.told('battleRoll')).toEqual([
      { type: 'battleRoll', side: 'harkonnen', dice: 6, roll: { hit: 2, shield: 1, special: 3 }, added: 0 },
      { type: 'battleRoll', side: 'atreides', dice: 5, roll: { hit: 5, shield: 0, special: 0 }, added: 0 },
    ]);
    expect(story.told('converted')).toEqual([{ type: 'converted', side: 'harkonnen', leaders: ['baron-harkonnen', 'generic'] }]);
    expect(story.told('shieldsBroken')).toEqual([{ type: 'shieldsBroken', by: 'atreides', count: 1 }]);
    expect(story.told('hits')).toMatchObject([
      { on: 'harkonnen', count: 3 },
      { on: 'atreides', count: 3 },
    ]);
    story.play('harkonnen', 'elite').play('harkonnen', 'elite').play('harkonnen', 'baron-harkonnen');
    story.play('atreides', 'special').play('atreides', 'regular').play('atreides', 'regular');
    expect(story.legion('harkonnen', 'shield-wall-east')).toMatchObject({ regular: 4, elite: 0, special: 1, generic: 1, named: [] });
    expect(story.legion('atreides', 'gara-kulon')).toMatchObject({ regular: 1, special: 0, named: ['paul-muaddib'] });
    expect(story.state.boards['giedi-prime']?.tank[0]).toBe('baron-harkonnen');
    expect(story.asked).toBe('goOn harkonnen');
    story.play('harkonnen', 'continue');
    expect(story.asked).toBe('casualty harkonnen'); // the hit for going on
    story.play('harkonnen', 'generic');
    expect(story.asked).toBe('withdraw atreides');
  });
  // R11.6 R11.7
  test('T-11: six dice are the most; a surprise attack adds a Special result in the first round only', () => {
    const story = attack(
      'house-atreides',
      {
        atreides: { 'ne-outer-8': { regular: 5, special: 1, generic: 1 } },
        harkonnen: { 'ne-outer-9': { regular: 6 } },
        hands: { 'house-atreides': ['truthtrance', 'the-voice'] },
      },
      'action:atreides:leadership:attack',
    );
    story.play('atreides', IN_DESERT);
    story.play('atreides', { truthtrance: 1, 'the-voice': 1 }, [...times(6, SHIELD), ...times(6, SHIELD)]);
    expect(story.told('battleRoll').map(({ dice }) => dice)).toEqual([6, 6]);
    expect(story.told('battleRoll')[0]).toMatchObject({ roll: { shield: 6, special: 1 }, added: 1 });
    expect(story.told('converted')).toEqual([{ type: 'converted', side: 'atreides', leaders: ['generic'] }]);
    story.play('atreides', 'continue').play('harkonnen', false).play('atreides', 'none', times(12, SHIELD));
    expect(story.told('battleRoll')[2]).toMatchObject({ roll: { special: 0 }, added: 0 });
  });
  // R11.6
  test.each([
    [{ regular: 5 }, 3, 6],
    [{ regular: 1 }, 3, 4],
    [{ regular: 1, generic: 3 }, 2, 3],
  ])('T-11: a defender with %j in a sietch of rank %i rolls %i dice', (legion, rank, dice) => {
    const story = attack('house-harkonnen', {
      harkonnen: { 'shield-wall-east': { regular: 1, generic: 3 } },
      atreides: { 'gara-kulon': legion },
      sietches: { 'gara-kulon': rank },
    });
    story.play('harkonnen', TO_SIETCH).play('harkonnen', 'none', times(1 + dice, SHIELD));
    expect(story.told('battleRoll').map(({ dice }) => dice)).toEqual([1, dice]);
  });
  // R11.7
  test('where the table plays it so, a surprise attack adds a die', () => {
    const story = attack(
      'house-harkonnen',
      {
        options: { dice: 'table', surprise: 'die' },
        harkonnen: { 'ne-outer-8': { regular: 2, generic: 1 } },
        atreides: { 'ne-outer-9': { regular: 1 } },
      },
      'action:harkonnen:leadership:attack',
    );
    story.play('harkonnen', IN_DESERT).play('harkonnen', 'none', times(4, SHIELD));
    expect(story.told('battleRoll').map(({ dice, added }) => [dice, added])).toEqual([
      [3, 0],
      [1, 0],
    ]);
  });
  // R11.8
  test('with more leaders than Specials the owner says who converts, the attacker first', () => {
    const story = attack('house-harkonnen', {
      harkonnen: { 'ne-outer-8': { regular: 1, generic: 2, named: ['baron-harkonnen'] } },
      atreides: { 'ne-outer-9': { regular: 1, generic: 1, named: ['stilgar'] } },
    });
    story.play('harkonnen', IN_DESERT).play('harkonnen', 'none', [SPECIAL, SPECIAL]);
    expect(story.asked).toBe('convert harkonnen');
    expect(story.choices('harkonnen')).toEqual({ pick: 'amounts', most: { generic: 2, 'baron-harkonnen': 1 }, min: 1, max: 1 });
    story.play('harkonnen', { generic: 0, 'baron-harkonnen': 1 });
    expect(story.asked).toBe('convert atreides');
    story.play('atreides', { generic: 0, stilgar: 1 });
    expect(story.told('hits').map(({ count }) => count)).toEqual([0, 0]);
  });
  // R11.9
  test('special elites break shields, also those that leaders make, and no more than there are', () => {
    const story = attack('house-atreides', {
      atreides: { 'ne-outer-8': { regular: 1, special: 3 } },
      harkonnen: { 'ne-outer-9': { regular: 2, named: ['baron-harkonnen'] } },
    });
    story.play('atreides', IN_DESERT).play('atreides', 'none', [...times(4, HIT), SPECIAL, HIT]);
    expect(story.told('shieldsBroken')).toEqual([{ type: 'shieldsBroken', by: 'atreides', count: 2 }]);
    expect(story.told('hits')).toMatchObject([
      { on: 'atreides', count: 1 },
      { on: 'harkonnen', count: 4 },
    ]);
  });
  // R9.9 R11.5
  test('under the ban of the Landsraad the Harkonnen discard no cards', () => {
    const story = attack('house-harkonnen', { ...W2, state: { bans: ['landsraad'] } });
    story.play('harkonnen', TO_SIETCH);
    expect(story.choices('harkonnen')).toEqual({ pick: 'one', of: ['none'] });
  });
  // R11.5
  test('nobody is asked for cards that could add no die, and Hawat’s Scheming is none that can be discarded', () => {
    const hands = { 'house-harkonnen': ['hawats-scheming', 'sandmasters'], 'house-atreides': ['the-voice'] } as const;
    const story = attack('house-harkonnen', {
      options: {},
      harkonnen: { 'ne-outer-8': { regular: 5 } },
      atreides: { 'ne-outer-9': { regular: 6 } },
      hands,
    });
    story.play('harkonnen', IN_DESERT);
    expect(story.choices('harkonnen')).toMatchObject({ most: { sandmasters: 1 } });
    story.play('harkonnen', { sandmasters: 0 });
    expect(story.asked).not.toBe('combatCards atreides');
  });
});

describe('after the casualties', () => {
  // R11.12
  test('T-10: the hit for going on against a settlement may destroy the attacker; then the defender has won', () => {
    const story = attack('house-harkonnen', {
      harkonnen: { 'shield-wall-east': { regular: 1 } },
      atreides: { 'gara-kulon': { regular: 1 } },
    });
    story
      .play('harkonnen', TO_SIETCH)
      .play('harkonnen', 'none', times(4, SHIELD))
      .play('harkonnen', 'continue')
      .play('harkonnen', 'regular');
    expect(story.told('battleEnded')).toEqual([{ type: 'battleEnded', winner: 'atreides', at: 'gara-kulon' }]);
    expect(story.asked).toBe(END);
    expect(story.state.battle).toBeNull();
  });
  // R11.13 R11.14 R11.16
  test('elsewhere going on is free; who stops has lost, and both stay', () => {
    const story = attack('house-harkonnen', {
      harkonnen: { 'ne-outer-8': { regular: 2 } },
      atreides: { 'ne-outer-9': { regular: 2 } },
    });
    story.play('harkonnen', IN_DESERT).play('harkonnen', 'none', times(4, SHIELD)).play('harkonnen', 'continue');
    expect(story.asked).toBe('withdraw atreides');
    story.play('atreides', false).play('harkonnen', 'none', times(4, SHIELD)).play('harkonnen', 'stop');
    expect(story.told('battleEnded')).toEqual([{ type: 'battleEnded', winner: 'atreides', at: 'ne-outer-9' }]);
    expect(story.legion('harkonnen', 'ne-outer-8').regular).toBe(2);
    expect(story.asked).toBe(END);
  });
  // R11.12
  test('Killers Without Mercy go on against a settlement without a hit', () => {
    const story = attack(
      'house-harkonnen',
      { harkonnen: { 'shield-wall-east': { special: 2 } }, atreides: { 'gara-kulon': { regular: 2 } } },
      'card:killers-without-mercy',
    );
    story.play('harkonnen', TO_SIETCH).play('harkonnen', 'none', times(6, SHIELD)).play('harkonnen', 'continue');
    expect(story.asked).toBe('withdraw atreides');
  });
  // R11.15 R11.16 R11.17
  test('the opponent says where a legion retreats to, and the winner may follow', () => {
    const story = attack('house-atreides', {
      atreides: { 'ne-outer-8': { regular: 2 } },
      harkonnen: { 'ne-outer-9': { regular: 2, generic: 1 } },
      state: { wormsigns: ['ne-outer-10'], harvesters: ['ne-outer-9'] },
    });
    story.play('atreides', IN_DESERT).play('atreides', 'none', times(4, SHIELD)).play('atreides', 'continue').play('harkonnen', true);
    expect(story.asked).toBe('retreat atreides');
    const where = story.options('atreides') as AreaId[];
    expect(where).not.toContain('ne-outer-10'); // a wormsign
    expect(where).not.toContain('ne-outer-8');
    expect(where).not.toContain('sihaya-ridge'); // an enemy settlement
    story.play('atreides', where[0]);
    expect(story.legion('harkonnen', where[0] as AreaId)).toMatchObject({ regular: 2, generic: 1 });
    expect(story.told('battleEnded')).toMatchObject([{ winner: 'atreides' }]);
    expect(story.asked).toBe('advance atreides');
    story.play('atreides', true);
    expect(story.legion('atreides', 'ne-outer-9').regular).toBe(2);
    expect(story.state.harvesters).toEqual([]);
  });
  // R11.15 R13.9
  test('whom atomics drive off while it is asked where to retreat does not retreat any more', () => {
    const story = attack('house-atreides', {
      atreides: { 'ne-inner-1': { regular: 2 } },
      harkonnen: { 'hole-in-the-rock': { regular: 2 } },
      state: { atomics: { unlocked: true, at: null } },
    });
    story.play('atreides', on('ne-inner-1', 'hole-in-the-rock')).play('atreides', 'none', times(4, SHIELD));
    story.play('atreides', 'continue').play('harkonnen', true);
    expect(story.asked).toBe('retreat atreides');
    story.interject('atreides', 'detonate', 'hole-in-the-rock');
    expect(story.asked).toBe('displace atreides');
    story.play('atreides', 'ne-inner-3');
    expect(story.legion('harkonnen', 'ne-inner-3').regular).toBe(2);
    expect(story.told('retreated')).toEqual([]);
    expect(story.asked).toBe('advance atreides');
  });
  // R11.17 R13.9
  test('whom atomics drive off while it is asked whether it moves in does not move in', () => {
    const story = attack('house-atreides', {
      atreides: { 'hole-in-the-rock': { regular: 2 } },
      harkonnen: { 'ne-inner-1': { regular: 1 } },
      state: { atomics: { unlocked: true, at: null } },
    });
    story.play('atreides', on('hole-in-the-rock', 'ne-inner-1')).play('atreides', 'none', [...times(2, HIT), SHIELD]);
    story.play('harkonnen', 'regular');
    expect(story.asked).toBe('advance atreides');
    story.interject('atreides', 'detonate', 'hole-in-the-rock');
    expect(story.asked).toBe('displace harkonnen');
    story.play('harkonnen', 'ne-inner-3');
    expect(story.asked).toBe(END);
    expect(story.legion('atreides', 'ne-inner-3').regular).toBe(2);
  });
  // R11.15 R2.8
  test('what overflows where a legion retreats to is removed by its owner', () => {
    const story = attack('house-atreides', {
      atreides: { 'ne-outer-8': { regular: 2 } },
      harkonnen: { 'ne-outer-9': { regular: 2 }, 'ne-outer-10': { regular: 5 } },
    });
    story.play('atreides', IN_DESERT).play('atreides', 'none', times(4, SHIELD)).play('atreides', 'continue').play('harkonnen', true);
    story.play('atreides', 'ne-outer-10');
    expect(story.asked).toBe('overflow harkonnen');
    story.play('harkonnen', { regular: 1 });
    expect(story.legion('harkonnen', 'ne-outer-10').regular).toBe(6);
  });
  // R11.15 R3.3
  test('without a free area over an open border nobody can retreat, and nobody is asked', () => {
    const around = ['ne-outer-10', 'ne-outer-2', 'ne-outer-6', 'ne-outer-9'] as const;
    const story = attack('house-harkonnen', {
      harkonnen: Object.fromEntries(around.map((at) => [at, { regular: 2 }])),
      atreides: { 'sihaya-ridge': { regular: 1 } },
    });
    expect(retreats(story.state, 'atreides', 'sihaya-ridge')).toEqual([]);
    story.play('harkonnen', on('ne-outer-9', 'sihaya-ridge')).play('harkonnen', 'none', times(5, SHIELD)).play('harkonnen', 'continue');
    story.play('harkonnen', 'regular');
    expect(story.asked).toBe('combatCards harkonnen');
  });
  // R11.16
  test('where both are destroyed nobody has won', () => {
    const story = attack('house-harkonnen', {
      harkonnen: { 'ne-outer-8': { regular: 1 } },
      atreides: { 'ne-outer-9': { regular: 1, named: ['stilgar'] } },
    });
    story.play('harkonnen', IN_DESERT).play('harkonnen', 'none', [HIT, HIT]).play('harkonnen', 'regular').play('atreides', 'regular');
    expect(story.told('battleEnded')).toEqual([{ type: 'battleEnded', winner: null, at: 'ne-outer-9' }]);
    expect(story.state.leaders.stilgar.at).toBe('tank');
    expect(story.asked).toBe(END);
  });
});

// R17.4
test('a leader fights the same while the card is spent', () => {
  const story = attack('house-harkonnen', { ...W2, spent: ['baron-harkonnen'] }).play('harkonnen', TO_SIETCH);
  story.play('harkonnen', { sandmasters: 1 }, [...times(3, SPECIAL), ...times(2, HIT), SHIELD, ...times(5, HIT)]);
  expect(story.told('converted')).toEqual([{ type: 'converted', side: 'harkonnen', leaders: ['baron-harkonnen', 'generic'] }]);
  expect(story.told('hits')).toMatchObject([{ count: 3 }, { count: 3 }]);
});

// R11.10
test.each([
  [5, 2, 0, 3],
  [2, 5, 0, 0],
  [2, 5, 4, 1],
  [3, 1, 6, 3],
])('%i hits against %i shields of which %i can be broken are %i', (hits, shields, breakers, damage) => {
  const { state } = open({
    agenda: [{ do: 'relieve', side: 'harkonnen' }],
    harkonnen: { 'ne-outer-8': { regular: 6 - breakers, special: breakers, named: ['beast-rabban'] } },
    atreides: { 'ne-outer-9': { regular: 1 } },
  });
  const side = (roll: object) => ({ cards: 0, convert: [], hits: 0, roll: { hit: 0, shield: 0, special: 0, ...roll } });
  const fight = {
    attacker: 'harkonnen',
    from: 'ne-outer-8',
    at: 'ne-outer-9',
    way: 'foot',
    surprise: false,
    terms: {},
    round: 1,
    defended: true,
    sides: { harkonnen: side({ hit: hits }), atreides: side({ shield: shields }) },
    retreated: false,
  } as const;
  expect(damageTo(state, fight, 'atreides')).toBe(damage);
});
