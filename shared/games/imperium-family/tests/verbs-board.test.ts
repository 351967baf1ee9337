import { describe, expect, test } from 'vitest';
import { winCard } from '../verbs/battle-icons.ts';
import { closeSpace, openSpaces } from '../verbs/closed-spaces.ts';
import { takeControl } from '../verbs/control.ts';
import { takeCouncilSeat } from '../verbs/council.ts';
import { discarding } from '../verbs/given-up.ts';
import { sceneFor } from '../queries/scene.ts';
import { gains } from '../resolve/gains.ts';
import { visitWithSpies } from '../resolve/spies.ts';
import { addBonusSpice, takeBonusSpice } from '../verbs/makers.ts';
import { acquire, clearAside, setAside, takeFromRow } from '../verbs/market.ts';
import { giveLeader, hideTokens } from '../verbs/setup.ts';
import { startRound } from '../verbs/turn.ts';
import { on, own, told } from './verbs.fixture.ts';

// Each verb for itself: the market, the board, the set-up.

describe('the market', () => {
  const row = { row: ['path', 'tribe', 'court'], imperiumTop: ['ban', 'asset'] } as const;
  test('R10.4 the place of a card that leaves the Row is filled at once, for all to see; with an empty deck it is closed', () => {
    const game = on({}, row);
    takeFromRow(game, 'tribe');
    expect([game.state.row, game.state.imperiumDeck.hidden[0], game.heard]).toEqual([
      ['path', 'ban', 'court'],
      'asset',
      [{ event: { type: 'refilled', card: 'ban' }, to: 'all' }],
    ]);
    Object.assign(game.state.imperiumDeck, { hidden: [] });
    takeFromRow(game, 'ban');
    expect([game.state.row, game.heard.length]).toEqual([['path', 'court'], 1]);
  });
  test('R10.4 an acquired card comes from the Row, the stack or aside, and all hear whence and whereto', () => {
    const game = on({ aside: ['harvester'], discard: ['guard'] }, row);
    const left = game.state.reserve['bargain'] as number;
    acquire(game, 'seat1', { acquire: 'court', from: 'row', to: 'discard' });
    acquire(game, 'seat1', { acquire: 'bargain', from: 'reserve', to: 'deck' });
    acquire(game, 'seat1', { acquire: 'harvester', from: 'aside', to: 'hand' });
    expect([game.state.row, game.state.reserve['bargain'], own(game).aside]).toEqual([['path', 'tribe', 'ban'], left - 1, []]);
    expect([own(game).discard, own(game).deck.hidden[0], own(game).shown]).toEqual([['guard', 'court'], 'bargain', ['harvester']]);
    expect(told(game).filter(({ type }) => type === 'acquired')).toEqual([
      { type: 'acquired', player: 'seat1', card: 'court', from: 'row', to: 'discard' },
      { type: 'acquired', player: 'seat1', card: 'bargain', from: 'reserve', to: 'deck' },
      { type: 'acquired', player: 'seat1', card: 'harvester', from: 'aside', to: 'hand' },
    ]);
  });
  test('R18.6 a card that is set aside and not acquired leaves the game', () => {
    const game = on({ aside: ['harvester'] }, row);
    setAside(game, 'seat1', 'path');
    expect([own(game).aside, game.state.row]).toEqual([
      ['harvester', 'path'],
      ['ban', 'tribe', 'court'],
    ]);
    expect(told(game).at(-1)).toEqual({ type: 'setAside', player: 'seat1', card: 'path' });
    clearAside(game, 'seat1');
    expect([own(game).aside, game.state.trashed.slice(-2)]).toEqual([[], ['harvester', 'path']]);
    expect(told(game).slice(-2)).toEqual([
      { type: 'trashed', player: 'seat1', card: 'harvester', from: 'aside' },
      { type: 'trashed', player: 'seat1', card: 'path', from: 'aside' },
    ]);
  });
});

describe('the board', () => {
  test('R15.1 bonus spice comes to each maker space without an Agent, and is taken whole', () => {
    const game = on({}, { bonusSpice: { dune: 1 } });
    addBonusSpice(game);
    expect([game.state.bonusSpice['dune'], told(game)]).toEqual([2, [{ type: 'bonusSpice', spaces: ['dune'] }]]);
    expect([takeBonusSpice(game, 'dune'), game.state.bonusSpice['dune']]).toEqual([2, 0]);
    const one = on({}, { bonusSpice: { dune: 1 } });
    expect([takeBonusSpice(one, 'dune'), one.state.bonusSpice['dune']]).toEqual([1, 0]);
    expect([takeBonusSpice(game, 'dune'), takeBonusSpice(game, 'well'), 'well' in game.state.bonusSpice]).toEqual([0, 0, false]);
    const held = on({}, { agents: { dune: ['seat2'] } });
    addBonusSpice(held);
    expect([held.state.bonusSpice['dune'], told(held)]).toEqual([0, []]);
  });
  test('R14.1 control goes to the winner, and from whom is told', () => {
    const game = on();
    takeControl(game, 'seat1', 'well');
    takeControl(game, 'seat2', 'well');
    takeControl(game, 'seat2', 'well');
    expect([game.state.control['well'], told(game)]).toEqual([
      'seat2',
      [null, 'seat1', 'seat2'].map((from, at) => ({ type: 'control', player: at === 0 ? 'seat1' : 'seat2', space: 'well', from })),
    ]);
  });
  test('R19.37 spaces are closed one after the other, and opened for those whose closing is over', () => {
    const game = on();
    closeSpace(game, 'seat1', 'well');
    closeSpace(game, 'seat2', 'dune');
    expect([game.state.voices, told(game)[0]]).toEqual([
      [
        { by: 'seat1', space: 'well' },
        { by: 'seat2', space: 'dune' },
      ],
      { type: 'closed', player: 'seat1', space: 'well' },
    ]);
    openSpaces(game, (by) => by === 'seat1');
    expect(game.state.voices).toEqual([{ by: 'seat2', space: 'dune' }]);
    openSpaces(game, () => false);
    expect(game.state.voices).toEqual([{ by: 'seat2', space: 'dune' }]);
  });
  test('R7.10 a seat in the Council is taken once, and told', () => {
    const game = on();
    takeCouncilSeat(game, 'seat1');
    takeCouncilSeat(game, 'seat1');
    expect([own(game).council, told(game)]).toEqual([true, [{ type: 'tookCouncilSeat', player: 'seat1' }]]);
  });
  test('R4.1 a round begins with the top Conflict card, and nobody has revealed', () => {
    const game = on({ revealed: true }, { players: { seat2: { revealed: true } }, conflictTop: 'siege' });
    const { conflicts, round } = structuredClone(game.state);
    startRound(game, 'siege');
    expect([game.state.conflicts, game.state.round, own(game).revealed, own(game, 'seat2').revealed]).toEqual([
      [...conflicts, 'siege'],
      round + 1,
      false,
      false,
    ]);
    expect(game.heard).toEqual([{ event: { type: 'round', round: round + 1, conflict: 'siege', firstPlayer: 'seat1' }, to: 'all' }]);
  });
});

test('R15.3 without a visit nothing is harvested, and where there are no Spies none is asked for', () => {
  const game = on();
  expect([gains.harvest.play(game, sceneFor(game.state, 'seat1'), { harvest: { base: 1 } }), game.heard]).toEqual([[], []]);
  expect(visitWithSpies(game, 'seat1', 'dune')).toEqual({ enter: [], gather: [] });
});

describe('the set-up', () => {
  test('R2.4 everybody hears who leads, and only the owner which tokens lie hidden', () => {
    const game = on();
    giveLeader(game, 'seat1', 'smith');
    hideTokens(game, 'seat1', ['emperor', 'fremen']);
    expect([own(game).leader, own(game).tokens.hidden]).toEqual(['smith', ['fremen', 'emperor']]);
    expect(game.heard).toEqual([
      { event: { type: 'leader', player: 'seat1', leader: 'smith' } },
      {
        event: { type: 'hidTokens', player: 'seat1', factions: ['fremen', 'emperor'] },
        to: ['seat1'],
        others: { type: 'hidTokens', player: 'seat1', factions: null },
      },
    ]);
  });
});

// R10.8
test('R10.8 who holds more cards than are wanted is asked, else all go', () => {
  const scene = { by: 'seat1', origin: null, since: 0, agreed: false } as const;
  const more = on({ hand: ['guard', 'envoy'] });
  expect([discarding(more, scene, 1).map((task) => task.do), own(more).hand.hidden.length]).toEqual([['discard'], 2]);
  const all = on({ hand: ['guard', 'envoy'] });
  expect([discarding(all, scene, 2), own(all).hand.hidden, 'givenUp' in all.state.turn]).toEqual([[], [], false]);
});
// R10.6
test('Uprising R10.6 a won Conflict card lies with those won before', () => {
  const game = on();
  winCard(game, 'seat1', 'brawl');
  winCard(game, 'seat1', 'siege');
  expect([own(game).won, told(game)]).toEqual([
    [
      { conflict: 'brawl', faceUp: true },
      { conflict: 'siege', faceUp: true },
    ],
    [
      { type: 'tookConflict', player: 'seat1', conflict: 'brawl' },
      { type: 'tookConflict', player: 'seat1', conflict: 'siege' },
    ],
  ]);
});
