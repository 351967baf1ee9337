import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../arranged-position.ts';
import { boardOf } from '../board.ts';
import { mahdi } from '../data/mahdi.ts';
import { type PowerId, SIETCHES } from '../ids.ts';
import { brokenIn } from '../invariants.ts';
import { canBeTarget, needsTarget, sectorsBeside, sectorsOf, tacticalSectorAt, targetSector } from '../queries/mahdi/target.ts';
import { book, deckSize, handOf } from '../queries/table.ts';
import { against, die, nobody, onlySietches, rows } from './mahdi.fixture.ts';
import { open, rest, shown, turnOf } from './story.fixture.ts';

describe('the data of the automa, read a second time', () => {
  // R16.1 R16.3
  test('eight tactical cards: two of three outer sectors and of the inner ones, one of the others', () => {
    expect(boardOf({}).data.tacticalSectors).toEqual({
      'rock-outcroppings': 'nw-outer',
      'bight-of-the-cliff': 'nw-outer',
      'sihaya-ridge': 'ne-outer',
      'gara-kulon': 'ne-outer',
      'tasmin-sink': 'se-outer',
      'habbanya-ridge': 'sw-outer',
      windgap: 'inner',
      'hobars-gap': 'inner',
    });
    for (const id of SIETCHES) expect([id, tacticalSectorAt(against({}).state, id)]).toEqual([id, boardOf({}).data.tacticalSectors[id]]);
    // Only the automa needs a target, and only one that it has had is replaced. R16.3
    const needs = (target: 'windgap' | null, stands: boolean): boolean =>
      needsTarget(against({ sietches: onlySietches({ 'gara-kulon': 1, ...(stands && { windgap: 1 }) }) }, { target }).state);
    expect([needs('windgap', false), needs('windgap', true), needs(null, false)]).toEqual([true, false, false]);
    expect(needsTarget(open({ agenda: [rest], state: { shown } }).state)).toBe(false);
    // A card keeps its sector when its sietch has fallen.
    expect(targetSector(against({ sietches: onlySietches({ 'gara-kulon': 1 }) }, { target: 'tasmin-sink' }).state)).toBe('se-outer');
  });
  // R16.4 R16.5 R16.7 R16.14 R16.15
  test('its numbers', () => {
    expect(mahdi.harvesters.map(({ terrain, away }) => `${terrain} ${away}`)).toEqual([
      'deep-desert true',
      'desert true',
      'deep-desert false',
      'desert false',
    ]);
    expect([mahdi.power, mahdi.fine]).toEqual([
      { unit: 1, token: 2, leader: 1 },
      { generic: 1, regular: 2, named: 2, elite: 3, special: 4, token: 2 },
    ]);
    expect([mahdi.sameSymbol, mahdi.flights, mahdi.supremacyEachRound, mahdi.supremacyForSpice]).toEqual([3, 1, 1, 7]);
    expect(mahdi.truthtrance).toEqual({ leadership: 3, strategy: 3, mentat: 3, deployment: 2, house: 2 });
  });
});

describe('two together', () => {
  const together = { seats: 2, options: { mode: 'mahdi' } } as const;
  // R16.1 R15.5
  test('share the Atreides, their dice and decks, without cones; House Atreides chooses among what is equal', () => {
    const story = against({
      ...together,
      agenda: [
        { do: 'phase', phase: 'start' },
        { do: 'phase', phase: 'action' },
      ],
      state: { turn: null, shown: [] },
    });
    expect([story.state.lead['house-atreides'], story.state.lead['fremen-ally'], story.state.lead['house-harkonnen']]).toEqual([
      'seat1',
      'seat2',
      null,
    ]);
    expect(story.state.cones).toEqual({});
    expect([handOf(story.state, 'house-atreides').length, handOf(story.state, 'fremen-ally').length]).toEqual([1, 1]);
    expect(story.state.automa?.unrolled).toBe(8);
    const tie = against({ ...together, agenda: [{ do: 'automaVehicles', left: { harvester: 1 } }, rest] });
    expect(tie.table.asked).toEqual(['seat1']);
    expect(tie.options('atreides')).toEqual(['ne-outer-1', 'ne-outer-13']);
  });
  // R16.1
  test('win together', () => {
    const won = against({
      ...together,
      agenda: [{ do: 'winCheck' }],
      objectives: ['objective-10-5-3'],
      state: { prescience: { 'kwisatz-haderach': 10, 'sand-dwellers': 10, jihad: 10 } },
    });
    expect(won.table.position.outcome).toEqual({ reason: 'prescience', winners: ['seat1', 'seat2'] });
  });
});

describe('the start of the round', () => {
  // R16.3
  test('one card from each own deck, two of prescience, a harvest sector and a target elsewhere, two reinforcements', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const story = against({ agenda: [{ do: 'startOfRound' }, rest], state: { shown: [], turn: null }, seed });
      const { automa, shown } = story.state;
      expect([shown.length, handOf(story.state, 'house-atreides').length, handOf(story.state, 'fremen-ally').length]).toEqual([2, 1, 1]);
      expect(handOf(story.state, 'house-harkonnen')).toEqual([]);
      const { deckOf, data } = book(story.state);
      expect((automa?.reinforcements.hidden ?? []).map((card) => deckOf[card])).toEqual(['house-harkonnen', 'corrino-ally']);
      const target = automa?.target as (typeof SIETCHES)[number];
      expect(data.tacticalSectors[target]).not.toBe(automa?.harvest);
      expect(story.told('tactics')).toMatchObject([{ harvest: automa?.harvest, target }]);
    }
  });
  // R16.3
  test('W-17: a target in the harvest sector, inner ones being one, or one that is destroyed is not kept', () => {
    const { state } = against({});
    expect([canBeTarget(state, 'gara-kulon', 'inner', false), canBeTarget(state, 'windgap', 'inner', false)]).toEqual([true, false]);
    const gone = against({ sietches: { 'gara-kulon': null } });
    expect(canBeTarget(gone.state, 'gara-kulon', 'inner', false)).toBe(false);
  });
  // R16.3
  test('while all sietches that are left lie in the harvest sector another one is drawn', () => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const story = against({
        agenda: [{ do: 'tactics' }, rest],
        sietches: onlySietches({ windgap: 2, 'hobars-gap': 2 }),
        seed,
      });
      expect(story.state.automa?.harvest).not.toBe('inner');
      expect(['windgap', 'hobars-gap']).toContain(story.state.automa?.target);
    }
  });
  // R16.3
  test('a target that falls is replaced at once, also from the harvest sector where nothing else is left', () => {
    const story = die('strategy', {
      harkonnen: { 'sw-inner-3': { regular: 4 } },
      sietches: onlySietches({ windgap: 1, 'hobars-gap': 2 }),
      leaders: nobody,
    });
    expect(story.state.sietches.windgap).toBeNull();
    expect(story.state.automa).toMatchObject({ harvest: 'ne-outer', target: 'hobars-gap' });
    const inside = die(
      'strategy',
      { harkonnen: { 'sw-inner-3': { regular: 4 } }, sietches: onlySietches({ windgap: 1, 'gara-kulon': 2 }), leaders: nobody },
      { harvest: 'ne-outer' },
    );
    expect(inside.state.automa).toMatchObject({ harvest: 'ne-outer', target: 'gara-kulon' });
  });
  // R16.2
  test('the inner sectors are one, also as a neighbour', () => {
    const { state } = against({});
    expect(sectorsOf(state, 'inner')).toHaveLength(4);
    expect(sectorsBeside(state, 'inner')).toEqual(['ne-outer', 'se-outer', 'nw-outer', 'sw-outer']);
    expect(sectorsBeside(state, 'ne-outer')).toEqual(expect.arrayContaining(['inner', 'se-outer', 'nw-outer']));
    expect(sectorsBeside(state, 'ne-outer')).not.toContain('ne-outer');
  });
});

describe('spice', () => {
  const markers = (choam: number, guild: number, landsraad: number): Record<PowerId, number> => ({
    choam,
    'spacing-guild': guild,
    landsraad,
  });
  const spend = (imperium: Record<PowerId, number>, spice: number) =>
    against({ agenda: [{ do: 'automaSpice', plan: {} }, { do: 'bans' }, rest], state: { imperium, spice } });
  // R16.14
  test('T-4: the lowest markers are kept first, the rest raises the lowest', () => {
    expect(spend(markers(5, 3, 4), 8).state).toMatchObject({ imperium: markers(5, 4, 5), reserve: 0 });
  });
  // R16.14
  test('no marker rises while another one drops: what is left goes to the reserve', () => {
    expect(spend(markers(4, 5, 5), 3).state).toMatchObject({ imperium: markers(4, 4, 4), reserve: 1 });
    expect(spend(markers(3, 4, 5), 5).state).toMatchObject({ imperium: markers(3, 4, 4), reserve: 1 });
  });
  // R16.14
  test('T-4: with all on top 7 spice are a step of supremacy, 6 keep them, 5 leave one in reserve', () => {
    expect(spend(markers(5, 5, 5), 7).state).toMatchObject({ imperium: markers(5, 5, 5), supremacy: 1, reserve: 0 });
    expect(spend(markers(5, 5, 5), 6).state).toMatchObject({ imperium: markers(5, 5, 5), supremacy: 0, reserve: 0 });
    const tie = spend(markers(5, 5, 5), 5);
    expect(tie.options('atreides')).toEqual(['choam', 'spacing-guild', 'landsraad']);
    tie.play('atreides', 'landsraad').play('atreides', 'choam');
    expect(tie.state).toMatchObject({ imperium: markers(5, 4, 5), reserve: 1, bans: ['spacing-guild'] });
  });
  // R16.14
  test('T-15: a marker on the bottom step stays for nothing and rises for three', () => {
    expect(spend(markers(1, 4, 4), 4).state).toMatchObject({ imperium: markers(1, 4, 4), reserve: 0, bans: ['choam'] });
    expect(spend(markers(1, 4, 4), 7).state).toMatchObject({ imperium: markers(2, 4, 4), reserve: 0, bans: [] });
    const tie = spend(markers(1, 4, 4), 5);
    expect(tie.options('atreides')).toEqual(['spacing-guild', 'landsraad']);
    tie.play('atreides', 'landsraad');
    expect(tie.state).toMatchObject({ imperium: markers(1, 4, 5), reserve: 0 });
  });
  // R16.14 R9.4
  test('nothing is stockpiled, and the harvest is spent by itself', () => {
    const story = against({
      agenda: [{ do: 'harvest' }, rest],
      state: { imperium: markers(5, 4, 3), harvesters: ['ne-outer-1', 'ne-outer-2', 'ne-outer-3'], reserve: 1 },
    });
    expect(story.state).toMatchObject({ imperium: markers(5, 4, 3), supremacy: 0, spice: 0 });
    expect(rows(story)).toEqual(['keepLowest', 'keepLowest', 'only']);
  });
});

describe('the end of the round', () => {
  // R16.15
  test('the Atreides are checked first, then supremacy rises and the tactical cards are shuffled; no leader is exchanged', () => {
    const story = against(
      {
        agenda: [{ do: 'endOfRound' }, { do: 'phase', phase: 'action' }],
        harkonnen: { carthag: { regular: 2, named: ['beast-rabban'] } },
        state: { shown, supremacy: 3 },
      },
      { tactical: { hidden: ['windgap'] }, shown: ['gara-kulon', 'hobars-gap'], temporary: 'tasmin-sink', flown: 1 },
    );
    expect(story.asked).toBe('prune atreides');
    expect(story.state.supremacy).toBe(3);
    story.play('atreides', []);
    expect(story.state.supremacy).toBe(4);
    expect(story.state.automa).toMatchObject({ temporary: null, flown: 0 });
    expect(against({ agenda: [{ do: 'automaEnd' }, rest] }, { unrolled: 2 }).state.automa?.unrolled).toBe(0);
    expect(story.legion('harkonnen', 'carthag').named).toEqual(['beast-rabban']);
    const won = against({
      agenda: [{ do: 'endOfRound' }],
      objectives: ['objective-10-5-3'],
      state: { shown, supremacy: 9, prescience: { 'kwisatz-haderach': 10, 'sand-dwellers': 10, jihad: 10 } },
    });
    expect(won.state.result).toMatchObject({ side: 'atreides', reason: 'prescience' });
  });
  // R16.15 R1.3
  test('at the end of the track the automa has won, and nobody else', () => {
    const story = against({ agenda: [{ do: 'automaEnd' }], state: { supremacy: 9 } });
    expect(story.state.result).toMatchObject({ side: 'harkonnen', reason: 'supremacy' });
    expect(story.table.position.outcome).toEqual({ reason: 'supremacy', winners: [] });
  });
});

describe('what the Atreides reveal', () => {
  const trains = (more: Partial<Arrangement> = {}) =>
    against({
      agenda: [{ do: 'act', house: 'house-atreides' }],
      dice: { 'sietch-tabr': { mentat: 1 } },
      atreides: { windgap: { tokens: ['s-elite', 's-two-regulars'] } },
      ...more,
      state: { ...turnOf('atreides'), ...more.state },
    });
  // R16.17
  test('a token of their own will brings a reinforcement, not under the ban of the Spacing Guild', () => {
    const story = trains().interject('atreides', 'train', { at: 'windgap', token: 's-elite' });
    expect(story.state.automa?.reinforcements.hidden).toHaveLength(1);
    const banned = trains({ state: { bans: ['spacing-guild'] } }).interject('atreides', 'train', { at: 'windgap', token: 's-elite' });
    expect(banned.state.automa?.reinforcements.hidden).toHaveLength(0);
  });
  // R16.17
  test('nothing is trained, and no sietch revealed, in a sector with an ornithopter; a claim may still reveal tokens', () => {
    const under = { zones: { 'air-sw-inner-sw-outer': 'ornithopter' } } as const;
    const story = trains({ state: under });
    expect(story.table.interjections('seat1')).not.toHaveProperty('train');
    const paul = (card: 'the-fremen-call-paul-the-mahdi' | 'the-lisan-al-gaib', zones: object) =>
      against({
        agenda: [{ do: 'endClaim' }, rest],
        atreides: { windgap: { regular: 1, tokens: ['s-elite', 's-two-regulars'], named: ['paul-atreides'] } },
        state: { shown: [{ card, kept: false, feared: false }, ...shown], zones: zones as never },
      });
    const cards = ['the-fremen-call-paul-the-mahdi', 'the-lisan-al-gaib'] as const;
    expect(cards.map((card) => paul(card, {}).asked)).toEqual(['endClaim atreides', 'endClaim atreides']);
    const watched = cards.map((card) => paul(card, under.zones).asked);
    expect(watched.sort()).toEqual(['endClaim atreides', 'prune atreides']);
  });
  // R16.17 R7.9
  test('the automa does not scout', () => {
    const story = trains({ state: { zones: { 'air-sw-inner-sw-outer': 'ornithopter' } } });
    expect(story.table.interjections('seat1')).not.toHaveProperty('scout');
  });
});

describe('Harkonnen cards', () => {
  // R16.18
  test('an empty deck is its discards, shuffled', () => {
    const all = boardOf({}).cardsOf['corrino-ally'];
    const story = against({
      agenda: [{ do: 'automaCard', deck: 'corrino-ally' }, rest],
      harkonnen: { carthag: { regular: 2 } },
      state: { discards: { 'house-harkonnen': [], 'corrino-ally': all, 'house-atreides': [], 'fremen-ally': [] } },
    }).until('prune');
    expect(story.told('reshuffled')).toEqual([{ type: 'reshuffled', deck: 'corrino-ally' }]);
    expect(deckSize(story.state, 'corrino-ally')).toBeGreaterThan(10);
    expect(brokenIn(story.state)).toEqual([]);
  });
  const left = (card: 'hawats-scheming', aside: boolean, hawat: 'ready' | 'waiting') => {
    const others = boardOf({}).cardsOf['house-harkonnen'].filter((id) => id !== card);
    return against(
      {
        agenda: [{ do: 'automaCard', deck: 'house-harkonnen' }, rest],
        leaders: { 'thufir-hawat': hawat },
        state: { discards: { 'house-harkonnen': others, 'corrino-ally': [], 'house-atreides': [], 'fremen-ally': [] } },
      },
      { schemeAside: aside },
    );
  };
  // R16.18 R17.9
  test('the first scheme of Hawat is laid aside; with the second both are discarded, and Mohiam comes for him', () => {
    const first = left('hawats-scheming', false, 'ready');
    expect([first.state.automa?.schemeAside, first.state.leaders['thufir-hawat'].at]).toEqual([true, 'ready']);
    const second = left('hawats-scheming', true, 'ready');
    expect(second.state.automa?.schemeAside).toBe(false);
    expect(second.state.discards['house-harkonnen'].filter((id) => id === 'hawats-scheming')).toHaveLength(2);
    expect([second.state.leaders['thufir-hawat'].at, second.state.leaders['gaius-helen-mohiam'].at]).toEqual(['gone', 'ready']);
    expect(second.state.supremacy).toBe(1); // no die on the spice board for her token
  });
  // R16.18
  test('without Hawat the second one serves as a reinforcement', () => {
    const story = left('hawats-scheming', true, 'waiting');
    expect(story.state.automa).toMatchObject({ schemeAside: true, reinforcements: { hidden: ['hawats-scheming'] } });
  });
});
