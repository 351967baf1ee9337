import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../../kernel/chance.ts';
import { randomMove } from '../../../testkit/play.ts';
import type { Arrangement } from '../arranged-position.ts';
import { boardOf } from '../board.ts';
import { AREAS, HOUSES, type PlanningId, ZONES } from '../ids.ts';
import { branchOf, isCardPossible, legionFor, nextDeck, targetsOf } from '../queries/mahdi/effects.ts';
import { harvesterAreas } from '../queries/mahdi/vehicles.ts';
import { sideOfHouse } from '../queries/table.ts';
import { holds } from '../queries/effects.ts';
import type { EffectRef } from '../questions.ts';
import { against, die, marches, nobody, onlySietches } from './mahdi.fixture.ts';
import { doing, rest, shown } from './story.fixture.ts';

describe('cards of the automa', () => {
  const ref = (card: PlanningId, at: readonly number[] = [0]): EffectRef => ({ by: 'house-harkonnen', of: `card:${card}`, at });
  const plays = (card: PlanningId, more: Partial<Arrangement>, automa = {}) =>
    against({ agenda: doing('house-harkonnen', `card:${card}`), leaders: nobody, ...more }, automa);
  // R16.11
  test('Mudir Nahya asks whether Beast Rabban is gone', () => {
    const gone = (at: 'ready' | 'waiting' | 'gone') =>
      holds(against({ leaders: { 'beast-rabban': at } }).state, { is: 'gone', leader: 'beast-rabban' });
    expect([gone('ready'), gone('waiting'), gone('gone')]).toEqual([false, false, true]);
  });
  // R16.11
  test('Mentat: two cards, the first from the deck that was not discarded from last', () => {
    const { state } = against({});
    expect(nextDeck(state)).toBe('house-harkonnen');
    expect(nextDeck(against({}, { lastDeck: 'house-harkonnen' }).state)).toBe('corrino-ally');
    const story = die('mentat', { leaders: nobody }, { lastDeck: 'house-harkonnen' }).until('prune');
    const { deckOf } = boardOf({});
    const [first] = [
      ...story.told('automaCard').map(({ card }) => deckOf[card]),
      ...story.told('automaScheme').map(() => 'house-harkonnen'),
    ];
    expect(first).toBe('corrino-ally');
    expect(story.told('automaCard').length + story.told('automaScheme').length).toBeGreaterThanOrEqual(2);
  });
  // R16.11
  test('a card of which no part can be resolved goes to the reinforcements', () => {
    const { state } = against({});
    expect(isCardPossible(state, 'hunter-seeker')).toBe(false); // no named leader near
    expect(isCardPossible(state, 'sardaukar-pogrom')).toBe(false); // no Sardaukar
    expect(isCardPossible(state, 'breeding-program')).toBe(true);
    const others = boardOf({}).cardsOf['house-harkonnen'].filter((id) => id !== 'hunter-seeker');
    const story = against({
      agenda: [{ do: 'automaCard', deck: 'house-harkonnen' }, rest],
      state: { discards: { 'house-harkonnen': others, 'corrino-ally': [], 'house-atreides': [], 'fremen-ally': [] } },
    });
    expect(story.told('automaCard')).toMatchObject([{ card: 'hunter-seeker', played: false }]);
    expect(story.state.automa?.reinforcements.hidden).toEqual(['hunter-seeker']);
  });
  // R16.10 R16.11
  test('a part that places is possible while what it places can come', () => {
    const every = {
      reinforcements: { hidden: HOUSES.flatMap((house) => (sideOfHouse(house) === 'harkonnen' ? boardOf({}).cardsOf[house] : [])) },
    };
    // No card can be drawn: a card that places harvesters and draws hangs on the harvesters.
    const harvesters = [
      'ne-outer-1',
      'ne-outer-2',
      'ne-outer-3',
      'ne-outer-4',
      'ne-outer-5',
      'ne-outer-6',
      'ne-outer-7',
      'ne-outer-8',
    ] as const;
    expect(isCardPossible(against({}, every).state, 'sandmasters')).toBe(true);
    expect(isCardPossible(against({ state: { harvesters } }, every).state, 'sandmasters')).toBe(false);
    // Where the harvest sector is full they come to one beside it. R16.4
    const { data } = boardOf({});
    const wormsigns = AREAS.filter((at) => data.areas[at].sectors.includes('ne-outer') && data.areas[at].terrain.includes('desert'));
    expect(harvesterAreas(against({ state: { wormsigns } }).state, 'ne-outer').of).toEqual([]);
    expect(isCardPossible(against({ state: { wormsigns } }, every).state, 'sandmasters')).toBe(true);
    // An ornithopter comes as long as one zone is free. R16.4
    const flown = (free: number): boolean => {
      const zones = Object.fromEntries(ZONES.slice(free).map((zone, nth) => [zone, nth < 3 ? 'carryall' : 'ornithopter'] as const));
      return isCardPossible(against({ state: { zones } }, every).state, 'full-control-of-the-air');
    };
    expect([flown(1), flown(0)]).toEqual([true, false]);
    // Every unit is on the map: a card that places elites and a leader hangs on the leader.
    const bashars = (generic: number): Partial<Arrangement> => ({
      leaders: nobody,
      harkonnen: {
        arrakeen: { regular: 6, generic },
        carthag: { regular: 6 },
        arsunt: { regular: 6 },
        'hagga-basin': { regular: 6 },
        'imperial-basin': { elite: 6 },
        'north-pole': { elite: 6 },
        'ne-outer-5': { special: 6 },
        'ne-outer-6': { special: 2 },
      },
    });
    expect(isCardPossible(against(bashars(5)).state, 'forced-recruitment')).toBe(true);
    expect(isCardPossible(against(bashars(6)).state, 'forced-recruitment')).toBe(false);
  });
  // R16.11 R16.12
  test('units are placed by the criteria of the House, too many go, the weakest first', () => {
    const story = plays('evidence-of-rebellion', { sietches: onlySietches({ windgap: 2 }) });
    expect(story.legion('harkonnen', 'north-pole').elite).toBe(2); // closest to a sietch
    expect(story.state.automa?.reinforcements.hidden).toHaveLength(2); // drawn: reinforcements
    const full = plays('carthag-the-former-capital', { harkonnen: { carthag: { regular: 5 } } });
    expect(full.legion('harkonnen', 'carthag')).toMatchObject({ regular: 5, elite: 1, generic: 1 });
  });
  // R16.11
  test('patrols: one each in the empty desert closest to a sietch', () => {
    const story = plays('harkonnen-patrols', { sietches: onlySietches({ windgap: 2 }) });
    for (let nth = 0; nth < 3 && story.asked.startsWith('automaTie'); nth++) story.play('atreides', story.options('atreides')[0]);
    expect(story.told('placed').map(({ what, count }) => [what, count])).toEqual([
      ['regular', 1],
      ['regular', 1],
      ['regular', 1],
    ]);
    expect(new Set(story.told('placed').map(({ to }) => to)).size).toBe(3);
    expect(story.asked).not.toContain('automaTie'); // there is no fourth
  });
  // R16.11 R16.8
  test('an attack is chosen before a move, and a picked legion is one that can attack', () => {
    const { state } = against({
      harkonnen: { 'sw-inner-3': { special: 2 }, 'ne-outer-5': { special: 3 } },
      sietches: onlySietches({ windgap: 1 }),
    });
    expect(branchOf(state, ref('sardaukars-manner'), boardOf({}).effects['card:sardaukars-manner']?.[0] as never)).toBe(1);
    expect(legionFor(state, { with: 'special' })).toEqual({ of: ['sw-inner-3'], row: 'attackSietch' });
    // Sardaukar are wanted: a nearer legion without any is not it.
    const far = against({ harkonnen: { 'sw-inner-1': { special: 2 }, 'ne-outer-5': { special: 3 }, 'sw-inner-3': { regular: 1 } } });
    expect(legionFor(far.state, { with: 'special' })).toEqual({ of: ['sw-inner-1'], row: 'nearTarget' });
  });
  // R16.11
  test('Shaddam comes to a legion that can attack, which attacks from where it stands', () => {
    const story = plays('rage-overcame-shaddam-iv-c', {
      harkonnen: { 'sw-inner-3': { special: 2 } },
      sietches: onlySietches({ windgap: 1 }),
      leaders: { ...nobody, 'shaddam-iv': 'ready' },
    });
    expect(marches(story)).toEqual([]);
    expect(story.told('attacked')).toMatchObject([{ from: 'sw-inner-3', at: 'windgap', surprise: true }]);
    expect(story.state.leaders['shaddam-iv'].at).toBe('windgap');
  });
  // R16.11
  test('what has no like among the actions happens as near to the target as possible', () => {
    const { state } = against(
      {
        atreides: { 'sw-inner-2': { tokens: ['s-elite'] } },
        sietches: onlySietches({ 'sihaya-ridge': 2, 'hobars-gap': 1 }),
        state: { wormsigns: ['sw-inner-6', 'ne-outer-1', 'sw-outer-9', 'se-inner-4'] },
      },
      { target: 'hobars-gap' },
    );
    expect(targetsOf(state, ref('spies-all-over-arrakis'), 'revealArea').of).toEqual([{ area: 'hobars-gap' }]);
    expect(targetsOf(state, ref('spotter-control'), 'discardWormsigns').of).toEqual([{ area: 'se-inner-4' }]);
    // The Factories reach only what lies next to the North Pole, however far from the target.
    const wormsigns = ['sw-inner-6', 'se-inner-4', 'ne-inner-3'] as const;
    const polar = against({ state: { wormsigns } }, { target: 'hobars-gap' }).state;
    expect(targetsOf(polar, ref('polar-cap-factories', [1]), 'discardWormsigns').of).toEqual([{ area: 'ne-inner-3' }]);
    const story = plays(
      'spotter-control',
      { state: { wormsigns: ['sw-inner-6', 'ne-outer-1', 'sw-outer-9', 'se-inner-4'] } },
      { target: 'hobars-gap' },
    );
    while (story.asked.startsWith('automaTie')) story.play('atreides', story.options('atreides')[0]);
    expect(story.state.wormsigns).toEqual(['ne-outer-1']);
    // Three of four that are equally near: the player says which. R16.2
    const beside = ['sw-inner-3', 'sw-inner-5', 'sw-inner-6', 'sw-outer-9'] as const;
    const tied = plays('spotter-control', { state: { wormsigns: beside } });
    expect([tied.asked, tied.options('atreides')]).toEqual(['automaTie atreides', beside.map((area) => ({ area }))]);
  });
  // R16.11 R16.9
  test('Troop Carriers fly from a settlement to the legion nearest the target', () => {
    const story = plays('troop-carriers', {
      harkonnen: { carthag: { regular: 3 }, 'sw-inner-3': { regular: 2 }, 'nw-inner-4': { regular: 1 } },
      sietches: onlySietches({ windgap: 2 }),
    });
    expect(marches(story)).toEqual([['carthag', 'sw-inner-3']]);
    expect(story.legion('harkonnen', 'carthag').facedown).toEqual(['black', 'silver']);
  });
  // R16.11
  test('a card is possible if something happens when it is played, and every card comes to its end', () => {
    const { cardsOf, planning } = boardOf({});
    const open = { shown: [...shown, { card: 'the-lisan-al-gaib', kept: false, feared: false }] } as const;
    const full: Partial<Arrangement> = {
      harkonnen: {
        carthag: { regular: 3, special: 1, named: ['beast-rabban'] },
        'sw-inner-1': { regular: 2, elite: 2, special: 2, generic: 1 },
        arsunt: { facedown: ['black', 'silver'] },
      },
      atreides: { windgap: { regular: 2, named: ['paul-atreides'] }, 'sw-outer-3': { regular: 1, tokens: ['s-elite'], generic: 1 } },
      leaders: { 'baron-harkonnen': 'ready', 'captain-aramsham': 'ready', 'shaddam-iv': 'ready' },
      hands: { 'house-atreides': ['truthtrance'], 'fremen-ally': ['thumpers'] },
      dice: { 'sietch-tabr': { house: 1 } },
      state: { ...open, wormsigns: ['ne-inner-3'], zones: { 'air-nw-inner-sw-inner': 'ornithopter' } },
    };
    const bare: Partial<Arrangement> = { harkonnen: { carthag: { regular: 1 } }, leaders: { 'beast-rabban': 'gone' }, state: open };
    for (const position of [full, bare])
      for (const card of new Set([...cardsOf['house-harkonnen'], ...cardsOf['corrino-ally']])) {
        if (planning[card].scheming) continue;
        const isPossible = isCardPossible(against({ leaders: nobody, ...position }).state, card);
        const story = plays(card, position);
        for (let left = 200; story.asked !== 'prune atreides' && !story.table.position.outcome && left > 0; left--) {
          const { answer } = randomMove(story.table, chanceOf(left));
          story.play('atreides', answer);
        }
        const happened = story.events.filter(({ type }) => type !== 'automaFollows');
        expect([card, happened.length > 0]).toEqual([card, isPossible]);
      }
  });
});
