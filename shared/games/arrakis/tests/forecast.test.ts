import { describe, expect, test } from 'vitest';
import type { ArrangedLegion } from '../arranged-position.ts';
import type { CombatAbility } from '../data/leaders.ts';
import { DATA } from '../data.ts';
import type { AreaId, AtreidesToken, Rank, Side } from '../ids.ts';
import { forecast, forecastBattle } from '../queries/forecast.ts';
import { type Force, mixed, type Odds, oddsOf, type Plan } from '../queries/odds.ts';
import type { ArrakisState, Battle, State } from '../types.ts';
import { viewOf } from '../view.ts';
import { against } from './mahdi.fixture.ts';
import { open, rest, still } from './story.fixture.ts';

// Which battle the odds are those of: each forecast beside the odds of forces that the test puts together itself.

const [FROM, TO, SIETCH] = ['ne-outer-8', 'ne-outer-9', 'gara-kulon'] as const satisfies readonly AreaId[];
const opening = { specials: 0, dice: [0, 0], pays: false, isOpening: true } as const;
const { leaders, genericCombat, pieces, numbers } = DATA;
const { faces } = pieces.combatDice;
const able = (id: 'beast-rabban' | 'baron-harkonnen' | 'stilgar'): CombatAbility => leaders[id].combat ?? genericCombat;

const plan = (attacker: Partial<Force>, defender: Partial<Force>, more: Partial<Plan> = {}): Plan => ({
  attacker: { regular: 0, elite: 0, special: 0, leaders: [], supply: 24, ...attacker },
  defender: { regular: 0, elite: 0, special: 0, leaders: [], supply: 16, ...defender },
  rank: 0,
  first: opening,
  terms: {},
  faces,
  most: numbers.combatDice,
  ...more,
});
const near = (odds: Odds | null) => {
  const digits = (value: number): number => Number(value.toFixed(9));
  return (
    odds &&
    [
      odds.attacker,
      odds.defender,
      odds.nobody,
      odds.open,
      ...odds.left.attacker,
      ...odds.left.defender,
      odds.hits.attacker,
      odds.hits.defender,
    ].map(digits)
  );
};
const seen = (state: State) => viewOf(state, null);
const laid = (
  harkonnen: Partial<Record<AreaId, ArrangedLegion>>,
  atreides: Partial<Record<AreaId, ArrangedLegion>>,
  state: Partial<ArrakisState> = {},
) => open({ agenda: [rest], harkonnen, atreides, sietches: { [SIETCH]: 3 }, state: { ...still, ...state } }).state;
const of = (state: State, side: Side, to: AreaId = TO, more: Partial<Parameters<typeof forecast>[1]> = {}) =>
  forecast(seen(state), { side, route: { from: FROM, to, way: 'foot' }, surprise: false, terms: {}, ...more }, 1);

describe('an attack that somebody thinks of', () => {
  // R11.6 R11.8 R2.9
  test('has the figures, leaders and supplies of both sides', () => {
    const state = laid(
      { [FROM]: { regular: 2, elite: 1, generic: 1, named: ['beast-rabban'] }, arsunt: { regular: 3 } },
      { [TO]: { regular: 1, special: 1, named: ['stilgar'] } },
    );
    const mine = { regular: 2, elite: 1, leaders: [able('beast-rabban'), genericCombat], supply: 19 };
    const theirs = { regular: 1, special: 1, leaders: [able('stilgar')], supply: 15 };
    expect(near(of(state, 'harkonnen'))).toEqual(near(oddsOf(plan(mine, theirs), 1)));
  });
  // R11.7 RU-6
  test.each([
    ['special', true, { specials: 1, dice: [0, 0] }],
    ['special', false, { specials: 0, dice: [0, 0] }],
    ['die', true, { specials: 0, dice: [1, 0] }],
    ['die', false, { specials: 0, dice: [0, 0] }],
  ] as const)('a surprise that adds a %s, made: %s', (surprise, made, first) => {
    const before = laid({ [FROM]: { regular: 2, generic: 2 } }, { [TO]: { regular: 2 } });
    const state = { ...before, options: { ...before.options, surprise } };
    const wanted = plan(
      { regular: 2, leaders: [genericCombat, genericCombat], supply: 22 },
      { regular: 2, supply: 14 },
      { first: { ...opening, ...first } },
    );
    expect(near(of(state, 'harkonnen', TO, { surprise: made }))).toEqual(near(oddsOf(wanted, 1)));
  });
  // R2.14 R12.5
  test('a sietch whose rank is known throws with it, one that is facedown with any of those that are', () => {
    const state = laid({ [FROM]: { regular: 3 } }, { [SIETCH]: { regular: 1 } });
    const sietches = { ...state.sietches, [SIETCH]: { at: SIETCH, rank: { hidden: 3 }, open: true } };
    const sides = [
      { regular: 3, supply: 21 },
      { regular: 1, supply: 15 },
    ] as const;
    const rank = (count: number) => oddsOf(plan(...sides, { rank: count }), 1);
    expect(near(of({ ...state, sietches }, 'harkonnen', SIETCH))).toEqual(near(rank(3)));
    // Seven of rank 2, one of rank 3.
    const any = mixed([
      { it: rank(2), chance: 7 / 8 },
      { it: rank(3), chance: 1 / 8 },
    ]);
    expect(near(of(state, 'harkonnen', SIETCH))).toEqual(near(any));
    // Elsewhere nothing stands.
    expect(near(of(laid({ [FROM]: { regular: 3 } }, { [TO]: { regular: 1 } }), 'harkonnen'))).toEqual(near(rank(0)));
  });
  // R2.4 R12.3
  test.each<[AreaId, number]>([
    ['arrakeen', 3],
    ['carthag', 2],
    ['arsunt', 1],
    ['hagga-basin', 0],
    [TO, 0],
  ])('the Harkonnen in %s throw with rank %i', (at, rank) => {
    const state = laid({ [at]: { regular: 1 } }, { [FROM]: { regular: 2 } }, { settlements: ['arrakeen', 'carthag', 'arsunt'] });
    const wanted = plan({ regular: 2, supply: 14 }, { regular: 1, supply: 23 }, { rank });
    expect(near(of(state, 'atreides', at))).toEqual(near(oddsOf(wanted, 1)));
  });
});

/** What the tokens of one legion may show, each pair as often as it can lie there. */
function tokensOf(pool: number, count: 1 | 2): readonly (readonly AtreidesToken[])[] {
  const box = (starting: boolean): AtreidesToken[] =>
    (Object.keys(pieces.atreidesTokens) as AtreidesToken[])
      .filter((id) => pieces.atreidesTokens[id].starting === starting)
      .flatMap((id) => Array.from({ length: pieces.atreidesTokens[id].count }, () => id));
  const standard = box(false);
  const out = standard.length - pool;
  // Every choice of the standard ones that have left the pool, here none or one.
  const laidOut = out === 0 ? [box(true)] : standard.map((id) => [...box(true), id]);
  return laidOut.flatMap((all) =>
    count === 1 ? all.map((id) => [id]) : all.flatMap((one, n) => all.slice(n + 1).map((other) => [one, other])),
  );
}
/** Odds of all these defenders together. */
function together(tokens: readonly (readonly AtreidesToken[])[], odds: (units: Readonly<Record<Rank, number>>) => Odds): Odds {
  const found = new Map<string, { it: Odds; chance: number }>();
  for (const hand of tokens) {
    const units = { regular: 0, elite: 0, special: 0 };
    for (const id of hand)
      for (const rank of ['regular', 'elite', 'special'] as const) units[rank] += pieces.atreidesTokens[id].units[rank] ?? 0;
    const name = JSON.stringify(units);
    const { it, chance } = found.get(name) ?? { it: odds(units), chance: 0 };
    found.set(name, { it, chance: chance + 1 / tokens.length });
  }
  return mixed([...found.values()]);
}

describe('what lies facedown', () => {
  // R2.7 R4.3 R18
  test.each([
    [8, 1],
    [8, 2],
    [7, 1],
    [7, 2],
  ] as const)('with %i tokens in the pool, %i of the Atreides count with all they may be', (pool, count) => {
    const tokens: readonly AtreidesToken[] = ['s-elite', 's-two-regulars'];
    const state = laid({ [FROM]: { regular: 2 } }, { [TO]: { tokens: tokens.slice(0, count) } });
    const view = { ...seen(state), pool };
    const wanted = together(tokensOf(pool, count), (units) =>
      oddsOf(plan({ regular: 2, supply: 22 }, { ...units, supply: 16 - units.regular }), 1),
    );
    const attack = { side: 'harkonnen', route: { from: FROM, to: TO, way: 'foot' }, surprise: false, terms: {} } as const;
    expect(near(forecast(view, attack, 1))).toEqual(near(wanted));
    // One that has been drawn and not placed is not in the pool and lies nowhere.
    expect(near(forecast({ ...view, pool: pool - 1, drawn: { count: 1, known: null } }, attack, 1))).toEqual(near(wanted));
  });
  // R2.9 RU-39
  test('what the box has no more comes as a lower rank, and then not at all', () => {
    const lacking = (elsewhere: ArrangedLegion) =>
      of(laid({ [FROM]: { regular: 2 } }, { [TO]: { tokens: ['s-elite'] }, windgap: elsewhere }), 'harkonnen');
    const theirs = (elite: (units: Readonly<Record<Rank, number>>) => Partial<Force>) =>
      together(tokensOf(8, 1), (units) => oddsOf(plan({ regular: 2, supply: 22 }, elite(units)), 1));
    // No elite and no Fedaykin left: a regular in their place.
    expect(near(lacking({ elite: 8, special: 6 }))).toEqual(
      near(theirs(({ regular, elite, special }) => ({ regular: regular + elite + special, supply: 16 - regular - elite - special }))),
    );
    // No Fedaykin: an elite.
    expect(near(lacking({ special: 6 }))).toEqual(
      near(theirs(({ regular, elite, special }) => ({ regular, elite: elite + special, supply: 16 - regular }))),
    );
    // One regular: the second is lost.
    expect(near(lacking({ regular: 15 }))).toEqual(
      near(theirs(({ regular, elite, special }) => ({ regular: Math.min(1, regular), elite, special, supply: 1 - Math.min(1, regular) }))),
    );
  });
  // R2.8 R9.9
  test('what is more than may stand there goes, the weakest first', () => {
    const state = laid({ [FROM]: { regular: 2 } }, { [TO]: { elite: 5, tokens: ['s-elite'] } });
    const kept = { 0: { elite: 5, special: 0 }, 1: { elite: 6, special: 0 } };
    const wanted = together(tokensOf(8, 1), ({ regular, elite, special }) => {
      const units = special > 0 ? { elite: 5, special: 1 } : kept[elite as 0 | 1];
      return oddsOf(plan({ regular: 2, supply: 22 }, { ...units, regular: regular === 2 ? 1 : 0, supply: 16 - regular }), 1);
    });
    expect(near(of(state, 'harkonnen'))).toEqual(near(wanted));
  });
  // R16.16
  test.each([
    ['black', [], 6],
    ['silver', [], 6],
    ['silver', ['choam'], 5],
  ] as const)('a %s token of the automa is any of its set; with the bans %j %i units may stand there', (set, bans, limit) => {
    const { state } = against({
      harkonnen: { [TO]: { regular: 1, elite: 3, facedown: [set] } },
      atreides: { [FROM]: { regular: 2 } },
      state: { bans },
    });
    const all = Object.values(pieces.harkonnenTokens).filter((token) => token.set === set);
    const wanted = mixed(
      all.map(({ units, count }) => {
        const all: Partial<Record<Rank, number>> = units;
        const came = { regular: 1 + (all.regular ?? 0), elite: 3 + (all.elite ?? 0), special: all.special ?? 0 };
        const regular = Math.max(0, came.regular - Math.max(0, came.regular + came.elite + came.special - limit));
        const elite = Math.min(came.elite, limit - regular - came.special);
        return {
          it: oddsOf(plan({ regular: 2, supply: 14 }, { regular, elite, special: came.special, supply: 24 - came.regular }), 1),
          chance: count / 6,
        };
      }),
    );
    expect(near(of(state, 'atreides'))).toEqual(near(wanted));
  });
  // R16.16
  test('two tokens of the automa are any two', () => {
    const { state } = against({ harkonnen: { [TO]: { facedown: ['black', 'silver'] } }, atreides: { [FROM]: { regular: 2 } } });
    const of2 = (set: string) => Object.values(pieces.harkonnenTokens).filter((token) => token.set === set);
    const wanted = mixed(
      of2('black').flatMap((one) =>
        of2('silver').map((other) => {
          const count = (rank: Rank): number =>
            [one, other].reduce((sum, { units }) => sum + ((units as Partial<Record<Rank, number>>)[rank] ?? 0), 0);
          const theirs = { regular: count('regular'), elite: count('elite'), special: count('special'), supply: 24 - count('regular') };
          return { it: oddsOf(plan({ regular: 2, supply: 14 }, theirs), 1), chance: (one.count * other.count) / 36 };
        }),
      ),
    );
    expect(near(of(state, 'atreides'))).toEqual(near(wanted));
  });
});

describe('the battle that is on', () => {
  const fight = (more: Partial<Battle> = {}): Battle => {
    const side = (cards: number): Battle['sides']['harkonnen'] => ({
      cards,
      roll: { hit: 0, shield: 0, special: 0 },
      convert: [],
      hits: 0,
    });
    return {
      attacker: 'harkonnen',
      from: FROM,
      at: SIETCH,
      way: 'foot',
      surprise: true,
      terms: { extraDice: 1 },
      round: 1,
      defended: true,
      sides: { harkonnen: side(2), atreides: side(1) },
      retreated: false,
      ...more,
    };
  };
  const now = (more: Partial<Battle>, when: 'throw' | 'goOn' | 'paid', option: 'special' | 'die' = 'special', regular = 1): Odds | null => {
    const state = laid({ [FROM]: { regular: 3, generic: 2 } }, { [SIETCH]: { regular } });
    const sietches = { ...state.sietches, [SIETCH]: { at: SIETCH, rank: { hidden: 2 }, open: true } };
    return forecastBattle({ ...seen({ ...state, sietches }), options: { ...state.options, surprise: option }, battle: fight(more) }, when);
  };
  const wanted = (first: Plan['first']) =>
    oddsOf(
      plan(
        { regular: 3, leaders: [genericCombat, genericCombat], supply: 21 },
        { regular: 1, supply: 15 },
        { rank: 2, terms: { extraDice: 1 }, first },
      ),
    );
  // R11.5 R11.7 R11.12 RU-6
  test.each<[string, Partial<Battle>, 'throw' | 'goOn' | 'paid', 'special' | 'die', Plan['first']]>([
    ['its first throw', {}, 'throw', 'special', { specials: 1, dice: [2, 1], pays: false, isOpening: true }],
    ['its first throw, where a surprise is a die', {}, 'throw', 'die', { specials: 0, dice: [3, 1], pays: false, isOpening: true }],
    ['before a round has begun', { round: 0 }, 'throw', 'special', { specials: 1, dice: [2, 1], pays: false, isOpening: true }],
    ['without surprise', { surprise: false }, 'throw', 'special', { specials: 0, dice: [2, 1], pays: false, isOpening: true }],
    ['its second throw', { round: 2 }, 'throw', 'die', { specials: 0, dice: [2, 1], pays: false, isOpening: false }],
    ['going on not paid for yet', {}, 'goOn', 'special', { specials: 0, dice: [0, 0], pays: true, isOpening: false }],
    ['going on paid for', {}, 'paid', 'die', { specials: 0, dice: [0, 0], pays: false, isOpening: false }],
  ])('%s', (_, battle, when, option, first) => {
    expect(near(now(battle, when, option))).toEqual(near(wanted(first)));
  });
  // R11.12 R11.16
  test('nothing is thrown any more without a battle, after a retreat, and where a side has no unit', () => {
    const state = laid({ [FROM]: { regular: 3 } }, { [SIETCH]: { regular: 1 } });
    expect(forecastBattle(seen(state), 'throw')).toBeNull();
    expect(now({ retreated: true }, 'throw')).toBeNull();
    expect(now({ at: TO }, 'throw')).toBeNull();
    expect(now({ from: TO }, 'throw')).toBeNull();
  });
});
