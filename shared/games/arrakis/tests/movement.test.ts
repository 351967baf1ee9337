import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../arranged-position.ts';
import { action, open, turnOf } from './story.fixture.ts';

const harkonnen = (more: Partial<Arrangement>) =>
  open({
    agenda: [...action('house-harkonnen', 'strategy'), { do: 'relieve', side: 'harkonnen' }],
    state: turnOf('harkonnen'),
    dice: DICE,
    ...more,
  });
const atreides = (more: Partial<Arrangement>) =>
  open({
    agenda: [...action('house-atreides', 'strategy'), { do: 'relieve', side: 'atreides' }],
    state: turnOf('atreides'),
    dice: DICE,
    ...more,
  });
const DICE = { 'giedi-prime': { mentat: 3 }, 'sietch-tabr': { mentat: 1 } } as const;

describe('moves on foot', () => {
  // R10.1 R10.2 R7.4
  test('W-4: a part moves, then the part that was left behind', () => {
    const story = harkonnen({ harkonnen: { carthag: { regular: 5, generic: 1 } } });
    story.play('harkonnen', { from: 'carthag', to: 'arsunt', way: 'foot' });
    expect(story.asked).toBe('company harkonnen');
    story.play('harkonnen', { units: { regular: 2 }, leaders: { generic: 0 } });
    expect(story.legion('harkonnen', 'arsunt')).toMatchObject({ regular: 2, generic: 0 });
    story.play('harkonnen', { from: 'carthag', to: 'arrakeen', way: 'foot' });
    story.play('harkonnen', { units: { regular: 3 }, leaders: { generic: 0 } });
    // RU-56: no leader stays alone.
    expect(story.legion('harkonnen', 'arrakeen')).toMatchObject({ regular: 3, generic: 1 });
    expect(story.state.legions.harkonnen['carthag']).toBeUndefined();
  });
  // R10.1
  describe('T-13: two regulars and a Bashar go from Carthag to Arsunt', () => {
    const asked = () =>
      harkonnen({ harkonnen: { carthag: { regular: 2, generic: 1 } } }).play('harkonnen', { from: 'carthag', to: 'arsunt', way: 'foot' });
    const who = (regular: number, generic: number) => ({ units: { regular }, leaders: { generic } });
    test.each([
      ['all of them', who(2, 1), { regular: 2, generic: 1 }],
      ['one regular', who(1, 0), { regular: 1, generic: 0 }],
      // The example forbids to leave the Bashar alone. Here nobody can: without the last unit he goes along, whatever is said (RU-56).
      ['both regulars, and he with them', who(2, 0), { regular: 2, generic: 1 }],
    ] as const)('%s', (_, answer, there) => {
      const story = asked().play('harkonnen', answer);
      expect(story.legion('harkonnen', 'arsunt')).toMatchObject(there);
      expect(story.legion('harkonnen', 'carthag')).toMatchObject({ regular: 2 - there.regular, generic: 1 - there.generic });
    });
    test('but not he alone', () => {
      const { table } = asked();
      const [seat = 'seat2'] = table.asked;
      const move = (answer: object) => ({ seat, answer });
      expect(table.refusal(move(who(0, 1)))).not.toBeNull();
      expect(table.refusal(move(who(1, 1)))).toBeNull();
    });
  });
  // R10.2 R10.3
  test('W-5: who has moved and merged stays; those who had been there may go', () => {
    const story = harkonnen({ harkonnen: { carthag: { regular: 2 }, arrakeen: { regular: 2 } } });
    story.play('harkonnen', { from: 'carthag', to: 'arrakeen', way: 'foot' }).play('harkonnen', { units: { regular: 2 }, leaders: {} });
    story.play('harkonnen', { from: 'arrakeen', to: 'imperial-basin', way: 'foot' });
    expect(story.choices('harkonnen')).toMatchObject({ fields: { units: { most: { regular: 2 }, max: 2 } } });
    const alone = harkonnen({ harkonnen: { carthag: { regular: 2 } } });
    alone.play('harkonnen', { from: 'carthag', to: 'arrakeen', way: 'foot' }).play('harkonnen', { units: { regular: 2 }, leaders: {} });
    expect(alone.asked).not.toContain('march'); // nobody is left who may move
  });
  // R7.5
  test('with Leadership a leader must go along', () => {
    const story = open({
      agenda: action('house-harkonnen', 'leadership'),
      state: turnOf('harkonnen'),
      dice: DICE,
      harkonnen: { carthag: { regular: 4, generic: 1, named: ['beast-rabban'] }, arsunt: { regular: 1 } },
    });
    expect(story.whyNot('harkonnen', 'arsunt')).toBe('wrongLegion R7.2');
    story.play('harkonnen', { from: 'carthag', to: 'arrakeen', way: 'foot' });
    expect(story.choices('harkonnen')).toMatchObject({ fields: { leaders: { min: 1, most: { generic: 1, 'beast-rabban': 1 } } } });
    story.play('harkonnen', { units: { regular: 2 }, leaders: { generic: 0, 'beast-rabban': 1 } });
    expect(story.legion('harkonnen', 'arrakeen')).toMatchObject({ regular: 2, generic: 0, named: ['beast-rabban'] });
  });
  // R2.11 R3.3 R10.9
  test('enemies, their settlements, worms and impassable borders are in the way, each with its reason', () => {
    const story = atreides({
      atreides: { 'gara-kulon': { regular: 1 }, 'shield-wall-east': { regular: 1 } },
      harkonnen: { 'ne-outer-11': { regular: 1 } },
      state: { ...turnOf('atreides'), worms: ['ne-outer-12'] },
    });
    const from = 'gara-kulon';
    expect(story.whyNot('atreides', { from, to: 'ne-outer-11', way: 'foot' })).toBe('enemyThere R2.11');
    expect(story.whyNot('atreides', { from, to: 'ne-outer-12', way: 'foot' })).toBe('wormThere R10.9');
    const wall = story.table.blocked('seat1').filter(({ why }) => why.key.endsWith('impassable'));
    expect(wall.map(({ target }) => target)).toContainEqual({ from: 'shield-wall-east', to: 'ne-inner-6', way: 'foot' });
    const near = harkonnen({ harkonnen: { 'ne-outer-11': { regular: 1 } } });
    expect(near.whyNot('harkonnen', { from: 'ne-outer-11', to: 'gara-kulon', way: 'foot' })).toBe('enemySettlement R2.11');
  });
  // R10.10
  test('a harvester stays where it is when the legion beside it moves, and is not part of it', () => {
    const story = harkonnen({
      harkonnen: { 'ne-outer-8': { regular: 2 }, arsunt: { regular: 1, named: ['beast-rabban'] } },
      state: { ...turnOf('harkonnen'), harvesters: ['ne-outer-8'] },
    });
    story.play('harkonnen', { from: 'ne-outer-8', to: 'ne-outer-9', way: 'foot' });
    expect(story.choices('harkonnen')).toMatchObject({ fields: { units: { most: { regular: 2 } } } });
    story.play('harkonnen', { units: { regular: 2 }, leaders: {} });
    expect(story.state.harvesters).toEqual(['ne-outer-8']);
  });
  // R7.2
  test.each(['move', 'attack'] as const)('a die for a %s without a target is spent for nothing', (id) => {
    const story = open({
      agenda: [{ do: 'turn', side: 'harkonnen' }, { do: 'round' }],
      dice: { 'giedi-prime': { strategy: 2 }, 'sietch-tabr': { mentat: 1 } },
    });
    story.play('harkonnen', { die: 'strategy', for: { action: id } });
    expect(story.asked).toBe('act atreides');
    expect(story.state.boards['giedi-prime']).toMatchObject({ unused: { strategy: 1 }, used: { strategy: 1 } });
  });
  // R2.8 R10.3
  test('W-9: what exceeds six is removed by its owner after the move; tokens count one each', () => {
    const story = atreides({
      atreides: { 'ne-outer-11': { regular: 4 }, 'gara-kulon': { regular: 1, tokens: ['s-elite', 's-elite'] } },
    });
    story.play('atreides', { from: 'ne-outer-11', to: 'gara-kulon', way: 'foot' }).play('atreides', { units: { regular: 4 }, leaders: {} });
    expect(story.asked).toBe('overflow atreides');
    expect(story.choices('atreides')).toEqual({ pick: 'amounts', most: { regular: 5, 's-elite': 2 }, min: 1, max: 1 });
    story.play('atreides', { regular: 0, 's-elite': 1 });
    expect(story.legion('atreides', 'gara-kulon')).toMatchObject({ regular: 5, tokens: ['s-elite'] });
    expect(story.told('removed')).toMatchObject([{ group: { tokens: 1, units: {} }, why: 'stacking' }]);
    expect(story.events.filter(({ type }) => type === 'vehicleRemoved')).toEqual([]);
  });
  // R9.9
  test('under the ban of CHOAM five are the most', () => {
    const story = harkonnen({
      harkonnen: { carthag: { regular: 2 }, arrakeen: { regular: 4 } },
      state: { ...turnOf('harkonnen'), bans: ['choam'] },
    });
    story.play('harkonnen', { from: 'carthag', to: 'arrakeen', way: 'foot' }).play('harkonnen', { units: { regular: 2 }, leaders: {} });
    expect(story.choices('harkonnen')).toMatchObject({ min: 1, max: 1 });
  });
  // R12.7 R2.7
  test('W-14: a token that comes to a lone harvester removes it and stays facedown', () => {
    const story = atreides({
      atreides: { 'ne-outer-8': { tokens: ['s-elite'] } },
      state: { ...turnOf('atreides'), harvesters: ['ne-outer-9'] },
    });
    story.play('atreides', { from: 'ne-outer-8', to: 'ne-outer-9', way: 'foot' });
    expect(story.state.harvesters).toEqual([]);
    expect(story.legion('atreides', 'ne-outer-9').tokens).toEqual(['s-elite']);
    expect(story.told('marched')[0]?.group).toEqual({ units: {}, named: [], tokens: 1 });
  });
  // R12.8 R10.8
  test('an Atreides legion takes a station where it comes to rest', () => {
    const story = atreides({
      atreides: { 'ne-outer-8': { regular: 1 } },
      state: {
        ...turnOf('atreides'),
        stations: ['ne-outer-9'],
        stationsTaken: ['jihad', 'jihad', 'sand-dwellers', 'sand-dwellers', 'kwisatz-haderach'],
      },
    });
    story.play('atreides', { from: 'ne-outer-8', to: 'ne-outer-9', way: 'foot' });
    expect(story.told('stationTaken')).toEqual([{ type: 'stationTaken', at: 'ne-outer-9', track: 'kwisatz-haderach' }]);
    expect(story.state.prescience['kwisatz-haderach']).toBe(1);
  });
  // R7.3 R10.2
  test('a move may be left undone, and Stilgar moves three legions', () => {
    expect(atreides({ atreides: { 'gara-kulon': { regular: 1 } } }).options('atreides')).toContain('done');
    const three = open({
      agenda: [
        { do: 'effect', ref: { by: 'fremen-ally', of: 'leader:stilgar', at: [0] } },
        { do: 'relieve', side: 'atreides' },
      ],
      state: turnOf('atreides'),
      atreides: {
        'gara-kulon': { regular: 1 },
        windgap: { regular: 1 },
        'hobars-gap': { regular: 1 },
        'tasmin-sink': { regular: 1, named: ['stilgar'] },
      },
    });
    for (const from of ['gara-kulon', 'windgap', 'hobars-gap'] as const) {
      const to = (three.options('atreides') as { from?: string; to: string }[]).find((route) => route.from === from)?.to;
      three.play('atreides', { from, to, way: 'foot' });
    }
    expect(three.told('marched')).toHaveLength(3);
    expect(three.asked).toBe('relieve atreides');
  });
});
