import { describe, expect, test } from 'vitest';
import { nearness } from '../queries/end.ts';
import { finish, gainSupremacy } from '../verbs/tracks.ts';
import { open } from './story.fixture.ts';

const BARON = { carthag: { regular: 1, named: ['baron-harkonnen'] } } as const;
const end = [{ do: 'endOfRound' }, { do: 'round' }] as const;

describe('end of the round', () => {
  // R1.4 R1.5
  test('the Atreides win when all markers are on or beyond the targets, not with two', () => {
    const won = open({ agenda: end, state: { prescience: { 'kwisatz-haderach': 10, 'sand-dwellers': 6, jihad: 3 } } });
    expect(won.table.position.outcome).toEqual({ winners: ['seat1'], reason: 'prescience' });
    expect(won.state.result).toEqual({ reason: 'prescience', side: 'atreides', objective: 'objective-10-5-3' });
    const near = open({ agenda: end, state: { prescience: { 'kwisatz-haderach': 10, 'sand-dwellers': 10, jihad: 2 } } });
    expect(near.table.position.outcome).toBeNull();
  });
  // R13.10
  test('aircraft leave, dice come back, spent leader cards turn faceup, those in the tank too', () => {
    const story = open({
      agenda: end,
      spent: ['stilgar', 'baron-harkonnen'],
      dice: { 'giedi-prime': { house: 1 } },
      tank: { 'giedi-prime': ['baron-harkonnen', null, null, null, null] },
      state: { zones: { 'air-ne-inner-ne-outer': 'ornithopter' }, setAside: 2 },
    });
    expect(story.told('vehicleRemoved')).toEqual([
      { type: 'vehicleRemoved', vehicle: 'ornithopter', at: 'air-ne-inner-ne-outer', by: 'endOfRound' },
    ]);
    expect(story.state.leaders.stilgar).toEqual({ at: 'ready', spent: false });
    expect(story.state.leaders['baron-harkonnen']).toEqual({ at: 'tank', spent: false });
    expect(story.state.round).toBe(2);
  });
  // R13.10
  test('named leaders may be relieved by generic ones, Harkonnen first', () => {
    const story = open({
      agenda: end,
      harkonnen: { carthag: { regular: 1, named: ['beast-rabban'] } },
      atreides: { windgap: { regular: 1, named: ['stilgar'] } },
    });
    expect(story.asked).toBe('relieve harkonnen');
    story.play('harkonnen', ['beast-rabban']);
    expect(story.legion('harkonnen', 'carthag')).toMatchObject({ regular: 1, generic: 1, named: [] });
    expect(story.state.leaders['beast-rabban'].at).toBe('ready');
    expect(story.asked).toBe('relieve atreides');
  });
  // R7.13 R13.10
  test('hands are discarded down to six by choice, without Hawat’s Scheming', () => {
    const story = open({
      agenda: end,
      hands: {
        'house-harkonnen': ['hawats-scheming', 'hawats-scheming', 'sandmasters', 'spotter-control'],
        'corrino-ally': ['shigawire', 'troop-carriers', 'breeding-program', 'sardaukar-pogrom'],
      },
    });
    expect(story.asked).toBe('handLimit harkonnen');
    expect(story.choices('harkonnen')).toMatchObject({ pick: 'amounts', min: 2, max: 2 });
    expect(Object.keys((story.choices('harkonnen') as unknown as { most: object }).most)).not.toContain('hawats-scheming');
    story.play('harkonnen', {
      sandmasters: 1,
      'spotter-control': 0,
      shigawire: 1,
      'troop-carriers': 0,
      'breeding-program': 0,
      'sardaukar-pogrom': 0,
    });
    expect(story.state.discards).toMatchObject({ 'house-harkonnen': ['sandmasters'], 'corrino-ally': ['shigawire'] });
  });
  // R13.10 R13.11
  test('claimed cards leave the game, others by choice; what is kept stays as an extra card', () => {
    const shown = [
      { card: 'the-desert-war', kept: false, feared: true },
      { card: 'stunted-worms', kept: true, feared: false },
    ] as const;
    const story = open({
      agenda: end,
      state: { shown, claimed: ['the-lisan-al-gaib'], prescienceGone: ['families-flee-to-the-palmaries-of-the-south'] },
    });
    expect(story.asked).toBe('prune atreides');
    expect(story.whyNot('atreides', 'stunted-worms')).toBe('kept R13.10');
    story.play('atreides', ['the-desert-war']);
    expect(story.state.prescienceGone).toEqual(['families-flee-to-the-palmaries-of-the-south', 'the-lisan-al-gaib', 'the-desert-war']);
    expect(story.state.shown.map(({ card }) => card)).toContain('stunted-worms');
    expect(story.state.shown).toHaveLength(4);
  });
});

describe('how it can end', () => {
  // R1.3 R1.4
  test('how near each side is shows on the tracks: supremacy to its last space, markers to what objectives want', () => {
    const near = (side: 'atreides' | 'harkonnen', supremacy: number, marker: number): number =>
      nearness(
        open({
          agenda: [{ do: 'relieve', side: 'harkonnen' }],
          harkonnen: BARON,
          state: { supremacy, prescience: { 'kwisatz-haderach': marker, 'sand-dwellers': marker, jihad: marker } },
        }).state,
        side,
      );
    expect([near('harkonnen', 0, 9), near('harkonnen', 5, 0), near('harkonnen', 9, 0)]).toEqual([0, 0.5, 0.9]);
    expect([near('atreides', 9, 0), near('atreides', 0, 3), near('atreides', 0, 10)]).toEqual([0, 0.5, 1]);
  });
  // R1.6
  test('after any number of rounds the next one begins; nobody is out of the game without a legion', () => {
    const story = open({ agenda: end, state: { round: 99, settlements: [] } });
    expect(story.state.round).toBe(100);
    expect(story.table.position.outcome).toBeNull();
    expect(story.table.module.seats(story.state)).toEqual(['seat1', 'seat2']);
  });
  // R1.3 R1.4
  test('whoever has won first has won: what happens after it changes nothing', () => {
    const { table } = open({ agenda: [{ do: 'relieve', side: 'harkonnen' }], harkonnen: BARON, objectives: ['objective-10-5-3'] });
    finish(table, 'atreides', 'arrakeen');
    gainSupremacy(table, 10);
    expect(table.state.result).toMatchObject({ side: 'atreides', reason: 'arrakeen' });
    expect(table.position.outcome).toEqual({ winners: ['seat1'], reason: 'arrakeen' });
  });
  // R1.6 R1.3
  test('teammates win together, the others lose together: there is no draw', () => {
    const { table } = open({ agenda: [{ do: 'relieve', side: 'harkonnen' }], seats: 4, harkonnen: BARON });
    gainSupremacy(table, 10);
    expect(table.position.outcome).toEqual({ winners: ['seat2', 'seat4'], reason: 'supremacy' });
  });
});
