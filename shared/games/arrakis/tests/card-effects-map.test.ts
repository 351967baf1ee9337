import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../arranged-position.ts';
import type { PlanningId } from '../ids.ts';
import { book } from '../queries/table.ts';
import { doing, open, still, turnOf } from './story.fixture.ts';

/** A card is carried out by the side whose deck it is from. */
function playing(card: PlanningId, more: Partial<Arrangement> = {}) {
  const house = book(open({ agenda: [{ do: 'prune' }], state: still }).state).deckOf[card];
  const side = house === 'house-harkonnen' || house === 'corrino-ally' ? 'harkonnen' : 'atreides';
  return open({ agenda: doing(house, `card:${card}`), ...more, state: { ...still, ...turnOf(side), ...more.state } });
}

describe('cards about the sand', () => {
  test('Spotter Control discards three wormsigns anywhere, Polar-Cap Factories those next to the North Pole', () => {
    const wormsigns = ['ne-outer-1', 'ne-inner-3', 'se-inner-1', 'sw-inner-4'] as const;
    const spotter = playing('spotter-control', { state: { wormsigns } });
    for (const area of ['ne-outer-1', 'ne-inner-3', 'se-inner-1'] as const) spotter.play('harkonnen', { area });
    expect(spotter.state.wormsigns).toEqual(['sw-inner-4']);
    expect(spotter.asked).toBe('split harkonnen');
    const factories = playing('polar-cap-factories', { state: { wormsigns } }).play('harkonnen', 'done');
    expect(factories.options('harkonnen')).toEqual(['done', { area: 'ne-inner-3' }, { area: 'se-inner-1' }, { area: 'sw-inner-4' }]);
    expect(factories.told('wormsignTurned')).toEqual([]);
  });
  test('Dust Chasms removes two harvesters from deep desert of one sector', () => {
    const story = playing('dust-chasms', {
      state: { harvesters: ['ne-outer-1', 'ne-outer-2', 'ne-outer-4', 'sihaya-ridge', 'se-outer-1'] },
    });
    const { data } = book(story.state);
    expect(data.areas['ne-outer-4'].terrain).toBe('desert');
    expect(story.options('atreides')).not.toContainEqual({ area: 'ne-outer-4' });
    story.play('atreides', { area: 'ne-outer-1' });
    expect(story.options('atreides')).toEqual(['done', { area: 'ne-outer-2' }, { area: 'sihaya-ridge' }]);
    story.play('atreides', { area: 'ne-outer-2' });
    expect(story.state.deeds.harvesters).toBe(2);
    expect(story.asked).toBe('desertPower atreides');
  });
  // RU-29
  test('Smugglers take two vehicles from Gurney’s sector, those in its zones too', () => {
    const story = playing('smugglers-c', {
      atreides: { 'ne-outer-5': { regular: 1, named: ['gurney-halleck'] } },
      state: {
        harvesters: ['ne-outer-1', 'se-outer-1'],
        zones: { 'air-ne-inner-ne-outer': 'carryall', 'air-sw-inner-sw-outer': 'ornithopter' },
      },
    });
    expect(story.options('atreides')).toEqual([
      'done',
      { vehicle: { vehicle: 'harvester', at: 'ne-outer-1' } },
      { vehicle: { vehicle: 'carryall', at: 'air-ne-inner-ne-outer' } },
    ]);
    story.play('atreides', { vehicle: { vehicle: 'carryall', at: 'air-ne-inner-ne-outer' } });
    expect(story.state.zones).toEqual({ 'air-sw-inner-sw-outer': 'ornithopter' });
    expect(story.options('atreides')).toHaveLength(2);
  });
  // RU-29
  test('Fremen Rockets: each Hit or Special of three dice removes a vehicle of a sector with an own legion', () => {
    const story = playing('fremen-rockets', {
      options: { dice: 'table' },
      atreides: { 'ne-outer-5': { regular: 1 }, windgap: { regular: 1 } },
      state: { harvesters: ['ne-outer-1', 'ne-outer-2'], zones: { 'air-ne-inner-ne-outer': 'ornithopter' } },
    });
    expect(story.options('atreides')).toEqual(['done', { sector: 'ne-outer' }]);
    story.play('atreides', { sector: 'ne-outer' }, [1, 6, 4]);
    expect(story.told('rocketRoll')).toMatchObject([{ roll: { hit: 1, shield: 1, special: 1 } }]);
    story.play('atreides', { vehicle: { vehicle: 'ornithopter', at: 'air-ne-inner-ne-outer' } });
    story.play('atreides', { vehicle: { vehicle: 'harvester', at: 'ne-outer-2' } });
    expect(story.state.harvesters).toEqual(['ne-outer-1']);
    expect(story.asked).toBe('prune atreides');
    const missed = playing('fremen-rockets', {
      options: { dice: 'table' },
      atreides: { 'ne-outer-5': { regular: 1 } },
      state: { harvesters: ['ne-outer-1'] },
    });
    expect(missed.play('atreides', { sector: 'ne-outer' }, [4, 5, 4]).asked).toBe('prune atreides');
  });
  test('Captured Ornithopter takes one off the map; its zone is what is picked', () => {
    const story = playing('captured-ornithopter', {
      state: { zones: { 'air-ne-inner-ne-outer': 'ornithopter', 'air-sw-inner-sw-outer': 'carryall' } },
    });
    expect(story.options('atreides')).toEqual(['done', { zone: 'air-ne-inner-ne-outer' }]);
    story.play('atreides', { zone: 'air-ne-inner-ne-outer' });
    expect(story.state.zones).toEqual({ 'air-sw-inner-sw-outer': 'carryall' });
    expect(story.state.turn?.picked).toBe('air-ne-inner-ne-outer');
  });
});

describe('cards about legions', () => {
  // R12.5 R12.6
  test('Spies reveal the sietch and all tokens of one area', () => {
    const story = playing('spies-all-over-arrakis', { atreides: { windgap: { regular: 5, tokens: ['s-elite', 's-elite'] } } });
    expect(story.options('harkonnen')).toHaveLength(1 + 8);
    story.play('harkonnen', { area: 'windgap' });
    expect(story.state.sietches.windgap?.open).toBe(true);
    expect(story.asked).toBe('overflow atreides');
    expect(story.choices('atreides')).toMatchObject({ most: { regular: 7, elite: 2 }, min: 3, max: 3 });
  });
  // R10.2 R10.7
  test('Troop Carriers bring a legion, or a part, from a settlement straight to another one', () => {
    const story = playing('troop-carriers', {
      harkonnen: { carthag: { regular: 3 }, 'ne-outer-1': { regular: 1 }, 'ne-outer-2': { elite: 1 } },
      state: { settlements: ['carthag'] },
    });
    expect(story.options('harkonnen')).toEqual(['done', { from: 'carthag', to: 'ne-outer-1' }, { from: 'carthag', to: 'ne-outer-2' }]);
    story.play('harkonnen', { from: 'carthag', to: 'ne-outer-2' }).play('harkonnen', { units: { regular: 2 }, leaders: {} });
    expect(story.legion('harkonnen', 'ne-outer-2')).toMatchObject({ regular: 2, elite: 1 });
    expect(story.legion('harkonnen', 'carthag').regular).toBe(1);
    // Once: whoever stayed behind is not asked about.
    expect(story.asked).toBe('prune atreides');
  });
  test('Sandtides push a legion from desert to an empty area next to it, over open borders', () => {
    const story = playing('sandtides', {
      harkonnen: { 'ne-outer-4': { regular: 2, generic: 1 }, arrakeen: { regular: 1 } },
      state: { wormsigns: ['ne-outer-1'], harvesters: ['ne-outer-2'] },
    });
    expect(story.options('atreides')).toEqual(['done', { from: 'ne-outer-4', to: 'ne-outer-3' }, { from: 'ne-outer-4', to: 'ne-outer-5' }]);
    story.play('atreides', { from: 'ne-outer-4', to: 'ne-outer-3' });
    expect(story.legion('harkonnen', 'ne-outer-3')).toMatchObject({ regular: 2, generic: 1 });
    expect(story.asked).toBe('desertPower atreides');
  });
  // RU-32
  test('Kitab al-Ibar moves a sietch to empty desert next to it, with whoever likes to go along', () => {
    const story = playing('kitab-al-ibar', {
      atreides: { 'gara-kulon': { regular: 2, generic: 1, tokens: ['s-elite'] } },
      state: { worms: ['ne-outer-11'] },
      sietches: { 'gara-kulon': 3 },
    });
    expect(story.options('atreides')).not.toContainEqual({ sietch: 'gara-kulon', to: 'ne-outer-11' });
    expect(story.options('atreides')).not.toContainEqual({ sietch: 'gara-kulon', to: 'shield-wall-east' });
    story.play('atreides', { sietch: 'gara-kulon', to: 'ne-outer-12' });
    expect(story.state.sietches['gara-kulon']).toMatchObject({ at: 'ne-outer-12', open: false });
    story.play('atreides', { from: 'gara-kulon', to: 'ne-outer-12' });
    story.play('atreides', { units: { 's-elite': 1, regular: 1 }, leaders: { generic: 1 } });
    expect(story.legion('atreides', 'ne-outer-12')).toMatchObject({ regular: 1, generic: 1, tokens: ['s-elite'] });
    expect(story.legion('atreides', 'gara-kulon')).toMatchObject({ regular: 1, generic: 0 });
    const alone = playing('kitab-al-ibar', { atreides: { 'gara-kulon': { regular: 2 } } });
    alone.play('atreides', { sietch: 'gara-kulon', to: 'ne-outer-12' }).play('atreides', 'done');
    expect(alone.legion('atreides', 'gara-kulon').regular).toBe(2);
  });
  // R2.6 R2.7
  test('Stillsuits exchange all tokens of two sietches; a leader who is left alone goes', () => {
    const story = playing('stillsuits', {
      atreides: { windgap: { tokens: ['s-elite', 's-special'], generic: 1 }, 'hobars-gap': { regular: 1 } },
    }).until('special');
    expect(story.options('atreides')).not.toContainEqual({ from: 'gara-kulon', to: 'tasmin-sink' });
    story.play('atreides', { from: 'windgap', to: 'hobars-gap' });
    expect(story.legion('atreides', 'hobars-gap')).toMatchObject({ regular: 1, tokens: ['s-elite', 's-special'] });
    expect(story.state.legions.atreides['windgap']).toBeUndefined();
    expect(story.told('removed')).toMatchObject([{ at: 'windgap', why: 'alone' }]);
  });
  // R2.8
  test('with more than may stand there after Stillsuits, in either sietch, some go', () => {
    const three = ['s-elite', 's-elite', 's-special'] as const;
    const swapped = (full: 'windgap' | 'hobars-gap', other: 'windgap' | 'hobars-gap') =>
      playing('stillsuits', { atreides: { [full]: { regular: 5, tokens: ['s-two-regulars'] }, [other]: { tokens: three } } })
        .until('special')
        .play('atreides', { from: 'windgap', to: 'hobars-gap' });
    for (const story of [swapped('windgap', 'hobars-gap'), swapped('hobars-gap', 'windgap')]) {
      expect(story.asked).toBe('overflow atreides');
      expect(story.choices('atreides')).toMatchObject({ min: 2, max: 2 });
    }
  });
});
