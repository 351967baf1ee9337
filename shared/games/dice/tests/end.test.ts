import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../arranged-position.ts';
import type { RegionId } from '../ids.ts';
import { dice } from '../index.ts';
import { words } from '../words.ts';
import { at, showing, ORDER } from './late.fixture.ts';
import { open, type Story } from './story.fixture.ts';

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
    expect(story.whyNot('atreides', { place: 'ornithopter' })).toBe('assetNotInSupply R1.6');
    story.play('atreides', { place: 'fortification' });
    expect(story.state.assets.carthag).toBe('fortification');
    expect(story.told('assetRemoved')).toEqual([{ type: 'assetRemoved', asset: 'harvester', at: 'carthag', house: 'atreides' }]);
    expect(story.told('assetPlaced')).toEqual([{ type: 'assetPlaced', asset: 'fortification', at: 'carthag', house: 'atreides' }]);
    expect(story.state.assetSupply).toEqual({ fortification: 1, harvester: 2, ornithopter: 0 });
  });
  // R13.2
  test('an empty region gets one; removing alone is allowed too', () => {
    const empty = reorganising({});
    expect(empty.options('atreides')).toEqual(['keep', { place: 'fortification' }, { place: 'harvester' }, { place: 'ornithopter' }]);
    expect(empty.whyNot('atreides', 'remove')).toBe('noAssetThere R13.2');
    const cleared = reorganising({ assets: { carthag: 'harvester' } }).play('atreides', 'remove');
    expect([cleared.state.assets.carthag, cleared.state.assetSupply.harvester]).toEqual([null, 2]);
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
    const story = ending({ houses: { guild: { troop: holding(4) } } });
    expect(outcome(story)).toBeNull();
    expect(dice.standing(story.state)[story.house('guild').seat]).toBe(1);
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
    // They hold nothing, and have come to the goal all the same.
    expect(dice.standing(story.state)).toMatchObject({ seat6: 1, seat2: 1 });
    expect(words.seat(dice.view(story.state, null), 'seat6')).toMatchObject({ seals: 0, wonBy: { key: 'dice.wonBy.prophecy' } });
    expect(words.seat(dice.view(story.state, null), 'seat2').wonBy).toBeUndefined();
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
  // R15.4 R15.5
  test('spice that is not spent in the last turn is lost too', () => {
    const story = lastTurn({ turn: { purse: { harvest: 1, gift: 0, die: 3 } } });
    expect(story.state.turn.purse).toEqual({ harvest: 0, gift: 0, die: 0 });
  });
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
    // What is stored is not lost, even if it does not all fit.
    for (const reserve of [0, 4]) {
      const all = at('end', 'corrino', { houses: { corrino: { reserve } }, turn: { purse: { harvest: 0, gift: 0, die: 2 } } });
      expect(all.told('spiceLost')).toEqual([]);
    }
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
