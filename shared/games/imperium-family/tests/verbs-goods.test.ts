import { describe, expect, test } from 'vitest';
import { recallAgent, sendAgent } from '../verbs/agents.ts';
import { gain, losePoint, movePointOfToken, pay, payPrice } from '../verbs/bank.ts';
import { reserveMentat, takeMentat } from '../verbs/mentat.ts';
import { takeSwordmaster } from '../verbs/swordmaster.ts';
import { addSwords, bringTroopsHome, deploy, loseTroops, recruit, retreat } from '../verbs/troops.ts';
import { on, own, told } from './verbs.fixture.ts';

// Each verb for itself: goods, Agents and troops.

describe('goods and points', () => {
  test('R17.1 come from the bank and go there, and everybody hears how much; nothing is not told', () => {
    const game = on({ solari: 3, spice: 0, vp: 1 });
    gain(game, 'seat1', 'spice', 2);
    gain(game, 'seat1', 'spice', 0);
    pay(game, 'seat1', 'solari', 1);
    pay(game, 'seat1', 'solari', 0);
    expect(own(game)).toMatchObject({ solari: 2, spice: 2 });
    expect(game.heard).toEqual([
      { event: { type: 'gained', player: 'seat1', what: 'spice', amount: 2 } },
      { event: { type: 'paid', player: 'seat1', what: 'solari', amount: 1 } },
    ]);
  });
  test('R6.4 a price is paid in all its goods', () => {
    const game = on({ solari: 5, spice: 5, water: 5 });
    payPrice(game, 'seat1', { spice: 2, water: 1 });
    expect(own(game)).toMatchObject({ solari: 5, spice: 3, water: 4 });
    expect(told(game).map((event) => 'what' in event && event.what)).toEqual(['spice', 'water']);
  });
  test('R11.2 a point is lost, never below 0', () => {
    const game = on({ vp: 1 });
    losePoint(game, 'seat1');
    losePoint(game, 'seat1');
    expect([own(game).vp, told(game)]).toEqual([0, [{ type: 'lostPoint', player: 'seat1' }]]);
  });
  test('R11.5 the point of an Alliance comes and goes', () => {
    const game = on({ vp: 1 });
    movePointOfToken(game, 'seat1', 1);
    expect(own(game).vp).toBe(2);
    movePointOfToken(game, 'seat1', -1);
    expect(own(game).vp).toBe(1);
    expect(told(game)).toEqual([
      { type: 'gained', player: 'seat1', what: 'vp', amount: 1 },
      { type: 'lostPoint', player: 'seat1' },
    ]);
  });
});

describe('Agents', () => {
  test('R6.4 R19.20 come from the Leader, or from another space', () => {
    const game = on({}, { agents: { dune: ['seat2'] } });
    sendAgent(game, 'seat1', 'dune', null);
    expect([game.state.agents['dune'], own(game).agents]).toEqual([['seat2', 'seat1'], 1]);
    sendAgent(game, 'seat1', 'well', 'dune');
    expect([game.state.agents['dune'], game.state.agents['well'], own(game).agents]).toEqual([['seat2'], ['seat1'], 1]);
  });
  test('R19.56 come back to the Leader, which everybody hears', () => {
    const game = on({}, { agents: { dune: ['seat2', 'seat1'] } });
    recallAgent(game, 'seat1', 'dune');
    expect([game.state.agents['dune'], own(game).agents]).toEqual([['seat2'], 2]);
    expect(told(game)).toEqual([{ type: 'recalled', player: 'seat1', space: 'dune' }]);
  });
  test('R7.21 the Swordmaster is one more, for good and once', () => {
    const game = on({}, { agents: { dune: ['seat1'] } });
    takeSwordmaster(game, 'seat1');
    takeSwordmaster(game, 'seat1');
    expect(own(game)).toMatchObject({ swordmaster: true, agents: 2 });
    expect(['third' in own(game), 'arrows' in own(game), told(game)]).toEqual([
      false,
      false,
      [{ type: 'tookSwordmaster', player: 'seat1' }],
    ]);
  });
  test('R16.1 where the edition has no Mentat nobody gets it', () => {
    const game = on({ agents: 2 });
    takeMentat(game, 'seat1');
    reserveMentat(game, 'seat1');
    expect([own(game).agents, 'mentat' in game.state, told(game)]).toEqual([2, false, []]);
  });
});

describe('troops', () => {
  test('R8.1 are recruited as far as the supply goes, and counted in the own turn', () => {
    const game = on({ garrison: 7 });
    recruit(game, 'seat1', 3);
    recruit(game, 'seat1', 3);
    expect([own(game).supply, own(game).garrison, game.state.turn.recruited]).toEqual([0, 8, 1]);
    expect(told(game)).toEqual([{ type: 'recruited', player: 'seat1', troops: 1 }]);
    const others = on();
    recruit(others, 'seat2', 2);
    expect([own(others, 'seat2').garrison, others.state.turn.recruited]).toEqual([4, 0]);
  });
  test('R8.2 go to the Conflict and back, and count for the turn of whoever has it', () => {
    const game = on({ garrison: 3 });
    expect(deploy(game, 'seat1', 'garrison', 0)).toEqual([]);
    deploy(game, 'seat1', 'garrison', 2);
    retreat(game, 'seat1', 0);
    retreat(game, 'seat1', 1);
    expect([own(game).garrison, own(game).conflict, game.state.turn.netDeployed]).toEqual([2, 1, 1]);
    expect(told(game)).toEqual([
      { type: 'deployed', player: 'seat1', troops: 2, from: 'garrison' },
      { type: 'retreated', player: 'seat1', troops: 1 },
    ]);
    const others = on();
    deploy(others, 'seat2', 'supply', 2);
    retreat(others, 'seat2', 1);
    expect([own(others, 'seat2').conflict, others.state.turn.netDeployed]).toEqual([1, 0]);
  });
  test('R8.2 are lost to the supply, as many as there are', () => {
    const game = on({ garrison: 1, conflict: 2 });
    loseTroops(game, 'seat1', 'garrison', 2);
    loseTroops(game, 'seat1', 'garrison', 1);
    loseTroops(game, 'seat1', 'conflict', 1);
    expect(own(game)).toMatchObject({ supply: 7, garrison: 0, conflict: 1 });
    expect(told(game)).toEqual([
      { type: 'lostTroops', player: 'seat1', troops: 1, from: 'garrison' },
      { type: 'lostTroops', player: 'seat1', troops: 1, from: 'conflict' },
    ]);
  });
  test('R13.12 all return to their supplies, and no swords are left', () => {
    const game = on({ garrison: 1, conflict: 3 }, { players: { seat2: { conflict: 2 } } });
    addSwords(game, 'seat1', 4);
    bringTroopsHome(game);
    expect([own(game), own(game, 'seat2')]).toMatchObject([
      { supply: 7, conflict: 0, swords: 0 },
      { supply: 6, conflict: 0, swords: 0 },
    ]);
  });
});
