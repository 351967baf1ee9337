import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../../imperium-family/arranged-position.ts';
import { type BareGame, bareGame } from '../../imperium-family/bare-game.fixture.ts';
import type { PlayerId } from '../../imperium-family/ids.ts';
import type { FamilyState } from '../../imperium-family/types.ts';
import { bringAgentsHome } from '../../imperium-family/verbs/agents.ts';
import { movePointOfToken } from '../../imperium-family/verbs/bank.ts';
import { matchWild, spendCard, winCard } from '../../imperium-family/verbs/battle-icons.ts';
import { noteSent, takeArrowBack } from '../../imperium-family/verbs/commander-tokens.ts';
import { changed, note, noteSpy, setStrength } from '../../imperium-family/verbs/companion.ts';
import * as contracts from '../../imperium-family/verbs/contracts.ts';
import { moveInfluence } from '../../imperium-family/verbs/influence.ts';
import { giveRivalCard, payForSwordmaster, springScheme } from '../../imperium-family/verbs/rivals.ts';
import { bringWormsHome, summon, takeHooks } from '../../imperium-family/verbs/sandworms.ts';
import { removeWall } from '../../imperium-family/verbs/shield-wall.ts';
import { placeSpy, recallSpy } from '../../imperium-family/verbs/spies.ts';
import { takeSwordmaster } from '../../imperium-family/verbs/swordmaster.ts';
import * as teams from '../../imperium-family/verbs/teams.ts';
import { freshTurn } from '../../imperium-family/verbs/turn.ts';
import { bookOf } from '../../imperium-family/edition.ts';
import { AMBER, FEYD, GURNEY, IRULAN, MUADDIB, openSix, SHADDAM } from './six.fixture.ts';
import { open } from './story.fixture.ts';

// Verbs of Spies, sandworms, battle icons, contracts, Rivals with cards and two teams, each for itself.

type Players = NonNullable<Arrangement['players']>;
const on = (players: Players = {}, more: Arrangement = {}): BareGame => bareGame(open({ ...more, players }).state);
const ofSix = (players: Players = {}, more: Parameters<typeof openSix>[1] = {}): BareGame => bareGame(openSix(players, more).state);
const of = (game: BareGame, id: PlayerId) => game.state.players[id] as NonNullable<FamilyState['players']['seat1']>;
const told = (game: BareGame) => game.heard.map(({ event }) => event);
const hand = { hand: ['dagger'] } as const;

describe('Spies', () => {
  test('R5.2 leave the supply for a post, remembered in the own turn with the card they stand for', () => {
    const game = on({ seat1: hand }, { posts: { 'post-choam': ['seat2'] } });
    placeSpy(game, 'seat1', 'post-choam', 0);
    placeSpy(game, 'seat1', 'post-guild', null);
    expect([game.state.posts?.['post-choam'], of(game, 'seat1').spies]).toEqual([['seat2', 'seat1'], 1]);
    expect(game.state.turn.spies).toEqual({
      placed: [
        { post: 'post-choam', origin: 0 },
        { post: 'post-guild', origin: null },
      ],
      recalled: 0,
    });
    recallSpy(game, 'seat1', 'post-choam', 'price');
    expect([game.state.posts?.['post-choam'], of(game, 'seat1').spies, game.state.turn.spies?.recalled]).toEqual([['seat2'], 2, 1]);
    recallSpy(game, 'seat1', 'post-guild', 'gather');
    expect(game.state.turn.spies?.recalled).toBe(2);
    expect(told(game)).toEqual([
      { type: 'placedSpy', player: 'seat1', post: 'post-choam' },
      { type: 'placedSpy', player: 'seat1', post: 'post-guild' },
      { type: 'recalledSpy', player: 'seat1', post: 'post-choam', errand: 'price' },
      { type: 'recalledSpy', player: 'seat1', post: 'post-guild', errand: 'gather' },
    ]);
  });
  test('R13.4 what is done in a foreign turn is not remembered, and a turn begins with nothing done', () => {
    const game = on({ seat1: hand });
    placeSpy(game, 'seat2', 'post-choam', null);
    expect(game.state.turn.spies).toEqual({ placed: [], recalled: 0 });
    placeSpy(game, 'seat1', 'post-guild', null);
    const { turn } = bookOf(game.state);
    const [one, other] = [freshTurn('seat1', { turn }), freshTurn('seat2', { turn })];
    expect([one.of, one.spies, other.of]).toEqual(['seat1', { placed: [], recalled: 0 }, 'seat2']);
    expect(one.spies).not.toBe(other.spies);
  });
});

describe('sandworms and the Shield Wall', () => {
  test('R7.5 come into the Conflict, more beside those that are there, and count as deployed', () => {
    const game = on({ seat1: { ...hand, sandworms: 1 } });
    summon(game, 'seat1', 2);
    expect([of(game, 'seat1').sandworms, game.state.turn.netDeployed, told(game)]).toEqual([
      3,
      2,
      [{ type: 'sandworms', player: 'seat1', count: 2 }],
    ]);
    bringWormsHome(game);
    expect([of(game, 'seat1').sandworms, of(game, 'seat2').sandworms]).toEqual([0, 0]);
  });
  test('R6.4 Maker Hooks are one token each', () => {
    const game = on({ seat1: hand });
    takeHooks(game, 'seat1');
    takeHooks(game, 'seat1');
    expect([of(game, 'seat1').hooks, of(game, 'seat2').hooks, told(game)]).toEqual([true, false, [{ type: 'tookHooks', player: 'seat1' }]]);
  });
  test('R18.16 of a team both Allies have them, and of the other team nobody', () => {
    const game = ofSix();
    takeHooks(game, SHADDAM);
    expect([told(game), of(game, FEYD).hooks]).toEqual([[], false]);
    takeHooks(game, MUADDIB);
    expect([of(game, GURNEY).hooks, of(game, AMBER).hooks, of(game, FEYD).hooks]).toEqual([true, true, false]);
    expect(told(game)).toEqual([
      { type: 'tookHooks', player: GURNEY },
      { type: 'tookHooks', player: AMBER },
    ]);
  });
  test('R7.7 the Shield Wall goes once, and all hear by whom', () => {
    const game = on({ seat1: hand });
    removeWall(game, 'seat1');
    removeWall(game, 'seat2');
    expect([game.state.shieldWall, told(game)]).toEqual([false, [{ type: 'shieldWall', player: 'seat1' }]]);
  });
});

describe('battle icons', () => {
  const won = (conflict: string, faceUp = true) => ({ conflict, faceUp });
  test('R10.6 the won card lies with the others; an equal icon is matched at once for a point', () => {
    const game = on({ seat1: { ...hand, vp: 1 } });
    winCard(game, 'seat1', 'skirmish-crysknife');
    winCard(game, 'seat1', 'skirmish-desert-mouse');
    expect(of(game, 'seat1').won).toEqual([won('skirmish-crysknife'), won('skirmish-desert-mouse')]);
    expect(told(game)).toEqual([
      { type: 'tookConflict', player: 'seat1', conflict: 'skirmish-crysknife' },
      { type: 'tookConflict', player: 'seat1', conflict: 'skirmish-desert-mouse' },
    ]);
    const paired = on({ seat1: { ...hand, vp: 1, objectives: [{ objective: 'objective-crysknife', faceUp: true }] } });
    winCard(paired, 'seat1', 'skirmish-crysknife');
    expect([of(paired, 'seat1').won, of(paired, 'seat1').objectives, of(paired, 'seat1').vp]).toEqual([
      [won('skirmish-crysknife', false)],
      [{ objective: 'objective-crysknife', faceUp: false }],
      2,
    ]);
    expect(told(paired)[1]).toEqual({
      type: 'matched',
      player: 'seat1',
      cards: [{ conflict: 'skirmish-crysknife' }, { objective: 'objective-crysknife' }],
    });
  });
  test('R11.4 of two alike the first that lies face up is turned down', () => {
    const game = on({ seat1: hand });
    of(game, 'seat1').won = [won('skirmish-crysknife', false), won('skirmish-crysknife'), won('skirmish-crysknife')];
    spendCard(game, 'seat1', 'skirmish-crysknife');
    expect(of(game, 'seat1').won?.map(({ faceUp }) => faceUp)).toEqual([false, false, true]);
    expect(told(game)).toEqual([{ type: 'turnedDown', player: 'seat1', conflict: 'skirmish-crysknife' }]);
    matchWild(game, 'seat1', { match: 'propaganda', with: { conflict: 'skirmish-crysknife' } });
    expect([of(game, 'seat1').won?.map(({ faceUp }) => faceUp), told(game).at(-1)]).toEqual([
      [false, false, false],
      { type: 'gained', player: 'seat1', what: 'vp', amount: 1 },
    ]);
  });
});

describe('contracts', () => {
  const [three, four] = ['contract-harvest-3', 'contract-harvest-4'];
  const market = (top: readonly string[] = [], left?: number): BareGame =>
    on({ seat1: hand }, { options: { choam: 'with' }, contracts: { open: [three, four], top, ...(left !== undefined && { left }) } });
  test('R14.1 the place of a taken one is filled, for all to see; without a deck it is gone', () => {
    const game = market(['contract-arrakeen-water']);
    contracts.takeContract(game, 'seat1', { contract: three, from: 'open' });
    expect([game.state.contracts?.open, of(game, 'seat1').contracts?.open]).toEqual([['contract-arrakeen-water', four], [three]]);
    expect(game.heard).toEqual([
      { event: { type: 'tookContract', player: 'seat1', contract: three, from: 'open' } },
      { event: { type: 'newContract', contract: 'contract-arrakeen-water' }, to: 'all' },
    ]);
    const bare = market([], 0);
    contracts.takeContract(bare, 'seat1', { contract: three, from: 'open' });
    contracts.takeContract(bare, 'seat1', { contract: four, from: 'open' });
    expect([bare.state.contracts?.open, of(bare, 'seat1').contracts?.open, bare.heard.length]).toEqual([[], [three, four], 2]);
  });
  test('R14.1 R18.25 empty places are filled, no more than there are', () => {
    const game = market(['contract-arrakeen-water', 'contract-spice-refinery-draw']);
    contracts.refillContracts(game);
    expect([game.state.contracts?.open, game.heard]).toEqual([[three, four], []]);
    Object.assign(game.state.contracts ?? {}, { open: [four] });
    const deck = game.state.contracts?.deck.hidden ?? [];
    contracts.refillContracts(game);
    expect([game.state.contracts?.open, game.state.contracts?.deck.hidden, game.heard]).toEqual([
      [four, 'contract-arrakeen-water'],
      deck.slice(1),
      [{ event: { type: 'newContract', contract: 'contract-arrakeen-water' }, to: 'all' }],
    ]);
    Object.assign(game.state.contracts ?? {}, { open: [three, four, three] });
    contracts.refillContracts(game);
    expect(game.state.contracts?.open).toEqual([three, four, three]);
  });
  test('R17.12 a Rival has no place for a contract', () => {
    const game = on(
      { rival1: { rivalCard: 'rival-muaddib' } },
      { seats: 1, options: { choam: 'with' }, contracts: { open: [three, four] } },
    );
    expect(() => contracts.takeContract(game, 'rival1', { contract: three, from: 'open' })).toThrow('rival1 takes no contracts');
    expect(() => contracts.handContract(game, 'seat1', 'rival1', three)).toThrow('rival1 takes no contracts');
    expect(() => contracts.completeContract(game, 'rival1', three)).toThrow('rival1 has no contracts');
  });
  test('R14.1 where nobody plays with contracts none comes, none is due', () => {
    const game = on({ seat1: hand });
    contracts.refillContracts(game);
    contracts.layOutContracts(game);
    contracts.contractsSent(game, 'seat1', 'arrakeen');
    contracts.contractsHarvested(game);
    expect([contracts.contractsAcquired(game, 'seat1', 'dagger'), 'contracts' in game.state, game.heard]).toEqual([[], false, []]);
    expect(game.state.turn.pieces).toEqual([]);
    expect(() => contracts.takeContract(game, 'seat1', { contract: three, from: 'open' })).toThrow('seat1 takes no contracts');
    expect(() => contracts.handContract(game, 'seat1', 'seat2', three)).toThrow('seat2 takes no contracts');
    expect(() => contracts.completeContract(game, 'seat1', three)).toThrow('seat1 has no contracts');
  });
  test('R14.2 a visit remembers contracts for a harvest only where there are some', () => {
    const without = market();
    contracts.contractsSent(without, 'seat1', 'hagga-basin');
    expect(['harvests' in without.state.turn, without.state.turn.pieces]).toEqual([false, []]);
    const game = on({ seat1: { ...hand, contracts: { open: [three, 'contract-arrakeen-water'] } } }, { options: { choam: 'with' } });
    contracts.contractsSent(game, 'seat1', 'arrakeen');
    expect(['harvests' in game.state.turn, game.state.turn.pieces.map(({ effect }) => effect)]).toMatchObject([
      false,
      [{ complete: 'contract-arrakeen-water' }],
    ]);
    contracts.contractsSent(game, 'seat1', 'hagga-basin');
    expect(game.state.turn.harvests).toEqual([three]);
    contracts.contractsHarvested(game);
    expect([game.state.turn.harvests, game.state.turn.pieces.length]).toEqual([[three], 1]);
  });
  test('R18.25 one that is handed over leaves its place empty, and gives at once what it gives by being taken', () => {
    const game = ofSix({}, { contracts: { open: ['contract-immediate', three], top: ['contract-arrakeen-water'] } });
    of(game, FEYD).contracts = { open: [four], done: [] };
    expect(contracts.handContract(game, SHADDAM, FEYD, three)).toEqual([]);
    expect([game.state.contracts?.open, of(game, FEYD).contracts?.open]).toEqual([['contract-immediate'], [four, three]]);
    const next = contracts.handContract(game, SHADDAM, FEYD, 'contract-immediate');
    expect([next.length, of(game, FEYD).contracts]).toEqual([1, { open: [four, three], done: ['contract-immediate'] }]);
    expect(told(game)[0]).toEqual({ type: 'handedContract', player: SHADDAM, to: FEYD, contract: three });
  });
  test('R2.9 the first are turned up for all to see', () => {
    const game = market();
    const all = game.state.contracts?.deck.hidden ?? [];
    contracts.layOutContracts(game);
    expect([game.state.contracts?.open, game.state.contracts?.deck.hidden]).toEqual([all.slice(0, 2), all.slice(2)]);
    expect(game.heard).toEqual([{ event: { type: 'contracts', open: all.slice(0, 2), reserved: [] }, to: 'all' }]);
  });
});

describe('Rivals with cards', () => {
  const rivals: Players = { rival1: { rivalCard: 'rival-muaddib' }, rival2: { rivalCard: 'rival-staban-tuek' } };
  test('R17.1 have their card for all to know', () => {
    const game = on(rivals, { seats: 1 });
    giveRivalCard(game, 'rival1', 'rival-feyd-rautha');
    expect([of(game, 'rival1').rivalCard, told(game)]).toEqual([
      'rival-feyd-rautha',
      [{ type: 'rivalCard', player: 'rival1', card: 'rival-feyd-rautha' }],
    ]);
  });
  test('R17.11 the last Spy stays out, the others come back', () => {
    const posts = { 'post-guild': ['rival1', 'rival2'], 'post-choam': ['rival1'], 'post-fremen': ['rival1'] } as const;
    const game = on(rivals, { seats: 1, posts });
    springScheme(game, 'rival1', 'post-choam');
    expect([game.state.posts?.['post-guild'], game.state.posts?.['post-choam'], game.state.posts?.['post-fremen']]).toEqual([
      ['rival2'],
      ['rival1'],
      [],
    ]);
    expect([of(game, 'rival1').spies, told(game).length]).toEqual([2, 2]);
  });
  test('R17.13 what a third Agent costs goes, each of its kinds', () => {
    const game = on(
      { ...rivals, rival1: { rivalCard: 'rival-muaddib', solari: 3, spice: 2, water: 2, intrigue: ['cunning', 'manipulate'] } },
      { seats: 1 },
    );
    payForSwordmaster(game, 'rival1', { solari: 3, water: 1, intrigue: 1 });
    expect(of(game, 'rival1')).toMatchObject({ solari: 0, spice: 2, water: 1, intrigue: { hidden: ['manipulate'] }, swordmaster: true });
    expect(told(game)).toEqual([
      { type: 'rivalPaid', player: 'rival1', price: { solari: 3, water: 1, intrigue: 1 } },
      { type: 'tookSwordmaster', player: 'rival1' },
    ]);
  });
  test('R17.17 by the simpler rules the point of an Alliance is the only one, and it goes again', () => {
    const game = on({ ...rivals, rival1: { rivalCard: 'rival-muaddib', vp: 2 } }, { seats: 1, options: { streamlined: 'with' } });
    movePointOfToken(game, 'rival1', 1);
    expect(of(game, 'rival1').vp).toBe(3);
    movePointOfToken(game, 'rival1', -1);
    expect([of(game, 'rival1').vp, told(game)]).toEqual([
      2,
      [
        { type: 'gained', player: 'rival1', what: 'vp', amount: 1 },
        { type: 'lostPoint', player: 'rival1' },
      ],
    ]);
  });
});

describe('beside a physical board', () => {
  const beside = (own: Players['seat1'] = {}, more: Arrangement = {}): BareGame =>
    on(
      { seat1: own, rival1: { rivalCard: 'rival-gurney-halleck' }, rival2: { rivalCard: 'rival-muaddib' } },
      { seats: 1, options: { board: 'companion' }, ...more },
    );
  test('R10.2 of the strength that is told sandworms are taken as far as it can hold them', () => {
    const told_ = (sandworms: number, conflict: number, strength: number) => {
      const game = beside({ sandworms, conflict });
      setStrength(game, 'seat1', strength);
      const { sandworms: worms, conflict: troops, swords } = of(game, 'seat1');
      return [worms, troops, swords];
    };
    expect([told_(2, 1, 9), told_(2, 1, 5), told_(2, 0, 3), told_(1, 0, 2), told_(0, 0, 4), told_(1, 2, 3)]).toEqual([
      [2, 1, 1],
      [1, 1, 0],
      [1, 0, 0],
      [0, 1, 0],
      [0, 1, 2],
      [1, 0, 0],
    ]);
  });
  test('R6.4 R7.5 R7.7 what a turn has changed is kept', () => {
    const game = beside();
    changed(game, 'seat1', 'sandworm');
    changed(game, 'seat1', 'hooks');
    changed(game, 'seat1', 'wall');
    changed(game, 'seat1', { faction: 'fremen', step: 1 });
    changed(game, 'seat1', { spy: 'post-guild', step: 1 });
    expect(of(game, 'seat1')).toMatchObject({ sandworms: 1, hooks: true, spies: 2 });
    expect([game.state.shieldWall, of(game, 'seat1').influence.fremen, game.state.posts?.['post-guild']]).toEqual([false, 1, ['seat1']]);
    changed(game, 'seat1', { spy: 'post-guild', step: -1 });
    expect([of(game, 'seat1').spies, game.state.posts?.['post-guild'], told(game).at(-1)]).toEqual([
      3,
      [],
      { type: 'recalledSpy', player: 'seat1', post: 'post-guild', errand: 'told' },
    ]);
  });
  test('R5.1 R7.6 Spies, Hooks and the wall can be set right', () => {
    const game = beside();
    noteSpy(game, { player: 'seat1', post: 'post-choam', there: true });
    expect(game.state.posts?.['post-choam']).toEqual(['seat1']);
    noteSpy(game, { player: 'seat1', post: 'post-choam', there: false });
    expect(game.state.posts?.['post-choam']).toEqual([]);
    note(game, { wall: true }, 0);
    expect(game.state.shieldWall).toBe(false);
    note(game, { wall: true }, 1);
    expect(game.state.shieldWall).toBe(true);
    note(game, { player: 'seat1', what: 'hooks' }, 1);
    note(game, { player: 'seat1', what: 'sandworms' }, 2);
    expect(of(game, 'seat1')).toMatchObject({ hooks: true, sandworms: 2 });
    expect(told(game).slice(2)).toEqual([
      { type: 'notedWall', stands: false },
      { type: 'notedWall', stands: true },
      { type: 'noted', player: 'seat1', what: 'hooks', to: 1 },
      { type: 'noted', player: 'seat1', what: 'sandworms', to: 2 },
    ]);
  });
});

describe('Commanders', () => {
  test('R18.7 name an Ally, and all hear whom and with what', () => {
    const game = ofSix();
    teams.activate(game, MUADDIB, { ally: AMBER, with: 'right' });
    expect([game.state.turn.named, game.state.turn.arrow, told(game)]).toEqual([
      { by: MUADDIB, ally: AMBER },
      'right',
      [{ type: 'activated', player: MUADDIB, ally: AMBER, with: 'right' }],
    ]);
  });
  test('R18.7 the token stands where the Agent does, and comes back with it', () => {
    const game = ofSix();
    const turn = game.state.turn as FamilyState['turn'];
    turn.arrow = 'right';
    noteSent(game, MUADDIB, 'arrakeen');
    turn.arrow = 'left';
    noteSent(game, MUADDIB, 'carthag');
    expect(of(game, MUADDIB)).toMatchObject({
      arrows: [],
      sentArrows: [
        { arrow: 'right', space: 'arrakeen' },
        { arrow: 'left', space: 'carthag' },
      ],
    });
    takeArrowBack(game, MUADDIB, 'secrets');
    expect(of(game, MUADDIB).arrows).toEqual([]);
    takeArrowBack(game, MUADDIB, 'arrakeen');
    takeArrowBack(game, MUADDIB, 'carthag');
    expect(of(game, MUADDIB)).toMatchObject({ arrows: ['left', 'right'], sentArrows: [] });
    turn.arrow = 'reveal';
    noteSent(game, MUADDIB, 'arrakeen');
    expect(of(game, MUADDIB)).toMatchObject({ arrows: ['left', 'right'], sentArrows: [] });
    turn.arrow = 'left';
    noteSent(game, GURNEY, 'arrakeen');
    takeArrowBack(game, GURNEY, 'arrakeen');
    expect(['arrows' in of(game, GURNEY), 'sentArrows' in of(game, GURNEY)]).toEqual([false, false]);
  });
  test('R18.15 the third Agent of one round is used when it is sent, and goes back into the box', () => {
    const game = ofSix();
    takeSwordmaster(game, MUADDIB, true);
    takeSwordmaster(game, GURNEY, true);
    expect([of(game, MUADDIB).third, of(game, MUADDIB).arrows, of(game, MUADDIB).agents]).toEqual([
      'ready',
      ['left', 'right', 'double'],
      3,
    ]);
    const turn = game.state.turn as FamilyState['turn'];
    turn.arrow = 'left';
    noteSent(game, MUADDIB, 'arrakeen');
    noteSent(game, GURNEY, 'carthag');
    expect([of(game, MUADDIB).third, of(game, GURNEY).third]).toEqual(['ready', 'ready']);
    turn.arrow = 'double';
    of(game, GURNEY).agents = 1;
    noteSent(game, GURNEY, 'carthag');
    expect(of(game, GURNEY).third).toBe('ready');
    of(game, GURNEY).agents = 0;
    noteSent(game, MUADDIB, 'secrets');
    noteSent(game, GURNEY, 'carthag');
    expect([of(game, MUADDIB).third, of(game, GURNEY).third]).toEqual(['used', 'used']);
    bringAgentsHome(game);
    expect(of(game, MUADDIB)).toMatchObject({ third: 'gone', agents: 2, arrows: ['left', 'right'], sentArrows: [] });
    expect([of(game, GURNEY).third, of(game, GURNEY).agents, 'arrows' in of(game, GURNEY)]).toEqual(['gone', 2, false]);
    expect(told(game).filter(({ type }) => type === 'thirdGone')).toEqual(
      game.state.order.filter((id) => id === MUADDIB || id === GURNEY).map((player) => ({ type: 'thirdGone', player })),
    );
  });
  test('R18.15 a Swordmaster for good stays', () => {
    const game = ofSix();
    takeSwordmaster(game, FEYD);
    expect(['third' in of(game, FEYD), of(game, FEYD).agents]).toEqual([false, 3]);
    bringAgentsHome(game);
    expect([of(game, FEYD).agents, told(game)]).toEqual([3, [{ type: 'tookSwordmaster', player: FEYD }]]);
  });
  test('R18.15 the token for swords is taken once', () => {
    const game = ofSix();
    teams.takeBonusToken(game, MUADDIB);
    teams.takeBonusToken(game, MUADDIB);
    expect([of(game, MUADDIB).swordmasterBonus, told(game)]).toEqual([true, [{ type: 'tookToken', player: MUADDIB }]]);
  });
  test('R18.18 cards come to the Throne Row one after the other', () => {
    const game = ofSix({}, { row: ['calculus-of-power', 'desert-power', 'stilgar-the-devoted'] });
    teams.toThrone(game, SHADDAM, 'calculus-of-power');
    teams.toThrone(game, SHADDAM, 'desert-power');
    expect(game.state.throneRow).toEqual(['calculus-of-power', 'desert-power']);
    expect(told(game).filter(({ type }) => type === 'throne')).toHaveLength(2);
    const first = on({ seat1: hand }, { row: ['calculus-of-power', 'desert-power'] });
    teams.toThrone(first, 'seat1', 'desert-power');
    expect(first.state.throneRow).toEqual(['desert-power']);
  });
  test('R18.14 who leaves the place to a partner is noted for this Combat', () => {
    const game = ofSix();
    teams.concede(game, GURNEY, AMBER);
    teams.concede(game, FEYD, IRULAN);
    expect([game.state.conceded, told(game)[0]]).toEqual([[GURNEY, FEYD], { type: 'conceded', player: GURNEY, to: AMBER }]);
    teams.forgetConceded(game);
    expect(game.state.conceded).toEqual([]);
    const alone = on({ seat1: hand });
    teams.forgetConceded(alone);
    expect('conceded' in alone.state).toBe(false);
    teams.concede(alone, 'seat1', 'seat2');
    expect(alone.state.conceded).toEqual(['seat1']);
  });
  test('R18.8 without a named Ally no cube of the main board moves for a Commander', () => {
    const game = ofSix();
    expect([moveInfluence(game, MUADDIB, 'spacing-guild', 1), game.heard]).toEqual([[], []]);
    moveInfluence(game, MUADDIB, 'fremen', 1);
    expect(of(game, MUADDIB).influence.fremen).toBe(1);
  });
  test('R18.9 swords of an Ally who has revealed and is not in the Conflict are lost, others wait or fight', () => {
    const swords = { swords: 2 };
    const game = ofSix({
      [GURNEY]: { ...swords, revealed: true },
      [AMBER]: { ...swords, revealed: true, conflict: 1 },
      [FEYD]: swords,
      [IRULAN]: { revealed: true },
    });
    teams.dropIdleSwords(game);
    expect([GURNEY, AMBER, FEYD, IRULAN].map((id) => of(game, id).swords)).toEqual([0, 2, 2, 0]);
    expect(told(game)).toEqual([{ type: 'swordsLost', player: GURNEY, swords: 2 }]);
  });
  test('R18.17 goods change hands, cards are picked', () => {
    const game = ofSix({ [GURNEY]: { spice: 2 } });
    teams.giveGoods(game, GURNEY, AMBER, { kind: 'spice', amount: 2 });
    teams.giveGoods(game, GURNEY, AMBER, 'nothing');
    teams.giveGoods(game, GURNEY, AMBER, { kind: 'intrigue', amount: 1 });
    expect([of(game, GURNEY).spice, of(game, AMBER).spice, told(game).length]).toEqual([0, 2, 2]);
  });
});
