import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../../imperium-family/arranged-position.ts';
import { type BareGame, bareGame } from '../../imperium-family/bare-game.fixture.ts';
import type { FamilyState } from '../../imperium-family/types.ts';
import { gain } from '../../imperium-family/verbs/bank.ts';
import { draw, seeTop } from '../../imperium-family/verbs/cards.ts';
import * as companion from '../../imperium-family/verbs/companion.ts';
import { lookAtTop } from '../../imperium-family/verbs/look-top.ts';
import { drawIntrigue, payIntrigue, stealIntrigue, stealUnseen, takeUnseen } from '../../imperium-family/verbs/intrigue.ts';
import { reserveMentat, returnMentat, takeMentat } from '../../imperium-family/verbs/mentat.ts';
import { sceneFor } from '../../imperium-family/queries/scene.ts';
import { gains } from '../../imperium-family/resolve/gains.ts';
import { endControl } from '../../imperium-family/verbs/control.ts';
import { revealSwords, spend } from '../../imperium-family/verbs/rivals.ts';
import { hideTokens } from '../../imperium-family/verbs/setup.ts';
import { beAtWork, markSent, startRound } from '../../imperium-family/verbs/turn.ts';
import { SPECIALS } from '../specials/index.ts';
import { open } from './story.fixture.ts';

// Verbs of the Mentat, of Rivals and of the companion, each for itself.

const on = (said: Arrangement): BareGame => bareGame(open(said).state);
const beside = (said: Arrangement = {}): BareGame => on({ seats: 1, ...said, options: { board: 'companion', ...said.options } });
type Id = 'seat1' | 'seat2' | 'rival1' | 'rival2';
const of = (game: BareGame, id: Id) => game.state.players[id] as NonNullable<FamilyState['players'][Id]>;
const told = (game: BareGame) => game.heard.map(({ event }) => event);

// R19.44 R19.48
test('R19.44 what is for the next Agent ends when that is sent, what is for the turn goes on', () => {
  const game = on({});
  for (const name of ['infiltrate', 'dispatch-an-envoy', 'recruitment-mission'] as const) beAtWork(game, SPECIALS[name]);
  expect(game.state.turn).toMatchObject({ infiltrates: true, envoy: true, onDeckTop: true });
  markSent(game, 'arrakeen');
  expect(game.state.turn).toMatchObject({ kind: 'agent', space: 'arrakeen', infiltrates: false, envoy: false, onDeckTop: true });
});

describe('the Mentat', () => {
  test('R16.1 R16.2 comes as one more Agent while it lies on its space, and all hear it', () => {
    const game = on({});
    takeMentat(game, 'seat1');
    takeMentat(game, 'seat2');
    expect([game.state.mentat, of(game, 'seat1').agents, of(game, 'seat2').agents]).toEqual([{ holder: 'seat1', next: null }, 3, 2]);
    expect(told(game)).toEqual([{ type: 'tookMentat', player: 'seat1', next: false }]);
  });
  test('R16.4 is kept for whoever has won it, and goes there in the next round', () => {
    const game = on({});
    reserveMentat(game, 'seat2');
    expect([game.state.mentat, told(game)]).toEqual([
      { holder: null, next: 'seat2' },
      [{ type: 'tookMentat', player: 'seat2', next: true }],
    ]);
    returnMentat(game);
    expect(game.state.mentat).toEqual({ holder: 'seat2', next: null });
    returnMentat(game);
    expect(game.state.mentat).toEqual({ holder: null, next: null });
  });
});

describe('Intrigue cards of Rivals', () => {
  const rival = (said: Arrangement = {}) => on({ seats: 1, ...said });
  test('R23.12 J54 stay as they were drawn, and nobody sees them', () => {
    const game = rival({ intrigueTop: ['windfall', 'ambush'], players: { rival1: { intrigue: ['bribery'] } } });
    drawIntrigue(game, 'rival1', 2);
    expect(of(game, 'rival1').intrigue.hidden).toEqual(['bribery', 'windfall', 'ambush']);
    expect(game.heard).toEqual([
      {
        event: { type: 'drewIntrigue', player: 'rival1', cards: ['windfall', 'ambush'], count: 2 },
        to: [],
        others: { type: 'drewIntrigue', player: 'rival1', cards: null, count: 2 },
      },
    ]);
    const person = rival({ intrigueTop: ['windfall', 'ambush'] });
    drawIntrigue(person, 'seat1', 2);
    expect(of(person, 'seat1').intrigue.hidden).toEqual(['ambush', 'windfall']);
  });
  test('R12.7 of what a Rival steals only the person who was robbed knows', () => {
    const game = rival({ players: { seat1: { intrigue: ['bribery'] } } });
    stealIntrigue(game, 'rival1', 1, 1);
    expect(game.heard).toEqual([
      {
        event: { type: 'stole', player: 'rival1', from: 'seat1', card: 'bribery' },
        to: ['seat1'],
        others: { type: 'stole', player: 'rival1', from: 'seat1', card: null },
      },
    ]);
  });
  test('R23.12 what is spent leaves its goods, and nothing is not told', () => {
    const game = rival({ players: { rival1: { spice: 3, intrigue: ['bribery', 'windfall'] } } });
    spend(game, 'rival1', 'spice', 2);
    spend(game, 'rival1', 'solari', 0);
    spend(game, 'rival1', 'intrigue', 1);
    expect([of(game, 'rival1').spice, of(game, 'rival1').intrigue.hidden, game.state.intrigueDiscard]).toEqual([
      1,
      ['windfall'],
      ['bribery'],
    ]);
    expect(told(game)).toEqual([
      { type: 'spent', player: 'rival1', what: 'spice', amount: 2 },
      { type: 'spent', player: 'rival1', what: 'intrigue', amount: 1 },
    ]);
  });
});

describe('Rivals', () => {
  test('R21.9 a card without swords makes a new deck, for all to see, and another is turned up', () => {
    const game = on({ seats: 2, hagalTop: ['hagal-reshuffle'] });
    revealSwords(game, 'rival1');
    expect(told(game).map(({ type }) => type)).toEqual(['hagal', 'hagalShuffled', 'hagalSwords']);
    expect(game.heard[0]).toEqual({
      event: { type: 'hagal', player: 'rival1', card: 'hagal-reshuffle', to: null, ignored: 'reshuffle' },
      to: 'all',
    });
    expect(game.state.hagal?.discard).toHaveLength(1);
  });
  test('R21.1 have no cards to draw or to look at, and hide no tokens', () => {
    const game = on({ seats: 1 });
    draw(game, 'rival1', 2);
    Object.assign(of(game, 'rival1').deck, { hidden: ['dagger'] });
    draw(game, 'rival1', 1);
    seeTop(game, 'rival1');
    lookAtTop(game, 'rival1', 1);
    hideTokens(game, 'rival1', ['fremen']);
    expect([of(game, 'rival1').hand.hidden, of(game, 'rival1').known, game.heard]).toEqual([[], { all: 0, owner: 0 }, []]);
    expect(of(game, 'rival1').tokens.hidden).toEqual(['fremen']);
  });
  test('R22.7 what nobody controls House Hagal ends no control of', () => {
    const game = on({ seats: 2, control: { carthag: 'seat1' } });
    endControl(game, 'rival1', 'arrakeen');
    expect(game.heard).toEqual([]);
    endControl(game, 'rival1', 'carthag');
    expect([game.state.control['carthag'], told(game)]).toEqual([
      null,
      [{ type: 'controlEnded', player: 'seat1', space: 'carthag', by: 'rival1' }],
    ]);
  });
  test('R22.2 House Hagal gains nothing from the bank', () => {
    const game = on({ seats: 2 });
    gain(game, 'rival1', 'spice', 2);
    gain(game, 'rival1', 'vp', 1);
    expect([of(game, 'rival1').spice, of(game, 'rival1').vp, game.heard]).toEqual([0, 0, []]);
  });
});

describe('the books of a companion', () => {
  const decks = (game: BareGame) => [game.state.conflictDeck.hidden, game.state.unusedConflicts.hidden];
  test('R2.2 the Conflict card that came lies on top, taken from the deck or from those left out', () => {
    const game = beside({ conflict: 'skirmish-a', conflictTop: 'desert-power', conflictsLeft: 9 });
    const [deck = [], unused = []] = decks(game);
    companion.putOnTop(game, 'desert-power');
    expect(decks(game)).toEqual([deck, unused]);
    const within = deck[3] as string;
    companion.putOnTop(game, within);
    expect(decks(game)).toEqual([[within, ...deck.filter((card) => card !== within)], unused]);
    const [out] = unused;
    companion.putOnTop(game, out as string);
    expect(decks(game)).toEqual([
      [out, ...deck.filter((card) => card !== within)],
      [...unused.slice(1), within],
    ]);
    const last = beside({ conflictsLeft: 0 });
    const before = decks(last);
    companion.putOnTop(last, 'desert-power');
    expect(decks(last)).toEqual(before);
  });
  test('R4.1 another Conflict card than was told changes places with it', () => {
    const game = beside({ conflict: 'skirmish-a', conflictsLeft: 4 });
    const [deck = [], unused = []] = decks(game);
    const [fromDeck, left] = [deck[2] as string, unused[1] as string];
    Object.assign(game.state, { conflicts: ['skirmish-b', 'skirmish-a'] });
    companion.exchangeConflict(game, fromDeck);
    expect([game.state.conflicts, decks(game)]).toEqual([
      ['skirmish-b', fromDeck],
      [deck.map((card) => (card === fromDeck ? 'skirmish-a' : card)), unused],
    ]);
    companion.exchangeConflict(game, left);
    expect([game.state.conflicts, game.state.unusedConflicts.hidden]).toEqual([
      ['skirmish-b', left],
      unused.map((card) => (card === left ? fromDeck : card)),
    ]);
    expect(told(game)).toEqual([
      { type: 'notedConflict', conflict: fromDeck },
      { type: 'notedConflict', conflict: left },
    ]);
    Object.assign(game.state, { conflicts: [] });
    companion.exchangeConflict(game, 'skirmish-a');
    expect([game.state.conflicts, told(game).length]).toEqual([[], 2]);
  });
  test('R8.1 troops come from the supply and go back, as many as there are', () => {
    const game = beside();
    companion.setTroops(game, 'seat1', 'conflict', 3);
    expect(of(game, 'seat1')).toMatchObject({ supply: 9, conflict: 3, garrison: 0 });
    companion.setTroops(game, 'seat1', 'garrison', 20);
    expect(of(game, 'seat1')).toMatchObject({ supply: 0, conflict: 3, garrison: 9 });
    companion.setTroops(game, 'seat1', 'conflict', 1);
    expect(of(game, 'seat1')).toMatchObject({ supply: 2, conflict: 1, garrison: 9 });
  });
  test('R13.4 the strength that is told is of the troops in the books, the rest of swords; without any one troop is there', () => {
    const strength = (conflict: number, value: number) => {
      const game = beside({ players: { seat1: { conflict } } });
      companion.setStrength(game, 'seat1', value);
      const { swords, conflict: troops } = of(game, 'seat1');
      return [troops, swords];
    };
    expect([strength(2, 1), strength(2, 7), strength(2, 4), strength(2, 3), strength(0, 5), strength(0, 0), strength(3, 0)]).toEqual([
      [1, -1],
      [2, 3],
      [2, 0],
      [1, 1],
      [1, 3],
      [0, 0],
      [0, 0],
    ]);
  });
  test('R16.8 what decides between equal scores is kept as it was told', () => {
    const game = beside();
    companion.setScore(game, 'seat1', 9);
    companion.setRest(game, 'seat1', { solari: 1, spice: 2, water: 3, garrison: 4 });
    expect(of(game, 'seat1')).toMatchObject({ vp: 9, solari: 1, spice: 2, water: 3, garrison: 4, supply: 8 });
  });
  test('R19.37 a closed space is opened to all', () => {
    const game = beside();
    Object.assign(game.state, {
      voices: [
        { by: 'seat1', space: 'wealth' },
        { by: 'rival1', space: 'carthag' },
      ],
    });
    companion.openSpace(game, 'wealth');
    expect([game.state.voices, told(game)]).toEqual([[{ by: 'rival1', space: 'carthag' }], [{ type: 'notedOpen', space: 'wealth' }]]);
  });
  test('R11.4 R14.1 tokens lie elsewhere, and all hear where', () => {
    const game = beside({ players: { seat1: { vp: 3 } } });
    companion.moveToken(game, { token: { alliance: 'fremen' }, holder: 'seat1' });
    companion.moveToken(game, { token: { control: 'carthag' }, holder: 'rival1' });
    companion.moveToken(game, { token: { control: 'arrakeen' }, holder: null });
    expect([game.state.alliances.fremen, of(game, 'seat1').vp, game.state.control['carthag'], game.state.control['arrakeen']]).toEqual([
      'seat1',
      4,
      'rival1',
      null,
    ]);
    expect(told(game).filter(({ type }) => type === 'notedToken')).toEqual([
      { type: 'notedToken', token: { alliance: 'fremen' }, player: 'seat1' },
      { type: 'notedToken', token: { control: 'carthag' }, player: 'rival1' },
      { type: 'notedToken', token: { control: 'arrakeen' }, player: null },
    ]);
  });
  test('R16.3 R16.4 with the Mentat an Agent changes hands in the turns, after them only who has it next', () => {
    const game = beside({ players: { seat1: { agents: 2 }, rival1: { agents: 2 } } });
    companion.moveToken(game, { token: 'mentat', holder: 'seat1' });
    expect([game.state.mentat, of(game, 'seat1').agents]).toEqual([{ holder: 'seat1', next: null }, 3]);
    companion.moveToken(game, { token: 'mentat', holder: 'rival1' });
    expect([game.state.mentat, of(game, 'seat1').agents, of(game, 'rival1').agents]).toEqual([{ holder: 'rival1', next: null }, 2, 3]);
    companion.moveToken(game, { token: 'mentat', holder: null });
    expect([game.state.mentat, of(game, 'rival1').agents]).toEqual([{ holder: null, next: null }, 2]);
    Object.assign(game.state, { phase: 'recall' });
    companion.moveToken(game, { token: 'mentat', holder: 'seat1' });
    expect([game.state.mentat, of(game, 'seat1').agents]).toEqual([{ holder: null, next: 'seat1' }, 2]);
  });
  test('R6.4 an Agent stands where it is said to stand', () => {
    const game = beside();
    companion.place(game, 'seat1', 'wealth');
    expect([game.state.agents['wealth'], of(game, 'seat1').agents, told(game)]).toEqual([
      ['seat1'],
      1,
      [{ type: 'stands', player: 'seat1', space: 'wealth' }],
    ]);
  });
  test('J54 everything that can be noted is as it was noted, and told', () => {
    const game = beside({ players: { seat1: { vp: 2 }, rival1: { agents: 2, spice: 1 } } });
    const note = (thing: Parameters<typeof companion.note>[1], to: number) => companion.note(game, thing, to).map((task) => task.do);
    expect(note({ player: 'seat1', what: 'vp' }, 5)).toEqual([]);
    expect(note({ player: 'rival1', what: 'spice' }, 4)).toEqual(['spend']);
    note({ player: 'seat1', what: 'agents' }, 9);
    note({ player: 'rival1', what: 'agents' }, 1);
    note({ player: 'seat1', what: 'council' }, 1);
    note({ player: 'seat1', what: 'revealed' }, 1);
    note({ player: 'rival1', what: 'conflict' }, 2);
    note({ player: 'seat1', what: 'swordmaster' }, 1);
    expect(of(game, 'seat1')).toMatchObject({ vp: 5, agents: 5, council: true, revealed: true, swordmaster: true });
    expect(of(game, 'rival1')).toMatchObject({ spice: 4, agents: 1, conflict: 2 });
    note({ player: 'seat1', what: 'swordmaster' }, 1);
    expect(of(game, 'seat1').agents).toBe(5);
    note({ player: 'seat1', what: 'swordmaster' }, 0);
    expect(of(game, 'seat1')).toMatchObject({ swordmaster: false, agents: 4 });
    note({ player: 'seat1', what: 'agents' }, 0);
    note({ player: 'seat1', what: 'swordmaster' }, 1);
    note({ player: 'seat1', what: 'agents' }, 0);
    note({ player: 'seat1', what: 'swordmaster' }, 0);
    expect(of(game, 'seat1').agents).toBe(0);
    note({ player: 'seat1', what: 'council' }, 0);
    expect(of(game, 'seat1').council).toBe(false);
    expect(told(game)[0]).toEqual({ type: 'noted', player: 'seat1', what: 'vp', to: 5 });
  });
  test('R1.4 nobody has more Agents than those of the start, the Swordmaster and the Mentat', () => {
    const game = beside();
    companion.note(game, { player: 'seat1', what: 'agents' }, 4);
    expect(of(game, 'seat1').agents).toBe(4);
    companion.note(game, { player: 'seat1', what: 'agents' }, 5);
    expect(of(game, 'seat1').agents).toBe(4);
    companion.note(game, { player: 'seat1', what: 'vp' }, 7);
    expect(of(game, 'seat1').vp).toBe(7);
  });
  test('R15.1 R11.1 bonus spice and Influence are as they were noted', () => {
    const game = beside();
    companion.note(game, { bonusAt: 'hagga-basin' }, 3);
    companion.note(game, { player: 'seat1', what: 'fremen' }, 1);
    companion.note(game, { player: 'seat1', what: 'fremen' }, 0);
    expect([game.state.bonusSpice['hagga-basin'], of(game, 'seat1').influence.fremen]).toEqual([3, 0]);
    expect(told(game)).toEqual([
      { type: 'notedBonus', space: 'hagga-basin', to: 3 },
      { type: 'noted', player: 'seat1', what: 'fremen', to: 1 },
      { type: 'influence', player: 'seat1', faction: 'fremen', by: 1, now: 1 },
      { type: 'noted', player: 'seat1', what: 'fremen', to: 0 },
      { type: 'influence', player: 'seat1', faction: 'fremen', by: -1, now: 0 },
    ]);
  });
  test('J54 of a Rival’s Intrigue cards only the number is noted: more are drawn, fewer go back', () => {
    const game = beside({ players: { rival1: { intrigue: ['bribery', 'windfall'] } } });
    const count = () => of(game, 'rival1').intrigue.hidden.length;
    const deck = game.state.intrigueDeck.hidden.length;
    companion.note(game, { player: 'rival1', what: 'intrigue' }, 5);
    expect([count(), game.state.intrigueDeck.hidden.length]).toEqual([5, deck - 3]);
    companion.note(game, { player: 'rival1', what: 'intrigue' }, 1);
    expect([count(), game.state.intrigueDeck.hidden.length]).toEqual([1, deck + 1]);
    companion.note(game, { player: 'rival1', what: 'intrigue' }, 1);
    expect([count(), told(game).filter(({ type }) => type === 'drewIntrigue').length]).toEqual([1, 1]);
    expect(told(game)[1]).toEqual({ type: 'drewIntrigue', player: 'rival1', cards: null, count: 3 });
  });
  test('J54 a Rival’s spent cards go back under the deck, where their faces do not count', () => {
    const game = beside({ players: { rival1: { intrigue: ['bribery'] } } });
    payIntrigue(game, 'rival1', 1);
    expect([game.state.intrigueDeck.hidden.at(-1), game.state.intrigueDiscard]).toEqual(['bribery', []]);
    const dealt = on({ seats: 1, players: { rival1: { intrigue: ['bribery'] } } });
    payIntrigue(dealt, 'rival1', 1);
    expect(dealt.state.intrigueDiscard).toEqual(['bribery']);
  });
  test('R12.7 a Rival steals of the other Rival at once, of persons it is asked; a person steals of Rivals', () => {
    const game = beside({ players: { rival2: { intrigue: ['bribery', 'windfall', 'ambush', 'refocus'] } } });
    expect(stealUnseen(game, 'rival1', 4, 1)).toEqual([{ do: 'tellStolen', by: 'rival1', from: 'seat1' }]);
    expect([of(game, 'rival1').intrigue.hidden.length, of(game, 'rival2').intrigue.hidden.length]).toEqual([1, 3]);
    expect(stealUnseen(game, 'rival1', 4, 1)).toHaveLength(1);
    expect(of(game, 'rival2').intrigue.hidden.length).toBe(3);
    expect(stealUnseen(game, 'seat1', 3, 1)).toEqual([]);
    expect([of(game, 'rival2').intrigue.hidden.length, of(game, 'seat1').intrigue.hidden]).toEqual([2, []]);
    takeUnseen(game, 'rival1', 'seat1', 1);
    expect(of(game, 'rival1').intrigue.hidden.length).toBe(2);
    expect(told(game)).toEqual([
      { type: 'stole', player: 'rival1', from: 'rival2', card: null },
      { type: 'stole', player: 'seat1', from: 'rival2', card: null },
      { type: 'stole', player: 'rival1', from: 'seat1', card: null },
    ]);
  });
  test('R12.7 nobody asks one person what another steals: that happens at the table', () => {
    const game = beside({ seats: 2, players: { rival1: { intrigue: ['bribery', 'windfall', 'ambush', 'refocus'] } } });
    expect(stealUnseen(game, 'seat1', 4, 1)).toEqual([]);
    expect(of(game, 'rival1').intrigue.hidden).toHaveLength(3);
  });
  test('R23.12 a Rival that has stolen spends at once what it has', () => {
    const steal = { steal_intrigue: { from: 'each_opponent', min_held: 1, count: 1, random: true } } as const;
    const next = (game: BareGame, by: Id) =>
      ((gains.steal_intrigue.play(game, sceneFor(game.state, by), steal) ?? []) as readonly { do: string }[]).map((task) => task.do);
    const game = beside({ players: { rival2: { intrigue: ['bribery'] } } });
    expect(next(game, 'rival1')).toEqual(['tellStolen', 'spend']);
    const dealt = on({ seats: 1, players: { rival2: { intrigue: ['bribery'] } } });
    expect([next(dealt, 'rival1'), next(dealt, 'seat1')]).toEqual([['spend'], []]);
    const gain = (by: Id) => gains.gain.play(dealt, sceneFor(dealt.state, by), { gain: { spice: 1 } });
    expect([gain('rival1'), gain('seat1')]).toEqual([[{ do: 'spend', by: 'rival1' }], undefined]);
  });
  test('R4.1 what was told can be taken back: the round begins for all, but nothing is turned up', () => {
    const game = beside({ conflictTop: 'desert-power' });
    startRound(game, 'desert-power');
    expect(game.heard).toEqual([
      { event: { type: 'round', round: game.state.round, conflict: 'desert-power', firstPlayer: game.state.firstPlayer } },
    ]);
  });
});
