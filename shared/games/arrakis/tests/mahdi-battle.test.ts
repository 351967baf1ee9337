import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../arranged-position.ts';
import { boardOf } from '../board.ts';
import type { PlanningId } from '../ids.ts';
import { sietchAttack } from '../queries/mahdi/attack.ts';
import { cardsForDice, nextHit } from '../queries/mahdi/hits.ts';
import { against, die, nobody, onlySietches, rows } from './mahdi.fixture.ts';
import { rest, turnOf } from './story.fixture.ts';

const NO_SIDE = { cards: 0, roll: { hit: 0, shield: 0, special: 0 }, convert: [], hits: 0 };
const cards = (count: number): readonly PlanningId[] => boardOf({}).cardsOf['corrino-ally'].slice(0, count);
const reinforced = (count: number) => ({ reinforcements: { hidden: cards(count) } });
/** A legion attacks Windgap; dice are those of the table: attacker first. */
const attack = (more: Partial<Arrangement>, automa = {}) =>
  die('strategy', { sietches: onlySietches({ windgap: 1 }), options: { dice: 'table' }, leaders: nobody, ...more }, automa);

describe('attacks of the automa', () => {
  // R16.8
  test('of sietches of one rank it attacks the one whose defenders it exceeds by most, whatever the numbers', () => {
    const { state } = against({
      harkonnen: { 'sw-inner-3': { regular: 4 }, 'shield-wall-east': { regular: 6 } },
      atreides: { windgap: { regular: 1 }, 'gara-kulon': { regular: 4 } },
      sietches: onlySietches({ windgap: 2, 'gara-kulon': 2 }),
    });
    expect(sietchAttack(state, {})).toMatchObject({ of: [{ from: 'sw-inner-3', to: 'windgap' }], row: 'greatestDifference' });
  });
});

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
    // Where one empty area is left it is that one.
    const one = retreating({ 'sw-inner-2': { regular: 1 }, 'false-wall-west': { regular: 1 }, 'sw-inner-5': { regular: 1 } });
    expect(one.play('atreides', true).options('atreides')).toEqual(['sw-outer-8']);
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
