import { describe, expect, test } from 'vitest';
import { isEmpty, isFree, desertAreas, hasSettlement, isExposed, sameSector, terrain } from '../queries/areas.ts';
import { mayUseDesertPower } from '../queries/dice.ts';
import { dismiss, gainPrescience, gainSupremacy } from '../verbs/tracks.ts';
import { sendToTank } from '../verbs/tank.ts';
import { open, turnOf } from './story.fixture.ts';

const waiting = [{ do: 'prune' }] as const;
const shown = [{ card: 'the-desert-war', kept: false, feared: false }] as const;

const SITES = ['arsunt', 'carthag', 'windgap', 'ne-outer-1'] as const;
const STATIONS = ['jihad', 'jihad', 'sand-dwellers', 'sand-dwellers', 'kwisatz-haderach'] as const;

describe('areas', () => {
  // R2.11 R2.12 RU-40
  test('free is without enemies and worms, empty without anything', () => {
    const { state } = open({
      agenda: waiting,
      harkonnen: { 'ne-outer-1': { regular: 1 } },
      state: {
        shown,
        stations: ['ne-outer-2'],
        worms: ['ne-outer-3'],
        wormsigns: ['ne-outer-4'],
        harvesters: ['ne-outer-5'],
        stationsTaken: STATIONS,
      },
    });
    const free = (at: Parameters<typeof isFree>[2]) => [isFree(state, 'harkonnen', at), isFree(state, 'atreides', at), isEmpty(state, at)];
    expect(free('ne-outer-1')).toEqual([true, false, false]);
    expect(free('ne-outer-2')).toEqual([true, true, false]);
    expect(free('ne-outer-3')).toEqual([false, false, false]);
    expect(free('ne-outer-4')).toEqual([true, true, false]);
    expect(free('ne-outer-5')).toEqual([true, true, false]);
    expect(free('gara-kulon')).toEqual([false, true, false]);
    expect(free('arrakeen')).toEqual([true, false, false]);
    expect(free('ne-outer-6')).toEqual([true, true, true]);
  });
  // R2.14 R12.4 R11.13
  test('villages, cities and sietches are settlements; where one was destroyed is an area like others', () => {
    const before = open({ agenda: waiting, state: { shown } }).state;
    expect(SITES.map((at) => [hasSettlement(before, 'harkonnen', at), hasSettlement(before, 'atreides', at)])).toEqual([
      [true, false],
      [true, false],
      [false, true],
      [false, false],
    ]);
    const after = open({ agenda: waiting, sietches: { windgap: null }, state: { shown, settlements: ['carthag'] } }).state;
    expect(SITES.map((at) => hasSettlement(after, 'harkonnen', at) || hasSettlement(after, 'atreides', at))).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect([isFree(before, 'harkonnen', 'windgap'), isFree(after, 'harkonnen', 'windgap')]).toEqual([false, true]);
    expect([isFree(before, 'atreides', 'arsunt'), isFree(after, 'atreides', 'arsunt')]).toEqual([false, true]);
  });
  // R3.6 R13.9
  test('ringed plateaus are sheltered until the atomics expose them; the struck mountain is desert', () => {
    const before = open({ agenda: waiting, state: { shown } }).state;
    const after = open({ agenda: waiting, state: { shown, atomics: { unlocked: true, at: 'rimwall-west' } } }).state;
    const exposed = (state: typeof before) =>
      (['arrakeen', 'imperial-basin', 'hagga-basin', 'rimwall-west'] as const).map((at) => isExposed(state, at));
    expect(exposed(before)).toEqual([false, false, false, false]);
    expect(exposed(after)).toEqual([true, true, false, true]);
    expect([terrain(before, 'rimwall-west'), terrain(after, 'rimwall-west')]).toEqual(['mountain', 'desert']);
    // Wormsigns and harvesters can lie there from now on.
    expect(desertAreas(after)).toEqual([...desertAreas(before), 'rimwall-west']);
    expect(desertAreas(before).every((at) => terrain(before, at).includes('desert'))).toBe(true);
  });
  // RU-55
  test('the North Pole shares a sector with all inner areas', () => {
    const { state } = open({ agenda: waiting, state: { shown } });
    expect([sameSector(state, 'north-pole', 'windgap'), sameSector(state, 'north-pole', 'arrakeen')]).toEqual([true, true]);
    expect([sameSector(state, 'north-pole', 'gara-kulon'), sameSector(state, 'windgap', 'arrakeen')]).toEqual([false, false]);
  });
});

describe('tracks and leaders', () => {
  // R7.8
  test.each([
    [4, 2, false],
    [1, 2, true],
    [2, 2, false],
    [0, 1, true],
  ])('T-3: with %i dice against %i Desert Power is %s', (atreides, harkonnen, allowed) => {
    const dice = { 'sietch-tabr': { mentat: atreides }, 'giedi-prime': { mentat: harkonnen } };
    expect(mayUseDesertPower(open({ agenda: waiting, dice, state: { shown } }).state)).toBe(allowed);
  });
  // R13.8 R17.6 R1.3
  test('supremacy brings Hawat, tokens for the Atreides, Feyd in the place of Rabban, and the victory', () => {
    const { table } = open({ agenda: waiting, harkonnen: { carthag: { regular: 1, named: ['beast-rabban'] } }, state: { shown } });
    gainSupremacy(table, 1);
    expect(table.state.leaders['thufir-hawat'].at).toBe('ready');
    gainSupremacy(table, 6);
    expect(table.state.sisters).toEqual({ atreides: 3, harkonnen: 0, reserve: 2 });
    expect([table.state.leaders['feyd-rautha'].at, table.state.leaders['beast-rabban'].at]).toEqual(['ready', 'gone']);
    gainSupremacy(table, 5);
    expect(table.position.outcome).toEqual({ winners: ['seat2'], reason: 'supremacy' });
  });
  // R13.8 R17.5
  test('prescience brings leaders; Muad’Dib takes the exact place of Paul', () => {
    const { table } = open({
      agenda: waiting,
      atreides: { windgap: { regular: 1, named: ['paul-atreides'] } },
      spent: ['paul-atreides'],
      tank: { 'sietch-tabr': [null, 'lady-jessica', null] },
      state: { shown },
    });
    gainPrescience(table, 'kwisatz-haderach', 3);
    expect(table.state.leaders['paul-muaddib'].at).toBe('windgap');
    expect(table.state.leaders['paul-atreides']).toEqual({ at: 'gone', spent: false });
    gainPrescience(table, 'sand-dwellers', 8);
    expect(table.state.boards['sietch-tabr']?.tank).toEqual([null, 'reverend-mother-jessica', null]);
    expect([table.state.leaders.alia.at, table.state.leaders.chani.at]).toEqual(['ready', 'waiting']);
    expect(table.state.atomics.unlocked).toBe(true);
  });
  // R12.11 R17.3 RU-21
  test.each([false, true])('in the tank a leader does nothing; the card comes out as it went in, spent: %s', (spent) => {
    const story = open({
      agenda: [{ do: 'act', house: 'house-harkonnen' }, { do: 'endTurn', side: 'harkonnen' }, { do: 'round' }],
      tank: { 'giedi-prime': [null, null, null, null, 'baron-harkonnen'] },
      spent: spent ? ['baron-harkonnen'] : [],
      dice: { 'giedi-prime': { strategy: 1, deployment: 1, leadership: 1, mentat: 1, house: 1 }, 'sietch-tabr': { mentat: 1 } },
      state: { shown, ...turnOf('harkonnen') },
    });
    const offersBaron = () => JSON.stringify(story.options('harkonnen')).includes('baron-harkonnen');
    expect(offersBaron()).toBe(false);
    story.play('harkonnen', { die: 'strategy', for: { action: 'attack' } });
    expect(story.state.leaders['baron-harkonnen']).toEqual({ at: 'ready', spent });
    story.play('atreides', { die: 'mentat', for: { action: 'draw' } }).until('act harkonnen');
    expect(offersBaron()).toBe(!spent);
  });
  // R12.12 R17.6
  test('who leaves the game comes from wherever he is and never goes to the tank', () => {
    const story = open({
      agenda: waiting,
      tank: { 'giedi-prime': ['beast-rabban', null, null, null, null] },
      harkonnen: { carthag: { regular: 1, named: ['thufir-hawat'] } },
      atreides: { windgap: { regular: 1, named: ['paul-atreides', 'lady-jessica'] } },
      state: { shown },
    });
    gainSupremacy(story.table, 6);
    dismiss(story.table, 'thufir-hawat');
    gainPrescience(story.table, 'kwisatz-haderach', 3);
    gainPrescience(story.table, 'sand-dwellers', 3);
    for (const id of ['beast-rabban', 'thufir-hawat', 'paul-atreides', 'lady-jessica'] as const)
      expect(story.state.leaders[id]).toMatchObject({ at: 'gone' });
    for (const board of Object.values(story.state.boards)) expect(board.tank.every((leader) => leader === null)).toBe(true);
    expect(story.table.module.invariants(story.state)).toEqual([]);
  });
  // R12.9
  test('W-15: START is taken, so the others are pushed to the right', () => {
    const { table } = open({
      agenda: waiting,
      harkonnen: { carthag: { regular: 1, named: ['beast-rabban'] } },
      tank: { 'giedi-prime': ['baron-harkonnen', 'captain-aramsham', null, null, null] },
      state: { shown },
    });
    sendToTank(table, 'beast-rabban');
    expect(table.state.boards['giedi-prime']?.tank).toEqual(['beast-rabban', 'baron-harkonnen', 'captain-aramsham', null, null]);
  });
});
