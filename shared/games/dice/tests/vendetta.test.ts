import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../arranged-position.ts';
import type { HouseId, VendettaFace } from '../ids.ts';
import { open, type Story } from './story.fixture.ts';

const ORDER = ['atreides', 'harkonnen', 'corrino', 'fremen', 'smugglers', 'bene-gesserit'] as const;
const victim = (of: HouseId, at: string, remove = 'troop') => ({ remove, of, at });
const murdering = (vendetta: VendettaFace, more: Partial<Arrangement> = {}): Story =>
  open({
    order: ORDER,
    active: 'atreides',
    step: 'vendetta',
    storm: 3,
    dice: { house: ['guild', 'guild', 'guild', 'guild'], region: '4', spice: '1', vendetta },
    houses: {
      atreides: { troop: { arrakeen: 1 }, leaders: ['leto'] },
      harkonnen: { troop: { 'polar-sink': 2, 'sietch-tabr': 1 } },
      fremen: { large: { 'great-flat': 1 } },
      'bene-gesserit': { troop: { carthag: 1 } },
      corrino: { troop: { 'minor-erg': 1 }, large: { 'minor-erg': 1 } },
    },
    ...more,
  });

describe('vendetta', () => {
  // R9.1 R9.5
  test('Hunter-Seeker takes any troop on the map, the Polar Sink included, own ones too, but nothing under storm', () => {
    const story = murdering('hunter-seeker');
    expect(story.options('atreides')).toEqual([
      'none',
      victim('atreides', 'arrakeen'), // Q11
      victim('harkonnen', 'polar-sink'),
      victim('corrino', 'minor-erg'),
      victim('corrino', 'minor-erg', 'large'),
      victim('fremen', 'great-flat', 'large'),
      victim('bene-gesserit', 'carthag'),
    ]);
    expect(story.whyNot('atreides', victim('harkonnen', 'sietch-tabr'))).toBe('underStorm R14.6');
    story.play('atreides', victim('corrino', 'minor-erg', 'large'));
    expect(story.house('corrino').large).toMatchObject({ 'minor-erg': 0, supply: 4 });
  });
  // R9.2 R16.18
  test('Poison spares the holder of the Snooper and the Bene Gesserit', () => {
    const story = murdering('poison', {
      houses: {
        harkonnen: { troop: { carthag: 1 }, tokens: ['snooper'] },
        'bene-gesserit': { troop: { carthag: 1 } },
        fremen: { large: { arrakeen: 1 } },
      },
    });
    expect(story.options('atreides')).toEqual(['none', victim('fremen', 'arrakeen', 'large')]);
    expect(story.whyNot('atreides', victim('harkonnen', 'carthag'))).toBe('snooperProtects R9.2');
    expect(story.whyNot('atreides', victim('bene-gesserit', 'carthag'))).toBe('immuneToPoison R16.18');
  });
  // R16.18 R16.1
  test('allied with the Bene Gesserit, the active player cannot poison its own troops either', () => {
    const story = murdering('poison', { ally: 'bene-gesserit' });
    expect(story.whyNot('atreides', victim('atreides', 'arrakeen'))).toBe('immuneToPoison R16.18');
  });
  // R9.2 R16.6
  test('Crysknife spares the holder of the Shield and the Fremen', () => {
    const story = murdering('crysknife', {
      houses: {
        harkonnen: { troop: { carthag: 1 }, tokens: ['shield'] },
        'bene-gesserit': { troop: { carthag: 1 } },
        fremen: { large: { arrakeen: 1 } },
      },
    });
    expect(story.options('atreides')).toEqual(['none', victim('bene-gesserit', 'carthag')]);
    expect(story.whyNot('atreides', victim('harkonnen', 'carthag'))).toBe('shieldProtects R9.2');
    expect(story.whyNot('atreides', victim('fremen', 'arrakeen', 'large'))).toBe('immuneToCrysknife R16.6');
  });
  // R9.3
  test('Snooper and Shield are taken from the pool or from another player', () => {
    const fromPool = murdering('snooper').play('atreides', 'take');
    expect(fromPool.house('atreides').tokens).toEqual(['snooper']);
    expect(fromPool.state.pool.snooper).toBe(0);
    expect(fromPool.state.turn.dice.vendetta.used).toEqual({ for: 'vendetta', by: 'atreides' });
    expect(fromPool.told('tookToken')).toEqual([{ type: 'tookToken', house: 'atreides', token: 'snooper', from: null }]);
    expect(murdering('snooper').table.blocked('seat1')).toEqual([]); // nobody is spared by it
    const second = murdering('snooper', { houses: { atreides: { tokens: ['shield'] } } }).play('atreides', 'take');
    expect(second.house('atreides').tokens).toEqual(['shield', 'snooper']);
    const stolen = murdering('shield', { houses: { fremen: { tokens: ['shield', 'thumper'] } } }).play('atreides', 'take');
    expect(stolen.house('fremen').tokens).toEqual(['thumper']);
    expect(stolen.house('atreides').tokens).toEqual(['shield']);
    expect(stolen.events).toContainEqual({ type: 'tookToken', house: 'atreides', token: 'shield', from: 'fremen' });
  });
  // R9.4
  test('a Thumper comes from the pool only, and one player holds one', () => {
    const story = murdering('thumper', { houses: { fremen: { tokens: ['thumper'] } } }).play('atreides', 'take');
    expect(story.house('fremen').tokens).toEqual(['thumper']);
    expect(story.state.pool.thumper).toBe(2);
    expect(murdering('thumper', { houses: { atreides: { tokens: ['thumper'] } } }).asked).not.toContain('vendetta');
    const holders = { harkonnen: {}, corrino: {}, fremen: {}, smugglers: {} };
    const last = murdering('thumper', {
      houses: { harkonnen: { tokens: ['thumper'] }, corrino: { tokens: ['thumper'] }, fremen: { tokens: ['thumper'] } },
    });
    expect(last.play('atreides', 'take').state.pool.thumper).toBe(0);
    const none = Object.fromEntries(Object.keys(holders).map((id) => [id, { tokens: ['thumper'] as const }]));
    expect(murdering('thumper', { houses: none }).asked).not.toContain('vendetta');
  });
  // R9.5
  test('the step is optional', () => {
    const story = murdering('hunter-seeker').play('atreides', 'none');
    expect(story.troops('harkonnen', 'polar-sink')).toBe(2);
    expect(story.state.turn.dice.vendetta.used).toBeNull();
  });
});
