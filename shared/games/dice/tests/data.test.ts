import { describe, expect, test } from 'vitest';
import { seedOf } from '../../../kernel/chance.ts';
import { begin } from '../../../kernel/table.ts';
import { arrange } from '../arranged-position.ts';
import { boardOf, bordersOf } from '../board.ts';
import { problemsOf } from '../check.ts';
import { type Correction, withCorrections } from '../corrections.ts';
import { DATA } from '../data.ts';
import { HOUSES, SEATS } from '../ids.ts';
import { dice } from '../index.ts';
import { reconstructed } from '../reconstructed.ts';
import { open } from './story.fixture.ts';

const problems = (correction: unknown): string[] =>
  (withCorrections(DATA, correction).problems ?? []).map(({ field, key }) => `${field}: ${key.replace('dice.problem.', '')}`);

describe('data', () => {
  test('the delivered data contradict themselves nowhere', () => {
    expect(problemsOf(DATA)).toEqual([]);
  });
  // R2.1
  test('components are counted', () => {
    expect(DATA.components.tokens).toMatchObject({ shield: { count: 1 }, snooper: { count: 1 }, thumper: { count: 4 } });
    expect(Object.values(DATA.components.assets).map(({ count }) => count)).toEqual([2, 2, 2]);
    expect(Object.values(DATA.dice).reduce((sum, { count }) => sum + count, 0)).toBe(7);
    expect(HOUSES).toHaveLength(8);
  });
  // R2.2
  test('tokens per House', () => {
    const pieces = HOUSES.map((id) => {
      const { troop, large, leaders, spiceMarker } = DATA.houses[id];
      return [id, troop, large, Object.keys(leaders).length, spiceMarker];
    });
    expect(pieces).toEqual([
      ['atreides', 12, 0, 2, false],
      ['harkonnen', 12, 0, 1, false],
      ['fremen', 0, 8, 1, false],
      ['bene-tleilax', 12, 0, 1, false],
      ['corrino', 8, 4, 1, true],
      ['guild', 12, 0, 1, true],
      ['bene-gesserit', 12, 0, 1, false],
      ['smugglers', 12, 0, 1, false],
    ]);
  });
  // R16.1
  test('each House has one marked power', () => {
    expect(HOUSES.map((id) => DATA.houses[id].allyPower)).toEqual([
      'honourable-duel',
      'infiltration',
      'worm-riding',
      'gholas',
      'choam-directorship',
      'evacuation',
      'prana-bindu',
      'shorter-route',
    ]); // Q1
  });
  test('what the rulebook does not state is marked', () => {
    const fields = reconstructed(DATA).map(({ field }) => field);
    expect(fields).toContain('map.regions.sietch-tabr.zone');
    expect(fields).not.toContain('map.regions.arrakeen.zone');
    expect(fields).toContain('dice.region.faces.1.wind');
    expect(fields).not.toContain('dice.region.faces.5.wind');
    expect(fields).toContain('map.stormTrack.east');
    const border = { one: 'habbanya-sietch', other: 'polar-sink', confidence: 'likely' };
    expect(reconstructed(DATA)).toContainEqual(
      expect.objectContaining({ key: 'dice.reconstructed.border', source: 'reconstructed', with: border }),
    );
  });
});

// R2.7
test.each(['rim-split', 'all-touch-pole'] as const)('%s is the printed map but for what it takes away and adds', (map) => {
  const { add, remove } = DATA.map.alternatives[map];
  const names = (borders: readonly (readonly string[])[]): string[] => borders.map((border) => [...border].sort().join(' - ')).sort();
  const printed = names(bordersOf(DATA, 'printed'));
  const kept = printed.filter((border) => !names(remove).includes(border));
  expect(kept.length).toBe(printed.length - remove.length);
  expect(names(bordersOf(DATA, map))).toEqual([...kept, ...names(add)].sort());
});

describe('corrections', () => {
  test('a corrected map plays', () => {
    const adjacency = [...DATA.map.adjacency, { between: ['broken-land', 'minor-erg'], source: 'seed', confidence: 'certain' }];
    const corrections: Correction = { map: { adjacency } };
    const story = open({
      order: ['guild', 'harkonnen'],
      step: 'movement',
      options: { corrections },
      dice: { house: ['fremen', 'fremen', 'fremen', 'fremen'], region: '4', spice: '1', vendetta: 'snooper' },
      houses: { guild: { troop: { 'minor-erg': 1 } } },
    });
    story.play('guild', 'broken-land');
    expect(story.choices('guild')).toMatchObject({ most: { 'troop:minor-erg': 1 } });
    expect(boardOf({ map: 'printed' }).adjacent['broken-land']['minor-erg']).toBe(false);
  });
  test('other west faces turn the storm, other Leaders fight otherwise', () => {
    const faces = DATA.dice.region.faces.map((face) => ({ ...face, wind: [1, 4].includes(face.zone) ? 'west' : 'east' }));
    const { windOf, strengthOf } = boardOf({
      map: 'printed',
      corrections: { dice: { region: { faces } }, houses: { guild: { leaders: { edric: { strength: 7 } } } } },
    });
    expect([windOf[1], windOf[2], strengthOf.edric.alone]).toEqual(['west', 'east', 7]);
  });
  test('a position is laid out by the corrected data', () => {
    const { state } = arrange({ order: ['guild', 'harkonnen'], options: { corrections: { houses: { guild: { troop: 10 } } } } });
    expect([state.houses.guild?.troop.supply, state.houses.harkonnen?.troop.supply]).toEqual([10, 12]);
  });
  test('a position laid out has the chance it was given', () => {
    expect(arrange({ order: ['guild', 'harkonnen'], seed: 7 }).seed).toEqual(seedOf(7));
  });
  test('a copy of the position plays with the same corrections', () => {
    const corrections: Correction = { game: { victory: { allied: 5 } } };
    const table = begin(dice, { seats: SEATS.slice(0, 4), options: { corrections }, seed: seedOf(3) });
    expect(dice.view(table.fork().state, null).goal).toEqual({ solo: 3, allied: 5 });
  });
  test('a contradiction is named by its field, and no game starts', () => {
    const region = DATA.dice.region.faces;
    expect(problems({ map: { adjacency: [{ between: ['arrakeen', 'atlantis'] }] } })).toContain('map.adjacency.0.between: unknownRegion');
    expect(problemsOf({ ...DATA, map: { ...DATA.map, adjacency: {} as never } })).toContainEqual(
      expect.objectContaining({ field: 'map.adjacency', key: 'dice.problem.notAList' }),
    );
    expect(problems({ map: { adjacency: [] } })).toContain('map.adjacency: noNeighbour');
    expect(problems({ map: { alternatives: { 'rim-split': { remove: [['arrakeen', 'atlantis']] } } } })).toContain(
      'map.alternatives.rim-split: unknownRegion',
    );
    expect(problems({ houses: { corrino: { start: { card: { large: 13 } } } } })).toEqual(['houses.corrino.start: startTooMany']);
    expect(problems({ houses: { corrino: { large: -1 } } })).toContain('houses.corrino.large: notAnAmount');
    expect(problems({ houses: { corrino: { start: { region: -1 } } } })).toContain('houses.corrino.start.region: notAnAmount');
    expect(problems({ game: { reserve: -1 } })).toEqual(['game.reserve: notAnAmount']);
    expect(problems({ game: { alliancesFromSeats: 2 } })).toEqual([]);
    expect(problems({ game: { victory: { solo: { 4: 1 } } } })).toEqual([]);
    expect(problems({ map: { adjacency: [...DATA.map.adjacency, DATA.map.adjacency[0]] } })).toContain(
      'map.adjacency.19.between: borderTwice',
    );
    expect(problems({ map: { stormTrack: { east: [5, 4, 3, 2, 1, 5] } } })).toEqual(['map.stormTrack.east: trackMisses']);
    expect(problems({ map: { regions: { 'minor-erg': { strategic: true } } } })).toEqual(['map.regions: strategicCount']);
    for (const wrong of [{ strategic: true }, { desert: true }])
      expect(problems({ map: { regions: { 'polar-sink': wrong } } })).toContain('map.regions.polar-sink: polarSinkNeutral'); // R2.3
    expect(problems({ map: { stormTrack: { east: [5, 4, 3, 2, 1, 6, 5] } } })).toEqual(['map.stormTrack.east: trackLength']);
    expect(problems({ map: { adjacency: [...DATA.map.adjacency, { between: ['arrakeen', 'carthag', 'minor-erg'] }] } })).toContain(
      `map.adjacency.${DATA.map.adjacency.length}.between: notTwoRegions`,
    );
    expect(problems({ dice: { spice: { faces: DATA.dice.spice.faces.map((face) => ({ ...face, spice: -1 })) } } })).toContain(
      'dice.spice.faces.0.spice: notAnAmount',
    );
    expect(problems({ houses: { guild: { start: { card: { leaders: 2 } } } } })).toEqual(['houses.guild.start.card.leaders: startTooMany']);
    expect(problems({ map: { regions: { arrakeen: { zone: 9 } } } })).toContain('map.regions.arrakeen.zone: unknownZone');
    expect(problems({ dice: { region: { faces: region.map((face) => ({ ...face, wind: 'east' })) } } })).toEqual([
      'dice.region.faces: westFaces',
    ]);
    expect(problems({ dice: { house: { faces: ['atreides', 'harkonnen', 'corrino', 'guild', 'fremen', 'ixians'] } } })).toEqual([
      'dice.house.faces.5: unknownFace',
    ]);
    expect(problems({ dice: { vendetta: { faces: ['poison'] } } })).toContain('dice.vendetta.faces: sixFaces');
    const spice = DATA.dice.spice.faces.map((face) => ({ ...face, id: '1' }));
    expect(problems({ dice: { spice: { faces: spice } } })).toContain('dice.spice.faces: faceMissing');
    expect(problems({ dice: { region: { faces: region.map((face, at) => (at === 2 ? { ...face, wind: 'north' } : face)) } } })).toContain(
      'dice.region.faces.2.wind: unknownWind',
    );
    expect(problems({ houses: { guild: { face: 'ixians' } } })).toEqual(['houses.guild.face: unknownFace']);
    expect(problems({ houses: { guild: { seatsFrom: 9 } } })).toEqual(['houses.guild.seatsFrom: seatCount']);
    expect(problems({ dice: { house: { count: 5 } } })).toEqual(['dice.house.count: diceCount']);
    expect(problems({ map: { regions: { arrakeen: { asset: 'yes' } } } })).toEqual(['map.regions.arrakeen.asset: notYesOrNo']);
    const twice = region.map((face, at) => (at === 0 ? { ...face, zone: 2 } : face));
    expect(problems({ dice: { region: { faces: twice } } })).toContain('dice.region.faces: faceOnce');
    expect(problems({ map: { adjacency: [...DATA.map.adjacency, { between: ['arrakeen', 'arrakeen'] }] } })).toContain(
      `map.adjacency.${DATA.map.adjacency.length}.between: ownNeighbour`,
    );
    expect(problems({ game: { victory: { allied: 1 } } })).toEqual([]);
    // Four regions at most are free of strategy: three each are twelve troops.
    const crowd = { card: { troop: 0 }, polarSink: 0, region: 0, everyFreeRegion: 3 };
    expect(problems({ houses: { atreides: { start: crowd } } })).toEqual([]);
    expect(problems({ components: { assets: { harvester: { count: 3 } } } })).toEqual(['components.assets: assetCount']);
    expect(problems({ houses: { guild: { leaders: { edric: { strength: 'much' } } } } })).toEqual([
      'houses.guild.leaders.edric.strength: notAnAmount',
    ]);
    expect(problems({ houses: { guild: { troop: 2 } } })).toEqual(['houses.guild.start: startTooMany']);
    for (const start of [{ region: 13 }, { polarSink: 13 }, { card: { troop: 13 } }, { everyFreeRegion: 4 }])
      expect(problems({ houses: { atreides: { start } } })).toEqual(['houses.atreides.start: startTooMany']);
    expect(problems({ houses: { atreides: { start: { region: -1 } } } })).toEqual(['houses.atreides.start.region: notAnAmount']);
    expect(problems({ map: { regions: { 'cielago-flat': { zone: 3 } } } })).toContain('map.regions: zoneSize'); // R2.4
    expect(problems({ game: { rounds: 0 } })).toEqual(['game.rounds: notAnAmount']);
    expect(problems({ game: { alliancesFromSeats: 1 } })).toEqual(['game.alliancesFromSeats: seatCount']);
    expect(problems({ game: { victory: { allied: 0 } } })).toEqual(['game.victory.allied: victoryRegions']);
    expect(problems({ game: { victory: { solo: { '2': 0 } } } })).toEqual(['game.victory.solo.2: victoryRegions']);
    expect(problems({ game: { setupOrder: ['atreides'] } })).toContain('game.setupOrder: orderMisses');
    expect(problems({ houses: { ixians: {} } })).toEqual(['houses.ixians: unknownField']);
    expect(problems({ map: 7 })).toEqual(['map: notAnObject']);
    expect(problems('nonsense')).toEqual(['.: notAnObject']);
    expect(() => begin(dice, { seats: ['seat1', 'seat2'], options: { corrections: { game: { rounds: 0 } } }, seed: seedOf(1) })).toThrow(
      'game.rounds',
    );
  });
  test('nothing in a torn file throws', () => {
    const torn = [null, [], 7, { map: { adjacency: null } }, { map: { adjacency: [null, 5] } }, { dice: { spice: { faces: [null] } } }];
    for (const each of [...torn, { houses: { guild: { leaders: { edric: null } } } }, { map: { regions: { arrakeen: null } } }])
      expect(problems(each).length).toBeGreaterThan(0);
  });
});
