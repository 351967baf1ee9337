import { describe, expect, test } from 'vitest';
import type { AreaId } from '../ids.ts';
import { arrakis } from '../index.ts';
import type { ArrakisState } from '../types.ts';
import { roundFrom } from '../steps/round.ts';
import { doing, open, rest, still, turnOf } from './story.fixture.ts';

const phase = (state: Partial<ArrakisState> = {}) => open({ agenda: [...roundFrom('vehicles')], state: { ...still, ...state } });

describe('placing vehicles', () => {
  // R2.1 R3.4
  test('more vehicles than the box has are a fault of the position', () => {
    const harvesters = Array.from({ length: 9 }, (_, nth) => `ne-outer-${nth + 1}` as AreaId);
    const { state } = open({ agenda: [rest], state: { ...still, harvesters: harvesters.slice(0, 8) } });
    expect([arrakis.invariants(state), arrakis.invariants({ ...state, harvesters })]).toEqual([[], ['harvester 9']]);
  });
  // R5.3 R5.4 R5.5
  test('W-12: the lowest marker is on step 3: 5 harvesters, 3 ornithopters and 1 carryall, all of them', () => {
    const story = phase({ imperium: { choam: 5, 'spacing-guild': 3, landsraad: 4 } });
    expect(story.options('harkonnen')).not.toContain('done');
    const desert = (story.options('harkonnen') as { vehicle: string }[]).filter(({ vehicle }) => vehicle === 'harvester');
    expect(desert).toHaveLength(42 + 23 - 8); // no place is where a sietch stands
    for (const at of ['ne-outer-1', 'ne-outer-2', 'ne-outer-3', 'ne-outer-4', 'ne-outer-5'] as const)
      story.play('harkonnen', { vehicle: 'harvester', at });
    expect(story.options('harkonnen')).toHaveLength(16);
    for (const at of ['air-ne-inner-ne-outer', 'air-ne-inner-nw-inner', 'air-nw-inner-nw-outer'] as const)
      story.play('harkonnen', { vehicle: 'ornithopter', at });
    story.play('harkonnen', { vehicle: 'carryall', at: 'air-nw-inner-nw-outer' });
    expect(story.told('vehiclePlaced').at(-1)).toEqual({
      type: 'vehiclePlaced',
      vehicle: 'carryall',
      at: 'air-nw-inner-nw-outer',
      instead: 'ornithopter',
    });
    expect(Object.values(story.state.zones)).toEqual(['ornithopter', 'ornithopter', 'carryall']);
    expect(story.state.phase).toBe('action');
  });
  // R5.4 R2.11
  test('a harvester needs desert without enemies, worms and other harvesters; a wormsign does not matter and is not flipped', () => {
    const story = phase({ worms: ['ne-outer-1'], wormsigns: ['ne-outer-2'], harvesters: ['ne-outer-3'] });
    const offered = (at: string) =>
      story.options('harkonnen').some((option) => JSON.stringify(option) === JSON.stringify({ vehicle: 'harvester', at }));
    expect(['ne-outer-1', 'ne-outer-2', 'ne-outer-3', 'ne-outer-4', 'gara-kulon', 'arrakeen'].map(offered)).toEqual([
      false,
      true,
      false,
      true,
      false,
      false,
    ]);
    story.play('harkonnen', { vehicle: 'harvester', at: 'ne-outer-2' });
    expect(story.state.wormsigns).toEqual(['ne-outer-2']);
  });
  // R7.7
  test('an aircraft comes to no zone that has one of its kind', () => {
    const zones = { 'air-ne-inner-ne-outer': 'ornithopter' } as const;
    const story = open({
      agenda: doing('house-harkonnen', 'action:harkonnen:house:vehicles'),
      state: { ...still, ...turnOf('harkonnen'), zones },
    });
    const offered = (vehicle: string) =>
      JSON.stringify(story.options('harkonnen')).includes(JSON.stringify({ vehicle, at: 'air-ne-inner-ne-outer' }));
    expect([offered('ornithopter'), offered('carryall')]).toEqual([false, true]);
  });
  // R7.7 R2.10 RU-45
  test('an action places two of any kind, or less, from the supply or from elsewhere on the map', () => {
    const story = open({
      agenda: doing('house-harkonnen', 'action:harkonnen:house:vehicles'),
      state: { ...still, ...turnOf('harkonnen'), harvesters: ['ne-outer-3'] },
    });
    story.play('harkonnen', { vehicle: 'harvester', at: 'ne-outer-4' });
    expect(story.asked).toBe('takeFrom harkonnen');
    expect(story.options('harkonnen')).toEqual(['supply', 'ne-outer-3']);
    story.play('harkonnen', 'ne-outer-3').play('harkonnen', { vehicle: 'carryall', at: 'air-ne-inner-ne-outer' });
    expect(story.state.harvesters).toEqual(['ne-outer-4']);
    expect(story.asked).toBe('prune atreides');
    const less = open({ agenda: doing('house-harkonnen', 'action:harkonnen:house:vehicles'), state: { ...still, ...turnOf('harkonnen') } });
    expect(less.play('harkonnen', 'done').asked).toBe('prune atreides');
  });
});

describe('scouting', () => {
  const scouting = (state: Partial<ArrakisState> = {}) =>
    open({
      agenda: [rest],
      atreides: { 'gara-kulon': { regular: 1, tokens: ['s-elite', 's-elite', 's-special'] }, windgap: { tokens: ['s-elite'] } },
      state: { ...still, ...turnOf('harkonnen'), zones: { 'air-ne-inner-ne-outer': 'ornithopter' }, ...state },
    });
  // R7.9 R12.5 R12.6
  test('an ornithopter leaves the map and reveals what the Harkonnen like of an area in a sector connected to its zone', () => {
    const story = scouting();
    const { scout } = story.table.interjections('seat2');
    expect(scout).toMatchObject({ pick: 'one' });
    const areas = (scout as { of: readonly { at: string }[] }).of.map(({ at }) => at);
    expect(areas).toContain('gara-kulon');
    expect(areas).not.toContain('windgap');
    story.interject('harkonnen', 'scout', { zone: 'air-ne-inner-ne-outer', at: 'gara-kulon' });
    expect(story.state.zones).toEqual({});
    expect(story.asked).toBe('scoutReveal harkonnen');
    story.play('harkonnen', { sietch: true, tokens: 2 });
    expect(story.state.sietches['gara-kulon']?.open).toBe(true);
    expect(story.told('tokenRevealed')).toHaveLength(2);
    expect(story.legion('atreides', 'gara-kulon').tokens).toHaveLength(1);
    expect(story.asked).toBe('prune atreides');
  });
  // R7.9
  test('what the Harkonnen leave facedown stays so', () => {
    const story = scouting().interject('harkonnen', 'scout', { zone: 'air-ne-inner-ne-outer', at: 'gara-kulon' });
    story.play('harkonnen', { sietch: false, tokens: 0 });
    expect([story.state.sietches['gara-kulon']?.open, story.told('tokenRevealed')]).toEqual([false, []]);
  });
  // R7.9 R7.10 R9.9
  test('not in the turn of the other, not in other phases, not under the ban of the Spacing Guild', () => {
    const offered = (state: Partial<ArrakisState>) => Object.keys(scouting(state).table.interjections('seat2'));
    expect(offered({})).toEqual(['scout']);
    expect(offered(turnOf('atreides'))).toEqual([]);
    expect(offered({ bans: ['spacing-guild'] })).toEqual([]);
    expect(offered({ turn: null, phase: 'hazards' })).toEqual([]);
  });
  // R7.10 R12.6 R2.8
  test('Guerrilla training reveals own tokens in one’s own turn, one after the other; what exceeds six is removed', () => {
    const story = scouting(turnOf('atreides'));
    expect(story.table.interjections('seat2')).toEqual({});
    expect(story.table.interjections('seat1')['train']).toMatchObject({
      of: [
        { at: 'gara-kulon', token: 's-elite' },
        { at: 'gara-kulon', token: 's-special' },
        { at: 'windgap', token: 's-elite' },
      ],
    });
    for (const token of ['s-elite', 's-elite'] as const) story.interject('atreides', 'train', { at: 'gara-kulon', token });
    expect(story.legion('atreides', 'gara-kulon')).toMatchObject({ regular: 3, elite: 2, tokens: ['s-special'] });
    story.interject('atreides', 'train', { at: 'gara-kulon', token: 's-special' });
    expect(story.asked).toBe('overflow atreides');
    story.play('atreides', { regular: 1, elite: 0, special: 0 });
    expect(story.legion('atreides', 'gara-kulon')).toMatchObject({ regular: 3, elite: 2, special: 1, tokens: [] });
    expect(story.asked).toBe('prune atreides');
  });
});
