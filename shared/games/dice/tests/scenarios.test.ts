import { describe, expect, test } from 'vitest';
import { seedOf } from '../../../kernel/chance.ts';
import { begin } from '../../../kernel/table.ts';
import type { Arrangement } from '../arranged-position.ts';
import { type HouseId, type LeaderId, REGIONS, type RegionFace, SEATS, type SpiceFace, type StormZone } from '../ids.ts';
import { dice } from '../index.ts';
import { isUnderStorm } from '../queries/map.ts';
import { board } from '../queries/table.ts';
import scenarios from './scenarios.json' with { type: 'json' };
import { open, type Story, storyOf } from './story.fixture.ts';

/** The machine-readable scenarios as they came with the rules: what is arranged and expected is read from the file. */
// biome-ignore lint/suspicious/noExplicitAny: every scenario has a shape of its own
const scenario = (id: string): any => scenarios.find((each) => each.id === id);
const QUIET = { house: ['fremen', 'fremen', 'fremen', 'fremen'], vendetta: 'snooper' } as const;

describe('scenarios', () => {
  // R14.1 R14.2 R14.3
  test('W1: the storm moves east from Arrakeen', () => {
    const { initial, dice: thrown, expect: wanted } = scenario('W1-storm');
    const { state } = open({
      order: ['guild', 'harkonnen'],
      step: 'storm',
      storm: initial.storm_zone as StormZone,
      dice: { ...QUIET, spice: thrown.spice as SpiceFace, region: thrown.region as RegionFace },
    });
    const covered = REGIONS.filter((at) => isUnderStorm(state, at));
    expect(state.storm).toBe(wanted.storm_zone);
    expect(covered).toEqual(wanted.regions_under_storm);
    expect(covered.filter((at) => board(state).desert[at])).toEqual(wanted.desert_hit);
  });

  // R15.2
  test('W2: four regions, but a third House in one of them', () => {
    const { initial, expect: wanted } = scenario('W2-allied-win');
    const players: Record<string, HouseId> = { A: 'atreides', B: 'harkonnen', C: 'guild' };
    const regions = ['arrakeen', 'carthag', 'sietch-tabr', 'tueks-sietch'] as const;
    const standing = (who: string) =>
      Object.fromEntries(regions.flatMap((at, n) => ((initial.strategic[`r${n + 1}`] as string[]).includes(who) ? [[at, 1]] : [])));
    const story = open({
      order: ['atreides', 'harkonnen', 'guild', 'corrino'],
      active: players[initial.active] as HouseId,
      ally: players[initial.ally] as HouseId,
      step: 'end',
      houses: { atreides: { troop: standing('A') }, harkonnen: { troop: standing('B') }, guild: { troop: standing('C') } },
    });
    expect(story.table.position.outcome?.reason === 'allied').toBe(wanted.allied_win);
  });

  // R5.1 R7.2 R8.1 R9.3 R10.7 R11.3 R12.6
  test('W3: the example turn', () => {
    const { players, initial, dice: thrown, expect: wanted } = scenario('W3-example-turn');
    const { active, ally, defender } = players as Record<string, HouseId>;
    expect([active, ally, defender]).toEqual(['atreides', 'corrino', 'harkonnen']);
    const reserve = 5;
    const story = open({
      order: ['atreides', 'corrino', 'harkonnen', 'guild'],
      active: 'atreides',
      step: 'alliance',
      storm: 1,
      dice: { house: thrown.house, region: thrown.region, spice: thrown.spice, vendetta: thrown.vendetta },
      houses: {
        atreides: { troop: { card: initial.atreides['house-card'], arrakeen: initial.atreides.arrakeen } },
        corrino: { troop: { 'sietch-tabr': 1, card: 1 }, reserve },
        harkonnen: { troop: { carthag: initial.harkonnen.carthag }, leaders: ['baron-vladimir'] },
      },
      assets: initial.assets,
    });
    story.play('atreides', { house: 'corrino', face: null, dice: 0 }).play('corrino', 'accept');
    story.play('atreides', { troop: 2, large: 0, leader: 0 }).play('corrino', { troop: 1, large: 0, leader: 0 });
    story.play('atreides', 'take');
    story.play('corrino', 'later').play('atreides', { what: 'troop', to: 'arrakeen' });
    story.play('corrino', 'propose').play('corrino', { gift: 4 });
    for (const [house, to] of [
      ['corrino', 'sietch-tabr'],
      ['corrino', 'sietch-tabr'],
      ['atreides', 'arrakeen'],
      ['atreides', 'arrakeen'],
    ])
      story.play('corrino', { add: { house, what: 'troop', to } });
    story.play('corrino', 'propose').play('atreides', 'accept').until('target');
    expect(story.options('atreides')).toEqual(['polar-sink', 'carthag', 'broken-land']);
    story.play('atreides', 'carthag').play('atreides', { 'troop:arrakeen': 3 }).play('corrino', { 'troop:sietch-tabr': 0 });
    story.until('commit');
    story.play('atreides', { 'troop:atreides': 2 }).play('harkonnen', { 'troop:harkonnen': 0, 'leader:baron-vladimir': 1 });
    const fists = story.events.find((event) => event.type === 'fists');
    expect(fists?.type === 'fists' && fists[`${fists.winner}`]).toBe(wanted.winner);
    expect(fists).toMatchObject({ attack: { strength: wanted.score.atreides }, defence: { strength: wanted.score.harkonnen } });
    const { troop } = story.house('atreides');
    expect({ 'house-card': troop.card, arrakeen: troop.arrakeen, carthag: troop.carthag }).toEqual(wanted.atreides);
    expect(story.troops('harkonnen', 'carthag')).toBe(wanted.harkonnen.carthag);
    expect(story.house('harkonnen').leaders).toEqual([]);
    expect(story.troops('corrino', 'sietch-tabr')).toBe(1 + Number(wanted.corrino['sietch-tabr']));
    expect(story.house('corrino').reserve).toBe(reserve + Number(wanted.corrino.reserve));
    expect(story.events.some(({ type }) => type === 'stormMoved')).toBe(wanted.storm_moves);
    expect(story.house(wanted.snooper as HouseId).tokens).toEqual(['snooper']);
    expect(story.table.position.outcome).toBeNull();
  });

  // R16.12
  test('W4: the Guild is paid once per landing House and turn', () => {
    const { initial, turns, expect: wanted } = scenario('W4-guild-reserve');
    const seats: HouseId[] = ['guild', 'harkonnen', 'atreides', 'corrino'];
    expect(seats).toHaveLength(initial.players);
    const houseOf = (shipper: string): HouseId => seats[Number(shipper[1]) - 1] as HouseId;
    let reserve: number = initial.guild_reserve;
    const shipTo = (to: string) => (to.includes('arrakeen') ? 'arrakeen' : to);
    const turnOf = (house: HouseId, more: Partial<Arrangement> = {}): Story =>
      open({
        order: seats,
        active: house,
        step: 'shipping',
        dice: { ...QUIET, spice: '5', region: '1' },
        houses: { guild: { reserve }, [house]: { troop: { card: 1, arrakeen: 1 } }, harkonnen: { troop: { card: 1, arrakeen: 1 } } },
        ...more,
      }).until('ship');
    for (const { shipper, to } of turns.slice(0, 2)) {
      const house = houseOf(shipper);
      reserve = turnOf(house)
        .play(house, { what: 'troop', to: shipTo(to) })
        .house('guild').reserve;
    }
    const last = turnOf(houseOf(turns[2].shipper), { ally: 'harkonnen' });
    last.play('corrino', { what: 'troop', to: shipTo(turns[2].to) }).play('harkonnen', 'propose');
    last.play('harkonnen', { add: { house: 'harkonnen', what: 'troop', to: shipTo(turns[3].to) } });
    last.play('harkonnen', 'propose').play('corrino', 'accept');
    expect(last.house('guild').reserve).toBe(wanted.guild_reserve);
  });

  // R16.2
  test('W5: Duncan Idaho alone and beside Leto', () => {
    for (const { committed, strength } of scenario('W5-duncan').cases as { committed: LeaderId[]; strength: number }[]) {
      const story = open({
        order: ['harkonnen', 'atreides'],
        step: 'battle',
        dice: { ...QUIET, spice: '1', region: '1' },
        houses: { harkonnen: { troop: { carthag: 1 } }, atreides: { troop: { carthag: 1 }, leaders: ['leto', 'duncan-idaho'] } },
      });
      const fist = Object.fromEntries(['leto', 'duncan-idaho'].map((id) => [`leader:${id}`, committed.includes(id as LeaderId) ? 1 : 0]));
      story.play('harkonnen', { 'troop:harkonnen': 1 }).play('atreides', { 'troop:atreides': 0, ...fist });
      expect(story.events.find(({ type }) => type === 'fists')).toMatchObject({ defence: { strength } });
    }
  });

  // R11.1
  test('W6: legal targets of a 4', () => {
    const { dice: thrown, expect: wanted } = scenario('W6-die-4-target');
    const story = open({
      order: ['guild', 'harkonnen'],
      step: 'movement',
      dice: { ...QUIET, spice: '1', region: thrown.region as RegionFace },
    });
    expect([...story.options('guild')].sort()).toEqual([...wanted.legal_targets].sort());
  });

  // R4.8
  test('W7: how many troops the Fremen set up', () => {
    for (const { in_play, fremen_troops_on_map } of scenario('W7-fremen-setup').cases as {
      in_play: HouseId[];
      fremen_troops_on_map: number;
    }[]) {
      const others = (['guild', 'corrino'] as const).slice(0, Math.max(0, 2 - in_play.length));
      const houses = [...in_play, ...others];
      const story = storyOf(begin(dice, { seats: SEATS.slice(0, houses.length), options: { start: 'seat1' }, seed: seedOf(1) }));
      for (const at of [...houses.keys()].reverse()) story.table.play({ seat: SEATS[at] ?? 'seat1', answer: houses[at] });
      story.until('roll');
      expect(REGIONS.reduce((sum, at) => sum + story.troops('fremen', at), 0)).toBe(fremen_troops_on_map);
    }
  });
});

test('the file of scenarios is complete', () => {
  expect(scenarios.map(({ id }) => id.slice(0, 2))).toEqual(['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7']);
});
