import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../arranged-position.ts';
import type { RegionFace, SpiceFace } from '../ids.ts';
import { dice } from '../index.ts';
import { at, showing } from './late.fixture.ts';
import type { Story } from './story.fixture.ts';

describe('storm', () => {
  const storming = (spice: SpiceFace, region: RegionFace, more: Partial<Arrangement> = {}): Story =>
    at('storm', 'atreides', { dice: showing(spice, region), ...more });
  // R14.1
  test('a storm face moves it one step with the arrow, another face leaves it', () => {
    expect(storming('3', '6', { storm: 5 }).state.storm).toBe(4);
    expect(storming('5', '2', { storm: 5 }).state.storm).toBe(6);
    const still = storming('2', '6', { storm: 1, houses: { guild: { troop: { 'cielago-flat': 2 } } } });
    expect(still.state.storm).toBe(1);
    expect(still.troops('guild', 'cielago-flat')).toBe(2);
    expect(storming('shai-hulud', '6').state.storm).toBe(1);
  });
  // R14.2
  test('it covers both regions of a zone, never the Polar Sink', () => {
    const { map } = dice.view(storming('3', '6', { storm: 5 }).state, null);
    expect(Object.entries(map).flatMap(([id, { storm }]) => (storm ? [id] : []))).toEqual(['carthag', 'broken-land']);
  });
  // R14.3 R2.6
  test('W1: from zone 5 east to 4: only Broken Land loses, Carthag is no desert', () => {
    const story = storming('3', '6', { storm: 5, houses: { guild: { troop: { carthag: 2, 'broken-land': 2, arrakeen: 2 } } } });
    expect([story.troops('guild', 'carthag'), story.troops('guild', 'broken-land'), story.troops('guild', 'arrakeen')]).toEqual([2, 1, 2]);
  });
  // R14.3
  test('a storm that stays harms nobody', () => {
    const story = storming('1', '6', { storm: 4, houses: { harkonnen: { troop: { 'broken-land': 2 } } } });
    expect(story.troops('harkonnen', 'broken-land')).toBe(2);
  });
  // R14.4 R16.6
  test('each House there loses one troop, Fremen none', () => {
    const story = storming('3', '6', {
      storm: 4,
      houses: {
        harkonnen: { troop: { 'sietch-tabr': 2 } },
        atreides: { troop: { 'sietch-tabr': 1 } },
        fremen: { large: { 'sietch-tabr': 1 } },
      },
    });
    expect([
      story.troops('harkonnen', 'sietch-tabr'),
      story.troops('atreides', 'sietch-tabr'),
      story.troops('fremen', 'sietch-tabr'),
    ]).toEqual([1, 0, 1]);
    expect(story.house('harkonnen').troop.supply).toBe(11);
  });
  // R14.4
  test('Corrino chooses which kind is lost if it has both', () => {
    const story = storming('3', '6', { storm: 4, houses: { corrino: { troop: { 'sietch-tabr': 1 }, large: { 'sietch-tabr': 1 } } } });
    expect(story.asked).toBe('stormLoss corrino'); // Q19
    expect(story.options('corrino')).toEqual(['troop', 'large']);
    story.play('corrino', 'troop');
    expect(story.house('corrino')).toMatchObject({ troop: { 'sietch-tabr': 0 }, large: { 'sietch-tabr': 1 } });
  });
  // R14.4
  test('D8: a Fortification in Habbanya holds the storm off and stays; Great Flat loses', () => {
    const story = storming('3', '6', {
      storm: 3,
      houses: {
        harkonnen: { troop: { 'habbanya-sietch': 2, 'great-flat': 2 } },
        atreides: { troop: { 'great-flat': 1, 'habbanya-sietch': 1 } },
      },
      assets: { 'habbanya-sietch': 'fortification' },
    });
    expect([story.troops('harkonnen', 'habbanya-sietch'), story.troops('atreides', 'habbanya-sietch')]).toEqual([2, 1]);
    expect([story.troops('harkonnen', 'great-flat'), story.troops('atreides', 'great-flat')]).toEqual([1, 0]);
    expect(story.state.assets['habbanya-sietch']).toBe('fortification');
    expect(story.told('stormHeldOff')).toEqual([{ type: 'stormHeldOff', at: 'habbanya-sietch' }]);
  });
  // R14.5
  test('an Ornithopter in the desert goes to the asset supply, a Harvester stays', () => {
    const lost = storming('3', '6', { storm: 4, assets: { 'sietch-tabr': 'ornithopter' } });
    expect([lost.state.assets['sietch-tabr'], lost.state.assetSupply.ornithopter]).toEqual([null, 2]);
    expect(storming('3', '6', { storm: 4, assets: { 'sietch-tabr': 'harvester' } }).state.assets['sietch-tabr']).toBe('harvester');
    expect(storming('3', '6', { storm: 5, assets: { carthag: 'ornithopter' } }).state.assets.carthag).toBe('ornithopter');
  });
  // R16.15
  test('the Guild evacuates what the storm takes, and so does the active player allied with it', () => {
    const houses = {
      guild: { troop: { 'sietch-tabr': 1 } },
      atreides: { troop: { 'sietch-tabr': 1 } },
      harkonnen: { troop: { 'sietch-tabr': 1 } },
    };
    const story = storming('3', '6', { storm: 4, ally: 'guild', houses });
    expect([story.troops('guild', 'card'), story.troops('atreides', 'card'), story.troops('harkonnen', 'card')]).toEqual([1, 1, 0]);
  });
  // R14.6
  test('a region under storm still counts for victory', () => {
    const houses = { harkonnen: { troop: { carthag: 1, arrakeen: 1, 'tueks-sietch': 1 } } };
    const story = at('battle', 'harkonnen', { storm: 4, dice: showing('1', '1'), houses });
    expect(story.state.result).toMatchObject({ reason: 'solo', houses: ['harkonnen'] });
  });
});
