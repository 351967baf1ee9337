import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../arranged-position.ts';
import type { HouseId, RegionFace, SpiceFace } from '../ids.ts';
import { open, type Story } from './story.fixture.ts';

const ORDER = ['atreides', 'harkonnen', 'fremen', 'guild', 'smugglers', 'corrino'] as const;
const moving = (active: HouseId, region: RegionFace, more: Partial<Arrangement> = {}, spice: SpiceFace = '1'): Story =>
  open({
    order: ORDER,
    active,
    step: 'movement',
    dice: { house: ['fremen', 'fremen', 'fremen', 'fremen'], region, spice, vendetta: 'snooper' },
    ...more,
  });

describe('target', () => {
  // R11.1
  test('W6: a 4 allows Carthag, Broken Land and the Polar Sink, nothing else', () => {
    const story = moving('atreides', '4');
    expect(story.options('atreides')).toEqual(['polar-sink', 'carthag', 'broken-land']);
    expect(story.whyNot('atreides', 'sietch-tabr')).toBe('notInZone R11.1');
    expect(moving('atreides', '4').play('atreides', 'carthag').told('targeted')).toEqual([
      { type: 'targeted', house: 'atreides', at: 'carthag' },
    ]);
    expect(story.table.blocked('seat1')).toContainEqual({
      target: 'arrakeen',
      why: { key: 'dice.why.notInZone', rule: 'R11.1', with: { zone: 4 } },
    });
  });
  // R11.2 R16.20
  test('Smugglers may name any region without troops, and so may their ally in its own turn', () => {
    const houses = { guild: { troop: { arrakeen: 1 } } };
    const own = moving('smugglers', '4', { houses });
    expect(own.options('smugglers')).toHaveLength(9);
    expect(own.whyNot('smugglers', 'arrakeen')).toBe('occupied R11.2');
    const allied = moving('atreides', '4', { houses, ally: 'smugglers' });
    expect(allied.options('atreides')).toContain('minor-erg');
    const other = moving('atreides', '4', { houses });
    expect(other.options('atreides')).not.toContain('minor-erg');
  });
  // R11.8 R11.5
  test('D14: a target is named although the active player has nothing to move; the ally may then move into it', () => {
    const story = moving('atreides', '4', { ally: 'harkonnen', houses: { harkonnen: { troop: { arrakeen: 2 } } } });
    story.play('atreides', 'carthag'); // Q27
    expect(story.asked).toBe('marchAsAlly harkonnen');
    story.play('harkonnen', { 'troop:arrakeen': 2 });
    expect(story.troops('harkonnen', 'carthag')).toBe(2);
  });
  // R11.6
  test('a target under storm may be named, but nothing can happen there', () => {
    const story = moving('atreides', '4', { storm: 4, houses: { atreides: { troop: { arrakeen: 2 } } } }).play('atreides', 'carthag');
    expect(story.asked).toBe('roll harkonnen');
    expect(story.troops('atreides', 'arrakeen')).toBe(2);
  });
});

describe('march', () => {
  const spread = { atreides: { troop: { arrakeen: 3, 'tueks-sietch': 1, 'habbanya-sietch': 2, carthag: 1 } } };
  // R11.3
  test('any number of troops, also none, from adjacent regions and from Ornithopters', () => {
    const story = moving('atreides', '4', { houses: spread, assets: { 'habbanya-sietch': 'ornithopter' } }).play('atreides', 'carthag');
    expect(story.choices('atreides')).toEqual({
      pick: 'amounts',
      most: { 'troop:habbanya-sietch': 2, 'troop:arrakeen': 3 },
      min: 0,
      max: 5,
    });
    expect(story.whyNot('atreides', 'troop:tueks-sietch')).toBe('notAdjacent R11.3');
    expect(story.whyNot('atreides', 'troop:carthag')).toBe('alreadyThere R11.3');
    expect(story.whyNot('atreides', 'large:carthag')).toBeUndefined();
    story.play('atreides', { 'troop:habbanya-sietch': 1, 'troop:arrakeen': 2 });
    expect([
      story.troops('atreides', 'carthag'),
      story.troops('atreides', 'arrakeen'),
      story.troops('atreides', 'habbanya-sietch'),
    ]).toEqual([4, 1, 1]);
  });
  // R11.3 R1.1
  test('moving is free, and a large troop moves as one', () => {
    const story = moving('corrino', '4', { houses: { corrino: { large: { arrakeen: 2 }, troop: { arrakeen: 1 } } } }, '5').play(
      'corrino',
      'carthag',
    );
    expect(story.choices('corrino')).toMatchObject({ most: { 'troop:arrakeen': 1, 'large:arrakeen': 2 }, max: 3 });
    story.play('corrino', { 'troop:arrakeen': 0, 'large:arrakeen': 2 });
    expect(story.house('corrino').large.carthag).toBe(2);
    expect(story.state.turn.purse.die).toBe(5);
  });
  // R11.4 R16.6
  test('with the worm Fremen ride from everywhere; so does an active player allied with them', () => {
    const fremen = { fremen: { large: { 'tueks-sietch': 1, 'cielago-flat': 1 } } };
    const riding = moving('fremen', '4', { houses: fremen, storm: 3 }, 'shai-hulud').play('fremen', 'carthag');
    expect(riding.choices('fremen')).toMatchObject({ most: { 'large:tueks-sietch': 1, 'large:cielago-flat': 1 } });
    const walking = moving('fremen', '4', { houses: fremen }, '2').play('fremen', 'carthag');
    expect(walking.asked).not.toContain('march');
    const allied = moving('atreides', '4', { houses: { ...spread, ...fremen }, ally: 'fremen', storm: 3 }, 'shai-hulud').play(
      'atreides',
      'carthag',
    );
    expect(allied.choices('atreides')).toMatchObject({ max: 6 });
    allied.until('marchAsAlly');
    expect(allied.choices('fremen')).toMatchObject({ max: 2 });
  });
  // R11.4 R7.6
  test('an ally of the active Fremen does not ride', () => {
    const story = moving('fremen', '4', { houses: { guild: { troop: { 'tueks-sietch': 1 } } }, ally: 'guild' }, 'shai-hulud').play(
      'fremen',
      'carthag',
    );
    expect(story.asked).not.toContain('marchAsAlly');
  });
  // R11.5 R16.17
  test('then the ally moves into the same target, without consent', () => {
    const story = moving('atreides', '4', { houses: { ...spread, guild: { troop: { arrakeen: 1, 'minor-erg': 1 } } }, ally: 'guild' });
    story.play('atreides', 'carthag').until('marchAsAlly');
    expect(story.choices('guild')).toMatchObject({ most: { 'troop:arrakeen': 1 } });
    story.play('guild', { 'troop:arrakeen': 1 });
    expect(story.troops('guild', 'carthag')).toBe(1);
  });
  // R11.6 R14.6
  test('nobody leaves a region under storm', () => {
    const story = moving('atreides', '4', { houses: spread, storm: 5 }).play('atreides', 'carthag');
    expect(story.asked).not.toContain('march');
    expect(
      moving('atreides', '4', { houses: { atreides: { troop: { arrakeen: 1, 'sietch-tabr': 1 } } }, storm: 5 })
        .play('atreides', 'carthag')
        .whyNot('atreides', 'troop:arrakeen'),
    ).toBe('underStorm R14.6');
  });
  // R11.7 R2.3
  test('troops of several Houses share a region; in the Polar Sink they stay', () => {
    const story = moving('atreides', '4', { houses: { atreides: { troop: { arrakeen: 1 } }, guild: { troop: { 'polar-sink': 2 } } } });
    story.play('atreides', 'polar-sink').play('atreides', { 'troop:arrakeen': 1 });
    expect(story.asked).toBe('roll harkonnen');
    expect([story.troops('atreides', 'polar-sink'), story.troops('guild', 'polar-sink')]).toEqual([1, 2]);
  });
});
