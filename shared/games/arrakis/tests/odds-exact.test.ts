import { describe, expect, test } from 'vitest';
import type { CombatAbility } from '../data/leaders.ts';
import { DATA } from '../data.ts';
import { afterHit, choose, type Force, mixed, type Odds, oddsOf, type Plan } from '../queries/odds.ts';

// The odds against a reckoning of their own that knows nothing of theirs: every die one after the other.

const force = (more: Partial<Force>): Force => ({ regular: 0, elite: 0, special: 0, leaders: [], supply: 9, ...more });
const [strong, both, weak] = [
  { hits: 2, shields: 0 },
  { hits: 1, shields: 1 },
  { hits: 0, shields: 1 },
] as const satisfies readonly CombatAbility[];

describe('what a hit takes', () => {
  // R11.11 R2.9
  test.each<[string, Partial<Force>, Partial<Force>]>([
    ['an elite becomes a regular of the supply', { regular: 1, elite: 2, supply: 1 }, { regular: 2, elite: 1, supply: 0 }],
    ['without a regular in the supply an elite is lost', { regular: 1, elite: 1, supply: 0 }, { regular: 1, supply: 0 }],
    ['the weaker of two leaders goes before a Sardaukar', { special: 1, leaders: [weak, strong] }, { special: 1, leaders: [strong] }],
    ['wherever he stands', { regular: 3, leaders: [strong, weak] }, { regular: 3, leaders: [strong] }],
    ['of equal sums the one who hits stays', { regular: 3, leaders: [both, strong] }, { regular: 3, leaders: [strong] }],
    ['a Sardaukar becomes a regular', { special: 1, supply: 1 }, { regular: 1, supply: 0 }],
    ['a Sardaukar is lost before a regular, without supply', { regular: 1, special: 1, supply: 0 }, { regular: 1, supply: 0 }],
    ['a leader before the last Sardaukar, without supply', { special: 1, leaders: [both], supply: 0 }, { special: 1, supply: 0 }],
    ['the last Sardaukar', { special: 1, supply: 0 }, { supply: 0 }],
    ['a leader before the last regular', { regular: 1, leaders: [both] }, { regular: 1 }],
    ['a regular before the last leader', { regular: 2, leaders: [both] }, { regular: 1, leaders: [both], supply: 10 }],
    ['the last regular', { regular: 1 }, { supply: 10 }],
  ])('%s', (_, before, after) => {
    expect(afterHit(force(before))).toEqual(force(after));
  });
});

test('so many of so many can be chosen in so many ways', () => {
  expect([choose(5, 0), choose(5, 1), choose(5, 2), choose(5, 5), choose(3, 4), choose(0, 0)]).toEqual([1, 5, 10, 1, 0, 1]);
});

const SHARES = [
  ['hit', 1 / 2],
  ['shield', 1 / 3],
  ['special', 1 / 6],
] as const;
type Roll = Readonly<Record<'hit' | 'shield' | 'special', number>> & { readonly chance: number };
function rolls(dice: number): Roll[] {
  let all: Roll[] = [{ hit: 0, shield: 0, special: 0, chance: 1 }];
  for (let die = 0; die < dice; die++)
    all = all.flatMap((roll) => SHARES.map(([face, share]) => ({ ...roll, [face]: roll[face] + 1, chance: roll.chance * share })));
  return all;
}
const units = ({ regular, elite, special }: Force): number => regular + elite + special;
/** Hits and shields after the leaders have converted, those with the greatest sum first. R11.8 */
function converted({ hit, shield, special }: Roll, leaders: readonly CombatAbility[], more: number): readonly [number, number] {
  const order = leaders.toSorted((one, other) => other.hits + other.shields - one.hits - one.shields || other.hits - one.hits);
  return order
    .slice(0, special + more)
    .reduce<readonly [number, number]>(([hits, shields], each) => [hits + each.hits, shields + each.shields], [hit, shield]);
}
const struck = (of: Force, hits: number): Force =>
  Array.from({ length: hits }).reduce<Force>((left) => (units(left) > 0 ? afterHit(left) : left), of);

type Sums = { -readonly [K in keyof Omit<Odds, 'left' | 'hits'>]: number } & {
  left: { attacker: number[]; defender: number[] };
  hits: { attacker: number; defender: number };
};
/** Plays every throw of so many battle rounds; what is as good as never is left out. */
function played(plan: Plan, rounds: number): Sums {
  const none = (of: Force): number[] => Array.from({ length: units(of) + 1 }, () => 0);
  const sums: Sums = {
    attacker: 0,
    defender: 0,
    nobody: 0,
    open: 0,
    left: { attacker: none(plan.attacker), defender: none(plan.defender) },
    hits: { attacker: 0, defender: 0 },
  };
  const end = (attacker: Force, defender: Force, chance: number): void => {
    const [attack, defence] = [units(attacker), units(defender)];
    sums[attack > 0 && defence > 0 ? 'open' : attack > 0 ? 'attacker' : defence > 0 ? 'defender' : 'nobody'] += chance;
    sums.left.attacker[attack] = (sums.left.attacker[attack] ?? 0) + chance;
    sums.left.defender[defence] = (sums.left.defender[defence] ?? 0) + chance;
  };
  let now = new Map([['', { attacker: plan.attacker, defender: plan.defender, chance: 1 }]]);
  for (let round = 1; round <= rounds; round++) {
    const next: typeof now = new Map();
    for (const { attacker: whole, defender, chance } of now.values()) {
      if (chance < 1e-12) continue;
      const pays = (round > 1 || plan.first.pays) && plan.rank > 0 && !plan.terms.freeContinue;
      const attacker = pays ? struck(whole, 1) : whole;
      if (units(attacker) === 0) {
        end(attacker, defender, chance);
        continue;
      }
      const [more, moreDefence] = round === 1 ? plan.first.dice : [0, 0];
      const most = round === 1 && plan.first.isOpening ? (plan.terms.defenderMost ?? plan.most) : plan.most;
      const ours = rolls(Math.min(plan.most, units(attacker) + (plan.terms.extraDice ?? 0) + more));
      const theirs = rolls(Math.min(most, units(defender) + plan.rank + moreDefence));
      for (const our of ours)
        for (const their of theirs) {
          const [hits, shields] = converted(our, attacker.leaders, round === 1 ? plan.first.specials : 0);
          const [back, cover] = converted(their, defender.leaders, 0);
          const toAttacker = Math.max(0, back - Math.max(0, shields - defender.special));
          const toDefender = Math.max(0, hits - Math.max(0, cover - attacker.special));
          const share = chance * our.chance * their.chance;
          if (round === 1) {
            sums.hits.attacker += toAttacker * our.chance * their.chance;
            sums.hits.defender += toDefender * our.chance * their.chance;
          }
          const then = { attacker: struck(attacker, toAttacker), defender: struck(defender, toDefender) };
          if (units(then.attacker) === 0 || units(then.defender) === 0) {
            end(then.attacker, then.defender, share);
            continue;
          }
          const name = JSON.stringify(then);
          next.set(name, { ...then, chance: (next.get(name)?.chance ?? 0) + share });
        }
    }
    now = next;
  }
  for (const { attacker, defender, chance } of now.values()) end(attacker, defender, chance);
  return sums;
}

const plan = (more: Partial<Plan>): Plan => ({
  attacker: force({ regular: 1 }),
  defender: force({ regular: 1 }),
  rank: 0,
  first: { specials: 0, dice: [0, 0], pays: false, isOpening: true },
  terms: {},
  faces: DATA.pieces.combatDice.faces,
  most: 6,
  ...more,
});
const rounded = ({ left, hits, ...chances }: Odds | Sums) => {
  const round = (value: number): number => Math.round(value * 1e8) / 1e8;
  const each = (of: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(of).map(([name, value]) => [name, round(value)]));
  // Who had no regular may end with more of them than it has units now: never. R11.11
  const upTo = (list: readonly number[]) => list.map(round);
  return { ...each(chances), hits: each(hits), attacker: upTo(left.attacker), defender: upTo(left.defender), sums: each(chances) };
};

describe('the exact odds', () => {
  const opening = { specials: 0, dice: [0, 0], pays: false, isOpening: true } as const;
  // R11.5 R11.6 R11.7 R11.8 R11.9 R11.10 R11.11 R11.12
  test.each<[string, Partial<Plan>, number]>([
    [
      'a surprise with two leaders, one round',
      { attacker: force({ regular: 1, leaders: [weak, strong] }), first: { ...opening, specials: 1 } },
      1,
    ],
    ['a surprise holds for one round of two', { attacker: force({ regular: 2, leaders: [both] }), first: { ...opening, specials: 1 } }, 2],
    [
      'cards of both sides for one round of two',
      { attacker: force({ regular: 2 }), defender: force({ elite: 1 }), first: { ...opening, dice: [1, 2] } },
      2,
    ],
    ['a card that adds a die in each round', { terms: { extraDice: 1 } }, 2],
    ['few dice of the defender in the opening round', { defender: force({ regular: 3 }), terms: { defenderMost: 1 } }, 2],
    [
      'no longer in a later one',
      { defender: force({ regular: 3 }), terms: { defenderMost: 1 }, first: { ...opening, isOpening: false } },
      1,
    ],
    ['a settlement throws with and has to be paid for', { attacker: force({ regular: 2, elite: 1 }), rank: 1 }, 2],
    ['paid for before the first throw', { attacker: force({ elite: 2 }), rank: 1, first: { ...opening, pays: true } }, 1],
    ['not paid for by those who need not', { attacker: force({ regular: 2 }), rank: 1, terms: { freeContinue: true } }, 3],
    ['no more dice than so many', { attacker: force({ regular: 3 }), defender: force({ regular: 4 }), most: 2 }, 1],
    [
      'Sardaukar and Fedaykin break shields',
      { attacker: force({ special: 2, leaders: [weak] }), defender: force({ regular: 1, special: 1, leaders: [weak] }) },
      1,
    ],
    [
      'to the end in the open',
      { attacker: force({ regular: 1, special: 1, leaders: [both] }), defender: force({ elite: 1, leaders: [both, strong] }) },
      60,
    ],
    [
      'to the end at a settlement',
      { attacker: force({ regular: 2, elite: 1, leaders: [weak] }), defender: force({ elite: 1 }), rank: 1 },
      60,
    ],
    [
      'to the end for nothing at a settlement',
      { attacker: force({ special: 1 }), defender: force({ regular: 1 }), rank: 1, terms: { freeContinue: true } },
      60,
    ],
    ['with little in the supply', { attacker: force({ elite: 2, supply: 1 }), defender: force({ special: 1, elite: 1, supply: 0 }) }, 60],
  ])('%s', (_, wanted, rounds) => {
    const exact = plan(wanted);
    expect(rounded(oddsOf(exact, rounds === 60 ? undefined : rounds))).toEqual(rounded(played(exact, rounds)));
  });
  test('no battle round at all leaves both as they are', () => {
    expect(oddsOf(plan({}), 0)).toEqual({
      attacker: 0,
      defender: 0,
      nobody: 0,
      open: 1,
      left: { attacker: [0, 1], defender: [0, 1] },
      hits: { attacker: 0, defender: 0 },
    });
  });
});

test('odds that are so likely are put together, also of legions of other sizes', () => {
  const one = {
    attacker: 0.5,
    defender: 0.1,
    nobody: 0.2,
    open: 0.2,
    left: { attacker: [0.4, 0.6], defender: [1] },
    hits: { attacker: 1, defender: 2 },
  };
  const other = {
    attacker: 0.1,
    defender: 0.5,
    nobody: 0.4,
    open: 0,
    left: { attacker: [1], defender: [0, 0, 1] },
    hits: { attacker: 3, defender: 6 },
  };
  expect(
    mixed([
      { it: one, chance: 0.25 },
      { it: other, chance: 0.75 },
    ]),
  ).toEqual({
    attacker: expect.closeTo(0.2, 12),
    defender: expect.closeTo(0.4, 12),
    nobody: expect.closeTo(0.35, 12),
    open: expect.closeTo(0.05, 12),
    left: {
      attacker: [expect.closeTo(0.85, 12), expect.closeTo(0.15, 12)],
      defender: [expect.closeTo(0.25, 12), 0, expect.closeTo(0.75, 12)],
    },
    hits: { attacker: expect.closeTo(2.5, 12), defender: expect.closeTo(5, 12) },
  });
});
