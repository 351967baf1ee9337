import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../arranged-position.ts';
import type { Route, Way } from '../questions.ts';
import type { ArrakisState } from '../types.ts';
import { open, rest, type Story, still, turnOf } from './story.fixture.ts';

const DICE = { 'giedi-prime': { mentat: 3 }, 'sietch-tabr': { mentat: 1 } } as const;
const moving = (by: 'harkonnen' | 'atreides', arrangement: Partial<Arrangement>, state: Partial<ArrakisState> = {}) =>
  open({
    agenda: [{ do: 'effect', ref: { by: `house-${by}`, of: `action:${by}:strategy:move`, at: [0] } }, { do: 'prune' }],
    dice: DICE,
    ...arrangement,
    state: { ...still, ...turnOf(by), ...state },
  });
const ends = (story: Story, side: 'harkonnen' | 'atreides', way: Way) =>
  story
    .options(side)
    .filter((route): route is Route => route !== 'done' && (route as Route).way === way)
    .map(({ to }) => to)
    .sort();

describe('sandriding', () => {
  const wormsigns = ['ne-outer-11', 'ne-outer-7', 'ne-outer-5'] as const;
  const rider = { atreides: { 'gara-kulon': { regular: 1 } } } as const;
  // R10.5 R10.9
  test('T-1: over wormsigns that touch each other, to an area next to the last of them', () => {
    expect(ends(moving('atreides', rider, { wormsigns }), 'atreides', 'sand')).toEqual([
      'ne-inner-6',
      'ne-outer-11',
      'ne-outer-12',
      'ne-outer-2',
      'ne-outer-4',
      'ne-outer-5',
      'ne-outer-6',
      'ne-outer-7',
      'ne-outer-8',
      'shield-wall-east',
    ]);
  });
  // R10.5
  test('T-1: a Harkonnen legion ends the ride; a worm carries, but nobody stops where it is', () => {
    const blocked = moving('atreides', { ...rider, harkonnen: { 'ne-outer-7': { regular: 1 } } }, { wormsigns });
    expect(ends(blocked, 'atreides', 'sand')).toEqual(['ne-outer-12', 'ne-outer-8', 'shield-wall-east']);
    const worm = moving('atreides', rider, { wormsigns: ['ne-outer-11', 'ne-outer-5'], worms: ['ne-outer-7'] });
    expect(ends(worm, 'atreides', 'sand')).not.toContain('ne-outer-7');
    expect(ends(worm, 'atreides', 'sand')).toContain('ne-outer-6');
  });
  // R10.5 R10.6 R10.7 R13.4
  test('what is ridden over stays: wormsigns facedown, harvesters, stations; Paul’s ride is remembered', () => {
    const story = moving(
      'atreides',
      { atreides: { 'gara-kulon': { regular: 1, named: ['paul-atreides'] } } },
      { wormsigns: ['ne-outer-11', 'ne-outer-7', 'ne-outer-6'], harvesters: ['ne-outer-7'] },
    );
    story.play('atreides', { from: 'gara-kulon', to: 'ne-outer-5', way: 'sand' });
    expect(story.state.wormsigns).toHaveLength(3);
    expect(story.state.harvesters).toEqual(['ne-outer-7']);
    expect(story.state.deeds.ridden).toBe(1);
    expect(story.legion('atreides', 'ne-outer-5')).toMatchObject({ regular: 1, named: ['paul-atreides'] });
  });
});

describe('troop transport', () => {
  const legion = { harkonnen: { 'nw-inner-1': { regular: 2 } } } as const;
  const zone = 'air-nw-inner-nw-outer';
  // R3.3 R10.4
  test('T-2: up to two areas over any borders, once, with an ornithopter over the start', () => {
    const story = moving('harkonnen', legion, { zones: { [zone]: 'ornithopter' } });
    expect(ends(story, 'harkonnen', zone)).toEqual([
      'arsunt',
      'hagga-basin',
      'nw-inner-2',
      'nw-inner-3',
      'nw-inner-4',
      'nw-outer-12',
      'nw-outer-13',
      'nw-outer-14',
      'nw-outer-15',
      'nw-outer-16',
      'nw-outer-7',
      'nw-outer-8',
      'nw-outer-9',
      'shield-wall-west',
      'splintered-rock',
      'sw-inner-1',
      'sw-inner-2',
      'sw-outer-3',
      'wind-pass',
    ]);
    expect(story.whyNot('harkonnen', { from: 'nw-inner-1', to: 'nw-inner-2', way: 'foot' })).toBe('impassable R3.3');
    story.play('harkonnen', { from: 'nw-inner-1', to: 'nw-inner-2', way: zone }).play('harkonnen', { units: { regular: 2 }, leaders: {} });
    expect(story.state.zones).toEqual({});
    expect(story.told('vehicleRemoved')).toMatchObject([{ vehicle: 'ornithopter', by: 'transport' }]);
    expect(story.legion('harkonnen', 'nw-inner-2').regular).toBe(2);
    const elsewhere = moving('harkonnen', legion, { zones: { 'air-ne-inner-ne-outer': 'ornithopter' } });
    expect(ends(elsewhere, 'harkonnen', 'air-ne-inner-ne-outer')).toEqual([]);
    const carryall = moving('harkonnen', legion, { zones: { [zone]: 'carryall' } });
    expect(ends(carryall, 'harkonnen', zone)).toEqual([]);
  });
  // R3.1 R3.4
  test('T-9: the North Pole is under all eight zones', () => {
    const zones = { 'air-sw-inner-sw-outer': 'ornithopter', 'air-ne-inner-ne-outer': 'ornithopter' } as const;
    const story = moving('harkonnen', { harkonnen: { 'north-pole': { regular: 1 } } }, { zones });
    expect(ends(story, 'harkonnen', 'air-sw-inner-sw-outer').length).toBeGreaterThan(5);
    expect(ends(story, 'harkonnen', 'air-sw-inner-sw-outer')).toEqual(ends(story, 'harkonnen', 'air-ne-inner-ne-outer'));
  });
  // RU-5 R10.4
  test('who was carried in this round is not carried again, but walks; those who were not are', () => {
    const zones = { [zone]: 'ornithopter' } as const;
    const carried = { 'nw-inner-1': { regular: 2, elite: 0, special: 0, generic: 0, named: [], tokens: [] } };
    const none = moving('harkonnen', legion, { zones, carried });
    expect(ends(none, 'harkonnen', zone)).toEqual([]);
    expect(ends(none, 'harkonnen', 'foot')).toContain('nw-inner-3');
    expect(none.whyNot('harkonnen', 'nw-inner-1')).toBe('carriedAlready R10.4');
    const others = moving('harkonnen', { harkonnen: { 'nw-inner-1': { regular: 3 } } }, { zones, carried });
    others.play('harkonnen', { from: 'nw-inner-1', to: 'nw-inner-2', way: zone });
    expect(others.legion('harkonnen', 'nw-inner-1').regular).toBe(2);
    expect(others.state.carried['nw-inner-2']).toMatchObject({ regular: 1 });
    expect(others.state.carried['nw-inner-1']).toMatchObject({ regular: 2 });
  });
  // RU-5
  test('by turns those who were carried are free again, and no automa comes of it', () => {
    const carried = { 'nw-inner-1': { regular: 2, elite: 0, special: 0, generic: 0, named: [], tokens: [] } };
    const begun = (transport: 'round' | 'turn') =>
      open({ agenda: [{ do: 'turn', side: 'harkonnen' }, rest], options: { transport }, ...legion, state: { ...still, carried } });
    expect(begun('round').state.carried).toEqual(carried);
    const turn = begun('turn');
    expect([turn.state.carried, turn.state.automa]).toEqual([{}, null]);
  });
  // RU-5
  test('of a legion in which some were carried, the others leave first', () => {
    const carried = { 'nw-inner-1': { regular: 2, elite: 0, special: 0, generic: 0, named: [], tokens: [] } };
    const story = moving('harkonnen', { harkonnen: { 'nw-inner-1': { regular: 4 } } }, { carried });
    story
      .play('harkonnen', { from: 'nw-inner-1', to: 'nw-inner-3', way: 'foot' })
      .play('harkonnen', { units: { regular: 3 }, leaders: {} });
    expect(story.state.carried['nw-inner-1']).toMatchObject({ regular: 1 });
    expect(story.state.carried['nw-inner-3']).toMatchObject({ regular: 1 });
  });
});

// RU-5
test('whoever was carried and has gone on counts where they are, and nowhere else', () => {
  const carried = { 'nw-inner-1': { regular: 2, elite: 0, special: 0, generic: 0, named: [], tokens: [] } };
  const story = moving('harkonnen', { harkonnen: { 'nw-inner-1': { regular: 2 } } }, { carried });
  story.play('harkonnen', { from: 'nw-inner-1', to: 'nw-inner-3', way: 'foot' });
  story.play('harkonnen', { units: { regular: 2 }, leaders: {} });
  expect(Object.keys(story.state.carried)).toEqual(['nw-inner-3']);
});

describe('who has moved', () => {
  // R10.2 R12.6
  test('figures of a token that has moved do not move again', () => {
    const story = moving('atreides', { atreides: { 'ne-outer-8': { tokens: ['s-elite'] }, 'ne-outer-9': { regular: 1 } } });
    story.play('atreides', { from: 'ne-outer-8', to: 'ne-outer-9', way: 'foot' });
    story.interject('atreides', 'train', { at: 'ne-outer-9', token: 's-elite' });
    expect(story.state.turn?.moved.hidden['ne-outer-9']).toMatchObject({ regular: 1, elite: 1, tokens: [] });
    story.play('atreides', { from: 'ne-outer-9', to: 'ne-outer-10', way: 'foot' });
    expect(story.legion('atreides', 'ne-outer-10')).toMatchObject({ regular: 1, elite: 0 });
  });
  // R10.2 R12.6
  test('figures of a token that has not moved may still move, also beside figures that have', () => {
    const story = moving('atreides', { atreides: { 'ne-outer-8': { regular: 1 }, 'ne-outer-9': { tokens: ['s-elite'] } } });
    story.play('atreides', { from: 'ne-outer-8', to: 'ne-outer-9', way: 'foot' });
    story.interject('atreides', 'train', { at: 'ne-outer-9', token: 's-elite' });
    expect(story.state.turn?.moved.hidden['ne-outer-9']).toMatchObject({ regular: 1, elite: 0, tokens: [] });
  });
});
