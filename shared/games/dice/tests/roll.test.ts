import { describe, expect, test } from 'vitest';
import { DiceWanted } from '../../../kernel/chance.ts';
import { DICE, type HouseId } from '../ids.ts';
import { open, type Story } from './story.fixture.ts';

/** Faces by their place on the die. */
const WORM = 6;
const THREE = 3;
const throwing = (active: HouseId, order: readonly HouseId[], thumper = false): Story =>
  open({ order, active, options: { dice: 'table' }, houses: { [active]: { tokens: thumper ? ['thumper'] : [], troop: { arrakeen: 1 } } } });
/** Seven dice: four House dice, Region, Spice, Vendetta. */
const seven = (spice: number): number[] => [1, 2, 3, 4, 5, spice, 6];

describe('roll', () => {
  // R6.1 R5.1
  test('dice are frozen and the others thrown again until all seven lie still; then the Alliance or Vendetta step comes', () => {
    const story = throwing('guild', ['guild', 'fremen']);
    expect(story.asked).toBe('roll guild');
    expect(() => story.play('guild', 'roll')).toThrow(DiceWanted);
    story.play('guild', 'roll', seven(1));
    expect(story.choices('guild')).toEqual({ pick: 'some', of: DICE, min: 1, max: 7 });
    story.play('guild', ['house1', 'spice'], [6, 6, 6, 2, 1]);
    expect(story.events.at(-1)).toEqual({
      type: 'threw',
      house: 'guild',
      nth: 2,
      dice: { house2: 'fremen', house3: 'fremen', house4: 'fremen', region: '2', vendetta: 'poison' },
    });
    story.play('guild', ['house2', 'house3', 'house4', 'region', 'vendetta']);
    expect(story.state.turn.dice.house1.face).toBe('atreides');
    expect(story.asked).toBe('vendetta guild');
  });
  // R6.1
  test('the last die is thrown until it is frozen too', () => {
    const story = throwing('guild', ['guild', 'fremen']).play('guild', 'roll', seven(1));
    story.play(
      'guild',
      DICE.filter((die) => die !== 'spice'),
      [2],
    );
    expect(story.choices('guild')).toEqual({ pick: 'some', of: ['spice'], min: 1, max: 1 });
    story.play('guild', ['spice']);
    expect(story.events).toContainEqual({ type: 'froze', house: 'guild', dice: { spice: '2' } });
    expect(story.events).toContainEqual({ type: 'spice', house: 'guild', spice: 2 });
  });
  // R6.1
  test('at least one die must be frozen', () => {
    const story = throwing('guild', ['guild', 'fremen']).play('guild', 'roll', seven(1));
    expect(story.table.refusal({ seat: 'seat1', answer: [] })).not.toBeNull();
  });

  // R6.2
  test('a frozen die is never thrown again', () => {
    const story = throwing('guild', ['guild', 'fremen']).play('guild', 'roll', seven(1)).play('guild', ['house1'], [1, 1, 1, 1, 1, 1]);
    expect(story.options('guild')).not.toContain('house1');
    expect(story.whyNot('guild', 'house1')).toBe('frozen R6.2');
  });

  // R6.3 R6.4
  test('D2: Shai-Hulud freezes the Spice die, and the others may all be thrown again', () => {
    const story = throwing('guild', ['guild', 'fremen']).play('guild', 'roll', seven(WORM));
    expect(story.state.turn.dice.spice.frozen).toBe(true);
    expect(story.choices('guild')).toMatchObject({ min: 0, max: 6 });
    story.play('guild', [], [1, 1, 1, 1, 1, 1]);
    expect(story.state.turn.throws).toBe(2);
    expect(story.choices('guild')).toMatchObject({ min: 1 });
  });

  // R6.5
  test('D3: with a Thumper discarded the Spice die stays unfrozen, and another die must be frozen', () => {
    const story = throwing('guild', ['guild', 'fremen'], true).play('guild', 'roll', seven(WORM));
    expect(story.asked).toBe('thump guild');
    story.play('guild', true);
    expect(story.house('guild').tokens).toEqual([]);
    expect(story.state.pool.thumper).toBe(4);
    expect(story.told('thumped')).toEqual([{ type: 'thumped', house: 'guild' }]);
    expect(story.choices('guild')).toMatchObject({ min: 1, max: 6 });
    expect(story.whyNot('guild', 'spice')).toBe('keptByThumper R6.5');
    expect(story.whyNot('guild', 'house2')).toBeUndefined();
    story.play('guild', ['house1'], [1, 1, 1, 1, THREE, 1]);
    expect(story.state.turn.dice.spice).toMatchObject({ face: '3', frozen: false });
  });
  // R6.5
  test('a Thumper may be kept: then the worm is frozen', () => {
    const story = throwing('guild', ['guild', 'fremen'], true).play('guild', 'roll', seven(WORM)).play('guild', false);
    expect(story.state.turn.dice.spice.frozen).toBe(true);
    expect(story.house('guild').tokens).toEqual(['thumper']);
    expect(story.choices('guild')).toMatchObject({ min: 0 });
  });
  // R6.5 R6.3
  test('D1: no Thumper helps when the Spice die is the only one left', () => {
    const story = throwing('guild', ['guild', 'fremen'], true).play('guild', 'roll', seven(1));
    story.play('guild', ['house1', 'house2', 'house3', 'house4', 'region', 'vendetta'], [WORM]);
    expect(story.house('guild').tokens).toEqual(['thumper']);
    expect(story.state.turn.dice.spice).toMatchObject({ face: 'shai-hulud', frozen: true });
    expect(story.asked).toBe('recruit guild');
  });

  // R6.6 R16.4
  test('Harkonnen may turn the Vendetta die to Poison after its roll', () => {
    const story = throwing('harkonnen', ['harkonnen', 'guild']).play('harkonnen', 'roll', seven(1)).play('harkonnen', DICE);
    expect(story.asked).toBe('piter harkonnen');
    story.play('harkonnen', true);
    expect(story.state.turn.dice.vendetta.face).toBe('poison');
  });
  // R16.4
  test('others may not, and Harkonnen is not asked when it shows Poison already', () => {
    const other = throwing('guild', ['guild', 'harkonnen']).play('guild', 'roll', seven(1)).play('guild', DICE);
    expect(other.asked).not.toContain('piter');
    const shown = throwing('harkonnen', ['harkonnen', 'guild']).play('harkonnen', 'roll', [1, 2, 3, 4, 5, 1, 1]).play('harkonnen', DICE);
    expect(shown.asked).not.toContain('piter');
  });
  // R6.6 R16.7 R16.23
  test('Bene Tleilax must name a face, also of a House that nobody plays', () => {
    const order = ['bene-tleilax', 'guild', 'atreides', 'corrino', 'smugglers', 'fremen'] as const;
    const story = throwing('bene-tleilax', order).play('bene-tleilax', 'roll', seven(1)).play('bene-tleilax', DICE);
    expect(story.asked).toBe('nameFace bene-tleilax');
    expect(story.options('bene-tleilax')).toHaveLength(6);
    story.play('bene-tleilax', 'harkonnen');
    expect(story.state.turn.namedFace).toBe('harkonnen');
  });

  // R6.6 R6.3 R16.4 R16.7
  test('also when Shai-Hulud freezes the last die', () => {
    const others = DICE.filter((die) => die !== 'spice');
    const order = ['bene-tleilax', 'guild', 'harkonnen', 'corrino', 'smugglers', 'fremen'] as const;
    const worm = (active: HouseId) => throwing(active, order).play(active, 'roll', seven(1)).play(active, others, [WORM]);
    expect(worm('harkonnen').asked).toBe('piter harkonnen');
    expect(worm('bene-tleilax').asked).toBe('nameFace bene-tleilax');
  });

  // R5.3 R10.1
  test('the number on the Spice die is the turn spice, a worm gives none', () => {
    const rich = throwing('guild', ['guild', 'fremen']).play('guild', 'roll', seven(5)).play('guild', DICE);
    expect(rich.state.turn.purse).toEqual({ harvest: 0, gift: 0, die: 5 });
    const poor = throwing('guild', ['guild', 'fremen'])
      .play('guild', 'roll', seven(WORM))
      .play('guild', ['house1', 'house2', 'house3', 'house4', 'region', 'vendetta']);
    expect(poor.state.turn.purse.die).toBe(0);
    expect(poor.events.some(({ type }) => type === 'spice')).toBe(false);
  });
});

describe('turn', () => {
  // R5.1
  test('the ten steps follow each other in their order', () => {
    const story = throwing('guild', ['guild', 'fremen']).play('guild', 'roll', seven(1)).play('guild', DICE).until('roll');
    expect(story.events.flatMap((event) => (event.type === 'step' && event.house === 'guild' ? [event.step] : []))).toEqual([
      'roll',
      'alliance',
      'recruit',
      'vendetta',
      'shipping',
      'movement',
      'battle',
      'assets',
      'storm',
      'end',
    ]);
  });
  // R5.2
  test('the round ends when the dice come back to the start player', () => {
    const story = open({ order: ['guild', 'fremen'], active: 'guild', round: 2, step: 'end' });
    expect([story.asked, story.state.round]).toEqual(['roll fremen', 2]);
    const next = open({ order: ['guild', 'fremen'], active: 'fremen', round: 2, step: 'end' });
    expect([next.asked, next.state.round]).toEqual(['roll guild', 3]);
  });
  // R5.3 R15.4
  test('unspent turn spice is lost, and alliance and dice go', () => {
    const story = open({
      order: ['guild', 'fremen', 'atreides', 'corrino'],
      active: 'guild',
      ally: 'corrino',
      step: 'end',
      turn: { purse: { harvest: 2, gift: 1, die: 3 } },
    });
    expect(story.events).toContainEqual({ type: 'spiceLost', house: 'guild', spice: 6 });
    expect(story.state.turn).toMatchObject({ active: 'fremen', ally: null, purse: { harvest: 0, gift: 0, die: 0 } });
    expect(story.state.turn.dice.house1).toEqual({ face: null, frozen: false, used: null });
  });
  // R5.3 R15.4
  test.each(['harvest', 'gift', 'die'] as const)('spice of one source alone (%s) is lost too', (source) => {
    const purse = { harvest: 0, gift: 0, die: 0, [source]: 1 };
    const story = open({
      order: ['guild', 'fremen', 'atreides', 'corrino'],
      active: 'guild',
      ally: 'corrino',
      step: 'end',
      turn: { purse },
    });
    expect(story.told('spiceLost')).toEqual([{ type: 'spiceLost', house: 'guild', spice: 1 }]);
    expect(story.state.turn.purse).toEqual({ harvest: 0, gift: 0, die: 0 });
  });
});
