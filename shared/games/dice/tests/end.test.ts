import { describe, expect, test } from 'vitest';
import type { ArrangedDice, Arrangement } from '../arrange.ts';
import type { HouseId, RegionFace, RegionId, SpiceFace } from '../ids.ts';
import { dice } from '../index.ts';
import { open, type Story } from './story.fixture.ts';

const ORDER = ['atreides', 'harkonnen', 'fremen', 'guild', 'corrino', 'bene-gesserit'] as const;
const showing = (spice: SpiceFace, region: RegionFace): ArrangedDice => ({
  house: ['guild', 'guild', 'guild', 'guild'],
  region,
  spice,
  vendetta: 'snooper',
});
const at = (step: Arrangement['step'] & string, active: HouseId, more: Partial<Arrangement>): Story =>
  open({ order: ORDER, active, step, storm: 1, ...more });

describe('assets', () => {
  const reorganising = (more: Partial<Arrangement>): Story =>
    at('assets', 'atreides', {
      dice: showing('1', '4'),
      turn: { target: 'carthag' },
      houses: { atreides: { troop: { carthag: 1 } } },
      ...more,
    });
  // R13.1
  test('only in the target, held alone or with the ally, without having moved', () => {
    expect(reorganising({}).asked).toBe('reorganise atreides'); // Q18
    const guild = { troop: { carthag: 1 } };
    const shared = { houses: { atreides: { troop: { carthag: 1 } }, guild } };
    expect(reorganising({ ...shared, ally: 'guild' }).asked).toBe('reorganise atreides'); // Q28
    expect(reorganising(shared).asked).toBe('roll harkonnen');
    expect(reorganising({ houses: { guild }, ally: 'guild' }).asked).toBe('roll harkonnen');
    expect(reorganising({ storm: 4 }).asked).toBe('roll harkonnen');
    expect(reorganising({ turn: { target: 'arrakeen' } }).asked).toBe('roll harkonnen');
  });
  // R13.1 R2.9
  test('never in the Polar Sink', () => {
    const story = reorganising({ turn: { target: 'polar-sink' }, houses: { atreides: { troop: { 'polar-sink': 1 } } } });
    expect(story.asked).toBe('roll harkonnen');
  });
  // R13.2 R2.9
  test('the asset there may go, and another one from supply come: one asset a region', () => {
    const story = reorganising({ assets: { carthag: 'harvester', arrakeen: 'ornithopter', 'minor-erg': 'ornithopter' } });
    expect(story.options('atreides')).toEqual(['keep', 'remove', { place: 'fortification' }]);
    expect(story.whyNot('atreides', { place: 'ornithopter' })).toBe('assetNotInSupply');
    story.play('atreides', { place: 'fortification' });
    expect(story.state.assets.carthag).toBe('fortification');
    expect(story.state.assetSupply).toEqual({ fortification: 1, harvester: 2, ornithopter: 0 });
  });
  // R13.2
  test('an empty region gets one; removing alone is allowed too', () => {
    const empty = reorganising({});
    expect(empty.options('atreides')).toEqual(['keep', { place: 'fortification' }, { place: 'harvester' }, { place: 'ornithopter' }]);
    expect(empty.whyNot('atreides', 'remove')).toBe('noAssetThere');
    const cleared = reorganising({ assets: { carthag: 'harvester' } }).play('atreides', 'remove');
    expect([cleared.state.assets.carthag, cleared.state.assetSupply.harvester]).toEqual([null, 2]);
  });
});

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

describe('victory', () => {
  const holding = (count: number): Partial<Record<RegionId, number>> =>
    Object.fromEntries(['arrakeen', 'carthag', 'sietch-tabr', 'tueks-sietch', 'habbanya-sietch'].slice(0, count).map((id) => [id, 1]));
  const ending = (more: Partial<Arrangement>): Story => at('end', 'harkonnen', more);
  const outcome = (story: Story) => story.table.position.outcome;

  // R15.1 R1.5
  test('three strategic regions held alone win', () => {
    const story = ending({ houses: { harkonnen: { troop: holding(3) } } });
    expect(outcome(story)).toEqual({ reason: 'solo', winners: ['seat2'] });
    expect(outcome(ending({ houses: { harkonnen: { troop: holding(2) } } }))).toBeNull();
  });
  // R15.1 R1.5
  test('a shared region, the Polar Sink and non-strategic regions do not count', () => {
    const shared = { harkonnen: { troop: { ...holding(3), 'polar-sink': 1, 'minor-erg': 1 } }, guild: { troop: { arrakeen: 1 } } };
    expect(outcome(ending({ houses: shared }))).toBeNull();
  });
  // R15.1
  test('D6: two players need four', () => {
    const two = (count: number) => open({ order: ['harkonnen', 'guild'], step: 'end', houses: { harkonnen: { troop: holding(count) } } });
    expect(outcome(two(3))).toBeNull();
    expect(outcome(two(4))?.reason).toBe('solo');
  });
  // R15.1
  test('only the active player wins alone', () => {
    expect(outcome(ending({ houses: { guild: { troop: holding(4) } } }))).toBeNull();
  });
  // R15.1 R14.6
  test('D9: a stormy region shared by enemies sees no battle, and counts for neither', () => {
    const houses = { harkonnen: { troop: holding(3) }, guild: { troop: { 'sietch-tabr': 1 } } };
    const story = at('battle', 'harkonnen', { storm: 3, dice: showing('1', '1'), houses });
    expect(outcome(story)).toBeNull();
    expect(story.events.some(({ type }) => type === 'battle')).toBe(false);
    expect(outcome(ending({ storm: 3, houses: { harkonnen: { troop: holding(3) } } }))?.reason).toBe('solo');
  });

  // R15.2
  test('W2: A, B, A+B, B+C: no allied win because of C in the fourth region', () => {
    const houses = {
      harkonnen: { troop: { arrakeen: 1, 'sietch-tabr': 1 } },
      guild: { troop: { carthag: 1, 'sietch-tabr': 1, 'tueks-sietch': 1 } },
      corrino: { troop: { 'tueks-sietch': 1 } },
    };
    expect(outcome(ending({ ally: 'guild', houses }))).toBeNull();
    const without = { ...houses, corrino: {} };
    expect(outcome(ending({ ally: 'guild', houses: without }))).toEqual({ reason: 'allied', winners: ['seat2', 'seat4'] });
  });
  // R15.2
  test('an allied win cannot be claimed when the active player wins alone', () => {
    const houses = { harkonnen: { troop: holding(3) }, guild: { troop: { 'tueks-sietch': 1 } } };
    expect(outcome(ending({ ally: 'guild', houses }))).toEqual({ reason: 'solo', winners: ['seat2'] });
  });
  // R15.2
  test('D10: what the ally holds alone is no solo win; with a fourth region of the active player both win', () => {
    const ally = { guild: { troop: { carthag: 1, 'sietch-tabr': 1, 'tueks-sietch': 1 } } };
    expect(outcome(ending({ ally: 'guild', houses: ally }))).toBeNull(); // Q36
    expect(outcome(ending({ ally: 'guild', houses: { ...ally, harkonnen: { troop: { arrakeen: 1 } } } }))?.reason).toBe('allied');
  });

  // R15.3 R16.16
  test('the Bene Gesserit win in place of the single winner they predicted', () => {
    const houses = { harkonnen: { troop: holding(3) } };
    const story = ending({ houses, prediction: 'harkonnen' });
    expect(outcome(story)).toEqual({ reason: 'prophecy', winners: ['seat6'] });
    expect(story.state.result).toMatchObject({ houses: ['bene-gesserit'], foreseen: 'harkonnen' });
    expect(outcome(ending({ houses, prediction: 'guild' }))).toEqual({ reason: 'solo', winners: ['seat2'] });
  });
  // R15.3
  test('not on an allied win', () => {
    const houses = { harkonnen: { troop: { arrakeen: 1, carthag: 1 } }, guild: { troop: { 'sietch-tabr': 1, 'tueks-sietch': 1 } } };
    expect(outcome(ending({ ally: 'guild', houses, prediction: 'harkonnen' }))?.winners).toEqual(['seat2', 'seat4']);
  });
  // R4.9
  test('the prediction is revealed when the game ends', () => {
    const story = ending({ houses: { harkonnen: { troop: holding(3) } }, prediction: 'fremen' });
    expect(story.events).toContainEqual({ type: 'prophecy', house: 'fremen' });
    expect(dice.view(story.state, null).prediction).toEqual({ made: true, house: 'fremen' });
  });

  const lastTurn = (more: Partial<Arrangement>): Story => open({ order: ORDER, active: 'bene-gesserit', step: 'end', round: 6, ...more });
  // R15.5 R16.14 R5.2
  test('after round 6 the Guild wins', () => {
    expect(outcome(lastTurn({}))).toEqual({ reason: 'guild', winners: ['seat4'] });
    expect(outcome(lastTurn({ round: 5 }))).toBeNull();
  });
  // R15.5
  test('even if nobody plays it: then everybody has lost', () => {
    expect(outcome(open({ order: ['atreides', 'harkonnen'], active: 'harkonnen', step: 'end', round: 6 }))).toEqual({
      reason: 'guildUnplayed',
      winners: [],
    });
  });
  // R15.5 R16.16
  test('unless the Bene Gesserit have predicted the Guild, played or not', () => {
    expect(outcome(lastTurn({ prediction: 'guild' }))).toEqual({ reason: 'prophecyGuild', winners: ['seat6'] });
    const unplayed = open({
      order: ['atreides', 'harkonnen', 'fremen', 'corrino', 'bene-gesserit'],
      active: 'bene-gesserit',
      step: 'end',
      round: 6,
      prediction: 'guild',
    });
    expect(outcome(unplayed)).toEqual({ reason: 'prophecyGuild', winners: ['seat5'] });
  });

  // R15.4 R4.11
  test('without a win the dice go to the next player clockwise', () => {
    expect(ending({}).asked).toBe('roll fremen');
  });
  // R15.6
  test('a House without any troop in play stays in the game', () => {
    expect(at('end', 'atreides', { houses: { atreides: { troop: { carthag: 1 } } } }).asked).toBe('roll harkonnen');
  });
  // R16.11
  test('D7: Corrino stores twice its unspent die spice, up to 5', () => {
    const stored = (reserve: number, die: number) =>
      at('end', 'corrino', { houses: { corrino: { reserve } }, turn: { purse: { harvest: 2, gift: 0, die } } }).house('corrino').reserve;
    expect(stored(3, 4)).toBe(5);
    expect(stored(0, 2)).toBe(4);
    expect(stored(1, 0)).toBe(1);
  });
  // R16.11
  test('an active player allied with Corrino doubles and stores nothing', () => {
    const story = at('end', 'atreides', {
      ally: 'corrino',
      houses: { corrino: { reserve: 1 } },
      turn: { purse: { harvest: 0, gift: 0, die: 4 } },
    });
    expect([story.house('atreides').reserve, story.house('corrino').reserve]).toEqual([0, 1]);
  });
});

describe('control', () => {
  // R1.2 R1.4 R1.5
  test('a region is controlled alone, shared by an alliance, or by nobody', () => {
    const { state } = open({
      order: ORDER,
      active: 'atreides',
      ally: 'guild',
      step: 'roll',
      houses: { atreides: { troop: { carthag: 1, arrakeen: 1 } }, guild: { troop: { carthag: 1 } } },
    });
    const view = dice.view(state, 'seat1');
    expect([view.houses.atreides?.seals, view.houses.guild?.seals, view.alliedSeals]).toEqual([1, 0, 2]);
    expect([view.turn.active, view.turn.ally, view.houses.atreides?.troop.supply]).toEqual(['atreides', 'guild', 10]);
    expect(dice.standing(state).seat1).toBeCloseTo(1 / 3);
    expect(view.map.carthag.troops).toEqual([
      { house: 'atreides', troop: 1, large: 0 },
      { house: 'guild', troop: 1, large: 0 },
    ]);
  });
});
