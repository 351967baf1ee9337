import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../../kernel/chance.ts';
import { randomMove } from '../../../testkit/play.ts';
import type { Arrangement } from '../arrange.ts';
import { boardOf } from '../board.ts';
import type { PlanningId } from '../ids.ts';
import { branchOf, isCardPossible, legionFor, nextDeck, targetsOf } from '../queries/mahdi/effects.ts';
import { cardsForDice, nextHit } from '../queries/mahdi/hits.ts';
import type { EffectRef } from '../questions.ts';
import { against, die, marches, nobody, onlySietches, rows } from './mahdi.fixture.ts';
import { doing, rest, shown, turnOf } from './story.fixture.ts';

const NO_SIDE = { cards: 0, roll: { hit: 0, shield: 0, special: 0 }, convert: [], hits: 0 };
const cards = (count: number): readonly PlanningId[] => boardOf({}).cardsOf['corrino-ally'].slice(0, count);
const reinforced = (count: number) => ({ reinforcements: { hidden: cards(count) } });
/** A legion attacks Windgap; dice are those of the table: attacker first. */
const attack = (more: Partial<Arrangement>, automa = {}) =>
  die('strategy', { sietches: onlySietches({ windgap: 1 }), options: { dice: 'table' }, leaders: nobody, ...more }, automa);

describe('battles of the automa', () => {
  // R16.13
  test('so many reinforcements are discarded that six dice are rolled, attacking and defending', () => {
    const battle = { attacker: 'harkonnen', from: 'sw-inner-3', at: 'windgap' } as const;
    const position = { harkonnen: { 'sw-inner-3': { regular: 4 } }, atreides: { windgap: { regular: 1 } } } as const;
    const fight = {
      ...battle,
      way: 'foot',
      surprise: false,
      terms: {},
      round: 1,
      defended: true,
      sides: {
        harkonnen: { cards: 0, roll: { hit: 0, shield: 0, special: 0 }, convert: [], hits: 0 },
        atreides: { cards: 0, roll: { hit: 0, shield: 0, special: 0 }, convert: [], hits: 0 },
      },
      retreated: false,
    } as const;
    expect(cardsForDice(against(position, reinforced(5)).state, fight)).toBe(2);
    expect(cardsForDice(against(position, reinforced(1)).state, fight)).toBe(1);
    expect(cardsForDice(against({ ...position, state: { bans: ['landsraad'] } }, reinforced(5)).state, fight)).toBe(0);
    const defending = against(
      {
        agenda: [{ do: 'attack', ref: { by: 'fremen-ally', of: 'action:atreides:strategy:attack', at: [0] } }, rest],
        harkonnen: { 'ne-outer-5': { regular: 3 } },
        atreides: { 'ne-outer-6': { regular: 2 } },
        options: { dice: 'table' },
        state: turnOf('atreides'),
      },
      reinforced(5),
    );
    defending.play('atreides', { from: 'ne-outer-6', to: 'ne-outer-5', way: 'foot' }).play('atreides', 'none', [4, 4, 4, 4, 4, 4, 4, 4]);
    expect(defending.told('battleRoll').map(({ side, dice }) => [side, dice])).toEqual([
      ['atreides', 2],
      ['harkonnen', 6],
    ]);
    expect(defending.told('discarded')).toMatchObject([{ why: 'battle' }]);
    expect(defending.state.automa?.reinforcements.hidden).toHaveLength(2);
  });
  // R16.13
  test('hits take Bashars first, then named leaders down to one, elites, Sardaukar, regulars, the last leader before the last unit', () => {
    const hit = (legion: object) => nextHit(against({ harkonnen: { carthag: legion } }).state, 'carthag');
    expect(hit({ regular: 2, generic: 2, named: ['beast-rabban'] })).toEqual({ of: ['generic'], row: 'basharsFirst' });
    expect(hit({ regular: 2, named: ['beast-rabban', 'baron-harkonnen'] })).toEqual({
      of: ['beast-rabban', 'baron-harkonnen'].sort(),
      row: 'oneLeader',
    });
    expect(hit({ regular: 2, elite: 1, special: 1, generic: 1 })).toEqual({ of: ['elite'], row: 'elites' });
    expect(hit({ regular: 2, special: 1, generic: 1 })).toEqual({ of: ['special'], row: 'sardaukar' });
    expect(hit({ regular: 2, generic: 1 })).toEqual({ of: ['regular'], row: 'regulars' });
    expect(hit({ regular: 1, generic: 1 })).toEqual({ of: ['generic'], row: 'lastLeader' });
    expect(hit({ regular: 1, named: ['beast-rabban'] })).toEqual({ of: ['beast-rabban'], row: 'lastLeader' });
    expect(hit({ regular: 1 })).toEqual({ of: ['regular'], row: 'regulars' });
  });
  // R16.13 R16.16
  test('hits turn tokens up where nothing else is left to lose', () => {
    const story = against({
      agenda: [{ do: 'automaHits', at: 'ne-outer-5', left: 2, cause: 'storm' }, rest],
      harkonnen: { 'ne-outer-5': { regular: 1, facedown: ['silver'] } },
    });
    expect(story.told('tokenRevealed')).toHaveLength(1);
    expect(rows(story)[0]).toBe('regulars');
    expect(story.legion('harkonnen', 'ne-outer-5').facedown).toBeUndefined();
  });
  // R16.13 R11.12
  test('it goes on against a sietch without a hit, and advances when it has won', () => {
    const story = attack({
      harkonnen: { 'sw-inner-3': { regular: 4 } },
      atreides: { windgap: { regular: 1 } },
      hands: {},
      seed: 1,
      options: {},
    }).until('prune');
    expect(story.told('casualty').filter(({ side }) => side === 'harkonnen').length).toBe(
      story
        .told('hits')
        .filter(({ on }) => on === 'harkonnen')
        .reduce((sum, { count }) => sum + count, 0),
    );
    expect(story.told('hits').some(({ cause }) => cause === 'continue')).toBe(false);
    expect(story.told('advanced')).toMatchObject([{ from: 'sw-inner-3', to: 'windgap' }]);
    expect(story.state.sietches.windgap).toBeNull();
    expect(story.state.supremacy).toBe(1);
  });
  // R16.13
  test('it gives up at the start of a battle round with at most half the fine power of the enemy', () => {
    const story = attack({
      harkonnen: { 'sw-inner-3': { regular: 4 } },
      atreides: { windgap: { tokens: ['d-two-elites'], regular: 1 } },
      options: {},
    });
    expect(story.told('attacked')).toHaveLength(1);
    const weak = attack({
      harkonnen: { 'sw-inner-3': { regular: 4 } },
      atreides: { windgap: { tokens: ['d-elite-special'], special: 1 } },
      options: {},
    });
    // 4 x 2 against 4 + 3 + 4: more than half, it begins.
    expect(weak.told('stopped')).toEqual([]);
    const half = against({
      agenda: [{ do: 'battle' }, { do: 'settle' }, rest],
      harkonnen: { 'sw-inner-3': { regular: 3 } },
      atreides: { windgap: { special: 3 } },
      state: {
        battle: {
          attacker: 'harkonnen',
          from: 'sw-inner-3',
          at: 'windgap',
          way: 'foot',
          surprise: false,
          terms: {},
          round: 1,
          defended: true,
          sides: { harkonnen: NO_SIDE, atreides: NO_SIDE },
          retreated: false,
        },
      },
    });
    expect(half.told('stopped')).toMatchObject([{ side: 'harkonnen' }]);
    expect(half.told('automaFollows')).toMatchObject([{ row: 'halfPower', possible: true }]);
    expect(half.told('battleEnded')).toMatchObject([{ winner: 'atreides' }]);
  });
  // R16.13 R11.12 R11.15
  test('the Atreides retreat where they like, to empty areas first; the automa never retreats; if it stops, nobody is asked to', () => {
    const retreating = (occupied: Arrangement['atreides'], regular = 6) =>
      against({
        agenda: [{ do: 'withdraw' }, { do: 'battle' }, { do: 'settle' }, rest],
        harkonnen: { 'sw-inner-3': { regular } },
        atreides: { windgap: { regular: 2 }, ...occupied },
        state: {
          wormsigns: ['sw-inner-6', 'sw-outer-9'],
          battle: {
            attacker: 'harkonnen',
            from: 'sw-inner-3',
            at: 'windgap',
            way: 'foot',
            surprise: false,
            terms: {},
            round: 1,
            defended: true,
            sides: { harkonnen: NO_SIDE, atreides: NO_SIDE },
            retreated: false,
          },
        },
      });
    expect(retreating({}, 1).told('stopped')).toHaveLength(1);
    const story = retreating({ 'sw-inner-2': { regular: 1 } });
    expect(story.asked).toBe('withdraw atreides');
    story.play('atreides', true);
    expect(story.asked).toBe('retreat atreides');
    expect(story.options('atreides')).toEqual(['false-wall-west', 'sw-inner-5', 'sw-outer-8']); // not to wormsigns, not to friends
    story.play('atreides', 'sw-outer-8');
    expect(story.legion('atreides', 'sw-outer-8').regular).toBe(2);
    expect(story.told('advanced')).toHaveLength(1);
    const attacked = against({
      agenda: [{ do: 'withdraw' }, { do: 'settle' }, rest],
      harkonnen: { 'ne-outer-5': { regular: 3 } },
      atreides: { 'ne-outer-6': { regular: 3 } },
      state: {
        battle: {
          attacker: 'atreides',
          from: 'ne-outer-6',
          at: 'ne-outer-5',
          way: 'foot',
          surprise: false,
          terms: {},
          round: 1,
          defended: true,
          sides: { harkonnen: NO_SIDE, atreides: NO_SIDE },
          retreated: false,
        },
      },
    });
    expect(attacked.asked).toBe('prune atreides');
  });
  // R16.2 R16.13
  test('which leaders use the Specials the player says, for no row does', () => {
    const story = against({
      agenda: [{ do: 'convert', side: 'harkonnen' }, rest],
      harkonnen: { 'sw-inner-3': { regular: 2, generic: 1, named: ['beast-rabban'] } },
      atreides: { windgap: { regular: 1 } },
      state: {
        battle: {
          attacker: 'harkonnen',
          from: 'sw-inner-3',
          at: 'windgap',
          way: 'foot',
          surprise: false,
          terms: {},
          round: 1,
          defended: true,
          sides: { harkonnen: { ...NO_SIDE, roll: { hit: 0, shield: 0, special: 1 } }, atreides: NO_SIDE },
          retreated: false,
        },
      },
    });
    expect(story.asked).toBe('convert atreides');
    story.play('atreides', { generic: 0, 'beast-rabban': 1 });
    expect(story.told('converted')).toMatchObject([{ side: 'harkonnen', leaders: ['beast-rabban'] }]);
  });
});

describe('cards of the automa', () => {
  const ref = (card: PlanningId, at: readonly number[] = [0]): EffectRef => ({ by: 'house-harkonnen', of: `card:${card}`, at });
  const plays = (card: PlanningId, more: Partial<Arrangement>, automa = {}) =>
    against({ agenda: doing('house-harkonnen', `card:${card}`), leaders: nobody, ...more }, automa);
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
  });
  // R16.11 R16.8
  test('an attack is chosen before a move, and a picked legion is one that can attack', () => {
    const { state } = against({
      harkonnen: { 'sw-inner-3': { special: 2 }, 'ne-outer-5': { special: 3 } },
      sietches: onlySietches({ windgap: 1 }),
    });
    expect(branchOf(state, ref('sardaukars-manner'), boardOf({}).effects['card:sardaukars-manner']?.[0] as never)).toBe(1);
    expect(legionFor(state, { with: 'special' })).toEqual({ of: ['sw-inner-3'], row: 'attackSietch' });
    const far = against({ harkonnen: { 'sw-inner-1': { special: 2 }, 'ne-outer-5': { special: 3 } } });
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
    const story = plays(
      'spotter-control',
      { state: { wormsigns: ['sw-inner-6', 'ne-outer-1', 'sw-outer-9', 'se-inner-4'] } },
      { target: 'hobars-gap' },
    );
    while (story.asked.startsWith('automaTie')) story.play('atreides', story.options('atreides')[0]);
    expect(story.state.wormsigns).toEqual(['ne-outer-1']);
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
