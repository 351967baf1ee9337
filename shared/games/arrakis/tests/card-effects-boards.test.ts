import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../arranged-position.ts';
import type { HouseId, LeaderId, PlanningId } from '../ids.ts';
import { open, type Story, turnOf } from './story.fixture.ts';

const shown = [
  { card: 'the-desert-war', kept: false, feared: false },
  { card: 'stunted-worms', kept: true, feared: false },
] as const;
const HARKONNEN: readonly HouseId[] = ['house-harkonnen', 'corrino-ally'];

/** A card is being played, or the special action of a leader done; it lies on its discard pile already. */
function play(by: HouseId, of: `card:${PlanningId}` | `leader:${LeaderId}`, more: Partial<Arrangement> = {}): Story {
  const side = HARKONNEN.includes(by) ? 'harkonnen' : 'atreides';
  const card = of.startsWith('card:') ? [of.slice(5) as PlanningId] : [];
  return open({
    agenda: [{ do: 'effect', ref: { by, of, at: [0] } }, { do: 'endTurn', side }, { do: 'closeRound' }],
    dice: { 'sietch-tabr': { mentat: 2 }, 'giedi-prime': { mentat: 2 } },
    ...more,
    state: {
      ...turnOf(side),
      shown,
      discards: { 'house-harkonnen': [], 'corrino-ally': [], 'house-atreides': [], 'fremen-ally': [], [by]: card },
      ...more.state,
    },
  });
}

describe('cards about prescience', () => {
  // R13.1 R2.16
  test('Hope Clouds Observation shuffles a card back, but none that is kept', () => {
    const story = play('corrino-ally', 'card:hope-clouds-observation');
    expect(story.options('harkonnen')).toEqual(['done', { card: 'the-desert-war' }]);
    story.play('harkonnen', { card: 'the-desert-war' });
    expect(story.state.shown.map(({ card }) => card)).toEqual(['stunted-worms']);
    expect(story.state.prescienceGone).toEqual([]);
  });
  // R13.11
  test('Adab removes any number for good and shows as many new ones', () => {
    const story = play('house-atreides', 'card:adab-the-demanding-memory');
    expect(story.choices('atreides')).toEqual({ pick: 'some', of: ['the-desert-war'], min: 0, max: 1 });
    story.play('atreides', ['the-desert-war']);
    expect(story.state.prescienceGone).toEqual(['the-desert-war']);
    expect(story.state.shown).toHaveLength(2);
    expect(story.told('prescienceShown')).toHaveLength(1);
  });
  // R7.2
  test('where only cards lie that are kept, Adab asks nothing', () => {
    const story = play('house-atreides', 'card:adab-the-demanding-memory', { state: { shown: [{ ...shown[1] }] } });
    expect(story.asked).toBe('act harkonnen');
  });
  // R13.1 R13.8
  test('Alam al-Mithal lowers a marker and raises another by as much, within the tracks', () => {
    const story = play('house-atreides', 'card:alam-al-mithal', {
      state: { prescience: { 'kwisatz-haderach': 0, 'sand-dwellers': 9, jihad: 2 } },
    });
    const offered = story.options('atreides') as { down: string; up: string; by: number }[];
    expect(Math.max(...offered.filter(({ up }) => up === 'sand-dwellers').map(({ by }) => by))).toBe(1);
    expect(offered.some(({ down }) => down === 'kwisatz-haderach')).toBe(false);
    story.play('atreides', { down: 'sand-dwellers', up: 'jihad', by: 4 });
    expect(story.state.prescience).toEqual({ 'kwisatz-haderach': 0, 'sand-dwellers': 5, jihad: 6 });
    expect(story.told('prescience')).toContainEqual({ type: 'prescience', track: 'jihad', by: 4, to: 6 });
    expect(story.state.leaders.chani.at).toBe('ready');
  });
  // R13.10 RU-25
  test('Fear and Eyes lie on a card instead of on their discard piles', () => {
    const fear = play('house-atreides', 'card:fear-is-the-mind-killer').play('atreides', { card: 'the-desert-war' });
    expect(fear.state.shown[0]).toEqual({ card: 'the-desert-war', kept: false, feared: true });
    expect(fear.state.attached).toEqual(['fear-is-the-mind-killer']);
    expect(fear.told('attached')).toEqual([{ type: 'attached', card: 'fear-is-the-mind-killer', to: 'the-desert-war' }]);
    expect(fear.state.discards['house-atreides']).toEqual([]);
    const eyes = play('fremen-ally', 'card:eyes-of-ibad');
    expect(eyes.options('atreides')).toEqual(['done', { card: 'the-desert-war' }]);
    eyes.play('atreides', { card: 'the-desert-war' });
    expect(eyes.state.shown[0]?.kept).toBe(true);
  });
  // R1.4
  test('Tested with the Gom Jabbar draws a second objective, and only its side hears which', () => {
    const story = play('house-atreides', 'card:tested-with-the-gom-jabbar');
    expect(story.state.objectives.hidden).toHaveLength(2);
    expect(new Set(story.state.objectives.hidden).size).toBe(2);
    expect(story.table.module.view(story.table.state, 'seat2')).toMatchObject({ objectives: null, objectiveCount: 2 });
  });
  // R15.14
  test('of four, both teammates hear which objective was drawn', () => {
    const story = play('house-atreides', 'card:tested-with-the-gom-jabbar', { seats: 4, dice: {} });
    expect(story.table.opening.filter(({ event }) => event.type === 'objectiveDrawn').map(({ to }) => to)).toEqual([['seat1', 'seat3']]);
  });
});

describe('cards about dice and the Imperium', () => {
  // R6.6
  test('Truthtrance says which die the Harkonnen must spend', () => {
    const story = play('house-atreides', 'card:truthtrance', { dice: { 'giedi-prime': { mentat: 1, strategy: 2 }, 'sietch-tabr': {} } });
    expect(story.options('atreides')).toEqual(['done', { symbol: 'strategy' }, { symbol: 'mentat' }]);
    story.play('atreides', { symbol: 'mentat' }).play('atreides', 'done');
    expect((story.options('harkonnen') as { die: string }[]).every(({ die }) => die === 'mentat')).toBe(true);
  });
  // R12.10 RU-30
  test('Reports of Traitors uses a House die up, and the tank of its owner stays', () => {
    const story = play('corrino-ally', 'card:reports-of-traitors', {
      dice: { 'sietch-tabr': { house: 1, mentat: 1 }, 'giedi-prime': { mentat: 1 } },
      tank: { 'sietch-tabr': ['stilgar', null, null] },
    });
    expect(story.options('harkonnen')).toEqual(['done', { symbol: 'house' }]);
    story.play('harkonnen', { symbol: 'house' });
    expect(story.state.boards['sietch-tabr']).toMatchObject({ unused: { house: 0 }, used: { house: 1 }, tank: ['stilgar', null, null] });
  });
  // R12.10 RU-30 R15.2
  test('of two boards of the Atreides Reports of Traitors takes the House die from the one that has it', () => {
    const story = play('corrino-ally', 'card:reports-of-traitors', {
      seats: 4,
      dice: { 'house-atreides-board': { mentat: 1 }, 'fremen-ally-board': { house: 1 }, 'corrino-ally-board': { mentat: 1 } },
    });
    story.play('corrino-ally', { symbol: 'house' });
    expect(story.state.boards['house-atreides-board']?.unused).toMatchObject({ mentat: 1, house: 0 });
    expect(story.state.boards['fremen-ally-board']).toMatchObject({ unused: { house: 0 }, used: { house: 1 } });
  });
  // R9.8
  test('a Bill of Particulars lowers a marker and activates no ban', () => {
    const story = play('house-atreides', 'card:bill-of-particulars', {
      state: { imperium: { choam: 1, 'spacing-guild': 3, landsraad: 5 } },
    });
    expect(story.options('atreides')).toEqual(['done', { power: 'spacing-guild' }, { power: 'landsraad' }]);
    story.play('atreides', { power: 'landsraad' });
    expect(story.state.imperium.landsraad).toBe(4);
    expect(story.state.bans).toEqual([]);
  });
  // R13.9
  test('Our Family Atomics go off from space 4 on', () => {
    const at = (space: number) =>
      play('house-atreides', 'card:our-family-atomics', {
        state: { prescience: { 'kwisatz-haderach': space, 'sand-dwellers': 0, jihad: 0 } },
      });
    expect(at(3).asked).not.toBe('special atreides');
    const story = at(4).play('atreides', { area: 'rimwall-west' });
    expect(story.state.atomics.at).toBe('rimwall-west');
  });
  // R7.3 R2.10
  test('who seeks out the Mahdi binds Paul for one turn: he neither moves nor is placed', () => {
    const story = play('corrino-ally', 'card:seek-out-the-mahdi', {
      dice: { 'sietch-tabr': { leadership: 1, deployment: 1 }, 'giedi-prime': { mentat: 2 } },
      harkonnen: { carthag: { regular: 1 } },
      atreides: { windgap: { regular: 1 }, 'hobars-gap': { regular: 1, named: ['paul-atreides'] } },
    });
    story.play('harkonnen', 'done');
    expect(story.state.paulBound).toBe('now');
    story.play('atreides', { die: 'leadership', for: { leader: 'paul-atreides' } });
    expect(story.told('placed')).toEqual([]);
    expect(story.asked).toBe('act harkonnen'); // neither placed nor moved
    expect(story.state.paulBound).toBeNull();
  });
});

describe('discards and leaders', () => {
  // R15.4 RU-24
  test('the opponent discards what he likes, but no Scheming', () => {
    const story = play('house-atreides', 'card:the-voice', {
      hands: { 'house-harkonnen': ['hawats-scheming', 'sandmasters'], 'corrino-ally': ['shigawire'] },
    });
    expect(story.choices('harkonnen')).toEqual({ pick: 'amounts', most: { sandmasters: 1, shigawire: 1 }, min: 1, max: 1 });
    story.play('harkonnen', { sandmasters: 0, shigawire: 1 });
    expect(story.state.discards['corrino-ally']).toEqual(['shigawire']);
    const schemes = play('house-atreides', 'card:the-voice', { hands: { 'house-harkonnen': ['hawats-scheming'] } });
    expect(schemes.options('harkonnen')).toEqual(['none']);
  });
  // R15.4
  test('W-7: teammates split a forced discard of two as they like', () => {
    const shared = (): Story =>
      play('corrino-ally', 'card:manipulation-of-others', {
        seats: 3,
        options: { shared: 'atreides' },
        hands: { 'house-atreides': ['the-voice', 'war-plan'], 'fremen-ally': ['thumpers', 'crysknife'] },
        dice: {},
      });
    const one = shared();
    expect(one.choices('house-atreides')).toMatchObject({ min: 0, max: 2 });
    one.play('house-atreides', { 'the-voice': 1, 'war-plan': 0 });
    expect(one.asked).toContain('giveUp');
    expect(one.choices('fremen-ally')).toMatchObject({ min: 1, max: 1 });
    one.play('fremen-ally', { thumpers: 1, crysknife: 0 });
    expect(one.state.discards).toMatchObject({ 'house-atreides': ['the-voice'], 'fremen-ally': ['thumpers'] });
    const none = shared().play('house-atreides', { 'the-voice': 0, 'war-plan': 0 });
    expect([none.told('discarded'), none.choices('fremen-ally')]).toMatchObject([[], { min: 2, max: 2 }]);
    const two = shared().play('house-atreides', { 'the-voice': 1, 'war-plan': 1 });
    expect(two.state.hands['fremen-ally'].hidden).toHaveLength(2);
  });
  // R12.9
  test.each<[`card:${PlanningId}`, HouseId, readonly string[]]>([
    ['card:hunter-seeker', 'house-harkonnen', ['stilgar']], // in the sector of an own legion
    ['card:alia-the-abomination', 'house-atreides', ['baron-harkonnen', 'beast-rabban']], // anywhere on the map
  ])('%s sends a named enemy to the tank', (card, by, leaders) => {
    const story = play(by, card, {
      leaders: { alia: 'ready' },
      harkonnen: { 'ne-outer-5': { regular: 1, named: ['baron-harkonnen'] }, carthag: { regular: 1, named: ['beast-rabban'] } },
      atreides: { 'gara-kulon': { regular: 1, named: ['stilgar'] }, windgap: { regular: 1, named: ['lady-jessica'] } },
    });
    const side = HARKONNEN.includes(by) ? 'harkonnen' : 'atreides';
    expect(story.options(side)).toEqual(['done', ...leaders]);
    story.play(side, leaders[0]);
    expect(story.state.leaders[leaders[0] as LeaderId].at).toBe('tank');
  });
  // R7.2
  test('where no named enemy is in reach nobody is asked', () => {
    const story = play('house-harkonnen', 'card:hunter-seeker', {
      harkonnen: { 'ne-outer-5': { regular: 1 } },
      atreides: { windgap: { regular: 1, named: ['stilgar'] } },
    });
    expect(story.asked).not.toContain('toTank');
    expect(story.asked).toBe('act atreides');
  });
  // R12.9 R2.6
  test('Crysknife reaches leaders beside the picked legion where it has gone, and leaves their units', () => {
    const story = play('fremen-ally', 'card:crysknife', {
      atreides: { 'ne-outer-8': { regular: 1, special: 1 }, windgap: { special: 2 } },
      harkonnen: {
        'ne-outer-10': { regular: 2, named: ['beast-rabban'] },
        carthag: { regular: 1, named: ['captain-aramsham'] },
        'sw-inner-3': { regular: 1, named: ['baron-harkonnen'] }, // beside Fedaykin, but not beside those that were picked
      },
    });
    story.play('atreides', 'ne-outer-8');
    // Only the picked legion moves.
    expect(new Set((story.options('atreides') as { from?: string }[]).map(({ from }) => from))).toEqual(new Set([undefined, 'ne-outer-8']));
    story.play('atreides', { from: 'ne-outer-8', to: 'ne-outer-9', way: 'foot' });
    story.play('atreides', { units: { regular: 1, special: 1 }, leaders: {} });
    expect(story.options('atreides')).toEqual(['done', 'beast-rabban']);
    story.play('atreides', 'beast-rabban');
    expect(story.legion('harkonnen', 'ne-outer-10')).toMatchObject({ regular: 2, named: [] });
  });
  // R7.2
  test('Feyd’s legion is asked for where he has one, and only there', () => {
    const harkonnen = { carthag: { regular: 1, named: ['feyd-rautha'] }, arsunt: { regular: 2 } } as const;
    const story = play('house-harkonnen', 'leader:feyd-rautha', { harkonnen });
    expect([story.asked, story.options('harkonnen')]).toEqual(['pickLegion harkonnen', ['done', 'carthag']]);
    const alone = play('house-harkonnen', 'leader:feyd-rautha', { harkonnen: { arsunt: { regular: 2 } } });
    expect(alone.asked).not.toContain('pickLegion');
  });
  // R7.7 R17.3
  test('Alia’s die counts as any symbol, then a card is drawn', () => {
    const story = play('house-atreides', 'leader:alia', { atreides: { windgap: { regular: 1 } } });
    const offered = story.options('atreides');
    expect(offered).toContainEqual({ as: 'strategy', action: 'move' });
    expect(offered).not.toContainEqual({ as: 'house', action: 'any' });
    expect(offered).toContain('done'); // no effect is compulsory: R7.3
    story.play('atreides', { as: 'mentat', action: 'draw' });
    expect(story.choices('atreides')).toMatchObject({ max: 2 });
    story.play('atreides', { 'house-atreides': 2, 'fremen-ally': 0 });
    expect(story.choices('atreides')).toMatchObject({ max: 1 });
  });
  // R10.2
  test('Rabban takes part in both of his moves', () => {
    const story = play('house-harkonnen', 'leader:beast-rabban', {
      harkonnen: { carthag: { regular: 3, generic: 1, named: ['beast-rabban'] }, arrakeen: { regular: 1 } },
    });
    story.play('harkonnen', { from: 'carthag', to: 'arsunt', way: 'foot' });
    expect(story.choices('harkonnen')).toMatchObject({ fields: { leaders: { most: { generic: 1 }, min: 0, max: 1 } } });
    story.play('harkonnen', { units: { regular: 1 }, leaders: { generic: 0 } });
    expect(story.legion('harkonnen', 'arsunt')).toMatchObject({ regular: 1, generic: 0, named: ['beast-rabban'] });
    const again = story.options('harkonnen') as { from?: string; to: 'hagga-basin' }[];
    expect(new Set(again.map((route) => route.from))).toEqual(new Set([undefined, 'arsunt']));
    const on = again.find((route) => route.from === 'arsunt');
    story.play('harkonnen', on);
    expect(story.legion('harkonnen', on?.to ?? 'hagga-basin')).toMatchObject({ regular: 1, named: ['beast-rabban'] });
  });
});
