import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../arranged-position.ts';
import type { AreaId, PlanningId, PrescienceId, SettlementId } from '../ids.ts';
import { endClaims } from '../queries/claims.ts';
import { arrakis } from '../index.ts';
import { destroySettlement } from '../verbs/settlements.ts';
import { sendToTank } from '../verbs/tank.ts';
import { open, type Story, turnOf } from './story.fixture.ts';

const shown = (...cards: PrescienceId[]) => cards.map((card) => ({ card, kept: false, feared: false }));
const START = { 'kwisatz-haderach': 0, 'sand-dwellers': 0, jihad: 0 };

describe('end-of-round claims', () => {
  const claiming = (atreides: readonly AreaId[], more: Partial<Arrangement> = {}): Story =>
    open({
      agenda: [{ do: 'endOfRound' }, { do: 'round' }],
      atreides: Object.fromEntries(atreides.map((at) => [at, { regular: 1 }])),
      ...more,
      state: { shown: shown('the-desert-war'), claimed: ['stunted-worms'], turn: null, ...more.state },
    });
  // R13.2 R13.6 R13.7 R2.13 R13.1
  test('W-11: The Desert War wants legions in four desert areas without a sietch', () => {
    const story = claiming(['ne-outer-5', 'ne-outer-8', 'sw-inner-5', 'nw-outer-4']);
    expect(story.asked).toBe('endClaim atreides');
    expect(story.options('atreides')).toEqual(['done', 'the-desert-war']);
    story.play('atreides', 'the-desert-war');
    expect(story.state.prescience).toEqual({ ...START, 'sand-dwellers': 1, jihad: 2 });
    expect(story.told('prescienceRemoved')).toEqual([{ type: 'prescienceRemoved', cards: ['stunted-worms', 'the-desert-war'] }]);
  });
  // R13.7
  test.each<[AreaId, boolean, Partial<Arrangement>]>([
    ['gara-kulon', false, {}],
    ['gara-kulon', true, { sietches: { 'gara-kulon': null } }],
    ['ne-inner-7', false, {}],
    ['ne-outer-2', true, {}],
  ])('W-11: with a legion in %s as the fourth: %s', (fourth, isMet, more) => {
    const { state } = claiming(['ne-outer-5', 'ne-outer-8', 'sw-inner-5', fourth], { ...more, agenda: [{ do: 'prune' }] });
    expect(endClaims(state)).toEqual(isMet ? ['the-desert-war'] : []);
  });
  // R13.2
  test('two cards are the most in a round', () => {
    const areas = ['ne-outer-5', 'ne-outer-8', 'sw-inner-5', 'nw-outer-4'] as const;
    const story = claiming(areas, { state: { claimed: ['stunted-worms', 'jessica-trains-paul'] } });
    expect(story.asked).toBe('prune atreides');
  });
  // R1.4 R13.10
  test('a claim can win: the check comes right after', () => {
    const story = claiming(['ne-outer-5', 'ne-outer-8', 'sw-inner-5', 'nw-outer-4'], {
      state: { prescience: { 'kwisatz-haderach': 10, 'sand-dwellers': 4, jihad: 1 } },
    });
    story.play('atreides', 'the-desert-war');
    expect(story.table.position.outcome).toEqual({ winners: ['seat1'], reason: 'prescience' });
  });
  // R13.6 R12.5
  test('instructions are carried out: a facedown sietch is turned up, two tokens of Paul’s area are', () => {
    const paul = (tokens: readonly ['s-elite', ...'s-elite'[]] | readonly []) =>
      open({
        agenda: [{ do: 'endOfRound' }, { do: 'round' }],
        atreides: { windgap: { regular: 1, named: ['paul-atreides'], tokens } },
        state: { shown: shown('the-fremen-call-paul-the-mahdi', 'the-lisan-al-gaib') },
      });
    const sietch = paul([]).play('atreides', 'the-fremen-call-paul-the-mahdi');
    expect(sietch.told('sietchRevealed')).toMatchObject([{ at: 'windgap' }]);
    expect(paul([]).options('atreides')).not.toContain('the-lisan-al-gaib');
    const two = paul(['s-elite', 's-elite']).play('atreides', 'the-lisan-al-gaib');
    expect(two.legion('atreides', 'windgap')).toMatchObject({ regular: 3, elite: 2, tokens: [] });
    const three = paul(['s-elite', 's-elite', 's-elite']).play('atreides', 'the-lisan-al-gaib');
    expect(three.choices('atreides')).toEqual({ pick: 'amounts', most: { 's-elite': 3 }, min: 2, max: 2 });
    three.play('atreides', { 's-elite': 2 });
    expect(three.legion('atreides', 'windgap').tokens).toEqual(['s-elite']);
    expect(three.state.claimed).toEqual(['the-lisan-al-gaib']);
  });
  // R13.6 RU-55
  test('Paul and Jessica: together in a sietch, or both in deep desert without one', () => {
    const cards = shown('jessica-trains-paul', 'the-water-discipline');
    const met = (atreides: Arrangement['atreides']) =>
      endClaims(open({ agenda: [{ do: 'prune' }], state: { shown: cards }, ...(atreides && { atreides }) }).state);
    expect(met({ windgap: { regular: 1, named: ['paul-atreides', 'lady-jessica'] } })).toEqual(['jessica-trains-paul']);
    expect(met({ 'ne-outer-1': { regular: 1, named: ['paul-atreides'] }, 'ne-outer-2': { regular: 1, named: ['lady-jessica'] } })).toEqual([
      'the-water-discipline',
    ]);
    expect(met({ 'ne-outer-1': { regular: 1, named: ['paul-atreides'] }, windgap: { regular: 1, named: ['lady-jessica'] } })).toEqual([]);
  });
  // R13.3
  test('a card with Fear on it raises a marker of choice by two more; one that was kept open gives its card back', () => {
    const story = claiming(['ne-outer-5', 'ne-outer-8', 'sw-inner-5', 'nw-outer-4'], {
      state: {
        shown: [{ card: 'the-desert-war', kept: true, feared: true }],
        attached: ['fear-is-the-mind-killer', 'eyes-of-ibad'],
      },
    });
    story.play('atreides', 'the-desert-war').play('atreides', 'kwisatz-haderach');
    expect(story.state.prescience).toEqual({ 'kwisatz-haderach': 2, 'sand-dwellers': 1, jihad: 2 });
    expect(story.state.discards['fremen-ally']).toEqual(['eyes-of-ibad']);
  });
});

describe('claims of the action phase', () => {
  const turn = [{ do: 'turn', side: 'atreides' }, { do: 'closeRound' }] as const;
  const water = (more: Partial<Arrangement>): Story =>
    open({
      agenda: turn,
      dice: { 'sietch-tabr': { mentat: 1, strategy: 1 }, 'giedi-prime': { mentat: 3 } },
      atreides: { 'gara-kulon': { regular: 1, named: ['paul-atreides'] } },
      ...more,
      state: { shown: shown('paul-drinks-the-water-of-life'), ...more.state },
    });
  const CLAIM = { die: 'mentat', for: { claim: 'paul-drinks-the-water-of-life' } } as const;
  // R13.4 R13.5 R12.9 R12.10 R17.5 R13.8
  test('W-8: Paul drinks the Water of Life for a die whose symbol does nothing', () => {
    const story = water({}).play('atreides', CLAIM);
    expect(story.state.prescience['kwisatz-haderach']).toBe(3);
    expect(story.state.claimed).toEqual(['paul-drinks-the-water-of-life']);
    expect(story.told('drew')).toEqual([]);
    expect(story.asked).toBe('act harkonnen');
    // Paul-Muad’Dib has taken his place in the tank, which has advanced at the end of the turn.
    expect(story.state.boards['sietch-tabr']?.tank).toEqual([null, 'paul-muaddib', null]);
    expect(story.legion('atreides', 'gara-kulon')).toMatchObject({ regular: 1, named: [] });
  });
  // R13.5 R13.2 RU-55
  test.each<[string, Partial<Arrangement>]>([
    ['a Harkonnen legion in the sector', { harkonnen: { 'ne-outer-5': { regular: 1 } } }],
    ['two claims in this round', { state: { claimed: ['the-desert-war', 'stunted-worms'] } }],
    ['no die', { dice: { 'giedi-prime': { mentat: 3 } } }],
    ['Paul beside the board', { atreides: {} }],
  ])('W-8: not with %s', (_, more) => {
    expect(water(more).options('atreides')).not.toContainEqual(CLAIM);
  });
  // R13.5
  test('the Tahaddi Challenge costs a die and a Naib beside a named leader', () => {
    const story = water({
      atreides: { 'gara-kulon': { regular: 1, generic: 1, named: ['stilgar'] }, windgap: { regular: 1, generic: 1 } },
      state: { shown: shown('the-tahaddi-challenge') },
    });
    story.play('atreides', { die: 'strategy', for: { claim: 'the-tahaddi-challenge' } });
    expect(story.options('atreides')).toEqual(['gara-kulon']);
    story.play('atreides', 'gara-kulon');
    expect(story.legion('atreides', 'gara-kulon').generic).toBe(0);
    expect(story.state.prescience).toEqual({ 'kwisatz-haderach': 1, 'sand-dwellers': 0, jihad: 2 });
  });
  // R13.4 R7.10
  test('Families Flee is a free action of an Atreides turn; deeds may be claimed in either', () => {
    const free = (side: 'atreides' | 'harkonnen') =>
      open({
        agenda: [{ do: 'turn', side }, { do: 'closeRound' }],
        dice: { 'sietch-tabr': { mentat: 1 }, 'giedi-prime': { mentat: 2 } },
        atreides: { 'gara-kulon': { tokens: ['s-elite'], generic: 1 } },
        harkonnen: { 'ne-outer-5': { regular: 1 } },
        state: {
          shown: shown('families-flee-to-the-palmaries-of-the-south', 'an-enemy-leader-falls'),
          deeds: { ridden: 0, harvesters: 0, assault: 0, fallen: 1 },
        },
      });
    const theirs = free('harkonnen');
    expect(theirs.table.interjections('seat1')['claim']).toEqual({ pick: 'one', of: ['an-enemy-leader-falls'] });
    expect(theirs.table.interjections('seat2')).toEqual({});
    theirs.interject('atreides', 'claim', 'an-enemy-leader-falls');
    expect(theirs.asked).toBe('act harkonnen');
    const own = free('atreides');
    own.interject('atreides', 'claim', 'families-flee-to-the-palmaries-of-the-south');
    // While it is asked what is given up the card still lies there: neither it nor another one is claimed beside it. R13.2
    expect(own.asked).toBe('giveUpToken atreides');
    for (const seat of ['seat1', 'seat2'] as const) expect(own.table.interjections(seat)).not.toHaveProperty('claim');
    own.play('atreides', { at: 'gara-kulon', token: 's-elite' });
    expect(own.state.tokensGone.hidden).toContain('s-elite');
    expect(own.state.legions.atreides['gara-kulon']).toBeUndefined(); // the Naib would be alone
    expect(own.state.prescience).toEqual({ 'kwisatz-haderach': 0, 'sand-dwellers': 1, jihad: 1 });
  });
  // R11.18 R7.10
  test('nothing is claimed inside a battle round', () => {
    const story = open({
      agenda: [
        { do: 'effect', ref: { by: 'house-harkonnen', of: 'action:harkonnen:strategy:attack', at: [0] } },
        { do: 'relieve', side: 'harkonnen' },
      ],
      options: { dice: 'table' },
      harkonnen: { 'ne-outer-8': { regular: 2 } },
      atreides: { 'ne-outer-9': { regular: 2 } },
      state: { ...turnOf('harkonnen'), shown: shown('an-enemy-leader-falls'), deeds: { ridden: 0, harvesters: 0, assault: 0, fallen: 1 } },
    });
    expect(story.table.interjections('seat1')).toHaveProperty('claim');
    story.play('harkonnen', { from: 'ne-outer-8', to: 'ne-outer-9', way: 'foot' });
    expect(story.table.interjections('seat1')).toEqual({});
    story.play('harkonnen', 'none', [4, 4, 4, 4]);
    expect(story.asked).toBe('goOn harkonnen');
    expect(story.table.interjections('seat1')).toHaveProperty('claim');
  });
  // R11.18 R7.10 R14.7 RU-53
  test('nothing is claimed between the roll of a worm and its casualties', () => {
    const story = open({
      agenda: [
        { do: 'desertPower', house: 'house-atreides', times: 1 },
        { do: 'relieve', side: 'harkonnen' },
      ],
      options: { dice: 'table' },
      harkonnen: { 'ne-outer-5': { regular: 2 }, arsunt: { regular: 1, named: ['beast-rabban'] } },
      atreides: { windgap: { tokens: ['s-elite'] } },
      state: {
        ...turnOf('atreides'),
        worms: ['ne-outer-4'],
        shown: shown('an-enemy-leader-falls'),
        deeds: { ridden: 0, harvesters: 0, assault: 0, fallen: 1 },
      },
    });
    story.play('atreides', 'attack').play('atreides', { from: 'ne-outer-4', at: 'ne-outer-5' }, [1, 4, 4, 4]);
    expect(story.asked).toBe('casualty harkonnen');
    expect(story.table.interjections('seat1')).toEqual({});
    story.play('harkonnen', 'regular');
    expect(Object.keys(story.table.interjections('seat1')).sort()).toEqual(['claim', 'train']);
  });
  // R11.18 R11.2 R11.12
  test('nothing is claimed between what a battle turns up, or the hit for going on, and what is removed', () => {
    const story = open({
      agenda: [
        { do: 'effect', ref: { by: 'house-harkonnen', of: 'action:harkonnen:strategy:attack', at: [0] } },
        { do: 'relieve', side: 'harkonnen' },
      ],
      options: { dice: 'table' },
      harkonnen: { 'shield-wall-east': { regular: 3 }, arsunt: { regular: 1, named: ['beast-rabban'] } },
      atreides: { 'gara-kulon': { regular: 5, tokens: ['s-elite'] } },
      state: { ...turnOf('harkonnen'), shown: shown('an-enemy-leader-falls'), deeds: { ridden: 0, harvesters: 0, assault: 0, fallen: 1 } },
    });
    story.play('harkonnen', { from: 'shield-wall-east', to: 'gara-kulon', way: 'foot' });
    expect(story.asked).toBe('overflow atreides');
    expect(story.table.interjections('seat1')).toEqual({});
    story.play('atreides', { regular: 1, elite: 0 }).play('harkonnen', 'none', [...[4, 4, 4], ...[4, 4, 4, 4, 4, 4]]);
    expect(story.table.interjections('seat1')).toHaveProperty('claim');
    story.play('harkonnen', 'continue');
    expect(story.asked).toBe('casualty harkonnen');
    expect(story.table.interjections('seat1')).toEqual({});
    story.play('harkonnen', 'regular');
    expect(story.asked).toBe('withdraw atreides');
    expect(story.table.interjections('seat1')).toHaveProperty('claim');
  });
  // R13.4
  test('Paul’s battle is a deed where somebody defended', () => {
    const battle = (defender: number) => {
      const story = open({
        agenda: [
          { do: 'effect', ref: { by: 'house-atreides', of: 'action:atreides:strategy:attack', at: [0] } },
          { do: 'relieve', side: 'atreides' },
        ],
        options: { dice: 'table' },
        atreides: { 'ne-inner-1': { regular: 2, named: ['paul-atreides'] } },
        harkonnen: defender ? { 'imperial-basin': { regular: defender } } : {},
        state: turnOf('atreides'),
      });
      story.play('atreides', { from: 'ne-inner-1', to: 'imperial-basin', way: 'foot' });
      if (defender) story.play('atreides', 'none', [1, 1, 6, 6]).play('harkonnen', 'regular');
      return story;
    };
    expect(battle(0).state.deeds.assault).toBe(0);
    const won = battle(1);
    expect(won.asked).toBe('advance atreides');
    expect(won.state.deeds.assault).toBe(1);
  });
});

describe('destroyed settlements', () => {
  const marked = (prescience: object, more: Partial<Arrangement> = {}) =>
    open({
      agenda: [{ do: 'prune' }],
      ...more,
      state: { shown: shown('the-desert-war'), prescience: { ...START, ...prescience }, ...more.state },
    });
  // R12.3 R1.4
  test.each<[SettlementId, number]>([
    ['carthag', 2],
    ['hagga-basin', 1],
    ['arrakeen', 3],
  ])('W-16: %s gives each marker %i', (at, rank) => {
    const { table } = marked({});
    destroySettlement(table, 'harkonnen', at);
    expect(table.state.prescience).toEqual({ 'kwisatz-haderach': rank, 'sand-dwellers': rank, jihad: rank });
    expect(table.state.settlements).not.toContain(at);
    expect(arrakis.invariants(table.state)).toEqual([]);
  });
  // R1.4 R12.3
  test('W-16: Arrakeen wins at once where the objective is fulfilled, Carthag only at the end of the round', () => {
    const arrakeen = marked({ 'kwisatz-haderach': 7, 'sand-dwellers': 2 });
    destroySettlement(arrakeen.table, 'harkonnen', 'arrakeen');
    expect(arrakeen.state.result).toEqual({ reason: 'arrakeen', side: 'atreides', objective: 'objective-10-5-3' });
    const carthag = marked({ 'kwisatz-haderach': 8, 'sand-dwellers': 3, jihad: 1 }, { agenda: [{ do: 'prune' }, { do: 'winCheck' }] });
    destroySettlement(carthag.table, 'harkonnen', 'carthag');
    expect(carthag.state.result).toBeNull();
    carthag.play('atreides', []);
    expect(carthag.state.result).toMatchObject({ reason: 'prescience' });
  });
  // R12.2 R1.3
  test('W-16: a sietch of rank 3 with supremacy on 7 wins for the Harkonnen at once', () => {
    const story = marked({}, { sietches: { windgap: 3 }, state: { supremacy: 7 } });
    destroySettlement(story.table, 'atreides', 'windgap');
    expect(story.table.position.outcome).toEqual({ winners: ['seat2'], reason: 'supremacy' });
  });
});

// R12.9
test('W-15: who is in START is pushed to the right', () => {
  const { table } = open({
    agenda: [{ do: 'prune' }],
    tank: { 'giedi-prime': ['baron-harkonnen', 'captain-aramsham', null, null, null] },
    harkonnen: { carthag: { regular: 1, named: ['beast-rabban'] } },
    state: { shown: shown('the-desert-war') },
  });
  sendToTank(table, 'beast-rabban');
  expect(table.state.boards['giedi-prime']?.tank).toEqual(['beast-rabban', 'baron-harkonnen', 'captain-aramsham', null, null]);
});

describe('Family Atomics', () => {
  const atomics = (more: Partial<Arrangement>): Story =>
    open({
      agenda: [{ do: 'turn', side: 'atreides' }, { do: 'closeRound' }],
      dice: { 'sietch-tabr': { mentat: 1 }, 'giedi-prime': { mentat: 2 } },
      ...more,
      state: { atomics: { unlocked: true, at: null }, ...more.state },
    });
  // R13.9 R3.6
  test('T-14: a Harkonnen legion is moved by the Atreides, and the area is desert from now on', () => {
    const story = atomics({ harkonnen: { 'hole-in-the-rock': { regular: 2, generic: 1 } } });
    story.interject('atreides', 'detonate', 'hole-in-the-rock');
    expect(story.asked).toBe('displace atreides');
    expect([...(story.options('atreides') as AreaId[])].sort()).toEqual([
      'imperial-basin',
      'ne-inner-1',
      'ne-inner-2',
      'ne-inner-3',
      'ne-inner-4',
    ]);
    story.play('atreides', 'ne-inner-1');
    expect(story.legion('harkonnen', 'ne-inner-1')).toMatchObject({ regular: 2, generic: 1 });
    expect(story.table.interjections('seat1')).toEqual({});
    expect(story.asked).toBe('act atreides');
  });
  // R13.9
  test('T-14: an Atreides legion is moved by the Harkonnen, not into their settlement, and takes no station', () => {
    const story = atomics({
      atreides: { 'hole-in-the-rock': { regular: 1 } },
      state: { stations: ['ne-inner-1'], stationsTaken: STATIONS },
    });
    story.interject('atreides', 'detonate', 'hole-in-the-rock');
    expect(story.asked).toBe('displace harkonnen');
    expect(story.options('harkonnen')).not.toContain('imperial-basin');
    story.play('harkonnen', 'ne-inner-1');
    expect(story.state.stations).toEqual(['ne-inner-1']);
  });
  // R13.9
  test('a legion that can go nowhere is destroyed', () => {
    const around = ['imperial-basin', 'ne-inner-1', 'ne-inner-2', 'ne-inner-3', 'ne-inner-4'] as const;
    const story = atomics({
      atreides: { 'hole-in-the-rock': { regular: 2, tokens: ['s-elite'], named: ['stilgar'] } },
      harkonnen: Object.fromEntries(around.map((at) => [at, { regular: 1 }])),
    });
    story.interject('atreides', 'detonate', 'hole-in-the-rock');
    expect(story.state.legions.atreides['hole-in-the-rock']).toBeUndefined();
    expect(story.state.leaders.stilgar.at).toBe('tank');
    expect(story.asked).toBe('act atreides');
  });
  // R13.8 R13.9
  test('they wait for a marker on 8, for an own turn, and go off once', () => {
    expect(atomics({ state: { atomics: { unlocked: false, at: null } } }).table.interjections('seat1')).toEqual({});
    expect(atomics({ agenda: [{ do: 'turn', side: 'harkonnen' }, { do: 'closeRound' }] }).table.interjections('seat1')).toEqual({});
  });
});
const STATIONS = ['jihad', 'jihad', 'sand-dwellers', 'sand-dwellers', 'kwisatz-haderach'] as const;

// R17.9
test('two or three of Hawat’s Schemings bring him down, and Mohiam comes', () => {
  const scheming = (copies: number, hawat: 'ready' | 'waiting' = 'ready'): Story =>
    open({
      agenda: [{ do: 'turn', side: 'harkonnen' }, { do: 'closeRound' }],
      dice: { 'giedi-prime': { mentat: 2 } },
      leaders: { 'thufir-hawat': hawat },
      hands: { 'house-harkonnen': Array.from({ length: copies }, (): PlanningId => 'hawats-scheming') },
    });
  expect(scheming(1).table.interjections('seat2')).toEqual({});
  expect(scheming(3, 'waiting').table.interjections('seat2')).toEqual({});
  const story = scheming(3);
  expect(story.table.interjections('seat2')).toEqual({ scheme: { pick: 'number', min: 2, max: 3 } });
  story.interject('harkonnen', 'scheme', 2);
  expect(story.state.leaders['thufir-hawat'].at).toBe('gone');
  expect(story.state.leaders['gaius-helen-mohiam'].at).toBe('ready');
  expect(story.state.sisters.harkonnen).toBe(1);
  expect(story.state.hands['house-harkonnen'].hidden).toEqual(['hawats-scheming']);
});
